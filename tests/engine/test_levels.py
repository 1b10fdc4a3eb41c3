"""How strong the engine plays, and what a weak level never does."""

from __future__ import annotations

from collections import Counter
from random import Random

from icefloe.engine import LEVELS, Line
from icefloe.engine.levels import picked
from icefloe.engine.process import FEW
from icefloe.games import fish

STATE = fish.parse("1a123.1b1 a 00 0/0,0/0")
"""a can go to 1, 2 or 3 fish."""


def lines(**worth):
    """A line of one move each, by the fish that it seems to come to."""
    return [Line((f"a1-{target}",), fish, 0, False) for target, fish in worth.items()]


def picks(found, error, times=100):
    """The targets picked from these lines, each as often as it was."""
    return Counter(picked(STATE, found, error, Random(seed)).removeprefix("a1-") for seed in range(times))


def test_without_error_the_best_move_is_picked():
    assert {"b1": 100} == picks(lines(b1=2, c1=1, d1=0), 0.0)


def test_tiles_break_ties():
    even = [Line(("a1-d1",), 3, -1, False), Line(("a1-b1",), 3, 0, False)]

    assert {"b1": 100} == picks(even, 0.0)


def test_many_tiles_are_worth_less_than_a_fish():
    assert {"b1": 100} == picks([Line(("a1-b1",), 1, -30, True), Line(("a1-d1",), 0, 30, True)], 0.0)


def test_a_weak_level_gives_away_what_is_to_come_for_more_fish_at_once():
    """The more is lost, the less often: of an error of 10 drawn evenly, 4 are surpassed six times in ten."""
    found = picks(lines(b1=4, d1=0), 10.0, times=1000)

    assert 540 < found["d1"] < 660
    assert found["b1"] == 1000 - found["d1"]


def test_it_never_gives_away_more_than_its_error():
    assert {"b1": 500} == picks(lines(b1=4, d1=0), 4.0, times=500)


def test_it_takes_a_catch_that_costs_nothing():
    assert {"d1": 100} == picks(lines(b1=4, c1=4, d1=4), 30.0)


def test_equals_are_picked_by_chance():
    state = fish.parse("1a22.1b1 a 00 0/0,0/0")
    even = [Line((move,), 1, 0, False) for move in ("a1-b1", "a1-c1")]

    assert {"a1-b1", "a1-c1"} == {picked(state, even, 1.0, Random(seed)) for seed in range(20)}


def test_the_same_chance_gives_the_same_move():
    assert picks(lines(b1=4, c1=2, d1=0), 5.0) == picks(lines(b1=4, c1=2, d1=0), 5.0)


def test_levels_err_less_from_one_to_the_next():
    errors = [level.error for level in LEVELS.values()]

    assert ("beginner", "full") == (next(iter(LEVELS)), [*LEVELS][-1])
    assert sorted(errors, reverse=True) == errors


def test_levels_that_err_do_not_go_by_the_clock():
    """So that a seed gives the same game."""
    assert [] == [level.name for level in LEVELS.values() if level.error and level.limits.seconds is not None]


def test_levels_that_err_need_not_wait_for_compiled_code():
    assert [] == [level.name for level in LEVELS.values() if level.error and level.limits.nodes > FEW]


def test_the_highest_levels_do_not_err():
    assert [0.0, 0.0] == [LEVELS[name].error for name in ("strong", "full")]
