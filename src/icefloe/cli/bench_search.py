"""What searches cost: nodes a second, and against the same algorithm written plainly."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from ..games import game_named
from ..games.base import State, picked
from ..search import ALGORITHMS, ScoreLead
from ..search.evaluation import Vector
from ..search.run import Event

INF = float("inf")

NODES = 20_000
"""Of a run that is timed."""

TIMES = 7
"""Runs, the best of which counts: what else the machine does only slows it."""

DEPTHS = {"alphabeta": 5, "maxn": 3}
"""Plies of the searches that are compared with plain ones."""

DEPTH = 5

GAMES = 1_000
"""Simulated games of such a search."""


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


def cost(name: str, watched: bool) -> float:
    """Seconds of an algorithm, unwatched or with every event kept, against `PLAIN[name]`: the same work in the same run."""
    search, state = ALGORITHMS[name], position()

    def mine() -> None:
        events: list[Event] = []
        limits: dict[str, Any] = {"simulations": GAMES} if search.needs_limit else {"depth": DEPTHS[name]}
        search(state, **limits, tracer=events.append if watched else None)

    times: list[tuple[float, float]] = []
    for _ in range(TIMES):
        # In turn, so that the machine's moods meet both.
        times.append((_seconds(mine), _seconds(lambda: PLAIN[name](state))))
    ours, theirs = zip(*times, strict=True)
    return float(min(ours) / min(theirs))


# --- the same written plainly, without line, limits or tracer -------------------------------------------------------------


def _plain_alphabeta(state: State[Any], depth: int, alpha: float, beta: float, me: int) -> float:
    mover = state.to_move
    if depth == 0 or mover is None:
        return _EVALUATE(state)[me]
    if mover == me:
        best = -INF
        for move in state.legal_moves:
            best = max(best, _plain_alphabeta(state.play(move), depth - 1, alpha, beta, me))
            alpha = max(alpha, best)
            if alpha >= beta:
                break
    else:
        best = INF
        for move in state.legal_moves:
            best = min(best, _plain_alphabeta(state.play(move), depth - 1, alpha, beta, me))
            beta = min(beta, best)
            if alpha >= beta:
                break
    return best


def _plain_maxn(state: State[Any], depth: int) -> Vector:
    mover = state.to_move
    if depth == 0 or mover is None:
        return _EVALUATE(state)
    best: Vector | None = None
    for move in state.legal_moves:
        value = _plain_maxn(state.play(move), depth - 1)
        if best is None or value[mover] > best[mover]:
            best = value
    return best or ()


class _PlainNode:
    __slots__ = ("children", "move", "state", "totals", "untried", "visits")

    def __init__(self, state: State[Any], move: Any) -> None:
        self.state, self.move = state, move
        self.children: list[_PlainNode] = []
        self.untried = list(state.legal_moves)[::-1]
        self.visits, self.totals = 0, [0.0] * state.players


def _plain_uct(state: State[Any], games: int) -> Any:
    root, rng = _PlainNode(state, None), Random(0)
    for _ in range(games):
        node, path = root, [root]
        while node.state.to_move is not None:
            if node.untried:
                move = node.untried.pop()
                child = _PlainNode(node.state.play(move), move)
                node.children.append(child)
                path.append(child)
                break
            player, often = node.state.to_move, log(node.visits)
            best, best_bound = node, -INF
            for child in node.children:
                bound = child.totals[player] / child.visits + sqrt(2) * sqrt(often / child.visits)
                if bound > best_bound:
                    best, best_bound = child, bound
            node = best
            path.append(node)
        now = path[-1].state
        while now.to_move is not None:
            now = now.play(picked(now.legal_moves, rng))
        winners = now.winners
        rewards = [1 / len(winners) if player in winners else 0.0 for player in range(now.players)]
        for each in path:
            each.visits += 1
            for player, reward in enumerate(rewards):
                each.totals[player] += reward
    return max(root.children, key=lambda child: child.visits).move


PLAIN: dict[str, Callable[[State[Any]], Any]] = {
    "alphabeta": lambda state: _plain_alphabeta(state, DEPTHS["alphabeta"], -INF, INF, state.to_move or 0),
    "maxn": lambda state: _plain_maxn(state, DEPTHS["maxn"]),
    "uct": lambda state: _plain_uct(state, GAMES),
}

_EVALUATE = ScoreLead()


def _seconds(function: Callable[[], object]) -> float:
    start = perf_counter()
    function()
    return perf_counter() - start
