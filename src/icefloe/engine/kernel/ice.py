"""Sets of cells on one board with its fish: what they are worth, what hangs together, what a slide reaches."""

from __future__ import annotations

from typing import NamedTuple

from .compiled import Ints, count, index, ints, kernel
from .grid import SIZE, Grid, near

FISH = 128
"""What a fish counts beside a tile: values are differences of fish, then of tiles, in one number."""


class Ice(NamedTuple):
    """The tiles of a game.

    value: [SIZE], by cell, what its tile is worth: fish, then the tile. rich: by n, the cells with more than n fish, as far as there are any.
    """

    grid: Grid
    value: Ints
    rich: Ints


def ice_of(grid: Grid, fish: Ints) -> Ice:
    """The tiles with so many fish, by cell."""
    rich: list[int] = []
    while not rich or rich[-1]:
        rich.append(sum(1 << cell for cell in range(SIZE) if fish[cell] > len(rich)))
    return Ice(grid, ints(FISH * number + min(number, 1) for number in fish), ints(rich[:-1] or [0]))


@kernel
def worth(ice: Ice, cells: int) -> int:
    """What the tiles of a set are worth together."""
    if not cells:
        return 0
    found = 0
    for least in range(len(ice.rich)):
        found += count(cells & ice.rich[index(least)])
    return FISH * found + count(cells)


@kernel
def flood(grid: Grid, cells: int, free: int) -> int:
    """The free cells that hang together with a set of cells, it itself included."""
    grown = cells | near(grid, cells) & free
    while grown != cells:
        cells = grown
        grown |= near(grid, cells) & free
    return grown


@kernel
def region(grid: Grid, cells: int, free: int, penguins: int) -> int:
    """The free cells and penguins that can still come to matter to these cells.

    Free neighbours hang together, and a penguin hangs together with its free neighbours, on all its sides.
    """
    grown = cells
    while True:
        cells = grown
        grown |= near(grid, cells & free) & (free | penguins) | near(grid, cells & penguins) & free
        if grown == cells:
            return grown


@kernel
def fill(grid: Grid, cells: int, free: int) -> int:
    """The free cells that one slide reaches from any cell of a set (Kogge and Stone's parallel prefix, along each line).

    Lines are followed for seven cells, as long as they get on the published board.
    """
    steps = grid.steps
    found = 0
    for axis in range(3):
        shift = steps[index(axis)]
        shift_2 = steps[index(axis + 9)]
        shift_4 = steps[index(axis + 12)]
        going = cells
        through = free & steps[index(axis + 6)]
        going |= through & going << shift
        through &= through << shift
        going |= through & going << shift_2
        through &= through << shift_2
        found |= going | through & going << shift_4
        going = cells
        through = free & steps[index(axis + 3)]
        going |= through & going >> shift
        through &= through >> shift
        going |= through & going >> shift_2
        through &= through >> shift_2
        found |= going | through & going >> shift_4
    return found & free
