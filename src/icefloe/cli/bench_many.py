"""How strong the Fish engine is among three and four."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean
from threading import Event
from typing import Any

from ..engine import Limits
from ..engine.many import ManyMind
from ..games import game_named
from ..games.fish import FishState
from ..players import KINDS
from ..search import uct

SECONDS = 0.1
"""Of thinking for a move."""

BOARDS_MANY = 4
"""Set-ups of a match of three or four: each is played once from every seat."""

Choose = Callable[[FishState, Random], Any]


def share_among(players: int, boards: int = BOARDS_MANY, seconds: float = SECONDS) -> float:
    """How often the engine wins, as a multiple of its fair share, against UCT and greedy players in turn around the table.

    UCT has as long for a move as the engine. A shared victory counts for its part.
    """
    engine = _engine(seconds)
    rivals = (_uct(seconds), _greedy(), _uct(seconds))
    won = []
    for seed in range(boards):
        for seat in range(players):
            state, rng = game_named("fish")().start(players, seed), Random(f"{seed}/{seat}")
            assert isinstance(state, FishState)
            while state.to_move is not None:
                place = (state.to_move - seat) % players
                state = state.play((engine if place == 0 else rivals[place - 1])(state, rng))
            won.append((seat in state.winners) / len(state.winners))
    return players * mean(won)


def many() -> float:
    """The mean of both: three and four players."""
    return mean(share_among(players) for players in (3, 4))


def _engine(seconds: float) -> Choose:
    mind = ManyMind()
    mind.think(game_named("fish")().start(3, 0), Limits(nodes=1))  # type: ignore[arg-type]
    return lambda state, rng: mind.think(state, Limits(seconds=seconds)).move


def _uct(seconds: float) -> Choose:
    return lambda state, rng: uct(state, seconds=seconds, seed=int(rng.random() * 2**32)).move


def _greedy() -> Choose:
    make = KINDS["greedy"].make
    assert make is not None
    player = make()
    return lambda state, rng: player.choose(state, state.to_move or 0, rng, Event())
