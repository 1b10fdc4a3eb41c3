"""Convex polygons, as rings of points: cut, weighed, placed, and how deep two of them overlap.

With + - * / and square roots alone, whose results are the same on every machine, except `placed`.

A point is (x, y), x right, y down. A ring goes round clockwise as seen on a screen, and no three of its points are in line.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, inf, radians, sin, sqrt

Point = tuple[float, float]
Ring = tuple[Point, ...]

Pose = tuple[float, float, float]
"""Where a ring is placed: x and y of what was (0, 0), its centroid, in mm, and the angle in degrees, clockwise."""

HalfPlane = tuple[float, float, float]
"""(a, b, c): the points with a x + b y <= c; (a, b), of length 1, leads out."""


def cut(ring: Sequence[Point], half: HalfPlane) -> list[Point]:
    """The part of `ring` in a half-plane; empty when there is none."""
    a, b, c = half
    kept: list[Point] = []
    for (x, y), (next_x, next_y) in zip(ring, (*ring[1:], *ring[:1]), strict=True):
        here, there = a * x + b * y - c, a * next_x + b * next_y - c
        if here <= 0:
            kept.append((x, y))
        if (here < 0 < there) or (there < 0 < here):
            part = here / (here - there)
            kept.append((x + part * (next_x - x), y + part * (next_y - y)))
    return kept


def nearer(one: Point, other: Point, gap: float) -> HalfPlane:
    """The points nearer to `one` than to `other`, less a strip of width `gap`."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = sqrt(across * across + down * down)
    a, b = across / length, down / length
    return a, b, a * (one[0] + other[0]) / 2 + b * (one[1] + other[1]) / 2 - gap


def area_of(ring: Sequence[Point]) -> float:
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, (*ring[1:], *ring[:1]), strict=True)) / 2


def centroid_of(ring: Sequence[Point]) -> Point:
    # From the first corner, so that little is lost to rounding.
    first_x, first_y = ring[0]
    across = down = twice = 0.0
    for (x, y), (u, v) in pairwise(ring[1:]):
        x, y, u, v = x - first_x, y - first_y, u - first_x, v - first_y
        part = x * v - u * y
        across += part * (x + u)
        down += part * (y + v)
        twice += part
    return first_x + across / (3 * twice), first_y + down / (3 * twice)


def is_convex(ring: Sequence[Point]) -> bool:
    """Whether every corner turns clockwise."""
    return all(
        (q[0] - p[0]) * (r[1] - q[1]) > (q[1] - p[1]) * (r[0] - q[0])
        for p, q, r in zip(ring, (*ring[1:], *ring[:1]), (*ring[2:], *ring[:2]), strict=True)
    )


def placed(ring: Sequence[Point], x: float, y: float, angle: float) -> Ring:
    """`ring` turned clockwise by `angle` degrees about (0, 0), which then goes to (x, y)."""
    turn = radians(angle)
    c, s = cos(turn), sin(turn)
    return tuple((x + c * u - s * v, y + s * u + c * v) for u, v in ring)


def overlap_of(one: Sequence[Point], other: Sequence[Point], enough: float = -inf) -> float:
    """How far one of two convex polygons would have to move so that they only touch; negative when they are apart.

    Apart, it is minus a distance that the two have at least. enough: as soon as it is known to be this or less, some
    number between is returned. Source: separating axes; on one of the sides' normals two convex polygons overlap least.
    """
    least = inf
    for ring, against in ((one, other), (other, one)):
        x, y = ring[-1]
        for next_x, next_y in ring:
            across, down = next_x - x, next_y - y
            length = sqrt(across * across + down * down)
            a, b = down / length, -across / length
            depth = a * x + b * y - min([a * u + b * v for u, v in against])
            if depth < least:
                least = depth
                if least <= enough:
                    return least
            x, y = next_x, next_y
    return least


def meeting(mover: Sequence[Point], way: Point, other: Sequence[Point]) -> tuple[float, float] | None:
    """From where to where along `way` (a unit vector) `mover`, shifted, overlaps `other`; None: it passes by."""
    first, last = -inf, inf
    for ring in (mover, other):
        x, y = ring[-1]
        for next_x, next_y in ring:
            a, b = next_y - y, x - next_x
            x, y = next_x, next_y
            speed = a * way[0] + b * way[1]
            moved = [a * u + b * v for u, v in mover]
            still = [a * u + b * v for u, v in other]
            # The shadows on this axis overlap while enter < shift * speed < leave.
            enter, leave = min(still) - max(moved), max(still) - min(moved)
            if speed == 0:
                if enter >= 0 or leave <= 0:
                    return None
                continue
            ends = sorted((enter / speed, leave / speed))
            first, last = max(first, ends[0]), min(last, ends[1])
            if first >= last:
                return None
    return first, last
