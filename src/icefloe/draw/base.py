"""What a notebook needs from the drawing of a game; it is all that knows how positions of that game look and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .scene import Scene

S = TypeVar("S")
M = TypeVar("M")


class Last(NamedTuple, Generic[S, M]):
    """The move that led to a state, and the state it was played in."""

    move: M
    before: S


class Count(NamedTuple):
    """A number that a panel shows for a player. shape: its icon in look.json. word: what it counts."""

    shape: str
    word: str
    value: int


class Result(NamedTuple):
    """How a game ended: `Greta wins`, `34 fish to 28`."""

    title: str
    reason: str


class Drawing(Protocol[S, M]):
    """How a game looks and reads. Holds nothing that changes; one object serves all games of its kind."""

    def scene(
        self,
        state: S,
        *,
        last: Last[S, M] | None = None,
        names: Sequence[str] = (),
        advice: M | None = None,
        active: bool = True,
    ) -> Scene:
        """The picture of `state`.

        last: how the state came about, to be marked. names: the players', for labels. advice: a move shown as a hint.
        active: whether moves can be picked; not while a computer is to move.
        """

    def counts(self, state: S, player: int) -> tuple[Count, ...]:
        """What `player` has collected, the most important first."""

    def note(self, state: S, player: int) -> str:
        """What is to be said of `player` beside their name, such as that they are out; mostly nothing."""

    def bar(self, state: S, player: int) -> float:
        """How far `player` has come, 0 to 1, on one scale for all players."""

    def tell(self, state: S, move: M) -> str:
        """What a legal move does in `state`: a phrase without a final stop."""

    def turn(self, state: S) -> str:
        """What the player to move can do, in few words."""

    def result(self, state: S, names: Sequence[str] = ()) -> Result:
        """How a finished game ended. Raises `ValueError` when it goes on."""

    def piece(self, player: int) -> str:
        """The shape that stands for `player` in panels."""


AnyDrawing = Drawing[Any, Any]
