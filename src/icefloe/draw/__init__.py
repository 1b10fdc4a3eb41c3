"""Pictures of positions: a Scene of each, the look of everything in it, and SVG files.

A new game is one module here and one line in `DRAWINGS`.
"""

from __future__ import annotations

from importlib import import_module

from ..games.base import GameError
from .base import AnyDrawing, Count, Drawing, Last, Result
from .look import look
from .scene import Action, Choice, Item, Scene
from .svg import save_svg, svg

__all__ = [
    "DRAWINGS",
    "Action",
    "AnyDrawing",
    "Choice",
    "Count",
    "Drawing",
    "Item",
    "Last",
    "Result",
    "Scene",
    "drawing",
    "look",
    "save_svg",
    "svg",
]

DRAWINGS = {"fish": "icefloe.draw.fish:FishDrawing"}
"""Where each game's drawing is, loaded when first asked for."""


def drawing(game: str) -> AnyDrawing:
    """The drawing of the game called `game`. Raises `GameError`."""
    if game not in DRAWINGS:
        raise GameError(f"no game called {game!r} can be drawn; there is: {', '.join(DRAWINGS)}")
    module, _, attribute = DRAWINGS[game].partition(":")
    made: AnyDrawing = getattr(import_module(module), attribute)()
    return made
