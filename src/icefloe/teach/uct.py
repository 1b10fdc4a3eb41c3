"""Checking UCT: on small positions, does it find the best move, whatever the dice?

By exact search every other move gives a worse end, in victories and in fish, and the trees are so small (16 to 58 positions) that a
thousand simulations go through them many times over: a right search finds the best move practically always.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
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


AGREED = 0.9
"""Of all choices, those that a wrong reward has to explain before it is named."""

FEWEST = 3
"""Positions that have to be seen before it is."""

Rating = Callable[[tuple[float, ...], int, int, int], float]
"""What the end of a line, shares of the victory, is worth at a node: by who is to move there, its level, who moves at the root."""

WRONG_REWARDS: tuple[tuple[str, Rating], ...] = (
    ("reward-wrong-player", lambda shares, player, level, me: -shares[player]),
    ("reward-wrong-player", lambda shares, player, level, me: shares[me]),
    ("reward-turned-by-depth", lambda shares, player, level, me: shares[(me + level) % 2]),
)
"""What each node picks the most of, when rewards are the other player's; all the root's; turned round level by level from the root."""


def check_uct(calling: Calling, seconds: float) -> Report:
    """The report on a UCT of one's own."""
    until = perf_counter() + seconds
    found: dict[str, list[Run]] = {}
    for text in (*ALTERNATING[:2], *AGAIN[:2], *ALTERNATING[2:], *AGAIN[2:]):
        root = Place(fish.parse(text))
        case = Case(root, SIMULATIONS, size_of(root, INF))
        try:
            found[text] = _runs(calling, case, until, is_first=not found)
        except _NoAnswer as none:
            return none.report
        except TimeoutError:
            break
    return _verdict(found)


class _NoAnswer(Exception):
    """A run that gave none; says so in `report`."""

    def __init__(self, report: Report) -> None:
        super().__init__(str(report))
        self.report = report


def _runs(calling: Calling, case: Case, until: float, *, is_first: bool) -> list[Run]:
    """Runs with several seeds, or one that chose well. Raises `_NoAnswer`; `TimeoutError` when there is no time left, save for
    the first position.
    """
    best = best_moves(case.root.state)
    runs: list[Run] = []
    for seed in SEEDS:
        left = max(until - perf_counter(), 0.01)
        outcome = watched(partial(calling, case.root.state, SIMULATIONS, seed), left, keep=False)
        if outcome.is_late and not (is_first and not runs):
            raise TimeoutError
        run = run_of(case, outcome)
        report = trouble_of("uct", run) or _without_move(run)
        if report is not None:
            raise _NoAnswer(report)
        runs.append(run)
        if runs[0].move in best:
            break
    return runs


def _without_move(run: Run) -> Report | None:
    if run.move is not None:
        return None
    shown = shortened(run.outcome.result)
    return Report("uct", False, "wrong-type", f"Here it returned {shown}, and no move.", run.case.root.state, got=shown)


def _verdict(found: dict[str, list[Run]]) -> Report:
    wrong = {text: _wrong(runs) for text, runs in found.items()}
    failed = next((text for text, runs in wrong.items() if len(runs) > len(SEEDS) / 2), None)
    if failed is None:
        return Report("uct", True, checked=len(found))
    bugs = {bug for bug, chosen in _explanations() if _explains(chosen, found)}
    bug = bugs.pop() if len(bugs) == 1 else "differs-here"
    run = wrong[failed][0]
    state = run.case.root.state
    best = " or ".join(map(str, best_moves(state)))
    shows = f"Looking at the whole game, {best} is best here; yours chose {run.move}."
    if bug == "differs-here":
        often, of = sum(map(len, wrong.values())), sum(map(len, found.values()))
        shows += f" It picked a move that is not the best one in {often} of {of} searches."
    elif failed in AGAIN:
        shows += " After it the same player moves again."
    return Report("uct", False, bug, shows, state, None, best, str(run.move), checked=len(found))


def _wrong(runs: list[Run]) -> list[Run]:
    return [run for run in runs if run.move not in best_moves(run.case.root.state)]


def _explanations() -> Iterator[tuple[str, Callable[[State[Any]], list[Any]]]]:
    """Bugs, each with the moves that a search with it picks."""
    for bug, rating in WRONG_REWARDS:
        yield bug, partial(_picked, rating)
    yield "reward-turned-by-depth", _picked_turned


def _explains(chosen: Callable[[State[Any]], list[Any]], found: dict[str, list[Run]]) -> bool:
    """Whether practically every choice is one of those."""
    if len(found) < FEWEST:
        return False
    hits = [run.move in chosen(run.case.root.state) for runs in found.values() for run in runs]
    return sum(hits) >= AGREED * len(hits)


def _picked(rating: Rating, state: State[Any]) -> list[Any]:
    """The moves at the root where every node picks what it rates highest."""
    me = state.to_move or 0
    return _highest({move: rating(_end(state.play(move), rating, 1, me), me, 0, me) for move in state.legal_moves})


def _end(state: State[Any], rating: Rating, level: int, me: int) -> tuple[float, ...]:
    """The end that is reached from here, as shares of the victory."""
    player = state.to_move
    if player is None:
        return _shares(state)
    ends = [_end(state.play(move), rating, level + 1, me) for move in state.legal_moves]
    return max(ends, key=lambda shares: rating(shares, player, level, me))


def _picked_turned(state: State[Any]) -> list[Any]:
    """The moves at the root where a reward is turned round at each ply, beginning at the end of the game."""
    return _highest({move: _turned(state.play(move), state.to_move or 0) for move in state.legal_moves})


def _turned(state: State[Any], before: int) -> float:
    """What a node's reward comes to. before: who moved to it."""
    if state.to_move is None:
        return _shares(state)[before]
    return 1 - max(_turned(state.play(move), state.to_move) for move in state.legal_moves)


def _highest(worths: dict[Any, float]) -> list[Any]:
    most = max(worths.values())
    return [move for move, worth in worths.items() if worth == most]


def best_moves(state: State[Any]) -> list[Any]:
    """The moves that give the mover the greatest share of the victory with best play, by looking at the whole game."""
    return _picked(lambda shares, player, level, me: shares[player], state)


def _shares(state: State[Any]) -> tuple[float, ...]:
    """Each player's share of the victory, at the end."""
    return tuple((each in state.winners) / len(state.winners) for each in range(state.players))
