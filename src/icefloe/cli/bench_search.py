"""What searches cost: nodes a second, and against the same algorithm written plainly."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from ..games import game_named
from ..games.base import State
from ..search import ALGORITHMS, ScoreLead, alphabeta
from ..search.run import Event

INF = float("inf")

NODES = 20_000
"""Of a run that is timed."""

TIMES = 7
"""Runs, the best of which counts: what else the machine does only slows it."""

DEPTH = 5


def position(players: int = 2) -> State[Any]:
    """The middle of a game on the standard board: all penguins placed in the order of the list, four moves each."""
    state: State[Any] = game_named("fish")().start(players, 1)
    for ply in range(8 + 4 * players):
        state = state.play(state.legal_moves[(ply * 7) % len(state.legal_moves)])
    return state


def nodes_per_second(name: str) -> float:
    """Of an algorithm, best of some runs; simulated games where it simulates."""
    search, state = ALGORITHMS[name], position()
    limits: dict[str, Any] = {"nodes": NODES if search.kind == "tree" else NODES // 20}
    limits |= {"depth": DEPTH} if search.kind == "tree" else {}

    def run() -> float:
        result = search(state, **limits)
        return result.nodes / result.seconds

    return max(run() for _ in range(TIMES))


def cost(watched: bool) -> float:
    """Seconds of alpha-beta, unwatched or with every event kept, against `plain`: the same work in the same run."""
    state = position()

    def search() -> None:
        events: list[Event] = []
        alphabeta(state, DEPTH, tracer=events.append if watched else None)

    mine, theirs = [], []
    for _ in range(TIMES):
        # In turn, so that the machine's moods meet both.
        mine.append(_seconds(search))
        theirs.append(_seconds(lambda: plain(state, DEPTH, -INF, INF, state.to_move or 0)))
    return min(mine) / min(theirs)


def plain(state: State[Any], depth: int, alpha: float, beta: float, me: int) -> float:
    """Alpha-beta as one would write it down, without line, limits or tracer."""
    mover = state.to_move
    if depth == 0 or mover is None:
        return _EVALUATE(state)[me]
    if mover == me:
        best = -INF
        for move in state.legal_moves:
            best = max(best, plain(state.play(move), depth - 1, alpha, beta, me))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
    else:
        best = INF
        for move in state.legal_moves:
            best = min(best, plain(state.play(move), depth - 1, alpha, beta, me))
            beta = min(beta, best)
            if alpha >= beta:
                break
    return best


_EVALUATE = ScoreLead()


def _seconds(function: Callable[[], object]) -> float:
    start = perf_counter()
    function()
    return perf_counter() - start
