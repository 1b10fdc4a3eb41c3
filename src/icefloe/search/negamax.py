"""Negamax: alpha-beta with one rule for both players, since a gain of one is the other's loss.

Source: D. Knuth and R. Moore, An Analysis of Alpha-Beta Pruning, 1975 (F2); fail-soft: J. Fishburn, 1983. Invariant: let v
be the minimax value of a node, for its mover, searched with the window (alpha, beta). A value returned within the window is
v; one at or below alpha is no less than v; one at or above beta is no more than v. The value returned is that of the
position at the end of the line returned.

The papers turn the sign at each ply. Here it is turned, and the window with it, only where the mover changes. Where the
game is over nobody is to move: the value stays with who moved last.
"""

from __future__ import annotations

from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .ordering import ordering_of
from .quiescence import quiescence_of
from .run import EXACT, INF, LOWER, UPPER, Found, Run
from .table import Entry, table_of


@algorithm("Negamax", most_players=2, view="mover")
def negamax(
    run: Run,
    state: State[Any],
    depth: float,
    *,
    table: bool | int = False,
    order: str = "reading",
    quiet: bool = False,
    swing: float = 2,
) -> Found[float]:
    """table: remember positions, True or how many. order: of moves, `reading`, `greedy`, `killers` or `history`. quiet: go on
    at the horizon with moves whose mover gains more than `swing` points.
    """
    found = Negamax(run, table, order, quiet, swing).search(state, depth)
    run.depth = depth
    return found


class Negamax:
    """The recursion, and what it remembers from one search to the next. Options: see `negamax`."""

    def __init__(
        self,
        run: Run,
        table: bool | int = False,
        order: str = "reading",
        quiet: bool = False,
        swing: float = 2,
    ) -> None:
        self.run = run
        self.table = table_of(table)
        self.order = ordering_of(order, run.check)
        self.quiescence = quiescence_of(quiet, swing, run.check)

    def search(self, state: State[Any], depth: float, alpha: float = -INF, beta: float = INF) -> Found[float]:
        """The value of the root within a window, and the line to it. Keeps `Run.found`."""
        return self.node(state, None, self.run.me, depth, alpha, beta)

    def node(self, state: State[Any], move: Any, seat: int, depth: float, alpha: float, beta: float) -> Found[float]:
        """The value for `seat`: the player to move, or, where the game is over, who moved last. move: led here, None at the root."""
        run, trace = self.run, self.run.trace
        run.visit()
        if trace:
            trace(("enter", move, state.to_move, depth, alpha, beta))
        if state.to_move is None or (depth <= 0 and self.quiescence is None):
            found, bound = self.leaf(state, seat), EXACT
        elif depth <= 0:
            found, bound = self.beyond(state, move, seat, depth, alpha, beta)
        elif (entry := self.known(state, depth, alpha, beta)) is not None:
            found, bound = Found(entry.value, entry.line), entry.bound
        else:
            found, bound = self.inner(state, move, seat, depth, alpha, beta)
        if trace:
            trace(("leave", found.value, bound))
        return found

    def leaf(self, state: State[Any], seat: int) -> Found[float]:
        me = self.run.me
        worth = self.run.leaf(state)[me]
        value = worth if seat == me else -worth
        if self.run.trace:
            self.run.trace(("leaf", value))
        return Found(value, ())

    def known(self, state: State[Any], depth: float, alpha: float, beta: float) -> Entry | None:
        """What the table has, if that will do."""
        entry = self.table.get(state) if self.table is not None else None
        if entry is None or not entry.answers(depth, alpha, beta):
            return None
        if not entry.is_final:
            self.run.horizon = True
        if self.run.trace:
            self.run.trace(("table", entry.value, entry.bound, entry.depth))
        return entry

    def inner(
        self, state: State[Any], move: Any, seat: int, depth: float, alpha: float, beta: float
    ) -> tuple[Found[float], str]:
        """The best of all moves, and what the value says. Stored in the table."""
        run = self.run
        moves = self.order.moves(state, depth, self.first(state, move))
        # To see whether this part of the tree meets the horizon, whatever others did.
        met_before, run.horizon = run.horizon, False
        found = self.best_of(state, moves, move, seat, depth, alpha, beta, Found(-INF, ()))
        is_final, run.horizon = not run.horizon, run.horizon or met_before
        bound = UPPER if found.value <= alpha else LOWER if found.value >= beta else EXACT
        if self.table is not None:
            self.table.store(state, Entry(depth, found.value, bound, found.pv, is_final))
        return found, bound

    def first(self, state: State[Any], move: Any) -> Any:
        """The move to try first: at the root the best so far, elsewhere the table's."""
        if move is None and self.run.found is not None and self.run.found.pv:
            return self.run.found.pv[0]
        entry = self.table.get(state) if self.table is not None else None
        return entry.line[0] if entry is not None else None

    def beyond(
        self, state: State[Any], move: Any, seat: int, depth: float, alpha: float, beta: float
    ) -> tuple[Found[float], str]:
        """The same beyond the horizon, where only some moves are looked at, or none."""
        assert self.quiescence is not None
        moves, can_stand = self.quiescence.noisy(state, depth)
        found = self.leaf(state, seat) if can_stand else Found(-INF, ())
        if not moves:
            return found, EXACT
        low = max(alpha, found.value)
        if low >= beta:
            if self.run.trace:
                self.run.trace(("cut", "pat", found.value, low, beta, moves))
            return found, LOWER
        found = self.best_of(state, moves, move, seat, depth, low, beta, found)
        return found, UPPER if found.value <= alpha else LOWER if found.value >= beta else EXACT

    def best_of(
        self,
        state: State[Any],
        moves: Any,
        move: Any,
        seat: int,
        depth: float,
        alpha: float,
        beta: float,
        found: Found[float],
    ) -> Found[float]:
        """The first of the best moves, or `found` if none is better. Stops where the window closes."""
        run, trace, low = self.run, self.run.trace, alpha
        best, line = found
        for number, move_here in enumerate(moves, 1):
            value, rest = self.successor(state, move_here, seat, depth, alpha, beta, number == 1)
            if value > best:
                best, line = value, (move_here, *rest)
                alpha = max(alpha, best)
                # What fails low at the root is not known to be better than what was found before.
                if move is None and (best > low or run.found is None):
                    run.found = Found(best, line)
                if trace:
                    trace(("best", move_here, best, alpha, beta))
                if alpha >= beta:
                    if depth > 0:
                        self.order.cut(state, depth, move_here)
                    if trace and number < len(moves):
                        trace(("cut", "window", best, alpha, beta, tuple(moves[number:])))
                    break
        return Found(best, line)

    def successor(
        self, state: State[Any], move: Any, seat: int, depth: float, alpha: float, beta: float, is_first: bool
    ) -> Found[float]:
        """What `move` is worth to `seat`, who makes it, and the line after it. The window is theirs too."""
        after = state.play(move)
        if after.to_move is None or after.to_move == seat:
            return self.node(after, move, seat, depth - 1, alpha, beta)
        value, line = self.node(after, move, after.to_move, depth - 1, -beta, -alpha)
        return Found(-value, line)
