"""MTD(f): the value is closed in on from both sides, by searches whose window holds no value.

Source: A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, A New Paradigm for Minimax Search, 1994. Invariant: the value lies
between `low` and `high`, and each search brings one of them to a value that is the better bound.
"""

from __future__ import annotations

from math import nextafter
from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .aspiration import guess_of
from .negamax import Negamax
from .run import INF, Found, Run


@algorithm("MTD(f)", most_players=2, view="mover")
def mtdf(
    run: Run,
    state: State[Any],
    depth: float,
    *,
    guess: float | None = None,
    table: bool | int = True,
    order: str = "killers",
    quiet: bool = False,
    swing: float = 2,
) -> Found[float]:
    """guess: the value expected, None for that of the position as it is; the nearer, the fewer searches. The other
    options: as of negamax; without a table each search begins from nothing.
    """
    search = Negamax(run, table, order, quiet, swing)
    found = close_in(search, state, depth, guess_of(guess, run, state))
    run.depth = depth
    return found


def close_in(search: Negamax, state: State[Any], depth: float, guess: float) -> Found[float]:
    """The value by `search`, with the line of the search that found it to be no less."""
    low, high, value, cause = -INF, INF, guess, ""
    answer: Found[float] = Found(guess, ())
    while low < high:
        # The window's edges are floats next to each other, so that no value lies between: the paper's step of 1 is for
        # whole numbers only.
        beta = nextafter(low, INF) if value == low else value
        alpha = nextafter(beta, -INF)
        if search.run.trace and cause:
            search.run.trace(("again", None, alpha, beta, cause))
        found = search.search(state, depth, alpha, beta)
        value = found.value
        if value >= beta:
            low, cause, answer = value, "high", found
        else:
            # The line of a search that fails low is no proof of anything.
            high, cause = value, "low"
    return answer
