"""How strong computer players are: matches in which each set-up is played twice, seats swapped."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from threading import Event
from typing import Any

from ..games import game_named
from ..games.base import Game, State
from ..players import KINDS, Player

SEEDS = 100
"""Set-ups of a match."""


def share(game: str, one: str, other: str, seeds: int = SEEDS, **rules: Any) -> float:
    """The points of the first of two kinds of players in percent: see `points`."""
    won = points(game, _player(one), _player(other), seeds, **rules)
    return 100 * sum(won) / len(won)


def points(game: str, one: Player, other: Player, seeds: int = SEEDS, **rules: Any) -> list[float]:
    """What the first of two players gets in each game: a win is a point, a shared one a half.

    The set-ups are those of the seeds from 0; each is played from both seats, since who begins may have the better of it.
    """
    pair = one, other
    played = game_named(game)(**rules)
    won = []
    for seed in range(seeds):
        for seat in (0, 1):
            winners = _finished(played, seed, pair if seat == 0 else pair[::-1]).winners
            won.append((seat in winners) / len(winners))
    return won


def interval(won: Sequence[float]) -> tuple[float, float]:
    """Between which percents of points a player lies with a chance of 95 %, as far as games tell that were each won or lost.

    Source: E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, 1927.
    """
    games, spread = len(won), 1.96**2
    middle = (sum(won) + spread / 2) / (games + spread)
    share = sum(won) / games
    half = sqrt(spread * (share * (1 - share) * games + spread / 4)) / (games + spread)
    return 100 * (middle - half), 100 * (middle + half)


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
