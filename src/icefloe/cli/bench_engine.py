"""The Fish engine: how fast its kernel is on the work of `tests/engine/reference.c`, how strong it is among three and four."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean
from threading import Event
from time import perf_counter
from typing import Any

from ..engine import Limits
from ..engine.kernel.compiled import ints, zeros
from ..engine.kernel.counting import leaves, playouts
from ..engine.kernel.grid import SIZE, grid_of
from ..engine.many import ManyMind
from ..games import game_named
from ..games.fish import FishState
from ..games.fish.board import board_of
from ..games.fish.game import BOARDS
from ..players import KINDS
from ..search import uct

PENGUINS = ((3, 17, 33, 50), (10, 29, 41, 57))
"""Cells of the reference's start position, from 0, by player; all 60 tiles are there."""

PERFT5 = 5
GAMES = 200_000
TIMES = 3
"""Runs, the best of which counts: what else the machine does only slows it."""

SECONDS = 0.1
"""Of thinking for a move."""

BOARDS_MANY = 4
"""Set-ups of a match of three or four: each is played once from every seat."""

Choose = Callable[[FishState, Random], Any]


def perft5() -> float:
    """Leaves a second at depth 5 of the reference's position."""
    grid, free, (own, other) = _start()
    leaves(grid, free, own, other, 1)

    def run() -> float:
        begin = perf_counter()
        found = leaves(grid, free, own, other, PERFT5)
        return float(found / (perf_counter() - begin))

    return max(run() for _ in range(TIMES))


def random_games() -> float:
    """Uniform random games a second from the reference's position, 20 tiles with two fish and 10 with three."""
    grid, free, _ = _start()
    dealt = [1] * 30 + [2] * 20 + [3] * 10
    Random(1).shuffle(dealt)
    worth, ends = ints([0, *dealt]), ints([4, 8])
    at = ints(cell + 1 for cells in PENGUINS for cell in cells)
    got, chance, room = zeros(2), ints([88172645]), zeros(2 * len(at))
    assert len(worth) == SIZE
    playouts(grid, worth, free, ends, at, 0, 1, got, chance, room)

    def run() -> float:
        begin = perf_counter()
        playouts(grid, worth, free, ends, at, 0, GAMES, got, chance, room)
        return GAMES / (perf_counter() - begin)

    return max(run() for _ in range(TIMES))


def _start() -> tuple[Any, int, tuple[int, int]]:
    """The grid, the free cells, each player's penguins."""
    own, other = (sum(1 << cell + 1 for cell in cells) for cells in PENGUINS)
    return grid_of(board_of(BOARDS["standard"])), (1 << SIZE) - 2 & ~(own | other), (own, other)


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
