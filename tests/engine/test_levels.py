"""How strong the engine plays, and what a weak level never does."""

from __future__ import annotations

from random import Random

from icefloe.engine import LEVELS, Line
from icefloe.engine.levels import picked
from icefloe.engine.process import FEW


def lines(**fish):
    """A line of one move each, by its fish."""
    return [Line((move,), worth, 0, False) for move, worth in fish.items()]


def test_without_error_the_best_move_is_picked():
    assert {"b1"} == {picked(lines(a1=1, b1=2, c1=0), 0.0, Random(seed)) for seed in range(20)}


def test_tiles_break_ties():
    even = [Line(("a1",), 3, -1, False), Line(("b1",), 3, 0, False)]

    assert "b1" == picked(even, 0.0, Random(1))


def test_many_tiles_are_worth_less_than_a_fish():
    assert "a1" == picked([Line(("a1",), 1, -30, True), Line(("b1",), 0, 30, True)], 0.0, Random(1))


def test_with_an_error_a_worse_move_is_picked_at_times():
    found = [picked(lines(a1=1, b1=0), 1.0, Random(seed)) for seed in range(200)]

    assert 0 < found.count("b1") < found.count("a1")


def test_a_move_that_is_worse_by_twice_the_error_is_never_picked():
    assert {"a1"} == {picked(lines(a1=4, b1=0), 2.0, Random(seed)) for seed in range(500)}


def test_the_same_chance_gives_the_same_move():
    many = lines(a1=1, b1=1, c1=1, d1=1)

    assert [picked(many, 2.0, Random(seed)) for seed in range(20)] == [
        picked(many, 2.0, Random(seed)) for seed in range(20)
    ]


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
