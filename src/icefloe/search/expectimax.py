"""Expectimax: minimax where chance is one more to move, whose nodes are worth the mean of what may come.

Source: D. Michie, Game-Playing and Game-Learning Automata, 1966. Star1: B. Ballard, The *-Minimax Search Procedure for
Trees Containing Chance Nodes, Artificial Intelligence 21, 1983: once some outcomes are known and the others are at best
the highest value there is, or at worst the lowest, the mean may be outside of the window already. Invariant: as for
`alphabeta`, with v the expected value; without star1 the window is never narrowed.
"""

from __future__ import annotations

from typing import Any

from ..games.base import CHANCE, State
from .algorithm import algorithm
from .run import EXACT, INF, LOWER, UPPER, Found, Line, Run

Bounds = tuple[float, float]
"""The lowest and the highest value that a leaf can have."""


@algorithm("Expectimax", most_players=2, chance=True)
def expectimax(
    run: Run, state: State[Any], depth: float, *, star1: bool = False, bounds: Bounds | None = None
) -> Found[float]:
    """The expected value and the best line as far as it is certain: up to the first chance node.

    depth: plies of chance count too. star1: leave out what can't change the answer, by alpha-beta and Star1. bounds: (low, high),
    what values there are; star1 needs them, and `ValueError` is raised for a leaf outside.
    """
    if star1 and bounds is None:
        raise ValueError("star1 needs bounds=(low, high): the lowest and the highest value that a leaf can have")
    if bounds is not None and not (len(bounds) == 2 and bounds[0] <= bounds[1]):
        raise ValueError(f"bounds is {bounds!r}, needs two numbers, the lower one first")
    found = _Search(run, star1, bounds or (-INF, INF)).value(state, None, depth, -INF, INF)
    run.depth = depth
    return found


class _Search:
    def __init__(self, run: Run, star1: bool, bounds: Bounds) -> None:
        self.run = run
        self.star1 = star1
        self.bounds = bounds

    def value(self, state: State[Any], move: Any, depth: float, alpha: float, beta: float) -> Found[float]:
        run, mover = self.run, state.to_move
        run.visit()
        trace = run.trace
        if trace:
            window = (alpha, beta) if self.star1 else (None, None)
            trace(("enter", move, mover, depth, *window))
        if depth == 0 or mover is None:
            found, bound = Found(self.leaf(state), ()), EXACT
            if trace:
                trace(("leaf", found.value))
        else:
            if mover == CHANCE:
                found = Found(self.mean(state, depth, alpha, beta), ())
            else:
                found = self.best(state, move is None, depth, alpha, beta)
            bound = UPPER if found.value <= alpha else LOWER if found.value >= beta else EXACT
        if trace:
            trace(("leave", found.value, bound))
        return found

    def leaf(self, state: State[Any]) -> float:
        value = self.run.leaf(state)[self.run.me]
        low, high = self.bounds
        if not low <= value <= high:
            raise ValueError(f"a leaf has the value {value:g}, outside of bounds=({low:g}, {high:g}): {state}")
        return value

    def best(self, state: State[Any], is_root: bool, depth: float, alpha: float, beta: float) -> Found[float]:
        """A player's node: the best of its children for who is to move, the first of equals."""
        run, trace = self.run, self.run.trace
        is_max = state.to_move == run.me
        best = -INF if is_max else INF
        line: Line = ()
        moves = state.legal_moves
        for number, move_here in enumerate(moves, 1):
            value, rest = self.value(state.play(move_here), move_here, depth - 1, alpha, beta)
            if not (value > best if is_max else value < best):
                continue
            best, line = value, (move_here, *rest)
            if self.star1 and is_max:
                alpha = max(alpha, best)
            elif self.star1:
                beta = min(beta, best)
            if is_root:
                run.found = Found(best, line)
            if trace:
                trace(("best", move_here, best, *((alpha, beta) if self.star1 else (None, None))))
            if alpha >= beta:
                if trace and number < len(moves):
                    trace(("cut", "window", best, alpha, beta, tuple(moves[number:])))
                break
        return Found(best, line)

    def mean(self, state: State[Any], depth: float, alpha: float, beta: float) -> float:
        """A chance node: the mean of its children, each by its probability; with star1 a bound of it outside of the window."""
        outcomes = [outcome for outcome in state.outcomes if outcome[1] > 0]
        done, window = 0.0, (-INF, INF)
        for number, (move, probability) in enumerate(outcomes):
            if self.star1:
                low, high = self.bounds
                rest = sum(chance for _, chance in outcomes[number + 1 :])
                least, most = done + (probability + rest) * low, done + (probability + rest) * high
                if most <= alpha or least >= beta:
                    value = most if most <= alpha else least
                    if self.run.trace:
                        left = tuple(move for move, _ in outcomes[number:])
                        self.run.trace(("cut", "star1", value, alpha, beta, left))
                    return value
                # What this outcome has to be worth for the mean to leave the window, whatever the others are.
                below, above = (alpha - done - rest * high) / probability, (beta - done - rest * low) / probability
                window = max(low, below), min(high, above)
            value, _ = self.value(state.play(move), move, depth - 1, *window)
            done += probability * value
        return done
