"""Minimax: each player picks what is best for themselves, to a fixed depth.

Source: C. Shannon, Programming a Computer for Playing Chess, 1950 (type A). Invariant: the value returned for a node is
the evaluation, for the player to move at the root, of the position at the end of the line returned.
"""

from __future__ import annotations

from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .run import EXACT, INF, Found, Line, Run


@algorithm("Minimax", most_players=2)
def minimax(run: Run, state: State[Any], depth: float) -> Found[float]:
    """Looks at every line. Takes no options."""
    found = _minimax(run, state, None, depth)
    run.depth = depth
    return Found(*found)


def _minimax(run: Run, state: State[Any], move: Any, depth: float) -> tuple[float, Line]:
    run.visit()
    trace, mover = run.trace, state.to_move
    if trace:
        trace(("enter", move, mover, depth, None, None))
    best: float = 0.0
    line: Line = ()
    if depth == 0 or mover is None:
        best = run.leaf(state)[run.me]
        if trace:
            trace(("leaf", best))
    else:
        # Not turned round at each ply: the same player may be to move again.
        is_max = mover == run.me
        best = -INF if is_max else INF
        for move_here in state.legal_moves:
            value, rest = _minimax(run, state.play(move_here), move_here, depth - 1)
            if value > best if is_max else value < best:
                best, line = value, (move_here, *rest)
                if move is None:
                    run.found = Found(best, line)
                if trace:
                    trace(("best", move_here, best, None, None))
    if trace:
        trace(("leave", best, EXACT))
    return best, line
