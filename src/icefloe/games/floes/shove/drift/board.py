"""The board of `drift`: a regular hexagon with a flat top, its rim, and what lies within it. Millimetres, origin in its middle, y down."""

from __future__ import annotations

from math import cos, radians, sin, sqrt
from typing import NamedTuple

from .polygons import HalfPlane, Point, Ring

SIDE = 180
"""Of the hexagon, in mm. With it the rim is cut in whole millimetres."""
PERIMETER = 6 * SIDE
HEIGHT = SIDE / 2 * sqrt(3)
"""From the middle to a side."""

CORNERS: Ring = (
    (-SIDE / 2, -HEIGHT),
    (SIDE / 2, -HEIGHT),
    (float(SIDE), 0.0),
    (SIDE / 2, HEIGHT),
    (-SIDE / 2, HEIGHT),
    (-float(SIDE), 0.0),
)
"""Clockwise from the top left one."""

_ACROSS = sqrt(3) / 2
NORMALS: Ring = ((0.0, 1.0), (-_ACROSS, 0.5), (-_ACROSS, -0.5), (0.0, -1.0), (_ACROSS, -0.5), (_ACROSS, 0.5))
"""Inward, a unit vector a side, clockwise from the top."""


class Entry(NamedTuple):
    """A point of the rim, in mm, and the inward normal of its side. A corner belongs to the side that begins there."""

    x: float
    y: float
    normal: Point


def rim(at: int) -> Entry:
    """The point `at` mm along the rim, clockwise from the top left corner. at: 0..`PERIMETER` - 1."""
    side, along = divmod(at, SIDE)
    (x, y), (next_x, next_y) = CORNERS[side], CORNERS[(side + 1) % 6]
    part = along / SIDE
    return Entry(x + part * (next_x - x), y + part * (next_y - y), NORMALS[side])


def way_of(normal: Point, angle: int) -> Point:
    """`normal` turned clockwise by `angle` degrees."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return c * normal[0] - s * normal[1], s * normal[0] + c * normal[1]


def edges(margin: float = 0) -> list[HalfPlane]:
    """The half-planes whose common part is the board, grown by `margin` mm on every side; clockwise from the top."""
    return [(-a, -b, HEIGHT + margin) for a, b in NORMALS]


EDGES = tuple(edges())


def beyond(x: float, y: float) -> float:
    """How far a point is off the board, in mm, along the normal of the side that it is farthest beyond; not positive when on it."""
    # The six sides folded onto two by the hexagon's mirrors.
    x, y = abs(x), abs(y)
    return max(y, _ACROSS * x + 0.5 * y) - HEIGHT
