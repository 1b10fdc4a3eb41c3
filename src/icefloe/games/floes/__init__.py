"""Ice Floes & Foes: floes shoved onto a full board, 2 to 6 players, turns of several shoves, perfect information."""

from __future__ import annotations

from typing import Any

from .game import Floes
from .moves import END, End, Shove
from .state import FloesState

__all__ = ["END", "End", "Floes", "FloesState", "Shove", "parse", "start"]


def parse(text: str, **options: Any) -> FloesState:
    """The state that a position text describes, under the rules' options. Raises `PositionError`, `GameError`."""
    return Floes(**options).parse(text)


def start(players: int | None = None, seed: int | None = None, **options: Any) -> FloesState:
    """The first state of a game. Raises `GameError`."""
    game, setup = Floes.of(**options)
    return game.start(players, seed, **setup)
