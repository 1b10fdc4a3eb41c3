"""Ways off the board of `drift`, as far as they can be told without shoving, and shoves that a hand may make for another."""

from __future__ import annotations

from functools import cache
from random import Random

from ...moves import Move
from ..base import NO_PIECE, WaysOff
from .board import HEIGHT, NORMALS, SIDE, rim
from .moves import Push, reason
from .where import HUNDREDTHS, Adrift

LANES = 9
"""Ways off over each side, as many as lines of the hex board end there: a floe is about two wide, so they overlap."""
WIDE = 21.0
"""How far beside a lane's middle a centroid may be, in mm."""
STEP = 40.0
"""About how far a shove carries what lies before it, in mm: the size of a floe."""

UNSURE_MM = 2
UNSURE_DEGREES = 2
"""How far off a hand may be, to either side."""


def ways_off(where: Adrift) -> WaysOff:
    """Straight out over each side, in lanes: of what has its centroid in a lane, the one nearest to the edge within a shove's
    way of it, within two, within three.
    """
    lanes = [[NO_PIECE] * 3 for _ in range(len(NORMALS) * LANES)]
    depths = [[STEP * 3] * 3 for _ in lanes]
    for place, piece in enumerate(where.poses):
        x, y = piece.x / HUNDREDTHS, piece.y / HUNDREDTHS
        for side, ((a, b), (corner_x, corner_y)) in enumerate(_sides()):
            depth = a * x + b * y + HEIGHT
            shove = int(depth // STEP)
            # Along the side, clockwise: the inward normal turned back by a right angle.
            along = b * (x - corner_x) - a * (y - corner_y)
            if not 0 <= shove < 3:
                continue
            for lane in range(LANES):
                row = side * LANES + lane
                if abs(along - (lane + 0.5) * SIDE / LANES) < WIDE and depth < depths[row][shove]:
                    depths[row][shove], lanes[row][shove] = depth, place
    first, second, third = zip(*lanes, strict=True)
    return first, second, third


def near(push: Push, rng: Random) -> Move:
    """`push` up to 2 mm along the same side and up to 2 degrees turned; `push` itself where that leads nowhere."""
    side = push.at // SIDE
    at = push.at + _off(UNSURE_MM, rng)
    other = Push(push.floe, min(max(at, side * SIDE), side * SIDE + SIDE - 1), push.angle + _off(UNSURE_DEGREES, rng))
    return push if reason(other) else other


def _off(most: int, rng: Random) -> int:
    return int(rng.random() * (2 * most + 1)) - most


@cache
def _sides() -> tuple[tuple[tuple[float, float], tuple[float, float]], ...]:
    """Of each side its inward normal and the corner where it begins."""
    corners = [rim(side * SIDE) for side in range(len(NORMALS))]
    return tuple((corner.normal, (corner.x, corner.y)) for corner in corners)
