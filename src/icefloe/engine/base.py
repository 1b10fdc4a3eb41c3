"""What is asked of the engine, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from html import escape
from math import isfinite
from typing import NamedTuple, Protocol

from ..games.base import GameError
from ..games.fish import FishState

SHOWN = 8
"""Moves of a line that a report prints."""

HEAD = ("move", "fish", "tiles", "exact", "line")
"""Of the table that a report prints."""


@dataclass(frozen=True)
class Limits:
    """When to stop thinking: at the first of these; with none of them, when told to, or when the value is proven.

    seconds: of thinking. depth: plies looked ahead. nodes: positions looked at. lines: how many best moves are told apart, each
    with its line. threads: processor cores used; more than one makes answers vary. seed: of what chance there is; with the same
    seed and a limit of depth or nodes alone the answer is the same each time. Raises `GameError`.
    """

    seconds: float | None = None
    depth: int | None = None
    nodes: int | None = None
    lines: int = 1
    threads: int = 1
    seed: int = 0

    def __post_init__(self) -> None:
        if self.seconds is not None and not _is_span(self.seconds):
            raise GameError(f"seconds is {self.seconds!r}, needs a number from 0, or None for no limit")
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name == "seconds" or (value is None and field.default is None):
                continue
            least = 0 if field.name == "seed" else 1
            if isinstance(value, bool) or not isinstance(value, int) or value < least:
                none = ", or None for no limit" if field.default is None else ""
                raise GameError(f"{field.name} is {value!r}, needs a whole number from {least}{none}")


def _is_span(seconds: object) -> bool:
    return isinstance(seconds, int | float) and not isinstance(seconds, bool) and isfinite(seconds) and seconds >= 0


class Line(NamedTuple):
    """A move, and how the game is expected to go on.

    moves: texts, the move itself first. fish, tiles: the differences expected at the game's end, collected ones included, for
    the side to move at the root: own minus the best rival's. exact: whether that is proven, with best play by both players.
    """

    moves: tuple[str, ...]
    fish: int
    tiles: int
    exact: bool


class Report(NamedTuple):
    """What is known after some thinking. lines: the best first; none where the game is over."""

    depth: int
    nodes: int
    seconds: float
    lines: tuple[Line, ...]

    @property
    def move(self) -> str | None:
        """The best move's text; None where the game is over."""
        return self.lines[0].moves[0] if self.lines else None

    def __str__(self) -> str:
        """What was found, to be read: a row a line."""
        rows = [HEAD, *map(_row, self.lines)] if self.lines else []
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        table = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        return "\n".join([self.summary, *table])

    def _repr_html_(self) -> str:
        """The same for a notebook."""
        return f"<p>{escape(self.summary)}</p>{_table(self.lines)}"

    @property
    def summary(self) -> str:
        """How much was looked at, in words."""
        if not self.lines:
            return "the game is over"
        return f"depth {self.depth}, {self.nodes:,} positions, {self.seconds:.2f} s"


def _row(line: Line) -> tuple[str, ...]:
    more = " ..." if len(line.moves) > SHOWN else ""
    proven = "yes" if line.exact else ""
    return (line.moves[0], f"{line.fish:+}", f"{line.tiles:+}", proven, " ".join(line.moves[:SHOWN]) + more)


def _table(lines: Sequence[Line]) -> str:
    if not lines:
        return ""
    head = "".join(f"<th>{word}</th>" for word in HEAD)
    rows = ["".join(f"<td>{escape(cell)}</td>" for cell in _row(line)) for line in lines]
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


class Flag(Protocol):
    """Something that can be set from elsewhere, such as an `Event`."""

    def is_set(self) -> bool: ...


class Never:
    """A flag that nobody sets."""

    def is_set(self) -> bool:
        return False


class Thinker(Protocol):
    """Thinks in the process it is in, and keeps what it learned for the next time."""

    def think(
        self,
        state: FishState,
        limits: Limits,
        report: Callable[[Report], None] = lambda _: None,
        stop: Flag = Never(),  # noqa: B008 - it holds nothing
    ) -> Report:
        """The last report, given too each time something new is known. Ends within 50 ms of `stop`, or of the time's end."""


def unthought(state: FishState) -> Report:
    """What is said of a position before anybody has thought: a legal move, and the differences collected so far.

    Where the game is over there is no line.
    """
    mover = state.to_move
    if mover is None:
        return Report(0, 0, 0.0, ())
    return Report(0, 0, 0.0, (Line((str(state.legal_moves[0]),), *differences(state, mover), False),))


def differences(state: FishState, player: int) -> tuple[int, int]:
    """Fish and tiles collected so far: the player's own minus those of the rival who is ahead of the others."""
    fish, tiles = state.utilities[player]
    best_fish, best_tiles = max(have for rival, have in enumerate(state.utilities) if rival != player)
    return fish - best_fish, tiles - best_tiles
