"""Iterative deepening: to depth 1, 2, 3 and so on, so that there is an answer whenever time is up.

Source: D. Slate and L. Atkin, Chess 4.5, 1977; R. Korf, Depth-First Iterative-Deepening, 1985. Invariant: after each depth
the answer is that of the method for this depth. A depth that is broken off counts as far as it came: it began with the
best move so far, so that another one found in it is better.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.base import State
from .algorithm import algorithm
from .aspiration import aspire, guess_of, width_of
from .mtdf import close_in
from .negamax import Negamax
from .options import one_of
from .pvs import PrincipalVariation
from .run import Found, Run


@algorithm("Iterative deepening", most_players=2, view="mover")
def deepening(
    run: Run,
    state: State[Any],
    depth: float,
    *,
    method: str = "negamax",
    width: float = 2,
    table: bool | int = True,
    order: str = "killers",
    quiet: bool = False,
    swing: float = 2,
) -> Found[float]:
    """depth: the last one; without one it goes on until a limit, or until the value is exact. method: `negamax`, `pvs`,
    `aspiration` (with windows of `width` to either side of the last depth's value) or `mtdf`. The other options: as of
    negamax; the table is kept from depth to depth.
    """
    one_of("method", method, METHODS)
    recursion = PrincipalVariation if method == "pvs" else Negamax
    search = recursion(run, table, order, quiet, swing)
    guess, width = guess_of(None, run, state), width_of(width)
    plies: float = 0
    while True:
        plies = min(plies + 1, depth)
        run.horizon = False
        run.found = METHODS[method](search, state, plies, guess, width)
        run.depth, guess = plies, run.found.value
        if plies == depth or not run.horizon:
            return run.found


METHODS: dict[str, Callable[[Negamax, State[Any], float, float, float], Found[float]]] = {
    "negamax": lambda search, state, depth, guess, width: search.search(state, depth),
    "pvs": lambda search, state, depth, guess, width: search.search(state, depth),
    "aspiration": aspire,
    "mtdf": lambda search, state, depth, guess, width: close_in(search, state, depth, guess),
}
"""How one depth is searched: given the search, the root, the depth, the value expected and the window's width."""
