"""Where the pieces of `drift` are."""

from __future__ import annotations

from typing import NamedTuple

from .polygons import Pose

HUNDREDTHS = 100
"""Poses are kept in whole hundredths of a millimetre and of a degree."""
TURN = 360 * HUNDREDTHS


class Placed(NamedTuple):
    """A piece on the board. x, y: its centroid in 0.01 mm from the board's middle, y down. angle: in 0.01 degree clockwise,
    from half a turn back to just under half a turn on.
    """

    number: int
    x: int
    y: int
    angle: int

    @property
    def pose(self) -> Pose:
        """In millimetres and degrees."""
        return self.x / HUNDREDTHS, self.y / HUNDREDTHS, self.angle / HUNDREDTHS


class Adrift(NamedTuple):
    """shapes: the seed of the outlines. poses: of what is on the board, by number; the letters of a state are in this order.
    spare: by kind of floe, the numbers of those beside the board, in the order in which they will be shoved.
    """

    shapes: int
    poses: tuple[Placed, ...]
    spare: tuple[tuple[int, ...], ...]


def placed_at(number: int, pose: Pose) -> Placed:
    """`pose` rounded, and its angle brought within half a turn."""
    x, y, angle = rounded(pose)
    return Placed(number, x, y, (angle + TURN // 2) % TURN - TURN // 2)


def in_mm(x: float, y: float) -> tuple[float, float]:
    """A point as it is kept, in millimetres again."""
    return round(x * HUNDREDTHS) / HUNDREDTHS, round(y * HUNDREDTHS) / HUNDREDTHS


def rounded(pose: Pose) -> tuple[int, int, int]:
    """`pose` in hundredths."""
    x, y, angle = pose
    return round(x * HUNDREDTHS), round(y * HUNDREDTHS), round(angle * HUNDREDTHS)
