"""Path data that drawings of games share."""

from __future__ import annotations

from .scene import short

Point = tuple[float, float]


def point(place: Point) -> str:
    """A point within path data."""
    return f"{short(place[0])},{short(place[1])}"


def rounded(width: float, height: float) -> str:
    """The outline of a whole drawing, inside its stroke."""
    across, down = width - 21.5, height - 21.5
    corner = "a10,10 0 0 1 "
    return (
        f"M10.8,.8h{across:g}{corner}10,10v{down:g}{corner}-10,10h-{across:g}{corner}-10,-10v-{down:g}{corner}10,-10Z"
    )
