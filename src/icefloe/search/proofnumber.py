"""Proof-number search: answers a yes-or-no question, growing the tree where least is missing for an answer.

Source: V. Allis, Searching for Solutions in Games and Artificial Intelligence, 1994. The player at the root wants a yes, all
others a no. Invariant: a node's proof number is the least number of undecided leaves below it that would have to turn out yes to
prove it, were no position reached twice; its disproof number is that for no. Where the root player is to move
the proof number is the least of the children's and the disproof number their sum, elsewhere the other way round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .run import INF, Found, Run, Stopped

Goal = Callable[[State[Any]], bool | None]
"""Whether the question is answered with yes, with no, or not yet (None)."""


class Node:
    """proof, disproof: see above; (0, inf) is proven, (inf, 0) disproven."""

    __slots__ = ("children", "disproof", "move", "proof", "state")

    def __init__(self, state: State[Any], move: Any, answer: bool | None) -> None:
        self.state = state
        self.move = move
        self.children: list[Node] = []
        self.proof: float = 1 if answer is None else 0 if answer else INF
        self.disproof: float = 1 if answer is None else INF if answer else 0

    @property
    def numbers(self) -> tuple[float, float]:
        return self.proof, self.disproof


@algorithm("Proof-number search", kind="numbers")
def proofnumber(run: Run, state: State[Any], depth: float, *, goal: Goal | None = None) -> Found[float]:
    """1.0 when the answer is yes whatever the others do, 0.0 when they can hold it to no, 0.5 when that was not found out.

    goal: a function of a state; None at the end of the game counts as no. Asked for each new position, so it may decide before
    the end. When nothing is said: whether the player at the root wins, alone or with others. depth: positions that deep count as no
    as long as a yes is looked for, but give no 0.0. The whole tree is kept, so a limit of nodes limits memory. `evaluate` is not used.
    """
    if goal is not None and not callable(goal):
        raise ValueError(f"goal is {goal!r}, needs a function of a state, or None")
    prover = _Prover(run, state, depth, goal or _winning(run.me))
    try:
        return prover.prove()
    except Stopped:
        run.found = prover.found()
        raise


def _winning(player: int) -> Goal:
    return lambda state: player in state.winners if state.to_move is None else None


class _Prover:
    def __init__(self, run: Run, state: State[Any], depth: float, goal: Goal) -> None:
        self.run = run
        self.depth = depth
        self.goal = goal
        self.at_horizon = False
        run.visit()
        self.root = self.node(state, None, 0)

    def prove(self) -> Found[float]:
        number = 0
        while self.root.proof and self.root.disproof:
            number += 1
            path = self.most_proving(number)
            self.expand(path)
            self.update(path)
        return self.found()

    def node(self, state: State[Any], move: Any, level: int) -> Node:
        """A new node so many plies below the root, and what the goal says of it."""
        answer = self.goal(state)
        if answer not in (True, False, None):
            raise ValueError(f"goal gave {answer!r}, needs True, False or None: {state}")
        if answer is None and (state.to_move is None or level == self.depth):
            self.at_horizon = self.at_horizon or state.to_move is not None
            answer = False
        node = Node(state, move, answer)
        self.run.depth = max(self.run.depth, level)
        if self.run.trace:
            self.run.trace(("expand", move, state.to_move, None))
            self.run.trace(("numbers", level, *node.numbers))
        return node

    def most_proving(self, number: int) -> list[Node]:
        """From the root down to the leaf that is in the smallest set to prove it, and in the smallest to disprove it."""
        trace, path = self.run.trace, [self.root]
        if trace:
            trace(("simulate", number))
        while path[-1].children:
            path.append(self.best_child(path[-1]))
            if trace:
                trace(("select", path[-1].move, None, None, None))
        return path

    def is_mine(self, node: Node) -> bool:
        return node.state.to_move == self.run.me

    def best_child(self, node: Node) -> Node:
        """The child where least is missing for what its player wants, the first of equals."""
        is_mine = self.is_mine(node)
        return min(node.children, key=lambda child: child.proof if is_mine else child.disproof)

    def expand(self, path: list[Node]) -> None:
        """All children of the last node."""
        leaf = path[-1]
        for move in leaf.state.legal_moves:
            self.run.visit()
            leaf.children.append(self.node(leaf.state.play(move), move, len(path)))

    def update(self, path: list[Node]) -> None:
        """New numbers for a path, from its end, as far up as they change."""
        for level in range(len(path) - 1, -1, -1):
            node = path[level]
            before, proofs = node.numbers, [child.proof for child in node.children]
            disproofs = [child.disproof for child in node.children]
            if self.is_mine(node):
                node.proof, node.disproof = min(proofs), sum(disproofs)
            else:
                node.proof, node.disproof = sum(proofs), min(disproofs)
            if node.numbers == before:
                break
            if self.run.trace:
                self.run.trace(("numbers", level, *node.numbers))

    def found(self) -> Found[float]:
        root = self.root
        value = 1.0 if root.proof == 0 else 0.0 if root.disproof == 0 and not self.at_horizon else 0.5
        # A proof stands without the positions that were not looked into.
        self.run.horizon = value == 0.5
        line, node = [], root
        while node.children:
            node = self.best_child(node)
            line.append(node.move)
        return Found(value, tuple(line))
