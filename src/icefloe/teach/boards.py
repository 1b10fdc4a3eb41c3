"""Mini boards: positions of Fish that can be searched to the end in class, with what best play leads to.

`python -m icefloe.teach.boards [NAME ...]` searches them by plain minimax (max^n where three play) and compares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
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


_BOARDS = (
    MiniBoard(
        "line",
        "11a12.131b12 a 00 0/0,0/0",
        "Two corridors: nobody can get in the other's way, each only counts.",
        ((-1, 0), (1, 0)),
        36,
    ),
    MiniBoard(
        "again",
        "1.1b/111a3/312 a 00 0/0,0/0",
        "One slide shuts b in: b retires, and a moves twice running.",
        ((12, 7), (-12, -7)),
        227,
    ),
    MiniBoard(
        "nine",
        "11b21a2/2113 a 00 0/0,0/0",
        "Nine tiles on which every move that is best at once is wrong.",
        ((4, 1), (-4, -1)),
        254,
    ),
    MiniBoard(
        "ten",
        "132/2b1a13/223 a 00 0/0,0/0",
        "Ten tiles, where greedy is wrong again.",
        ((12, 6), (-12, -6)),
        1067,
    ),
    MiniBoard(
        "trio",
        "123/.11a3/21b1/3.21c a 000 0/0,0/0,0/0",
        "Three players with a penguin each: for max^n.",
        ((1, 1), (-2, -2), (-1, -1)),
        1313,
    ),
    MiniBoard(
        "twelve",
        "133/3332/11b1a/1..1 a 00 0/0,0/0",
        "Twelve tiles and a close end: two fish more on one tile fewer.",
        ((2, -1), (-2, 1)),
        6282,
    ),
    MiniBoard(
        "pairs",
        "11b2a1/21./23a31/1b31 a 00 0/0,0/0",
        "Two penguins each on thirteen tiles.",
        ((3, 0), (-3, 0)),
        45464,
    ),
    MiniBoard(
        "long",
        "32a2/2312b/32b1/..13/11. a 00 0/0,0/0",
        "Two penguins each on fourteen tiles: plain minimax takes its time.",
        ((-7, 0), (7, 0)),
        196666,
    ),
)


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


BOARDS = MiniBoards(_BOARDS)
"""The mini boards by name."""


def main(names: Sequence[str] = ()) -> int:
    """Search the mini boards of these names, all when there are none, and compare; 1 when one differs, 2 for an unknown name."""
    is_wrong = False
    for name in names or BOARDS:
        if name not in BOARDS:
            print(f"no mini board is called {name!r}; there is: {', '.join(BOARDS)}", file=sys.stderr)
            return 2
        board = BOARDS[name]
        value, nodes = board.searched()
        is_right = (value, nodes) == (board.value, board.nodes)
        is_wrong |= not is_right
        found = "as kept" if is_right else f"but kept is {board.value}, {board.nodes} nodes"
        print(f"{name}: {value}, {nodes} nodes, {found}")
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
