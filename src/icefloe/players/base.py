"""What a player is to the rest of the house."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Any, Protocol, runtime_checkable

from ..games.base import View


class Player(Protocol):
    """Whatever can be asked for a move."""

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        """A legal move for `player`, or its text.

        view: what `player` may know, in open games the state itself. rng: the only source of chance, so that the same
        seed gives the same move, unless the player goes by the clock. stop: once set, the answer is no longer needed; return
        soon, with any legal move.
        """


class Tell(Protocol):
    """Hears, in words, what a player thinks so far; or that something went wrong, though an answer will come."""

    def __call__(self, words: str, trouble: bool = False) -> None: ...


@runtime_checkable
class TellingPlayer(Player, Protocol):
    """A player that tells what it thinks while it does, and may need a while to get ready."""

    def prepare(self) -> None:
        """Called when it sits down: it may begin to get ready. Returns at once."""

    def think(self, view: View, player: int, rng: Random, stop: Event, tell: Tell) -> Any:
        """See `Player.choose`. tell: called on this thread, as often as there is something new."""
