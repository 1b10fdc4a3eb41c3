"""A player for games with too many moves to look at: it tries some, drawn by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from threading import Event
from typing import Any

from ..games.base import State, View, picked, shuffled
from ..search import Evaluation

SAMPLE = 30
"""Moves that are tried where there are too many: about as many as a slow physical simulation makes in a second."""


def candidates(state: State[Any], rng: Random, most: int = SAMPLE) -> Sequence[Any]:
    """All legal moves in an order by chance; where they are too many to list, `most` of them, drawn one by one."""
    moves = state.legal_moves
    if state.game.lists_moves:
        return shuffled(moves, rng)
    return list(dict.fromkeys(picked(moves, rng) for _ in range(most)))


@dataclass(frozen=True)
class SamplerPlayer:
    """Some legal moves are tried, the best of them again as a hand would make them that is not quite sure.

    samples: moves tried, judged by the game's own evaluation of the position after each. finalists: how many of them, the best, are checked
    again. jitters: moves near each finalist that are judged too. The best by the mean of itself and those is chosen. So no more
    than samples + finalists * jitters moves are played.
    """

    samples: int = 18
    finalists: int = 4
    jitters: int = 3

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        state = view.sample(rng)
        evaluation = Evaluation(state.game.weights)

        def worth(move: Any) -> float:
            return evaluation(state.play(move))[player]

        tried = _judged(candidates(state, rng, self.samples)[: self.samples], worth, stop)
        finalists = sorted(tried, key=lambda move: -tried[move])[: self.finalists]

        def checked(move: Any) -> float:
            worths = [tried[move]]
            for _ in range(self.jitters):
                if stop.is_set():
                    break
                worths.append(worth(state.near(move, rng)))
            return fmean(worths)

        means = _judged(finalists, checked, stop)
        return max(means, key=lambda move: means[move])


def _judged(moves: Sequence[Any], worth: Callable[[Any], float], stop: Event) -> dict[Any, float]:
    """Each move with what it is worth; those so far, at least one, once `stop` is set."""
    found = {}
    for move in moves:
        found[move] = worth(move)
        if stop.is_set():
            break
    return found
