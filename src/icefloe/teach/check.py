"""`check`: a student's search beside the textbook's, on small positions, until the bug has a name."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Literal

from .calling import Calling, Unfit
from .cases import two_player_cases
from .judging import Judging
from .maxn import check_maxn
from .report import Report
from .trouble import runs_on
from .uct import check_uct

Kind = Literal["minimax", "alphabeta", "negamax", "maxn", "uct"]

NO_ANSWER = ("error", "time", "recursion", "wrong-type", "illegal-move")
"""Bugs that may be owed to how the function was called."""

KINDS = ("minimax", "alphabeta", "negamax", "maxn", "uct")


def check(function: Callable[..., Any], kind: Kind = "minimax", evaluate: Any = None, seconds: float = 10) -> Report:
    """What is wrong with a search of one's own, if anything, within `seconds`.

    function: of (state, depth), others of its parameters by their usual names or with defaults; for `uct` of (state,
    simulations). It returns a value, a move, or both. kind: what it means to be. evaluate: what it judges positions by, where
    that is to be checked too: see `icefloe.search.evaluation_of`, or a function that gives one number; when None whatever it uses is right.
    Raises `ValueError` for an unknown kind and a time that is none; whatever the function does is in the report.
    """
    if kind not in KINDS:
        raise ValueError(f"kind is {kind!r}, needs one of: {', '.join(KINDS)}")
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds > 0:
        raise ValueError(f"seconds is {seconds!r}, needs a number above 0")
    try:
        calling = Calling.of(function, kind, evaluate)
    except Unfit as reason:
        return Report(kind, False, "signature", _sentence(str(reason)))
    if kind == "uct":
        return check_uct(calling, seconds)
    if kind == "maxn":
        return check_maxn(calling, evaluate, seconds)
    return _checked_by_all(calling, kind, evaluate, seconds)


def _checked_by_all(calling: Calling, kind: str, evaluate: Any, seconds: float) -> Report:
    """The report by the way of calling the function that it is right for; where there is none, by the first that names a bug."""
    until = perf_counter() + seconds
    others = calling.others()
    if not others:
        return _checked(calling, kind, evaluate, seconds)
    first = _checked(calling, kind, evaluate, seconds / 2)
    if first.ok or first.bug in ("time", "recursion"):
        return first
    named = first
    for number, other in enumerate(others, 1):
        left = until - perf_counter()
        if left <= 0:
            break
        # On other positions, since a function may remember what it found when called in another way.
        report = _checked(other, kind, evaluate, left if number == len(others) else left / 2, number)
        if report.ok:
            return report
        if named.bug == "differs-here" and report.bug not in NO_ANSWER:
            named = report
    return named


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."


def _checked(calling: Calling, kind: str, evaluate: Any, seconds: float, extra: int = 0) -> Report:
    runs, report = runs_on(calling, kind, two_player_cases(extra), seconds)
    return report or Judging(kind, runs, evaluate).report()
