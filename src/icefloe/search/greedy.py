"""Greedy search: ply by ply of a player's own turn what looks best at once.

Source: folklore; in the terms of `beam`, whose invariant it keeps, a beam of width 1.
"""

from __future__ import annotations

from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .beam import beam
from .run import Found, Run


@algorithm("Greedy")
def greedy(run: Run, state: State[Any], depth: float) -> Found[float]:
    """Goes on as long as the turn lasts, and says where it looked best to finish. Takes no options. depth: see `beam`."""
    found: Found[float] = beam.search(run, state, depth, width=1)
    return found
