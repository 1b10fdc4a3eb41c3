"""Position text of Floes, both ways: the model's own head, then `TURN SHOVES SUPPLY FALLEN ASIDE SCORES`.

Source: rules page, Floes, position text.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from ..base import PositionError, quoted
from .pieces import (
    BOATS,
    FLOE_COUNTS,
    FLOE_NAMES,
    FLOE_OF,
    HUNTERS,
    NONE,
    PIECE_COUNT,
    PIECE_OF,
    PIECES,
    SEALS,
    WHALES,
    Counts,
    tally,
)
from .shove import MODELS, model_named
from .state import SHOVES, FloesState, new_state

if TYPE_CHECKING:
    from .game import Floes

_FIELDS = ("TURN", "SHOVES", "SUPPLY", "FALLEN", "ASIDE", "SCORES")
_NUMBER = re.compile(r"[0-9]{1,2}")


def state_text(state: FloesState) -> str:
    """The position text of `state`."""
    head = state.model.write(state.letters, state.where)
    turn = "0" if state.to_move is None else str(state.to_move + 1)
    counts = (",".join(map(str, each)) for each in (state.supply, state.fallen, state.aside, state.scores))
    return f"{head} {turn} {state.shoves} {' '.join(counts)}"


def parse_state(game: Floes, text: str) -> FloesState:
    """The state that `text` describes, after what happens by itself. The text names its model, whatever `game` says of it.

    Raises `PositionError`.
    """
    if not isinstance(text, str):
        raise PositionError(f"a position is a text, got {quoted(text)}")
    fields = text.split()
    # The hex model has no name in its text: its rows are the interchange format.
    name = fields[0] if fields and fields[0] in MODELS else "hex"
    model = model_named(name)
    needed = (*model.head, *_FIELDS)
    if len(fields) != len(needed):
        raise PositionError(
            f"a position has {len(needed)} fields, {' '.join(needed)}, got {len(fields)}: {quoted(text)}"
        )
    letters, where = model.read(fields[: len(model.head)])
    turn, shoves, supply, fallen, aside, scores = fields[len(model.head) :]
    caught = _numbers(scores, "SCORES", text)
    if not game.least_players <= len(caught) <= game.most_players:
        raise PositionError(
            f"SCORES {quoted(scores)} is for {len(caught)} players, Floes needs {game.least_players} to "
            f"{game.most_players}: {quoted(text)}"
        )
    to_move = _turn(turn, len(caught), text)
    counts = _four(supply, "SUPPLY", text), _four(fallen, "FALLEN", text), _four(aside, "ASIDE", text)
    _check_counts(letters, counts, caught, text)
    game = game if game.model == name else replace(game, model=name)
    return new_state(game, letters, where, to_move, _shoves(shoves, to_move, text), *counts, caught)


def _numbers(field: str, name: str, text: str) -> tuple[int, ...]:
    numbers = field.split(",")
    if not all(_NUMBER.fullmatch(number) for number in numbers):
        raise PositionError(f"{name} is {quoted(field)}, needs whole numbers joined by commas: {quoted(text)}")
    return tuple(map(int, numbers))


def _four(field: str, name: str, text: str) -> Counts:
    numbers = _numbers(field, name, text)
    if len(numbers) != len(NONE):
        kinds = PIECES if name == "ASIDE" else FLOE_NAMES
        raise PositionError(f"{name} is {quoted(field)}, needs {len(NONE)} numbers, {', '.join(kinds)}: {quoted(text)}")
    return numbers  # type: ignore[return-value]


def _turn(field: str, players: int, text: str) -> int | None:
    if field not in tuple(map(str, range(players + 1))):
        raise PositionError(
            f"TURN is {quoted(field)}, needs 1 to {players}, or 0 when the game is over: {quoted(text)}"
        )
    return int(field) - 1 if field != "0" else None


def _shoves(field: str, to_move: int | None, text: str) -> int:
    most = 0 if to_move is None else SHOVES
    if field not in tuple(map(str, range(most + 1))):
        needs = "0, since the game is over" if to_move is None else f"0 to {SHOVES}"
        raise PositionError(f"SHOVES is {quoted(field)}, needs {needs}: {quoted(text)}")
    return int(field)


def _check_counts(letters: bytes, counts: tuple[Counts, Counts, Counts], scores: tuple[int, ...], text: str) -> None:
    """At every moment 60 floes and 10 of each piece exist (Floes 10). Raises `PositionError`."""
    supply, fallen, aside = counts
    floes = tally(NONE, FLOE_OF, letters)
    for name, needed, *found in zip(FLOE_NAMES, FLOE_COUNTS, floes, supply, fallen, strict=True):
        if sum(found) != needed:
            raise PositionError(
                f"there are {sum(found)} {name} floes, needs {needed}: {found[0]} on the board, {found[1]} in the supply, "
                f"{found[2]} fallen: {quoted(text)}"
            )
    on_board = tally(NONE, PIECE_OF, letters)
    for kind in (SEALS, WHALES):
        if on_board[kind] + aside[kind] != PIECE_COUNT:
            raise PositionError(
                f"there are {on_board[kind] + aside[kind]} {PIECES[kind]}, needs {PIECE_COUNT}: {on_board[kind]} on the board, "
                f"{aside[kind]} set aside: {quoted(text)}"
            )
    caught = 0
    for kind in (HUNTERS, BOATS):
        left = PIECE_COUNT - on_board[kind] - aside[kind]
        if left < 0:
            raise PositionError(
                f"there are {PIECE_COUNT - left} {PIECES[kind]}, needs at most {PIECE_COUNT}: {on_board[kind]} on the board, "
                f"{aside[kind]} set aside: {quoted(text)}"
            )
        caught += left
    if caught != sum(scores):
        raise PositionError(
            f"{caught} hunters and boats are neither on the board nor set aside, but SCORES has {sum(scores)}: {quoted(text)}"
        )
