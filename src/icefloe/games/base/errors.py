"""What can be wrong with something a person gives us; all are `ValueError`s whose message says what and where."""

from __future__ import annotations


def quoted(text: object, most: int = 120) -> str:
    """`text` as Python writes it, shortened: what somebody pasted may be very long."""
    return shortened(repr(text), most)


def shortened(text: str, most: int = 120) -> str:
    """`text`, without its middle where it has more than `most` characters."""
    return text if len(text) <= most else f"{text[: most // 2]} ... {text[-most // 4 :]}"


class GameError(ValueError):
    """Impossible players, options or set-up of a game."""


class PositionError(ValueError):
    """A text that is no position, or a position that can't be."""


class MoveTextError(ValueError):
    """A text that is no move at all."""


class IllegalMove(ValueError):
    """A move that the rules don't allow in this position."""
