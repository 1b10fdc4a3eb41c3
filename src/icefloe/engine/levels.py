"""How strong the engine plays: from somebody who has just learned the rules to all it can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ..games.fish import FishState
from .base import Limits, Line

TIE = 100
"""Tiles break ties: so many of them would be worth a fish."""


@dataclass(frozen=True)
class Level:
    """A strength that can be asked for by name.

    title: as menus say it. limits: of what is looked at for one move. error: fish that it gives away at the most, as far as it can
    see, for more fish at once: how much of that, from none to all, is drawn for each move. So a weak level goes for the fish under
    its nose, as people do who begin, and sees a loss only if it is large and near.
    """

    name: str
    title: str
    limits: Limits
    error: float = 0.0


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", "Beginner (engine)", Limits(depth=1, nodes=1_000), error=25.0),
        Level("casual", "Casual (engine)", Limits(depth=2, nodes=5_000), error=12.0),
        Level("club", "Club player (engine)", Limits(depth=3, nodes=10_000), error=9.0),
        Level("strong", "Strong (engine)", Limits(seconds=0.1)),
        Level("full", "Full strength (engine)", Limits(seconds=1.0)),
    )
}
"""By name, the weakest first. Those with an error don't go by the clock: the same chance gives the same move. They look at so few
positions that plain Python, too, is quick enough for them."""


def picked(state: FishState, lines: Sequence[Line], error: float, rng: Random) -> str:
    """The move that tempts most, of those that seem good enough; equals by chance. lines: of at least one move."""
    best = max(map(_worth, lines))
    least = best - error * rng.random()
    good = [line.moves[0] for line in lines if _worth(line) >= least]
    return max(good, key=lambda move: (state.fish_at(state.parse_move(move).target), rng.random()))


def _worth(line: Line) -> float:
    return line.fish + line.tiles / TIE
