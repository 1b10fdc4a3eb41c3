"""Players that look for the best turn of their own: all plies until another player is to move."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from threading import Event
from typing import Any

from ..games.base import State, View
from ..search import Evaluation, beam
from ..search.beam import best_turns
from ..search.evaluation import Evaluate, Vector
from .samples import candidates
from .simple import best_move

REPLY_WIDTH = 1
"""Of the beam search for a reply: a wider one costs more and makes who asks for it no stronger."""


@dataclass(frozen=True)
class GreedyPlayer:
    """The turn with the most points: looks at nothing but the score right after it, rivals' replies left aside.

    width: of the beam search over a turn of several plies. Where that can't be, since chance or a hidden card decides or moves are
    too many to list, one ply of the turn is looked at; of too many moves a sample.
    """

    width: int = 8

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        state = view.sample(rng)
        evaluation = _greed(state)
        if beam.refusal(state.game, state.players):
            return best_move(state, candidates(state, rng), stop, lambda after: evaluation.worth(after, player))

        return beam(state, evaluate=_own(evaluation, player), width=self.width, ties=rng, stop=stop).move


@dataclass(frozen=True)
class BeamPlayer:
    """Beam search over the turn; the best turns it finds are judged by what is left after the next player's reply.

    width: how many unfinished turns go on after each ply, 1 or more. replies: how many finished turns are answered, 1 or more, the best
    by the game's own evaluation. The reply is the next player's greedy turn. The evaluation after it decides; between equals, the
    one before it.
    """

    width: int = 12
    replies: int = 24

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        state = view.sample(rng)
        evaluation = Evaluation(state.game.weights)
        best, most = None, float("-inf")
        for turn in best_turns(state, evaluation, self.width, self.replies, rng, stop):
            worth = evaluation(_answered(turn.state, stop))[player]
            # A reply that was broken off says nothing.
            if best is None or (worth > most and not stop.is_set()):
                best, most = turn, worth
            if stop.is_set():
                break
        return best.line[0] if best else state.legal_moves[0]


def _answered(state: State[Any], stop: Event) -> State[Any]:
    """`state` after the greedy turn of who is to move; itself where the game is over."""
    player = state.to_move
    if player is None:
        return state
    own = _own(_greed(state), player)
    for move in beam(state, evaluate=own, width=REPLY_WIDTH, stop=stop).pv:
        state = state.play(move)
    return state


def _greed(state: State[Any]) -> Evaluation:
    """What a turn is worth to who looks only at what it wins."""
    return Evaluation(state.game.turn_greed or state.game.greed)


def _own(evaluation: Evaluation, player: int) -> Evaluate:
    """What positions are worth to `player`, rivals left aside; nothing to them."""

    def own(state: State[Any]) -> Vector:
        worth = evaluation.worth(state, player)
        return tuple(worth if seat == player else 0.0 for seat in range(state.players))

    return own
