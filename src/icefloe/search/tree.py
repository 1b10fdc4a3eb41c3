"""The tree of a search, put together from its trace: every node, what became of it, and which event was about which node."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from ..games.base import State
from .frame import frame
from .run import INF, Line, Value
from .trace import Trace

if TYPE_CHECKING:
    from pandas import DataFrame

NONE = -1
"""Where a node's number is asked for and there is none."""


TINY = 1e-9
"""Windows narrower than this are null windows: as narrow as floats allow."""


class Promise(NamedTuple):
    """Why a window has the edge that made a cut: `node`, further up, has `child` for `value` already.

    value: from the view of the player to move at the root.
    """

    node: int
    child: int
    value: float


class Tree:
    """Columns, an entry a node, in the order in which the search came to them; node 0 is the root.

    A search that begins again at the root (deeper, or with another window) has a root for each time, and one more above
    them, whose `players` is None and whose children have labels instead of moves.

    parents: number of the node above, -1 for the root. moves: the move that leads there. players: who is to move there. levels: plies
    below the root. depths: plies that were still to search. windows: (alpha, beta) when it was entered, or None. values:
    what came back, None if nothing did. bounds: `exact`, `lower`, `upper`. leaves: whether it was evaluated. tables: whether
    a table answered. cuts: moves that were never looked at. best: number of the best child, -1 if none. visits, totals: of
    simulations. priors. proofs: (low, high) that were proven, or (proof, disproof) numbers. first, last: the events that entered and left it.
    nodes: for each event the node it is about. Raises `ValueError` for a trace whose events lead nowhere.
    """

    def __init__(self, trace: Trace, until: int | None = None) -> None:
        """until: after how many events; nodes have the same numbers at any time."""
        if not isinstance(trace, Trace):
            raise ValueError(f"a tree is made of a Trace, not of {trace!r}")
        self.trace = trace
        self.parents: list[int] = []
        self.moves: list[Any] = []
        self.players: list[int | None] = []
        self.levels: list[int] = []
        self.depths: list[float] = []
        self.windows: list[tuple[float, float] | None] = []
        self.values: list[Value | None] = []
        self.bounds: list[str] = []
        self.leaves: list[bool] = []
        self.tables: list[bool] = []
        self.cuts: list[Line] = []
        self.best: list[int] = []
        self.visits: list[int] = []
        self.totals: list[list[float]] = []
        self.priors: list[float | None] = []
        self.proofs: list[tuple[float, float] | None] = []
        self.children: list[list[int]] = []
        self.first: list[int] = []
        self.last: list[int] = []
        self.nodes: list[int] = []
        self.promises: dict[int, Promise] = {}
        """By event, for cuts."""
        self.betters: dict[int, int] = {}
        """By event, for `best`: the child it is about."""
        self.is_forest = sum(1 for event in trace.events if event[0] == "enter" and event[1] is None) > 1
        if self.is_forest:
            self._add(NONE, None, None, 0, 0)
        try:
            self._read(until)
        except IndexError:
            number = len(self.nodes)
            event = trace.events[number]
            raise ValueError(f"event {number + 1}, {event[0]}, is about a node that nothing has entered") from None

    def __len__(self) -> int:
        return len(self.parents)

    # --- reading -----------------------------------------------------------------------------------------------------------

    def _add(self, parent: int, move: Any, player: int | None, depth: float, event: int) -> int:
        node = len(self.parents)
        self.parents.append(parent)
        self.moves.append(move)
        self.players.append(player)
        self.levels.append(self.levels[parent] + 1 if parent >= 0 else 0)
        self.depths.append(depth)
        self.windows.append(None)
        self.values.append(None)
        self.bounds.append("")
        self.leaves.append(False)
        self.tables.append(False)
        self.cuts.append(())
        self.best.append(NONE)
        self.visits.append(0)
        self.totals.append([])
        self.priors.append(None)
        self.proofs.append(None)
        self.children.append([])
        self.first.append(event)
        self.last.append(event)
        if parent >= 0:
            self.children[parent].append(node)
        return node

    def _read(self, until: int | None) -> None:
        top = 0 if self.is_forest else NONE
        path: list[int] = [top] if self.is_forest else []
        # By parent, then move: where a path goes down again from the root. selected: how far it has come by that.
        known: list[dict[Any, int]] = [{} for _ in path]
        selected = 0
        for number, (kind, *fields) in enumerate(self.trace.events[:until]):
            node = path[-1] if path else max(top, 0)
            if kind == "enter":
                move, player, depth, alpha, beta = fields
                node = self._add(path[-1] if path else NONE, move, player, depth, number)
                if alpha is not None:
                    self.windows[node] = (alpha, beta)
                known.append({})
                if path:
                    known[path[-1]][move] = node
                path.append(node)
            elif kind == "leaf":
                self.values[node] = fields[0]
                self.leaves[node] = True
            elif kind == "best":
                self.best[node] = self.betters[number] = self._latest(node, fields[0])
                self.values[node] = fields[1]
            elif kind == "cut":
                self.cuts[node] += tuple(fields[4])
                promise = self._promise(path) if fields[0] == "window" else None
                if promise is not None:
                    self.promises[number] = promise
            elif kind == "table":
                self.tables[node] = True
            elif kind == "leave":
                self.values[node], self.bounds[node] = fields
                self.last[node] = number
                path.pop()
                if self.is_forest and node in self.children[top]:
                    self.best[top], self.values[top] = node, fields[0]
            elif kind == "simulate":
                path = path[:1]
                node, selected = 0, 1
            elif kind == "select":
                if fields[0] not in known[node]:
                    raise ValueError(f"event {number + 1} selects {fields[0]}, which nothing has entered")
                node = known[node][fields[0]]
                path.append(node)
                selected = len(path)
            elif kind == "expand":
                move, player, prior = fields
                # Several may be expanded at one place, side by side.
                path = path[:selected]
                parent = path[-1] if path else NONE
                node = self._add(parent, move, player, INF, number)
                self.priors[node] = prior
                known.append({})
                if parent >= 0:
                    known[parent][move] = node
                path.append(node)
            elif kind == "rollout":
                self.leaves[node] = True
            elif kind == "backup":
                self._back_up(path, fields[0])
            elif kind in ("proved", "numbers"):
                node = path[fields[0]]
                self.proofs[node] = (fields[1], fields[2])
            self.last[node] = number
            self.nodes.append(node)
        self._choose_best()

    def _back_up(self, path: list[int], rewards: tuple[float, ...]) -> None:
        for node in path:
            self.visits[node] += 1
            totals = self.totals[node] or [0.0] * len(rewards)
            self.totals[node] = [total + reward for total, reward in zip(totals, rewards, strict=True)]
            self.values[node] = tuple(total / self.visits[node] for total in self.totals[node])

    def _choose_best(self) -> None:
        """The best children, where no event says them: as the algorithms choose. Chance chooses nothing."""
        liking = {"simulations": self._popularity, "numbers": self._hope}.get(self.trace.kind)
        for node, children in enumerate(self.children if liking else []):
            player = self.players[node]
            if liking and children and player is not None and player >= 0:
                self.best[node] = max(self._open(children, player), key=lambda child: liking(child, player))

    def _open(self, children: list[int], player: int) -> list[int]:
        """Those of which no other is proven to be as good or better."""
        if self.trace.kind != "simulations" or not any(self.proofs[child] for child in children):
            return children
        sign = 1 if player == self.trace.state.to_move else -1
        unproven = (0.0, 1.0) if self.trace.options.get("proof") == "win" else (-INF, INF)
        bounds = [sorted(sign * bound for bound in self.proofs[child] or unproven) for child in children]
        able = [
            child
            for child, own in zip(children, bounds, strict=True)
            if not any(other[0] >= own[1] and other != own for other in bounds)
        ]
        return able or children

    def _popularity(self, node: int, player: int) -> tuple[float, ...]:
        """Visits, then the rewards of who chose this."""
        return (self.visits[node], self.totals[node][player] if self.totals[node] else 0.0)

    def _hope(self, node: int, player: int) -> tuple[float, ...]:
        """How little is missing for what who chose this wants: a proof for the player at the root."""
        proof, disproof = self.proofs[node] or (1, 1)
        return (-proof if player == self.trace.state.to_move else -disproof,)

    def _latest(self, node: int, move: Any) -> int:
        """The child that `move` leads to: the last one, since a move may be searched again."""
        return next((child for child in reversed(self.children[node]) if self.moves[child] == move), NONE)

    def _promise(self, path: list[int]) -> Promise | None:
        """Who further up set the edge of the window that the node at the end of `path` has met.

        The node has moved one edge itself; the other it got from above. None where it came from no move: the edge of a
        null window, or of one that was guessed.
        """
        node = path[-1]
        window = self._root_window(node)
        if window is None:
            return None
        at = 1 if self.players[node] == self.trace.state.to_move else 0
        edge = window[at]
        for above in reversed(path[:-1]):
            entered = self._root_window(above)
            if entered is None:
                break
            if entered[at] != edge:
                child, value = self.best[above], self.values[above]
                if child == NONE or not isinstance(value, int | float) or self._turned(above, value) != edge:
                    break
                return Promise(above, child, self._turned(self.parents[child], value))
        return None

    def _turned(self, node: int, value: float) -> float:
        """A value that `node` holds, from the view of the player to move at the root."""
        is_other = self.trace.view == "mover" and self.players[node] not in (self.trace.state.to_move, None)
        return -value if is_other else value

    def _root_window(self, node: int) -> tuple[float, float] | None:
        """The window that `node` was entered with, from the view of the player to move at the root."""
        window = self.windows[node]
        if window is None or self.trace.view == "all":
            return None
        turned = self._turned(node, window[0]), self._turned(node, window[1])
        return min(turned), max(turned)

    # --- asking --------------------------------------------------------------------------------------------------------------

    def path(self, node: int) -> list[int]:
        """The nodes from the root down to `node`, both included."""
        found = [node]
        while (node := self.parents[node]) != NONE:
            found.append(node)
        return found[::-1]

    def line(self, node: int) -> Line:
        """The moves from the root down to `node`."""
        return tuple(self.moves[each] for each in self.path(node) if self.moves[each] is not None)

    def state(self, node: int) -> State[Any]:
        """The position of `node`."""
        state = self.trace.state
        for move in self.line(node):
            state = state.play(move)
        return state

    @cached_property
    def pv(self) -> tuple[int, ...]:
        """The nodes of the principal variation, the root first."""
        found = [0] if self.parents else []
        while found and self.best[found[-1]] != NONE:
            found.append(self.best[found[-1]])
        return tuple(found)

    def label(self, node: int) -> str:
        """What leads to `node`: its move's text; for one of several roots how it was searched: `depth 3`, `(1, 5)`, `≥ 1?`."""
        if self.moves[node] is not None:
            return str(self.moves[node])
        if not self.is_forest or node == 0:
            return ""
        roots = self.children[0]
        if any(self.depths[root] != self.depths[node] for root in roots):
            return f"depth {self.depths[node]}"
        window = self.windows[node]
        if window is None:
            return f"search {roots.index(node) + 1}"
        return question(*window) or f"({_edge(window[0])}, {_edge(window[1])})"

    def saved(self, node: int, most: int = 20_000) -> int | None:
        """How many positions the cut at `node` left out, against looking at all; None when there are more than `most`."""
        state, depth = self.state(node), self.depths[node] - 1
        left = most
        for move in self.cuts[node]:
            left = _count_down(state.play(move), depth, left)
            if left < 0:
                return None
        return most - left

    def to_frame(self) -> DataFrame:
        """The tree as a pandas table, a row a node, numbered as here.

        node, parent: numbers, -1 above the root. level. move: its text, or how a root was searched. line: the moves from the
        root. player: who is to move, missing at the end of the game. depth: plies still to search. alpha, beta: the window when
        it was entered. value: what came back; where values are a number a player `value_0` and so on; of simulations `mean_0`
        and so on. bound. leaf. table. cut: how many moves were never looked at. visits. low, high or proof, disproof: where
        something was proven. best: whether it is on the principal variation. first, last: events. Numbers that
        there are not are NaN. Raises `ImportError` where pandas is missing.
        """
        return frame(self)


def question(alpha: float, beta: float) -> str:
    """What a null window asks, one within which nothing lies: `> 1?` or `≥ 1?`; nothing for other windows.

    Of its two edges one is a value that was found, the other the next float: the round one is meant.
    """
    if alpha == beta or abs(alpha) == INF or beta - alpha >= TINY:
        return ""
    return f"> {_edge(alpha)}?" if len(repr(alpha)) <= len(repr(beta)) else f"≥ {_edge(beta)}?"


def _edge(edge: float) -> str:
    if abs(edge) == INF:
        return "∞" if edge > 0 else "\N{MINUS SIGN}∞"
    return f"{round(edge, 6) + 0.0:g}".replace("-", "\N{MINUS SIGN}")


def _count_down(state: State[Any], depth: float, left: int) -> int:
    """`left` less the positions of the tree below `state`, itself included; negative when it is used up."""
    # No recursion: a turn that may be of any length is searched to any depth.
    rows = [iter((state,))]
    while rows and left >= 0:
        here = next(rows[-1], None)
        if here is None:
            rows.pop()
            continue
        left -= 1
        if len(rows) <= depth:
            rows.append(map(here.play, here.legal_moves or [drawn for drawn, _ in here.outcomes]))
    return left
