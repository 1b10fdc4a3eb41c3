"""Principal variation search: the first move gets the whole window, of the others it is only asked whether they are better.

Source: A. Reinefeld, An Improvement to the Scout Tree Search Algorithm, 1983 (NegaScout); T. Marsland and M. Campbell, Parallel
Search of Strongly Ordered Game Trees, 1982. Invariant: negamax's, since a move that is better, and not too good, is searched
once more with the whole window.
"""

from __future__ import annotations

from math import nextafter
from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .negamax import Negamax
from .run import INF, Found, Run


@algorithm("Principal variation search", most_players=2, view="mover")
def pvs(
    run: Run,
    state: State[Any],
    depth: float,
    *,
    table: bool | int = False,
    order: str = "killers",
    quiet: bool = False,
    swing: float = 2,
) -> Found[float]:
    """Options: as of negamax. It gains where moves are in good order, and loses where they aren't."""
    found = PrincipalVariation(run, table, order, quiet, swing).search(state, depth)
    run.depth = depth
    return found


class PrincipalVariation(Negamax):
    """Negamax that asks with a null window first."""

    def successor(
        self, state: State[Any], move: Any, seat: int, depth: float, alpha: float, beta: float, is_first: bool
    ) -> Found[float]:
        if is_first:
            return super().successor(state, move, seat, depth, alpha, beta, True)
        # Values may be any floats. There is none between alpha and the float after it, so that this window holds no value,
        # whatever the evaluation: each answer is either at most alpha or above it. (A step of 1 would do for whole numbers only.)
        found = super().successor(state, move, seat, depth, alpha, nextafter(alpha, INF), False)
        if alpha < found.value < beta:
            if self.run.trace:
                self.run.trace(("again", move, alpha, beta, "better"))
            found = super().successor(state, move, seat, depth, alpha, beta, False)
        return found
