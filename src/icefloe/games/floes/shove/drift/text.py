"""The head of a position text of `drift`, both ways: `drift SHAPES PIECES SPARE`.

SHAPES: the seed of the outlines. PIECES, by number, joined by `/`: letter, number, `:`, x and y in 0.01 mm, angle in 0.01 degree.
SPARE: numbers of the floes beside the board in the order in which they will be shoved, joined by `+`; four kinds joined by `,`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....base import PositionError, quoted
from ...pieces import FLOE_NAMES, LETTERS
from .board import beyond
from .ice import ice_of, overlaps
from .numbers import ALL_FLOES, ALL_PIECES, FLOE_NUMBERS, letters_of
from .where import HUNDREDTHS, Adrift, Placed, placed_at

DEEPEST = 1.0
"""How far two pieces may overlap in a text, in mm: a shove leaves half of that at most."""

_SHAPES = re.compile(r"0|[1-9][0-9]{0,8}")
_PIECE = re.compile(rf"([{LETTERS}])(0|[1-9][0-9]?):(-?[0-9]{{1,5}}),(-?[0-9]{{1,5}}),(-?[0-9]{{1,5}})")
_HEAP = re.compile(r"(?:[0-9]{1,2}(?:\+[0-9]{1,2})*)?")


def write(letters: bytes, where: Adrift) -> str:
    """The four fields, joined by spaces."""
    pieces = (
        f"{chr(letter)}{piece.number}:{piece.x},{piece.y},{piece.angle}"
        for letter, piece in zip(letters, where.poses, strict=True)
    )
    spare = ",".join("+".join(map(str, heap)) for heap in where.spare)
    return f"drift {where.shapes} {'/'.join(pieces)} {spare}"


def read(fields: Sequence[str]) -> tuple[bytes, Adrift]:
    """Letters and where they are. Raises `PositionError`."""
    name, shapes, pieces, spare = fields
    if name != "drift":
        raise PositionError(f"a position on drifting ice begins with drift, not {quoted(name)}")
    if not _SHAPES.fullmatch(shapes):
        raise PositionError(f"SHAPES is {quoted(shapes)}, needs a whole number of at most 9 digits")
    on_board = sorted(_piece(text) for text in pieces.split("/"))
    heaps = _heaps(spare)
    _check_numbers([piece.number for piece, _ in on_board], heaps)
    where = Adrift(int(shapes), tuple(piece for piece, _ in on_board), heaps)
    _check_overlaps(where)
    return "".join(letter for _, letter in on_board).encode(), where


def _piece(text: str) -> tuple[Placed, str]:
    found = _PIECE.fullmatch(text)
    if not found:
        raise PositionError(
            f"PIECES has {quoted(text)}, needs a letter (one of {' '.join(LETTERS)}), a number, : and x,y,angle, as in "
            "S41:-1234,567,8900"
        )
    letter = found[1]
    number, x, y, angle = map(int, found.groups()[1:])
    if number not in ALL_PIECES:
        raise PositionError(f"there is no piece {number}, they are 0 to {ALL_PIECES[-1]}: {quoted(text)}")
    if letter not in letters_of(number):
        raise PositionError(
            f"piece {number} is {quoted(letter)}, needs {' or '.join(letters_of(number))}: {quoted(text)}"
        )
    if beyond(x / HUNDREDTHS, y / HUNDREDTHS) > 0:
        raise PositionError(f"the middle of piece {number} is off the board, so it has fallen: {quoted(text)}")
    return placed_at(number, (x / HUNDREDTHS, y / HUNDREDTHS, angle / HUNDREDTHS)), letter


def _heaps(field: str) -> tuple[tuple[int, ...], ...]:
    texts = field.split(",")
    if len(texts) != len(FLOE_NUMBERS) or not all(map(_HEAP.fullmatch, texts)):
        raise PositionError(
            f"SPARE is {quoted(field)}, needs the numbers of {', '.join(FLOE_NAMES)} floes beside the board, each kind's joined by + "
            "and the four by commas, as in 14+15,,45,"
        )
    heaps = tuple(tuple(int(number) for number in text.split("+") if number) for text in texts)
    for name, heap, numbers in zip(FLOE_NAMES, heaps, FLOE_NUMBERS, strict=True):
        for number in heap:
            if number not in numbers:
                raise PositionError(
                    f"SPARE has {number} among the {name} floes, which are {numbers[0]} to {numbers[-1]}: {quoted(field)}"
                )
    return heaps


def _check_numbers(on_board: list[int], heaps: tuple[tuple[int, ...], ...]) -> None:
    """Every floe is there once; whales and boats once at most. Raises `PositionError`."""
    found = [*on_board, *(number for heap in heaps for number in heap)]
    for number in ALL_PIECES:
        if found.count(number) > 1:
            raise PositionError(f"piece {number} is there {found.count(number)} times, needs to be there once")
    missing = [str(number) for number in ALL_FLOES if number not in found]
    if missing:
        raise PositionError(f"floe {', '.join(missing)} is missing: every floe is on the board or among SPARE")


def _check_overlaps(where: Adrift) -> None:
    """Raises `PositionError` naming two pieces that overlap too deep."""
    poses = {piece.number: piece.pose for piece in where.poses}
    for one, other, _ in overlaps(ice_of(where.shapes).outlines, poses, DEEPEST):
        raise PositionError(f"pieces {one} and {other} overlap by more than {DEEPEST:g} mm")
