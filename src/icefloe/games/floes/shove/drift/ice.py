"""The shapes of all 80 pieces, made from a whole number, and where they lie at the start.

The cells of the hex set-up, their centres moved a little at random, each with all that is nearest to it (a Voronoi
diagram): a board broken like ice. Only `Random.random()`, + - * / and square roots, so that a number means the same
shapes everywhere. The outermost cells end at the board's edge; blank ones stick out over it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from math import hypot, sqrt
from random import Random
from typing import NamedTuple

from ...board import CENTRES
from ..hex import arrangement
from .board import edges
from .numbers import BLANK, NUMBERS, SEAL
from .polygons import HalfPlane, Point, Pose, Ring, area_of, centroid_of, cut, nearer, overlap_of, placed

PITCH = 43.0
"""Between the centres of neighbouring cells before they are moved, in mm: as much as brings those of the outermost cells within
the board by about 7 mm, so that in a shove over the whole board a blank floe at its end falls.
"""
JITTER = 6.5
"""How far a centre is moved at most, across and down, in mm. The less regular the rows, the less they lock."""
GAP = 2.0
"""Taken off each side that faces a neighbour, in mm. Where cracks are narrower, any piece ahead pushes two that lie behind
it, those three more, and a shove moves all of the board but two corners.
"""
OVERHANG = (7.0, 11.0)
"""How far a blank floe may stick out over the edge, in mm."""
TILT = 0.16
"""Slope of a crack outside the edge, at most."""
SHORTEST = 5.0
"""Side of a piece, in mm; where cells meet in shorter ones, a corner is left out."""
REACH = 35.0
"""No corner of any piece is farther from its centroid, in mm."""


class Ice(NamedTuple):
    """outlines: by piece number, the corners in mm from the centroid. homes: number, x, y in 0.01 mm of what lies on
    the board at the start, by number. letters: of the same pieces.
    """

    outlines: tuple[Ring, ...]
    homes: tuple[tuple[int, int, int], ...]
    letters: bytes


@lru_cache(maxsize=64)
def ice_of(seed: int) -> Ice:
    """The pieces that `seed` stands for."""
    rng = Random(seed)
    letters = "".join(arrangement(rng).values()).encode()
    unused = {letter: list(numbers) for letter, numbers in NUMBERS.items()}
    outlines: dict[int, Ring] = {}
    homes = []
    for letter, cell in zip(letters, _cells(rng, letters), strict=True):
        number = unused[letter].pop(0)
        outlines[number], x, y = _piece(cell)
        homes.append((number, x, y))
    spare = [*unused[BLANK], *unused[SEAL]]
    for number, cell in zip(spare, _inner_cells(rng), strict=True):
        outlines[number] = _piece(cell)[0]
    order = sorted(range(len(homes)), key=homes.__getitem__)
    return Ice(
        tuple(outlines[number] for number in sorted(outlines)),
        tuple(homes[at] for at in order),
        bytes(letters[at] for at in order),
    )


def _cells(rng: Random, letters: bytes) -> list[list[Point]]:
    """The cell of each letter, in reading order."""
    centres = _centres(rng)
    within = edges(-0.01)  # Corners are rounded to this, and what is no blank floe must not stick out.
    return [
        _cell(centre, centres, [*_broken(centre, rng)] if letter == BLANK else within)
        for letter, centre in zip(letters, centres, strict=True)
    ]


def _broken(centre: Point, rng: Random) -> Iterator[HalfPlane]:
    """Where the ice has broken outside the board's edge: along each side a slanting crack, and one more so across its end."""
    x, y = centre
    least, most = OVERHANG
    for a, b, c in edges():
        out = c + least + (most - least) * rng.random() - (a * x + b * y)
        slant, hand = TILT * (2 * rng.random() - 1), 1 if rng.random() < 0.5 else -1
        for tilt, along in ((slant, 0.0), (hand * (2 + 2 * rng.random()) * TILT, hand * PITCH / 5)):
            length = sqrt(1 + tilt * tilt)
            across, down = (a - tilt * b) / length, (b + tilt * a) / length
            yield across, down, across * (x + out * a - along * b) + down * (y + out * b + along * a)


def _inner_cells(rng: Random) -> list[list[Point]]:
    """The 19 cells around the middle of another board, in reading order."""
    centres = _centres(rng)
    inner = [centre for centre, (x, y) in zip(centres, _grid(), strict=True) if x * x + y * y < (2.1 * PITCH) ** 2]
    return [_cell(centre, centres, []) for centre in inner]


def _grid() -> list[Point]:
    """The centres of the hex board's cells, in reading order."""
    middle, middle_row = CENTRES["e5"]
    return [
        ((half_cells - middle) * PITCH / 2, (row - middle_row) * PITCH * sqrt(3) / 2)
        for half_cells, row in CENTRES.values()
    ]


def _centres(rng: Random) -> list[Point]:
    return [(x + JITTER * (2 * rng.random() - 1), y + JITTER * (2 * rng.random() - 1)) for x, y in _grid()]


def _cell(centre: Point, centres: Sequence[Point], border: Sequence[HalfPlane]) -> list[Point]:
    """What is nearer to `centre` than to the other `centres`, within `border`."""
    x, y = centre
    far = 3 * PITCH
    ring = [(x - far, y - far), (x + far, y - far), (x + far, y + far), (x - far, y + far)]
    for other in centres:
        if other != centre and abs(other[0] - x) + abs(other[1] - y) < far:
            ring = cut(ring, nearer(centre, other, GAP))
    for half in border:
        ring = cut(ring, half)
    return ring


def _piece(cell: list[Point]) -> tuple[Ring, int, int]:
    """The outline of a cell, from its centroid, and the centroid in 0.01 mm."""
    ring = _blunt(cell)
    x, y = (round(100 * part) for part in centroid_of(ring))
    return tuple((round(u - x / 100, 2), round(v - y / 100, 2)) for u, v in ring), x, y


def _blunt(ring: list[Point]) -> list[Point]:
    """`ring` without what is out of reach, and without sides that are too short."""
    while True:
        ring = _simple(ring)
        x, y = centroid_of(ring)
        away, u, v = max((sqrt((u - x) ** 2 + (v - y) ** 2), u, v) for u, v in ring)
        if away < REACH - 1:
            return ring
        a, b = (u - x) / away, (v - y) / away
        ring = cut(ring, (a, b, a * x + b * y + REACH - 2))


def _simple(ring: list[Point]) -> list[Point]:
    """`ring` without sides that are too short."""
    while len(ring) > 3:
        ends = [*ring[1:], *ring[:1]]
        short, at = min(
            (sqrt((u - x) ** 2 + (v - y) ** 2), at) for at, ((x, y), (u, v)) in enumerate(zip(ring, ends, strict=True))
        )
        if short >= SHORTEST:
            break
        # Of the two ends, the one whose corner holds less ice goes.
        ring = max((ring[:drop] + ring[drop + 1 :] for drop in (at, (at + 1) % len(ring))), key=area_of)
    return ring


def overlaps(outlines: tuple[Ring, ...], poses: Mapping[int, Pose], most: float) -> Iterator[tuple[int, int, float]]:
    """Which pieces overlap by more than `most` mm, the lower number first, and how deep."""
    # From left to right, so that those too far to the right need not be looked at.
    rest = sorted((x, y, number, placed(outlines[number], x, y, angle)) for number, (x, y, angle) in poses.items())
    for place, (x, y, number, ring) in enumerate(rest, start=1):
        for other_x, other_y, other, other_ring in islice(rest, place, None):
            if other_x - x > 2 * REACH:
                break
            if hypot(other_x - x, other_y - y) < 2 * REACH:
                depth = overlap_of(ring, other_ring, most)
                if depth > most:
                    yield min(number, other), max(number, other), depth
