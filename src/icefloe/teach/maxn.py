"""Checking max^n. Equal choices may lead to several right answers: the reference keeps all vectors that some choice among equals gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ..draw.words import counted, number
from ..games.base import State
from ..search import Trace, maxn
from ..search.evaluation import Evaluation, Outcome, ScoreLead, Vector, evaluation_of
from .calling import Calling
from .calls import parted
from .cases import Case
from .ends import is_blind
from .evidence import Run, look
from .judges import same
from .mutants import INF, Place
from .report import Report
from .traced import kept_trace
from .trouble import runs_on

Judge = Callable[[Place], Vector]


@dataclass(frozen=True)
class MaxnPlan:
    """bug: what is planted. turn: `mover`, or `ply`, players in turn from the one at the root. extra: plies too many; None: to the end.

    choice: `own`, each the vector best for themselves; `root`, all what is best for the root's mover; `paranoid`, others what is worst
    for them; `worst`, each what is worst for themselves.
    """

    bug: str = ""
    turn: str = "mover"
    extra: int | None = 0
    choice: str = "own"


PLANS = (
    MaxnPlan("turn-by-depth", turn="ply"),
    MaxnPlan("depth-off-by-one", extra=1),
    MaxnPlan("depth-off-by-one", extra=-1),
    MaxnPlan("depth-ignored", extra=None),
    MaxnPlan("paranoid", choice="paranoid"),
    MaxnPlan("sign", choice="root"),
    MaxnPlan("sign", choice="worst"),
)


def check_maxn(calling: Calling, evaluate: Any, seconds: float, cases: Iterable[Case]) -> Report:
    """The report on a max^n of one's own."""
    runs, report = runs_on(calling, "maxn", cases, seconds)
    if report is not None:
        return report
    look(runs)
    return _judged(runs, evaluate)


def _judged(runs: list[Run], evaluate: Any) -> Report:
    judges = list(_judges(runs, evaluate))
    for judge in judges:
        if all(_is_like(run, MaxnPlan(), judge(run)) for run in runs):
            return _at_end(runs) if evaluate is None and is_blind(runs) else Report("maxn", True, checked=len(runs))
    bugs = {plan.bug for judge in judges for plan in PLANS if _explains(plan, judge, runs)}
    bug = bugs.pop() if len(bugs) == 1 else "differs-here"
    judge = judges[0]
    run = next(run for run in runs if not _is_like(run, MaxnPlan(), judge(run)))
    found = _choices(MaxnPlan(), run.case.root, run.case.depth, judge(run), run.case.root.mover or 0)
    vectors = sorted({vector for _, vector in found})
    state = run.case.root.state
    value = parted(run.outcome.result, state)[0]
    return Report(
        "maxn",
        False,
        bug,
        f"It shows on this position of {number(state.players)} players, searched {counted(run.case.depth, 'ply', 'plies')} deep.",
        state,
        run.case.depth,
        " or ".join(f"value {_words(vector)}" for vector in vectors),
        ", ".join([f"value {_words(value)}"] * (value is not None) + [f"move {run.move}"] * (run.move is not None)),
        trace=kept_trace(run.top),
        reference=Trace.of(maxn, state, run.case.depth),
        checked=len(runs),
    )


def _explains(plan: MaxnPlan, judge: Callable[[Run], Judge], runs: list[Run]) -> bool:
    """Whether a search by `plan` may give what the student's gave, wherever it can be tried."""
    reached = [run for run in runs if run.case.reaches(plan.extra)]
    return bool(reached) and all(_is_like(run, plan, judge(run)) for run in reached)


def _at_end(runs: list[Run]) -> Report:
    """The report on vectors at the end of the game that do not follow the scores."""
    ends = ((run, place) for run in runs for place in run.raw_leaves if place.mover is None)
    run, place = next(ends)
    scores, value = _words(place.state.scores), _words(run.raw_leaves[place])
    shows = f"The game that ends in {place.state} is worth {value} to it: the scores there are {scores}."
    position, depth = run.case.root.state, run.case.depth
    return Report("maxn", False, "end-of-game", shows, position, depth, trace=kept_trace(run.top), checked=len(runs))


def _words(value: Any) -> str:
    return "(" + ", ".join(f"{part:g}" for part in value) + ")" if isinstance(value, tuple) else f"{value:g}"


# --- what leaves are judged by -----------------------------------------------------------------------------------------------


def _judges(runs: list[Run], evaluate: Any) -> Iterator[Callable[[Run], Judge]]:
    state = runs[0].case.root.state
    known = list(_known(state)) if evaluate is None else [evaluation_of(evaluate, state)]
    leaves = [(place, value) for run in runs for place, value in run.raw_leaves.items()]
    fitting = [each for each in known if _fits(each, leaves)]
    if leaves and not fitting and evaluate is None:
        yield lambda run: run.raw_leaves.__getitem__
    else:
        yield from map(_by, fitting or known)


def _known(state: State[Any]) -> Iterator[Callable[[State[Any]], Vector]]:
    weights = Evaluation(state.game.weights)
    yield from (ScoreLead(), Outcome(), weights)
    yield lambda state: tuple(map(float, state.scores))
    yield lambda state: tuple(weights.worth(state, player) for player in range(state.players))


def _fits(evaluate: Callable[[State[Any]], Vector], leaves: list[tuple[Place, Any]]) -> bool:
    return all(_is_same(value, evaluate(place.state), None) for place, value in leaves)


def _by(evaluate: Callable[[State[Any]], Vector]) -> Callable[[Run], Judge]:
    return lambda run: lambda place: tuple(map(float, evaluate(place.state)))


def _is_same(value: Any, vector: Vector, player: int | None) -> bool:
    """Whether a value is this vector; or, a single number, what `player` has in it."""
    if isinstance(value, tuple):
        return len(value) == len(vector) and all(map(same, value, vector))
    return player is not None and same(value, vector[player])


# --- the reference -----------------------------------------------------------------------------------------------------------


def _is_like(run: Run, plan: MaxnPlan, judge: Judge) -> bool:
    """Whether a search by `plan` may give what the student's gave."""
    root = run.case.root
    depth = INF if plan.extra is None else run.case.depth + plan.extra
    value = parted(run.outcome.result, root.state)[0]
    try:
        choices = _choices(plan, root, depth, judge, root.mover or 0)
    except (KeyError, TypeError, IndexError):
        return False
    moves = dict(zip(root.children, root.state.legal_moves, strict=True))
    return any(
        (value is None or _is_same(value, vector, root.mover))
        and (run.move is None or child is None or moves[child] == run.move)
        for child, vector in choices
    )


def _choices(plan: MaxnPlan, place: Place, depth: float, judge: Judge, me: int) -> list[tuple[Place | None, Vector]]:
    """Every vector that the search may return here, each with the child it is from."""
    if depth <= 0 or place.mover is None:
        return [(None, tuple(judge(place)))]
    below = [(child, {vector for _, vector in _choices(plan, child, depth - 1, judge, me)}) for child in place.children]
    player = place.mover if plan.turn == "mover" else (me + place.level) % place.state.players

    def liking(vector: Vector) -> float:
        if plan.choice == "root" or (plan.choice == "paranoid" and player == me):
            return vector[me]
        if plan.choice == "paranoid":
            return -vector[me]
        return -vector[player] if plan.choice == "worst" else vector[player]

    # Whatever is chosen beneath the other children, they offer at least their least liked vector.
    least = max(min(map(liking, vectors)) for _, vectors in below)
    return [(child, vector) for child, vectors in below for vector in vectors if liking(vector) >= least]
