"""The game of Floes: its options, its rules in short, its set-up from a seed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from ..base import Game, Option, Rule, check_seed
from .pieces import NONE, PIECE_COUNT
from .shove import MODELS, model_named
from .state import SHOVES, FloesState, new_state
from .text import parse_state


@dataclass(frozen=True)
class Floes(Game):
    """Ice Floes & Foes for 2 to 6 players.

    model: what a shove moves; `hex`, exact, on a board of cells, or `drift`, irregular floes that push each other about.
    max_plies: after so many shoves and ends the game is over. Source: rules page, Floes; the publisher's rulebook.
    """

    model: str = "hex"
    max_plies: int = 2000

    name: ClassVar[str] = "floes"
    title: ClassVar[str] = "Ice Floes & Foes"
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 6
    long_turns: ClassVar[bool] = True
    rule_options: ClassVar[tuple[Option, ...]] = (
        Option(
            "model",
            "choice",
            "hex",
            "what a shove moves: a line of cells on the hex board, or irregular floes that drift and push each other",
            choices=tuple(MODELS),
        ),
        Option(
            "max_plies", "number", 2000, "shoves after which the game ends: most enemies wins", least=1, most=1_000_000
        ),
    )
    example: ClassVar[str] = "-a5e or end"
    weights: ClassVar[dict[str, float]] = {"enemies": 1.0, "won": 10.0, "haul": 0.8, "looming": 0.4, "decisive": 3.0}
    greed: ClassVar[dict[str, float]] = {"enemies": 1.0}
    # What the rest of the turn can still catch leads on to it: the first shoves of a turn often win nothing themselves.
    turn_greed: ClassVar[dict[str, float]] = {"enemies": 1.0, "haul": 1.0}
    rules: ClassVar[tuple[Rule, ...]] = (
        Rule("Aim", "Push hunters and fishing boats off the ice. Who has five of them first wins at once."),
        Rule(
            "Shoving",
            "In your turn you shove three floes of the supply onto the board, from any side, two if you are the first of all. A floe pushes "
            "what lies before it; what goes over the far edge falls. Floes with a double arrow are extra: shove as many of them as you "
            "like, or none. A floe that fell in your turn can't be shoved again before the next.",
        ),
        Rule(
            "Enemies and animals",
            "A hunter or a boat that falls is yours. When a seal or a whale falls, your turn is over at once, and what fell in that shove "
            "counts for nobody; what you have won before stays yours.",
        ),
        Rule(
            "Seals and hunters to come",
            "On a floe with a seal or a hunter that was shoved in, its piece is set at the end of the turn, if one is left beside the board.",
        ),
        Rule(
            "End",
            "Five enemies win at once. When a turn ends and no hunter and no boat is left on the board, most enemies wins; ties are shared.",
        ),
    )

    @property
    def lists_moves(self) -> bool:
        """As the shove model says."""
        return model_named(self.model).lists_moves

    def seat(self, player: int) -> str:
        """`player 1`: position texts count players from 1."""
        return f"player {player + 1}"

    def start(self, players: int | None = None, seed: int | None = None, **setup: Any) -> FloesState:
        """The first state: pieces shuffled by `seed`, the first player with two shoves.

        players: 2 (when None) to 6. seed: a whole number, the same board everywhere; None: another each time. Raises `GameError`.
        """
        players = self.check_players(2 if players is None else players)
        self.setup(**setup)
        letters, where, supply = model_named(self.model).start(Random(check_seed(seed)))
        # A seal for each seal floe of the supply; hunters, boats and whales are all on the board.
        aside = (PIECE_COUNT - letters.count(b"S"), 0, 0, 0)
        return new_state(self, letters, where, 0, SHOVES - 1, supply, NONE, aside, (0,) * players)

    def parse(self, text: str) -> FloesState:
        """The state that a position text describes, in the model it is written in. Raises `PositionError`."""
        return parse_state(self, text)
