"""Quiescence: at the horizon go on with moves that swing the score, so that no position is judged in the middle of a fight.

Source: C. Shannon, Programming a Computer for Playing Chess, 1950; standing pat: D. Beal, A Generalised Quiescence Search
Algorithm, 1990. Invariant: what is looked at depends on the position and its distance from the horizon alone, not on
the window: beyond the horizon too the search is a minimax, of a smaller tree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..games.base import State
from .evaluation import Evaluation
from .options import is_number
from .run import Check, Line, unwatched

PLIES = 8
"""How far beyond the horizon a search goes at most: a game may swing to and fro without an end."""


@dataclass(frozen=True)
class Quiescence:
    """Which moves are noisy.

    swing: a move is noisy when its mover gains more than this by the game's own `greed`, and quiet when it changes no more
    than this either way. check: called between moves that are tried out.
    """

    swing: float
    check: Check = unwatched

    def noisy(self, state: State[Any], depth: float) -> tuple[Line, bool]:
        """The moves to go on with, the greatest gain first, and whether the mover may stand pat: leave it at the position as it is.

        depth: 0 at the horizon, negative beyond it. Standing pat means to make some quiet move instead, in the belief that
        it would change little. Where there is no quiet move that belief is unsound, and every move is looked at.
        """
        if depth <= -PLIES:
            return (), True
        mover, greed = state.to_move or 0, Evaluation(state.game.greed)
        before = greed(state)[mover]
        gains = []
        for move in state.legal_moves:
            self.check()
            gains.append((greed(state.play(move))[mover] - before, move))
        gains.sort(key=lambda pair: -pair[0])
        can_stand = any(abs(gain) <= self.swing for gain, _ in gains)
        return tuple(move for gain, move in gains if gain > self.swing or not can_stand), can_stand


def quiescence_of(quiet: bool, swing: float, check: Check = unwatched) -> Quiescence | None:
    """What the options `quiet=` and `swing=` mean. Raises `ValueError`."""
    if not isinstance(quiet, bool):
        raise ValueError(f"quiet is {quiet!r}, needs True or False")
    if not is_number(swing) or not swing >= 0:
        raise ValueError(f"swing is {swing!r}, needs a number from 0")
    return Quiescence(swing, check) if quiet else None
