"""The protocol that every game keeps: `Game`, `State`, `View`, and the options a game declares."""

from __future__ import annotations

from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from html import escape
from os import PathLike
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, Self, TypeVar

from .errors import GameError

CHANCE: Final = -1
"""`State.to_move` where neither player chooses: the next ply is drawn from `State.outcomes`."""


class Move(Protocol):
    """A small immutable value; `str(move)` is its text, `State.parse_move` the inverse."""

    def __hash__(self) -> int: ...


M = TypeVar("M", bound=Move)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen about a game, as data: dialogs and commands are made from it.

    kind: `choice` (one of `choices`), `number` (a whole number from `least` to `most`) or `text`.
    default: what holds when nothing is said; None where the game works it out.
    """

    name: str
    kind: Literal["choice", "number", "text"]
    default: str | int | None
    help: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def check(self, value: Any) -> Any:
        """`value`, if this option can have it. Numbers may come as digits. Raises `GameError`."""
        if value is None or value == self.default:
            return self.default
        if self.kind == "choice":
            if value not in self.choices:
                raise GameError(f"{self.name} is {value!r}, needs one of: {', '.join(self.choices)}")
            return value
        if self.kind == "text":
            if not isinstance(value, str):
                raise GameError(f"{self.name} is {value!r}, needs a text")
            return value
        number = int(value) if isinstance(value, str) and value.isdecimal() else value
        if isinstance(number, bool) or not isinstance(number, int) or not self.least <= number <= self.most:
            raise GameError(f"{self.name} is {value!r}, needs a whole number from {self.least} to {self.most}")
        return number


@dataclass(frozen=True, slots=True)
class Rule:
    """A paragraph of the rules in short, as the help dialog shows it."""

    title: str
    text: str


@dataclass(frozen=True)
class Game(ABC):
    """What a position text does not hold: the options of the rules. Equal games have equal options.

    A game is a frozen dataclass whose fields are its `rule_options`, in order.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    least_players: ClassVar[int]
    most_players: ClassVar[int]
    chance: ClassVar[bool] = False
    hidden: ClassVar[bool] = False
    long_turns: ClassVar[bool] = False
    """Whether a turn is several plies as a rule, the same player moving again."""
    rule_options: ClassVar[tuple[Option, ...]] = ()
    setup_options: ClassVar[tuple[Option, ...]] = ()
    rules: ClassVar[tuple[Rule, ...]] = ()
    example: ClassVar[str] = ""
    """Move texts as somebody may type them."""
    weights: ClassVar[Mapping[str, float]] = {}
    """How much each of `State.facts` is worth to a player, in points of `State.scores`."""
    greed: ClassVar[Mapping[str, float]] = {"score": 1.0}
    """The same for who looks only at what is won at once."""
    turn_greed: ClassVar[Mapping[str, float]] = {}
    """The same for who looks only at what is won by the end of a turn, while it goes on; empty: `greed`."""

    @property
    def lists_moves(self) -> bool:
        """Whether legal moves are few enough to look at every one; else `State.legal_moves` is lazy and huge."""
        return True

    def __post_init__(self) -> None:
        for option in self.rule_options:
            object.__setattr__(self, option.name, option.check(getattr(self, option.name)))

    @classmethod
    def of(cls, /, **options: Any) -> tuple[Self, dict[str, Any]]:
        """The game with these rules, and what is left for its set-up. Raises `GameError` for an unknown name."""
        ruled = {field.name for field in fields(cls)}
        known = ruled | {option.name for option in cls.setup_options}
        for name in options:
            if name not in known:
                raise GameError(f"{cls.name} has no option {name!r}; it has: {', '.join(sorted(known)) or 'none'}")
        rules = {name: value for name, value in options.items() if name in ruled}
        return cls(**rules), {name: value for name, value in options.items() if name not in ruled}

    def setup(self, /, **options: Any) -> dict[str, Any]:
        """Every set-up option with its value, checked. Raises `GameError`."""
        known = {option.name: option for option in self.setup_options}
        for name in options:
            if name not in known:
                raise GameError(f"{self.name} has no set-up option {name!r}")
        return {name: option.check(options.get(name)) for name, option in known.items()}

    def check_players(self, players: int) -> int:
        """`players`, if so many can play. Raises `GameError`."""
        if isinstance(players, bool) or not isinstance(players, int):
            raise GameError(f"players is {players!r}, needs a whole number")
        if not self.least_players <= players <= self.most_players:
            raise GameError(f"{self.title} needs {self.least_players} to {self.most_players} players, got {players}")
        return players

    def seat(self, player: int) -> str:
        """What words about a position call a player, after its text: `a`."""
        return chr(ord("a") + player)

    @abstractmethod
    def start(self, players: int | None = None, seed: int | None = None, **setup: Any) -> State[Any]:
        """The first state. The same players, seed and set-up give the same state everywhere.

        seed: None for a different game each time. Raises `GameError`.
        """

    @abstractmethod
    def parse(self, text: str) -> State[Any]:
        """The state that a position text describes. Raises `PositionError`."""


class View(Protocol):
    """What one player may know of a state."""

    def sample(self, rng: Random) -> State[Any]:
        """A full state that fits what the player knows."""


class State(ABC, Generic[M]):
    """One position: immutable, hashable, comparable, picklable; prints as its position text."""

    __slots__ = ()

    game: Game
    players: int
    """How many take part, retired ones included."""
    to_move: int | None
    """A player from 0, `CHANCE`, or None when the game is over."""
    scores: tuple[int, ...]
    """What the game counts first, a number a player."""

    @property
    @abstractmethod
    def legal_moves(self) -> Sequence[M]:
        """All moves of the player to move; empty when the game is over, and at a chance node."""

    @abstractmethod
    def play(self, move: M | str) -> Self:
        """The state after `move`. Raises `IllegalMove` with the reason, `MoveTextError` for a text that is none."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """The move that `text` writes; not checked against the position. Raises `MoveTextError`."""

    def near(self, move: M, rng: Random) -> M:
        """A legal move that a hand which is not quite sure could make in place of `move`; itself where moves are exact."""
        return move

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """Who has won, several if shared, none while the game goes on."""

    @property
    @abstractmethod
    def utilities(self) -> tuple[Any, ...]:
        """One comparable value a player, at any time of the game: what a search compares, in order."""

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def outcomes(self) -> Sequence[tuple[M, float]]:
        """At a chance node: each move with its probability. Elsewhere empty."""
        return ()

    def facts(self, player: int, names: Iterable[str] = ()) -> Mapping[str, float]:
        """Named numbers of this position from `player`'s seat, for evaluations and breakdowns.

        names: which of them; all when empty. Raises `KeyError` for a name that the game has not.
        """
        everything = {"score": self.scores[player]}
        return {name: everything[name] for name in names or everything}

    def view(self, player: int) -> View:
        """What `player` may know. In an open game the state itself."""
        return self

    def sample(self, rng: Random) -> Self:
        """An open state fits only itself."""
        return self

    def svg(self, theme: str = "light") -> str:
        """A picture of this position: a standalone SVG file as text. theme: `light` or `dark`. Raises `ValueError`."""
        return Depiction.drawn(self, theme)

    def save_svg(self, file: str | PathLike[str], theme: str = "light") -> None:
        """Write `svg(theme)` to `file`. Raises `ValueError`, `OSError`."""
        Path(file).write_text(self.svg(theme), encoding="utf-8")

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        """How a notebook shows a state: its picture. As an `<img>` it stays visible in a notebook that is not trusted."""
        svg = self.svg()
        data = b64encode(svg.encode()).decode()
        return {
            "text/plain": repr(self),
            "image/svg+xml": svg,
            "text/html": f'<img alt="{escape(str(self))}" src="data:image/svg+xml;base64,{data}">',
        }


class Depiction:
    """How states are drawn. The rules know no screen: whoever ties the rooms together says who draws."""

    drawn: ClassVar[Callable[[State[Any], str], str]]


MOST_DIGITS = 40
"""Of a seed."""


def check_seed(seed: Any) -> int | None:
    """`seed`, if it is a whole number or None. Raises `GameError`."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise GameError(f"seed is {seed!r}, needs a whole number")
    if seed is not None and abs(seed) >= 10**MOST_DIGITS:
        raise GameError(f"seed is too long a number, at most {MOST_DIGITS} digits are possible")
    return seed


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """A shuffled copy (Fisher-Yates), from `Random.random()` alone: its sequence is the same in every Python."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return result


def picked(items: Sequence[T], rng: Random) -> T:
    """One of `items`, each as likely; from `Random.random()` alone. Raises `IndexError` when there is none."""
    return items[int(rng.random() * len(items))]
