"""The plain solver that the engine is judged by, against the checked file and values found by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from .plain import Solution, TooLarge, solve

EXACT = [
    line.split(" ; ") for line in (Path(__file__).parent / "exact-fish.txt").read_text().splitlines() if line[0] != "#"
]


@pytest.mark.parametrize(("position", "fish", "tiles", "moves"), EXACT)
def test_the_plain_solver_finds_what_the_checked_file_says(position, fish, tiles, moves):
    assert Solution(int(fish), int(tiles), frozenset(moves.split(","))) == solve(position)


def test_a_slide_takes_the_tile_it_leaves_and_who_is_stuck_the_tile_beneath():
    """a slides to b1, is stuck there, takes 2 and 3; b is stuck at once and takes 1."""
    assert Solution(4, 1, frozenset({"a1-b1"})) == solve("2a3.1b a 00 0/0,0/0")


def test_of_equal_fish_the_better_is_what_brings_more_tiles():
    """East lie two tiles of 1, to be taken in either order, west one of 2: 3 fish either way, a tile more in the east."""
    assert Solution(2, 2, frozenset({"b1-c1", "b1-d1"})) == solve("21a11.1b a 00 0/0,0/0")


def test_collected_fish_and_tiles_count():
    assert Solution(14, -4, frozenset({"a1-b1"})) == solve("2a3.1b a 00 20/0,10/5")


def test_too_many_positions_are_refused():
    with pytest.raises(TooLarge):
        solve(EXACT[-1][0], most=100)
