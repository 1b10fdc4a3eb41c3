"""The game of Fish: its options, its rules in short, its set-up from a seed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from ..base import Game, GameError, Option, PositionError, Rule, check_seed, shuffled
from .state import FishState, Ice, Seat, settled
from .text import parse_rows, parse_state

PENGUINS = {2: 4, 3: 3, 4: 2}
"""How many penguins each of 2, 3, 4 players has."""

BOARDS = {
    "standard": (7, 8, 7, 8, 7, 8, 7, 8),
    "small": (5, 6, 5, 6, 5),
    "tiny": (3, 4, 3, 4, 3),
}
"""Row lengths of the boards with a name."""


@dataclass(frozen=True)
class Fish(Game):
    """Hey, That's My Fish! for 2 to 4 players.

    placement: `one-fish`, penguins are placed on one-fish tiles (the published rule), or `any`, on any tile.
    Source: rules page, Fish; the publisher's rulebook.
    """

    placement: str = "one-fish"

    name: ClassVar[str] = "fish"
    title: ClassVar[str] = "Hey, That's My Fish!"
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 4
    rule_options: ClassVar[tuple[Option, ...]] = (
        Option(
            "placement",
            "choice",
            "one-fish",
            "where penguins may be placed: on one-fish tiles, or on any tile",
            choices=("one-fish", "any"),
        ),
    )
    setup_options: ClassVar[tuple[Option, ...]] = (
        Option(
            "board",
            "text",
            "standard",
            "standard, small or tiny, shuffled; or rows of your own from the top, fish as digits and water as dots: 121/1.31/212",
            choices=tuple(BOARDS),
        ),
        Option(
            "penguins",
            "number",
            None,
            "penguins of each player; 4, 3, 2 for 2, 3, 4 players when left open",
            least=1,
            most=9,
        ),
    )
    example: ClassVar[str] = "c5 or c5-e7"
    weights: ClassVar[dict[str, float]] = {"fish": 1.0, "afoot": 1.0, "territory": 0.5, "mobility": 0.05}
    greed: ClassVar[dict[str, float]] = {"fish": 1.0, "afoot": 1.0}
    rules: ClassVar[tuple[Rule, ...]] = (
        Rule(
            "Aim",
            "Catch the most fish. Sixty tiles of ice carry one, two or three fish each, and every tile can be taken once.",
        ),
        Rule(
            "Placing",
            "In turn, everyone puts one penguin on a free tile with a single fish, until all are placed: four penguins "
            "each for two players, three for three, two for four.",
        ),
        Rule(
            "Moving",
            "In your turn one of your penguins slides as far as you like in a straight line, in any of six directions. "
            "Water and penguins, your own too, stop it; it never jumps. Then you take the tile it came from, with "
            "its fish, and water is left there.",
        ),
        Rule(
            "Stuck",
            "If none of your penguins can move when your turn comes, they leave the ice: you keep the tiles under "
            "them, and the others play on. The last who can move goes on until stuck.",
        ),
        Rule(
            "End",
            "When all are stuck, most fish wins; then most tiles; then the victory is shared. Tiles that nobody "
            "reached count for nobody.",
        ),
    )

    def start(self, players: int | None = None, seed: int | None = None, **setup: Any) -> FishState:
        """The first state: tiles shuffled by `seed`, nobody placed yet.

        players: 2 (when None) to 4. seed: a whole number, the same tiles everywhere; None: other tiles each time.
        board: a name of `BOARDS` or rows of digits and dots. penguins: 1 to 9 a player. Raises `GameError`.
        """
        players = self.check_players(2 if players is None else players)
        chosen = self.setup(**setup)
        ice = _ice(chosen["board"], Random(check_seed(seed)))
        seat = Seat(penguins=(), hand=chosen["penguins"] or PENGUINS[players], fish=0, tiles=0)
        try:
            return settled(self, ice, (seat,) * players, 0)
        except PositionError as error:
            raise GameError(f"board is {chosen['board']!r}: {error}") from None

    def parse(self, text: str) -> FishState:
        """The state that a position text describes. Raises `PositionError`."""
        return parse_state(self, text)


def _ice(board: str, rng: Random) -> Ice:
    if board in BOARDS:
        rows = BOARDS[board]
        return Ice(rows, tuple(shuffled(_deal(sum(rows)), rng)))
    if set(board) & set("abcd"):
        raise GameError(f"board is {board!r}, needs {', '.join(BOARDS)}, or rows of digits and dots without penguins")
    try:
        return parse_rows(board, 0)[0]
    except PositionError as error:
        raise GameError(f"board is {board!r}, needs {', '.join(BOARDS)}, or rows of digits and dots: {error}") from None


def _deal(cells: int) -> list[int]:
    """Fish of the tiles of a board: three ones to two twos to one three, so 30, 20 and 10 of 60."""
    threes, twos = cells // 6, cells // 3
    return [1] * (cells - twos - threes) + [2] * twos + [3] * threes
