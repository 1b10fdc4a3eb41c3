"""Named numbers of a Floes position that can be measured; `search/` weighs them.

What is asked of the board is what `ShoveModel.ways_off` says: what falls by the first, second and third shove along each way off it.
The facts take each way by itself, as if a shove along one changed nothing on the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import compress
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from .pieces import ARROW, ENOUGH
from .shove import Where, model_named

if TYPE_CHECKING:
    from .state import FloesState

WHOLE_TURN: Final = 3
"""Its counted shoves."""

_ENEMY, _ANIMAL = 1, 2
_IS_ENEMY = _ENEMY.__eq__
_KINDS = bytes(_ENEMY if letter in b"HB" else _ANIMAL if letter in b"SW" else 0 for letter in range(256))
"""By letter, whether an enemy or an animal falls with it; for `bytes.translate`."""

_ALIKE = bytes(
    ord("B" if letter in b"HB" else "W" if letter in b"SW" else "-" if letter in b"-=shx" else chr(letter))
    for letter in range(256)
)
"""By letter, one that counts the same here; for `bytes.translate`."""

Sequence3 = tuple[int, int, int]
"""What falls by the first, second and third shove along a way: 0, `_ENEMY` or `_ANIMAL`."""


class Prey(NamedTuple):
    """What a board offers to who shoves next. edge: enemies that a single shove makes fall. ways: what falls along any way."""

    edge: int
    ways: frozenset[Sequence3]


def enemies(state: FloesState, player: int) -> int:
    """Enemies that `player` has caught."""
    return state.scores[player]


def won(state: FloesState, player: int) -> int:
    """1 if `player` has the five enemies that win at once, else 0."""
    return int(state.scores[player] >= ENOUGH)


def exposed(state: FloesState, player: int) -> int:
    """Enemies that a single shove makes fall, if it is `player`'s turn; else 0."""
    return _prey(state).edge if player == state.to_move else 0


def haul(state: FloesState, player: int) -> int:
    """Enemies that `player` could catch in what is left of their turn, arrow floes included; 0 when it is not their turn."""
    if player != state.to_move:
        return 0
    return min(ENOUGH - state.scores[player], most(_prey(state), state.shoves + state.supply[ARROW]))


def looming(state: FloesState, player: int) -> int:
    """Enemies that `player` could catch in a whole turn if the board stayed as it is; 0 unless they come next."""
    mover = state.to_move
    if mover is None or player != (mover + 1) % state.players:
        return 0
    arrows = state.supply[ARROW] + state.fallen[ARROW]
    return min(ENOUGH - state.scores[player], most(_prey(state), WHOLE_TURN + arrows))


def decisive(state: FloesState, player: int) -> int:
    """1 if `player` is to move and the haul makes five enemies, else 0."""
    return int(player == state.to_move and state.scores[player] + haul(state, player) >= ENOUGH)


def near(state: FloesState, player: int) -> int:
    """Enemies that two or three shoves along a way make fall, no animal before them, if it is `player`'s turn; else 0."""
    if player != state.to_move:
        return 0
    found, kinds = set(), _kinds(state.letters)
    for places in zip(*state.model.ways_off(state.letters, state.where), strict=True):
        for place in _before_animal(places, kinds):
            if kinds[place] == _ENEMY and place != places[0]:
                found.add(place)
    return len(found)


def shielded(state: FloesState, player: int) -> int:
    """Enemies at the end of no way but behind an animal, so far as three shoves reach, if it is `player`'s turn; else 0."""
    if player != state.to_move:
        return 0
    open_ones: set[int] = set()
    behind: set[int] = set()
    kinds = _kinds(state.letters)
    for places in zip(*state.model.ways_off(state.letters, state.where), strict=True):
        free = _before_animal(places, kinds)
        open_ones.update(free)
        behind.update(places[len(free) :])
    return sum(kinds[place] == _ENEMY for place in behind - open_ones)


FACTS: Mapping[str, Callable[[FloesState, int], float]] = {
    "enemies": enemies,
    "won": won,
    "exposed": exposed,
    "near": near,
    "shielded": shielded,
    "haul": haul,
    "looming": looming,
    "decisive": decisive,
}
"""Every fact by name: a function of a state and a player."""


def most(prey: Prey, shoves: int) -> int:
    """The most enemies by so many shoves: one way is followed as far as wanted, every other shove takes one at the edge."""
    return _most(prey.edge, prey.ways, shoves)


@lru_cache(maxsize=4096)
def _most(edge: int, ways: frozenset[Sequence3], shoves: int) -> int:
    best = min(edge, shoves)
    for way in ways:
        others = edge - (way[0] == _ENEMY)
        for along in range(1, min(shoves, len(way)) + 1):
            best = max(best, _caught(way[:along]) + min(others, shoves - along))
    return best


def _caught(falling: tuple[int, ...]) -> int:
    """Enemies that fall one after another, until an animal ends the turn."""
    until = falling.index(_ANIMAL) if _ANIMAL in falling else len(falling)
    return falling[:until].count(_ENEMY)


def _kinds(letters: bytes) -> bytes:
    """What falls with what lies at each place; nothing at `NO_PIECE`, which as an index is the last."""
    return letters.translate(_KINDS) + b"\0"


def _before_animal(places: tuple[int, ...], kinds: bytes) -> tuple[int, ...]:
    return places[: next((count for count, place in enumerate(places) if kinds[place] == _ANIMAL), len(places))]


def _prey(state: FloesState) -> Prey:
    return _prey_on(state.game.model, state.letters.translate(_ALIKE), state.where)


@lru_cache(maxsize=512)
def _prey_on(model: str, letters: bytes, where: Where) -> Prey:
    """The last answers are kept: an evaluation asks several times about a board, and moves that shove another floe make one like it."""
    kinds = _kinds(letters)
    first, second, third = model_named(model).ways_off(letters, where)
    falls = _picker(tuple(first))(kinds)
    edge = len(set(compress(first, map(_IS_ENEMY, falls))))
    return Prey(edge, frozenset(zip(falls, _picker(tuple(second))(kinds), _picker(tuple(third))(kinds), strict=True)))


@lru_cache(maxsize=16)
def _picker(places: tuple[int, ...]) -> Callable[[bytes], tuple[int, ...]]:
    """What gets all these entries at once: much quicker than one by one, and most boards of hexes have the same places."""
    return itemgetter(*places) if len(places) > 1 else lambda kinds: tuple(kinds[place] for place in places)
