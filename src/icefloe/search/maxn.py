"""Max^n to a fixed depth: every player picks what is best for themselves.

Source: C. Luckhardt and K. Irani, An Algorithmic Solution of N-Person Games, AAAI 1986. Invariant: the vector returned
for a node is the vector of one of its leaves, the one that the player to move there likes best (the first of equals).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.base import CHANCE, State

Vector = tuple[float, ...]


def maxn(state: State[Any], depth: int, evaluate: Callable[[State[Any]], Vector]) -> Vector:
    """The value of `state` for each player after `depth` plies of best play.

    evaluate: a number a player, for leaves. Raises `ValueError` for games with chance or hidden information.
    """
    player = state.to_move
    if player == CHANCE or state.game.hidden:
        raise ValueError(f"max^n needs a game without chance and hidden information, not {state.game.title}")
    if depth == 0 or player is None:
        return evaluate(state)
    best: Vector | None = None
    for move in state.legal_moves:
        value = maxn(state.play(move), depth - 1, evaluate)
        if best is None or value[player] > best[player]:
            best = value
    assert best is not None, "a player to move has a move"
    return best
