"""The ice as a grid: cells, their names, and the straight lines through them. Knows no tiles and no penguins.

Rows of cells alternate in length by one; a short row is centred over its long neighbours. Cells are numbered from 0 in
reading order, and a set of cells is an integer with bit i for cell i.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, NewType

from ..base import MoveTextError, PositionError

Cell = NewType("Cell", int)
Cells = int
"""A set of cells: bit i for cell i."""

MOST_CELLS = 60
"""So that a set of cells fits a signed 64-bit integer, with room to spare, in the compiled engine too."""

AXES = ((0, 2), (1, 1), (1, -1))
"""East, south-east, south-west: steps as (rows, half cells). The other three ways are these backwards."""

_NAME = r"[a-z]+[1-9][0-9]*"
_MOVE = re.compile(rf"({_NAME})(?:-({_NAME}))?")


class Move(NamedTuple):
    """A placement (`origin` is None, text `c5`) or a slide (text `c5-e7`). Cells are given by name."""

    origin: str | None
    target: str

    def __str__(self) -> str:
        return self.target if self.origin is None else f"{self.origin}-{self.target}"


def parse_move(text: str) -> Move:
    """The move that `text` writes, on whatever board. Raises `MoveTextError`."""
    found = _MOVE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise MoveTextError(f"{text!r} is no move: a placement is written c5, a slide c5-e7")
    first, second = found.groups()
    return Move(None, first) if second is None else Move(first, second)


def column_letters(column: int) -> str:
    """`a` for 0, `z` for 25, `aa` for 26, as spreadsheets count."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters


def bits_of(cells: Iterable[Cell]) -> Cells:
    """A set of cells, from its different members."""
    return sum(1 << cell for cell in cells)


class Slide(NamedTuple):
    """A slide between two cells of one line. landing: the bit of its target. path: all cells it enters."""

    origin: Cell
    target: Cell
    landing: Cells
    path: Cells


class Line(dict[Cells, tuple[Move, ...]]):
    """The slides from one cell both ways along one line, by which cells of the line are free.

    `line[line.cells & free]` is a tuple of moves; each answer is worked out once.
    """

    def __init__(self, board: Board, origin: Cell, axis: int) -> None:
        super().__init__()
        self._ways = [
            [(1 << cell, Move(board.names[origin], board.names[cell])) for cell in board.ray(origin, axis, way)]
            for way in (1, -1)
        ]
        self.cells: Cells = sum(bit for way in self._ways for bit, _ in way)
        self._ends: dict[Cells, Cells] = {}

    def __missing__(self, free: Cells) -> tuple[Move, ...]:
        moves: list[Move] = []
        for way in self._ways:
            for bit, move in way:
                if not bit & free:
                    break
                moves.append(move)
        self[free] = answer = tuple(moves)
        return answer

    def ends(self, free: Cells) -> Cells:
        """Where the slides of `self[free]` end, as a set."""
        ends = self._ends.get(free)
        if ends is None:
            targets = {move.target for move in self[free]}
            ends = sum(bit for way in self._ways for bit, move in way if move.target in targets)
            self._ends[free] = ends
        return ends


class Board:
    """A grid of given row lengths. Boards of equal lengths are one object: use `board_of`.

    rows: cells in each row, from the top. names: of all cells in reading order. index: a cell's number by its name.
    centres: a cell's centre as (half cells from the left edge of the board, row from 0).
    near: by cell, the set of its neighbours. slides: every move along a line of this board. placements: every placement
    with its cell, in reading order. lines: by cell, the three lines through it as cells, line, cells, line, cells, line:
    flat, since random games spend their time here.
    """

    def __init__(self, rows: tuple[int, ...]) -> None:
        self.rows = rows
        longest = max(rows)
        places = [(row, column) for row, length in enumerate(rows) for column in range(length)]
        self.names = tuple(f"{column_letters(column)}{row + 1}" for row, column in places)
        self.index = {name: Cell(cell) for cell, name in enumerate(self.names)}
        self.centres = tuple((2 * column + 1 + longest - rows[row], row) for row, column in places)
        self._at = {centre: Cell(cell) for cell, centre in enumerate(self.centres)}
        self.placements = {Move(None, name): cell for name, cell in self.index.items()}
        self.near: list[Cells] = []
        self.slides: dict[Move, Slide] = {}
        self.lines: list[tuple[Cells, Line, Cells, Line, Cells, Line]] = []
        for cell in range(len(self.names)):
            self._add_lines(Cell(cell))

    def ray(self, origin: Cell, axis: int, way: int) -> list[Cell]:
        """The cells from `origin`, without it, along `axis` (0..2) forwards (way 1) or backwards (way -1), to the rim."""
        rows, halves = AXES[axis]
        across, row = self.centres[origin]
        cells: list[Cell] = []
        while (cell := self._at.get((across + way * halves, row + way * rows))) is not None:
            cells.append(cell)
            across, row = self.centres[cell]
        return cells

    def _add_lines(self, origin: Cell) -> None:
        near = 0
        for axis in range(3):
            for way in (1, -1):
                path = 0
                for cell in self.ray(origin, axis, way):
                    path |= 1 << cell
                    self.slides[Move(self.names[origin], self.names[cell])] = Slide(origin, cell, 1 << cell, path)
                    if path == 1 << cell:
                        near |= path
        self.near.append(near)
        first, second, third = (Line(self, origin, axis) for axis in range(3))
        self.lines.append((first.cells, first, second.cells, second, third.cells, third))

    def lines_through(self, cell: Cell) -> tuple[Line, Line, Line]:
        """The three lines through `cell`."""
        _, first, _, second, _, third = self.lines[cell]
        return first, second, third

    def cells(self, bits: Cells) -> list[Cell]:
        """The members of a set of cells, in reading order."""
        found: list[Cell] = []
        while bits:
            low = bits & -bits
            found.append(Cell(low.bit_length() - 1))
            bits ^= low
        return found


@lru_cache(maxsize=256)
def board_of(rows: tuple[int, ...]) -> Board:
    """The board of these row lengths, which `check_rows` has accepted."""
    return Board(rows)


def check_rows(lengths: Sequence[int], texts: Sequence[str]) -> tuple[int, ...]:
    """The row lengths, if they alternate by one and make at most 60 cells. Raises `PositionError` naming the row."""
    for row, length in enumerate(lengths):
        if row == 0:
            fits, needs = length > 0, "at least 1"
        elif row == 1:
            fits, needs = abs(length - lengths[0]) == 1 and length > 0, _neighbours(lengths[0])
        else:
            fits, needs = length == lengths[row - 2], str(lengths[row - 2])
        if not fits:
            raise PositionError(f"row {row + 1} has {length} cells, needs {needs}: {texts[row]!r}")
    if sum(lengths) > MOST_CELLS:
        raise PositionError(f"the board has {sum(lengths)} cells, at most {MOST_CELLS} are possible")
    return tuple(lengths)


def _neighbours(length: int) -> str:
    return f"{length - 1} or {length + 1}" if length > 1 else "2"
