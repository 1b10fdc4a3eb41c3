"""Named numbers of a Floes position that can be measured; `search/` weighs them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import FloesState


def enemies(state: FloesState, player: int) -> int:
    """Enemies that `player` has caught."""
    return state.scores[player]


FACTS: Mapping[str, Callable[[FloesState, int], float]] = {"enemies": enemies}
"""Every fact by name: a function of a state and a player."""
