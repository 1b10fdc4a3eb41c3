"""Ways off the board, and shoves that a hand may make for another."""

from __future__ import annotations

from random import Random

import pytest

from icefloe.games import floes
from icefloe.games.base import picked
from icefloe.games.floes.moves import END
from icefloe.games.floes.shove import model_named
from icefloe.games.floes.shove.base import NO_PIECE

DRIFT = model_named("drift")


def falling(state):
    """Along each way the letters that fall first, second, third; a dot for none."""
    ways = zip(*state.model.ways_off(state.letters, state.where), strict=True)
    return ["".join("." if place == NO_PIECE else chr(state.letters[place]) for place in way) for way in ways]


def test_on_the_full_hex_board_a_shove_makes_fall_what_its_way_says():
    """By shoving a blank floe in at every entry, three times."""
    state = floes.start(2, seed=3)
    letters, where = state.letters, state.where
    fell = []
    for move in state.model.moves(1):
        now, three = letters, b""
        for _ in range(3):
            now, _, gone = state.model.shove(now, where, move)
            three += gone
        fell.append(three.decode())

    assert fell == falling(state)


def test_a_hand_makes_every_shove_of_the_hex_board_as_it_was_meant():
    state = floes.start(2, seed=3)

    assert list(state.legal_moves) == [state.near(move, Random(1)) for move in state.legal_moves]


def test_on_drifting_ice_there_are_nine_lanes_over_each_side():
    ways = falling(floes.start(2, seed=3, model="drift"))

    assert (54, {3}) == (len(ways), set(map(len, ways)))


def test_the_rim_of_drifting_ice_falls_first():
    """At the start nothing but blank floes and three seals lies there, and the whales, boats and hunters behind them."""
    ways = falling(floes.start(2, seed=3, model="drift"))

    assert {way[0] for way in ways} <= set("-S.")
    assert {"W", "B", "H"} <= {way[1] for way in ways}


def test_a_hand_is_up_to_two_millimetres_and_two_degrees_off():
    state, rng = floes.start(2, seed=3, model="drift"), Random(1)
    push = state.parse_move("-412/15")
    near = {state.near(push, rng) for _ in range(400)}

    assert ({*range(410, 415)}, {*range(13, 18)}) == ({each.at for each in near}, {each.angle for each in near})


def test_what_a_hand_makes_of_a_legal_shove_is_legal():
    state, rng = floes.start(2, seed=3, model="drift"), Random(1)
    moves = [picked(state.legal_moves, rng) for _ in range(300)]

    assert [] == [move for move in moves if state.near(move, rng) not in state.legal_moves]


@pytest.mark.parametrize("at", [0, 179, 180, 1079])
def test_near_a_corner_a_hand_keeps_to_its_side(at):
    state, rng = floes.start(2, seed=3, model="drift"), Random(1)
    push = next(
        DRIFT.parse_move(f"-{at}/{angle}")
        for angle in range(-60, 61)
        if not DRIFT.reason(DRIFT.parse_move(f"-{at}/{angle}"))
    )

    assert {at // 180} == {state.near(push, rng).at // 180 for _ in range(100)}


def test_the_end_of_a_turn_is_meant_as_it_is_said():
    assert END == floes.start(2, seed=3, model="drift").near(END, Random(1))
