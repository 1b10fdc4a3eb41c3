"""The tree of a search as a Scene: layers of nodes, who chooses there, values, windows, and what was never looked at.

Units are pixels. A node points up where the highest value is picked, down where the lowest; leaves are boxes, chance is round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..games.base import CHANCE
from ..search import ALGORITHMS, Tree
from .layout import Twig, arrange, unfolded
from .narration import number as written
from .outline import curve, house, oval, rounded
from .scene import Item, Scene, short
from .words import counted, name_of

LAYERS = ("ground", "bands", "edges", "cuts", "nodes", "texts")

NODE = (48.0, 34.0)
LEAF = (30.0, 24.0)
CUT = (34.0, 24.0)
GAP = 10
"""Between two nodes of a layer, and their texts."""

ABOVE, BELOW, BELOW_PLAIN = 38, 46, 34
"""How far a layer's band reaches from the middle of its nodes; plain: where nothing stands under nodes but moves."""

BETWEEN = 30
"""From band to band."""

HEAD = 34
"""How far above the middle of a node with its move over it the edge ends."""

MARGIN = 6

MONO, BOLD, LONG, BAND = 6.1, 8.4, 7.2, 6.2
"""Widths of a letter: of moves and windows, values, longer values, the names of layers."""

MOST = 60
"""Nodes that are drawn when nothing is said."""


def tree_scene(
    tree: Tree, at: int | None = None, most: int = MOST, *, names: Sequence[str] = (), reasons: bool = True
) -> Scene:
    """The picture of `tree`.

    at: after so many events; what comes later is faint, and the way to the node of the last event is thick. None: at the end,
    with the principal variation thick. most: nodes drawn; the principal variation and the best or first children stay, the others
    become `+n more`. names: the players'. reasons: whether a cut says why, such as `2 ≥ 1`. Raises `ValueError`.
    """
    if isinstance(most, bool) or not isinstance(most, int) or most < 1:
        raise ValueError(f"most is {most!r}, needs a whole number of nodes from 1")
    events = len(tree.trace)
    if at is not None and (isinstance(at, bool) or not isinstance(at, int) or not 0 <= at <= events):
        raise ValueError(f"at is {at!r}, needs a number of events from 0 to {events}")
    if not len(tree):
        raise ValueError("the trace has no events, there is no tree to draw")
    return _Picture(tree, events if at is None else at, most, tuple(names), reasons).scene()


@dataclass(frozen=True)
class _Face:
    """What a node shows: lines of text, and how large it is."""

    lines: tuple[str, ...]
    width: float
    height: float


class _Picture:
    """One drawing. tree: the whole; now: as it is at the event on show."""

    def __init__(self, tree: Tree, at: int, most: int, names: tuple[str, ...], reasons: bool) -> None:
        self.tree = tree
        self.is_done = at == len(tree.trace)
        self.now = tree if self.is_done else Tree(tree.trace, at)
        self.names = names
        self.current = -1 if self.is_done or not at else self.now.nodes[at - 1]
        self.thick = set(self.now.pv if self.is_done else self.now.path(self.current) if at else ())
        self.shown = unfolded(self._ranked, 0, most, self.thick | set(tree.pv))
        self.why = dict(self._reasons()) if reasons else {}
        is_plain = not any(self._under(node) or tree.cuts[node] for node in self.shown)
        self.below = BELOW_PLAIN if is_plain else BELOW
        self.root = self._twig(0)

    def _middle(self, level: int) -> float:
        """The middle of a layer's nodes."""
        return MARGIN + ABOVE + (ABOVE + self.below + BETWEEN) * level

    # --- what is drawn ---------------------------------------------------------------------------------------------------

    def _ranked(self, node: int) -> list[int]:
        """The children of `node`, the most important first: the best, then in their order, or as often as visited."""
        tree = self.tree
        return sorted(tree.children[node], key=lambda child: (child != tree.best[node], -tree.visits[child], child))

    def _twig(self, root: int) -> Twig:
        tree = self.tree
        top = Twig("node", root, tree.levels[root], self._width(root))
        for twig in (found := [top]):
            node, below = twig.node, twig.level + 1
            shown = [child for child in tree.children[node] if child in self.shown]
            twig.children = [Twig("node", child, below, self._width(child)) for child in shown]
            found += twig.children
            folded = len(tree.children[node]) - len(shown)
            if folded:
                twig.children.append(Twig("more", node, below, MONO * len(_more(folded)) + GAP))
            if tree.cuts[node]:
                twig.children.append(Twig("cut", node, below, self._cut_width(node)))
        return top

    def _width(self, node: int) -> float:
        widths = [self._face(node, self.tree).width, MONO * len(self._led(node)), self._pill(node)]
        return max(widths) + GAP

    def _cut_width(self, node: int) -> float:
        return max(CUT[0], MONO * len(self._cut_words(node)), LONG * len(self.why.get(node, "")) + 8) + GAP

    def _cut_words(self, node: int) -> str:
        left = self.tree.cuts[node]
        return str(left[0]) if len(left) == 1 else counted(len(left), "move")

    def _reasons(self) -> Iterator[tuple[int, str]]:
        """By node, what made the cut there: its value against the edge of the window, or a word."""
        for number, event in enumerate(self.tree.trace):
            if event[0] != "cut":
                continue
            node, (cause, value) = self.tree.nodes[number], event[1:3]
            low, high = self.tree.windows[node] or (None, None)
            if cause != "window" or low is None or high is None:
                yield node, cause
            else:
                yield (
                    node,
                    f"{written(value)} ≥ {written(high)}" if value >= high else f"{written(value)} ≤ {written(low)}",
                )

    # --- a node ----------------------------------------------------------------------------------------------------------

    def _is_box(self, node: int) -> bool:
        tree = self.tree
        if tree.players[node] is None:
            return True
        return tree.trace.kind == "tree" and (tree.leaves[node] or tree.tables[node]) and not tree.children[node]

    def _is_max(self, player: int) -> bool:
        """Whether `player` picks the highest of what is shown."""
        trace = self.tree.trace
        return trace.kind == "simulations" or trace.view != "root" or player == max(trace.state.to_move or 0, 0)

    def _face(self, node: int, tree: Tree) -> _Face:
        lines = self._lines(node, tree)
        wide, high = LEAF if self._is_box(node) else NODE
        if len(lines) > 1:
            return _Face(lines, max(NODE[0], LONG * max(map(len, lines)) + 12), NODE[1])
        length = len(lines[0]) if lines else 0
        room = 20 if wide == NODE[0] else 12
        return _Face(lines, max(wide, (BOLD if length <= SHORT else LONG) * length + room), high)

    def _lines(self, node: int, tree: Tree) -> tuple[str, ...]:
        kind, value = tree.trace.kind, tree.values[node]
        if kind == "numbers" and tree.proofs[node] is not None:
            proof, disproof = tree.proofs[node] or (1, 1)
            return (f"pn {written(proof)}", f"dn {written(disproof)}")
        if kind == "simulations":
            seen = tree.visits[node]
            return (f"{value[self._judge(node)]:.2f}", f"n={seen}") if isinstance(value, tuple) and seen else ("?",)
        if value is None or value == ():
            return ("?",)
        if isinstance(value, tuple):
            return (", ".join(map(written, value)),)
        return (SIGNS.get(tree.bounds[node], "") + written(value),)

    def _judge(self, node: int) -> int:
        """Whose mean is shown: of who was the last to pick on the way to the node; before the first pick, of who is to."""
        players = self.tree.players
        for each in (*self.tree.path(node)[-2::-1], node):
            if players[each] not in (None, CHANCE):
                return players[each] or 0
        return 0

    def _pill(self, node: int) -> float:
        words = self._under(node)
        return MONO * len(words) + 14 if words else 0

    def _pill_box(self, node: int) -> str:
        return rounded(-self._pill(node) / 2, 21, self._pill(node), 16, 8)

    def _under(self, node: int) -> str:
        """What stands under a node: its window, or that a table knew it."""
        tree = self.tree
        if tree.tables[node]:
            return "table"
        window = tree.windows[node]
        return "" if window is None or self._is_box(node) else _window(*window)

    def _led(self, node: int) -> str:
        """What stands over a node: its move; over one of several roots, at which depth it was searched, or as which."""
        tree = self.tree
        is_root = tree.is_forest and tree.parents[node] == 0
        if is_root and tree.moves[node] is None and not tree.label(node).startswith("depth"):
            return f"search {tree.children[0].index(node) + 1}"
        return tree.label(node)

    # --- the scene -------------------------------------------------------------------------------------------------------

    @cached_property
    def bands(self) -> list[tuple[str, str]]:
        """By level, whose layer it is and what is picked there."""
        levels: dict[int, list[int]] = {}
        for twig in self.root.all():
            levels.setdefault(twig.level, [])
            if twig.kind == "node":
                levels[twig.level].append(twig.node)
        return [self._band(nodes) for _, nodes in sorted(levels.items())]

    def _band(self, nodes: list[int]) -> tuple[str, str]:
        tree = self.tree
        players = _once(tree.players[node] for node in nodes if not self._is_box(node))
        if tree.trace.kind == "simulations":
            judges = _once(self._name(self._judge(node)) for node in nodes)
            return ", ".join(map(self._name, players)) or "The end", f"mean of {judges[0]}" if len(
                judges
            ) == 1 else "mean"
        if not players:
            return (
                ("Searches", "")
                if tree.is_forest and nodes == [0]
                else ("Leaves", _clipped(tree.trace.evaluate))
                if nodes
                else ("", "")
            )
        return ", ".join(map(self._name, players)), ", ".join(_once(map(self._word, players)))

    def _name(self, player: int | None) -> str:
        return "Chance" if player == CHANCE or player is None else name_of(player, self.names)

    def _word(self, player: int | None) -> str:
        if player == CHANCE or player is None:
            return "average"
        high, low = ("or", "and") if self.tree.trace.kind == "numbers" else ("max", "min")
        return high if self._is_max(player) else low

    def scene(self) -> Scene:
        across = arrange(self.root)
        left = MARGIN + 16 + BAND * max(len(words) for band in self.bands for words in band)
        for twig in self.root.all():
            twig.x += left
        width, height = left + across + MARGIN, self._middle(len(self.bands) - 1) + self.below + MARGIN
        items = dict(self._ground(width, height))
        drawn = {"node": self._node, "cut": self._cut, "more": self._more}
        for twig in self.root.all():
            items.update(drawn[twig.kind](twig))
            head = max((self._head(child) for child in twig.children), default=0)
            for child in twig.children:
                items.update(self._edge(twig, child, head))
        return Scene(width, height, self._label(), LAYERS, items)

    def _label(self) -> str:
        trace = self.tree.trace
        title = ALGORITHMS[trace.algorithm].title if trace.algorithm in ALGORITHMS else trace.algorithm
        nodes = len(self.now)
        cut = sum(map(len, self.now.cuts))
        words = [f"Search tree, {title}", counted(nodes, "node"), *([f"{counted(cut, 'move')} cut"] if cut else [])]
        hidden = len(self.tree) - len(self.shown)
        return ", ".join([*words, *([f"{counted(hidden, 'node')} folded"] if hidden else [])])

    def _ground(self, width: float, height: float) -> Iterator[tuple[str, Item]]:
        yield "ground", Item("ground", path=rounded(0.5, 0.5, width - 1, height - 1, 10), styles=("tree-ground",))
        for level, (name, word) in enumerate(self.bands):
            y = self._middle(level)
            band = rounded(MARGIN, y - ABOVE, width - 2 * MARGIN, ABOVE + self.below, 8)
            yield f"band-{level}", Item("bands", path=band, styles=("tree-band",))
            if name:
                yield f"band-name-{level}", Item("texts", text=name, x=MARGIN + 10, y=y - 3, styles=("tree-band-name",))
            if word:
                yield (
                    f"band-word-{level}",
                    Item("texts", text=word, x=MARGIN + 10, y=y + 10, styles=("tree-band-word",)),
                )

    def _node(self, twig: Twig) -> Iterator[tuple[str, Item]]:
        node, x, y = twig.node, twig.x, self._middle(twig.level)
        face = self._face(node, self.tree)
        if node >= len(self.now):
            yield twig.key, Item("nodes", path=self._outline(node, face), x=x, y=y, styles=("tree-node-future",))
            if self._under(node):
                yield f"window-{node}", Item("nodes", path=self._pill_box(node), x=x, y=y, styles=("tree-node-future",))
        else:
            yield twig.key, Item("nodes", path=self._outline(node, face), x=x, y=y, styles=self._styles(twig))
            yield from self._texts(twig)
        if label := self._led(node):
            yield (
                f"move-{node}",
                Item("texts", text=label, x=x, y=y + self._label_at(node), styles=self._label_styles(node)),
            )

    def _styles(self, twig: Twig) -> tuple[str, ...]:
        node = twig.node
        player = self.tree.players[node]
        if node == self.current:
            own = "tree-node-now"
        elif self._is_box(node) or player is None or player == CHANCE:
            own = "tree-node-end" if node in self.thick and not twig.children else "tree-node-plain"
        else:
            own = f"tree-node-{player}"
        return ("tree-node-under", own)

    def _texts(self, twig: Twig) -> Iterator[tuple[str, Item]]:
        node, x, y = twig.node, twig.x, self._middle(twig.level)
        lines = self._face(node, self.now).lines
        sunk = (
            0.0 if self._is_box(node) or self.tree.players[node] == CHANCE else 1.5 if self._points_up(node) else -1.5
        )
        if len(lines) > 1:
            yield f"value-{node}", Item("texts", text=lines[0], x=x, y=y + sunk, styles=("tree-value-long",))
            yield f"rest-{node}", Item("texts", text=lines[1], x=x, y=y + sunk + 10.5, styles=("tree-value-more",))
        else:
            style = "tree-value" if len(lines[0]) <= SHORT else "tree-value-long"
            yield f"value-{node}", Item("texts", text=lines[0], x=x, y=y + sunk + 5, styles=(style,))
        if words := self._under(node):
            yield f"window-{node}", Item("nodes", path=self._pill_box(node), x=x, y=y, styles=("tree-window",))
            yield f"window-text-{node}", Item("texts", text=words, x=x, y=y + 32.5, styles=("tree-window-text",))

    def _label_at(self, node: int) -> float:
        """The line on which a node's move is written: over it, under a leaf that nothing hangs from."""
        is_over = not self._is_box(node) or self._under(node) or self.tree.cuts[node]
        return -24 if is_over else self._face(node, self.tree).height / 2 + 13

    def _label_styles(self, node: int) -> tuple[str, ...]:
        if node >= len(self.now):
            return ("tree-move-future",)
        return ("tree-move-case", "tree-move-pv" if node in self.thick else "tree-move")

    def _points_up(self, node: int) -> bool:
        player = self.tree.players[node]
        return player is not None and self._is_max(player)

    def _outline(self, node: int, face: _Face) -> str:
        width, height = face.width, face.height
        if self._is_box(node):
            return rounded(-width / 2, -height / 2, width, height, 5)
        if self.tree.players[node] == CHANCE:
            return oval(max(width, 34) / 2 if width > NODE[0] else 18, 18)
        return house(width, 1 if self._points_up(node) else -1)

    # --- edges, cuts, rests ----------------------------------------------------------------------------------------------

    def _edge(self, twig: Twig, child: Twig, head: float) -> Iterator[tuple[str, Item]]:
        """head: of the highest of the twig's children. From there an edge is upright, so that it crosses no texts of others."""
        start = (twig.x, self._middle(twig.level) + self._foot(twig.node))
        end = (child.x, self._middle(child.level) - head)
        style = self._edge_style(child)
        layer = "cuts" if style in ("tree-edge-pv", "tree-edge-cut") else "edges"
        rest = head - self._head(child)
        path = curve(start, end) + (f"v{short(rest)}" if rest else "")
        yield f"edge-{child.key}", Item(layer, path=path, styles=(style,))
        if style == "tree-edge-cut":
            x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
            yield f"strike-{child.node}", Item("cuts", shape="tree-strike", x=x, y=y)

    def _edge_style(self, child: Twig) -> str:
        if child.kind == "more":
            return "tree-edge-more"
        if child.kind == "cut":
            return "tree-edge-cut" if self._has_cut(child.node) else "tree-edge-future"
        if child.node >= len(self.now):
            return "tree-edge-future"
        return "tree-edge-pv" if child.node in self.thick else "tree-edge"

    def _has_cut(self, node: int) -> bool:
        """Whether the cut at `node` has been made by now."""
        return node < len(self.now) and bool(self.now.cuts[node])

    def _foot(self, node: int) -> float:
        """How far below the middle of a node its edges begin."""
        if self._under(node):
            return 37
        face = self._face(node, self.tree)
        if self.tree.players[node] == CHANCE:
            return 18
        return face.height / 2 if self._is_box(node) else 15 if self._points_up(node) else 19

    def _head(self, child: Twig) -> float:
        """How far above the middle of a twig its edge ends."""
        if child.kind == "more":
            return 9
        if child.kind == "cut":
            return CUT[1] / 2
        return self._face(child.node, self.tree).height / 2 if self._label_at(child.node) > 0 else HEAD

    def _cut(self, twig: Twig) -> Iterator[tuple[str, Item]]:
        node, x, y = twig.node, twig.x, self._middle(twig.level)
        words = self._cut_words(node)
        if not self._has_cut(node):
            outline = rounded(-CUT[0] / 2, -CUT[1] / 2, *CUT, CUT[1] / 2)
            yield twig.key, Item("nodes", path=outline, x=x, y=y, styles=("tree-node-future",))
            yield f"cut-move-{node}", Item("texts", text=words, x=x, y=y + 25, styles=("tree-move-future",))
            return
        yield twig.key, Item("nodes", shape="tree-cut", x=x, y=y)
        yield f"cut-text-{node}", Item("texts", text="cut", x=x, y=y + 3.5, styles=("tree-cut-text",))
        yield f"cut-move-{node}", Item("texts", text=words, x=x, y=y + 25, styles=("tree-move-case", "tree-move"))
        if why := self.why.get(node):
            wide = LONG * len(why) + 8
            yield (
                f"why-{node}",
                Item("nodes", path=rounded(-wide / 2, 29, wide, 15, 7.5), x=x, y=y, styles=("tree-why",)),
            )
            yield f"why-text-{node}", Item("texts", text=why, x=x, y=y + 40, styles=("tree-why-text",))

    def _more(self, twig: Twig) -> Iterator[tuple[str, Item]]:
        folded = sum(1 for child in self.tree.children[twig.node] if child not in self.shown)
        yield (
            twig.key,
            Item("texts", text=_more(folded), x=twig.x, y=self._middle(twig.level) + 4, styles=("tree-more-text",)),
        )


SIGNS = {"lower": "≥", "upper": "≤"}
"""What stands before a value that is only a bound of the true one."""

CLIP = 18
"""Letters of the words beside a layer."""

SHORT = 4
"""Letters of a value that is written large."""


def _window(low: float, high: float) -> str:
    """`(1, 2)`; `(1, 1+)` where nothing lies between the two edges, or too little to be written."""
    least, most = written(low), written(high)
    return f"({least}, {most}{'+' if least == most else ''})"


def _more(folded: int) -> str:
    return f"+{folded} more"


def _clipped(words: str) -> str:
    """At most so many letters as the name of a layer may have."""
    return words if len(words) <= CLIP else words[: CLIP - 1] + "…"


def _once(values: Any) -> list[Any]:
    """Each value once, in the order of the first of each."""
    return list(dict.fromkeys(values))
