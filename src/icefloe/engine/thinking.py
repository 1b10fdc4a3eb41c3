"""Thinking about any position of Fish, in the process it is called in: whose turn it is to search."""

from __future__ import annotations

from collections.abc import Callable

from ..games.fish import Fish, FishState
from .base import Flag, Limits, Never, Report
from .kernel.compiled import COMPILED
from .many import ManyMind
from .two import TwoMind

TINY = (
    "111/1111/111 a 11 0/0,0/0",
    "1a21/1311/21b1 a 00 0/0,0/0",
    "111/1111/111 a 111 0/0,0/0,0/0",
    "1a21/13c11/21b1 a 000 0/0,0/0,0/0",
    "1a21/13c11/21b1d a 0000 0/0,0/0,0/0,0/0",
)
"""Positions of each kind: two players and more, placing and moving."""


def warm_up() -> None:
    """Everything compiled that thinking needs, or loaded where it was compiled before; nothing where nothing is compiled."""
    if not COMPILED:
        return
    from .kernel.cache import alone

    with alone():
        _think_of_each_kind()


def _think_of_each_kind() -> None:
    for text in TINY:
        for lines in (1, 2):
            Mind(megabytes=1).think(Fish().parse(text), Limits(depth=3, nodes=2000, lines=lines))


class Mind:
    """A `Thinker` for 2, 3 and 4 players.

    megabytes: the most memory that its table of positions may take.
    """

    def __init__(self, megabytes: int = 256) -> None:
        self._megabytes = megabytes
        self._mind: TwoMind | ManyMind | None = None

    def think(
        self,
        state: FishState,
        limits: Limits,
        report: Callable[[Report], None] = lambda _: None,
        stop: Flag = Never(),  # noqa: B008 - it holds nothing
    ) -> Report:
        """See `Thinker`."""
        if state.to_move is None:
            return Report(0, 0, 0.0, ())
        kind = TwoMind if state.players == 2 else ManyMind
        if not isinstance(self._mind, kind):
            # One table at a time: what is known of another game goes.
            self._mind = None
            self._mind = kind(self._megabytes)
        return self._mind.think(state, limits, report, stop)
