"""The Fish engine as a player."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from threading import Event

from ..engine import LEVELS, Level, Limits
from ..engine.advice import state_of, thinker
from ..engine.levels import picked
from ..games.base import Game, View
from ..games.fish import Fish


@dataclass(frozen=True)
class EnginePlayer:
    """The Fish engine, at a level or within limits of one's own.

    limits: of what it looks at for a move. error: see `Level`.
    """

    limits: Limits = LEVELS["full"].limits
    error: float = 0.0

    @classmethod
    def at(cls, level: Level) -> EnginePlayer:
        """One that plays as strong as a level says."""
        return cls(level.limits, level.error)

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> str:
        """A legal move's text. With a limit of seconds it depends on the clock too. Raises `GameError`."""
        state = state_of(view.sample(rng))
        moves = state.legal_moves
        if len(moves) == 1:
            return str(moves[0])
        limits = replace(self.limits, seed=int(rng.random() * (1 << 31)), lines=len(moves) if self.error else 1)
        report = thinker().think(state, limits, stop=stop)
        return picked(report.lines, self.error, rng) if report.lines else str(moves[0])


def refusal(game: Game, players: int) -> str:
    """Why the engine can't play `game`; empty if it can."""
    return "" if isinstance(game, Fish) else f"the engine plays Fish, and this is {game.title}"
