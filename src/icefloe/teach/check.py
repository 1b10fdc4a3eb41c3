"""`check`: a student's search beside the textbook's, on small positions, until the bug has a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Any, Literal

from ..games.base import State
from ..search import ALGORITHMS
from .calling import Calling, Unfit
from .calls import Call
from .cases import Case, own_cases, three_player_cases, two_player_cases
from .console import apart
from .judging import Judging
from .maxn import check_maxn
from .report import Report
from .trouble import runs_on
from .uct import check_uct
from .watch import watched

Kind = Literal["minimax", "alphabeta", "negamax", "maxn", "uct"]

VALUES_RIGHT = ("no-cut", "prune-late", "move-from-bound")
"""Bugs that do not show in the value."""

UNNAMED = ("differs-here", "error", "time", "recursion", "wrong-type", "illegal-move")
"""Bugs that may be owed to how the function was called."""

TRIED = 3
"""Positions on which is looked how a function calls itself: each player is to move in one of them at least."""

MOMENT = 0.01
"""Seconds that even the last is given."""

KINDS = ("minimax", "alphabeta", "negamax", "maxn", "uct")


Cases = Callable[[int], tuple[Case, ...]]
"""The positions to try, by how often the function was tried on them already."""


def check(
    function: Callable[..., Any],
    kind: Kind = "minimax",
    evaluate: Any = None,
    seconds: float = 10,
    positions: Sequence[State[Any]] = (),
) -> Report:
    """What is wrong with a search of one's own, if anything, within `seconds`.

    function: of (state, depth), others of its parameters by their usual names or with defaults; for `uct` of (state,
    simulations). It returns a value, a move, or both. kind: what it means to be. evaluate: what it judges positions by, where
    that is to be checked too: see `icefloe.search.evaluation_of`, or a function that gives one number; when None whatever it uses is right.
    positions: states of any game to try it on, in place of icefloe's own small positions of Fish; not for `uct`, which needs positions with a
    known best move. Raises `ValueError` for an unknown kind, positions that do not fit, and a time that is none; whatever the
    function does is in the report.
    """
    if kind not in KINDS:
        raise ValueError(f"kind is {kind!r}, needs one of: {', '.join(KINDS)}")
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds > 0:
        raise ValueError(f"seconds is {seconds!r}, needs a number above 0")
    cases = _cases(kind, positions)
    try:
        calling = Calling.of(function, kind, evaluate)
    except Unfit as reason:
        return Report(kind, False, "signature", _sentence(str(reason)))
    with apart() as printed:
        report = _report(calling, kind, evaluate, seconds, cases)
    return replace(report, note=f"{report.note} {printed.note}".strip())


def _cases(kind: str, positions: Sequence[State[Any]]) -> Cases:
    if not positions:
        return two_player_cases if kind != "maxn" else lambda _: three_player_cases()
    if kind == "uct":
        raise ValueError("uct is checked on positions whose best move is known: leave positions away")
    own = own_cases(positions, ALGORITHMS[kind])
    return lambda _: own


def _report(calling: Calling, kind: str, evaluate: Any, seconds: float, cases: Cases) -> Report:
    if kind == "uct":
        return check_uct(calling, seconds)
    if kind == "maxn":
        return check_maxn(calling, evaluate, seconds, cases(0))
    return _checked_by_all(calling, kind, evaluate, seconds, cases)


def _checked_by_all(calling: Calling, kind: str, evaluate: Any, seconds: float, cases: Cases) -> Report:
    """The report by the way of calling the function that it is right for; where there is none, by the first that names a bug."""
    until = perf_counter() + seconds
    others = calling.others()
    if not others:
        return _checked(calling, kind, evaluate, seconds, cases(0))
    # Always on other positions, since a function may remember what it found when called in another way.
    calls = list(_calls(calling, cases(len(others) + 2)[:TRIED], seconds / 4))
    fits = {id(each): each.fit(calls) for each in (calling, *others)}
    ways = sorted((each for each in (calling, *others) if fits[id(each)]), key=lambda each: -fits[id(each)])
    reports: list[Report] = []
    for number, way in enumerate(ways or [calling]):
        left = until - perf_counter()
        if reports and left <= 0:
            break
        is_last = number == len(ways) - 1
        report = _checked(way, kind, evaluate, max(left if is_last else left / 2, MOMENT), cases(number))
        if report.ok or (number == 0 and report.bug in ("time", "recursion", "input")):
            return report
        reports.append(report)
    return min(reports, key=_strangeness)


def _strangeness(report: Report) -> int:
    """The less, the more likely is it that the function was called as it was meant to be."""
    if report.bug in VALUES_RIGHT:
        return 0
    return 2 if report.bug in UNNAMED else 1


def _calls(calling: Calling, cases: Iterable[Case], seconds: float) -> Iterator[Call]:
    """What the function calls itself with on these positions, as far as there is time."""
    until = perf_counter() + seconds
    for case in cases:
        outcome = watched(partial(calling, case.root.state, case.depth), max(until - perf_counter(), MOMENT))
        if outcome.is_late:
            return
        for root in outcome.roots:
            yield from (call for call in root.walk() if call.parent is not None)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."


def _checked(calling: Calling, kind: str, evaluate: Any, seconds: float, cases: Iterable[Case]) -> Report:
    runs, report = runs_on(calling, kind, cases, seconds)
    report = report or Judging(kind, runs, evaluate).report()
    upwards = next((run.roles.depth for run in runs if run.roles.counts_up), "")
    if report.ok or not upwards or "start" in calling.roles.values():
        return report
    words = f"your function counts {upwards!r} up, and check can't tell how far: give it a parameter such as max_depth"
    return Report(kind, False, "signature", _sentence(words))
