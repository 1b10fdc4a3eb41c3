"""A player that grows a tree of moves and replies."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random
from threading import Event
from typing import Any

from ..games.base import State, View
from ..search import Evaluation, puct
from ..search.evaluation import Vector

SPREADS = 4
"""How many scales lie between the best and the worst move of the position that is asked about."""


@dataclass(frozen=True)
class TreePlayer:
    """Monte-Carlo tree search (PUCT) whose simulated games are broken off at once and judged by the game's own evaluation.

    positions: how many are judged, about; they alone set the answer, not the clock. The evaluation leads twice: as a prior, by what a
    move comes to at once, and as reward, turned into chances between 0 and 1. What counts as much is taken from the moves of
    the position itself, since a point of one game weighs more than one of another.
    """

    positions: int = 3000

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        state = view.sample(rng)
        judge = _Judge(state, player, self.positions, stop)
        # Near the game's end games may be over before anything is judged.
        limits: dict[str, Any] = {"simulations": self.positions, "stop": judge}
        return puct(state, evaluate=judge.chances, prior=judge.prior, cutoff=0, **limits).move


class _Judge:
    """The game's evaluation in the scale of one position; as a flag, set when enough positions have been judged."""

    def __init__(self, state: State[Any], player: int, most: int, stop: Event) -> None:
        self.evaluation = Evaluation(state.game.weights)
        self.left = most
        self.stop = stop
        worths = [self.leads(state.play(move))[player] for move in state.legal_moves]
        self.scale = (max(worths) - min(worths)) / SPREADS or 1.0
        self.level = self.leads(state)

    def is_set(self) -> bool:
        return self.left <= 0 or self.stop.is_set()

    def leads(self, state: State[Any]) -> Vector:
        self.left -= 1
        return self.evaluation(state)

    def chances(self, state: State[Any]) -> Vector:
        """Of each player, 1/2 for a position like the root."""
        return tuple(
            1 / (1 + exp((level - lead) / self.scale))
            for level, lead in zip(self.level, self.leads(state), strict=True)
        )

    def prior(self, state: State[Any]) -> list[float]:
        """By what each move comes to at once (softmax)."""
        mover = state.to_move or 0
        leads = [self.leads(state.play(move))[mover] for move in state.legal_moves]
        most = max(leads)
        return [exp((lead - most) / self.scale) for lead in leads]
