"""A transposition table: what was found out about positions, for when they are reached again by other moves.

Source: R. Greenblatt, D. Eastlake and S. Crocker, The Greenblatt Chess Program, 1967; bounds as in D. Slate and L. Atkin,
Chess 4.5, 1977. Invariant: an answer says nothing that a search of the same position to the same depth would not say, so
that a table saves nodes and never changes a value.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..games.base import State
from .options import is_whole
from .run import EXACT, LOWER, Line

SIZE = 100_000
"""Positions that a table holds when nothing is said: about 100 MB for Fish."""


class Entry(NamedTuple):
    """What was found out about a position.

    depth: plies that were still to search. value: for the player to move there. bound: `exact`, `lower` or `upper`. line:
    begins with the best move. is_final: whether every line looked at came to the end of the game.
    """

    depth: float
    value: float
    bound: str
    line: Line
    is_final: bool

    def answers(self, depth: float, alpha: float, beta: float) -> bool:
        """Whether a search to `depth` with this window can be left out.

        A smaller depth might see less than the entry did, a larger one more, unless the entry saw all there is.
        """
        if depth != self.depth and not (self.is_final and depth > self.depth):
            return False
        return self.bound == EXACT or (self.value >= beta if self.bound == LOWER else self.value <= alpha)


class Table:
    """Entries by position, at most `size` of them: the newest entry of a position replaces an older one, and a full table
    drops the entry that was stored longest ago.

    Positions are told apart by equality, not by hash alone: two never share an entry.
    """

    def __init__(self, size: int = SIZE) -> None:
        self.size = size
        self.entries: dict[State[Any], Entry] = {}

    def __len__(self) -> int:
        return len(self.entries)

    def get(self, state: State[Any]) -> Entry | None:
        return self.entries.get(state)

    def store(self, state: State[Any], entry: Entry) -> None:
        # Taken out first: a dict keeps the order of insertion, and this is the newest now.
        self.entries.pop(state, None)
        if len(self.entries) >= self.size:
            del self.entries[next(iter(self.entries))]
        self.entries[state] = entry


def table_of(said: bool | int) -> Table | None:
    """The table that the option `table=` means: False for none, True for one of `SIZE`, or a size. Raises `ValueError`."""
    if said is False:
        return None
    if said is True:
        return Table()
    if not is_whole(said, 1):
        raise ValueError(f"table is {said!r}, needs True, False, or how many positions it may hold, from 1")
    return Table(said)
