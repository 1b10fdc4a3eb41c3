"""The drift model: irregular floes on a board with an edge, pushed by a floe that slides in until all of it is on the board.

Source: rules page, Floes, `drift`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from ...moves import Move
from ..base import Shoved, Start, WaysOff, Where
from .board import SIDE, rim, way_of
from .ice import ice_of
from .moves import Push, Pushes, parse_push, pushes, reason
from .numbers import ALL_FLOES, FLOE_NUMBERS, KIND, kind_of
from .polygons import Point, Pose, Ring
from .slide import Slid, Slide, slid, slide_of
from .text import read, write
from .ways import near, ways_off
from .where import Adrift, Placed, placed_at, rounded

MOST_SHAPES = 10**9
"""Seeds of shapes are below this."""

FRAMES = 24
"""Of a motion, when nothing is said."""


class Track(NamedTuple):
    """How one piece moved. frames: x, y and angle in 0.01 mm and 0.01 degree, the first before the shove; angles go on beyond
    half a turn. fell: the frame by which it had fallen, if it did; from there on it stays as it fell.
    """

    number: int
    frames: tuple[tuple[int, int, int], ...]
    fell: int | None


class Motion(NamedTuple):
    """A shove as it happens. shoved: number of the floe that comes in. tracks: of that and of all that it moves, by number."""

    shoved: int
    tracks: tuple[Track, ...]


class DriftModel:
    """Faithful, and the same each time on one machine."""

    name = "drift"
    title = "drifting ice"
    lists_moves = False
    head = ("drift", "SHAPES", "PIECES", "SPARE")

    def start(self, rng: Random) -> Start:
        """The arrangement of the hex board, on shapes made by chance."""
        seed = int(rng.random() * MOST_SHAPES)
        ice = ice_of(seed)
        poses = tuple(Placed(number, x, y, 0) for number, x, y in ice.homes)
        on_board = {pose.number for pose in poses}
        spare = tuple(tuple(floe for floe in floes if floe not in on_board) for floes in FLOE_NUMBERS)
        blank, arrow, seal, hunter = map(len, spare)
        return Start(ice.letters, Adrift(seed, poses, spare), (blank, arrow, seal, hunter))

    def shove(self, letters: bytes, where: Where, move: Any) -> Shoved:
        """The first spare floe of the move's kind slides in. Raises `LookupError` if none does so."""
        floe = _floe(where, move)
        end = _slid(where, move, 0)
        letter_of = {piece.number: letter for piece, letter in zip(where.poses, letters, strict=True)}
        letter_of[floe] = ord(move.floe)
        on_board = tuple(placed_at(number, pose) for number, pose in sorted(end.poses.items()))
        spare = [list(heap) for heap in where.spare]
        spare[KIND[move.floe]].remove(floe)
        for number in end.fell:
            if number in ALL_FLOES:
                spare[kind_of(number)].append(number)
        return (
            bytes(letter_of[pose.number] for pose in on_board),
            Adrift(where.shapes, on_board, tuple(map(tuple, spare))),
            bytes(letter_of[number] for number in end.fell),
        )

    def motion(self, letters: bytes, where: Adrift, move: Push, steps: int = FRAMES) -> Motion:
        """How that shove happens, in `steps` + 1 frames: the floe goes equally far from each to the next, and in the last one
        everything is where `shove` puts it. Raises `LookupError`.
        """
        return _motion(where, move, steps)

    def start_pose(self, where: Adrift, move: Push) -> Placed:
        """Where the floe that `move` shoves is before it does. Raises `LookupError`."""
        floe = _floe(where, move)
        return placed_at(floe, _slide(where, move).start)

    def reason(self, move: Any) -> str:
        """Why no floe can come in like this."""
        return reason(move)

    def moves(self, choices: int) -> Pushes:
        """Counted off when asked for: by kind of floe, clockwise along the rim from the top left corner, by angle."""
        return pushes(choices)

    def ways_off(self, letters: bytes, where: Where) -> WaysOff:
        """Told from where things lie, without a shove: lanes straight out over each side."""
        return ways_off(where)

    def near(self, move: Any, rng: Random) -> Move:
        """A shove up to 2 mm beside it, up to 2 degrees turned."""
        return near(move, rng)

    def parse_move(self, text: str) -> Move:
        """The shove that `text` writes. Raises `MoveTextError`."""
        return parse_push(text)

    def write(self, letters: bytes, where: Where) -> str:
        return write(letters, where)

    def read(self, fields: Sequence[str]) -> tuple[bytes, Where]:
        """Raises `PositionError` that names the piece."""
        return read(fields)


def outline(shapes: int, number: int) -> Ring:
    """The corners of a piece, clockwise, in mm from its centroid."""
    return ice_of(shapes).outlines[number]


def _floe(where: Adrift, move: Any) -> int:
    """The number of the floe that `move` shoves. Raises `LookupError`."""
    if why := reason(move):
        raise LookupError(why)
    heap = where.spare[KIND[move.floe]]
    if not heap:
        raise LookupError(f"no floe {move.floe} is left to shove")
    return heap[0]


def _slide(where: Adrift, move: Push) -> Slide:
    outlines = ice_of(where.shapes).outlines
    entry = rim(move.at)
    # Every floe comes in with what was its upper side at the back.
    turn = 60 * (move.at // SIDE) + move.angle
    poses = {piece.number: piece.pose for piece in where.poses}
    through: Pose = (entry.x, entry.y, turn)
    way: Point = way_of(entry.normal, move.angle)
    return slide_of(outlines[_floe(where, move)], through, way, outlines, poses)


def _slid(where: Adrift, move: Push, frames: int) -> Slid:
    poses = {piece.number: piece.pose for piece in where.poses}
    return slid(ice_of(where.shapes).outlines, poses, _floe(where, move), _slide(where, move), frames)


@lru_cache(maxsize=8)
def _motion(where: Adrift, move: Push, steps: int) -> Motion:
    if steps < 1:
        raise ValueError(f"a motion has at least 1 step, got {steps}")
    mover = _floe(where, move)
    end = _slid(where, move, steps)
    tracks = []
    for number in sorted(end.film[0]):
        frames = tuple(rounded(picture[number]) for picture in end.film)
        fell = end.gone.get(number)
        if number == mover or fell is not None or _has_moved(frames):
            tracks.append(Track(number, frames, fell))
    return Motion(mover, tuple(tracks))


def _has_moved(frames: tuple[tuple[int, int, int], ...]) -> bool:
    """Whether in some frame a piece is more than 0.2 mm, or so much turned, from where it was."""
    first_x, first_y, first_angle = frames[0]
    return any(
        (x - first_x) ** 2 + (y - first_y) ** 2 > 20**2 or abs(angle - first_angle) > 40 for x, y, angle in frames
    )
