"""How fast the kernel of the Fish engine is, on the work of `tests/engine/reference.c`."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from ..engine.kernel.compiled import ints, zeros
from ..engine.kernel.counting import leaves, playouts
from ..engine.kernel.grid import SIZE, grid_of
from ..games.fish.board import board_of
from ..games.fish.game import BOARDS

PENGUINS = ((3, 17, 33, 50), (10, 29, 41, 57))
"""Cells of the reference's start position, from 0, by player; all 60 tiles are there."""

PERFT5 = 5
GAMES = 200_000
TIMES = 3
"""Runs, the best of which counts: what else the machine does only slows it."""


def perft5() -> float:
    """Leaves a second at depth 5 of the reference's position."""
    grid, free, (own, other) = _start()
    leaves(grid, free, own, other, 1)

    def run() -> float:
        begin = perf_counter()
        found = leaves(grid, free, own, other, PERFT5)
        return float(found / (perf_counter() - begin))

    return max(run() for _ in range(TIMES))


def random_games() -> float:
    """Uniform random games a second from the reference's position, 20 tiles with two fish and 10 with three."""
    grid, free, _ = _start()
    dealt = [1] * 30 + [2] * 20 + [3] * 10
    Random(1).shuffle(dealt)
    worth, ends = ints([0, *dealt]), ints([4, 8])
    at = ints(cell + 1 for cells in PENGUINS for cell in cells)
    got, chance, room = zeros(2), ints([88172645]), zeros(2 * len(at))
    assert len(worth) == SIZE
    playouts(grid, worth, free, ends, at, 0, 1, got, chance, room)

    def run() -> float:
        begin = perf_counter()
        playouts(grid, worth, free, ends, at, 0, GAMES, got, chance, room)
        return GAMES / (perf_counter() - begin)

    return max(run() for _ in range(TIMES))


def _start() -> tuple[Any, int, tuple[int, int]]:
    """The grid, the free cells, each player's penguins."""
    own, other = (sum(1 << cell + 1 for cell in cells) for cells in PENGUINS)
    return grid_of(board_of(BOARDS["standard"])), (1 << SIZE) - 2 & ~(own | other), (own, other)
