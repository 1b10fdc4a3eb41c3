"""The widgets: a board to play on, a search to watch."""

from .board import Board, load, play
from .watch import Watch, watch

__all__ = ["Board", "Watch", "load", "play", "watch"]
