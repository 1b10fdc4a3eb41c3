"""What is asked of the engine, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ..games.fish import FishState


@dataclass(frozen=True)
class Limits:
    """When to stop thinking: at the first of these; with none of them, when told to, or when the value is proven.

    seconds: of thinking. depth: plies looked ahead. nodes: positions looked at. lines: how many best moves are told apart, each
    with its line. threads: processor cores used; more than one makes answers vary. seed: of what chance there is; with the same
    seed and a limit of depth or nodes alone the answer is the same each time.
    """

    seconds: float | None = None
    depth: int | None = None
    nodes: int | None = None
    lines: int = 1
    threads: int = 1
    seed: int = 0


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
