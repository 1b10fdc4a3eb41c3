"""Move sequences counted, against counts made by another program."""

from __future__ import annotations

from pathlib import Path

import pytest

from icefloe.games import fish
from icefloe.games.base import divide, perft

LINES = [
    line.split(" ; ") for line in (Path(__file__).parent / "perft-fish.txt").read_text().splitlines() if line[0] != "#"
]


@pytest.mark.parametrize(("position", "counts"), [(line[0], list(map(int, line[1:]))) for line in LINES])
def test_the_counts_are_those_of_the_checked_file(position, counts):
    state = fish.parse(position)
    for depth, expected in enumerate(counts, start=1):
        found = perft(state, depth)

        assert expected == found, f"{position} depth {depth}: {divide(state, depth)}"


def test_there_is_one_sequence_of_no_moves():
    assert 1 == perft(fish.start(seed=1), 0)


def test_a_finished_game_has_no_sequences():
    assert 0 == perft(fish.parse("... 0 00 1/1,2/1"), 1)


def test_a_negative_depth_is_refused():
    with pytest.raises(ValueError, match="depth is -1, needs 0 or more"):
        perft(fish.start(seed=1), -1)


def test_divide_gives_the_count_below_each_first_move():
    """`1a12.1b`: after a1-b1 one move is left, after a1-c1 one (back to b1)."""
    assert {"a1-b1": 1, "a1-c1": 1} == divide(fish.parse("1a12.1b a 00 0/0,0/0"), 2)
