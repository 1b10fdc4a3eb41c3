"""What can be wrong with something a person gives us; all are `ValueError`s whose message says what and where."""

from __future__ import annotations


class GameError(ValueError):
    """Impossible players, options or set-up of a game."""


class PositionError(ValueError):
    """A text that is no position, or a position that can't be."""


class MoveTextError(ValueError):
    """A text that is no move at all."""


class IllegalMove(ValueError):
    """A move that the rules don't allow in this position."""
