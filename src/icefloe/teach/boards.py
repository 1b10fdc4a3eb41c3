"""Mini boards: positions of Fish that can be searched to the end in class, with what best play leads to.

`python -m icefloe.teach.boards` searches all of them by plain minimax (max^n where three play) and compares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..games import fish
from ..games.base import State
from ..search import Outcome, maxn, minimax


@dataclass(frozen=True)
class MiniBoard:
    """A small position and all about it.

    text: its position text. about: what it shows. value: with best play (lead in fish, lead in tiles) of each player at the end, over
    their best rival. nodes: positions in the whole tree, as plain minimax counts them.
    """

    name: str
    text: str
    about: str
    value: tuple[tuple[int, int], ...]
    nodes: int

    @cached_property
    def state(self) -> State[Any]:
        """The position."""
        return fish.parse(self.text)

    def searched(self) -> tuple[tuple[tuple[int, int], ...], int]:
        """(value, nodes), worked out now by looking at every line of play."""
        if self.state.players == 2:
            found = minimax(self.state, evaluate="outcome")
            lead, tiles = _parts(found.value)
            leads = ((lead, tiles), (-lead, -tiles))
            return (leads if self.state.to_move == 0 else leads[::-1]), found.nodes
        found = maxn(self.state, evaluate=Outcome())
        vector: Any = found.value
        return tuple(_parts(number) for number in vector), found.nodes

    def __repr__(self) -> str:
        return f"<MiniBoard {self.name}: {self.text}>"


def _parts(value: Any) -> tuple[int, int]:
    lead, tiles = Outcome.parts(value)
    return lead, tiles


_BOARDS: tuple[MiniBoard, ...] = ()


class MiniBoards(Mapping[str, MiniBoard]):
    """The mini boards by name, the smallest tree first."""

    def __init__(self, boards: tuple[MiniBoard, ...]) -> None:
        self._by_name = {board.name: board for board in boards}

    def __getitem__(self, name: str) -> MiniBoard:
        """Raises `KeyError` with the names there are."""
        if name not in self._by_name:
            raise KeyError(f"no mini board is called {name!r}; there is: {', '.join(self)}")
        return self._by_name[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)

    def __repr__(self) -> str:
        return f"<MiniBoards: {', '.join(self)}>"


boards = MiniBoards(_BOARDS)
"""The mini boards by name."""


def main() -> int:
    """Search every mini board and compare; 1 when one differs."""
    is_wrong = False
    for board in boards.values():
        value, nodes = board.searched()
        is_right = (value, nodes) == (board.value, board.nodes)
        is_wrong |= not is_right
        found = "as kept" if is_right else f"but kept is {board.value}, {board.nodes} nodes"
        print(f"{board.name}: {value}, {nodes} nodes, {found}")
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main())
