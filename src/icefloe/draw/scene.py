"""A Scene: what is drawn of a position and what may be done with it, as plain data for the browser and the file writer.

The fields are those of the design page, "Scene". Equal pictures have equal keys, so that two scenes can be compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
"""A JSON object without null: absent means none."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing drawn: exactly one of a shape of look.json, an SVG path drawn once a style, or a text.

    x, y, scale: board units, the shape's origin. angle: degrees clockwise about x, y, of a shape or a path. dx, dy:
    offset from the place, of a ghost only. player: whose colours are meant. label: makes it a place. at: key of the place
    it belongs to. under: shape instead of `shape` while something stands on it. Raises `ValueError` when it is not exactly
    one of the three, or a turned text.
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
    angle: float = 0
    styles: tuple[str, ...] = ()
    player: int | None = None
    label: str = ""
    at: str = ""
    under: str = ""

    def __post_init__(self) -> None:
        if bool(self.shape) + bool(self.path) + bool(self.text) != 1:
            raise ValueError(f"an item is one of shape, path, text; got {self.shape!r}, {self.path!r}, {self.text!r}")
        if self.text and self.angle:
            raise ValueError(
                f"the text {self.text!r} has an angle of {self.angle:g} degrees; only shapes and paths are turned"
            )

    def to_json(self) -> Json:
        """This item without what is left at its default. Lengths and angles are rounded to 0.1, scale to 0.01."""
        data: Json = {"layer": self.layer}
        for name in ("shape", "path", "text", "under", "label", "at"):
            if value := getattr(self, name):
                data[name] = value
        for name in ("x", "y", "dx", "dy", "angle"):
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
    """A pick that is a move. move: its text. words: what it does, without a final stop. note: short, may be empty.

    words may be empty where the scene has a preview of the target, which says it.
    """

    move: str
    words: str = ""
    note: str = ""

    def to_json(self) -> Json:
        return {"move": self.move} | _filled(words=self.words, note=self.note)


@dataclass(frozen=True, slots=True)
class Action:
    """A pick that needs a second one. then: by key, what may be picked next, in the order in which keys walk them.

    mover: key of the item that travels; empty when nothing on the board does. ghost: what appears at a target pointed at.
    """

    words: str
    mover: str = ""
    then: Mapping[str, Choice] = field(default_factory=dict)
    ghost: Item | None = None

    def to_json(self) -> Json:
        then = {key: choice.to_json() for key, choice in self.then.items()}
        data: Json = {"words": self.words, **_filled(mover=self.mover), "then": then}
        if self.ghost is not None:
            data["ghost"] = self.ghost.to_json()
        return data


@dataclass(frozen=True, slots=True)
class Aim:
    """A pick that is then aimed from the rim of the board: for moves too many to list.

    outline: corners of a closed convex rim, clockwise, board units. points: how many whole-number points the rim has, 0 at
    the first corner, equally spaced along it. most: the greatest angle to either side of the inward normal, in degrees
    clockwise. step: degrees that one key press turns. move: its text with `{at}` and `{angle}` to be filled in. ghost: drawn
    outside the rim behind the point aimed at, turned along the way. Raises `ValueError` when no such rim can be aimed from.
    """

    words: str
    outline: Sequence[tuple[float, float]]
    points: int
    most: int
    step: int
    move: str
    ghost: Item | None = None

    def __post_init__(self) -> None:
        if len(self.outline) < 3 or self.points < 1:
            raise ValueError(f"a rim has {len(self.outline)} corners and {self.points} points, needs at least 3 and 1")
        if "{at}" not in self.move or "{angle}" not in self.move:
            raise ValueError(f"the move of an aim is {self.move!r}, needs {{at}} and {{angle}} in it")

    def to_json(self) -> Json:
        aim = {
            "outline": [[short(x), short(y)] for x, y in self.outline],
            "points": self.points,
            "most": self.most,
            "step": self.step,
            "move": self.move,
        }
        data: Json = {"words": self.words, "aim": aim}
        if self.ghost is not None:
            data["ghost"] = self.ghost.to_json()
        return data


@dataclass(frozen=True, slots=True)
class Preview:
    """What is shown while a target is pointed at, or an aim rests: what the move would do.

    words: without a final stop. run: keys of places whose things would go dx, dy board units along. items: more to be
    drawn among the marks, such as a ghost of what falls.
    """

    words: str
    note: str = ""
    run: tuple[str, ...] = ()
    dx: float = 0
    dy: float = 0
    items: Mapping[str, Item] = field(default_factory=dict)

    def to_json(self) -> Json:
        data: Json = {"words": self.words} | _filled(note=self.note, run=list(self.run))
        data |= _filled(dx=short(self.dx), dy=short(self.dy))
        return data | _filled(items={key: item.to_json() for key, item in self.items.items()})


@dataclass(frozen=True, slots=True)
class Frames:
    """How what the last move set in motion has travelled, at equal steps of time.

    duration: milliseconds of the whole. items: x, y, angle, x, y, angle, ... by key in this scene, or, for what is gone, in
    the scene before: that sinks where its frames end, which may be fewer than the others'. Raises `ValueError` when these
    are not threes.
    """

    duration: int
    items: Mapping[str, Sequence[float]]

    def __post_init__(self) -> None:
        for key, way in self.items.items():
            if not way or len(way) % 3:
                raise ValueError(f"the frames of {key!r} are {len(way)} numbers, needs x, y and angle for each")

    def to_json(self) -> Json:
        return {
            "duration": self.duration,
            "items": {key: [short(each) for each in way] for key, way in self.items.items()},
        }


@dataclass(frozen=True, slots=True)
class Scene:
    """The drawing of one position.

    width, height: its box in board units, from 0, 0. layers: bottom to top; within one, items further down lie on top
    (by y, then x). actions: by key of the place where they begin, or of a tray's thing. moved: new key to old key, for the
    animation; a key may be in both scenes, when a row of things take each other's. frames: how they moved, where that is no
    straight slide. previews: by key of the target pointed at.
    """

    width: float
    height: float
    label: str
    layers: tuple[str, ...]
    items: Mapping[str, Item]
    actions: Mapping[str, Action | Choice | Aim] = field(default_factory=dict)
    ghost: Item | None = None
    moved: Mapping[str, str] = field(default_factory=dict)
    frames: Frames | None = None
    previews: Mapping[str, Preview] = field(default_factory=dict)

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
        if self.frames is not None:
            data["frames"] = self.frames.to_json()
        if self.previews:
            data["previews"] = {key: preview.to_json() for key, preview in self.previews.items()}
        return data


def _filled(**fields: Any) -> Json:
    """The fields that are not left empty."""
    return {name: value for name, value in fields.items() if value}


def short(number: float, digits: int = 1) -> float:
    """`number` with at most so many decimals, and as an int where it is whole: shorter in JSON and in SVG."""
    rounded = round(number, digits)
    return int(rounded) if rounded == int(rounded) else rounded
