"""Move sequences counted, against counts made by another program."""

from __future__ import annotations

from pathlib import Path

import pytest

from icefloe.games import floes
from icefloe.games.base import divide, perft

from .positions import edited

LINES = [
    line.split(" ; ") for line in (Path(__file__).parent / "perft-floes.txt").read_text().splitlines() if line[0] != "#"
]


@pytest.mark.parametrize(("position", "counts"), [(line[0], list(map(int, line[1:]))) for line in LINES])
def test_the_counts_are_those_of_the_checked_file(position, counts):
    state = floes.parse(position)
    for depth, expected in enumerate(counts, start=1):
        found = perft(state, depth)

        assert expected == found, f"{position} depth {depth}: {divide(state, depth)}"


def test_an_end_is_a_ply():
    """Rules page: 54 arrow shoves, and `end`."""
    assert 55 == perft(floes.parse(edited(e5="-", supply="13,1,5,0", shoves="0")), 1)


def test_a_finished_game_has_no_sequences():
    assert 0 == perft(floes.parse(edited(turn="0", shoves="0")), 1)


def test_moves_too_many_to_list_are_counted_but_not_played():
    state = floes.start(2, seed=1, model="drift")

    assert len(state.legal_moves) == perft(state, 1)
    with pytest.raises(ValueError, match=r"^depth is 2, needs 0 or 1: \d+ moves are too many to play them all$"):
        perft(state, 2)
