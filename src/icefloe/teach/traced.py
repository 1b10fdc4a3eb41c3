"""`@traced`: a recursive function becomes watchable, without another change to it."""

from __future__ import annotations

import inspect
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import wraps
from types import CodeType
from typing import Any, ParamSpec, TypeVar, overload

from ..search.trace import Trace
from .calls import DEPTH_NAMES, Call, Recorder
from .events import Telling

P = ParamSpec("P")
R = TypeVar("R")

MOST_EVENTS = 400_000
"""Events that a trace holds when nothing else is said."""

EVENTS_A_CALL = 3
"""At least: a call enters, is a leaf or has a best move, and is left."""

UNSEEN = "the calls inside were not seen; put @icefloe.traced above the def"

_running = threading.local()
"""The recorder of each thread, while a traced function runs."""


@overload
def traced(function: Callable[P, R], /) -> Callable[P, R]: ...
@overload
def traced(*, view: str | None = ..., most_events: int = ...) -> Callable[[Callable[P, R]], Callable[P, R]]: ...
def traced(function: Any = None, /, *, view: str | None = None, most_events: int = MOST_EVENTS) -> Any:
    """The same function, of which each call from outside leaves an `icefloe.search.Trace` in `function.trace`.

    The function takes a position among its parameters and calls itself by its name, or other traced functions. Depth, alpha
    and beta are told by their usual names, or by how they change. view: whose view its values take: `root`, the player to move
    at the top, `mover`, the player to move at each node, or `all`, a number a player; found out when None, and what is sure to be player
    0's is told as the player at the top sees it. most_events: above
    so many the function goes on and the trace stays incomplete: its options say `complete=False`; `lost` there counts calls
    about positions to which no single move leads. Raises `ValueError` for
    a view that is none.
    """
    if view not in (None, "root", "mover", "all"):
        raise ValueError(f"view is {view!r}, needs root, mover, all, or None to find out")
    if function is None:
        return lambda given: _watched(given, view, most_events)
    return _watched(function, view, most_events)


def _watched(function: Callable[P, R], view: str | None, most_events: int) -> Callable[P, R]:
    parameters = _Parameters(function)
    has_warned = False

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        nonlocal has_warned
        recorder = getattr(_running, "recorder", None)
        is_first = recorder is None
        if recorder is None:
            recorder = _running.recorder = Recorder(max(1, most_events // EVENTS_A_CALL))
        # One frame a call and no more: a student's recursion must not end sooner for being watched than it has to.
        entered, result, has_returned = None, None, False
        try:
            entered = recorder.enter(call, parameters.given(args, kwargs))
            result = function(*args, **kwargs)
            has_returned = True
        finally:
            if entered is not None:
                recorder.leave(entered, result, has_returned)
            if is_first:
                _running.recorder = None
                _keep(call, recorder, view, most_events)
        if is_first and not has_warned and _is_alone(recorder) and _calls_itself(function):
            has_warned = True
            warnings.warn(UNSEEN, stacklevel=2)
        return result

    call.trace = None  # type: ignore[attr-defined]
    return call


def _calls_itself(function: Any) -> bool:
    """Whether what it calls by its own name is `function` itself, as it is, not what watches it."""
    code = getattr(function, "__code__", None)
    if code is None:
        return False
    names = {name for name, found in _known_names(function) if found is function}
    return any(not names.isdisjoint((*each.co_names, *each.co_freevars)) for each in _codes(code))


def _known_names(function: Any) -> Iterator[tuple[str, Any]]:
    """Names outside a function that it may use, with what they hold just now."""
    yield from function.__globals__.items()
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        with suppress(ValueError):
            # An empty cell has no contents yet.
            yield name, cell.cell_contents


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of the functions and comprehensions within it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _is_alone(recorder: Recorder) -> bool:
    """Whether only one call was seen, though the game went on there and its depth, where it has one, was above 0."""
    if recorder.count != 1 or not recorder.roots or recorder.roots[0].state.to_move is None:
        return False
    numbers = recorder.roots[0].numbers
    depth = next((numbers[name] for name in numbers if name.lower() in DEPTH_NAMES), 1)
    return bool(depth > 0)


class _Parameters:
    """What a function's parameters hold in a call, by name. Quicker than `Signature.bind`, and does not mind what does not fit:
    the function itself will say so.
    """

    def __init__(self, function: Any) -> None:
        parameters = inspect.signature(function).parameters.values()
        self.names = [
            each.name for each in parameters if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)
        ]
        self.defaults = {each.name: each.default for each in parameters if each.default is not each.empty}

    def given(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
        names = self.names
        rest = {f"args[{number}]": value for number, value in enumerate(args[len(names) :])}
        return {**self.defaults, **dict(zip(names, args, strict=False)), **rest, **kwargs}


def _keep(function: Any, recorder: Recorder, view: str | None, most_events: int) -> None:
    """Leave the trace of what was recorded in `function.trace`: None when that can't be told as a search."""
    try:
        function.trace = trace_of(recorder, function.__name__, view, most_events)
    except Exception:
        # Positions and values are the student's; watching must not fail where the function does not.
        function.trace = None


def trace_of(recorder: Recorder, name: str, view: str | None = None, most_events: int = MOST_EVENTS) -> Trace | None:
    """What was recorded as a trace; None when there was no position among the parameters."""
    if not recorder.roots:
        return None
    root = recorder.roots[0]
    telling = Telling(root, view)
    options: dict[str, Any] = {key: number for key, number in root.numbers.items() if number is not None}
    trace = Trace(name, root.state, telling.view, "tree", options, "own")
    trace.events = telling.events[:most_events]
    if telling.lost:
        trace.options["lost"] = telling.lost
    if recorder.is_full or len(telling.events) > most_events:
        trace.options["complete"] = False
    return trace


def kept_trace(top: Call | None) -> Trace | None:
    """The trace of calls that were recorded otherwise; None where there are none."""
    if top is None:
        return None
    recorder = Recorder(0)
    recorder.roots.append(top)
    return trace_of(recorder, getattr(top.function, "co_name", "search"))
