"""A search tree as bytes for the browser: one array after another, each as narrow as its numbers allow."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from itertools import accumulate
from typing import Any

from ..draw.narration import Narration
from ..search import EVENTS

Json = dict[str, Any]

KINDS = tuple(EVENTS)
"""The kinds of event by number."""

BOUNDS = ("", "exact", "lower", "upper")

CAUSES = ("", "window", "pat")
"""Causes of cuts that an inequality of the window explains, from 1; the others are 0."""

_WIDTHS = (("B", 1, 1 << 8), ("H", 2, 1 << 16), ("I", 4, 1 << 32))


class _Numbers:
    """Values that occur, each once: columns hold their places in this table."""

    def __init__(self) -> None:
        self.table: list[Any] = [None]
        self._places: dict[Any, int] = {None: 0}

    def place(self, value: Any) -> int:
        found = self._places.get(value)
        if found is None:
            found = self._places[value] = len(self.table)
            self.table.append(value)
        return found


def columns(narration: Narration) -> tuple[Json, bytes]:
    """What the browser needs of a tree: a head that says what is where, and the arrays.

    Head: `{arrays: [{name, width, length}], values, labels, kinds}`. values: the table of numbers (number, list of numbers, null;
    infinities as texts), labels: the table of texts. Arrays of nodes: parents (plus 1, 0 for the root), labels, players (plus 2: 0 nobody, 1
    chance), priors (places in values), cut_starts, cuts (labels). Of events: kinds (of EVENTS, by number), nodes, values, alphas, betas,
    bounds (of `leave` a place in BOUNDS, of `cut` in CAUSES), children (plus 1: the child that a `best` is about). steps: the last
    event of each.
    """
    tree = narration.tree
    numbers, labels = _Numbers(), _Numbers()
    cuts = [labels.place(str(move)) for left in tree.cuts for move in left]
    events, kinds = tree.trace.events, {kind: number for number, kind in enumerate(KINDS)}
    arrays: dict[str, Iterable[int]] = {
        "parents": [parent + 1 for parent in tree.parents],
        "labels": [labels.place(tree.label(node)) for node in range(len(tree))],
        "players": [1 if player == -1 else 0 if player is None else player + 2 for player in tree.players],
        "priors": [numbers.place(prior) for prior in tree.priors],
        "cut_starts": list(accumulate((len(left) for left in tree.cuts), initial=0)),
        "cuts": cuts,
        "kinds": [kinds[event[0]] for event in events],
        "nodes": tree.nodes,
        "values": _column(events, numbers, "value"),
        "alphas": _column(events, numbers, "alpha", "low", "proof"),
        "betas": _column(events, numbers, "beta", "high", "disproof"),
        "bounds": [_bound(event) for event in events],
        "children": [tree.betters.get(number, -1) + 1 for number in range(len(events))],
        "steps": narration.steps,
    }
    packed = {name: _packed(numbers_) for name, numbers_ in arrays.items()}
    head = {
        "arrays": [
            {"name": name, "width": width, "length": len(data) // width} for name, (width, data) in packed.items()
        ],
        "values": [_json(value) for value in numbers.table],
        "labels": [label or "" for label in labels.table],
        "kinds": list(KINDS),
    }
    return head, b"".join(data for _, data in packed.values())


def _places(*names: str) -> dict[str, int]:
    """By kind of event, where in its tuple the field of one of these names stands; 0, the kind itself, where it has none."""
    found = {}
    for kind, fields in EVENTS.items():
        found[kind] = next((1 + place for place, name in enumerate(fields) if name in names), 0)
    return found


def _column(events: list[tuple[Any, ...]], numbers: _Numbers, *names: str) -> list[int]:
    """The field of one of these names of each event, as places in the table of numbers."""
    places, place = _places(*names), numbers.place
    return [place(event[places[event[0]]]) if places[event[0]] else 0 for event in events]


def _bound(event: tuple[Any, ...]) -> int:
    if event[0] == "leave":
        return BOUNDS.index(event[2])
    return CAUSES.index(event[1]) if event[0] == "cut" and event[1] in CAUSES else 0


def _packed(numbers: Iterable[int]) -> tuple[int, bytes]:
    numbers = list(numbers)
    most = max(numbers, default=0)
    code, width, _ = next(each for each in _WIDTHS if most < each[2])
    data = array(code, numbers)
    if sys.byteorder == "big":
        data.byteswap()
    return width, data.tobytes()


def _json(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_json(each) for each in value]
    if isinstance(value, float) and value in (float("inf"), float("-inf")):
        return "inf" if value > 0 else "-inf"
    return value
