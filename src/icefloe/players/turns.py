"""Players that look for the best turn of their own: all plies until another player is to move."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from threading import Event
from typing import Any

from ..games.base import State, View
from ..search import Evaluation, beam
from ..search.evaluation import Vector
from .samples import candidates
from .simple import best_move


@dataclass(frozen=True)
class GreedyPlayer:
    """The turn with the most points: looks at nothing but the score right after it, rivals' replies left aside.

    width: of the beam search over a turn of several plies. Where that can't be, since chance or a hidden card decides or moves are
    too many to list, one ply of the turn is looked at; of too many moves a sample.
    """

    width: int = 8

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        state = view.sample(rng)
        evaluation = Evaluation(state.game.turn_greed or state.game.greed)
        if beam.refusal(state.game, state.players):
            return best_move(state, candidates(state, rng), stop, lambda after: evaluation.worth(after, player))

        def own(after: State[Any]) -> Vector:
            worth = evaluation.worth(after, player)
            return tuple(worth if seat == player else 0.0 for seat in range(after.players))

        return beam(state, evaluate=own, width=self.width, ties=rng, stop=stop).move


@dataclass(frozen=True)
class BeamPlayer:
    """Beam search over the turn, by the game's own evaluation of what it leaves to the next player.

    width: how many unfinished turns go on after each ply, 1 or more.
    """

    width: int = 8

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        return beam(view.sample(rng), evaluate="game", width=self.width, ties=rng, stop=stop).move
