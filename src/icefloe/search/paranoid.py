"""Paranoid search: all others are taken to play together against the player at the root.

Source: N. Sturtevant and R. Korf, On Pruning Techniques for Multi-Player Games, AAAI 2000. So there are two sides again,
and alpha-beta is sound: the root player maximises their own number, whoever else is to move minimises it. Invariant: the
value is no more than the root player gets by the line they pick, whatever the others do within the depth.
"""

from __future__ import annotations

from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .alphabeta import alphabeta
from .run import Found, Run


@algorithm("Paranoid")
def paranoid(run: Run, state: State[Any], depth: float, *, soft: bool = True) -> Found[float]:
    """soft: see `alphabeta`, which this is for any number of players. exact: with two players only."""
    found: Found[float] = alphabeta.search(run, state, depth, soft=soft)
    # With several opponents it is assumed, not found out, that they play together.
    run.horizon = run.horizon or (state.players > 2 and state.to_move is not None)
    return found
