"""Shoves of `drift`: a kind of floe, a point of the rim, an angle. Too many to list, so they are counted off when asked for."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import Any, NamedTuple, overload

from ....base import MoveTextError, quoted
from ...moves import END, Move
from ...pieces import FLOES
from ..base import CAN_END
from .board import HEIGHT, NORMALS, PERIMETER, SIDE, rim, way_of
from .ice import REACH

STEEPEST = 60
"""Degrees from the inward normal, to either side."""

_MOVE = re.compile(rf"([{FLOES}])(0|[1-9][0-9]{{0,3}})/(0|-?[1-9][0-9]?)")


class Push(NamedTuple):
    """A shove. floe: a letter of `FLOES`. at: mm along the rim, clockwise from the top left corner. angle: degrees that the
    way is turned clockwise from the inward normal of the side.
    """

    floe: str
    at: int
    angle: int

    def __str__(self) -> str:
        return f"{self.floe}{self.at}/{self.angle}"


def parse_push(text: str) -> Push:
    """The shove that `text` writes. Raises `MoveTextError`."""
    found = _MOVE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise MoveTextError(
            f"{quoted(text)} is no move: a shove is the floe's letter (one of {' '.join(FLOES)}), millimetres along the rim, / and "
            "degrees from straight in, as in -412/15 or s88/-30; a turn that could go on is ended by end"
        )
    floe, at, angle = found.groups()
    return Push(floe, int(at), int(angle))


def reason(move: Any) -> str:
    """Why no floe can come in like this; empty if one can."""
    if not isinstance(move, Push) or type(move.at) is not int or type(move.angle) is not int:
        return "on drifting ice a shove is written like -412/15"
    if not 0 <= move.at < PERIMETER:
        return f"the rim is {PERIMETER} mm long, from 0 to {PERIMETER - 1}: {move.at} is not on it"
    if abs(move.angle) > STEEPEST:
        return f"a floe comes in at -{STEEPEST} to {STEEPEST} degrees from straight in, not at {move.angle}"
    if not _leads_in(move.at, move.angle):
        return f"the way from {move.at} at {move.angle} degrees leads off the board before a floe could lie on it"
    return ""


def _leads_in(at: int, angle: int) -> bool:
    """Whether on this way a floe of any shape comes to lie on the board: its centroid passes points as far from all sides
    as a corner may be from a centroid.
    """
    x, y, normal = rim(at)
    across, down = way_of(normal, angle)
    first, last = 0.0, 4.0 * SIDE
    for a, b in NORMALS:
        room, speed = a * x + b * y + HEIGHT - REACH, a * across + b * down
        if speed > 0:
            first = max(first, -room / speed)
        elif speed < 0:
            last = min(last, -room / speed)
        elif room < 0:
            return False
    return first <= last


@cache
def _angles() -> tuple[list[range], list[int]]:
    """By mm along a side (all six are alike): the angles at which a floe can come in, and how many there are up to there."""
    fans = []
    for at in range(SIDE):
        every = range(-STEEPEST, STEEPEST + 1)
        least, most = (next(angle for angle in way if _leads_in(at, angle)) for way in (every, every[::-1]))
        fans.append(range(least, most + 1))
    return fans, [0, *accumulate(map(len, fans))]


class Pushes(Sequence[Move]):
    """Every shove of some kinds of floes, by kind, then along the rim, then by angle; then `END`, if it is one of the choices."""

    def __init__(self, floes: str, can_end: bool) -> None:
        self._floes = floes
        self._can_end = can_end
        self._fans, self._counts = _angles()
        self._per_floe = 6 * self._counts[-1]

    def __len__(self) -> int:
        return self._per_floe * len(self._floes) + self._can_end

    @overload
    def __getitem__(self, place: int) -> Move: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Move, ...]: ...

    def __getitem__(self, place: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(place, slice):
            return tuple(self[each] for each in range(*place.indices(len(self))))
        number = place + len(self) if place < 0 else place
        if not 0 <= number < len(self):
            raise IndexError(f"there are {len(self)} shoves, none has the number {place}")
        if number == self._per_floe * len(self._floes):
            return END
        floe, number = divmod(number, self._per_floe)
        side, number = divmod(number, self._counts[-1])
        along = bisect_right(self._counts, number) - 1
        return Push(self._floes[floe], side * SIDE + along, self._fans[along][number - self._counts[along]])

    def __contains__(self, move: object) -> bool:
        if move == END:
            return self._can_end
        return isinstance(move, Push) and move.floe in tuple(self._floes) and not reason(move)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pushes):
            return NotImplemented
        return (self._floes, self._can_end) == (other._floes, other._can_end)

    def __hash__(self) -> int:
        return hash((self._floes, self._can_end))

    def __repr__(self) -> str:
        return f"<{len(self)} shoves of {' '.join(self._floes) or 'no floe'}>"


@lru_cache(maxsize=2 * CAN_END)
def pushes(choices: int) -> Pushes:
    """The moves of a set of choices: see `ShoveModel.moves`."""
    floes = "".join(floe for kind, floe in enumerate(FLOES) if choices >> kind & 1)
    return Pushes(floes, bool(choices & CAN_END))
