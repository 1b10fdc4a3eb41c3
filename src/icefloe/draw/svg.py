"""A Scene as a standalone SVG file: every colour a plain value, nothing that needs a style sheet or a browser."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Any

from .look import Part, look
from .scene import Item, Scene, short

Element = Any
"""An element of svgwrite, which has no types."""

Attributes = Mapping[str, Any]
Colours = Mapping[str, str]
"""By token, without its `$`."""

FONT = "Helvetica, Arial, sans-serif"

FEWEST_TOGETHER = 3
"""Small files draw so many equal things, or more, in one element."""

INHERITED = {"stroke-linejoin": "round"}
"""What small files say once, for the whole drawing."""

FROM_OUTSIDE = "p"
"""The player's colour that shapes of small files take from where they are used: one definition serves all players."""


def svg(scene: Scene, theme: str = "light", width: float | None = None, *, compact: bool = False) -> str:
    """`scene` as the text of an SVG file. theme: `light` or `dark`. width: in pixels, else the drawing's own.

    compact: plainer shapes, many equal ones in one element: for a picture kept in a notebook. Browsers draw such files
    right; other programs may not know the markers they are made with. Raises `ValueError`.
    """
    themes = look()["palette"]
    if theme not in themes:
        raise ValueError(f"theme is {theme!r}, needs one of: {', '.join(themes)}")
    width = scene.width if width is None else width
    if isinstance(width, bool) or not isinstance(width, int | float) or not 0 < width < float("inf"):
        raise ValueError(f"width is {width!r}, needs a number of pixels above 0")
    return _Writer(scene, theme, width, compact).text()


def save_svg(
    scene: Scene, file: str | PathLike[str], theme: str = "light", width: float | None = None, *, compact: bool = False
) -> None:
    """Write `svg(scene, ...)` to `file`. Raises `ValueError`, `OSError`."""
    Path(file).write_text(svg(scene, theme, width, compact=compact) + "\n", encoding="utf-8")


class _Writer:
    """One drawing being written: the picture, and the definitions it has needed so far."""

    def __init__(self, scene: Scene, theme: str, width: float, compact: bool) -> None:
        self.scene = scene
        self.palette = look()["palette"][theme]
        self.compact = compact
        # Several pictures may end up in one page, where the first of two equal ids serves both. What an id names
        # depends only on theme and compactness, so these make it safe.
        self.prefix = f"icf-{theme[0]}{'c' if compact else ''}-"
        self.defined: set[str] = set()
        self.defs = _element("defs", {})
        self.root = _element("svg", self._frame(width))

    def _frame(self, width: float) -> Attributes:
        scene = self.scene
        frame = {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": short(width),
            "height": short(width * scene.height / scene.width),
            "viewBox": f"0 0 {short(scene.width)} {short(scene.height)}",
            "role": "img",
            "font-family": FONT,
        }
        return frame | (INHERITED if self.compact else {"xmlns:xlink": "http://www.w3.org/1999/xlink"})

    def text(self) -> str:
        self.root.add(self.defs)
        for layer in self.scene.layers:
            self._draw_layer([item for item in self.scene.items.values() if item.layer == layer])
        self.root.set_desc(title=self.scene.label)
        written: str = self.root.tostring()
        # A `>` within a text or a value is written `&gt;`, so this meets only the ends of tags.
        return written.replace(" />", "/>")

    # --- items -------------------------------------------------------------------------------------------------------

    def _draw_layer(self, items: list[Item]) -> None:
        # By y, then x: what is nearer to the reader covers what is behind it.
        items = sorted(items, key=lambda item: (item.y, item.x))
        for alike in self._alike(items) if self.compact else [items]:
            if self.compact and len(alike) >= FEWEST_TOGETHER:
                self.root.add(self._together(alike))
            else:
                for item in alike:
                    self._draw(item)

    def _alike(self, items: Iterable[Item]) -> list[list[Item]]:
        """Items that look alike together, in the order of the first of each. Within a layer things hardly overlap."""
        groups: dict[Any, list[Item]] = {}
        for item in items:
            shape = self._shape_named(item.shape) if item.shape else ""
            # Paths are what they are; texts share an element letter by letter, so longer ones stay alone. A marker knows no
            # angle of its own.
            alone = item.path or item.angle or len(item.text) > 1 or len(item.styles) > 1
            key = id(item) if alone else (shape, item.scale, item.styles, item.player)
            groups.setdefault(key, []).append(item)
        return list(groups.values())

    def _draw(self, item: Item) -> None:
        if item.shape:
            self.root.add(self._use(item.shape, item.player, _placed(item) | self._outside(item.shape, item.player)))
        for style in item.styles:
            painted = self._style(style, self._colours(item.player))
            if item.text:
                self.root.add(_text([item], painted))
            else:
                self.root.add(_element("path", {**painted, **_moved(item), "d": item.path}))

    def _together(self, items: list[Item]) -> Element:
        """Items that look alike in one element: letters of one text, or markers on the corners of an invisible line."""
        first = items[0]
        if first.text:
            return _text(items, self._style(first.styles[0], self._colours(first.player)))
        marker = self._define_marker(first.shape, first.player)
        line = {"d": _corners(items), "fill": "none", "style": f"marker:url(#{marker})"}
        # A marker is as large as its line is wide; without a `stroke` the line itself is not seen.
        return _element("path", line if first.scale == 1 else {**line, "stroke-width": short(first.scale, 2)})

    # --- definitions -------------------------------------------------------------------------------------------------

    def _use(self, shape: str, player: int | None, attributes: Attributes) -> Element:
        # Browsers know the short form, other programs often only the old one.
        link = "href" if self.compact else "xlink:href"
        return _element("use", {**attributes, link: f"#{self._define_shape(shape, player)}"})

    def _define_shape(self, shape: str, player: int | None) -> str:
        """The id of a shape as a group, in the player's colours if it has any."""
        own = _tokens(self._shape_named(shape)) & self._own_colours()
        return self._define(shape, player if own else None, player, "g", {})

    def _define_marker(self, shape: str, player: int | None) -> str:
        """The id of a shape as a marker: one for each player, since it takes no colour from the line it is on."""
        outside = self._outside(shape, player)
        return self._define(shape, player, player, "marker", {"overflow": "visible", **outside})

    def _define(self, shape: str, owner: int | None, player: int | None, tag: str, attributes: Attributes) -> str:
        shape = self._shape_named(shape)
        name = self._id(shape, tag) + ("" if owner is None else f"-p{owner}")
        if name not in self.defined:
            self.defined.add(name)
            element = _element(tag, {"id": name, **attributes})
            colours = self._colours(player) | ({FROM_OUTSIDE: "currentColor"} if self.compact else {})
            for part in look()["shapes"][shape]["parts"]:
                element.add(self._part(part, player, colours))
            self.defs.add(element)
        return name

    def _define_gradient(self, gradient: str) -> str:
        data = look()["gradients"][gradient]
        tag = f"{data['kind']}Gradient"
        name = self._id(gradient, tag)
        if name not in self.defined:
            self.defined.add(name)
            box = {key: value for key, value in data.items() if key not in ("kind", "stops")}
            element = _element(tag, {"id": name, **box})
            for stop in data["stops"]:
                element.add(_element("stop", self._stop(stop)))
            self.defs.add(element)
        return name

    def _id(self, name: str, tag: str) -> str:
        """The id of a definition: what it is and its tag; in a small file a number and the tag's first letter."""
        if self.compact:
            names = list(look()["gradients"] if tag.endswith("Gradient") else look()["shapes"])
            return f"{self.prefix}{tag[0]}{names.index(name)}"
        return self.prefix + (name if tag == "g" else f"{name}-{tag}")

    def _shape_named(self, shape: str) -> str:
        """The shape that is drawn for `shape`: in a small file its plainer twin."""
        return look()["shapes"][shape].get("plain", shape) if self.compact else shape

    # --- parts, styles, colours --------------------------------------------------------------------------------------

    def _part(self, part: Part, player: int | None, colours: Colours) -> Element:
        attributes = {key: value for key, value in part.items() if key not in ("tag", "style", "shape")}
        if part["tag"] == "use":
            return self._use(part["shape"], player, attributes)
        painted = {key: self._paint(value, colours) for key, value in attributes.items()}
        return _element(part["tag"], {**(self._style(part["style"], colours) if "style" in part else {}), **painted})

    def _style(self, style: str, colours: Colours) -> dict[str, Any]:
        painted = {key: self._paint(value, colours) for key, value in look()["styles"][style].items()}
        if self.compact:
            return {key: value for key, value in painted.items() if INHERITED.get(key) != value}
        return painted

    def _stop(self, stop: Attributes) -> Attributes:
        colour = {"offset": stop["offset"], "stop-color": self._paint(stop["colour"], self.palette)}
        return colour | ({"stop-opacity": stop["opacity"]} if "opacity" in stop else {})

    def _paint(self, value: Any, colours: Colours) -> Any:
        """A value of look.json with its token resolved."""
        if not isinstance(value, str) or value[:1] not in ("$", "@"):
            return value
        return colours[value[1:]] if value[0] == "$" else f"url(#{self._define_gradient(value[1:])})"

    def _colours(self, player: int | None) -> dict[str, str]:
        return self.palette if player is None else self.palette | look()["players"][player]

    def _own_colours(self) -> set[str]:
        """The tokens that a shape must be defined for once a player."""
        return set(look()["players"][0]) - ({FROM_OUTSIDE} if self.compact else set())

    def _outside(self, shape: str, player: int | None) -> dict[str, str]:
        """What `currentColor` means in a player's shape."""
        if not self.compact or player is None or FROM_OUTSIDE not in _tokens(self._shape_named(shape)):
            return {}
        return {"color": look()["players"][player][FROM_OUTSIDE]}


@cache
def _tokens(shape: str) -> frozenset[str]:
    """The tokens of all colours in a shape, and in those it is made of, without their `$`."""
    data = look()
    found: set[str] = set()
    for part in data["shapes"][shape]["parts"]:
        if part["tag"] == "use":
            found |= _tokens(part["shape"])
        values = [*part.values(), *data["styles"].get(part.get("style", ""), {}).values()]
        found |= {value[1:] for value in values if isinstance(value, str) and value.startswith("$")}
    return frozenset(found)


def _placed(item: Item) -> dict[str, Any]:
    """The attributes that put a shape in its place."""
    if item.scale != 1 or item.angle:
        return _moved(item)
    return {name: short(value) for name, value in (("x", item.x), ("y", item.y)) if value}


def _moved(item: Item) -> dict[str, Any]:
    """The attribute that shifts, turns and scales an item, if it needs any of it."""
    steps = []
    if item.x or item.y:
        steps.append(f"translate({short(item.x)},{short(item.y)})")
    if item.angle:
        steps.append(f"rotate({short(item.angle)})")
    if item.scale != 1:
        steps.append(f"scale({short(item.scale, 2)})")
    return {"transform": " ".join(steps)} if steps else {}


def _corners(items: list[Item]) -> str:
    """A line with a corner at each item's place, as path data."""
    x, y = items[0].x, items[0].y
    line = f"M{short(x)} {short(y)}"
    for item in items[1:]:
        along, down = short(item.x - x), short(item.y - y)
        line += f"l{along} {down}" if down else f"h{along}"
        x, y = item.x, item.y
    return line


@cache
def _svgwrite() -> tuple[Any, Any]:
    """svgwrite's plain element and its text. Loaded when first needed: that takes a tenth of a second."""
    from svgwrite.base import BaseElement
    from svgwrite.text import Text

    return BaseElement, Text


def _element(tag: str, attributes: Attributes) -> Element:
    """An element of any kind. svgwrite's own classes spell out defaults, and its checks don't know `role`."""
    plain, _ = _svgwrite()
    element = plain(debug=False)
    element.elementname = tag
    element.attribs.update(attributes)
    return element


def _text(items: list[Item], style: Attributes) -> Element:
    """The texts of items in one element: one of any length, or single letters, each at its place."""
    _, text = _svgwrite()
    element = text("".join(item.text for item in items), debug=False)
    across = " ".join(str(short(item.x)) for item in items)
    down = " ".join(str(short(item.y)) for item in items)
    element.attribs.update({"x": across, "y": down, **style})
    return element
