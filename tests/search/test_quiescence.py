"""Quiescence: which moves are noisy, and that what is beyond the horizon is minimax too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from icefloe.games import fish
from icefloe.search import Evaluation, Trace, aspiration, deepening, mtdf, negamax, pvs
from icefloe.search.quiescence import PLIES, Quiescence
from tests.protocol.toys import Toy, ToyGame
from tests.search.plain import INF, after, for_mover, lead, plain, random_fish, random_twice

VARIANTS = [
    (negamax, {}),
    (negamax, {"table": True, "order": "killers"}),
    (pvs, {"table": True}),
    (mtdf, {}),
    (aspiration, {"width": 0.5}),
    (deepening, {"method": "pvs"}),
    (deepening, {"method": "mtdf"}),
]

# a's penguin on a1 may go to b1 with 1 fish, to c1 with 3, to a2 with 2.
STATE = fish.parse("1a13/21b11 a 00 0/0,0/0")
B1, C1, A2 = (fish.move(text) for text in ("a1-b1", "a1-c1", "a1-a2"))


def named(variant):
    search, options = variant
    return " ".join([search.name, *(f"{name}={value}" for name, value in options.items())])


def quiet(state, depth, swing, plies=PLIES):
    """The first player's value, written as plainly as can be."""
    if state.to_move is None:
        return lead(state)
    if depth > 0:
        values = [quiet(state.play(move), depth - 1, swing) for move in state.legal_moves]
    elif plies == 0:
        return lead(state)
    else:
        greed = Evaluation(state.game.greed)
        gains = [greed(state.play(move))[state.to_move] - greed(state)[state.to_move] for move in state.legal_moves]
        stand = [lead(state)] if any(-swing <= gain <= swing for gain in gains) else []
        values = stand + [
            quiet(state.play(move), 0, swing, plies - 1)
            for move, gain in zip(state.legal_moves, gains, strict=True)
            if gain > swing or not stand
        ]
    return max(values) if state.to_move == 0 else min(values)


# --- which moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("swing", "moves", "can_stand"),
    [(3, (), True), (2, (C1,), True), (1, (C1, A2), True), (0.5, (C1, A2, B1), False)],
)
def test_noisy_is_what_gains_more_than_the_swing_the_greatest_gain_first(swing, moves, can_stand):
    """Gains are the fish on the tile that a move leads to: 1, 3 and 2."""
    assert (moves, can_stand) == Quiescence(swing).noisy(STATE, 0)


def test_nobody_may_stand_pat_without_a_quiet_move():
    """Both moves lead to 3 fish."""
    state = fish.parse("1a3/31b1 a 00 0/0,0/0")

    assert ((fish.move("a1-b1"), fish.move("a1-a2")), False) == Quiescence(2).noisy(state, 0)


def test_far_beyond_the_horizon_nothing_is_noisy():
    assert ((), True) == Quiescence(0).noisy(STATE, -PLIES)


# --- values ----------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def judged():
    """Positions, depth, swing and the first player's value."""
    return [
        (state, depth, swing, quiet(state, depth, swing))
        for seed in range(16)
        for state in (random_fish(seed, (9, 10), 1 + seed % 2), random_twice(seed))
        for depth in (0, 1, 2)
        for swing in (0, 1, 2)
    ]


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_the_value_is_that_of_a_plain_minimax_that_goes_on_with_noisy_moves(variant, judged):
    search, options = variant
    for state, depth, swing, value in judged:
        result = search(state, depth, quiet=True, swing=swing, **options)
        # Deepening is done where a smaller depth saw the end of every line.
        expected = plain(state, INF) if result.depth < depth else value

        assert for_mover(state, expected) == result.value, (state, depth, swing)


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_the_position_at_the_end_of_the_line_has_the_value(variant, judged):
    search, options = variant
    for state, depth, swing, _ in judged:
        result = search(state, depth, quiet=True, swing=swing, **options)

        assert for_mover(state, lead(after(state, result.pv))) == result.value, (state, depth, swing)


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_to_the_end_of_the_game_there_is_nothing_beyond(variant):
    search, options = variant
    for seed in range(10):
        state = random_fish(seed, (9, 10), 1)
        result = search(state, quiet=True, swing=0, **options)

        assert (for_mover(state, plain(state, INF)), True) == (result.value, result.exact)


def test_a_fight_is_looked_at_to_its_end():
    """By fish and what is afoot, a-c1 gains 3 and b can't answer: one ply more than depth 0 sees."""
    result = negamax(STATE, 0, evaluate={"fish": 1, "afoot": 1}, quiet=True)

    assert (3, C1) == (result.value, result.move)


# --- a game without an end -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seesaw(ToyGame):
    """The only move takes three points from the other player, for ever."""

    name: ClassVar[str] = "seesaw"
    title: ClassVar[str] = "Seesaw"

    def start(self, players=None, seed=None, **setup):
        return SeesawState(self, 0, (3, 3))

    def parse(self, text):
        turn, first, second = map(int, text.split())
        return SeesawState(self, turn, (first, second))


@dataclass(frozen=True)
class SeesawState(Toy):
    game: Seesaw
    to_move: int
    scores: tuple
    players: ClassVar[int] = 2
    legal_moves: ClassVar[tuple] = ("take",)

    def after(self, move):
        sign = 3 if self.to_move == 0 else -3
        return SeesawState(self.game, 1 - self.to_move, (self.scores[0] + sign, self.scores[1] - sign))

    def __str__(self):
        return f"{self.to_move} {self.scores[0]} {self.scores[1]}"


def test_a_game_that_swings_for_ever_is_left_at_the_farthest_ply():
    """Root, horizon, and eight positions beyond it."""
    assert 2 + 8 == negamax(Seesaw().start(), 1, quiet=True).nodes


# --- the trace -------------------------------------------------------------------------------------------------------------


def test_positions_beyond_the_horizon_have_negative_depths():
    """a-c1 is noisy, one ply beyond."""
    depths = [event[3] for event in Trace.of("negamax", STATE, 0, quiet=True) if event[0] == "enter"]

    assert [0, -1] == depths


def test_who_stands_pat_above_the_window_cuts_the_noisy_moves():
    """a leads by 9; a window that asks only whether it is more than 5 is closed at once."""
    state = fish.parse("1a13/21b11 a 00 9/1,0/0")
    cuts = [event for event in Trace.of("mtdf", state, 0, guess=5, quiet=True) if event[0] == "cut"]

    assert ("cut", "pat", 9, (C1,)) == (*cuts[0][:3], cuts[0][5])
