"""Hey, That's My Fish!: penguins on a shrinking hex board, 2 to 4 players, perfect information."""

from __future__ import annotations

from typing import Any

from .board import Board, Move, parse_move
from .game import BOARDS, PENGUINS, Fish
from .state import FishState

__all__ = ["BOARDS", "PENGUINS", "Board", "Fish", "FishState", "Move", "move", "parse", "start"]


def parse(text: str, **options: Any) -> FishState:
    """The state that a position text describes, under the rules' options. Raises `PositionError`, `GameError`."""
    return Fish(**options).parse(text)


def start(players: int | None = None, seed: int | None = None, **options: Any) -> FishState:
    """The first state of a game; options of the rules and of the set-up alike. Raises `GameError`."""
    game, setup = Fish.of(**options)
    return game.start(players, seed, **setup)


def move(text: str) -> Move:
    """The move that `text` writes: `c5` a placement, `c5-e7` a slide. Raises `MoveTextError`."""
    return parse_move(text)
