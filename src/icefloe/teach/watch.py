"""Running somebody's function: within a time limit whatever it does, and seeing every call that it makes about a position.

Three things keep the time. A hook of `sys.setprofile`, of the function's own thread, looks at the clock at every call, of
builtins too, and raises there. (It also sees the calls, those of nested functions and helpers as well, which no decorator reaches;
unlike `sys.settrace` it is left alone by debuggers and coverage.) A loop that never calls anything never comes to that
hook: for it the waiting thread asks Python to raise in the other one (`PyThreadState_SetAsyncExc`), which happens
between two bytecodes. Two kinds of function stay all the same: a builtin that never returns, such as
`sum(itertools.count())`, hears neither; and a function that catches every exception (a bare `except`, or one of
`BaseException`) in a loop without end swallows both. Their thread is left behind, a daemon that ends with the process.
"""

from __future__ import annotations

import ctypes
import linecache
import sys
import sysconfig
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from inspect import CO_GENERATOR
from pathlib import Path
from time import perf_counter
from types import CodeType, FrameType, TracebackType
from typing import Any

from ..games.base import State
from . import console
from .calls import Call, Recorder

MOST_CALLS = 100_000
"""Kept of one run."""

GRACE = 0.2
"""Seconds from the time limit to the first request that a thread end; and between two of them."""

REQUESTS = 5

_FOREIGN = tuple(
    {
        str(Path(__file__).resolve().parents[1]),
        *(sysconfig.get_paths()[name] for name in ("stdlib", "platlib", "purelib")),
    }
)
"""Folders whose functions are not the student's."""


class TimeUp(SystemExit):
    """Time is up. Of the kind that a thread may end with in silence, and that `except Exception` lets pass."""


@dataclass(frozen=True)
class SourceLine:
    """A line of somebody's program. file: as Python names it, a notebook's cell too. source: the line's text."""

    file: str
    line: int
    source: str

    def __str__(self) -> str:
        cell = "your cell" if "ipykernel" in self.file or self.file.startswith("<") else Path(self.file).name
        return f"{cell}, line {self.line}" + (f": {self.source}" if self.source else "")


@dataclass
class Outcome:
    """How a run went. roots: its outermost calls about a position. line: where in the student's own program an error arose.

    is_at_end: whether that was about a position in which the game is over.
    """

    result: Any = None
    error: BaseException | None = None
    line: SourceLine | None = None
    is_late: bool = False
    is_at_end: bool = False
    seconds: float = 0.0
    roots: list[Call] = field(default_factory=list)


def watched(call: Callable[[], Any], seconds: float, *, keep: bool = True) -> Outcome:
    """What `call` did within `seconds`. keep: record its calls. Whatever interrupts the waiting ends `call` too."""
    outcome = Outcome()
    recorder = Recorder(MOST_CALLS)
    outcome.roots = recorder.roots
    started = perf_counter()
    is_over = threading.Event()
    hook = _hook(recorder, started + seconds, keep)
    worker = threading.Thread(target=_work, args=(call, outcome, hook, is_over, console.current()), daemon=True)
    worker.start()
    try:
        # Not by `join`: a thread whose `join` was interrupted counts as ended, though it runs on.
        is_over.wait(min(seconds + GRACE, threading.TIMEOUT_MAX))
    finally:
        _end(worker, is_over)
    if not is_over.is_set():
        # It may still be running: what it writes from now on is nobody's.
        return Outcome(is_late=True, seconds=perf_counter() - started)
    outcome.seconds = perf_counter() - started
    return outcome


def _end(worker: threading.Thread, is_over: threading.Event) -> None:
    """Ask a thread to end, some times; nothing where it has."""
    for _ in range(REQUESTS):
        if is_over.is_set() or worker.ident is None:
            break
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(worker.ident), ctypes.py_object(TimeUp))
        is_over.wait(GRACE)
    if is_over.is_set():
        worker.join(GRACE)


def _work(
    call: Callable[[], Any], outcome: Outcome, hook: Any, is_over: threading.Event, printed: console.Printed | None
) -> None:
    console.enter(printed)
    try:
        sys.setprofile(hook)
        try:
            outcome.result = call()
        finally:
            sys.setprofile(None)
    except TimeUp:
        outcome.is_late = True
    except BaseException as error:
        outcome.error, outcome.line, outcome.is_at_end = error, line_of(error), _is_at_end(error)
    is_over.set()


def _hook(recorder: Recorder, until: float, keep: bool) -> Callable[[FrameType, str, Any], None]:
    """What Python calls at each call and return of the thread."""
    path: list[tuple[FrameType, Call]] = []
    own: dict[CodeType, bool] = {}

    def hook(frame: FrameType, event: str, result: Any) -> None:
        if perf_counter() > until:
            raise TimeUp
        if not keep:
            return
        if event == "return":
            if path and path[-1][0] is frame:
                recorder.leave(path.pop()[1], result)
        elif event == "call":
            code = frame.f_code
            is_own = own.get(code)
            if is_own is None:
                # Methods that dataclasses make have no file of their own.
                is_ours = str(frame.f_globals.get("__name__")).startswith("icefloe.")
                is_own = own[code] = is_students(code) and not is_ours
            if is_own:
                call = recorder.enter(code, _parameters(frame))
                if call is not None:
                    path.append((frame, call))

    return hook


def is_students(code: CodeType) -> bool:
    """Whether a function is somebody's own, that may be told positions: none of Python's, of packages, of icefloe."""
    names = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4)
    return bool(names) and not code.co_flags & CO_GENERATOR and not is_foreign(code.co_filename)


def is_foreign(file: str) -> bool:
    return file.startswith((*_FOREIGN, "<frozen"))


def _parameters(frame: FrameType) -> dict[str, Any]:
    """What a function was called with, by name; nothing for a position's own methods."""
    code, values = frame.f_code, frame.f_locals
    count = code.co_argcount + code.co_kwonlyargcount
    names = code.co_varnames[:count]
    if names and names[0] == "self" and isinstance(values.get("self"), State):
        return {}
    found = {name: values[name] for name in names if name in values}
    if code.co_flags & 4:
        rest = values.get(code.co_varnames[count], ())
        found |= {f"{code.co_varnames[count]}[{number}]": value for number, value in enumerate(rest)}
    return found


def line_of(error: BaseException) -> SourceLine | None:
    """The innermost line of the student's own that an error came through."""
    trace = _own_trace(error)
    if trace is None:
        return None
    file = trace.tb_frame.f_code.co_filename
    line = linecache.getline(file, trace.tb_lineno, trace.tb_frame.f_globals).strip()
    return SourceLine(file, trace.tb_lineno, line)


def _own_trace(error: BaseException) -> TracebackType | None:
    found, trace = None, error.__traceback__
    while trace is not None:
        if not is_foreign(trace.tb_frame.f_code.co_filename):
            found = trace
        trace = trace.tb_next
    return found


def _is_at_end(error: BaseException) -> bool:
    """Whether the innermost function of the student's that an error came through was told a position whose game is over."""
    trace = _own_trace(error)
    told = [] if trace is None else [each for each in _parameters(trace.tb_frame).values() if isinstance(each, State)]
    return bool(told) and all(state.is_over for state in told)
