"""Pictures of positions and of search trees: a Scene of each, the look of everything in it, and SVG files.

A new game is one module here and one line in `DRAWINGS`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..games.base import GameError
from ..search import Tree
from .base import AnyDrawing, Count, Drawing, Last, Result, Steps, Tray, TrayItem
from .look import look
from .scene import Action, Aim, Choice, Frames, Item, Preview, Scene
from .svg import save_svg, svg
from .tree import tree_scene

__all__ = [
    "DRAWINGS",
    "Action",
    "Aim",
    "AnyDrawing",
    "Choice",
    "Count",
    "Drawing",
    "Frames",
    "Item",
    "Last",
    "Preview",
    "Result",
    "Scene",
    "Steps",
    "Tray",
    "TrayItem",
    "drawing",
    "look",
    "save_svg",
    "svg",
    "tree_scene",
    "tree_svg",
]

DRAWINGS = {"fish": "icefloe.draw.fish:FishDrawing", "floes": "icefloe.draw.floes:FloesDrawing"}
"""Where each game's drawing is, loaded when first asked for."""


def drawing(game: str) -> AnyDrawing:
    """The drawing of the game called `game`. Raises `GameError`."""
    if game not in DRAWINGS:
        raise GameError(f"no game called {game!r} can be drawn; there is: {', '.join(DRAWINGS)}")
    module, _, attribute = DRAWINGS[game].partition(":")
    made: AnyDrawing = getattr(import_module(module), attribute)()
    return made


def tree_svg(tree: Tree, theme: str = "light", **options: Any) -> str:
    """The tree of a search as the text of an SVG file. theme: `light` or `dark`. options: of `tree_scene`. Raises `ValueError`."""
    return svg(tree_scene(tree, **options), theme)
