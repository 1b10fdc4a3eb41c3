"""Minimax and alpha-beta as one small reference, in which each well-known bug can be planted.

Values take the view of the player to move at the root. A `Plan` without a bug is the textbook's; see `icefloe.search`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..games.base import State

INF = float("inf")


class Place:
    """A position in a small game tree, whose moves are played when they are first asked for. level: plies below the root."""

    __slots__ = ("_children", "level", "mover", "parent", "state")

    def __init__(self, state: State[Any], parent: Place | None = None) -> None:
        self.state = state
        self.mover = state.to_move
        self.parent = parent
        self.level: int = parent.level + 1 if parent else 0
        self._children: list[Place] | None = None

    @property
    def children(self) -> list[Place]:
        if self._children is None:
            self._children = [Place(self.state.play(move), self) for move in self.state.legal_moves]
        return self._children


Judge = Callable[[Place], tuple[float, ...]]
"""Gives a number a player. Raises `KeyError` for a position that it does not know."""

SIDES = ("max", "min", "zero", "one")
"""Nodes that maximize or minimize for the player at the root, those of player 0 and 1: a bug may be on one side only."""

Order = Callable[[Place], Sequence[Place]]


@dataclass(frozen=True)
class Plan:
    """How the reference searches.

    bug: slug of what is planted, empty when right. turn: who maximizes: `mover`, the player to move at the root; `ply`, whoever
    is an even number of plies below it; `even`, `odd`, where so many plies are left; `swapped`, everybody else; `max`, `min`: all. leaf: whose number a leaf gives: `root`;
    `negated`; `zero`, player 0; `mover`; `viewer`, its mover's, at the game's end that of who did not move last; `parity`, its mover's, its sign turned at each ply; `end`, the root's, with the wrong sign
    at the game's end; `end-zero`, there player 0's, taken as its viewer's; `zero-turned`, `root-turned`, the same taken as its viewer's by the node above. extra: plies looked at beyond those asked for; None: to the end. prune: `none`, `window`; `root`, no
    window from move to move at the root; `late`, one child after the cut, `late-once`, save where a node was entered with a window shut; `wrong-test`, `reversed`, `wrong-edge`,
    `unturned`, `low`, `high`, some with one of `SIDES` behind, for the nodes there only: see the search. start: where best begins with 0: at
    `all` nodes, or those of one of `SIDES`.
    strict: cut where alpha > beta, not where alpha >= beta. soft: return the best value, not the window's edge.
    """

    bug: str = ""
    turn: str = "mover"
    leaf: str = "root"
    extra: int | None = 0
    prune: str = "none"
    strict: bool = False
    soft: bool = True
    start: str = ""

    def test(self, sides: Collection[str]) -> str:
        """How a node prunes that is on these sides, of `SIDES`."""
        name, _, side = self.prune.rpartition("-")
        if side not in SIDES:
            return self.prune
        return name if side in sides else "window"


def _right() -> Iterator[Plan]:
    yield Plan()
    for prune in ("window", "root"):
        for strict in (False, True):
            for soft in (True, False):
                yield Plan(prune=prune, strict=strict, soft=soft)


RIGHT: tuple[Plan, ...] = tuple(_right())
"""Every way of doing it right."""

FAULTS: tuple[Mapping[str, Any], ...] = (
    {"bug": "turn-by-depth", "turn": "ply"},
    {"bug": "turn-by-depth", "turn": "ply", "leaf": "parity"},
    {"bug": "turn-by-depth", "turn": "ply", "leaf": "zero"},
    {"bug": "turn-by-depth", "turn": "even"},
    {"bug": "turn-by-depth", "turn": "odd"},
    {"bug": "turn-by-depth", "turn": "even", "leaf": "zero"},
    {"bug": "turn-by-depth", "turn": "odd", "leaf": "zero"},
    {"bug": "depth-off-by-one", "extra": 1},
    {"bug": "depth-off-by-one", "extra": -1},
    {"bug": "depth-ignored", "extra": None},
    {"bug": "sign", "turn": "swapped"},
    {"bug": "sign", "turn": "max"},
    {"bug": "sign", "turn": "min"},
    {"bug": "sign", "turn": "max", "leaf": "zero"},
    {"bug": "sign", "turn": "min", "leaf": "zero"},
    {"bug": "sign", "turn": "max", "leaf": "viewer"},
    {"bug": "sign", "turn": "min", "leaf": "viewer"},
    {"bug": "leaf-sign", "leaf": "negated"},
    {"bug": "leaf-sign", "leaf": "mover"},
    {"bug": "leaf-sign", "leaf": "zero"},
    {"bug": "leaf-sign", "leaf": "end"},
    {"bug": "leaf-sign", "leaf": "zero-turned"},
    {"bug": "leaf-sign", "leaf": "root-turned"},
    {"bug": "leaf-sign", "leaf": "end-zero"},
    *({"bug": "best-starts-wrong", "start": side} for side in ("all", "max", "min", "zero", "one")),
)
"""What can go wrong with or without pruning."""

PRUNING_FAULTS: tuple[Mapping[str, Any], ...] = (
    {"bug": "prune-wrong-side", "prune": "wrong-test"},
    {"bug": "prune-wrong-side", "prune": "wrong-edge"},
    {"bug": "prune-wrong-side", "prune": "reversed"},
    {"bug": "prune-wrong-side", "prune": "unturned"},
    *(
        {"bug": "prune-wrong-side", "prune": f"{test}{side}"}
        for test in ("reversed", "wrong-test", "low", "high")
        for side in ("", "-max", "-min", "-zero", "-one")
        if side or test in ("low", "high")
    ),
    {"bug": "prune-late", "prune": "late"},
    {"bug": "prune-late", "prune": "late-once"},
)


def _wrong() -> Iterator[Plan]:
    for fault in FAULTS:
        for plan in RIGHT:
            yield replace(plan, **fault)
    for fault in PRUNING_FAULTS:
        for strict in (False, True):
            for soft in (True, False):
                yield Plan(strict=strict, soft=soft, **fault)


WRONG: tuple[Plan, ...] = tuple(_wrong())
"""The reference with one bug planted, each in every shape of the reference."""


@dataclass
class Answer:
    """value: of the root, from its mover's view. visited: every position looked at, in order, each with whether it was a leaf.

    choice: the root's children that it might move to, each as good as the other to it.
    """

    value: float
    visited: list[tuple[Place, bool]]
    choice: list[Place]


def answer(plan: Plan, root: Place, depth: float, judge: Judge, order: Order) -> Answer:
    """What a search by `plan` finds. order: the children of a place as they are looked at. Raises `KeyError` as `judge` does."""
    search = _Search(plan, root, judge, order)
    depth = INF if plan.extra is None else depth + plan.extra
    start = search.negamax if plan.prune == "unturned" else search.minimax
    value = start(root, depth, -INF, INF)
    return Answer(value, search.visited, [child for child, number in search.tops if number == value])


class _Search:
    def __init__(self, plan: Plan, root: Place, judge: Judge, order: Order) -> None:
        self.plan = plan
        self.me = root.mover or 0
        self.judge = judge
        self.order = order
        self.visited: list[tuple[Place, bool]] = []
        self.tops: list[tuple[Place, float]] = []
        """The root's children, each with what came back."""

    def leaf(self, place: Place) -> float:
        values, kind = self.judge(place), self.plan.leaf
        mover = place.mover or 0
        if kind == "zero":
            return values[0]
        if kind == "mover":
            return values[mover]
        if kind == "end-zero":
            kind = "zero-turned" if place.mover is None else "root"
        if kind == "viewer":
            return values[viewer_of(place)]
        if kind in ("zero-turned", "root-turned"):
            value = values[0 if kind == "zero-turned" else self.me]
            return value if viewer_of(place) == self.me else -value
        if kind == "parity":
            return -values[mover] if place.level % 2 else values[mover]
        if kind == "negated" or (kind == "end" and place.mover is None):
            return -values[self.me]
        return values[self.me]

    def is_max(self, place: Place, left: float) -> bool:
        """left: plies that may follow."""
        turn = self.plan.turn
        if turn == "ply":
            return place.level % 2 == 0
        if turn in ("max", "min"):
            return turn == "max"
        if turn in ("even", "odd"):
            return left % 2 == (turn == "odd")
        return (place.mover == self.me) != (turn == "swapped")

    def minimax(self, place: Place, depth: float, alpha: float, beta: float) -> float:
        is_leaf = depth <= 0 or place.mover is None
        self.visited.append((place, is_leaf))
        if is_leaf:
            return self.leaf(place)
        plan, is_max = self.plan, self.is_max(place, depth)
        low, high = alpha, beta
        best = -INF if is_max else INF
        sides = ("all", "max" if is_max else "min", "one" if place.mover else "zero")
        if plan.start in sides:
            best = 0.0
        test = plan.test(sides)
        is_cut = plan.prune == "late" and (alpha > beta if plan.strict else alpha >= beta)
        for child in self.order(place):
            window = (low, high) if plan.prune == "root" and place.parent is None else (alpha, beta)
            value = self.minimax(child, depth - 1, *window)
            if place.parent is None:
                self.tops.append((child, value))
            best = max(best, value) if is_max else min(best, value)
            if plan.prune == "none":
                continue
            if is_cut:
                break
            given = alpha, beta
            # wrong-edge: what a maximizing node finds moves beta, and the other way round.
            if is_max != (plan.prune == "wrong-edge"):
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if test == "wrong-test":
                # The edge that the node itself moves: a maximizing one stops when it finds too little.
                less, more = (best, given[0]) if is_max else (given[1], best)
            elif test == "reversed":
                less, more = alpha, beta
            elif test == "low":
                # The edge that the node itself moves: a maximizing one stops at the first that is better.
                less, more = (given[0], best) if is_max else (best, given[1])
            elif test == "high":
                # The right edge, but met from the other side.
                less, more = (best, beta) if is_max else (alpha, best)
            else:
                less, more = beta, alpha
            is_cut = less < more if plan.strict else less <= more
            if is_cut and not plan.prune.startswith("late"):
                break
        return best if plan.soft or plan.prune == "none" else max(low, min(best, high))

    def negamax(self, place: Place, depth: float, alpha: float, beta: float) -> float:
        """From the mover's view, with a window that is not turned when the mover changes. The end of the game is seen by who
        did not move last.
        """
        is_leaf = depth <= 0 or place.mover is None
        self.visited.append((place, is_leaf))
        mover = viewer_of(place)
        if is_leaf:
            return self.leaf(place) * (1 if mover == self.me else -1)
        low, best = alpha, -INF
        for child in self.order(place):
            value = self.negamax(child, depth - 1, alpha, beta)
            value = value if viewer_of(child) == mover else -value
            if place.parent is None:
                self.tops.append((child, value))
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha > beta if self.plan.strict else alpha >= beta:
                break
        return best if self.plan.soft else max(low, min(best, beta))


def viewer_of(place: Place) -> int:
    """Whose view a value of negamax takes there: the mover's; at the end of the game, that of who did not move last."""
    if place.mover is not None or place.parent is None:
        return place.mover or 0
    return 1 - (place.parent.mover or 0)
