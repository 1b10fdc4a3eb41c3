"""Checking UCT: on small positions, does it find the best move, whatever the dice?

By exact search every other move gives a worse end, in victories and in fish, and the trees are so small (16 to 58 positions) that a
thousand simulations go through them many times over: a right search finds the best move practically always.
"""

from __future__ import annotations

from functools import partial
from time import perf_counter
from typing import Any

from ..games import fish
from ..games.base import State
from .calling import Calling
from .cases import Case, size_of
from .evidence import Run, run_of
from .mutants import INF, Place
from .report import Report
from .trouble import shortened, trouble_of
from .watch import watched

SIMULATIONS = 1000

SEEDS = (0, 1, 2)
"""A position counts as failed when most of these fail."""

ALTERNATING = (
    "22a/2b21 b 00 4/2,3/1",
    "1a3/12b2/3. b 00 4/0,2/0",
    "13b1./132a a 00 0/2,1/2",
    "131/11b1a2 b 00 2/4,0/3",
)
"""The best move shares the victory; another one would win, if the rival played for the mover, and loses."""

AGAIN = ("12a3b/11/3.1 a 00 2/2,4/3", "33b2/31/1.1a b 00 8/3,2/2", "13.1/1a13/32.1b a 00 3/2,8/4")
"""The mover comes to move twice running, and only so wins."""


def check_uct(calling: Calling, seconds: float) -> Report:
    """The report on a UCT of one's own."""
    until = perf_counter() + seconds
    failed: list[tuple[str, Run]] = []
    passed: list[str] = []
    for text in (*ALTERNATING[:2], *AGAIN[:2], *ALTERNATING[2:], *AGAIN[2:]):
        root = Place(fish.parse(text))
        case = Case(root, SIMULATIONS, size_of(root, INF))
        try:
            wrong = _wrong_run(calling, case, until, is_first=not failed and not passed)
        except _NoAnswer as none:
            return none.report
        except TimeoutError:
            break
        if wrong is None:
            passed.append(text)
        else:
            failed.append((text, wrong))
    return _verdict(failed, passed)


class _NoAnswer(Exception):
    """A run that gave none; says so in `report`."""

    def __init__(self, report: Report) -> None:
        super().__init__(str(report))
        self.report = report


def _wrong_run(calling: Calling, case: Case, until: float, *, is_first: bool) -> Run | None:
    """A run that chose wrongly, where most do; None where most choose well. Raises `_NoAnswer`; `TimeoutError` when there is no
    time left, save for the first position.
    """
    best = best_moves(case.root.state)
    wrong: list[Run] = []
    for tries, seed in enumerate(SEEDS, 1):
        left = max(until - perf_counter(), 0.01)
        outcome = watched(partial(calling, case.root.state, SIMULATIONS, seed), left, keep=False)
        if outcome.is_late and not (is_first and tries == 1):
            raise TimeoutError
        run = run_of(case, outcome)
        report = trouble_of("uct", run) or _without_move(run)
        if report is not None:
            raise _NoAnswer(report)
        if run.move not in best:
            wrong.append(run)
        elif not wrong:
            return None
    return wrong[0] if len(wrong) > len(SEEDS) / 2 else None


def _without_move(run: Run) -> Report | None:
    if run.move is not None:
        return None
    shown = shortened(run.outcome.result)
    return Report("uct", False, "wrong-type", f"Here it returned {shown}, and no move.", run.case.root.state, got=shown)


def _verdict(failed: list[tuple[str, Run]], passed: list[str]) -> Report:
    checked = len(failed) + len(passed)
    if not failed:
        return Report("uct", True, checked=checked)
    bad = {text for text, _ in failed}
    if bad <= set(AGAIN) and len(bad) > 1:
        bug = "reward-turned-by-depth"
    elif not any(text in ALTERNATING for text in passed) and len(bad & set(ALTERNATING)) > 1:
        bug = "reward-wrong-player"
    else:
        bug = "differs-here"
    text, run = failed[0]
    state = run.case.root.state
    best = " or ".join(map(str, best_moves(state)))
    shows = f"Looking at the whole game, {best} is best here; yours chose {run.move}."
    if text in AGAIN:
        shows += " After it the same player moves again."
    return Report("uct", False, bug, shows, state, None, best, str(run.move), checked=checked)


def best_moves(state: State[Any]) -> list[Any]:
    """The moves that give the mover the greatest share of the victory with best play, by looking at the whole game."""
    shares = [(_outcome(state.play(move))[state.to_move or 0], move) for move in state.legal_moves]
    most = max(share for share, _ in shares)
    return [move for share, move in shares if share == most]


def _outcome(state: State[Any]) -> tuple[float, ...]:
    """Each player's share of the victory with best play."""
    player = state.to_move
    if player is None:
        return tuple((each in state.winners) / len(state.winners) for each in range(state.players))
    return max((_outcome(state.play(move)) for move in state.legal_moves), key=lambda shares: shares[player])
