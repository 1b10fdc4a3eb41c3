"""PUCT: a tree grown by simulated games, going where it looks best or where a prior expects much.

Source: C. Rosin, Multi-armed Bandits with Episode Context, 2011; in the form of D. Silver and others, Mastering the Game of Go
without Human Knowledge, 2017, with simulated games in place of a network's value. A move's bonus is c P sqrt(N) / (1 + n), with P its prior,
n its visits and N those of the node it is played at, 1 at least, so that the highest prior goes first. A move not tried yet has a
mean of 0: that of a lost game. Invariant: see `mcts`; the priors at a node sum to 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum, sqrt
from typing import Any, Literal

from ..games.base import State
from .algorithm import algorithm
from .evaluation import Vector
from .mcts import Grower, Node, Policy, weight
from .run import INF, Found, Run

Prior = Callable[[State[Any]], Mapping[Any, float] | Sequence[float]]
"""How probable each move is to be the best: by move, those not named having none, or in the order of `legal_moves`."""


@algorithm("PUCT", view="all", kind="simulations", chance=True, needs_limit=True)
def puct(
    run: Run,
    state: State[Any],
    depth: float,
    *,
    simulations: int | None = None,
    prior: Prior | None = None,
    c: float = 1.5,
    reward: Literal["win", "share"] = "win",
    rollout: Policy | None = None,
    cutoff: int | None = None,
    seed: int | None = 0,
) -> Found[Vector]:
    """Plays `simulations` games, and says the move most often gone for.

    prior: see `Prior`, scaled to sum to 1; uniform when None. c: weight of the bonus. The others: see `uct`.
    """
    return _Puct(run, state, depth, prior, c, reward=reward, rollout=rollout, cutoff=cutoff, seed=seed).grow(
        simulations
    )


class _Node(Node):
    """moves: the legal ones. priors: one a move. tried: the child of each move, None where there is none yet."""

    __slots__ = ("moves", "priors", "tried")

    def __init__(self, state: State[Any], move: Any) -> None:
        super().__init__(state, move)
        self.moves = tuple(state.legal_moves)
        self.priors: tuple[float, ...] = ()
        self.tried: list[_Node | None] = [None] * len(self.moves)


class _Puct(Grower):
    def __init__(self, run: Run, state: State[Any], depth: float, prior: Prior | None, c: float, **games: Any) -> None:
        if prior is not None and not callable(prior):
            raise ValueError(f"prior is {prior!r}, needs a function of a state, or None")
        self.prior = prior
        self.c = weight(c)
        super().__init__(run, state, depth, **games)

    def node(self, state: State[Any], move: Any) -> _Node:
        return _Node(state, move)

    def next_child(self, node: _Node) -> tuple[_Node, bool]:
        # Asked for here and not for a new node: most nodes are leaves and stay it.
        node.priors = node.priors or self.priors(node)
        player, scale = node.state.to_move or 0, self.c * sqrt(max(1, node.visits))
        best, best_bound, best_bonus = 0, -INF, 0.0
        for index, (prior, child) in enumerate(zip(node.priors, node.tried, strict=True)):
            mean, visits = (child.mean(player), child.visits) if child else (0.0, 0)
            bonus = scale * prior / (1 + visits)
            if mean + bonus > best_bound:
                best, best_bound, best_bonus = index, mean + bonus, bonus
        known = node.tried[best]
        if known is None:
            node.tried[best] = child = self.expand(node, node.moves[best], node.priors[best])
            return child, True
        if self.run.trace:
            self.run.trace(("select", known.move, known.visits, known.mean(player), best_bonus))
        return known, False

    def priors(self, node: _Node) -> tuple[float, ...]:
        """One a move, summing to 1; uniform where all are 0. Raises `ValueError` for what can't be probabilities."""
        moves = node.moves
        said = [1.0] * len(moves) if self.prior is None else self.prior(node.state)
        given = [said.get(move, 0.0) for move in moves] if isinstance(said, Mapping) else list(said)
        if len(given) != len(moves):
            raise ValueError(
                f"prior gave {len(given)} numbers, needs one for each of {len(moves)} moves of {node.state}"
            )
        for number in given:
            if not 0 <= number < INF:
                raise ValueError(f"prior gave {number!r}, needs numbers from 0: {node.state}")
        total = fsum(given)
        return tuple(number / total if total else 1 / len(moves) for number in given)
