"""Monte-Carlo tree search: the tree and its four steps, which UCT and PUCT share. They differ in how a child is chosen.

Source: C. Browne and others, A Survey of Monte Carlo Tree Search Methods, IEEE Transactions on Computational Intelligence and AI in
Games, 2012. Invariant: a node's totals are the rewards of all games through it. Its visits are those of its children and,
but for the root, one more, the game it came with; where the game is over, or the tree may grow no deeper, each game ends.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any

from ..games.base import CHANCE, State, picked
from .evaluation import Vector
from .options import is_number, is_whole, one_of
from .run import INF, Found, Run, Stopped

Policy = Callable[[State[Any], Random], Any]
"""Picks the moves of simulated games."""


class Node:
    """A position in the tree.

    children: those gone to so far, in this order. visits: games through it. totals: sum of their rewards, a number a player.
    """

    __slots__ = ("children", "move", "state", "totals", "visits")

    def __init__(self, state: State[Any], move: Any) -> None:
        self.state = state
        self.move = move
        self.children: list[Any] = []
        self.visits = 0
        self.totals = [0.0] * state.players

    def mean(self, player: int) -> float:
        """The average reward of `player`."""
        return self.totals[player] / self.visits


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


REWARDS: dict[str, Callable[[State[Any]], Vector]] = {"win": wins, "share": shares}
"""What a simulated game is worth at its end, by name."""


class Grower(ABC):
    """The tree and what makes it grow, in the order of the algorithm: select, expand, simulate, back up."""

    def __init__(
        self,
        run: Run,
        state: State[Any],
        depth: float,
        reward: str,
        rollout: Policy | None,
        cutoff: int | None,
        seed: int | None,
    ) -> None:
        if cutoff is not None and not is_whole(cutoff, 0):
            raise ValueError(f"cutoff is {cutoff!r}, needs a whole number from 0, or None for games to the end")
        self.run = run
        self.depth = depth
        self.reward = REWARDS[one_of("reward", reward, REWARDS)]
        self.policy = rollout or picked_move
        self.cutoff = INF if cutoff is None else cutoff
        self.rng = Random(seed)
        self.root = self.node(state, None)
        if run.trace:
            run.trace(("expand", None, state.to_move, None))

    def grow(self, simulations: int | None) -> Found[Vector]:
        """Plays so many games, or until a limit is reached; at least one, so that there is an answer."""
        if simulations is not None and not is_whole(simulations, 1):
            raise ValueError(f"simulations is {simulations!r}, needs a whole number from 1")
        # Games are judged by chance: exact is only what is proven, or over.
        self.run.horizon = self.root.state.to_move is not None
        number = 0
        try:
            while not self.is_done and number != simulations:
                if number:
                    self.run.check()
                self.run.visit()
                number += 1
                self.simulate(number)
        except Stopped:
            self.run.found = self.found()
            raise
        return self.found()

    @property
    def is_done(self) -> bool:
        """Whether no more games are needed."""
        return self.root.state.to_move is None

    # --- what differs ----------------------------------------------------------------------------------------------------

    def node(self, state: State[Any], move: Any) -> Any:
        """A new node for the position that `move` leads to."""
        return Node(state, move)

    @abstractmethod
    def next_child(self, node: Any) -> tuple[Any, bool]:
        """Where a game goes on from `node`, whose player chooses, and whether this child is new."""

    # --- the four steps --------------------------------------------------------------------------------------------------

    def simulate(self, number: int) -> None:
        if self.run.trace:
            self.run.trace(("simulate", number))
        path = self.select()
        rewards = self.play_out(path[-1].state)
        self.back_up(path, rewards)
        self.run.depth = max(self.run.depth, len(path) - 1)

    def select(self) -> list[Any]:
        """From the root down to a node that is new, or the end of a game, or as deep as the tree may grow."""
        node, is_new = self.root, False
        path = [node]
        while not is_new and node.state.to_move is not None and len(path) <= self.depth:
            node, is_new = self.drawn_child(node) if node.state.to_move == CHANCE else self.next_child(node)
            path.append(node)
        return path

    def expand(self, node: Any, move: Any, prior: float | None = None) -> Any:
        """A new child of `node`."""
        child = self.node(node.state.play(move), move)
        node.children.append(child)
        if self.run.trace:
            self.run.trace(("expand", move, child.state.to_move, prior))
        return child

    def play_out(self, state: State[Any]) -> Vector:
        """The rewards at the end of a game played on from `state` by the policy, or what `evaluate` says where it is broken off."""
        plies = 0
        while state.to_move is not None and plies < self.cutoff:
            state = state.play(self.drawn(state) if state.to_move == CHANCE else self.policy(state, self.rng))
            plies += 1
        rewards = self.reward(state) if state.to_move is None else self.run.evaluate(state)
        if self.run.trace:
            self.run.trace(("rollout", rewards, plies))
        return rewards

    def back_up(self, path: list[Any], rewards: Vector) -> None:
        """Each player's reward goes to all nodes of the path."""
        for node in path:
            node.visits += 1
            for player, reward in enumerate(rewards):
                node.totals[player] += reward
        if self.run.trace:
            self.run.trace(("backup", rewards))

    # --- chance ----------------------------------------------------------------------------------------------------------

    def drawn_child(self, node: Any) -> tuple[Any, bool]:
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

    # --- the answer ------------------------------------------------------------------------------------------------------

    def found(self) -> Found[Vector]:
        """The line most often gone, as far as players choose it, and the mean rewards of its first move.

        Where there is no first move, since the game is over, chance begins, or the tree may not grow: of all games.
        """
        root = self.root
        if root.state.to_move is None:
            return Found(self.reward(root.state), ())
        line, node = [], root
        while node.children and node.state.to_move != CHANCE:
            node = self.favourite(node)
            line.append(node)
        best = line[0] if line else root
        value = tuple(total / best.visits for total in best.totals)
        return Found(value, tuple(each.move for each in line))

    def favourite(self, node: Any) -> Any:
        """The child that the line goes on with."""
        return self.most_visited(node.children, node.state.to_move)

    @staticmethod
    def most_visited(children: list[Any], player: Any) -> Any:
        """The child gone to most often, the better mean for `player` of equals, the first of those."""
        return max(children, key=lambda child: (child.visits, child.mean(player)))


def weight(c: Any) -> float:
    """`c`, the weight of a bonus, if it is one. Raises `ValueError`."""
    if not is_number(c) or not 0 <= c < INF:
        raise ValueError(f"c is {c!r}, needs a number from 0")
    return c
