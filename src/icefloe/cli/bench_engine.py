"""How much of late positions the Fish engine proves, and how strong it is: against UCT, and against itself with less time."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.resources import files
from random import Random
from threading import Event
from typing import Any

from ..engine import Limits
from ..engine.thinking import Mind
from ..games.base import View
from ..games.fish import FishState, parse, start
from ..search import uct
from .bench_match import interval, points

LATE = "late-fish.txt"
"""Positions of two players from short-sighted play, all still contested, a position text a line."""

SECONDS = 1.0
"""For a late position."""

QUICK = 0.1
"""Seconds a move for quick players."""


@dataclass
class TimedEngine:
    """The engine, so many seconds a move."""

    seconds: float
    mind: Mind = field(default_factory=Mind)

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        state: Any = view.sample(rng)
        return self.mind.think(state, Limits(seconds=self.seconds), stop=stop).move


@dataclass
class UctPlayer:
    """UCT with uniform random games, so many seconds a move."""

    seconds: float

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> Any:
        return uct(view.sample(rng), seconds=self.seconds, stop=stop, seed=int(rng.random() * 2**32)).move


def solved(least: int, most: int) -> float:
    """Percent of the late positions with so many tiles left, those under penguins included, that are solved exactly within a second, by one thread."""
    mind = Mind()
    _warm(mind)
    exact = []
    for state in late():
        if least <= tiles_left(state) <= most:
            report = mind.think(state, Limits(seconds=SECONDS))
            exact.append(report.lines[0].exact)
    return 100 * sum(exact) / len(exact)


def late() -> Iterable[FishState]:
    """The late positions."""
    for line in files("icefloe.cli").joinpath(LATE).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield parse(line)


def tiles_left(state: FishState) -> int:
    """Tiles on the ice."""
    return (state.free | sum(state.penguins)).bit_count()


def against_uct(boards: int = 100) -> float:
    """Percent of points of the engine against UCT at the same time a move, each board from both seats."""
    return _match("engine.uct", TimedEngine(QUICK), UctPlayer(QUICK), boards)


def against_less_time(boards: int = 30) -> float:
    """Percent of points of the engine with ten times the time a move against itself, each board from both seats."""
    return _match("engine.second", TimedEngine(SECONDS), TimedEngine(QUICK), boards)


def _match(name: str, one: Any, other: Any, boards: int) -> float:
    for player in (one, other):
        if isinstance(player, TimedEngine):
            _warm(player.mind)
    won = points("fish", one, other, boards)
    low, high = interval(won)
    print(f"{name}: 95 % interval {low:.1f} to {high:.1f} % of points, {len(won)} games", file=sys.stderr)
    return 100 * sum(won) / len(won)


def _warm(mind: Mind) -> None:
    """Has everything compiled: a placement, then a slide."""
    state = start(2, seed=1)
    mind.think(state, Limits(depth=2))
    while state.can_place:
        state = state.play(state.legal_moves[0])
    mind.think(state, Limits(depth=2))
