"""Whether a function's own values at the end of the game say who has won."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations, product

from .evidence import Run
from .judges import VIEWS
from .mutants import Place

FEWEST = 4
"""Finished games that have to be seen, of those won and of those lost."""

SURE = 0.95
DOUBTFUL = 0.6
"""Of all pairs of a game won and one lost, those in which the one won is worth more: a value that follows the scores has all,
one that has nothing to do with them half.
"""


def fault_of(runs: Iterable[Run]) -> str:
    """`bug` when the values at finished games have nothing to do with who won, `doubt` when they have too little, else empty.

    Whose view they take is left open, and so is their scale: victories, fish and anything between will do.
    """
    ends = [
        (place, value, run.case.root.mover or 0)
        for run in runs
        for place, value in run.leaves.items()
        if place.mover is None
    ]
    best = max((_agreement(ends, view) for view in VIEWS), default=1.0)
    if best >= SURE:
        return ""
    is_constant = len({abs(value) for _, value, _ in ends}) == 1
    return "bug" if is_constant or best < DOUBTFUL else "doubt"


def _agreement(ends: list[tuple[Place, float, int]], view: str) -> float:
    """Of all pairs of a game that player 0 won and one that they lost, the share that the values put in order, were they of this
    view. Equal values are half in order. 1 where too few games were seen.
    """
    won: list[float] = []
    lost: list[float] = []
    for place, value, me in ends:
        first, second = place.state.scores
        if first != second:
            own = value if VIEWS[view](place, me) == 0 else -value
            (won if first > second else lost).append(own)
    if min(len(won), len(lost)) < FEWEST:
        return 1.0
    points = sum((more > less) + (more == less) / 2 for more, less in product(won, lost))
    return points / (len(won) * len(lost))


def is_blind(runs: Iterable[Run]) -> bool:
    """The same for vectors, a number a player: whether who has more fish often has no more there."""
    pairs = [
        (vector[better], vector[worse])
        for run in runs
        for place, vector in run.raw_leaves.items()
        if place.mover is None and isinstance(vector, tuple) and len(vector) == place.state.players
        for better, worse in permutations(range(len(vector)), 2)
        if place.state.scores[better] > place.state.scores[worse]
    ]
    points = sum((more > less) + (more == less) / 2 for more, less in pairs)
    return len(pairs) >= FEWEST and points < DOUBTFUL * len(pairs)
