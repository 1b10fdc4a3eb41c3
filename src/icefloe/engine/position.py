"""A position as the kernel takes it: numbers and sets of cells, where bit 0 is no cell."""

from __future__ import annotations

from typing import NamedTuple

from ..games.fish import FishState, Move
from .kernel.compiled import Ints, ints
from .kernel.grid import SIZE, Grid, grid_of


class Position(NamedTuple):
    """worth: [SIZE], fish by cell, 0 for water. free: cells with a tile and no penguin. penguins: a set a player. hands:
    penguins to place. collected: (fish, tiles) a player. mover: a player. names: by cell.
    """

    grid: Grid
    worth: Ints
    free: int
    penguins: tuple[int, ...]
    hands: tuple[int, ...]
    collected: tuple[tuple[int, int], ...]
    mover: int
    names: tuple[str, ...]

    def cells(self, names: list[str]) -> int:
        """The set of the cells with these names."""
        return sum(1 << self.names.index(name) for name in names)

    def slide(self, origin: int, target: int) -> str:
        """The text of a slide from one cell to another."""
        return str(Move(self.names[origin], self.names[target]))


def position_of(state: FishState) -> Position:
    """The kernel's view of a state in which the game is not over."""
    board, ice = state.board, state.ice
    assert state.to_move is not None
    present = state.free | sum(state.penguins)
    worth = [0] * SIZE
    for cell in board.cells(present):
        worth[cell + 1] = ice.fish[cell]
    return Position(
        grid=grid_of(board),
        worth=ints(worth),
        free=state.free << 1,
        penguins=tuple(cells << 1 for cells in state.penguins),
        hands=state.hands,
        collected=state.utilities,
        mover=state.to_move,
        names=("", *board.names),
    )
