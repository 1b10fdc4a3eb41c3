"""Beam search over a player's own turn: ply by ply, going on only with the few that look best.

Source: R. Bisiani, Beam Search, in: S. Shapiro (ed.), Encyclopedia of Artificial Intelligence, 1987. A turn is all the plies a
player makes running; nothing is assumed of what the others do then. Invariant: after each ply at most `width`
unfinished turns are kept, no two with the same position, the best by evaluation of all that came from those kept before; the
best finished turn is kept apart and takes no place from them.
"""

from __future__ import annotations

from bisect import insort_right
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from ..games.base import State, shuffled
from .algorithm import algorithm
from .evaluation import Evaluate
from .options import is_whole
from .run import EXACT, INF, Flag, Found, Line, Run, Stopped


class Candidate(NamedTuple):
    """A turn as far as it has been played. value: for the player whose turn it is."""

    value: float
    line: Line
    state: State[Any]


@algorithm("Beam search")
def beam(run: Run, state: State[Any], depth: float, *, width: float = 8, ties: Random | None = None) -> Found[float]:
    """The best turn found, and what it is worth to its player by `evaluate` when another player is to move.

    depth: plies of the turn at most. width: how many unfinished turns go on after each ply, `inf` for all. A dropped one is
    in the trace as a cut with cause `beam`, or `same` where its position has been reached by other moves before. ties: shuffles
    the moves, so that chance decides between turns that look the same; None: the first in the order of the list. exact: only
    where the turn ends the game and none was dropped but as `same`.
    """
    if width != INF and not is_whole(width, 1):
        raise ValueError(f"width is {width!r}, needs a whole number from 1, or inf for all")
    if ties is not None and not hasattr(ties, "random"):
        raise ValueError(f"ties is {ties!r}, needs a random.Random, or None for the order of the list")
    return _Search(run, state, depth, width, ties).found()


def best_turns(
    state: State[Any], evaluate: Evaluate, width: float, most: int, ties: Random | None = None, stop: Flag | None = None
) -> list[Candidate]:
    """The `most` best of the finished turns that `beam` comes by, the best first, no two with the same position.

    None, where `stop` was set before any was finished.
    """
    search = _Search(Run(state, evaluate, stop=stop), state, INF, width, ties, most)
    with suppress(Stopped):
        search.found()
    return search.finished


class _Search:
    def __init__(
        self, run: Run, state: State[Any], depth: float, width: float, ties: Random | None, most: int = 1
    ) -> None:
        self.run = run
        self.state = state
        self.depth = depth
        self.width = width
        self.ties = ties
        self.most = most
        self.finished: list[Candidate] = []
        """The best finished turns, `most` of them at most, the best first."""

    def found(self) -> Found[float]:
        run, trace = self.run, self.run.trace
        run.visit()
        if trace:
            trace(("enter", None, self.state.to_move, self.depth, None, None))
        if self.depth == 0 or self.state.to_move is None:
            best = Candidate(run.leaf(self.state)[run.me], (), self.state)
            if trace:
                trace(("leaf", best.value))
        else:
            best = self.best_turn()
        if trace:
            self.tell_line(best)
            trace(("leave", best.value, EXACT))
        return Found(best.value, best.line)

    def best_turn(self) -> Candidate:
        run = self.run
        kept = [Candidate(0.0, (), self.state)]
        while kept and run.depth < self.depth:
            unfinished = [child for candidate in kept for child in self.children(candidate)]
            unfinished.sort(key=lambda child: -child.value)
            kept = self.kept(unfinished)
            run.depth += 1
        # Turns that were to be longer than the depth are judged as they stand.
        run.horizon = run.horizon or bool(kept)
        return max(self.finished + kept, key=lambda candidate: candidate.value)

    def kept(self, unfinished: Sequence[Candidate]) -> list[Candidate]:
        """Those that go on, of turns of the same length, the best first."""
        kept: list[Candidate] = []
        seen: set[State[Any]] = set()
        for candidate in unfinished:
            if candidate.state in seen:
                # Nothing is lost: how a turn goes on and what it is worth depend on the position alone.
                self.drop(candidate, "same")
            elif len(kept) < self.width:
                kept.append(candidate)
                seen.add(candidate.state)
            else:
                self.run.horizon = True
                self.drop(candidate, "beam")
        return kept

    def children(self, candidate: Candidate) -> Iterator[Candidate]:
        """The turns that are a ply longer and not finished; the best of the finished ones is kept."""
        run = self.run
        self.tell_path(candidate.line)
        moves = candidate.state.legal_moves
        for move in moves if self.ties is None else shuffled(moves, self.ties):
            run.visit()
            state = candidate.state.play(move)
            is_finished = state.to_move != run.me
            value = (run.leaf if is_finished else run.evaluate)(state)[run.me]
            child = Candidate(value, (*candidate.line, move), state)
            if run.trace:
                run.trace(("enter", move, state.to_move, self.depth - len(child.line), None, None))
                run.trace(("leaf", value))
                run.trace(("leave", value, EXACT))
            if run.found is None or value > run.found.value:
                run.found = Found(value, child.line)
            if not is_finished:
                yield child
            elif len(self.finished) < self.most or value > self.finished[-1].value:
                self.finish(child)

    def finish(self, child: Candidate) -> None:
        """A finished turn among the best; of the same position the turn found first."""
        if not any(child.value == other.value and child.state == other.state for other in self.finished):
            insort_right(self.finished, child, key=lambda other: -other.value)
            del self.finished[self.most :]

    def drop(self, candidate: Candidate, cause: str) -> None:
        if self.run.trace:
            self.tell_path(candidate.line)
            left = tuple(candidate.state.legal_moves)
            self.run.trace(("cut", cause, candidate.value, None, None, left))

    # --- the trace: ply by ply, so each step goes down from the root again ---------------------------------------------------

    def tell_path(self, line: Line) -> None:
        if self.run.trace:
            self.run.trace(("simulate", len(line)))
            for move in line:
                self.run.trace(("select", move, None, None, None))

    def tell_line(self, best: Candidate) -> None:
        """What is best at each node of the turn that was found, from its end; the root comes last."""
        if self.run.trace:
            for length in range(len(best.line) - 1, -1, -1):
                self.tell_path(best.line[:length])
                self.run.trace(("best", best.line[length], best.value, None, None))
