"""The positions that students' functions are tried on: small, and chosen so that every known bug shows on several of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import inf
from typing import Any

from ..games import fish
from ..games.base import State, quoted
from ..search import Algorithm
from .mutants import Place

TWO_PLAYERS = (
    (".31a13b a 00 0/2,3/0", 1),
    ("2b2a3b/.1a32 b 00 4/2,2/0", 1),
    ("3a12b31 b 00 4/1,2/1", 1),
    ("2a33b11 b 00 4/0,4/1", 1),
    ("1212a/1b3a2b b 00 4/3,0/3", 1),
    ("1a11/3b112 a 00 1/0,3/3", 1),
    ("2.3/21a/3.. a 00 0/2,4/3", 3),
    ("331b23a b 00 4/2,3/0", 2),
    ("32/2b1a2/1. b 00 4/2,4/3", 2),
    (".3.3/3b.2a/.32. a 00 3/0,4/2", 4),
    ("1a3/12b./11 a 00 2/2,1/0", 2),
    ("31b/12a3 b 00 0/2,0/2", 4),
    (".2b113 b 00 5/4,4/0", 2),
    (".2b22/..2b/12a1a2 a 00 1/0,1/3", 2),
    ("3.1a2b/213 a 00 3/1,2/2", 4),
    ("13a1/1b1a/.22b a 00 0/1,3/1", 2),
    ("2.2a2/21b1a/.32b1 a 00 1/2,2/3", 2),
    (".11/33/.3b2a a 00 4/2,2/0", 3),
    (".1b3/31a11 a 00 4/1,1/0", 3),
    ("2./22a2/31b a 00 2/1,2/0", 4),
    ("3a32b/33b21a a 00 3/3,0/3", 3),
    (".31a./.3b2/233. a 00 4/0,4/3", 4),
    ("21./232b2/.11a a 00 3/3,1/3", 3),
    ("1a112b/.3a./231b. a 00 2/2,2/1", 3),
    ("12a1./.21b/3112 a 00 4/1,1/3", 3),
    # Several ways lead to the same position: a table of bounds that are taken for values errs.
    ("3b11a2/33a22b1 a 00 0/1,0/1", 5),
    ("1.21a/23a2b/21b32 a 00 2/1,1/1", 5),
    ("3.12a/223/3a2b1b2 a 00 1/1,1/1", 5),
    # One position ever deeper: what a table keeps from one search is there in the next.
    ("3a3/333b/33 a 00 2/1,0/2", 1),
    ("3a3/333b/33 a 00 2/1,0/2", 2),
    ("3a3/333b/33 a 00 2/1,0/2", 3),
    ("3a3/333b/33 a 00 2/1,0/2", 4),
    ("3a3/333b/33 a 00 2/1,0/2", 5),
)
"""Position and plies."""


@dataclass(frozen=True, eq=False)
class Case:
    """root: with the tree below it. depth: plies to look ahead. size: positions in that tree. deepest: plies to which the tree
    stays small enough for bugs that search deeper.
    """

    root: Place
    depth: int
    size: int = field(default=0)
    deepest: float = inf

    def reaches(self, extra: int | None) -> bool:
        """Whether a search of so many plies more can be tried here; None: to the end of the game."""
        return self.deepest == inf or (extra is not None and self.depth + extra <= self.deepest)


@cache
def two_player_cases(extra: int = 0) -> tuple[Case, ...]:
    """For minimax, alpha-beta and negamax, the small ones first.

    extra: fish and tiles that each player has besides. Who leads by how much stays as it is, and what a function may have kept of
    the positions without is not about these.
    """
    return _cases(TWO_PLAYERS, extra)


def _cases(texts: tuple[tuple[str, int], ...], extra: int = 0) -> tuple[Case, ...]:
    roots = {text: Place(fish.parse(_with_more(text, extra))) for text, _ in texts}
    return tuple(Case(roots[text], depth, size_of(roots[text], depth)) for text, depth in texts)


def _with_more(text: str, extra: int) -> str:
    """The position's text with so many more fish and tiles for each player."""
    rest, _, scores = text.rpartition(" ")
    counts = [[int(number) + extra for number in score.split("/")] for score in scores.split(",")]
    return f"{rest} " + ",".join(f"{caught}/{tiles}" for caught, tiles in counts)


def size_of(place: Place, depth: float) -> int:
    """Positions within `depth` plies of `place`, itself included."""
    if depth <= 0 or place.mover is None:
        return 1
    return 1 + sum(size_of(child, depth - 1) for child in place.children)


THREE_PLAYERS = (
    ("2a.2/.1c/1b33 c 000 2/1,4/1,1/1", 2),
    ("1c1b3a./111 b 000 4/1,3/1,0/1", 3),
    ("2b33a3/21c2 a 000 0/1,0/1,0/1", 2),
    ("2a33c/1b322/1.1 c 000 1/1,2/1,2/1", 2),
    ("312b/2a3/..2c b 000 3/1,4/1,3/1", 2),
    ("1.3b/1a332c a 000 2/1,3/1,3/1", 3),
    ("332/31a/2c31b c 000 1/1,2/1,4/1", 2),
    ("3a1c3b3/213 b 000 4/1,3/1,0/1", 3),
    ("3b312/3a23c a 000 3/1,2/1,4/1", 3),
    ("111c/33a/112b a 000 0/1,2/1,2/1", 3),
    ("313c/122b3/223a b 000 1/1,2/1,2/1", 3),
    ("3.3/223b3/3a1c2 b 000 4/1,2/1,0/1", 4),
    ("2c12/21/13a1b c 000 1/1,0/1,2/1", 4),
    ("123c/3b3/1a13 c 000 2/1,4/1,2/1", 4),
)
"""Position and plies, for max^n."""


@cache
def three_player_cases() -> tuple[Case, ...]:
    """For max^n, the small ones first."""
    return _cases(THREE_PLAYERS)


MOST_PLACES = 8000
"""Positions below one of a person's own, up to which it is tried to a greater depth."""
MOST_DEEPER = 40_000
"""The same for bugs that search deeper."""


def own_cases(positions: Sequence[Any], search: Algorithm) -> tuple[Case, ...]:
    """Cases on given positions of any game: each to depth 1, and to more as long as its tree is small.

    search: the textbook's, which has to be able to search them. Raises `ValueError` for what is no such position.
    """
    if not isinstance(positions, Iterable):
        raise ValueError(f"positions is {quoted(positions)}, needs a list of states")
    cases = []
    for number, state in enumerate(positions, start=1):
        if not isinstance(state, State):
            raise ValueError(f"positions has {quoted(state)} as number {number}, needs states")
        if state.to_move is None:
            raise ValueError(f"position {number} has nobody to move, the game is over: {quoted(str(state))}")
        if reason := search.refusal(state.game, state.players):
            raise ValueError(f"position {number} can't be tried: {reason}: {quoted(str(state))}")
        cases += _depths(Place(state))
    return tuple(sorted(cases, key=lambda case: case.size))


def _depths(root: Place) -> list[Case]:
    """The position to every depth at which its tree is small, 1 at least; at most to where the tree ends."""
    sizes = [1]
    while (size := _size_up_to(root, len(sizes))) and size > sizes[-1]:
        sizes.append(size)
    deepest = inf if size else len(sizes) - 1
    depths = range(1, len(sizes))
    return [
        Case(root, depth, sizes[depth], deepest) for depth in depths if sizes[depth] <= MOST_PLACES or depth == 1
    ] or [Case(root, 1, size_of(root, 1), 1)]


def _size_up_to(root: Place, depth: int) -> int:
    """Positions within `depth`; 0 once it is clear that there are more than `MOST_DEEPER`, since trees of some games are huge."""
    size, level = 1, [root]
    for _ in range(depth):
        if size + sum(len(place.state.legal_moves) for place in level) > MOST_DEEPER:
            return 0
        level = [child for place in level for child in place.children]
        size += len(level)
    return size
