"""The tree of a search as a table, for whoever wants to count, filter and plot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pandas import DataFrame

    from .tree import Tree

NAN = float("nan")


def frame(tree: Tree) -> DataFrame:
    """A row a node, as `Tree.to_frame` says. Raises `ImportError` in words where pandas is missing."""
    try:
        from pandas import DataFrame
    except ImportError:
        raise ImportError("a table of a search needs pandas: pip install pandas") from None
    table = DataFrame(_columns(tree))
    return table.astype({"player": "Int64"})


def _columns(tree: Tree) -> dict[str, Sequence[Any]]:
    nodes, best = range(len(tree)), set(tree.pv)
    windows = [window or (NAN, NAN) for window in tree.windows]
    return {
        "node": nodes,
        "parent": tree.parents,
        "level": tree.levels,
        "move": [tree.label(node) for node in nodes],
        "line": _lines(tree),
        "player": tree.players,
        "depth": [float(depth) for depth in tree.depths],
        "alpha": [float(alpha) for alpha, _ in windows],
        "beta": [float(beta) for _, beta in windows],
        **_values(tree),
        "bound": tree.bounds,
        "leaf": tree.leaves,
        "table": tree.tables,
        "cut": [len(left) for left in tree.cuts],
        "visits": tree.visits,
        **_proofs(tree),
        "best": [node in best for node in nodes],
        "first": tree.first,
        "last": tree.last,
    }


def _lines(tree: Tree) -> list[str]:
    """The moves from the root to each node. A node comes after the one above it."""
    lines: list[str] = []
    for parent, move in zip(tree.parents, tree.moves, strict=True):
        above = lines[parent] if parent >= 0 else ""
        lines.append(f"{above} {'' if move is None else move}".strip())
    return lines


def _values(tree: Tree) -> dict[str, list[float]]:
    """One column, or one a player."""
    trace = tree.trace
    if trace.view != "all":
        return {"value": [NAN if value is None else float(value) for value in tree.values]}  # type: ignore[arg-type]
    name = "mean" if trace.kind == "simulations" else "value"
    return {
        f"{name}_{player}": [float(value[player]) if value else NAN for value in tree.values]  # type: ignore[index]
        for player in range(trace.state.players)
    }


def _proofs(tree: Tree) -> dict[str, list[float]]:
    """Two columns where something was proven."""
    if not any(tree.proofs):
        return {}
    pairs = [pair or (NAN, NAN) for pair in tree.proofs]
    names = ("proof", "disproof") if tree.trace.kind == "numbers" else ("low", "high")
    return {name: [float(pair[at]) for pair in pairs] for at, name in enumerate(names)}
