"""Running a function on all positions; and the runs that gave no answer: too late, an error, something that is neither value nor move."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from time import perf_counter
from typing import Any

from .calling import Calling
from .calls import parted
from .cases import Case
from .console import AsksForInput
from .evidence import Run, run_of
from .report import Report
from .watch import Outcome, watched

SHARE = 0.6
"""Of all the time, for one run; and for the beginning of the last."""

SLOW = 0.2
"""Of its time, what a run on a tree of that size is to be expected to take, before being late means that it is slow, not endless."""

MOST_SHOWN = 80
"""Characters of what a function returned."""


def trouble_of(kind: str, run: Run) -> Report | None:
    """The report on a run that has no answer; None for one that has."""
    outcome, case = run.outcome, run.case
    position, depth = case.root.state, case.depth if kind != "uct" else None

    def report(bug: str, shows: str, got: str = "") -> Report:
        return Report(kind, False, bug, shows, position, depth, got=got, line=outcome.line)

    if outcome.is_late:
        seconds = f"{outcome.seconds:.1f} seconds"
        shows = f"The whole tree here has {case.size} positions, and {seconds} were not enough."
        if kind == "uct":
            shows = f"{case.depth} simulated games from here took longer than {seconds}."
        return report("time", shows)
    if isinstance(outcome.error, RecursionError):
        return report("recursion", f"Calls were nested until Python gave up, at {outcome.line}.", "RecursionError")
    if isinstance(outcome.error, AsksForInput):
        return report("input", f"At {outcome.line}." if outcome.line else "")
    if outcome.error is not None:
        error = f"{type(outcome.error).__name__}: {outcome.error}"
        where = f"At {outcome.line}" if outcome.line else "When it was called"
        return report("error", f"{where}: {error}.{_at_end(outcome)}", error)
    value, move = parted(outcome.result, position)
    shown = shortened(outcome.result)
    if value is None and move is None:
        return report("wrong-type", f"Here it returned {shown}.", shown)
    if move is not None and run.move is None:
        return report("illegal-move", f"Here it returned the move {move}.", shown)
    return None


def _at_end(outcome: Outcome) -> str:
    """A sentence where an error shows that the end of the game was not thought of."""
    if outcome.is_at_end and isinstance(outcome.error, TypeError):
        return " At the end of the game nobody is to move: state.to_move is None."
    if outcome.is_at_end and isinstance(outcome.error, ValueError | IndexError):
        return " At the end of the game there is no legal move: ask state.is_over first."
    return ""


def shortened(result: Any) -> str:
    """What a function returned, as Python writes it, not too long."""
    shown = repr(result)
    return shown if len(shown) <= MOST_SHOWN else shown[:MOST_SHOWN] + "..."


def runs_on(calling: Calling, kind: str, cases: Iterable[Case], seconds: float) -> tuple[list[Run], Report | None]:
    """The runs that there was time for; and a report, when one had no answer."""
    until = perf_counter() + seconds
    runs: list[Run] = []
    slowest = 0.0
    for case in cases:
        left = until - perf_counter()
        if runs and left < seconds * (1 - SHARE):
            break
        allowed = min(left, seconds * SHARE)
        outcome = watched(partial(calling, case.root.state, case.depth), allowed)
        if outcome.is_late and slowest * case.size > allowed * SLOW:
            break
        run = run_of(case, outcome)
        report = trouble_of(kind, run)
        if report is not None:
            return runs, report
        runs.append(run)
        slowest = max(slowest, outcome.seconds / case.size)
    return runs, None
