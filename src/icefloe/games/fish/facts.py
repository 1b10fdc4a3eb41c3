"""Named numbers of a Fish position that can be measured; `search/` weighs them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from .board import Board, Cell, Cells

if TYPE_CHECKING:
    from .state import FishState


def fish_on(state: FishState, cells: Cells) -> int:
    """Fish on the tiles of a set of cells."""
    return sum(state.ice.fish[cell] for cell in state.board.cells(cells))


def fish(state: FishState, player: int) -> int:
    """Fish that `player` has collected."""
    return state.seats[player].fish


def tiles(state: FishState, player: int) -> int:
    """Tiles that `player` has collected."""
    return state.seats[player].tiles


def afoot(state: FishState, player: int) -> int:
    """Fish on the tiles under `player`'s penguins: theirs already, since nobody else can take them."""
    return sum(state.ice.fish[cell] for cell in state.seats[player].penguins)


def mobility(state: FishState, player: int) -> int:
    """How many slides `player`'s penguins could make if it were their turn."""
    return sum(exits(state, cell) for cell in state.seats[player].penguins)


def reach(state: FishState, player: int) -> int:
    """How many free tiles `player`'s penguins could ever get to if nobody else moved."""
    return connected(state.board, state.penguins[player], state.free).bit_count()


def territory(state: FishState, player: int) -> int:
    """Fish on the free tiles that `player` can get to in fewer slides than anyone else."""
    return fish_on(state, territories(state)[player])


FACTS: Mapping[str, Callable[[FishState, int], float]] = {
    "fish": fish,
    "tiles": tiles,
    "afoot": afoot,
    "mobility": mobility,
    "reach": reach,
    "territory": territory,
}
"""Every fact by name: a function of a state and a player."""


def exits(state: FishState, origin: Cell) -> int:
    """How many cells a penguin on `origin` can slide to."""
    lines = state.lines
    line_1, moves_1, line_2, moves_2, line_3, moves_3 = state.board.moves[origin]
    return len(moves_1[lines[line_1]]) + len(moves_2[lines[line_2]]) + len(moves_3[lines[line_3]])


def connected(board: Board, origins: Cells, free: Cells) -> Cells:
    """Free cells connected with `origins`, which may be anything."""
    found, edge = 0, origins
    while edge:
        bit = edge & -edge
        edge ^= bit
        fresh = board.near[bit.bit_length() - 1] & free & ~found
        found |= fresh
        edge |= fresh
    return found


@lru_cache(maxsize=1)
def territories(state: FishState) -> tuple[Cells, ...]:
    """For each player the free cells that they can get to in fewer slides than anyone else, if nobody else moved.

    The last answer is kept: an evaluation asks once for each player.
    """
    players = [player for player, own in enumerate(state.penguins) if own]
    edge = {player: state.penguins[player] for player in players}
    held = [0] * state.players
    seen = dict.fromkeys(players, 0)
    open_cells = state.free
    while any(edge.values()):
        for player in players:
            edge[player] = _slid(state, edge[player]) & ~seen[player]
            seen[player] |= edge[player]
        for player in players:
            others = union(edge[other] for other in players if other != player)
            held[player] |= edge[player] & open_cells & ~others
        open_cells &= ~union(edge.values())
    return tuple(held)


def union(sets: Iterable[Cells]) -> Cells:
    """Cells that are in any of `sets`."""
    everything = 0
    for cells in sets:
        everything |= cells
    return everything


def _slid(state: FishState, origins: Cells) -> Cells:
    """Cells that one slide from any of `origins` ends on."""
    found, lines, ends = 0, state.lines, state.board.ends
    while origins:
        bit = origins & -origins
        origins ^= bit
        line_1, ends_1, line_2, ends_2, line_3, ends_3 = ends[bit.bit_length() - 1]
        found |= ends_1[lines[line_1]] | ends_2[lines[line_2]] | ends_3[lines[line_3]]
    return found
