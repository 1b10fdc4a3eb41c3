"""The hex board: which shoves there are, and what each moves. Source: rules page, Floes, `hex`."""

from __future__ import annotations

import pytest

from icefloe.games import floes
from icefloe.games.floes.board import ENTRIES, NAMES

from .positions import START, after, edited

STARTS = {move[1:] for move in map(str, floes.parse(START).legal_moves)}
"""Where and which way a floe can be shoved in."""


def test_the_board_has_61_cells_in_rows_of_5_to_9():
    assert 61 == len(NAMES)
    assert [5, 6, 7, 8, 9, 8, 7, 6, 5] == [sum(name[1] == row for name in NAMES) for row in "123456789"]


def test_27_lines_have_two_ends_each():
    """54 entries: nine lines in each of three directions, each from both ends."""
    assert 54 == len(STARTS)
    assert [9] * 6 == [sum(start[2:] == way for start in STARTS) for way in ("e", "se", "sw", "w", "nw", "ne")]


def test_a_corner_is_the_end_of_three_lines_and_another_rim_cell_of_two():
    """The rim has 6 corners and 18 other cells: 18 + 36."""
    assert {"a1e", "a1se", "a1sw"} == {start for start in STARTS if start[:2] == "a1"}
    assert {"i5w", "i5nw", "i5sw"} == {start for start in STARTS if start[:2] == "i5"}
    assert {"c1se", "c1sw"} == {start for start in STARTS if start[:2] == "c1"}
    assert {"a3e", "a3se"} == {start for start in STARTS if start[:2] == "a3"}


def test_no_floe_comes_in_at_an_inner_cell():
    assert not {start for start in STARTS if start[:2] in ("e5", "b2", "f6")}


@pytest.mark.parametrize(
    ("start", "cells"),
    [
        ("a1e", "a1 b1 c1 d1 e1"),
        ("i5w", "i5 h5 g5 f5 e5 d5 c5 b5 a5"),
        ("a1se", "a1 b2 c3 d4 e5 e6 e7 e8 e9"),
        ("b1se", "b1 c2 d3 e4 f5 f6 f7 f8"),
        ("e1sw", "e1 e2 e3 e4 e5 d6 c7 b8 a9"),
        ("e9nw", "e9 e8 e7 e6 e5 d4 c3 b2 a1"),
        ("a9ne", "a9 b8 c7 d6 e5 e4 e3 e2 e1"),
        ("a5se", "a5 a6 a7 a8 a9"),
        ("e1se", "e1 f2 g3 h4 i5"),
        ("a5ne", "a5 a4 a3 a2 a1"),
        ("i5sw", "i5 h6 g7 f8 e9"),
    ],
)
def test_a_line_runs_straight_to_the_other_edge(start, cells):
    """Upwards and downwards by half a cell a row, by a drawing of the board."""
    lines = {entry.cell + entry.way: " ".join(entry.cells) for entry in ENTRIES}

    assert cells == lines[start]


def test_on_a_full_line_everything_moves_a_cell_and_the_last_falls():
    """The row of e5 to the west: i5 h5 g5 f5 e5 d5 c5 b5 a5; a blank floe falls at a5."""
    state = after(START, "si5w")

    assert "WHB=HHB-s" == str(state).split("/")[4]
    assert (1, 0, 0, 0) == state.fallen


def test_a_gap_takes_up_the_shove_and_nothing_falls():
    """The run up to the water at d5 moves; what lies behind stays."""
    text = edited(d5=".", aside="5,0,1,0")

    assert edited(text, a5="-", b5="-", c5="W", d5="H", shoves="1", supply="13,0,5,0") == str(after(text, "-a5e"))


def test_only_the_first_gap_closes():
    """b5 and d5 are water: c5 and what follows stays."""
    text = edited(b5=".", d5=".", aside="5,0,1,1")

    assert edited(text, b5="-", shoves="1", supply="13,0,5,0") == str(after(text, "-a5e"))


def test_onto_water_at_the_edge_a_floe_comes_without_moving_anything():
    text = edited(a5=".", supply="15,0,5,0")

    assert edited(text, a5="-", shoves="1", supply="14,0,5,0") == str(after(text, "-a5e"))


def test_riders_whales_and_boats_move_with_what_is_pushed():
    """North-west from e9: before, e9 to a1 hold - H B = = = H W -, and the last falls."""
    state = after(edited(shoves="3"), "-e9nw")

    assert edited(e9="-", e8="-", e7="H", e6="B", e5="=", d4="=", c3="=", b2="H", a1="W",
                  supply="13,0,5,0", fallen="1,0,0,0") == str(state)  # fmt: skip


def test_nothing_off_the_line_moves():
    """The columns of the bottom row are on other lines: a shove along the top changes the top row alone."""
    before, now = START.split("/"), str(after(START, "-a1e")).split("/")

    assert ("---S-", before[1:8]) == (now[0], now[1:8])
