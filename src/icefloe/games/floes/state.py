"""A position of Floes and what a move does to it, whatever moves when a floe is shoved. Source: rules page, Floes 1 to 10."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NoReturn

from ..base import IllegalMove, MoveTextError, State, quoted, shortened
from . import facts
from .moves import END, End, Move
from .pieces import ANIMALS, ARROW, ENOUGH, FLOE_NAMES, FLOE_OF, FLOES, HUNTERS, NONE, PIECE_OF, SEALS, Counts, tally
from .shove import CAN_END, ShoveModel, Where, model_named

if TYPE_CHECKING:
    from .game import Floes

SHOVES = 3
"""Counted shoves of a turn; the starter has one less."""

_KIND = {floe: kind for kind, floe in enumerate(FLOES)}
_BLANK = b"-"


class FloesState(State[Move]):
    """One position of Floes. Immutable; `str` gives its position text, `Floes.parse` reads it back equal.

    What it is made of is in fields with an underscore, which nobody sets but `_made`; the rest reads them. _plies: shoves and
    ends since the game's start, or since the position was read: the game ends after `max_plies` (Floes 9c). It is history,
    not position: two states that differ in nothing else are equal.
    """

    __slots__ = (
        "_aside", "_fallen", "_game", "_letters", "_model", "_plies", "_scores", "_shoves", "_supply", "_to_move", "_where",
    )  # fmt: skip

    _aside: Counts
    _fallen: Counts
    _game: Floes
    _letters: bytes
    _model: ShoveModel
    _plies: int
    _scores: tuple[int, ...]
    _shoves: int
    _supply: Counts
    _to_move: int | None
    _where: Where

    # --- what can be asked -------------------------------------------------------------------------------------------

    @property
    def game(self) -> Floes:  # type: ignore[override]
        """The rules' options."""
        return self._game

    @property
    def model(self) -> ShoveModel:
        """How a shove moves things."""
        return self._model

    @property
    def to_move(self) -> int | None:  # type: ignore[override]
        """The player to move, None when the game is over."""
        return self._to_move

    @property
    def is_over(self) -> bool:
        return self._to_move is None

    @property
    def players(self) -> int:  # type: ignore[override]
        return len(self._scores)

    @property
    def scores(self) -> tuple[int, ...]:  # type: ignore[override]
        """Enemies caught by each player."""
        return self._scores

    @property
    def letters(self) -> bytes:
        """What lies on the board, in the model's reading order."""
        return self._letters

    @property
    def where(self) -> Where:
        """Where it lies, as the model keeps it."""
        return self._where

    @property
    def shoves(self) -> int:
        """Counted shoves that are left in this turn."""
        return self._shoves

    @property
    def supply(self) -> Counts:
        """Floes that may be shoved now: blank, arrow, seal, hunter."""
        return self._supply

    @property
    def fallen(self) -> Counts:
        """Floes that fell this turn, and join the supply at its end (Floes 3)."""
        return self._fallen

    @property
    def aside(self) -> Counts:
        """Pieces set aside: seals, hunters, boats, whales."""
        return self._aside

    @property
    def plies(self) -> int:
        """Moves since the game's start, or since the position was read."""
        return self._plies

    @property
    def can_end(self) -> bool:
        """Whether the turn may be ended by choice."""
        return self._to_move is not None and bool(self.choices & CAN_END)

    @property
    def legal_moves(self) -> Sequence[Move]:
        """Shoves by kind of floe, in the order of the model; `end` last. Lazy where the model does not list its shoves."""
        return () if self._to_move is None else self._model.moves(self.choices)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has most enemies: who has five has won at once (Floes 8, 9)."""
        if self._to_move is not None:
            return ()
        most = max(self._scores)
        return tuple(player for player, score in enumerate(self._scores) if score == most)

    @property
    def utilities(self) -> tuple[int, ...]:
        """Enemies caught by each player."""
        return self._scores

    def facts(self, player: int, names: Iterable[str] = ()) -> Mapping[str, float]:
        """Named numbers of this position: see `facts.FACTS`. Raises `KeyError` for another name."""
        return {name: facts.FACTS[name](self, player) for name in names or facts.FACTS}

    @property
    def choices(self) -> int:
        """What may be done now, where the game is not over: bit k for the floes of kind k, `CAN_END` for the end of the turn.

        While a counted shove is left and a floe for it, everything of the supply; then arrow floes, or the end (Floes 1, 2).
        """
        blank, arrow, seal, hunter = self._supply
        if self._shoves and (blank or seal or hunter):
            return (blank > 0) + 2 * (arrow > 0) + 4 * (seal > 0) + 8 * (hunter > 0)
        return (2 | CAN_END) if arrow else 0

    # --- what a move does --------------------------------------------------------------------------------------------

    def play(self, move: Move | str) -> FloesState:
        """The state after `move`. Raises `IllegalMove` with the reason, `MoveTextError`."""
        if move.__class__ is str:
            move = self.parse_move(move)
        if move.__class__ is End:
            return self._end(move)
        player, shoves, left = self._to_move, self._shoves, [*self._supply]
        try:
            kind = _KIND[move[0]]  # type: ignore[index]
            if player is None or not left[kind] or not (shoves or kind == ARROW):
                raise LookupError
            letters, where, fell = self._model.shove(self._letters, self._where, move)
        except (LookupError, TypeError):
            self._refuse(move)
        if kind != ARROW:
            shoves -= 1
        left[kind] -= 1
        supply: Any = (*left,)
        fallen, aside, scores = self._fallen, self._aside, self._scores
        is_turn_over = not (left[ARROW] or (shoves and any(left)))
        if fell == _BLANK:
            blank, arrow, seal, hunter = fallen
            fallen = (blank + 1, arrow, seal, hunter)
        elif fell:
            fallen = tally(fallen, FLOE_OF, fell)
            dropped = tally(NONE, PIECE_OF, fell)
            if any(dropped[animal] for animal in ANIMALS):
                # What fell in this shove scores nothing (Floes 5).
                aside = _sum(aside, dropped)
                is_turn_over = True
            elif caught := sum(dropped):
                scores = (*scores[:player], scores[player] + caught, *scores[player + 1 :])
                if scores[player] >= ENOUGH:
                    # At once: the turn's end does not happen (Floes 8).
                    player, shoves, is_turn_over = None, 0, False
        after: FloesState = _new_state(FloesState)
        after._game = game = self._game
        after._model = self._model
        after._letters = letters
        after._where = where
        after._to_move = player
        after._shoves = shoves
        after._supply = supply
        after._fallen = fallen
        after._aside = aside
        after._scores = scores
        after._plies = plies = self._plies + 1
        if is_turn_over:
            after = turn_ended(after)
        return after if plies < game.max_plies else stopped(after)

    def parse_move(self, text: str) -> Move:
        """The move that `text` writes. Raises `MoveTextError`."""
        return END if text == END.word else self.model.parse_move(text)

    def near(self, move: Move, rng: Random) -> Move:
        """As the model says; the end of a turn is itself."""
        near: Move = move if move == END else self.model.near(move, rng)
        return near

    def _end(self, move: Any) -> FloesState:
        if move != END or not self.can_end:
            self._refuse(move)
        after = turn_ended(self)
        after._plies += 1  # nobody else has it yet
        return after if after._plies < self._game.max_plies else stopped(after)

    # --- why a move is illegal -----------------------------------------------------------------------------------------

    def _refuse(self, move: Any) -> NoReturn:
        # Compared with each, since what somebody gives us may have no hash.
        is_shove = isinstance(move, tuple) and move[:1] in [(floe,) for floe in FLOES]
        if not is_shove and (move.__class__ is not End or move != END):
            raise MoveTextError(f"{quoted(move)} is no move: give one of legal_moves, or its text")
        # On drifting ice a position has some 2,000 characters.
        raise IllegalMove(f"{move} is illegal: {self._reason(move)} ({shortened(str(self), 200)})")

    def _reason(self, move: Any) -> str:
        if self._to_move is None:
            return "the game is over"
        if move == END:
            return "the turn can't be ended while counted shoves are left"
        kind = _KIND[move[0]]
        floe = FLOE_NAMES[kind]
        if not self._supply[kind]:
            barred = self._fallen[kind]
            if barred:
                return f"the {floe} floes that are left fell this turn and can't be shoved until the next"
            return f"no {floe} floe is in the supply"
        if kind != ARROW and not self._shoves:
            return "no counted shove is left, only arrow floes can be shoved, or the turn ended by end"
        return self.model.reason(move)

    # --- a value: text, equality, pickles ------------------------------------------------------------------------------

    def __str__(self) -> str:
        from .text import state_text

        return state_text(self)

    def __repr__(self) -> str:
        return f"<Floes {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FloesState):
            return NotImplemented
        return self is other or (self._values() == other._values() and self._game == other._game)

    def _values(self) -> tuple[Any, ...]:
        return (
            self._letters, self._where, self._to_move, self._shoves, self._supply, self._fallen, self._aside, self._scores,
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((self._letters, self._where, self._to_move, self._shoves, self._supply, self._scores))

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self._game, self._letters, self._where, *self._values()[2:], self._plies)

    def __copy__(self) -> FloesState:
        return self

    def __deepcopy__(self, memo: object) -> FloesState:
        return self


_new_state: Any = object.__new__


def _made(
    game: Floes,
    letters: bytes,
    where: Where,
    to_move: int | None,
    shoves: int,
    supply: Counts,
    fallen: Counts,
    aside: Counts,
    scores: tuple[int, ...],
    plies: int = 0,
) -> FloesState:
    state: FloesState = _new_state(FloesState)
    state._game = game
    state._model = model_named(game.model)
    state._letters = letters
    state._where = where
    state._to_move = to_move
    state._shoves = shoves
    state._supply = supply
    state._fallen = fallen
    state._aside = aside
    state._scores = scores
    state._plies = plies
    return state


def _sum(one: Counts, other: Counts) -> Counts:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def settled(state: FloesState) -> FloesState:
    """`state` after what happens by itself: five enemies end the game, a turn without a legal move is over."""
    if state.to_move is None:
        return state
    if max(state.scores) >= ENOUGH:
        return stopped(state)
    return state if state.choices else turn_ended(state)


def turn_ended(state: FloesState) -> FloesState:
    """What a turn's end does, in this order: icons are set, what fell joins the supply, the game may end, the next player (Floes 9b)."""
    letters, aside = _icons_set(state.letters, state.aside)
    supply = _sum(state.supply, state.fallen)
    # No hunter and no boat on the board, or nothing to shove (Floes 9, 2).
    is_over = not (b"H" in letters or b"B" in letters) or supply == NONE
    player = (state._to_move + 1) % state.players if state._to_move is not None else 0
    return _made(
        state.game,
        letters,
        state.where,
        None if is_over else player,
        0 if is_over else SHOVES,
        supply,
        NONE,
        aside,
        state.scores,
        state._plies,
    )


def _icons_set(letters: bytes, aside: Counts) -> tuple[bytes, Counts]:
    """Pieces are set on the floes that wait for one, in reading order, as far as there are any aside (Floes 7).

    There is always a seal for a floe that waits: ten of each, and seals are never kept.
    """
    seals = letters.count(b"s")
    hunters = min(letters.count(b"h"), aside[HUNTERS])
    if seals:
        letters = letters.replace(b"s", b"S")
    if hunters or b"h" in letters:
        letters = letters.replace(b"h", b"H", hunters).replace(b"h", b"x")
    return letters, (aside[SEALS] - seals, aside[HUNTERS] - hunters, *aside[2:])


def stopped(state: FloesState) -> FloesState:
    """`state`, but that the game is over: the rest stays as it is."""
    return _made(
        state.game,
        state.letters,
        state.where,
        None,
        0,
        state.supply,
        state.fallen,
        state.aside,
        state.scores,
        state._plies,
    )


def new_state(
    game: Floes,
    letters: bytes,
    where: Where,
    to_move: int | None,
    shoves: int,
    supply: Counts,
    fallen: Counts,
    aside: Counts,
    scores: tuple[int, ...],
) -> FloesState:
    """The state that these describe, which are checked already, after what happens by itself."""
    return settled(_made(game, letters, where, to_move, shoves, supply, fallen, aside, scores))
