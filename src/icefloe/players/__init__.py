"""Players by name, and what may be said in `play(players=[...])`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import count
from typing import Any

from ..engine import LEVELS
from ..games.base import Game, GameError
from ..search import beam, maxn, puct
from . import engine
from .base import Player, Tell, TellingPlayer
from .engine import EnginePlayer
from .samples import SamplerPlayer
from .simple import FunctionPlayer, LookaheadPlayer, RandomPlayer
from .trees import TreePlayer
from .turns import BeamPlayer, GreedyPlayer

__all__ = [
    "KINDS",
    "PERSON",
    "BeamPlayer",
    "EnginePlayer",
    "FunctionPlayer",
    "GreedyPlayer",
    "Kind",
    "LookaheadPlayer",
    "Player",
    "RandomPlayer",
    "SamplerPlayer",
    "Seat",
    "Tell",
    "TellingPlayer",
    "TreePlayer",
    "adviser",
    "check_seats",
    "seats_of",
]

PERSON = "person"


@dataclass(frozen=True)
class Kind:
    """A kind of player that can be asked for by name.

    title: as menus say it. call: the name of such a player who got no other. make: a new one; None for a person.
    refusal: why such a player can't play a game with so many players; empty if they can.
    """

    title: str
    call: str
    make: Callable[[], Player] | None
    refusal: Callable[[Game, int], str] = lambda game, players: ""


def _level(name: str, call: str) -> Kind:
    """The engine at a level."""
    level = LEVELS[name]
    return Kind(level.title, call, lambda: EnginePlayer.at(level), engine.refusal)


KINDS: Mapping[str, Kind] = {
    PERSON: Kind("Person", "You", None),
    "random": Kind("Random", "Randy", RandomPlayer),
    "greedy": Kind("Greedy", "Greta", GreedyPlayer),
    "lookahead": Kind("Look-ahead, 2 moves", "Louis", LookaheadPlayer, maxn.refusal),
    "beam": Kind("Beam search, replies weighed", "Bea", BeamPlayer, beam.refusal),
    "mcts": Kind("Monte-Carlo tree search", "Monty", TreePlayer, puct.refusal),
    "sampler": Kind("Sampled moves, checked again", "Sam", SamplerPlayer),
    "beginner": _level("beginner", "Benny"),
    "casual": _level("casual", "Cassie"),
    "club": _level("club", "Cleo"),
    "strong": _level("strong", "Stella"),
    "engine": _level("full", "Enzo"),
}
"""The kinds by name. A stronger player joins by a line here."""

ADVISERS = ("engine", "lookahead", "sampler")
"""Who is asked for hints: the first that can play the game."""

TURN_ADVISERS = ("beam", *ADVISERS)
"""The same in games whose turns are several plies: what a ply is good for shows at the turn's end."""

DEFAULT_COMPUTER = "greedy"
_OTHERWISE = {"me": PERSON, "you": PERSON, "human": PERSON, "full": "engine"}
"""Other words for kinds."""


@dataclass(frozen=True)
class Seat:
    """Who plays: a name, a kind (a key of `KINDS`, or `function`), and what is asked for moves (None: a person)."""

    name: str
    kind: str
    player: Player | None = None

    @property
    def is_person(self) -> bool:
        return self.player is None


def seats_of(players: int | Sequence[Any]) -> tuple[Seat, ...]:
    """The seats that `play(players=...)` describes, in turn order. Raises `GameError`.

    players: a number (you against computers), or a list. In it: `"me"`, a name for a person, a kind of computer player
    (`"greedy"`), a pair (name, kind), a mapping with `name` and `kind`, a function from state to move, or a `Player`.
    """
    if isinstance(players, int) and not isinstance(players, bool):
        players = ["me"] + [DEFAULT_COMPUTER] * (players - 1)
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise GameError(f"players is {players!r}, needs a number or a list such as ['me', 'greedy']")
    return _told_apart([_seat(player) for player in players])


def check_seats(seats: Sequence[Seat], game: Game) -> None:
    """Raises `GameError` when one of the seats has a kind of player that can't play `game`; says who can."""
    for seat in seats:
        kind = KINDS.get(seat.kind)
        if kind and (reason := kind.refusal(game, len(seats))):
            able = [name for name, other in KINDS.items() if other.make and not other.refusal(game, len(seats))]
            raise GameError(f"a player of the kind {seat.kind!r} can't play here: {reason}; try {', '.join(able)}")


def adviser(game: Game, players: int) -> str:
    """The kind that gives hints in `game`."""
    advisers = TURN_ADVISERS if game.long_turns else ADVISERS
    return next(name for name in advisers if not KINDS[name].refusal(game, players))


def _seat(player: Any) -> Seat:
    if isinstance(player, Seat):
        return player
    if isinstance(player, str):
        return _seat_of_word(player)
    if isinstance(player, Mapping):
        return _named(player.get("name"), player.get("kind", PERSON))
    if isinstance(player, Sequence) and len(player) == 2:
        return _named(*player)
    if hasattr(player, "choose") and not isinstance(player, type):
        return Seat(type(player).__name__, "player", player)
    if callable(player):
        return Seat(getattr(player, "__name__", "function"), "function", FunctionPlayer(player))
    raise GameError(f"{player!r} is no player: give 'me', a name, one of {_kinds()}, a (name, kind) pair or a function")


def _seat_of_word(word: str) -> Seat:
    if word in KINDS or word in _OTHERWISE:
        return _named(None, word)
    close = get_close_matches(word.lower(), [*KINDS, *_OTHERWISE], n=1, cutoff=0.75)
    if close:
        raise GameError(
            f"no kind of player is called {word!r}; did you mean {close[0]!r}? For a person: ({word!r}, 'person')"
        )
    return _named(word, PERSON)


def _named(name: Any, kind: Any) -> Seat:
    if isinstance(kind, str):
        kind = _OTHERWISE.get(kind, kind)
    if not isinstance(kind, str) or kind not in KINDS:
        raise GameError(f"no kind of player is called {kind!r}; there is: {_kinds()}")
    if name is not None and not isinstance(name, str):
        raise GameError(f"a player's name is {name!r}, needs a text")
    make = KINDS[kind].make
    return Seat(_clean(name) or KINDS[kind].call, kind, make() if make else None)


def _clean(name: str | None) -> str:
    """One line of at most 40 characters that can be seen, as a panel can show it."""
    return "".join(letter for letter in " ".join((name or "").split()) if letter.isprintable())[:40].strip()


def _told_apart(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats; names that occur more than once get a number that makes them different."""
    names = Counter(seat.name for seat in seats)
    taken = {name for name, times in names.items() if times == 1}
    result = []
    for seat in seats:
        name = seat.name
        if names[name] > 1:
            name = next(numbered for number in count(1) if (numbered := f"{seat.name} {number}") not in taken)
            taken.add(name)
        result.append(Seat(name, seat.kind, seat.player))
    return tuple(result)


def _kinds() -> str:
    return ", ".join(KINDS)
