"""One search while it goes on: what it may spend, whom it tells, what it has found so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from ..games.base import State
from .evaluation import Evaluate, Outcome, ScoreLead, Vector, finite

INF = float("inf")
"""Also the depth of a search to the end of the game."""

Value = float | Vector
"""A number from the view of one player, or a number a player."""

V = TypeVar("V", float, Vector)

Line = tuple[Any, ...]
"""Moves, one after another."""

Event = tuple[Any, ...]
"""What a tracer is told: a kind, then the fields that `EVENTS` lists for it."""

Tracer = Callable[[Event], object]

EXACT, LOWER, UPPER = "exact", "lower", "upper"
"""What a value says of the true one: that it is it; that it is no more than the true one (lower); no less (upper)."""

MOST_STRIDE = 16
"""Nodes between two looks at the clock, at most: few enough for a search whose nodes become slow of a sudden."""

BRISK = 0.004
"""Seconds that the nodes between two looks should take at most, so that a stop is heard at once."""


class Flag(Protocol):
    """What can be asked whether to stop, such as `threading.Event`."""

    def is_set(self) -> bool: ...


Check = Callable[[], None]
"""Called by what works long between nodes: raises `Stopped` when it is time, see `Run.check`."""


def unwatched() -> None:
    """The `Check` of work that nobody stops."""


class Stopped(Exception):
    """A limit was reached. Never leaves the search: `Run.found` holds the answer so far."""


class Found(NamedTuple, Generic[V]):
    """The best so far."""

    value: V
    pv: Line


@dataclass(frozen=True)
class Result:
    """What a search has found.

    value: from the view of `player`, or, where `player` is None, a number a player. move: the best; the first legal one where
    none was looked at, such as at depth 0; None where there is none, since the game is over or chance is to move. pv: the
    principal variation, it begins with `move`; empty where no move was looked at. nodes: positions looked at, those of
    simulated games not counted. depth: plies that were searched in full; for tree searches by simulation the deepest node.
    exact: `value` is what best play leads to, by what `evaluate` counts: no position was judged before the game's end, nothing
    was left to chance by simulations, and nothing was assumed of what the players do.
    stopped: `nodes`, `seconds` or `stop` when a limit ended it early, else empty.
    """

    algorithm: str
    value: Value
    player: int | None
    move: Any
    pv: Line
    nodes: int
    depth: float
    seconds: float
    exact: bool
    stopped: str = ""

    def __repr__(self) -> str:
        """`<alphabeta: 2 for player 0 by b1-a1 a3-b3 a1-b2, 33 nodes, depth 3, 0.001 s>`."""
        whose = "" if self.player is None else f" for player {self.player}"
        value = (
            ", ".join(f"{number:g}" for number in self.value) if isinstance(self.value, tuple) else f"{self.value:g}"
        )
        line = f" by {' '.join(map(str, self.pv))}" if self.pv else ""
        marks = ", exact" * self.exact + f", stopped by {self.stopped}" * bool(self.stopped)
        far = "to the end" if self.depth == INF else f"depth {self.depth}"
        counts = f"{self.nodes} nodes, {far}, {self.seconds:.3f} s"
        return f"<{self.algorithm}: {value}{whose}{line}, {counts}{marks}>"


class Run:
    """A search's nodes, limits and tracer. An algorithm calls `visit` at every node and `leaf` at every leaf.

    me: the player to move at the root, whose view values take; 0 where that is chance, or nobody. trace: told every event, None when nobody
    watches. found: the best so far at the root. horizon: whether the value may not be that of best play, since a leaf was judged
    before the game's end or something was assumed of the players. depth: see `Result`.
    """

    __slots__ = (
        "_flag",
        "_limit",
        "_look_at",
        "_looked",
        "_stride",
        "_until",
        "depth",
        "evaluate",
        "found",
        "horizon",
        "me",
        "nodes",
        "trace",
    )

    def __init__(
        self,
        state: State[Any],
        evaluate: Evaluate,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Flag | None = None,
        tracer: Tracer | None = None,
    ) -> None:
        self.me = max(state.to_move or 0, 0)
        self.evaluate = evaluate if isinstance(evaluate, ScoreLead | Outcome) else finite(evaluate)
        self.trace = tracer
        self.nodes = 0
        self.found: Found[Any] | None = None
        self.horizon = False
        self.depth: float = 0
        self._limit = INF if nodes is None else nodes
        self._looked = perf_counter()
        self._until = INF if seconds is None else self._looked + seconds
        self._flag = stop
        self._stride = 1
        # The root is looked at in any case.
        self._look_at = self._next_look(1)

    def visit(self) -> None:
        """Count a node. Raises `Stopped` when a limit is reached."""
        self.nodes += 1
        if self.nodes >= self._look_at:
            self._look()

    def leaf(self, state: State[Any]) -> Vector:
        """The evaluation of a position that is not looked into any further."""
        if state.to_move is not None:
            self.horizon = True
        return self.evaluate(state)

    def check(self) -> None:
        """For algorithms that work long between nodes: raises `Stopped` when time is up or a stop was asked for."""
        if self._flag is not None and self._flag.is_set():
            raise Stopped("stop")
        if perf_counter() >= self._until:
            raise Stopped("seconds")

    def _look(self) -> None:
        if self.nodes > self._limit:
            self.nodes -= 1
            raise Stopped("nodes")
        self.check()
        now = perf_counter()
        if now - self._looked > BRISK:
            self._stride = max(self._stride // 2, 1)
        else:
            self._stride = min(self._stride * 2, MOST_STRIDE)
        self._looked = now
        self._look_at = self._next_look(self.nodes)

    def _next_look(self, nodes: int) -> float:
        is_watched = self._flag is not None or self._until != INF
        return min(self._limit + 1, nodes + self._stride if is_watched else INF)
