"""A search told in words, step by step: what is tried, what comes back, and why a move is left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..games.base import CHANCE
from ..search import Evaluation, Tree
from ..search.evaluation import Vector
from ..search.tree import question
from .words import counted, listed, name_of

INF = float("inf")

STEP_BEGINS = ("enter", "cut", "table", "again", "simulate", "select", "expand", "rollout", "backup")
"""Kinds of event that always begin a step. What is left belongs to the step before, but for going back up."""


def number(value: Any, digits: int = 2) -> str:
    """`0.5`, `∞`, `(4, 1, 2)`: a value as people read it, with a real minus sign; `?` where there is none."""
    if value is None:
        return "?"
    if isinstance(value, tuple):
        return f"({', '.join(number(each, digits) for each in value)})"
    if value in (INF, -INF):
        return "∞" if value > 0 else "−∞"
    rounded = round(value, digits)
    text = f"{rounded:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{rounded:.0f}"
    return text.replace("-", "−") if rounded else "0"


class Narration:
    """The words to a tree. names: of the players, else they are called by their colours.

    steps: for each step the number of its last event. A step is what is worth a look of its own: a leaf is entered, judged and
    left in one, going back up and being the best so far are one.
    """

    def __init__(self, tree: Tree, names: Sequence[str] = ()) -> None:
        self.tree = tree
        self.names = names
        self.root_player = tree.trace.state.to_move
        self.steps = _steps(tree)
        self._has_proofs = any(tree.proofs)
        self._terms = _several_terms(tree)
        self._tell: dict[str, Callable[..., str]] = {
            "enter": self._enter,
            "leaf": self._leaf,
            "best": self._best,
            "cut": self._cut,
            "table": self._table,
            "again": self._again,
            "leave": self._leave,
            "simulate": self._simulate,
            "select": self._select,
            "expand": self._expand,
            "rollout": self._rollout,
            "backup": self._backup,
            "proved": self._proved,
            "numbers": self._numbers,
        }

    def words(self, step: int) -> str:
        """What happens in a step, as sentences; in the last one what has come of it."""
        events, nodes = self.tree.trace.events, self.tree.nodes
        first = self.steps[step - 1] + 1 if step else 0
        told = []
        for index in range(first, self.steps[step] + 1):
            kind, *fields = events[index]
            # A leaf's way back says nothing new.
            if kind == "leave" and index > first:
                continue
            told.append(self._tell[kind](index if kind == "cut" else nodes[index], *fields))
        if step == len(self.steps) - 1:
            told.append(self._closing())
        return " ".join(filter(None, told))

    def _closing(self) -> str:
        """What the whole search has found, where its last event does not say it."""
        tree, result = self.tree, self.tree.trace.result
        if result is not None and result.stopped:
            best = f", with {result.move} the best so far" if result.move is not None else ""
            return f"Stopped here by its limit ({result.stopped}){best}."
        if tree.trace.kind == "numbers":
            return self._closing_proof()
        if tree.best[0] < 0:
            return ""
        return self._closing_games() if tree.trace.kind == "simulations" else self._closing_roots()

    def _closing_proof(self) -> str:
        proof, disproof = self.tree.proofs[0] or (1, 1)
        if disproof == 0:
            return "Done: the goal can't be reached."
        if proof:
            return "The question stays open."
        best = self.tree.best[0]
        return "Done: the goal can be reached" + (f", by {self.tree.label(best)}." if best >= 0 else ".")

    def _closing_games(self) -> str:
        tree, result = self.tree, self.tree.trace.result
        best, player = tree.best[0], tree.players[0]
        worth: Any = tree.values[best]
        mean = f", with a mean of {number(worth[player])}" if player is not None and player >= 0 else ""
        if result is not None and result.exact:
            low, _ = tree.proofs[0] or (None, None)
            return f"Done: proven to be {number(low)} for {self.name(self.root_player)}, by {tree.label(best)}."
        return f"Done: {tree.visits[best]} of {counted(tree.visits[0], 'game')} went to {tree.label(best)}{mean}."

    def _closing_roots(self) -> str:
        """After several searches from the root: what the last one said."""
        if not self.tree.is_forest:
            return ""
        last = self.tree.best[0]
        move = self.tree.best[last]
        by = f", by {self.tree.label(move)}" if move >= 0 else ""
        return f"Done: the position is worth {self._worth(last, self.tree.values[0])}{by}."

    def title(self, node: int) -> str:
        """`After d2-c2`, or `The position`."""
        label = self.tree.label(node)
        return f"After {label}" if label and self.tree.moves[node] is not None else "The position"

    def layers(self) -> list[tuple[int | None, str]]:
        """For each level down to the deepest: who is to move there if it is the same player everywhere (else None), and what is done."""
        tree = self.tree
        seen: list[set[Any]] = [set() for _ in range(max(tree.levels, default=-1) + 1)]
        for node, level in enumerate(tree.levels):
            if tree.players[node] is not None and (tree.children[node] or tree.cuts[node]):
                seen[level].add(tree.players[node])
        return [self._layer(players) for players in seen]

    def _layer(self, players: set[Any]) -> tuple[int | None, str]:
        if not players:
            return (None, "")
        if len(players) > 1:
            return (None, "several")
        (player,) = players
        if player == CHANCE:
            return (CHANCE, "chance")
        if self.tree.trace.view == "root" and self.tree.trace.kind == "tree":
            return (player, "max" if player == self.root_player else "min")
        return (player, "")

    # --- players and values ----------------------------------------------------------------------------------------------

    def name(self, player: int | None) -> str:
        """`Red`; `Chance`; `Nobody` after the game's end."""
        if player is None:
            return "Nobody"
        return "Chance" if player == CHANCE else name_of(player, self.names)

    def _viewer(self, node: int) -> int | None:
        """Whose view a node's number takes; None for numbers of all players."""
        view = self.tree.trace.view
        if view == "all":
            return None
        player = self.tree.players[node]
        # At the game's end nobody is to move: what the node says is for who moved there last.
        if view == "mover":
            return player if player is not None else self._mover(node)
        return self.root_player

    def _worth(self, node: int, value: Any) -> str:
        """`2 for Red`; `(4, 1)`."""
        viewer = self._viewer(node)
        if viewer is None or isinstance(value, tuple):
            return number(value)
        return f"{number(value)} for {self.name(viewer)}"

    def _mover(self, node: int) -> int | None:
        """Who made the move that leads to a node."""
        parent = self.tree.parents[node]
        return self.tree.players[parent] if parent >= 0 else None

    # --- trees of plies --------------------------------------------------------------------------------------------------

    def _enter(self, node: int, move: Any, player: int | None, depth: float, alpha: Any, beta: Any) -> str:
        if move is None and player is None:
            return "The game is over here; nobody is to move."
        if move is None:
            far = "to the end of the game" if depth == INF else f"{counted(int(depth), 'ply', 'plies')} deep"
            start = f"{self.name(player)} is to move; the search goes {far}."
            if not self.tree.label(node) or alpha is None or (alpha, beta) == (-INF, INF):
                return start
            return f"{start} {self._interest(node, alpha, beta)}"
        mover = self._mover(node)
        tries = "may bring" if mover == CHANCE else "tries"
        again = " and moves again" if player == mover and player is not None else ""
        told = f"{self.name(mover)} {tries} {move}{again}."
        if alpha is not None and (alpha, beta) != (-INF, INF) and depth > 0 and player is not None:
            told += f" {self._interest(node, alpha, beta)}"
        return told

    def _interest(self, node: int, alpha: float, beta: float) -> str:
        """What the window means for the way down."""
        viewer = self._viewer(node)
        whose = f" for {self.name(viewer)}" if self.tree.trace.view == "mover" else ""
        asked = question(alpha, beta)
        if asked:
            least = number(alpha if asked[0] == ">" else beta)
            return f"The question here is only whether it is {'more than' if asked[0] == '>' else 'at least'} {least}{whose}."
        if alpha == -INF:
            which = f"below {number(beta)}"
        elif beta == INF:
            which = f"above {number(alpha)}"
        else:
            which = f"between {number(alpha)} and {number(beta)}"
        return f"Here only a value {which}{whose} can change anything."

    def _leaf(self, node: int, value: Any) -> str:
        if self.tree.players[node] is None:
            return f"The game is over: {self._worth(node, value)}."
        return f"Far enough, judged as it stands: {self._worth(node, value)}{self._of_what(node)}."

    def terms(self, node: int) -> Mapping[str, Vector]:
        """What the position of a node is made of for each player, by term, where the search weighs several."""
        return {} if self._terms is None else self._terms.breakdown(self.tree.state(node))

    def _of_what(self, node: int) -> str:
        """` (fish 2, territory 0.5)`: the lead in each term, between two players."""
        viewer = self._viewer(node)
        if self._terms is None or viewer is None or self.tree.trace.state.players != 2:
            return ""
        leads = (f"{name} {number(own[viewer] - own[1 - viewer])}" for name, own in self.terms(node).items())
        return f" ({', '.join(leads)})"

    def _best(self, node: int, move: Any, value: Any, alpha: Any, beta: Any) -> str:
        player = self.tree.players[node]
        viewer = self._viewer(node)
        if viewer is None:
            own = value[player] if player is not None and player >= 0 else value
            return f"{move} is the best for {self.name(player)} so far: {number(own)}."
        if player == viewer:
            return f"{move} is {self.name(player)}'s best so far: {number(value)}."
        return f"With {move} {self.name(player)} holds {self.name(viewer)} to {number(value)}."

    def _cut(self, event: int, cause: str, value: Any, alpha: Any, beta: Any, left: Any) -> str:
        node = self.tree.nodes[event]
        count = counted(len(left), "move is", "moves are") + " not looked at"
        player = self.tree.players[node]
        if cause == "beam":
            return f"Dropped: only the best are kept, {counted(len(left), 'candidate')} less."
        if cause == "same":
            return f"Left out: other moves led to the same position before; {count}."
        if cause == "returned":
            return f"Returned here: {count}."
        if cause == "pat":
            return f"Cut: {self._worth(node, value)} as it stands is enough, without another move; {count}."
        if cause == "reply":
            return f"Left out: somebody else has the one reply of this round; {count}."
        if cause == "star1":
            return f"Cut: whatever chance brings now, the average stays outside ({number(alpha)}, {number(beta)}); {count}."
        promise = self.tree.promises.get(event)
        if promise is None:
            return f"Cut: {self._worth(node, value)} here answers the question; {count}."
        above, child = promise.node, promise.child
        rival = self.name(self.tree.players[above])
        viewer = self.root_player
        if player == self._viewer(node) != viewer:
            value = -value
        if player == viewer:
            here = f"{self.name(player)} already gets {number(value)} here"
        else:
            here = f"{self.name(player)} already holds {self.name(viewer)} to {number(value)} here"
        return (
            f"Cut: {here}, and {self.tree.label(child)} promised {rival} {number(promise.value)}: "
            f"{rival} never comes this way. {count[0].upper()}{count[1:]}."
        )

    def _table(self, node: int, value: Any, bound: str, depth: float) -> str:
        return f"Known from before, out of the table: {_BOUNDS.get(bound, '')}{self._worth(node, value)}."

    def _again(self, node: int, move: Any, alpha: Any, beta: Any, cause: str) -> str:
        what = "The whole search" if move is None else str(move)
        asked = question(alpha, beta)
        window = asked or f"({number(alpha)}, {number(beta)})"
        return f"{what} once more, with the window {window}: {_AGAIN.get(cause, cause)}."

    def _leave(self, node: int, value: Any, bound: str) -> str:
        told = f"{_BOUNDS.get(bound, '')}{self._worth(node, value)}"
        label = self.tree.label(node)
        if label:
            return f"Back from {label} with {told}."
        best = self.tree.best[node]
        return f"Done: the position is worth {told}" + (f", by {self.tree.label(best)}." if best >= 0 else ".")

    # --- simulations -----------------------------------------------------------------------------------------------------

    def _simulate(self, node: int, number: int) -> str:
        # Other searches that go down from the root again play no games.
        return f"Game {number} starts at the root." if self.tree.trace.kind == "simulations" else ""

    def _select(self, node: int, move: Any, visits: int, mean: float | None, bonus: float) -> str:
        mover = self._mover(node)
        if mean is None or self.tree.trace.kind == "numbers":
            return f"Down to {move}."
        if mover == CHANCE:
            return f"Chance brings {move}."
        bound = f"{number(mean)} + {number(bonus)} = {number(mean + bonus)}"
        which = "the highest of what is still open" if self._has_proofs else "the highest"
        return f"{self.name(mover)} goes for {move}: mean and bonus {bound} is {which}."

    def _expand(self, node: int, move: Any, player: int | None, prior: float | None) -> str:
        if move is None:
            start = f"{self.name(player)} is to move at the root."
            asked = self.tree.trace.kind == "numbers"
            return (
                f"{start} The question is whether they can reach the goal, whatever the others do." if asked else start
            )
        told = f"A new node: {self.name(self._mover(node))}'s {move}"
        return told + (f", prior {number(prior)}." if prior is not None else ".")

    def _rollout(self, node: int, value: Any, plies: int) -> str:
        if "cutoff" in self.tree.trace.options and self.tree.players[node] is not None:
            how = f"Played on for {counted(plies, 'ply', 'plies')}" if plies else "Judged as it stands"
            return f"{how}: {number(value)}."
        how = f"Played out in {counted(plies, 'ply', 'plies')}" if plies else "The game is over here"
        if self.tree.trace.options.get("reward", "win") != "win":
            return f"{how}: {number(value)}."
        winners = [self.name(player) for player, each in enumerate(value) if each]
        shared = "wins" if len(winners) == 1 else "share"
        return f"{how}: {listed(winners)} {shared}, {number(value)}."

    def _backup(self, node: int, value: Any) -> str:
        return f"{number(value)} is added to every node from here up to the root."

    def _proved(self, node: int, level: int, low: float, high: float) -> str:
        viewer = self.name(self.root_player)
        if low == high:
            return f"Proven at level {level}: {number(low)} for {viewer}."
        return f"Between {number(low)} and {number(high)} for {viewer} at level {level}."

    def _numbers(self, node: int, level: int, proof: float, disproof: float) -> str:
        what = self.tree.label(node) or "The root"
        if proof == 0:
            return f"{what} is proven."
        if disproof == 0:
            return f"{what} is disproven."
        return f"{what}: {number(proof)} more to prove it, {number(disproof)} to disprove it."

    def scores(self, state: Any) -> str:
        """`Red 4 · Blue 5`: what the game counts first."""
        return " · ".join(f"{self.name(player)} {score}" for player, score in enumerate(state.scores))


_AGAIN = {
    "low": "the value lies below the last one",
    "high": "the value lies above the last one",
    "better": "it is better than the best so far, and now the question is by how much",
}

_BOUNDS = {"exact": "", "lower": "at least ", "upper": "at most "}


def _several_terms(tree: Tree) -> Evaluation | None:
    """The evaluation of a search that weighs several facts of its game; None for any other."""
    try:
        evaluation = Evaluation.parse(tree.trace.evaluate)
    except ValueError:
        return None
    names = set(evaluation.weights)
    return evaluation if len(names) > 1 and names <= set(tree.trace.state.facts(0)) else None


def _steps(tree: Tree) -> list[int]:
    """The last event of every step."""
    events = tree.trace.events
    ends = []
    for index, event in enumerate(events):
        kind = event[0]
        # Going back up from an inner node is a look of its own; from a leaf it is not.
        begins = kind in STEP_BEGINS or (kind == "leave" and events[index - 1][0] not in ("leaf", "table"))
        # A game's start and its first way down are one.
        begins = begins and not (index and events[index - 1][0] == "simulate")
        if begins and index:
            ends.append(index - 1)
    return [*ends, len(events) - 1] if events else []
