"""Judging a position by a weighted sum of its named facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..games.base import State


@dataclass(frozen=True)
class Evaluation:
    """A sum of facts, each times its weight, in points of the game.

    weights: by the names of `State.facts`; facts without a weight count nothing.
    """

    weights: Mapping[str, float]

    def worth(self, state: State[Any], player: int) -> float:
        """What the position is worth to `player`, rivals left aside."""
        facts = state.facts(player, self.weights)
        return sum(weight * facts[name] for name, weight in self.weights.items())

    def __call__(self, state: State[Any]) -> tuple[float, ...]:
        """Each player's lead over their best rival. With two players the two numbers sum to zero."""
        worths = [self.worth(state, player) for player in range(state.players)]
        first, second = sorted(worths, reverse=True)[:2]
        leader = worths.index(first)
        return tuple(worth - (second if player == leader else first) for player, worth in enumerate(worths))
