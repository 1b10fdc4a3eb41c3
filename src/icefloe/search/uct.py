"""UCT: a tree grown by simulated games, going most often where it looks best or has been least.

Source: L. Kocsis and C. Szepesvari, Bandit Based Monte-Carlo Planning, 2006; for several players each goes by their own
reward. Proofs: M. Winands, Y. Bjornsson and J. Saito, Monte-Carlo Tree Search Solver, 2008; with values in points:
T. Cazenave and A. Saffidine, Score Bounded Monte-Carlo Tree Search, 2010. Invariant: see `mcts`; with proofs, the true value
of a node, for the player to move at the root, lies between its bounds.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Literal

from ..games.base import State
from .algorithm import algorithm
from .evaluation import Evaluate, Vector
from .mcts import Grower, Node, Policy, weight, wins
from .options import one_of
from .run import INF, Found, Run


@algorithm("UCT", view="all", kind="simulations", chance=True, needs_limit=True)
def uct(
    run: Run,
    state: State[Any],
    depth: float,
    *,
    simulations: int | None = None,
    c: float = sqrt(2),
    reward: Literal["win", "share"] = "win",
    rollout: Policy | None = None,
    cutoff: int | None = None,
    proof: Literal["none", "win", "score"] = "none",
    seed: int | None = 0,
) -> Found[Vector]:
    """Plays `simulations` games, and says the move most often gone for.

    depth: how deep the tree may grow. c: weight of the bonus for moves seldom tried. reward: `win`, 1 for who wins,
    shared among winners; or `share`, each one's share of all points. rollout: a function of (state, rng) that picks the
    moves of a simulated game below the tree, uniform when None. cutoff: plies after which such a game is broken off and
    rewarded by `evaluate`, whose numbers should then be like those of `reward`; None: each is played to its end. proof: `win`, keep what is proven to be won, lost
    or shared (MCTS-Solver); `score`, keep bounds of the value by `evaluate`; both for two players without chance. seed: of the
    games, None for other ones each time. The value is the mean reward of each player, or the proven value.
    """
    one_of("proof", proof, ("none", "win", "score"))
    games: dict[str, Any] = {"reward": reward, "rollout": rollout, "cutoff": cutoff, "seed": seed}
    if proof == "none":
        return _Ucb(run, state, depth, c, **games).grow(simulations)
    if state.players != 2 or state.game.chance:
        raise ValueError(f"proof needs two players and no chance, unlike this game of {state.game.title}")
    return _Prover(run, state, depth, c, proof, **games).grow(simulations)


class _Node(Node):
    """untried: moves without a child yet, last first. low, high: bounds of the true value for the player at the root."""

    __slots__ = ("high", "low", "untried")

    def __init__(self, state: State[Any], move: Any, low: float, high: float) -> None:
        super().__init__(state, move)
        self.untried = list(state.legal_moves)[::-1]
        self.low = low
        self.high = high


class _Ucb(Grower):
    """Each move once, then by the upper confidence bound."""

    def __init__(self, run: Run, state: State[Any], depth: float, c: float, **games: Any) -> None:
        self.c = weight(c)
        super().__init__(run, state, depth, **games)

    def node(self, state: State[Any], move: Any) -> _Node:
        return _Node(state, move, -INF, INF)

    def next_child(self, node: _Node) -> tuple[_Node, bool]:
        if node.untried:
            return self.expand(node, node.untried.pop()), True
        return self.best_child(node), False

    def candidates(self, node: _Node) -> list[_Node]:
        """The children worth going to."""
        return node.children

    def best_child(self, node: _Node) -> _Node:
        """The child with the highest upper confidence bound for who is to move, the first of equals."""
        player, c, often = node.state.to_move or 0, self.c, log(node.visits)
        best, best_bound, best_bonus = node, -INF, 0.0
        for child in self.candidates(node):
            bonus = c * sqrt(often / child.visits)
            bound = child.totals[player] / child.visits + bonus
            if bound > best_bound:
                best, best_bound, best_bonus = child, bound, bonus
        if self.run.trace:
            self.run.trace(("select", best.move, best.visits, best.mean(player), best_bonus))
        return best


class _Prover(_Ucb):
    """UCT that keeps bounds of the value. judge: what finished games are worth."""

    def __init__(self, run: Run, state: State[Any], depth: float, c: float, proof: str, **games: Any) -> None:
        self.by_wins = proof == "win"
        self.low, self.high = (0.0, 1.0) if self.by_wins else (-INF, INF)
        self.judge: Evaluate = wins if self.by_wins else run.evaluate
        super().__init__(run, state, depth, c, **games)

    @property
    def is_done(self) -> bool:
        return bool(self.root.low == self.root.high)

    def node(self, state: State[Any], move: Any) -> _Node:
        if state.to_move is not None:
            return _Node(state, move, self.low, self.high)
        value = self.judge(state)[self.run.me]
        return _Node(state, move, value, value)

    def candidates(self, node: _Node) -> list[_Node]:
        """Not the children that can't be better for who is to move than what they are sure of."""
        if node.state.to_move == self.run.me:
            return [child for child in node.children if child.high > node.low]
        return [child for child in node.children if child.low < node.high]

    def back_up(self, path: list[Any], rewards: Vector) -> None:
        super().back_up(path, rewards)
        self.tighten(path)

    def tighten(self, path: list[_Node]) -> None:
        """Bring the bounds of a path up to date, from its end."""
        for level in range(len(path) - 1, -1, -1):
            node = path[level]
            before = node.low, node.high
            if node.children:
                lows = [child.low for child in node.children] + [self.low] * bool(node.untried)
                highs = [child.high for child in node.children] + [self.high] * bool(node.untried)
                best = max if node.state.to_move == self.run.me else min
                node.low, node.high = best(lows), best(highs)
            is_news = (node.low, node.high) != before or (level == len(path) - 1 and node.low == node.high)
            if self.run.trace and is_news:
                self.run.trace(("proved", level, node.low, node.high))

    def found(self) -> Found[Vector]:
        found = super().found()
        if not self.is_done:
            return found
        self.run.horizon = False
        mine = self.root.low
        other = 1 - mine if self.by_wins else -mine
        return Found((mine, other) if self.run.me == 0 else (other, mine), found.pv)

    def favourite(self, node: _Node) -> _Node:
        """As in `Grower`, but no child that is proven to be no better than another one, which is or may be better."""
        sign = 1 if node.state.to_move == self.run.me else -1
        bounds = [sorted((sign * child.low, sign * child.high)) for child in node.children]
        able = [
            child
            for child, own in zip(node.children, bounds, strict=True)
            if not any(other[0] >= own[1] and other != own for other in bounds)
        ]
        found: _Node = self.most_visited(able, node.state.to_move)
        return found
