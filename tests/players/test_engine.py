"""The Fish engine as a player: what it asks, what it makes of the answer, what it says meanwhile."""

from __future__ import annotations

from random import Random
from threading import Event

import pytest

from icefloe.engine import LEVELS, Limits, Line, Report
from icefloe.games import fish, floes
from icefloe.games.base import GameError
from icefloe.players import EnginePlayer, TellingPlayer, engine
from icefloe.players.engine import in_words

STATE = fish.parse("1a123.1b1 a 00 0/0,0/0")
FAR = Report(9, 1000, 0.5, (Line(("a1-b1", "f1-g1"), 4, 1, False),))


@pytest.fixture
def asked(monkeypatch):
    """The limits of every question to the engine, which finds all moves as good as the others, and answers nothing when stopped."""
    limits = []

    class Thinker:
        troubles = ()

        def start(self):
            limits.append("started")

        def think(self, state, limit, report=lambda _: None, stop=None):
            limits.append(limit)
            lines = tuple(Line((str(move),), 0, 0, False) for move in state.legal_moves[: limit.lines])
            found = Report(1, 1, 0.0, () if stop.is_set() else lines)
            report(found)
            return found

    monkeypatch.setattr(engine, "shared", Thinker)
    return limits


def chosen(player=None, state=STATE, seed=1, stop=None):
    return (player or EnginePlayer()).choose(state, state.to_move, Random(seed), stop or Event())


def test_a_weak_level_looks_at_all_moves_to_err_among_them(asked):
    chosen(EnginePlayer.at(LEVELS["beginner"]))

    assert [3] == [limits.lines for limits in asked]


def test_a_weak_level_takes_the_most_fish_of_what_seems_as_good(asked):
    player = EnginePlayer.at(LEVELS["beginner"])

    assert {"a1-d1"} == {chosen(player, seed=seed) for seed in range(30)}


def test_a_weak_level_plays_different_moves_for_different_seeds(asked):
    player, state = EnginePlayer.at(LEVELS["beginner"]), fish.start(2, seed=1)

    assert 10 < len({chosen(player, state, seed) for seed in range(40)})


def test_the_engine_at_full_strength_looks_for_one_move(asked):
    chosen(EnginePlayer.at(LEVELS["full"]))

    assert [(1, 1.0)] == [(limits.lines, limits.seconds) for limits in asked]


def test_limits_of_ones_own_can_be_given(asked):
    chosen(EnginePlayer(Limits(nodes=500)))

    assert [500] == [limits.nodes for limits in asked]


def test_chance_comes_from_the_seed_alone(asked):
    for seed in (1, 1, 2):
        chosen(seed=seed)
    first, again, other = (limits.seed for limits in asked)

    assert first == again != other


def test_an_only_move_is_played_without_thinking(asked):
    assert ("a1-b1", []) == (chosen(state=fish.parse("1a1.1b a 00 0/0,0/0")), asked)


def test_stopped_before_anything_was_found_it_gives_a_legal_move(asked):
    stop = Event()
    stop.set()

    assert "a1-b1" == chosen(stop=stop)


@pytest.mark.parametrize("level", ["casual", "club"])
def test_no_level_but_the_lowest_shuts_a_penguin_in_for_nothing(level):
    """On a1 are 2 fish and the end of the way; the other way five tiles with 15 can be taken one by one."""
    player, state = EnginePlayer.at(LEVELS[level]), fish.parse("21a33333.1b1 a 00 0/0,0/0")

    assert "b1-a1" not in {chosen(player, state, seed) for seed in range(10)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_with_two_three_and_four_players(level, players):
    player, state = EnginePlayer.at(LEVELS[level]), fish.start(players, seed=3, board="tiny", penguins=1)
    for _ in range(players + 2):
        state = state.play(chosen(player, state))

    assert sum(state.tiles) == 2


def test_it_refuses_a_position_of_another_game():
    with pytest.raises(GameError, match="the engine plays Fish, and this is a position of Ice Floes"):
        chosen(state=floes.start(2, seed=1))


def test_it_tells_what_it_thinks(asked):
    told = []
    EnginePlayer().think(STATE, 0, Random(1), Event(), lambda words, trouble=False: told.append(words))

    assert {"1 move ahead: +0 fish"} == set(told)
    assert isinstance(EnginePlayer(), TellingPlayer)


def test_it_tells_of_each_trouble_of_the_engine_once(monkeypatch):
    class Troubled:
        troubles = ("an old one",)

        def think(self, state, limits, report=None, stop=None):
            self.troubles += ("its worker was killed; it is asked again",)
            report(FAR)
            return FAR

    told = []
    monkeypatch.setattr(engine, "shared", Troubled)
    EnginePlayer().think(STATE, 0, Random(1), Event(), lambda words, trouble=False: told.append((trouble, words)))

    assert ["its worker was killed; it is asked again"] == [words for trouble, words in told if trouble]


def test_it_gets_ready_when_it_is_told_to(asked):
    EnginePlayer().prepare()

    assert ["started"] == asked


@pytest.mark.parametrize(
    ("report", "words"),
    [
        (FAR, "9 moves ahead: +4 fish"),
        (FAR._replace(lines=(Line(("a1-b1",), -2, 0, True),)), "to the end: -2 fish"),
        (FAR._replace(depth=0), "at a glance: +4 fish"),
        (FAR._replace(nodes=0), ""),
        (Report(0, 0, 0.0, ()), ""),
    ],
)
def test_a_report_is_put_in_words(report, words):
    assert words == in_words(report)
