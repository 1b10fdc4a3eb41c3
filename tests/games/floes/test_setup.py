"""How a game of Floes begins. Source: rules page, Floes, set-up."""

from __future__ import annotations

import pytest

from icefloe.games import floes
from icefloe.games.base import GameError

from .positions import START

RIM = "a1 b1 c1 d1 e1 f2 g3 h4 i5 h6 g7 f8 e9 d9 c9 b9 a9 a8 a7 a6 a5 a4 a3 a2"
"""Clockwise from the top left corner."""
INSIDE_RIM = "b2 c2 d2 e2 f3 g4 h5 g6 f7 e8 d8 c8 b8 b7 b6 b5 b4 b3"


def board(state):
    """By cell, the letter that the position text has there."""
    rows = str(state).split()[0].split("/")
    return {
        f"{'abcdefghi'[column]}{row}": letter for row, line in enumerate(rows, 1) for column, letter in enumerate(line)
    }


seeds = pytest.mark.parametrize("seed", range(5))


@seeds
def test_arrow_floes_lie_on_the_middle_cell_and_around_it_but_not_straight_east_or_west(seed):
    assert {"e5", "d4", "e4", "d6", "e6"} == {
        cell for cell, letter in board(floes.start(seed=seed)).items() if letter == "="
    }


@seeds
def test_the_rim_is_blank_but_for_a_seal_in_the_middle_of_three_sides(seed):
    at = board(floes.start(seed=seed))

    assert {"c1": "S", "g7": "S", "a7": "S"} == {cell: at[cell] for cell in RIM.split() if at[cell] != "-"}


@seeds
def test_in_the_ring_inside_the_rim_are_10_whales_2_seals_3_hunters_and_3_boats(seed):
    at = board(floes.start(seed=seed))

    assert ["B"] * 3 + ["H"] * 3 + ["S"] * 2 + ["W"] * 10 == sorted(at[cell] for cell in INSIDE_RIM.split())


@seeds
def test_in_the_14_cells_within_are_7_hunters_and_7_boats(seed):
    at = board(floes.start(seed=seed))
    within = at.keys() - set(RIM.split()) - set(INSIDE_RIM.split()) - {"e5", "d4", "e4", "d6", "e6"}

    assert ["B"] * 7 + ["H"] * 7 == sorted(at[cell] for cell in within)


def test_five_seal_and_14_blank_floes_are_left_and_a_seal_for_each():
    state = floes.start(3, seed=1)

    assert ((14, 0, 5, 0), (0, 0, 0, 0)) == (state.supply, state.fallen)
    assert ((5, 0, 0, 0), (0, 0, 0)) == (state.aside, state.scores)


def test_the_first_player_begins_with_two_shoves():
    state = floes.start(seed=1)

    assert (0, 2) == (state.to_move, state.shoves)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_can_play(players):
    assert players == floes.start(players, seed=1).players


def test_two_play_when_nothing_is_said():
    assert 2 == floes.start(seed=1).players


def test_the_same_seed_gives_the_same_board_for_any_number_of_players():
    assert board(floes.start(2, seed=7)) == board(floes.start(6, seed=7))


def test_another_seed_gives_another_board():
    assert floes.start(seed=7) != floes.start(seed=8)


def test_without_a_seed_boards_differ():
    assert 1 < len({floes.start() for _ in range(5)})


def test_the_example_of_the_rules_page_is_such_a_start():
    at = board(floes.parse(START))

    assert sorted(board(floes.start(seed=1)).values()) == sorted(at.values())
    assert 10 == sum(at[cell] == "W" for cell in INSIDE_RIM.split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 1}, "Ice Floes & Foes needs 2 to 6 players, got 1"),
        ({"players": 7}, "Ice Floes & Foes needs 2 to 6 players, got 7"),
        ({"players": "2"}, "players is '2', needs a whole number"),
        ({"seed": "x"}, "seed is 'x', needs a whole number"),
        ({"model": "round"}, "model is 'round', needs one of: hex"),
        ({"max_plies": 0}, "max_plies is 0, needs a whole number from 1 to 1000000"),
        ({"max_plies": "many"}, "max_plies is 'many', needs a whole number from 1 to 1000000"),
        ({"colour": "red"}, "floes has no option 'colour'; it has: max_plies, model"),
    ],
)
def test_an_impossible_start_is_refused_in_words(arguments, words):
    with pytest.raises(GameError) as refused:
        floes.start(**arguments)

    assert words in str(refused.value)


def test_what_is_no_option_of_the_set_up_is_refused():
    with pytest.raises(GameError, match="floes has no set-up option 'board'"):
        floes.Floes().start(2, 1, board="tiny")


def test_an_unknown_model_is_refused_when_a_position_is_read():
    with pytest.raises(GameError, match="model is 'round', needs one of: hex"):
        floes.parse(START, model="round")


def test_a_seed_means_the_same_board_in_every_python():
    """Saved games and exercises rely on it: made once from `Random(1).random()`, which Python promises to keep."""
    assert SEED_1 == str(floes.start(2, seed=1))


SEED_1 = "--S--/-SBBW-/-SBBHW-/-BH==BH-/-WHH=HBW-/-WH==BW-/SWHBBWS/-WHHW-/----- 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"
