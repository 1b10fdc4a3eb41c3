"""What the rules ask of a shove: where does everything end up, and what fell off."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from ..moves import Move
from ..pieces import Counts

Where = Any
"""Where things are: an immutable, hashable value of the model's own. Holds no letters, since the rules change those."""

CAN_END = 1 << 4
"""In a set of choices: the turn may be ended. The bits below it are the kinds of floes that may be shoved."""


Shoved = tuple[bytes, Where, bytes]
"""What a shove has come to: letters, where they are, and letters of what fell off, in that order; a floe with a rider by its
letter. A plain tuple, since random games make one a ply."""


WaysOff = tuple[Sequence[int], Sequence[int], Sequence[int]]
"""Each way off the board that shoves may follow, as three places in the letters: of what the first, the second and the third shove
along it would make fall. A place of water, or `NO_PIECE`, stands for a shove by which nothing falls."""

NO_PIECE = -1


class Start(NamedTuple):
    """A board as it is set up, and the floes of each kind that are left for the supply."""

    letters: bytes
    where: Where
    supply: Counts


class ShoveModel(Protocol):
    """How a shove moves things. Knows no turns, no points, no players.

    A board is `letters`, one for each thing in the model's reading order (a model may use other letters between them, for
    water), and `where` they are.

    name: as the option `model` says it. title: in words. lists_moves: whether the shoves are few enough to be listed. head: names
    of the fields with which a position text of this model begins.
    """

    name: str
    title: str
    lists_moves: bool
    head: tuple[str, ...]

    def start(self, rng: Random) -> Start:
        """A board set up by chance; the same `rng` gives the same board everywhere."""

    def shove(self, letters: bytes, where: Where, move: Any) -> Shoved:
        """What a shove does. Raises `LookupError` for a move that can't be on this board; `reason` says why."""

    def reason(self, move: Any) -> str:
        """Why `move` can't be on this board; empty if it can."""

    def moves(self, choices: int) -> Sequence[Move]:
        """Every move of a set of choices: bit k for the floes of kind k, `CAN_END` for the end of the turn."""

    def ways_off(self, letters: bytes, where: Where) -> WaysOff:
        """What would fall by shoves along each way off the board."""

    def near(self, move: Any, rng: Random) -> Any:
        """A move that a hand which is not quite sure could make in place of `move`; the move itself where moves are exact."""

    def parse_move(self, text: str) -> Move:
        """The shove that `text` writes. Raises `MoveTextError`."""

    def write(self, letters: bytes, where: Where) -> str:
        """The head of a position text."""

    def read(self, fields: Sequence[str]) -> tuple[bytes, Where]:
        """Letters and where they are, from the head of a position text. Raises `PositionError`."""
