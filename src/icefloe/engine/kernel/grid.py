"""The ice as the kernel knows it: cells as bits 1 to 60, straight lines and neighbours as sets.

Bit 0 is no cell: it ends every line that runs towards it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...games.fish.board import Board, bits_of
from .compiled import Ints, highest, index, ints, kernel

SIZE = 61
"""Cells are numbered below this."""

EVERYWHERE = (1 << SIZE) - 2
"""The set of all cells there can be."""


class Grid(NamedTuple):
    """The lines of a board.

    rays: [SIZE, 8] flat: by cell, the cells in line with it, six ways; in the first three their numbers grow.
    short: [SIZE, 64] flat: by a penguin's cell and a cell that gets in its way, what is not behind that.
    steps: [15]: three shifts, then for each the cells that it may be done from forwards, then backwards; then the shifts
    twice and four times, 0 where no line is so long.
    """

    rays: Ints
    short: Ints
    steps: Ints


@lru_cache(maxsize=64)
def grid_of(board: Board) -> Grid:
    """The lines of `board`."""
    rays = [0] * (8 * SIZE)
    short = [EVERYWHERE] * (64 * SIZE)
    shifts = [1, min(board.rows), min(board.rows) + 1]
    forwards, backwards = [0, 0, 0], [0, 0, 0]
    for origin, target, number, path in board.slides.values():
        bit = 1 << target + 1
        line = board.line(number)
        axis = 0 if line[-1] - line[0] == len(line) - 1 else shifts.index(line[1] - line[0])
        way = axis if target > origin else axis + 3
        rays[8 * (origin + 1) + way] |= bit
        if path.bit_count() == 1:
            (forwards if target > origin else backwards)[axis] |= 1 << origin + 1
    for origin, target, number, _ in board.slides.values():
        line = board.line(number)
        at = line.index(target)
        # Not by rays: where rows have one cell, lines of two directions share a shift.
        behind = bits_of(line[at:] if target > origin else line[: at + 1])
        short[64 * (origin + 1) + target + 1] = EVERYWHERE ^ behind << 1
    return Grid(ints(rays), ints(short), ints([*shifts, *forwards, *backwards, *_times(2, shifts), *_times(4, shifts)]))


def _times(times: int, shifts: list[int]) -> list[int]:
    return [times * shift if times * shift < SIZE else 0 for shift in shifts]


@kernel
def slides(grid: Grid, cell: int, free: int) -> int:
    """Where a penguin on `cell` can go."""
    rays = grid.rays
    blocked = ~free
    at = cell << 3
    found = 0
    for way in range(3):
        ray = rays[index(at + way)]
        block = ray & blocked
        found |= ray & ((block & -block) - 1)
        ray = rays[index(at + way + 3)]
        found |= ray & (-2 << highest(ray & blocked | 1))
    return found


@kernel
def near(grid: Grid, cells: int) -> int:
    """All neighbours of the cells of a set."""
    steps = grid.steps
    return (
        (cells & steps[3]) << steps[0]
        | (cells & steps[4]) << steps[1]
        | (cells & steps[5]) << steps[2]
        | (cells & steps[6]) >> steps[0]
        | (cells & steps[7]) >> steps[1]
        | (cells & steps[8]) >> steps[2]
    )
