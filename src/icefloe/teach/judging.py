"""What runs of a student's search say: right, or which bug.

The name of a bug comes from the reference with bugs planted (`mutants.py`): the one bug that gives the student's values and visited
positions on all positions is named. Where none does, or two do, the report says where the answers differ and no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ..draw.words import counted
from ..search import Trace, alphabeta, minimax
from .calls import Call
from .ends import fault_of
from .evidence import Run, look, number_of
from .judges import Judge, judges_for, same
from .mutants import INF, RIGHT, WRONG, Answer, Place, Plan, answer
from .report import Report
from .traced import kept_trace

FEWEST_STUCK = 3
"""Runs with the same finite value beyond all leaves, before it is taken for what the best value began with."""


class Judging:
    """All runs of one function, against the reference in every shape."""

    def __init__(self, kind: str, runs: list[Run], evaluate: Any) -> None:
        self.kind = kind
        self.runs = runs
        look(runs)
        self.judges = judges_for(runs, evaluate)
        self.is_seen = all(run.top is not None for run in runs) and not any(run.lost for run in runs)
        self.end = fault_of(runs)
        self.is_own = evaluate is None
        self.has_table = any(run.early for run in runs)
        self.answers: dict[Any, Answer | None] = {}

    # --- the reference -----------------------------------------------------------------------------------------------------

    def answer(self, plan: Plan, judge: Judge, run: Run) -> Answer | None:
        """What the reference finds, with the student's order of moves; None where a leaf's value is not known."""
        key = (plan, id(judge), id(run))
        if key not in self.answers:
            try:
                self.answers[key] = answer(plan, run.case.root, run.case.depth, judge.of(run), run.ordered)
            except KeyError:
                self.answers[key] = None
        return self.answers[key]

    def has_value(self, run: Run, found: Answer | None, view: str) -> bool:
        """Whether the student's value, or move where there is none, is the one found. view: `root`, or `zero` for player 0's."""
        if found is None:
            return False
        if run.value is None:
            return run.move in [_move_to(run.case.root, place) for place in found.choice]
        return same(run.value, found.value if view == "root" or run.case.root.mover == 0 else -found.value)

    def has_visited(self, run: Run, found: Answer) -> bool:
        """Whether the student looked at just the same positions."""
        seen = _names(run.visited, True)
        # Some judge leaves without a call of their own.
        return seen in (_names(found.visited, True), _names(found.visited, False))

    # --- the verdict -------------------------------------------------------------------------------------------------------

    def report(self) -> Report:
        for judge in self.judges:
            for view in ("root", "zero"):
                right = self._right(judge, view)
                if right is not None:
                    return self._at_end() if right.ok and judge.evaluate is None and self.end == "bug" else right
        stuck = self._never_updated()
        if stuck is not None:
            return self._on("never-updated", stuck, self.judges[0], "root")
        consistent = list(self._consistent())
        # The simplest way of each bug, which comes first.
        names = dict(reversed(consistent))
        if {"sign", "leaf-sign"} == set(names):
            del names["leaf-sign"]
        if len(names) == 1:
            (bug, (judge, plan, view)), *_ = names.items()
            if plan.leaf == "zero" and bug != "leaf-sign":
                view = "zero"
            is_reversed = any(each.prune.startswith("reversed") for _, (_, each, _) in consistent)
            if is_reversed and not any(run.roles.alpha for run in self.runs):
                bug = "first-move-only"
            return self._wrong(bug, judge, plan, view)
        if self.end == "bug" and self.is_own:
            return self._at_end()
        return self._wrong(self._table_bug() or "differs-here", self.judges[0], None, "")

    def _never_updated(self) -> Run | None:
        """A run whose value no leaf can have given: the same beyond all leaves in several runs, or infinite."""
        most = max((abs(value) for run in self.runs for value in run.leaves.values()), default=0.0)
        beyond = [run for run in self.runs if run.value is not None and abs(run.value) > most]
        if any(run.value in (INF, -INF) for run in beyond):
            return next(run for run in beyond if run.value in (INF, -INF))
        is_one = len({abs(run.value or 0) for run in beyond}) == 1
        return beyond[0] if is_one and most and len(beyond) >= FEWEST_STUCK else None

    def _right(self, judge: Judge, view: str) -> Report | None:
        """The report on a function whose values are right by this judge; None where they are not."""
        if not self._has_right_values(judge, view):
            return None
        wrong_move = next((run for run in self.runs if not self._has_right_move(run, judge)), None)
        if wrong_move is not None:
            bug = "move-from-bound" if self.is_seen and self._prunes() else "differs-here"
            return self._on(bug, wrong_move, judge, view)
        if not self.is_seen or self.has_table:
            return self._fine()
        if self.kind == "alphabeta" and not self._prunes() and self._could_prune(judge):
            return self._on("no-cut", max(self.runs, key=lambda run: self._saving(run, judge)), judge, view)
        if any(self._fits(plan, judge, view) for plan in RIGHT):
            return self._fine()
        late = next((plan for plan in WRONG if plan.prune != "none" and self._fits(plan, judge, view)), None)
        if late is not None:
            return self._wrong(late.bug, judge, late, view)
        return self._fine("It visits other positions than plain alpha-beta does, which may well be meant.")

    def _at_end(self) -> Report:
        """The report on values at the end of the game that do not follow the scores, on the smallest position with such an end."""
        ended = [run for run in self.runs if any(place.mover is None for place in run.leaves)]
        run = min(ended, key=lambda run: run.case.size)
        place, value = next((place, value) for place, value in run.leaves.items() if place.mover is None)
        scores = " to ".join(map(str, place.state.scores))
        shows = f"The game that ends in {place.state} is worth {value:g} to it: the scores there are {scores}."
        report = self._on("end-of-game", run, self.judges[0], "root")
        return replace(report, shows=shows, expected="", got="")

    def _fine(self, note: str = "") -> Report:
        if self.end == "doubt" and self.is_own and self.judges[0].evaluate is None:
            note = f"{note} At the end of the game its values often do not follow the scores; only you know what they mean.".strip()
        if not self.is_seen:
            note = "Which positions it visits could not be seen, so only its answers were compared."
        return Report(self.kind, True, note=note, checked=len(self.runs))

    def _has_right_values(self, judge: Judge, view: str) -> bool:
        if all(self.has_value(run, self.answer(RIGHT[0], judge, run), view) for run in self.runs):
            return True
        # With leaves of its own the student's search has to be followed: the others' values are not known.
        return judge.evaluate is None and any(self._fits(plan, judge, view) for plan in RIGHT)

    def _has_right_move(self, run: Run, judge: Judge) -> bool:
        found = self.answer(RIGHT[0], judge, run)
        if run.move is None or found is None:
            return True
        return run.move in [_move_to(run.case.root, place) for place in found.choice]

    def _prunes(self) -> bool:
        return any(
            run.order.get(place) and len(run.order[place]) < len(place.children)
            for run in self.runs
            for place in run.order
        )

    def _could_prune(self, judge: Judge) -> bool:
        """Whether every right way of pruning would have left something out in these runs."""
        for plan in RIGHT[1:]:
            found = [(run.case.size, self.answer(plan, judge, run)) for run in self.runs]
            if not any(answer is not None and len(answer.visited) < size for size, answer in found):
                return False
        return True

    def _saving(self, run: Run, judge: Judge) -> int:
        """Positions that alpha-beta would not have looked at; the fewer there are, the easier to see."""
        found = self.answer(RIGHT[1], judge, run)
        saved = 0 if found is None else run.case.size - len(found.visited)
        return -run.case.size if saved else -(10**9)

    def _fits(self, plan: Plan, judge: Judge, view: str) -> bool:
        """Whether a search by `plan` gives the student's value and looks at the same positions, wherever it can be tried."""
        runs = [run for run in self.runs if run.case.reaches(plan.extra)]
        for run in runs:
            found = self.answer(plan, judge, run)
            if found is None or not self.has_value(run, found, view):
                return False
            if self.is_seen and not self.has_table and not self.has_visited(run, found):
                return False
        return bool(runs)

    def _consistent(self) -> Iterator[tuple[str, tuple[Judge, Plan, str]]]:
        """Every bug that explains all runs."""
        for judge in self.judges:
            for plan in WRONG:
                for view in ("zero", "root"):
                    if self._fits(plan, judge, view):
                        yield plan.bug, (judge, plan, view)

    def _table_bug(self) -> str:
        """What an answer from a table shows: it is the earlier answer about the same position, though that one was for
        another depth, or was cut short.
        """
        earlier: dict[Any, list[tuple[float, Any, bool]]] = {}
        found = ""
        for run in self.runs:
            early = {id(call) for call in run.early}
            for call in _by_end(run.calls):
                depth, value = run.roles.depth_of(call, run.case.depth), call.value
                if id(call) in early:
                    kept = [
                        entry for entry in earlier.get(call.state, []) if same(number_of(entry[1]), number_of(value))
                    ]
                    if kept and all(entry[0] != depth for entry in kept):
                        return "table-depth"
                    if kept and any(entry[2] for entry in kept):
                        found = "table-bound"
                else:
                    earlier.setdefault(call.state, []).append((depth, value, _is_bound(run, call, value)))
        return found

    # --- saying it -----------------------------------------------------------------------------------------------------------

    def _wrong(self, bug: str, judge: Judge, plan: Plan | None, view: str) -> Report:
        """The report on this bug, with the smallest position where it shows. view: of the values, empty where it is not known."""
        right = next((each for each in RIGHT if plan and _is_like(each, plan)), RIGHT[0])
        views = (view,) if view else ("root", "zero")
        for differs in (self._has_wrong_answer, self._has_wrong_visits):
            for run in sorted(self.runs, key=lambda run: run.case.size):
                found = self.answer(right, judge, run) or self.answer(RIGHT[0], judge, run)
                if found is not None and differs(run, found, judge, views):
                    return self._on(bug, run, judge, view or "root", right)
        return self._on(bug, self.runs[-1], judge, view or "root", right)

    def _has_wrong_answer(self, run: Run, found: Answer, judge: Judge, views: Sequence[str]) -> bool:
        return not any(self.has_value(run, found, view) for view in views) or not self._has_right_move(run, judge)

    def _has_wrong_visits(self, run: Run, found: Answer, judge: Judge, views: Sequence[str]) -> bool:
        return not self.has_visited(run, found)

    def _on(self, bug: str, run: Run, judge: Judge, view: str, right: Plan = RIGHT[1]) -> Report:
        found = self.answer(right, judge, run) or self.answer(RIGHT[0], judge, run)
        is_about_visits = bug in ("no-cut", "prune-late")
        truth = found if is_about_visits else self.answer(RIGHT[0], judge, run) or found
        return Report(
            self.kind,
            False,
            bug,
            _shows(bug, run, found),
            run.case.root.state,
            run.case.depth,
            _expected(run, truth, is_about_visits, view),
            _got(run, is_about_visits),
            trace=kept_trace(run.top),
            reference=_reference(self.kind, run, judge),
            checked=len(self.runs),
        )


def _names(visited: Sequence[tuple[Place, bool]], with_leaves: bool) -> list[int]:
    return sorted(id(place) for place, is_leaf in visited if with_leaves or not is_leaf)


def _move_to(root: Place, child: Place) -> Any:
    return root.state.legal_moves[root.children.index(child)]


def _is_like(right: Plan, plan: Plan) -> bool:
    is_pruning = right.prune == "window"
    return (right.strict, right.soft, is_pruning) == (plan.strict, plan.soft, plan.prune != "none")


def _by_end(calls: Sequence[Call]) -> list[Call]:
    """The calls in the order in which they ended."""
    known = set(map(id, calls))
    found: list[Call] = []
    for call in calls:
        if id(call.parent) not in known:
            _end(call, found)
    return found


def _end(call: Call, found: list[Call]) -> None:
    for child in call.children:
        _end(child, found)
    found.append(call)


def _is_bound(run: Run, call: Call, value: Any) -> bool:
    window, number = run.roles.window_of(call), number_of(value)
    return window is not None and number is not None and not window[0] < number < window[1]


def _shows(bug: str, run: Run, found: Answer | None) -> str:
    """What the position shows, as a sentence."""
    if bug == "turn-by-depth":
        again = _moves_again(run.case.root, run.case.depth)
        if again is not None:
            line, player = again
            return f"After {line} it is {run.case.root.state.game.seat(player)} to move once more."
    if bug in ("no-cut", "prune-late") and found is not None:
        return f"Here {len(found.visited)} positions are enough, and yours looks at {len(run.visited)}."
    if bug == "move-from-bound":
        return "Here another move is better than yours, though the value that you return is the right one."
    return (
        f"It shows on this position of {run.case.size} nodes, searched {counted(run.case.depth, 'ply', 'plies')} deep."
    )


def _moves_again(root: Place, depth: int) -> tuple[str, int] | None:
    """The first line after which the same player is to move again, and who."""
    waiting = [(root, "")]
    while waiting:
        place, line = waiting.pop(0)
        if place.level >= depth or place.mover is None:
            continue
        for move, child in zip(place.state.legal_moves, place.children, strict=True):
            if child.mover == place.mover:
                return f"{line} {move}".strip(), place.mover
            waiting.append((child, f"{line} {move}"))
    return None


MOST_MOVES = 6
"""Equally good moves that are named."""


def _expected(run: Run, found: Answer | None, is_about_visits: bool, view: str) -> str:
    if found is None:
        return ""
    if is_about_visits:
        return f"{len(found.visited)} positions visited"
    texts = [str(_move_to(run.case.root, place)) for place in found.choice]
    if len(texts) > MOST_MOVES:
        texts[MOST_MOVES - 1 :] = [f"{len(texts) - MOST_MOVES + 1} others as good"]
    moves = " or ".join(texts)
    mover = run.case.root.mover or 0
    viewer = 0 if view == "zero" else mover
    return f"value {found.value if viewer == mover else -found.value:g} for {run.case.root.state.game.seat(viewer)}, with {moves}"


def _got(run: Run, is_about_visits: bool) -> str:
    if is_about_visits:
        return f"{len(run.visited)} positions visited"
    said = [] if run.value is None else [f"value {run.value:g}"]
    return ", ".join(said + ([] if run.move is None else [f"move {run.move}"]))


def _reference(kind: str, run: Run, judge: Judge) -> Trace | None:
    algorithm = alphabeta if kind == "alphabeta" else minimax
    try:
        return Trace.of(algorithm, run.case.root.state, run.case.depth, evaluate=judge.evaluate)
    except ValueError:
        return None
