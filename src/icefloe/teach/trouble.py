"""Runs that gave no answer at all: too late, an error, something that is neither value nor move."""

from __future__ import annotations

from .calls import is_value, parted
from .evidence import Run
from .report import Report

MOST_SHOWN = 80
"""Characters of what a function returned."""


def trouble_of(kind: str, run: Run) -> Report | None:
    """The report on a run that has no answer; None for one that has."""
    outcome, case = run.outcome, run.case
    position, depth = case.root.state, case.depth

    def report(bug: str, shows: str, got: str = "") -> Report:
        return Report(kind, False, bug, shows, position, depth, got=got, line=outcome.place)

    if outcome.is_late:
        seconds = f"{outcome.seconds:.1f} seconds"
        return report("time", f"The whole tree here has {case.size} positions, and {seconds} were not enough.")
    if isinstance(outcome.error, RecursionError):
        return report("recursion", f"Calls were nested until Python gave up, at {outcome.place}.", "RecursionError")
    if outcome.error is not None:
        error = f"{type(outcome.error).__name__}: {outcome.error}"
        where = f"At {outcome.place}" if outcome.place else "When it was called"
        return report("error", f"{where}: {error}.", error)
    value, move = parted(outcome.result, position)
    shown = repr(outcome.result)
    shown = shown if len(shown) <= MOST_SHOWN else shown[:MOST_SHOWN] + "..."
    if value is None and move is None:
        return report("wrong-type", f"Here it returned {shown}.", shown)
    if move is not None and run.move is None:
        return report("illegal-move", f"Here it returned the move {move}.", shown)
    if value is not None and not is_value(value):
        return report("wrong-type", f"Here it returned {shown}.", shown)
    return None
