"""Max^n: minimax for any number of players, each picking what is best for themselves.

Source: C. Luckhardt and K. Irani, An Algorithmic Solution of N-Person Games, AAAI 1986. Invariant: the vector returned
for a node is the vector of one of its leaves, the one that the player to move there likes best (the first of equals).
"""

from __future__ import annotations

from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .evaluation import Vector
from .run import EXACT, Found, Line, Run


@algorithm("Max^n", view="all")
def maxn(run: Run, state: State[Any], depth: float) -> Found[Vector]:
    """Looks at every line. Takes no options."""
    found = _maxn(run, state, None, depth)
    run.depth = depth
    return Found(*found)


def _maxn(run: Run, state: State[Any], move: Any, depth: float) -> tuple[Vector, Line]:
    run.visit()
    trace, player = run.trace, state.to_move
    if trace:
        trace(("enter", move, player, depth, None, None))
    best: Vector = ()
    line: Line = ()
    if depth == 0 or player is None:
        best = run.leaf(state)
        if trace:
            trace(("leaf", best))
    else:
        for move_here in state.legal_moves:
            value, rest = _maxn(run, state.play(move_here), move_here, depth - 1)
            if not best or value[player] > best[player]:
                best, line = value, (move_here, *rest)
                if move is None:
                    run.found = Found(best, line)
                if trace:
                    trace(("best", move_here, best, None, None))
    if trace:
        trace(("leave", best, EXACT))
    return best, line
