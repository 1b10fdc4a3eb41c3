"""Alpha-beta: minimax that leaves out what can't change the answer.

Source: D. Knuth and R. Moore, An Analysis of Alpha-Beta Pruning, 1975; fail-soft: J. Fishburn, 1983. Invariant: let v be
the minimax value of a node searched with the window (alpha, beta). A value returned within the window is v; one at or
below alpha is no less than v; one at or above beta is no more than v.
"""

from __future__ import annotations

from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .run import EXACT, INF, LOWER, UPPER, Found, Line, Run


@algorithm("Alpha-beta", most_players=2)
def alphabeta(run: Run, state: State[Any], depth: float, *, soft: bool = True) -> Found[float]:
    """soft: return the best value seen, also where it lies outside of the window (fail-soft); else the window's edge."""
    found = _alphabeta(run, state, None, depth, -INF, INF, soft)
    run.depth = depth
    return Found(*found)


def _alphabeta(
    run: Run, state: State[Any], move: Any, depth: float, alpha: float, beta: float, soft: bool
) -> tuple[float, Line]:
    run.visit()
    trace, mover = run.trace, state.to_move
    if trace:
        trace(("enter", move, mover, depth, alpha, beta))
    low, high = alpha, beta
    best: float = 0.0
    line: Line = ()
    if depth == 0 or mover is None:
        best = run.leaf(state)[run.me]
        if trace:
            trace(("leaf", best))
    else:
        is_max = mover == run.me
        best = -INF if is_max else INF
        moves = state.legal_moves
        for number, move_here in enumerate(moves, 1):
            value, rest = _alphabeta(run, state.play(move_here), move_here, depth - 1, alpha, beta, soft)
            if value > best if is_max else value < best:
                best, line = value, (move_here, *rest)
                if is_max:
                    alpha = max(alpha, best)
                else:
                    beta = min(beta, best)
                if move is None:
                    run.found = Found(best, line)
                if trace:
                    trace(("best", move_here, best, alpha, beta))
                if alpha >= beta:
                    if trace and number < len(moves):
                        trace(("cut", "window", best, alpha, beta, tuple(moves[number:])))
                    break
    bound = EXACT if not line else UPPER if best <= low else LOWER if best >= high else EXACT
    if not soft:
        best = max(low, min(best, high))
    if trace:
        trace(("leave", best, bound))
    return best, line
