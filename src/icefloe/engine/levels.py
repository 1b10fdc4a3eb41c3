"""How strong the engine plays: from somebody who has just learned the rules to all it can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from .base import Limits, Line

TIE = 100
"""Tiles break ties: so many of them would be worth a fish."""


@dataclass(frozen=True)
class Level:
    """A strength that can be asked for by name.

    title: as menus say it. limits: of what is looked at for one move. error: fish; a move is judged wrong by less than this, up
    or down, and small errors are likelier than large ones. So a move that is worse than another by twice as much is never
    preferred, however weak the level.
    """

    name: str
    title: str
    limits: Limits
    error: float = 0.0


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", "Engine, beginner", Limits(depth=1, nodes=1_000), error=2.0),
        Level("casual", "Engine, casual", Limits(depth=2, nodes=5_000), error=1.0),
        Level("club", "Engine, club player", Limits(depth=3, nodes=10_000), error=0.5),
        Level("strong", "Engine, strong", Limits(seconds=0.1)),
        Level("full", "Engine, full strength", Limits(seconds=1.0)),
    )
}
"""By name, the weakest first. Those with an error don't go by the clock: the same chance gives the same move. They look at so few
positions that plain Python, too, is quick enough for them."""


def picked(lines: Sequence[Line], error: float, rng: Random) -> str:
    """The move that looks best, each judged with an error of its own. lines: at least one; of moves that are left out none is picked."""

    def judged(line: Line) -> float:
        # Of two draws: small errors are likelier.
        return line.fish + line.tiles / TIE + error * (rng.random() + rng.random() - 1)

    return max(lines, key=judged).moves[0]
