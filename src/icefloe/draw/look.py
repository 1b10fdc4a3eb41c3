"""What things look like: the palette, the players' colours, gradients, styles and shapes of `look.json`, with types.

A value `$token` is a colour of the palette or of a player, `@name` a gradient. The browser reads the same file.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NotRequired, TypedDict

Part = dict[str, Any]
"""One element of a shape: `tag` (path, circle, ellipse, rect), `style`, `transform` and the attributes of the tag; or
`tag` use and `shape`, another shape of the file drawn in place."""


class Stop(TypedDict):
    offset: float
    colour: str
    opacity: NotRequired[float]


class Shape(TypedDict):
    """box: x, y, width, height of the shape when it is drawn alone. plain: name of a simpler twin, for small files."""

    box: list[float]
    plain: NotRequired[str]
    parts: list[Part]


class Look(TypedDict):
    """The whole file. A gradient has `kind` (linear or radial), `stops`, and the attributes of its SVG element."""

    palette: dict[str, dict[str, str]]
    players: list[dict[str, str]]
    gradients: dict[str, dict[str, Any]]
    styles: dict[str, dict[str, str | float]]
    shapes: dict[str, Shape]


@cache
def look() -> Look:
    """The look of everything, read once."""
    text = Path(__file__).with_name("look.json").read_text(encoding="utf-8")
    data: Look = json.loads(text)
    return data
