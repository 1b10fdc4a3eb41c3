"""Checking UCT: on small positions that are decided, does it find the winning move, whatever the dice?

Each position has a winning move; by exact search every other loses, and in games played at random the winning ones win
far more often too, so that a right search with a thousand simulations finds it practically always.
"""

from __future__ import annotations

from functools import partial
from time import perf_counter
from typing import Any

from ..games import fish
from ..games.base import State
from .calling import Calling
from .cases import Case
from .evidence import Run, run_of
from .mutants import Place
from .report import Report
from .trouble import trouble_of
from .watch import watched

SIMULATIONS = 1000

SEEDS = (0, 1, 2)
"""A position counts as failed when most of these fail."""

ALTERNATING: tuple[str, ...] = ()
"""Players take turns in most games from here."""

AGAIN: tuple[str, ...] = ()
"""The mover often moves twice running."""


def check_uct(calling: Calling, seconds: float) -> Report:
    """The report on a UCT of one's own."""
    until = perf_counter() + seconds
    failed: list[tuple[str, Run]] = []
    passed: list[str] = []
    for text in [text for pair in zip(ALTERNATING, AGAIN, strict=True) for text in pair]:
        case = Case(Place(fish.parse(text)), SIMULATIONS)
        wrong: list[Run] = []
        for tries, seed in enumerate(SEEDS, 1):
            left = until - perf_counter()
            if (failed or passed) and left < seconds * 0.2:
                break
            outcome = watched(partial(calling, case.root.state, SIMULATIONS, seed), left, keep=False)
            if outcome.is_late and (failed or passed):
                break
            run = run_of(case, outcome)
            report = _trouble(run)
            if report is not None:
                return report
            if run.move not in winning(case.root.state):
                wrong.append(run)
            if tries - len(wrong) > 0 and not wrong:
                break
        if len(wrong) > len(SEEDS) / 2:
            failed.append((text, wrong[0]))
        else:
            passed.append(text)
    return _verdict(failed, passed)


def _trouble(run: Run) -> Report | None:
    report = trouble_of("uct", run)
    if report is None and run.move is None:
        shown = repr(run.outcome.result)[:80]
        shows = f"Here it returned {shown}, and no move."
        report = Report("uct", False, "wrong-type", shows, run.case.root.state, got=shown)
    return report


def _verdict(failed: list[tuple[str, Run]], passed: list[str]) -> Report:
    checked = len(failed) + len(passed)
    if not failed:
        return Report("uct", True, checked=checked)
    bad = {text for text, _ in failed}
    if bad <= set(AGAIN) and any(text in ALTERNATING for text in passed):
        bug = "reward-turned-by-depth"
    elif len(failed) >= 0.75 * checked:
        bug = "reward-wrong-player"
    else:
        bug = "differs-here"
    text, run = failed[0]
    state = run.case.root.state
    shows = "The mover may move twice running here." if text in AGAIN else "One move wins here, and yours does not."
    expected = " or ".join(map(str, winning(state)))
    return Report("uct", False, bug, shows, state, None, expected, str(run.move), checked=checked)


def winning(state: State[Any]) -> list[Any]:
    """The moves after which the mover wins with best play, by looking at the whole game."""
    return [move for move in state.legal_moves if _outcome(state.play(move))[state.to_move or 0] == 1]


def _outcome(state: State[Any]) -> tuple[float, ...]:
    """Each player's share of the victory with best play."""
    player = state.to_move
    if player is None:
        return tuple((each in state.winners) / len(state.winners) for each in range(state.players))
    return max((_outcome(state.play(move)) for move in state.legal_moves), key=lambda shares: shares[player])
