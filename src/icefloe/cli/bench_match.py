"""How strong computer players are: matches in which each set-up is played twice, seats swapped."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from threading import Event
from typing import Any

from ..games import game_named
from ..games.base import Game, State
from ..players import KINDS, Player

SEEDS = 100
"""Set-ups of a match."""


def share(game: str, one: str, other: str, seeds: int = SEEDS, **rules: Any) -> float:
    """The points of the first of two kinds of players in percent: a win is a point, a shared one a half.

    The set-ups are those of the seeds from 0; both are played, since who begins may have the better of it.
    """
    pair = _player(one), _player(other)
    played = game_named(game)(**rules)
    won = 0.0
    for seed in range(seeds):
        for seat in (0, 1):
            winners = _finished(played, seed, pair if seat == 0 else pair[::-1]).winners
            won += (seat in winners) / len(winners)
    return 100 * won / (2 * seeds)


def _player(kind: str) -> Player:
    make = KINDS[kind].make
    assert make is not None, f"{kind} is no computer player"
    return make()


def _finished(game: Game, seed: int, players: Sequence[Player]) -> State[Any]:
    state, plies, stop = game.start(len(players), seed), 0, Event()
    while state.to_move is not None:
        player, rng = state.to_move, Random(f"{seed}/{state.to_move}/{plies}")
        state = state.play(players[player].choose(state.view(player), player, rng, stop))
        plies += 1
    return state
