"""What was seen of a student's search on one position: which positions it visited, in which order, and what came back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from .calls import Call, Roles, move_of, parted, roles_of
from .cases import Case
from .mutants import INF, Place
from .watch import Outcome

FINER = 128
"""How much less the next part of a tuple weighs, as in `icefloe.search.Outcome`."""


@dataclass(eq=False)
class Run:
    """One call of the function. value: None where it returned only a move. move: a legal one, or None.

    deepest: the greatest depth among its parameters. top: its search as a tree of calls, helpers left out; None where it made none that could be seen. visited: positions in order, each with
    whether it was a leaf. order: by place, its children as they were visited. leaves: by place, what came back, as a number; raw_leaves: as it was. early: calls
    that were answered without a look below, though others as deep had one: by a table, that is. lost: calls about positions
    that are no child's.
    """

    case: Case
    outcome: Outcome
    value: float | None = None
    move: Any = None
    top: Call | None = None
    roles: Roles = field(default_factory=Roles)
    deepest: float = 0
    visited: list[tuple[Place, bool]] = field(default_factory=list)
    order: dict[Place, list[Place]] = field(default_factory=dict)
    leaves: dict[Place, float] = field(default_factory=dict)
    raw_leaves: dict[Place, Any] = field(default_factory=dict)
    early: list[Call] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)
    lost: int = 0

    def ordered(self, place: Place) -> list[Place]:
        """The children of a place: those visited first as they were, then the others."""
        seen = self.order.get(place)
        if not seen:
            return place.children
        known = set(seen)
        return [*seen, *(child for child in place.children if child not in known)]


def run_of(case: Case, outcome: Outcome) -> Run:
    """The run with what it returned; its calls come with `look`."""
    state = case.root.state
    value, move = parted(outcome.result, state)
    return Run(case, outcome, number_of(value), None if move is None else move_of(state, move))


def number_of(value: Any) -> float | None:
    """A value as a number; of a tuple the first part counts most. None where it is none."""
    if value is None:
        return None
    if isinstance(value, tuple):
        return float(sum(part / FINER**place for place, part in enumerate(value)))
    return float(value)


def recursive_functions(runs: Iterable[Run]) -> set[Any]:
    """The functions that call themselves about a position, by way of others too."""
    calls: dict[Any, set[Any]] = {}
    for run in runs:
        for root in run.outcome.roots:
            for call in root.walk():
                if call.parent is not None:
                    calls.setdefault(call.parent.function, set()).add(call.function)
    return {function for function in calls if function in _reached(function, calls)}


def _reached(start: Any, calls: dict[Any, set[Any]]) -> set[Any]:
    found: set[Any] = set()
    waiting = [start]
    while waiting:
        for function in calls.get(waiting.pop(), ()):
            if function not in found:
                found.add(function)
                waiting.append(function)
    return found


def look(runs: list[Run]) -> None:
    """Fill in what the calls of all runs show."""
    recursive = recursive_functions(runs)
    for run in runs:
        _look(run, recursive)
    place_calls(runs)


def _look(run: Run, recursive: set[Any]) -> None:
    if not run.outcome.roots or not recursive:
        return
    outer = run.outcome.roots[0]
    bare = _without_helpers(outer, None, recursive)
    again = [child for child in bare.children if child.state == bare.state]
    if outer.function not in recursive and again and len(again) == len(bare.children):
        # It only starts the search, perhaps ever deeper: the last counts.
        bare = again[-1]
        bare.parent = None
    if bare.function not in recursive and not bare.children:
        return
    run.top = bare
    run.calls = [call for top in (again or [bare]) for call in top.walk()]
    run.roles = roles_of(run.calls)
    run.deepest = max((call.numbers.get(run.roles.depth, 0) for call in run.calls), default=0)
    if run.value is None:
        run.value = number_of(bare.value)


def place_calls(runs: list[Run]) -> None:
    """Fill in what calls show when those of all runs are known: which were answered early, and which are about which place."""
    depths = [_left(run, call) for run in runs for call in run.calls if call.children]
    least = max(min(depths, default=INF), 1)
    for run in runs:
        if run.top is not None:
            run.early = [
                call
                for call in run.calls
                if not call.children and call.state.to_move is not None and _left(run, call) >= least
            ]
            _place(run, run.top, run.case.root, {id(call) for call in run.early})


def _left(run: Run, call: Call) -> float:
    return run.roles.depth_of(call, run.deepest) if run.roles.depth in call.numbers else -INF


def _without_helpers(call: Call, parent: Call | None, recursive: set[Any]) -> Call:
    """A copy of the tree of calls in which only recursive functions are left, and the outermost call."""
    copy = Call(call.function, call.state, call.states, call.numbers, parent, [], call.result, call.has_returned)
    copy.is_whole = call.is_whole
    for child in _recursive_below(call, recursive):
        copy.children.append(_without_helpers(child, copy, recursive))
    return copy


def _recursive_below(call: Call, recursive: set[Any]) -> Iterable[Call]:
    for child in call.children:
        if child.function in recursive:
            yield child
        else:
            yield from _recursive_below(child, recursive)


def _place(run: Run, call: Call, place: Place, early: set[int]) -> None:
    """Follow the calls below `call`, which is about `place`."""
    inner = list(_about_others(call))
    run.visited.append((place, not inner))
    value = call.value
    number = number_of(value)
    if not inner and number is not None and id(call) not in early:
        run.leaves[place], run.raw_leaves[place] = number, value
    for child in inner:
        order = run.order.setdefault(place, [])
        # Two moves may lead to equal positions.
        likely = [each for each in place.children if each.state == child.state]
        where = next((each for each in likely if each not in order), likely[0] if likely else None)
        if where is None:
            run.lost += 1
            continue
        if where not in order:
            order.append(where)
        _place(run, child, where, early)


def _about_others(call: Call) -> Iterable[Call]:
    for child in call.children:
        if child.state == call.state:
            yield from _about_others(child)
        else:
            yield child
