"""What a notebook needs from the drawing of a game; it is all that knows how positions of that game look and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .scene import Preview, Scene

S = TypeVar("S")
M = TypeVar("M")


class Last(NamedTuple, Generic[S, M]):
    """The move that led to a state, and the state it was played in."""

    move: M
    before: S


class Count(NamedTuple):
    """A number that a panel shows for a player. shape: its icon in look.json. word: what it counts.

    most: shown as so many slots, `value` of them filled with the shape; 0: as a number.
    """

    shape: str
    word: str
    value: int
    most: int = 0


class TrayItem(NamedTuple):
    """Something that lies beside the board. shape: in look.json. word: what it is. value: how many; None: not counted.

    key: of the scene's action that it begins; none: it is only shown. words: more about it. off: can't be used now. note: a word or
    two that are always to be seen. What is not counted is shown by its word.
    """

    shape: str
    word: str
    value: int | None
    key: str = ""
    words: str = ""
    off: bool = False
    note: str = ""


class Tray(NamedTuple):
    """What lies beside the board under one heading: a supply, pieces set aside."""

    title: str
    items: tuple[TrayItem, ...]


class Steps(NamedTuple):
    """How many of the moves of a turn are left."""

    left: int
    of: int


class Result(NamedTuple):
    """How a game ended: `Greta wins`, `34 fish to 28`."""

    title: str
    reason: str


class Drawing(Protocol[S, M]):
    """How a game looks and reads. Holds nothing that changes; one object serves all games of its kind.

    What not every game has is nothing by default, so that drawings that inherit from this need not name it.
    """

    def scene(
        self,
        state: S,
        *,
        last: Last[S, M] | None = None,
        names: Sequence[str] = (),
        advice: M | None = None,
        active: bool = True,
        hidden: bool = False,
    ) -> Scene:
        """The picture of `state`.

        last: how the state came about, to be marked. names: the players', for labels. advice: a move shown as a hint.
        active: whether moves can be picked; not while a computer is to move. hidden: whether scores are kept from sight, so
        that nothing may tell them.
        """

    def counts(self, state: S, player: int) -> tuple[Count, ...]:
        """What `player` has collected, the most important first."""

    def note(self, state: S, player: int) -> str:
        """What is to be said of `player` beside their name, such as that they are out; mostly nothing."""

    def bar(self, state: S, player: int) -> float:
        """How far `player` has come, 0 to 1, on one scale for all players."""

    def tell(self, state: S, move: M) -> str:
        """What a legal move does in `state`: a phrase without a final stop."""

    def outcome(self, before: S, move: M, state: S, names: Sequence[str] = ()) -> str:
        """What came of a move played in `before`, in whole sentences where `tell` can't say it: a turn that has ended."""
        return ""

    def preview(self, state: S, move: M, hidden: bool = False) -> Preview | None:
        """What a legal move of an aim would do; asked for while it is being aimed, so it may take a little. hidden: as of `scene`."""
        return None

    def trays(self, state: S) -> tuple[Tray, ...]:
        """What lies beside the board."""
        return ()

    def steps(self, state: S) -> Steps | None:
        """How far the turn has gone, in games where one has several moves."""
        return None

    def turn(self, state: S) -> str:
        """What the player to move can do, in few words."""

    def result(self, state: S, names: Sequence[str] = ()) -> Result:
        """How a finished game ended. Raises `ValueError` when it goes on."""

    def piece(self, player: int) -> str:
        """The shape that stands for `player` in panels."""


AnyDrawing = Drawing[Any, Any]
