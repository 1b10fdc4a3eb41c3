"""Judging a position: a number a player, as a sum of named terms that can be shown one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

from ..games.base import State

Vector = tuple[float, ...]
"""A number a player."""

Evaluate = Callable[[State[Any]], Vector]
"""What a search asks about a leaf. Each player's number is their lead, so that with two players the two sum to zero."""

FINER = 128
"""How much less the next number of `State.utilities` weighs than the one before: a power of 2, so that sums are exact."""


def leads(worths: Sequence[float]) -> Vector:
    """Each player's lead over their best rival."""
    first, second = sorted(worths, reverse=True)[:2]
    leader = worths.index(first)
    return tuple(worth - (second if player == leader else first) for player, worth in enumerate(worths))


@dataclass(frozen=True)
class Evaluation:
    """A sum of facts, each times its weight, in points of the game.

    weights: by the names of `State.facts`; facts without a weight count nothing.
    """

    weights: Mapping[str, float]

    def worth(self, state: State[Any], player: int) -> float:
        """What the position is worth to `player`, rivals left aside. Raises `KeyError` for an unknown fact."""
        facts = state.facts(player, self.weights)
        return sum(weight * facts[name] for name, weight in self.weights.items())

    def __call__(self, state: State[Any]) -> Vector:
        """Each player's lead over their best rival. With two players the two numbers sum to zero."""
        return leads([self.worth(state, player) for player in range(state.players)])

    def breakdown(self, state: State[Any]) -> Mapping[str, Vector]:
        """By term: its weight times its fact for each player. A column's sum is that player's `worth`."""
        facts = [state.facts(player, self.weights) for player in range(state.players)]
        return {name: tuple(weight * own[name] for own in facts) for name, weight in self.weights.items()}

    def __str__(self) -> str:
        """`fish + 0.5 territory`."""
        return " + ".join(name if weight == 1 else f"{weight:g} {name}" for name, weight in self.weights.items())

    @classmethod
    def parse(cls, text: str) -> Evaluation:
        """The evaluation that `str` has written. Raises `ValueError`."""
        weights = {}
        for term in text.split(" + "):
            weight, _, name = term.rpartition(" ")
            if not name.isidentifier():
                raise ValueError(f"{term!r} is no term of an evaluation, such as '0.5 territory': {text!r}")
            weights[name] = float(weight) if weight else 1.0
        return cls(weights)


@dataclass(frozen=True)
class ScoreLead:
    """Each player's lead in what the game counts first, such as fish: whole numbers, easily followed by eye."""

    def __call__(self, state: State[Any]) -> Vector:
        scores = state.scores
        if len(scores) == 2:
            lead = scores[0] - scores[1]
            return (lead, -lead)
        return leads(scores)

    def __str__(self) -> str:
        return "score"


@dataclass(frozen=True)
class Outcome:
    """Each player's lead in `State.utilities`, all its numbers: how a game really ends, ties broken.

    The first number counts whole, the next 1/128, and so on; `parts` takes a value apart again.
    """

    def __call__(self, state: State[Any]) -> Vector:
        return leads([_flat(utility) for utility in state.utilities])

    @staticmethod
    def parts(value: float, count: int = 2) -> tuple[int, ...]:
        """What `value` was made of: for Fish the lead in fish, then in tiles (each within 63 either way)."""
        found = []
        for _ in range(count):
            whole = round(value)
            found.append(whole)
            value = (value - whole) * FINER
        return tuple(found)

    def __str__(self) -> str:
        return "outcome"


def evaluation_of(said: Any, state: State[Any]) -> Evaluate:
    """What `evaluate=` means: None or `"score"`, `"outcome"`, `"game"` (the game's own weights), weights by name, or a function.

    Raises `ValueError` when it is none of these, names an unknown fact, or gives anything but a number a player.
    """
    if said is None or said == "score":
        return ScoreLead()
    if said == "outcome":
        return Outcome()
    if said == "game":
        return Evaluation(state.game.weights)
    if isinstance(said, Mapping):
        known = state.facts(0)
        for name in said:
            if name not in known:
                raise ValueError(f"{state.game.title} has no fact {name!r} to weigh; it has: {', '.join(known)}")
        return Evaluation(dict(said))
    if not callable(said):
        raise ValueError(
            f"evaluate is {said!r}, needs 'score', 'outcome', 'game', weights such as {{'fish': 1}}, or a function"
        )
    given = said(state)
    if not isinstance(given, tuple) or len(given) != state.players:
        raise ValueError(f"evaluate gave {given!r}, needs a tuple with a number for each of {state.players} players")
    evaluate: Evaluate = said
    return evaluate


def finite(evaluate: Evaluate) -> Evaluate:
    """`evaluate`, but that it raises `ValueError` for numbers that are not finite: a search could prefer no move to an infinite loss."""

    def checked(state: State[Any]) -> Vector:
        worth = evaluate(state)
        if not all(map(isfinite, worth)):
            raise ValueError(
                f"evaluate gave {worth!r}, needs finite numbers, such as 1000 for a game that is won: {state}"
            )
        return worth

    return checked


def _flat(utility: Any) -> float:
    if not isinstance(utility, tuple):
        return float(utility)
    return float(sum(number / FINER**place for place, number in enumerate(utility)))
