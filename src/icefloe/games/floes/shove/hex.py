"""The hex model: a shove moves the unbroken run at one end of a line by a cell; a gap takes it up, or the last piece falls.

Source: rules page, Floes, `hex`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from ...base import MoveTextError, PositionError, quoted, shuffled
from ..board import ENTRIES, INDEX, NAMES, ROW_SLICES, ROWS, SIDE, WAYS
from ..moves import END, Move, Shove
from ..pieces import FLOES, LETTERS
from .base import CAN_END, Shoved, Start, WaysOff, Where

WATER = b"."
PADDING = b" "

WAY_NAMES = {"e": "east", "se": "south-east", "sw": "south-west", "w": "west", "nw": "north-west", "ne": "north-east"}

_MOVE = re.compile(rf"([{FLOES}])([a-i][1-9])({'|'.join(WAYS)})")
_LINES = {Shove(floe, entry.cell, entry.way): (floe.encode(), entry.line) for floe in FLOES for entry in ENTRIES}
"""By move: the floe's letter, and the line it enters."""
_MOVES = tuple(
    tuple(move for kind, floe in enumerate(FLOES) if choices >> kind & 1 for move in _LINES if move.floe == floe)
    + ((END,) if choices & CAN_END else ())
    for choices in range(2 * CAN_END)
)
"""By set of choices."""

_PLACES = tuple(tuple(INDEX[cell] for cell in reversed(entry.cells)) for entry in ENTRIES)
"""By entry, the line's places in the array, from its far end."""
_FAR_ENDS: WaysOff = tuple(tuple(places[shove] for places in _PLACES) for shove in range(3))  # type: ignore[assignment]
"""What falls on a full board by the first, second, third shove along each line."""

_ARROWS = ("d4", "e4", "d6", "e6", "e5")
_SEALS = ("c1", "g7", "a7")
_SUPPLY = (14, 0, 5, 0)


def _ring(cell: str) -> int:
    """How many cells from the middle."""
    row, column = divmod(INDEX[cell], SIDE)
    down, across = row - 4, column - 4
    return max(abs(down), abs(across), abs(down + across))


_INSIDE_RIM = tuple(name for name in NAMES if _ring(name) == 3)
_WITHIN = tuple(name for name in NAMES if _ring(name) < 3 and name not in _ARROWS)
_FIXED = {name: "=" if name in _ARROWS else "S" if name in _SEALS else "-" for name in NAMES}


def arrangement(rng: Random) -> dict[str, str]:
    """By cell, in reading order, the letter of what lies there at the start."""
    at = dict(_FIXED)
    at.update(zip(_INSIDE_RIM, shuffled("W" * 10 + "SS" + "HHH" + "BBB", rng), strict=True))
    at.update(zip(_WITHIN, shuffled("H" * 7 + "B" * 7, rng), strict=True))
    return at


class HexModel:
    """Exact, and the same everywhere. `letters` is the whole array of the board, so `where` holds nothing."""

    name = "hex"
    title = "hex board"
    lists_moves = True
    head = ("ROWS",)

    def start(self, rng: Random) -> Start:
        """The start that suits this board best: see the rules page."""
        return Start(_packed("".join(arrangement(rng).values())), None, _SUPPLY)

    def shove(self, letters: bytes, where: Where, move: Any) -> Shoved:
        """The floe comes in; the run before it moves one cell, up to the first gap or over the far edge."""
        if move.__class__ is not Shove:
            # A plain tuple would be found, but has another text.
            raise LookupError
        floe, way = _LINES[move]
        line = letters[way]
        gap = line.find(WATER)
        after = bytearray(letters)
        if gap < 0:
            after[way] = floe + line[:-1]
            return bytes(after), None, line[-1:]
        after[way] = floe + line[:gap] + line[gap + 1 :]
        return bytes(after), None, b""

    def reason(self, move: Any) -> str:
        """Why no line begins there."""
        if move.__class__ is not Shove or not all(isinstance(field, str) for field in move):
            return "on the hex board a shove is written like -a5e"
        if move in _LINES:
            return ""
        if move.cell not in INDEX:
            return f"the board has no cell {move.cell}"
        return f"no floe can be shoved in {WAY_NAMES.get(move.way, move.way)} at {move.cell}: no line begins there"

    def moves(self, choices: int) -> tuple[Move, ...]:
        """Shoves by kind of floe, clockwise from the top left corner; the end of the turn comes last."""
        return _MOVES[choices]

    def ways_off(self, letters: bytes, where: Where) -> WaysOff:
        """The lines, each from its far end; a gap takes up a shove before anything falls."""
        if WATER not in letters:
            return _FAR_ENDS
        first, second, third = zip(*(_falling(letters, places) for places in _PLACES), strict=True)
        return first, second, third

    def near(self, move: Any, rng: Random) -> Any:
        """The move itself: a cell is met or not."""
        return move

    def parse_move(self, text: str) -> Move:
        """The shove that `text` writes. Raises `MoveTextError`."""
        found = _MOVE.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            raise MoveTextError(
                f"{quoted(text)} is no move: a shove is the floe's letter (one of {' '.join(FLOES)}), the cell it comes to lie on and "
                f"its way ({', '.join(WAYS)}), as in -a5e; a turn that could go on is ended by end"
            )
        return Shove(*found.groups())

    def write(self, letters: bytes, where: Where) -> str:
        """The rows from the top."""
        return b"/".join(letters[row] for row in ROW_SLICES).decode()

    def read(self, fields: Sequence[str]) -> tuple[bytes, Where]:
        """Raises `PositionError` naming the row."""
        rows = fields[0].split("/")
        if len(rows) != len(ROWS):
            raise PositionError(f"the board has {len(rows)} rows, needs {len(ROWS)}: {quoted(fields[0])}")
        for number, (row, length) in enumerate(zip(rows, ROWS, strict=True), start=1):
            if len(row) != length:
                raise PositionError(f"row {number} has {len(row)} cells, needs {length}: {quoted(row)}")
            for place, letter in enumerate(row, start=1):
                if letter not in LETTERS and letter != WATER.decode():
                    raise PositionError(
                        f"row {number} has {letter!r} at character {place}, needs one of . {' '.join(LETTERS)}: {quoted(row)}"
                    )
        return _packed("".join(rows)), None


def _falling(letters: bytes, places: Sequence[int]) -> list[int]:
    """The places that the first three shoves along a line are about: its gaps, then its pieces from the far end."""
    return sorted(places, key=lambda place: letters[place] != WATER[0])[:3]


def _packed(cells: str) -> bytes:
    """The array, from the letters of all cells in reading order."""
    array = bytearray(PADDING * SIDE * SIDE)
    start = 0
    for row, length in zip(ROW_SLICES, ROWS, strict=True):
        array[row] = cells[start : start + length].encode()
        start += length
    return bytes(array)
