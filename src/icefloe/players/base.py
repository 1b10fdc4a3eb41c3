"""What a player is to the rest of the house."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Any, Protocol

from ..games.base import View


class Player(Protocol):
    """Whatever can be asked for a move."""

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        """A legal move for `player`, or its text.

        view: what `player` may know, in open games the state itself. rng: the only source of chance, so that the same
        seed gives the same move. stop: once set, the answer is no longer needed; return soon, with any legal move.
        """
