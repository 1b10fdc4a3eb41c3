"""The hex board: a hexagon of 61 cells, and the 54 ends of its lines where floes are shoved in.

Cells are kept in an array of nine rows of nine, where rows are pushed against each other so that each of the three directions is a
constant step: a line is then a slice. What lies outside the hexagon is padding. Reading order is the array's order.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, pi
from typing import Final, NamedTuple

ROWS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)
"""Cells in each row, from the top."""
SIDE: Final = 9
"""Of the array."""

WAYS: Final = {"e": (2, 0), "se": (1, 1), "sw": (-1, 1), "w": (-2, 0), "nw": (-1, -1), "ne": (1, -1)}
"""The six ways as steps of (half cells, rows)."""
STEPS: Final = {"e": 1, "se": SIDE, "sw": SIDE - 1, "w": -1, "nw": -SIDE, "ne": 1 - SIDE}
"""The same as steps in the array."""


def _places() -> Iterator[tuple[str, int, tuple[int, int]]]:
    for row, length in enumerate(ROWS):
        first = max(0, len(ROWS) // 2 - row)
        for column in range(length):
            half_cells = 2 * column + 1 + max(ROWS) - length
            yield f"{'abcdefghi'[column]}{row + 1}", SIDE * row + first + column, (half_cells, row)


NAMES: Final = tuple(name for name, _, _ in _places())
"""Of all cells, in reading order."""
INDEX: Final = {name: index for name, index, _ in _places()}
"""By name, the cell's place in the array."""
CENTRES: Final = {name: centre for name, _, centre in _places()}
"""By name, the cell's centre as (half cells from the left edge of the board, row from 0)."""
ROW_SLICES: Final = tuple(
    slice(SIDE * row + max(0, 4 - row), SIDE * row + max(0, 4 - row) + length) for row, length in enumerate(ROWS)
)
"""Where each row is in the array."""
_AT = {centre: name for name, centre in CENTRES.items()}


class Entry(NamedTuple):
    """An end of a line, where a floe can be shoved in. cells: the line's cells from this end on. line: the same in the array."""

    cell: str
    way: str
    cells: tuple[str, ...]
    line: slice


def _line(cell: str, way: str) -> tuple[str, ...]:
    """The cells from `cell` on to the other end of the board."""
    across, down = WAYS[way]
    cells, (x, y) = [], CENTRES[cell]
    while (x, y) in _AT:
        cells.append(_AT[x, y])
        x, y = x + across, y + down
    return tuple(cells)


def _entry(cell: str, way: str) -> Entry:
    cells = _line(cell, way)
    step = STEPS[way]
    stop = INDEX[cells[-1]] + step
    return Entry(cell, way, cells, slice(INDEX[cell], stop if stop >= 0 else None, step))


def _is_end(cell: str, way: str) -> bool:
    (x, y), (across, down) = CENTRES[cell], WAYS[way]
    return (x - across, y - down) not in _AT


def _clockwise(entry: Entry) -> float:
    """The angle at which a floe comes in, clockwise from the top left corner."""
    (x, y), (across, down) = CENTRES[entry.cell], WAYS[entry.way]
    # Seen from the middle cell, e5, in units in which the three directions are equally long.
    right, below = x - 9 - across / 2, (y - 4 - down / 2) * 3**0.5
    return (atan2(below, right) + 2 * pi / 3 + 1e-9) % (2 * pi)


ENTRIES: Final = tuple(
    sorted((_entry(cell, way) for cell in NAMES for way in WAYS if _is_end(cell, way)), key=_clockwise)
)
"""All 54, clockwise from the top left corner."""
