"""A Scene: what is drawn of a position and what may be done with it, as plain data for the browser and the file writer.

The fields are those of the design page, "Scene". Equal pictures have equal keys, so that two scenes can be compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
"""A JSON object without null: absent means none."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing drawn: exactly one of a shape of look.json, an SVG path drawn once a style, or a text.

    x, y, scale: board units, the shape's origin. dx, dy: offset from the place, of a ghost only. player: whose colours
    are meant. label: makes it a place. at: key of the place it belongs to. under: shape instead of `shape` while
    something stands on it. Raises `ValueError` when it is not exactly one of the three.
    """

    layer: str
    shape: str = ""
    path: str = ""
    text: str = ""
    x: float = 0
    y: float = 0
    dx: float = 0
    dy: float = 0
    scale: float = 1
    styles: tuple[str, ...] = ()
    player: int | None = None
    label: str = ""
    at: str = ""
    under: str = ""

    def __post_init__(self) -> None:
        if bool(self.shape) + bool(self.path) + bool(self.text) != 1:
            raise ValueError(f"an item is one of shape, path, text; got {self.shape!r}, {self.path!r}, {self.text!r}")

    def to_json(self) -> Json:
        """This item without what is left at its default. Lengths are rounded to 0.1, scale to 0.01."""
        data: Json = {"layer": self.layer}
        for name in ("shape", "path", "text", "under", "label", "at"):
            if value := getattr(self, name):
                data[name] = value
        for name in ("x", "y", "dx", "dy"):
            if value := short(getattr(self, name)):
                data[name] = value
        if self.scale != 1:
            data["scale"] = short(self.scale, 2)
        if self.styles:
            data["styles"] = list(self.styles)
        if self.player is not None:
            data["player"] = self.player
        return data


@dataclass(frozen=True, slots=True)
class Choice:
    """A pick that is a move. move: its text. words: what it does, without a final stop. note: short, may be empty."""

    move: str
    words: str
    note: str = ""

    def to_json(self) -> Json:
        data = {"move": self.move, "words": self.words}
        if self.note:
            data["note"] = self.note
        return data


@dataclass(frozen=True, slots=True)
class Action:
    """A pick that needs a second one. mover: key of the item that travels. then: by key, what may be picked next."""

    words: str
    mover: str
    then: Mapping[str, Choice]

    def to_json(self) -> Json:
        then = {key: choice.to_json() for key, choice in self.then.items()}
        return {"words": self.words, "mover": self.mover, "then": then}


@dataclass(frozen=True, slots=True)
class Scene:
    """The drawing of one position.

    width, height: its box in board units, from 0, 0. layers: bottom to top; within one, items further down lie on top
    (by y, then x). actions: by key of the place where they begin. moved: new key to old key, for the animation.
    """

    width: float
    height: float
    label: str
    layers: tuple[str, ...]
    items: Mapping[str, Item]
    actions: Mapping[str, Action | Choice] = field(default_factory=dict)
    ghost: Item | None = None
    moved: Mapping[str, str] = field(default_factory=dict)

    def to_json(self) -> Json:
        """This scene as the browser gets it: dicts, lists, texts and numbers, no null."""
        data: Json = {
            "width": short(self.width),
            "height": short(self.height),
            "label": self.label,
            "layers": list(self.layers),
            "items": {key: item.to_json() for key, item in self.items.items()},
            "actions": {key: action.to_json() for key, action in self.actions.items()},
        }
        if self.ghost is not None:
            data["ghost"] = self.ghost.to_json()
        if self.moved:
            data["moved"] = dict(self.moved)
        return data


def short(number: float, digits: int = 1) -> float:
    """`number` with at most so many decimals, and as an int where it is whole: shorter in JSON and in SVG."""
    rounded = round(number, digits)
    return int(rounded) if rounded == int(rounded) else rounded
