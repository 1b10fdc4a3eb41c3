"""Best-reply search: of all opponents in a round only one replies, the one whose reply is worst for the player at the root.

Source: M. Schadd and M. Winands, Best Reply Search for Multiplayer Games, IEEE Transactions on Computational Intelligence and
AI in Games, 2011. Invariant: with two players the value is that of alpha-beta; with more, on every line that is looked at,
at most one opponent a round departs from the moves of those who don't reply.

There the other opponents pass. Where a game knows no pass they have to move all the same (as in BRS+: M. Esser, M. Gras,
M. Winands, M. Schadd and M. Lanctot, 2013), here by a policy, `others`. What the paper leaves open is settled like this:

- A turn is all the plies that a player makes running, and who replies is free in all of them.
- A round is the opponents' turns between two plies of the root player. Where the root player is left out, such as one who
  has dropped out, a new round begins when an opponent who had a turn in this one is to move again.
- Each ply counts in `depth`, those by policy too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..games.base import State
from .algorithm import algorithm
from .run import EXACT, INF, LOWER, UPPER, Found, Line, Run

Policy = Callable[[State[Any]], Any]
"""The move of an opponent who does not reply."""


class Round(NamedTuple):
    """replier: the opponent who replies, None as long as nobody has. had: the opponents who had their turn, the last has it now."""

    replier: int | None = None
    had: tuple[int, ...] = ()

    def with_turn(self, player: int) -> Round:
        """This round, or the next, with `player`, an opponent, to move."""
        if self.had[-1:] == (player,):
            return self
        if player in self.had:
            return Round(None, (player,))
        return Round(self.replier, (*self.had, player))


@algorithm("Best-reply search")
def bestreply(run: Run, state: State[Any], depth: float, *, others: Policy | None = None) -> Found[float]:
    """others: a function of a state that gives the move of an opponent who does not reply; None: the ply that is best
    for them at once, by `evaluate` (such a look is not counted as a node). Moves that are left out since somebody else
    replies are in the trace as a cut with cause `reply`. exact: with two players only.
    """
    found = _Search(run, others or Greedy(run)).value(state, None, depth, -INF, INF, Round())
    run.depth = depth
    # With several opponents it is assumed, not found out, what they do.
    run.horizon = run.horizon or (state.players > 2 and state.to_move is not None)
    return found


class Greedy:
    """The ply that is best at once for who is to move, the first of equals."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def __call__(self, state: State[Any]) -> Any:
        player = state.to_move or 0

        def gain(move: Any) -> float:
            self.run.check()
            return self.run.evaluate(state.play(move))[player]

        return max(state.legal_moves, key=gain)


class _Search:
    def __init__(self, run: Run, others: Policy) -> None:
        self.run = run
        self.others = others

    def value(
        self, state: State[Any], move: Any, depth: float, alpha: float, beta: float, turns: Round
    ) -> Found[float]:
        """Fail-soft alpha-beta: see `alphabeta`. turns: the round as it was before this ply."""
        run = self.run
        run.visit()
        trace, mover = run.trace, state.to_move
        if trace:
            trace(("enter", move, mover, depth, alpha, beta))
        low, high = alpha, beta
        best: float = 0.0
        line: Line = ()
        if depth == 0 or mover is None:
            best = run.leaf(state)[run.me]
            if trace:
                trace(("leaf", best))
        else:
            is_max = mover == run.me
            best = -INF if is_max else INF
            turns = Round() if is_max else turns.with_turn(mover)
            moves, policy = self.moves(state, turns)
            for number, move_here in enumerate(moves, 1):
                after = turns if is_max or move_here == policy else turns._replace(replier=mover)
                value, rest = self.value(state.play(move_here), move_here, depth - 1, alpha, beta, after)
                if value > best if is_max else value < best:
                    best, line = value, (move_here, *rest)
                    if is_max:
                        alpha = max(alpha, best)
                    else:
                        beta = min(beta, best)
                    if move is None:
                        run.found = Found(best, line)
                    if trace:
                        trace(("best", move_here, best, alpha, beta))
                    if alpha >= beta:
                        if trace and number < len(moves):
                            trace(("cut", "window", best, alpha, beta, tuple(moves[number:])))
                        break
        bound = EXACT if not line else UPPER if best <= low else LOWER if best >= high else EXACT
        if trace:
            trace(("leave", best, bound))
        return Found(best, line)

    def moves(self, state: State[Any], turns: Round) -> tuple[Sequence[Any], Any]:
        """The moves to look at, and the one by policy, None where there is no need to know."""
        run, mover, moves = self.run, state.to_move, state.legal_moves
        if mover == run.me or turns.replier == mover or state.players == 2:
            return moves, None
        policy = self.others(state)
        if policy not in moves:
            raise ValueError(f"others gave {policy!r}, needs a legal move of {state}")
        if turns.replier is None:
            return moves, policy
        if run.trace and len(moves) > 1:
            run.trace(("cut", "reply", None, None, None, tuple(each for each in moves if each != policy)))
        return (policy,), policy
