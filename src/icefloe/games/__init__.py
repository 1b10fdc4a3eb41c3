"""The games by name. A new game is one folder here, one line in `GAMES`, and one module in `icefloe.draw`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .base import Game, GameError, PositionError, State

GAMES = {"fish": "icefloe.games.fish:Fish", "floes": "icefloe.games.floes:Floes"}
"""Where each game's class is, loaded when first asked for."""


def game_named(name: str) -> type[Game]:
    """The class of the game called `name`. Raises `GameError`."""
    if name not in GAMES:
        raise GameError(f"no game is called {name!r}; there is: {', '.join(GAMES)}")
    module, _, attribute = GAMES[name].partition(":")
    game: type[Game] = getattr(import_module(module), attribute)
    return game


def read_position(text: str, game: Game | None = None) -> State[Any]:
    """The state that a position text describes, of whichever game it is.

    game: whose rules it has, if it is a position of that game. Raises `PositionError`: what `game` says of the text, or every game.
    """
    if game is not None:
        try:
            return game.parse(text)
        except PositionError as error:
            said = str(error)
            others = [name for name in GAMES if name != game.name]
    else:
        said, others = "", list(GAMES)
    reasons = []
    for name in others:
        try:
            return game_named(name)().parse(text)
        except PositionError as error:
            reasons.append(f"{game_named(name).title} says: {error}")
    raise PositionError(said or f"no game has such a position. {'. '.join(reasons)}")
