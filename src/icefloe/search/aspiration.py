"""Aspiration search: alpha-beta with a narrow window around the value that is expected.

Source: G. Baudet, The Design and Analysis of Algorithms for Asynchronous Multiprocessors, 1978. Invariant: the value
returned lies within the window of the last search, where negamax's is exact.
"""

from __future__ import annotations

from math import isfinite, nextafter
from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .negamax import Negamax
from .options import is_number
from .run import INF, Found, Run


@algorithm("Aspiration search", most_players=2, view="mover")
def aspiration(
    run: Run,
    state: State[Any],
    depth: float,
    *,
    guess: float | None = None,
    width: float = 2,
    table: bool | int = False,
    order: str = "killers",
    quiet: bool = False,
    swing: float = 2,
) -> Found[float]:
    """guess: the value expected, None for that of the position as it is. width: how far the window goes to either side of it.
    The other options: as of negamax.
    """
    search = Negamax(run, table, order, quiet, swing)
    found = aspire(search, state, depth, guess_of(guess, run, state), width_of(width))
    run.depth = depth
    return found


def aspire(search: Negamax, state: State[Any], depth: float, guess: float, width: float) -> Found[float]:
    """The value by `search`, at most two searches of the root.

    What fails says on which side of the window the value is, and how far it may be away: the second window begins with the
    next float beyond that, so that the value lies within.
    """
    alpha, beta = guess - width, guess + width
    found = search.search(state, depth, alpha, beta)
    if alpha < found.value < beta:
        return found
    if found.value <= alpha:
        cause, alpha, beta = "low", -INF, nextafter(found.value, INF)
    else:
        cause, alpha, beta = "high", nextafter(found.value, -INF), INF
    if search.run.trace:
        search.run.trace(("again", None, alpha, beta, cause))
    return search.search(state, depth, alpha, beta)


def guess_of(said: float | None, run: Run, state: State[Any]) -> float:
    """The value that the option `guess=` means. Raises `ValueError`."""
    if said is None:
        return run.evaluate(state)[run.me]
    if not is_number(said) or not isfinite(said):
        raise ValueError(f"guess is {said!r}, needs a number, or None for the value of the position as it is")
    return said


def width_of(said: float) -> float:
    """`said`, if it can be the option `width=`. Raises `ValueError`."""
    if not is_number(said) or not (isfinite(said) and said > 0):
        raise ValueError(f"width is {said!r}, needs a number above 0")
    return said
