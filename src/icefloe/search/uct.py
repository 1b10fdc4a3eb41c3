"""UCT: a tree grown by simulated games, going most often where it looks best or has been least.

Source: L. Kocsis and C. Szepesvari, Bandit Based Monte-Carlo Planning, 2006; for several players each goes by their own
reward. Proofs: M. Winands, Y. Bjornsson and J. Saito, Monte-Carlo Tree Search Solver, 2008; with values in points:
T. Cazenave and A. Saffidine, Score Bounded Monte-Carlo Tree Search, 2010. Invariant: a node's visits are those of its
children and, but for the root, one more: the game it came with; its totals are the rewards of all games through it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Any, Literal

from ..games.base import CHANCE, State, picked
from .algorithm import algorithm
from .evaluation import Vector
from .run import INF, Found, Run, Stopped

Policy = Callable[[State[Any], Random], Any]
"""Picks the moves of simulated games."""


class Node:
    """A position in the tree. children: in the order of their moves. untried: moves without a child yet, last first.

    totals: sum of rewards, a number a player. low, high: the true value for the player at the root lies between.
    """

    __slots__ = ("children", "high", "low", "move", "state", "totals", "untried", "visits")

    def __init__(self, state: State[Any], move: Any, low: float, high: float) -> None:
        self.state = state
        self.move = move
        self.children: list[Node] = []
        self.untried = list(state.legal_moves)[::-1]
        self.visits = 0
        self.totals = [0.0] * state.players
        self.low = low
        self.high = high

    def mean(self, player: int) -> float:
        """The average reward of `player`."""
        return self.totals[player] / self.visits


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
    proof: Literal["none", "win", "score"] = "none",
    seed: int = 0,
) -> Found[Vector]:
    """Plays `simulations` games, and says the move most often gone for.

    depth: how deep the tree may grow. c: weight of the bonus for moves seldom tried. reward: `win`, 1 for who wins,
    shared among winners; or `share`, each one's share of all points. rollout: a function of (state, rng) that picks the
    moves of a simulated game below the tree, uniform when None. proof: `win`, keep what is proven to be won, lost
    or shared (MCTS-Solver); `score`, keep bounds of the value by `evaluate`; both for two players without chance. seed: of the
    games. The value is the mean reward of each player, or the proven value.
    """
    grower = _Grower(run, state, depth, c, _REWARDS[_one_of("reward", reward, _REWARDS)], rollout or picked_move, seed)
    grower.prove(_one_of("proof", proof, ("none", "win", "score")))
    number = 0
    try:
        while (simulations is None or number < simulations) and not grower.is_proven:
            number += 1
            run.visit()
            run.check()
            grower.simulate(number)
    except Stopped:
        if number > 1:
            run.found = grower.found()
        raise
    return grower.found()


def picked_move(state: State[Any], rng: Random) -> Any:
    """Any legal move, each as likely."""
    return picked(state.legal_moves, rng)


def wins(state: State[Any]) -> Vector:
    """1 for who has won, shared among winners; 0 for the others."""
    winners = state.winners
    return tuple(1 / len(winners) if player in winners else 0.0 for player in range(state.players))


def shares(state: State[Any]) -> Vector:
    """Each player's share of all points, equal ones when there are none."""
    scores = state.scores
    total = sum(scores)
    return tuple(score / total if total else 1 / len(scores) for score in scores)


_REWARDS: dict[str, Callable[[State[Any]], Vector]] = {"win": wins, "share": shares}


class _Grower:
    """The tree and what makes it grow, in the order of the algorithm: select, expand, simulate, back up."""

    def __init__(
        self,
        run: Run,
        state: State[Any],
        depth: float,
        c: float,
        reward: Callable[[State[Any]], Vector],
        policy: Policy,
        seed: int,
    ) -> None:
        self.run = run
        self.depth = depth
        self.c = c
        self.reward = reward
        self.policy = policy
        self.rng = Random(seed)
        self.outcome: Callable[[State[Any]], float] | None = None
        self.low, self.high = -INF, INF
        self.root = Node(state, None, self.low, self.high)
        # Games are judged by chance: exact is only what is proven.
        run.horizon = True
        if run.trace:
            run.trace(("expand", None, state.to_move, None))

    def prove(self, proof: str) -> None:
        """Keep bounds of the value from now on. Raises `ValueError` for games where this can't be done."""
        if proof == "none":
            return
        game, me = self.root.state.game, self.run.me or 0
        if self.root.state.players != 2 or game.chance:
            raise ValueError("proof needs two players and no chance")
        if proof == "win":
            self.low, self.high = 0.0, 1.0
            self.outcome = lambda state: wins(state)[me]
        else:
            self.outcome = lambda state: self.run.evaluate(state)[me]
        self.root.low, self.root.high = self.low, self.high

    @property
    def is_proven(self) -> bool:
        return self.outcome is not None and self.root.low == self.root.high

    # --- the four steps --------------------------------------------------------------------------------------------------

    def simulate(self, number: int) -> None:
        trace = self.run.trace
        if trace:
            trace(("simulate", number))
        path = self.select()
        leaf = path[-1]
        state, plies = leaf.state, 0
        while state.to_move is not None:
            state = state.play(self.drawn(state) if state.to_move == CHANCE else self.policy(state, self.rng))
            plies += 1
        rewards = self.reward(state)
        if trace:
            trace(("rollout", rewards, plies))
        for node in path:
            node.visits += 1
            for player, reward in enumerate(rewards):
                node.totals[player] += reward
        if trace:
            trace(("backup", rewards))
        self.run.depth = max(self.run.depth, len(path) - 1)
        if self.outcome is not None:
            self.tighten(path)

    def select(self) -> list[Node]:
        """From the root down to a node that is new, or the end of a game, or as deep as the tree may grow."""
        node, trace = self.root, self.run.trace
        path = [node]
        while node.state.to_move is not None and len(path) <= self.depth:
            if node.state.to_move == CHANCE:
                node, is_new = self.drawn_child(node)
            elif node.untried:
                node, is_new = self.expand(node, node.untried.pop()), True
            else:
                node, is_new = self.best_child(node), False
            path.append(node)
            if is_new:
                if trace:
                    trace(("expand", node.move, node.state.to_move, None))
                break
        return path

    def best_child(self, node: Node) -> Node:
        """The child with the highest upper confidence bound for who is to move, the first of equals."""
        player, c, often = node.state.to_move or 0, self.c, log(node.visits)
        best, best_bound, best_bonus = node, -INF, 0.0
        for child in node.children:
            if self.outcome is not None and self.is_settled(node, child):
                continue
            bonus = c * sqrt(often / child.visits)
            bound = child.totals[player] / child.visits + bonus
            if bound > best_bound:
                best, best_bound, best_bonus = child, bound, bonus
        if self.run.trace:
            self.run.trace(("select", best.move, best.visits, best_bound - best_bonus, best_bonus))
        return best

    def expand(self, node: Node, move: Any) -> Node:
        child = Node(node.state.play(move), move, self.low, self.high)
        if self.outcome is not None and child.state.to_move is None:
            child.low = child.high = self.outcome(child.state)
        node.children.append(child)
        return child

    def drawn_child(self, node: Node) -> tuple[Node, bool]:
        """The child that chance leads to, and whether it is new."""
        move = self.drawn(node.state)
        for child in node.children:
            if child.move == move:
                if self.run.trace:
                    self.run.trace(("select", move, child.visits, 0.0, 0.0))
                return child, False
        return self.expand(node, move), True

    def drawn(self, state: State[Any]) -> Any:
        """A move of chance, each by its probability."""
        left = self.rng.random()
        for move, probability in state.outcomes:
            left -= probability
            if left < 0:
                return move
        # Sums of probabilities may stay a little below 1.
        return state.outcomes[-1][0]

    # --- proofs ----------------------------------------------------------------------------------------------------------

    def is_settled(self, node: Node, child: Node) -> bool:
        """Whether `child` can't be better for who is to move than what they are sure of."""
        is_max = node.state.to_move == self.run.me
        return child.high <= node.low if is_max else child.low >= node.high

    def tighten(self, path: list[Node]) -> None:
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

    # --- the answer ------------------------------------------------------------------------------------------------------

    def found(self) -> Found[Vector]:
        root = self.root
        if not root.children:
            return Found(self.reward(root.state) if root.state.to_move is None else (), ())
        line = []
        node = root
        while node.children:
            node = self.favourite(node)
            line.append(node.move)
        if self.is_proven:
            self.run.horizon = False
            me = self.run.me or 0
            other = 1 - root.low if self.high == 1.0 else -root.low
            return Found((root.low, other) if me == 0 else (other, root.low), tuple(line))
        best = self.favourite(root)
        return Found(tuple(total / best.visits for total in best.totals), tuple(line))

    def favourite(self, node: Node) -> Node:
        """The child gone to most often, the better mean of equals; not one that is proven to be worse than another."""
        player = max(node.state.to_move or 0, 0)
        able = node.children
        if self.outcome is not None and node.state.to_move == self.run.me:
            able = [child for child in able if child.high >= node.low]
            if node.low == node.high:
                able = [child for child in able if child.low >= node.low]
        elif self.outcome is not None:
            able = [child for child in able if child.low <= node.high]
            if node.low == node.high:
                able = [child for child in able if child.high <= node.high]
        return max(able or node.children, key=lambda child: (child.visits, child.mean(player)))


def _one_of(name: str, value: Any, choices: Any) -> Any:
    if value not in choices:
        raise ValueError(f"{name} of uct is {value!r}, needs one of: {', '.join(choices)}")
    return value
