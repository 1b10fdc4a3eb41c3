"""What a student's leaves may be judged by: evaluations that fit what was seen at them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from ..games.base import State
from ..search.evaluation import Evaluation, Outcome, ScoreLead, evaluation_of
from .evidence import Run
from .mutants import Place, viewer_of

FEWEST = 0.9
"""Of the leaves that an evaluation has to explain."""

TOLERANCE = 1e-9

VIEWS: Mapping[str, Callable[[Place, int], int]] = {
    "root": lambda place, me: me,
    "mover": lambda place, me: place.mover or 0,
    "turned": lambda place, me: viewer_of(place),
    "last": lambda place, me: viewer_of(place) if place.mover is not None else 1 - viewer_of(place),
    "zero": lambda place, me: 0,
}
"""Whose view a leaf's value may take: they differ at the end of the game, where nobody is to move."""


@dataclass(frozen=True)
class Judge:
    """of: for a run, what gives a number a player for a place. evaluate: the same for positions, where there is one."""

    of: Callable[[Run], Callable[[Place], tuple[float, ...]]]
    evaluate: Any = None


def same(first: float | None, second: float | None) -> bool:
    """Equal, but for rounding. Infinity is only what itself is, and what is no number is nothing."""
    if first is None or second is None:
        return False
    if not (isfinite(first) and isfinite(second)):
        return first == second
    return abs(first - second) <= TOLERANCE * max(1.0, abs(first), abs(second))


def judges_for(runs: list[Run], evaluate: Any) -> list[Judge]:
    """What the leaves of all runs may have been judged by: known evaluations that fit, else their own values."""
    known = list(_known(runs[0].case.root.state, evaluate))
    leaves = [(place, value) for run in runs for place, value in run.leaves.items()]
    if evaluate is not None or not leaves:
        return [_by(each) for each in known]
    fitting = [each for each in known if _fits(each, leaves)]
    if fitting:
        return [_by(fitting[0])]
    # Its own, or one of the known asked for by the node above, so that what looks like a leaf is none.
    return [*(Judge(_own(view)) for view in VIEWS), *map(_by, known)]


def _known(state: State[Any], evaluate: Any) -> Iterator[Callable[[State[Any]], tuple[float, ...]]]:
    if evaluate is None:
        yield from (ScoreLead(), Outcome(), Evaluation(state.game.weights), Evaluation(state.game.greed), _sign)
    elif callable(evaluate) and not isinstance(evaluate(state), tuple):
        yield lambda state: (evaluate(state), -evaluate(state))
        yield lambda state: (evaluate(state), -evaluate(state))[:: -1 if state.to_move == 1 else 1]
    else:
        yield evaluation_of(evaluate, state)


def _sign(state: State[Any]) -> tuple[float, ...]:
    lead = ScoreLead()(state)[0]
    return (float((lead > 0) - (lead < 0)), float((lead < 0) - (lead > 0)))


def _fits(evaluate: Callable[[State[Any]], tuple[float, ...]], leaves: Iterable[tuple[Place, float]]) -> bool:
    """Whether it explains the leaves, but for signs: whose view they take is another question."""
    hits = [same(abs(evaluate(place.state)[0]), abs(value)) for place, value in leaves]
    return sum(hits) >= FEWEST * len(hits)


def _by(evaluate: Callable[[State[Any]], tuple[float, ...]]) -> Judge:
    kept: dict[Place, tuple[float, ...]] = {}

    def judge(place: Place) -> tuple[float, ...]:
        values = kept.get(place)
        if values is None:
            values = kept[place] = tuple(map(float, evaluate(place.state)))
        return values

    return Judge(lambda run: judge, evaluate)


def _own(view: str) -> Callable[[Run], Callable[[Place], tuple[float, ...]]]:
    """The values that the student's own leaves gave, taken as of this view."""

    def of(run: Run) -> Callable[[Place], tuple[float, ...]]:
        me = run.case.root.mover or 0

        def judge(place: Place) -> tuple[float, ...]:
            value = run.leaves[place]
            viewer = VIEWS[view](place, me)
            return (value, -value) if viewer == 0 else (-value, value)

        return judge

    return of
