"""The ice as a grid: cells, their names, and the straight lines through them. Knows no tiles and no penguins.

Rows of cells alternate in length by one; a short row is centred over its long neighbours. Cells are numbered from 0 in
reading order, and a set of cells is an integer with bit i for cell i.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, NewType

from ..base import MoveTextError, PositionError, quoted

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
        raise MoveTextError(f"{quoted(text)} is no move: a placement is written c5, a slide c5-e7")
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
    """A slide along one line. line: the line's number. path: all cells it enters, as bits of that line."""

    origin: Cell
    target: Cell
    line: int
    path: int


class Spot(NamedTuple):
    """Where a cell lies on the three lines through it: the number of each line, and the cell's bit in it."""

    line_1: int
    bit_1: int
    line_2: int
    bit_2: int
    line_3: int
    bit_3: int


LONGEST_LISTED = 10
"""Cells of a line up to which what can be done along it is listed for every way it may be filled."""

Table = Any
"""From the free cells of a line, as bits of the line, to what can be done along it."""


class Board:
    """A grid of given row lengths. Boards of equal lengths are one object: use `board_of`.

    rows: cells in each row, from the top. names: of all cells in reading order. index: a cell's number by its name.
    centres: a cell's centre as (half cells from the left edge of the board, row from 0).

    Which cells are free is also kept line by line, one small integer for each line, since along a line a table tells at
    once what can be done: random games spend their time there. The rows are the first lines.
    spots: by cell, where it lies on its lines. near: by cell, the set of its neighbours. slides: every move along a line.
    placements: every placement with its cell. placing: for every cell its row, its bit in it, and its
    placement. everywhere: all cells. moves: by cell, line number and table of moves, three times. ends: likewise with
    sets of cells, where those moves end.
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
        self.slides: dict[Move, Slide] = {}
        self.near = [0] * len(self.names)
        self._lines = [line for axis in range(3) for line in self._lines_along(axis)]
        through: list[list[int]] = [[] for _ in self.names]
        for number, line in enumerate(self._lines):
            for cell in line:
                through[cell].append(number)
                self._add_slides(cell, number)
        self.spots = tuple(self._spot(Cell(cell), numbers) for cell, numbers in enumerate(through))
        # Every game on a shuffled board begins with all cells free.
        self.everywhere: Cells = (1 << len(self.names)) - 1
        self._full = [(1 << len(line)) - 1 for line in self._lines]
        self.placing = [(*self.spots[cell][:2], move) for move, cell in self.placements.items()]
        self.moves = tuple(self._tables(Cell(cell), numbers, self._moves) for cell, numbers in enumerate(through))
        self.ends = tuple(self._tables(Cell(cell), numbers, self._ends) for cell, numbers in enumerate(through))

    def cells(self, bits: Cells) -> list[Cell]:
        """The members of a set of cells, in reading order."""
        found: list[Cell] = []
        while bits:
            low = bits & -bits
            found.append(Cell(low.bit_length() - 1))
            bits ^= low
        return found

    def by_line(self, free: Cells) -> list[int]:
        """A set of cells line by line."""
        if free == self.everywhere:
            return self._full[:]
        lines = [0] * len(self._lines)
        for cell in self.cells(free):
            line_1, bit_1, line_2, bit_2, line_3, bit_3 = self.spots[cell]
            lines[line_1] |= bit_1
            lines[line_2] |= bit_2
            lines[line_3] |= bit_3
        return lines

    def from_lines(self, lines: Sequence[int]) -> Cells:
        """The set of cells that `by_line` gave: the rows one after another."""
        free = start = 0
        for row, length in enumerate(self.rows):
            free |= lines[row] << start
            start += length
        return free

    def line(self, number: int) -> list[Cell]:
        """The cells of a line, in order."""
        return self._lines[number]

    def _lines_along(self, axis: int) -> list[list[Cell]]:
        """The lines of one direction, each a list of cells in order, and together all cells."""
        rows, halves = AXES[axis]
        lines = []
        for cell, (across, row) in enumerate(self.centres):
            if (across - halves, row - rows) not in self._at:
                line, at = [], (across, row)
                while at in self._at:
                    line.append(self._at[at])
                    at = (at[0] + halves, at[1] + rows)
                lines.append(line)
                assert line[0] == cell
        return lines

    def _add_slides(self, origin: Cell, number: int) -> None:
        line = self._lines[number]
        start = line.index(origin)
        for way in (line[start + 1 :], line[:start][::-1]):
            path = 0
            for cell in way:
                path |= 1 << line.index(cell)
                self.slides[Move(self.names[origin], self.names[cell])] = Slide(origin, cell, number, path)
            if way:
                self.near[origin] |= 1 << way[0]

    def _spot(self, cell: Cell, numbers: list[int]) -> Spot:
        first, second, third = numbers
        bits = [1 << self._lines[number].index(cell) for number in numbers]
        return Spot(first, bits[0], second, bits[1], third, bits[2])

    def _tables(self, cell: Cell, numbers: list[int], entry: Callable[[Cell, Sequence[Cell]], Any]) -> tuple[Any, ...]:
        """Number and table of each line through `cell`, flat."""
        flat: list[Any] = []
        for number in numbers:
            flat += (number, self._table(cell, self._lines[number], entry))
        return tuple(flat)

    def _table(self, cell: Cell, line: list[Cell], entry: Callable[[Cell, Sequence[Cell]], Any]) -> Table:
        """What `entry` makes of the cells that can be reached from `cell`, by which cells of the line are free.

        Ways of filling the line that leave the same cells in reach share their entry.
        """
        start = line.index(cell)
        entries = {
            (low, high): entry(cell, (*line[start + 1 : start + 1 + high], *line[start - low : start][::-1]))
            for low in range(start + 1)
            for high in range(len(line) - start)
        }

        def reached(free: int) -> Any:
            low = high = 0
            while low < start and free >> (start - low - 1) & 1:
                low += 1
            while free >> (start + high + 1) & 1:
                high += 1
            return entries[low, high]

        if len(line) <= LONGEST_LISTED:
            return [reached(free) for free in range(1 << len(line))]
        return _Worked(reached)

    def _moves(self, origin: Cell, reached: Sequence[Cell]) -> tuple[Move, ...]:
        return tuple(Move(self.names[origin], self.names[cell]) for cell in reached)

    @staticmethod
    def _ends(_: Cell, reached: Sequence[Cell]) -> Cells:
        return bits_of(reached)


class _Worked(dict[int, Any]):
    """A table whose entries are worked out when first asked for: a line of 60 cells can be filled in too many ways."""

    def __init__(self, work: Callable[[int], Any]) -> None:
        super().__init__()
        self._work = work

    def __missing__(self, free: int) -> Any:
        self[free] = entry = self._work(free)
        return entry


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
            raise PositionError(f"row {row + 1} has {length} cells, needs {needs}: {quoted(texts[row])}")
    if sum(lengths) > MOST_CELLS:
        raise PositionError(f"the board has {sum(lengths)} cells, at most {MOST_CELLS} are possible")
    return tuple(lengths)


def _neighbours(length: int) -> str:
    return f"{length - 1} or {length + 1}" if length > 1 else "2"
