"""Thinking about any position of Fish, in the process it is called in: whose turn it is to search."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from ..games.fish import FishState
from .base import Flag, Limits, Line, Never, Report
from .two import TwoMind


class Mind:
    """A `Thinker` for 2, 3 and 4 players.

    megabytes: the most memory that its table of positions may take.
    """

    def __init__(self, megabytes: int = 256) -> None:
        self._two = TwoMind(megabytes)

    def think(
        self,
        state: FishState,
        limits: Limits,
        report: Callable[[Report], None] = lambda _: None,
        stop: Flag = Never(),  # noqa: B008 - it holds nothing
    ) -> Report:
        """See `Thinker`."""
        start = perf_counter()
        if state.to_move is None:
            return Report(0, 0, 0.0, ())
        if state.players == 2:
            return self._two.think(state, limits, report, stop)
        lines = []
        mover = state.to_move
        for move in state.legal_moves:
            after = state.play(move)
            facts = [after.facts(player, ["fish", "tiles", "afoot"]) for player in range(after.players)]
            fish = [int(fact["fish"] + fact["afoot"]) for fact in facts]
            best = max(amount for player, amount in enumerate(fish) if player != mover)
            lines.append(Line((str(move),), fish[mover] - best, 0, False))
        lines.sort(key=lambda line: -line.fish)
        last = Report(1, len(lines), perf_counter() - start, tuple(lines[: limits.lines]))
        report(last)
        return last
