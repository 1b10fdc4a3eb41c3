"""The order in which moves are tried: the sooner the best, the more alpha-beta leaves out.

Source: killer moves: S. Akl and M. Newborn, The Principal Continuation and the Killer Heuristic, 1977; history heuristic:
J. Schaeffer, The History Heuristic and Alpha-Beta Search Enhancements in Practice, 1989. Invariant: an order is a
permutation of the legal moves, so that it changes how many nodes are looked at, and no value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..games.base import State
from .evaluation import Evaluation
from .options import one_of
from .run import INF, Check, Line, unwatched

KILLERS = 2
"""Moves that are kept for each remaining depth."""


class Ordering:
    """Moves in reading order, as the game lists them. What the other orders build on."""

    def __init__(self, check: Check = unwatched) -> None:
        self.check = check

    def moves(self, state: State[Any], depth: float, first: Any = None) -> Sequence[Any]:
        """The legal moves in the order to try them. depth: plies still to search. first: the move that a table or an earlier search liked best."""
        moves = self.ordered(state, depth)
        if first is None or first not in moves:
            return moves
        return [first, *(move for move in moves if move != first)]

    def ordered(self, state: State[Any], depth: float) -> Sequence[Any]:
        return state.legal_moves

    def cut(self, state: State[Any], depth: float, move: Any) -> None:
        """Told that `move` made a cut in `state`."""


class Greedy(Ordering):
    """First what wins most at once, by the game's own `greed`."""

    def ordered(self, state: State[Any], depth: float) -> Sequence[Any]:
        mover, greed = state.to_move or 0, Evaluation(state.game.greed)

        def loss(move: Any) -> float:
            self.check()
            return -greed(state.play(move))[mover]

        return sorted(state.legal_moves, key=loss)


class Killers(Ordering):
    """First the moves that made the latest cuts at the same remaining depth, where they are legal."""

    def __init__(self, check: Check = unwatched) -> None:
        super().__init__(check)
        self.killers: dict[float, Line] = {}

    def ordered(self, state: State[Any], depth: float) -> Sequence[Any]:
        moves = state.legal_moves
        killers = [move for move in self.killers.get(depth, ()) if move in moves]
        return [*killers, *(move for move in moves if move not in killers)] if killers else moves

    def cut(self, state: State[Any], depth: float, move: Any) -> None:
        others = tuple(each for each in self.killers.get(depth, ()) if each != move)
        self.killers[depth] = (move, *others)[:KILLERS]


class History(Ordering):
    """First the moves that made cuts most often anywhere in the tree, each cut counted by the square of the depth below it."""

    def __init__(self, check: Check = unwatched) -> None:
        super().__init__(check)
        self.counts: dict[tuple[int | None, Any], float] = {}

    def ordered(self, state: State[Any], depth: float) -> Sequence[Any]:
        mover, counts = state.to_move, self.counts
        return sorted(state.legal_moves, key=lambda move: -counts.get((mover, move), 0))

    def cut(self, state: State[Any], depth: float, move: Any) -> None:
        key = state.to_move, move
        # Where all lines go to the end of the game, remaining depths tell nothing.
        self.counts[key] = self.counts.get(key, 0) + (1 if depth == INF else depth * depth)


ORDERS: dict[str, type[Ordering]] = {"reading": Ordering, "greedy": Greedy, "killers": Killers, "history": History}


def ordering_of(said: str, check: Check = unwatched) -> Ordering:
    """The order that the option `order=` means. check: called between moves that are tried out. Raises `ValueError` with the names there are."""
    return ORDERS[one_of("order", said, ORDERS)](check)
