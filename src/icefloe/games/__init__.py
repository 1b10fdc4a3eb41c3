"""The games by name. A new game is one folder here, one line in `GAMES`, and one module in `icefloe.draw`."""

from __future__ import annotations

from importlib import import_module

from .base import Game, GameError

GAMES = {"fish": "icefloe.games.fish:Fish", "floes": "icefloe.games.floes:Floes"}
"""Where each game's class is, loaded when first asked for."""


def game_named(name: str) -> type[Game]:
    """The class of the game called `name`. Raises `GameError`."""
    if name not in GAMES:
        raise GameError(f"no game is called {name!r}; there is: {', '.join(GAMES)}")
    module, _, attribute = GAMES[name].partition(":")
    game: type[Game] = getattr(import_module(module), attribute)
    return game
