"""Players that need no more than the protocol: random, a small look-ahead, and any function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from threading import Event
from typing import Any

from ..games.base import State, View, picked, shuffled
from ..search import maxn


class RandomPlayer:
    """Any legal move, each as likely."""

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        return picked(view.sample(rng).legal_moves, rng)


@dataclass(frozen=True)
class LookaheadPlayer:
    """Max^n to a small depth over the game's own evaluation; of equally good moves a random one.

    depth: plies, 1 or more, this player's own move included. most: positions at that depth that are too many to wait for, if each move
    had as many replies as there are moves: it looks a ply less far where there would be more, but one ply in any case.
    """

    depth: int = 2
    most: int = 10_000

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        state = view.sample(rng)
        moves = shuffled(state.legal_moves, rng)
        depth = self.depth
        while depth > 1 and len(moves) ** depth > self.most:
            depth -= 1

        def worth(after: State[Any]) -> float:
            value: Any = maxn(after, depth - 1, evaluate="game").value
            return float(value[player])

        return best_move(state, moves, stop, worth)


@dataclass(frozen=True)
class FunctionPlayer:
    """A function of the state that returns a move or its text."""

    function: Callable[[Any], Any]

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        return self.function(view)


def best_move(state: State[Any], moves: Sequence[Any], stop: Event, value: Callable[[State[Any]], float]) -> Any:
    """The one of `moves` whose next state has the highest value, the first of equals; the best so far once `stop` is set."""
    best: Any = None
    best_value = float("-inf")
    for move in moves:
        found = value(state.play(move))
        if best is None or found > best_value:
            best, best_value = move, found
        if stop.is_set():
            break
    return best
