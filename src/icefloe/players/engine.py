"""The Fish engine as a player."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from threading import Event

from ..engine import LEVELS, Level, Limits, Report
from ..engine.advice import state_of
from ..engine.levels import picked
from ..engine.process import shared
from ..games.base import Game, View
from ..games.fish import Fish
from .base import Tell


@dataclass(frozen=True)
class EnginePlayer:
    """The Fish engine, at a level or within limits of one's own.

    limits: of what it looks at for a move. error: see `Level`.
    """

    limits: Limits = LEVELS["full"].limits
    error: float = 0.0

    def prepare(self) -> None:
        """Lets the engine begin to get ready for the first question; returns at once."""
        shared().start()

    @classmethod
    def at(cls, level: Level) -> EnginePlayer:
        """One that plays as strong as a level says."""
        return cls(level.limits, level.error)

    def choose(self, view: View, player: int, rng: Random, stop: Event) -> str:
        """A legal move's text. With a limit of seconds it depends on the clock too. Raises `GameError`."""
        return self.think(view, player, rng, stop, _nobody)

    def think(self, view: View, player: int, rng: Random, stop: Event, tell: Tell) -> str:
        """The same, and meanwhile how far it looks and what it expects."""
        state = state_of(view.sample(rng))
        moves = state.legal_moves
        if len(moves) == 1:
            return str(moves[0])
        limits = replace(self.limits, seed=int(rng.random() * (1 << 31)), lines=len(moves) if self.error else 1)
        engine = shared()
        known = engine.troubles

        def heard(report: Report) -> None:
            nonlocal known
            for trouble in engine.troubles[len(known) :]:
                tell(trouble, trouble=True)
            known = engine.troubles
            tell(in_words(report))

        report = engine.think(state, limits, heard, stop)
        heard(report)
        return picked(state, report.lines, self.error, rng) if report.lines else str(moves[0])


def in_words(report: Report) -> str:
    """How far it looks, and what it expects; empty where there is nothing to say."""
    if not report.lines or not report.nodes:
        return ""
    best = report.lines[0]
    far = "to the end" if best.exact else _ahead(report.depth)
    return f"{far}: {best.fish:+} fish"


def _ahead(depth: int) -> str:
    if not depth:
        return "at a glance"
    return f"{depth} {'move' if depth == 1 else 'moves'} ahead"


def _nobody(words: str, trouble: bool = False) -> None:
    """Nobody listens."""


def refusal(game: Game, players: int) -> str:
    """Why the engine can't play `game`; empty if it can."""
    return "" if isinstance(game, Fish) else f"the engine plays Fish, and this is {game.title}"
