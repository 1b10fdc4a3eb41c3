"""Where the nodes of a tree stand in a drawing: which are folded away, and a tidy place for those that stay.

Source of the layout: E. Reingold and J. Tilford, Tidier Drawings of Trees, 1981, with widths that differ.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Literal


@dataclass
class Twig:
    """A thing that takes part in the layout: a node of the tree, a cut or a folded rest of its children.

    node: its number; of a cut and a rest the number of the node above. width: all that it needs, gaps included. x: its middle. level: from 0.
    """

    kind: Literal["node", "cut", "more"]
    node: int
    level: int
    width: float
    children: list[Twig] = field(default_factory=list)
    x: float = 0

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.node}"

    def all(self) -> list[Twig]:
        """This and all below, each above before its children."""
        found = [self]
        for twig in found:
            found += twig.children
        return found


def unfolded(ranked: Callable[[int], Sequence[int]], root: int, most: int, kept: Collection[int] = ()) -> set[int]:
    """At most `most` nodes, a node never without the one above it.

    ranked: the children of a node, the most important first. kept: nodes that stay whatever happens, those above them
    included. The rest goes by how often one has to turn from the most important child, and by how far, on the way there.
    """
    shown: set[int] = set()
    waiting = [(-1 if root in kept else 0, root)]
    while waiting and len(shown) < most:
        cost, node = heappop(waiting)
        shown.add(node)
        for rank, child in enumerate(ranked(node)):
            heappush(waiting, (-1 if child in kept else max(cost, 0) + rank, child))
    return shown


Edge = list[float]
"""By level from the root of a subtree, how far it reaches to one side, from the middle of its root."""


def arrange(root: Twig) -> float:
    """Gives every twig its x, so that on no level two overlap, and parents stand above the middle of their children.

    Returns the width of the whole; x is at least half a twig's width.
    """
    twigs = root.all()
    sides: dict[int, tuple[Edge, Edge]] = {}
    # From the leaves up; x is told from the middle of the twig above until the last pass.
    for twig in reversed(twigs):
        sides[id(twig)] = _placed(twig, [sides[id(child)] for child in twig.children])
    left, right = sides[id(root)]
    root.x = -min(left)
    for twig in twigs:
        for child in twig.children:
            child.x += twig.x
    return root.x + max(right)


def _placed(twig: Twig, below: list[tuple[Edge, Edge]]) -> tuple[Edge, Edge]:
    """The sides of a twig and all below; puts its children side by side beneath it."""
    left: Edge = []
    right: Edge = []
    for child, (child_left, child_right) in zip(twig.children, below, strict=True):
        child.x = max((here - there for here, there in zip(right, child_left, strict=False)), default=0)
        left += [child.x + reach for reach in child_left[len(left) :]]
        right = [child.x + reach for reach in child_right] + right[len(child_right) :]
    middle = (twig.children[0].x + twig.children[-1].x) / 2 if twig.children else 0
    for child in twig.children:
        child.x -= middle
    half = twig.width / 2
    return [-half, *(reach - middle for reach in left)], [half, *(reach - middle for reach in right)]
