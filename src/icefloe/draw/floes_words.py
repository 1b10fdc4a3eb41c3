"""Phrases about Floes: what things are called, what a shove has come to, why a turn or the game is over.

True of every shove model: what fell is told by letters, places are told by the model.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..games.floes import END, FloesState
from ..games.floes.moves import Move
from ..games.floes.pieces import (
    ANIMALS,
    ARROW,
    BLANK,
    ENOUGH,
    FLOE_OF,
    FLOES,
    HUNTER,
    HUNTERS,
    NONE,
    PIECE_OF,
    SEAL,
    SEALS,
)
from .base import Result
from .words import counted, is_you, listed, name_of, number

FLOE_WORDS = ("blank floe", "double-arrow floe", "seal floe", "hunter floe")
"""By kind of floe."""

PIECE_WORDS = ("seal", "hunter", "boat", "whale")
"""By kind of piece."""

THINGS = {
    "-": "blank floe",
    "=": "double-arrow floe",
    "S": "seal on its floe",
    "s": "seal floe, its seal still to come",
    "H": "hunter on its floe",
    "h": "hunter floe, its hunter still to come",
    "x": "bare hunter floe",
    "W": "whale",
    "B": "boat",
    ".": "open water",
}
"""By letter, what a cell is read as."""

FALLING = {
    "-": "blank floe",
    "=": "double-arrow floe",
    "S": "seal",
    "s": "bare seal floe",
    "H": "hunter",
    "h": "bare hunter floe",
    "x": "bare hunter floe",
    "W": "whale",
    "B": "boat",
}
"""By letter, what is said to fall: who rides a floe, else the floe."""


def is_animal(letter: str) -> bool:
    return PIECE_OF.get(ord(letter)) in ANIMALS


def is_enemy(letter: str) -> bool:
    kind = PIECE_OF.get(ord(letter))
    return kind is not None and kind not in ANIMALS


def some(letters: str) -> str:
    """What fell: `a seal`; `2 boats and a blank floe`."""
    names = [FALLING[letter] for letter in letters]
    kinds = list(dict.fromkeys(names))
    return listed([f"a {kind}" if names.count(kind) == 1 else counted(names.count(kind), kind) for kind in kinds])


def worth(fell: str, score: int) -> str:
    """What comes of a fall for who shoves and has so many enemies."""
    if any(map(is_animal, fell)):
        return ": your turn would end without a prize"
    won = sum(map(is_enemy, fell))
    if won and score + won >= ENOUGH:
        return ": your fifth enemy, you win"
    return f": {number(won)} {'point' if won == 1 else 'points'}" if won else ""


# --- a turn ----------------------------------------------------------------------------------------------------------


def turn_words(state: FloesState) -> str:
    """`2 shoves left · arrow floes are free`; `shove an arrow floe or end the turn`; `game over`."""
    if state.to_move is None:
        return "game over"
    if state.can_end:
        return "shove an arrow floe or end the turn"
    left = f"{counted(state.shoves, 'shove')} left"
    return f"{left} · arrow floes are free" if state.supply[ARROW] else left


def supply_note(state: FloesState, kind: int) -> str:
    """What is always to be seen of a kind of floe of the supply: `2 barred`, `free`."""
    barred = f"{state.fallen[kind]} barred" if state.fallen[kind] else ""
    free = "free" if kind == ARROW and state.supply[kind] else ""
    return " · ".join(filter(None, (free, barred)))


def supply_words(state: FloesState, kind: int) -> str:
    """More about a kind of floe of the supply: why it can't be shoved now; or that it is free, that its piece comes later."""
    if state.to_move is not None and not state.choices >> kind & 1:
        if state.supply[kind]:
            return "no counted shove is left in this turn"
        return (
            "all that are left fell in this turn: barred until the next" if state.fallen[kind] else "none in the supply"
        )
    about = {
        BLANK: "",
        ARROW: "does not count as a shove",
        SEAL: "its seal comes at the turn's end",
        HUNTER: "its hunter comes at the turn's end" if state.aside[HUNTERS] else "no hunter is left to come",
    }[kind]
    barred = f"{state.fallen[kind]} barred until the next turn" if state.fallen[kind] else ""
    return ", ".join(filter(None, (about, barred)))


# --- what came of a move ---------------------------------------------------------------------------------------------


def outcome(before: FloesState, move: Move, state: FloesState, fell: str, names: Sequence[str] = ()) -> str:
    """Sentences on what a move has won, why the turn is over, which pieces were set; empty when the turn just goes on.

    fell: letters of what fell off in it, which the telling of the move has named.
    """
    player = before.to_move
    if player is None:
        return ""
    told = []
    if any(map(is_animal, fell)):
        rest = "".join(letter for letter in fell if is_enemy(letter))
        lost = f"; {some(rest)} that fell with it {'counts' if len(rest) == 1 else 'count'} for nobody" if rest else ""
        told.append(f"That ends {_whose(player, names)} turn{lost}.")
    elif enemies := sum(map(is_enemy, fell)):
        name = name_of(player, names)
        # Not how many that makes: scores may be hidden.
        points = "A point" if enemies == 1 else f"{number(enemies)} points".capitalize()
        told.append(f"{points} for {'you' if is_you(name) else name}.")
    if state.to_move != player and state.to_move is not None:
        if not any(map(is_animal, fell)):
            told.append(_why_over(before, move, player, names))
        told += _icons(before, move, fell)
    return " ".join(told)


def _whose(player: int, names: Sequence[str]) -> str:
    name = name_of(player, names)
    return "your" if is_you(name) else f"{name}'s"


def _why_over(before: FloesState, move: Move, player: int, names: Sequence[str]) -> str:
    """Why the turn is over, when no animal ended it."""
    if move == END:
        name = name_of(player, names)
        return f"{name} ended {'your' if is_you(name) else 'the'} turn."
    counts = move[0] != FLOES[ARROW]
    if before.shoves - counts:
        whose = _whose(player, names)
        return f"No floe is left to shove: {whose} turn is over."
    whose = _whose(player, names)
    return f"{whose[0].upper()}{whose[1:]} shoves are done."


def _icons(before: FloesState, move: Move, fell: str) -> list[str]:
    """Which pieces came onto floes at the turn's end, and which floes stay bare."""
    floes = f"{before.letters.decode()}{move[0]}"
    told = []
    for letter, piece, kind in (("s", "seal", SEALS), ("h", "hunter", HUNTERS)):
        waiting = floes.count(letter) - fell.count(letter)
        beside = before.aside[kind] + (fell.count(letter.upper()) if any(map(is_animal, fell)) else 0)
        if came := min(waiting, beside):
            told.append(f"A {piece} is set on its floe." if came == 1 else f"{came} {piece}s are set on their floes.")
        if waiting > beside:
            told.append(
                f"A {piece} floe stays bare."
                if waiting - beside == 1
                else f"{waiting - beside} {piece} floes stay bare."
            )
    return told


# --- the end of the game ---------------------------------------------------------------------------------------------


def result(state: FloesState, names: Sequence[str] = ()) -> Result:
    """Who has won and how the game came to its end. Raises `ValueError` when it goes on."""
    winners = state.winners
    if not winners:
        raise ValueError(f"the game goes on, it has no result yet ({state})")
    most = state.scores[winners[0]]
    why = _why_ended(state)
    enemies = counted(most, "enemy", "enemies")
    if len(winners) > 1:
        who = listed([name_of(winner, names) for winner in winners])
        return Result("Shared victory", f"{who}: {enemies} each{why}")
    name = name_of(winners[0], names)
    others = sorted((score for player, score in enumerate(state.scores) if player != winners[0]), reverse=True)
    title = "You win" if is_you(name) else f"{name} wins"
    return Result(title, f"{enemies} to {listed([str(score) for score in others])}{why}")


def _why_ended(state: FloesState) -> str:
    """What ended the game, after the numbers; nothing when five enemies did."""
    if max(state.scores) >= ENOUGH:
        return ""
    letters = state.letters.decode()
    if "H" not in letters and "B" not in letters:
        return ", no hunter and no boat is left"
    if state.supply == NONE and state.fallen == NONE:
        return ", no floe is left to shove"
    if state.plies >= state.game.max_plies:
        return f", after {counted(state.game.max_plies, 'move')}"
    return ""


def floe_of(letter: str) -> int | None:
    """The kind of floe that a letter is, None for a whale, a boat and water."""
    return FLOE_OF.get(ord(letter))
