"""Counting the move sequences of a position: the classic check of a move generator."""

from __future__ import annotations

from typing import Any

from .game import State


def perft(state: State[Any], depth: int) -> int:
    """How many sequences of exactly `depth` moves there are from `state`.

    What happens by itself (a retirement, say) is no move. Raises `ValueError` when `depth` is negative, and when it is above 1 in
    a game whose moves are too many to list.
    """
    if depth < 0:
        raise ValueError(f"depth is {depth}, needs 0 or more")
    if depth > 1 and not state.game.lists_moves:
        raise ValueError(
            f"depth is {depth}, needs 0 or 1: {len(state.legal_moves)} moves are too many to play them all"
        )
    if depth == 0:
        return 1
    moves = state.legal_moves
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)


def divide(state: State[Any], depth: int) -> dict[str, int]:
    """The count below each first move: where two generators first differ shows here."""
    return {str(move): perft(state.play(move), depth - 1) for move in state.legal_moves}
