"""Tiny games that need of the protocol what Fish does not: chance, a hidden card, moving twice, moves too many to list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from icefloe.games.base import CHANCE, Game, IllegalMove, MoveTextError, PositionError, State, picked


class Toy(State):
    """What the three share: moves are single words, and a text reads back through the game."""

    def parse_move(self, text):
        if not isinstance(text, str) or not text.isalnum():
            raise MoveTextError(f"{text!r} is no move")
        return text

    def play(self, move):
        options = self.legal_moves or [each for each, _ in self.outcomes]
        if move not in options:
            raise IllegalMove(f"{move} is illegal: needs one of {', '.join(options)} ({self})")
        return self.after(move)

    @property
    def utilities(self):
        return self.scores

    @property
    def winners(self):
        best = max(self.scores)
        return tuple(p for p, score in enumerate(self.scores) if score == best) if self.is_over else ()


class ToyGame(Game):
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 2


# --- chance ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dice(ToyGame):
    """Two rounds each: a coin shows 1 or 2 points, then the player keeps them or gives them to the other."""

    name: ClassVar[str] = "dice"
    title: ClassVar[str] = "Dice"
    chance: ClassVar[bool] = True

    def start(self, players=None, seed=None, **setup):
        self.check_players(2 if players is None else players)
        return DiceState(self, 0, 0, (0, 0))

    def parse(self, text):
        try:
            turn, shown, first, second = map(int, text.split())
        except ValueError:
            raise PositionError(f"four numbers, not {text!r}") from None
        return DiceState(self, turn, shown, (first, second))


@dataclass(frozen=True)
class DiceState(Toy):
    game: Dice
    turn: int
    shown: int
    scores: tuple
    players: ClassVar[int] = 2

    @property
    def to_move(self):
        if self.turn == 4:
            return None
        return self.turn % 2 if self.shown else CHANCE

    @property
    def legal_moves(self):
        return ("keep", "give") if self.shown else ()

    @property
    def outcomes(self):
        return (("1", 0.5), ("2", 0.5)) if self.to_move == CHANCE else ()

    def after(self, move):
        if self.to_move == CHANCE:
            return replace(self, shown=int(move))
        taker = self.turn % 2 if move == "keep" else 1 - self.turn % 2
        scores = tuple(score + self.shown * (player == taker) for player, score in enumerate(self.scores))
        return replace(self, turn=self.turn + 1, shown=0, scores=scores)

    def __str__(self):
        return f"{self.turn} {self.shown} {self.scores[0]} {self.scores[1]}"


# --- hidden information ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cards(ToyGame):
    """Each holds one hidden card, 1 to 3, no two alike; in turn they stay or go; the higher card of who stayed wins."""

    name: ClassVar[str] = "cards"
    title: ClassVar[str] = "Cards"
    hidden: ClassVar[bool] = True

    def start(self, players=None, seed=None, **setup):
        from random import Random

        rng = Random(seed)
        first = picked((1, 2, 3), rng)
        return CardsState(self, (first, picked([card for card in (1, 2, 3) if card != first], rng)), ())

    def parse(self, text):
        try:
            cards, played = text.split(";")
            first, second = map(int, cards.split())
        except ValueError:
            raise PositionError(f"cards and moves, not {text!r}") from None
        return CardsState(self, (first, second), tuple(played.split()))


@dataclass(frozen=True)
class CardsState(Toy):
    game: Cards
    cards: tuple
    played: tuple
    players: ClassVar[int] = 2

    @property
    def to_move(self):
        return len(self.played) if len(self.played) < 2 else None

    @property
    def legal_moves(self):
        return () if self.is_over else ("stay", "go")

    @property
    def scores(self):
        if not self.is_over:
            return (0, 0)
        worth = [card if move == "stay" else 0 for card, move in zip(self.cards, self.played, strict=True)]
        return tuple(int(each == max(worth)) for each in worth)

    def after(self, move):
        return replace(self, played=(*self.played, move))

    def view(self, player):
        return CardsView(self.game, player, self.cards[player], self.played)

    def __str__(self):
        return f"{self.cards[0]} {self.cards[1]};{' '.join(self.played)}"


@dataclass(frozen=True)
class CardsView:
    """What one player knows: their own card and what was said."""

    game: Cards
    player: int
    card: int
    played: tuple

    def sample(self, rng):
        other = picked([card for card in (1, 2, 3) if card != self.card], rng)
        cards = (self.card, other) if self.player == 0 else (other, self.card)
        return CardsState(self.game, cards, self.played)


# --- the same player again -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Twice(ToyGame):
    """Seven stones; take one and move again, or two and pass the turn on. Most stones win."""

    name: ClassVar[str] = "twice"
    title: ClassVar[str] = "Twice"

    def start(self, players=None, seed=None, **setup):
        return TwiceState(self, 7, 0, (0, 0))

    def parse(self, text):
        try:
            stones, turn, first, second = map(int, text.split())
        except ValueError:
            raise PositionError(f"four numbers, not {text!r}") from None
        return TwiceState(self, stones, turn, (first, second))


class Takes:
    """A lazy sequence, as a huge one would be: worked out when asked for."""

    def __init__(self, stones):
        self.most = min(2, stones)

    def __len__(self):
        return self.most

    def __getitem__(self, index):
        return [str(number + 1) for number in range(self.most)][index]

    def __eq__(self, other):
        return list(self) == list(other)

    def __contains__(self, move):
        return isinstance(move, str) and move in list(self)


@dataclass(frozen=True)
class TwiceState(Toy):
    game: Twice
    stones: int
    turn: int
    scores: tuple
    players: ClassVar[int] = 2

    @property
    def to_move(self):
        return self.turn if self.stones else None

    @property
    def legal_moves(self):
        return Takes(self.stones) if self.stones else ()

    def play(self, move):
        if move not in self.legal_moves:
            raise IllegalMove(f"{move} is illegal ({self})")
        taken = int(move)
        scores = tuple(score + taken * (player == self.turn) for player, score in enumerate(self.scores))
        return replace(self, stones=self.stones - taken, turn=self.turn ^ (taken == 2), scores=scores)

    def __str__(self):
        return f"{self.stones} {self.turn:d} {self.scores[0]} {self.scores[1]}"


# --- moves too many to list ----------------------------------------------------------------------------------------------


class Aims:
    """The numbers below a million as words, worked out one by one."""

    def __len__(self):
        return 1_000_000

    def __getitem__(self, index):
        return str(range(len(self))[index])

    def __contains__(self, move):
        return isinstance(move, str) and move.isdecimal() and int(move) < len(self)

    def __iter__(self):
        raise AssertionError("a list of a million moves was asked for")


@dataclass(frozen=True)
class Darts(ToyGame):
    """Three darts each, one after another; the nearer to the middle, 500,000, the more points, 10 at most."""

    name: ClassVar[str] = "darts"
    title: ClassVar[str] = "Darts"
    weights: ClassVar[dict] = {"score": 1.0}
    lists_moves: ClassVar[bool] = False

    def start(self, players=None, seed=None, **setup):
        return DartsState(self, 0, (0, 0))

    def parse(self, text):
        thrown, first, second = map(int, text.split())
        return DartsState(self, thrown, (first, second))


@dataclass(frozen=True)
class DartsState(Toy):
    game: Darts
    thrown: int
    scores: tuple
    players: ClassVar[int] = 2

    @property
    def to_move(self):
        return self.thrown // 3 if self.thrown < 6 else None

    @property
    def legal_moves(self):
        return () if self.is_over else Aims()

    def after(self, move):
        points = 10 - abs(int(move) - 500_000) // 50_000
        scores = tuple(score + points * (player == self.to_move) for player, score in enumerate(self.scores))
        return replace(self, thrown=self.thrown + 1, scores=scores)

    def near(self, move, rng):
        return str(min(max(int(move) + int(rng.random() * 2001) - 1000, 0), 999_999))

    def __str__(self):
        return f"{self.thrown} {self.scores[0]} {self.scores[1]}"


@dataclass(frozen=True)
class Ledge(ToyGame):
    """One step of one of ten lengths, by a hand that may be one off; `worth` is what each length brings."""

    worth: tuple = (0, 0, 0, 10, 0, 0, 7, 7, 7, 0)
    name: ClassVar[str] = "ledge"
    title: ClassVar[str] = "Ledge"
    weights: ClassVar[dict] = {"score": 1.0}

    def __post_init__(self):
        """No options."""

    def start(self, players=None, seed=None, **setup):
        return LedgeState(self, 0, (0, 0))

    def parse(self, text):
        stepped, score = map(int, text.split())
        return LedgeState(self, stepped, (score, 0))


@dataclass(frozen=True)
class LedgeState(Toy):
    game: Ledge
    stepped: int
    scores: tuple
    players: ClassVar[int] = 2

    @property
    def to_move(self):
        return None if self.stepped else 0

    @property
    def legal_moves(self):
        return () if self.stepped else tuple("0123456789")

    def after(self, move):
        return replace(self, stepped=1, scores=(self.game.worth[int(move)], 0))

    def near(self, move, rng):
        return str(min(max(int(move) + (-1 if rng.random() < 0.5 else 1), 0), 9))

    def __str__(self):
        return f"{self.stepped} {self.scores[0]}"
