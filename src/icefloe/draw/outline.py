"""Outlines and lines as SVG path data, numbers short."""

from __future__ import annotations

from .scene import short

ROOF = 16
"""How high the point of a house is."""


def curve(start: tuple[float, float], end: tuple[float, float]) -> str:
    """A line that leaves and arrives upright, as path data."""
    half = (start[1] + end[1]) / 2
    points = [start, (start[0], half), (end[0], half), end]
    first, *others = (f"{short(x)},{short(y)}" for x, y in points)
    return f"M{first}C{' '.join(others)}"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with round corners, as path data."""
    across, down, corner = short(width - 2 * radius), short(height - 2 * radius), f"a{radius:g},{radius:g} 0 0 1 "
    r = f"{radius:g}"
    return (
        f"M{short(x + radius)},{short(y)}h{across}{corner}{r},{r}v{down}{corner}-{r},{r}h-{across}{corner}-{r},-{r}"
        f"v-{down}{corner}{r},-{r}Z"
    )


def oval(across: float, down: float) -> str:
    """An ellipse around 0, 0, as path data."""
    arc = f"a{short(across)},{short(down)} 0 1 1 "
    return f"M{short(-across)},0{arc}{short(2 * across)},0{arc}{short(-2 * across)},0Z"


def house(width: float, up: int) -> str:
    """A box with a roof, as path data. up: 1 for a roof above, -1 for one below."""
    half, sweep = width / 2, 1 if up > 0 else 0
    corner = f"A5,5 0 0 {sweep} "
    return (
        f"M0,{short(-19 * up)}L{short(half)},{short((ROOF - 19) * up)}V{10 * up}{corner}{short(half - 5)},{15 * up}"
        f"H{short(5 - half)}{corner}{short(-half)},{10 * up}V{short((ROOF - 19) * up)}Z"
    )
