"""Position text of Fish, both ways: `ROWS TURN HAND COLLECTED`. Source: rules page, position text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..base import PositionError, quoted
from .board import Cell, check_rows
from .state import FishState, Ice, Seat, settled

if TYPE_CHECKING:
    from .game import Fish

PLAYERS = "abcd"

_CELL = re.compile(r"\.|[1-9][a-d]?")
_COLLECTED = re.compile(r"[0-9]{1,9}/[0-9]{1,9}")


def state_text(state: FishState) -> str:
    """The position text of `state`."""
    present = state.free | sum(state.penguins)
    owner: dict[int, str] = {
        cell: PLAYERS[player] for player, own in enumerate(state.penguins) for cell in state.board.cells(own)
    }
    cells = [f"{fish}{owner.get(cell, '')}" if present >> cell & 1 else "." for cell, fish in enumerate(state.ice.fish)]
    rows, start = [], 0
    for length in state.board.rows:
        rows.append("".join(cells[start : start + length]))
        start += length
    turn = "0" if state.to_move is None else PLAYERS[state.to_move]
    collected = ",".join(f"{fish}/{tiles}" for fish, tiles in state.utilities)
    return f"{'/'.join(rows)} {turn} {''.join(map(str, state.hands))} {collected}"


def parse_state(game: Fish, text: str) -> FishState:
    """The state that `text` describes; a player in turn who is stuck retires. Raises `PositionError`."""
    if not isinstance(text, str):
        raise PositionError(f"a position is a text, got {quoted(text)}")
    fields = text.split()
    if len(fields) != 4:
        raise PositionError(f"a position has 4 fields, ROWS TURN HAND COLLECTED, got {len(fields)}: {quoted(text)}")
    rows, turn, hand, collected = fields
    hands = _hands(hand, game)
    ice, penguins = parse_rows(rows, len(hands))
    fish, tiles = _collected(collected, len(hands))
    seats = tuple(map(Seat, penguins, hands, fish, tiles))
    if turn == "0":
        return _finished(settled(game, ice, seats, 0), text)
    if turn not in tuple(PLAYERS[: len(hands)]):
        raise PositionError(
            f"turn is {quoted(turn)}, needs one of {', '.join(PLAYERS[: len(hands)])} or 0 in {quoted(text)}"
        )
    return settled(game, ice, seats, PLAYERS.index(turn))


def parse_rows(text: str, players: int) -> tuple[Ice, tuple[tuple[Cell, ...], ...]]:
    """The tiles, and each player's penguins, that the ROWS of a position text describe. Raises `PositionError`."""
    texts = text.split("/")
    rows = [_cells(row, number) for number, row in enumerate(texts, start=1)]
    lengths = check_rows([len(row) for row in rows], texts)
    penguins: list[list[Cell]] = [[] for _ in range(players)]
    for cell, content in enumerate(content for row in rows for content in row):
        if len(content) == 2:
            player = PLAYERS.index(content[1])
            if player >= players:
                raise PositionError(
                    f"penguin {quoted(content)} belongs to nobody: there are {players} players in {quoted(text)}"
                )
            penguins[player].append(Cell(cell))
    fish = tuple(0 if content == "." else int(content[0]) for row in rows for content in row)
    return Ice(lengths, fish), tuple(map(tuple, penguins))


def _cells(row: str, number: int) -> list[str]:
    cells, at = [], 0
    while at < len(row):
        found = _CELL.match(row, at)
        if found is None:
            raise PositionError(
                f"row {number} has {row[at]!r} at character {at + 1}, needs . or a digit from 1 to 9, "
                f"with a to d behind the digit where a penguin stands: {quoted(row)}"
            )
        cells.append(found[0])
        at = found.end()
    return cells


def _hands(text: str, game: Fish) -> tuple[int, ...]:
    if not (text.isascii() and text.isdigit()):
        raise PositionError(f"hand is {quoted(text)}, needs one digit a player, penguins still to place")
    if not game.least_players <= len(text) <= game.most_players:
        raise PositionError(
            f"hand {quoted(text)} is for {len(text)} players, Fish needs {game.least_players} to {game.most_players}"
        )
    return tuple(int(digit) for digit in text)


def _collected(text: str, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    pairs = text.split(",")
    for pair in pairs:
        if not _COLLECTED.fullmatch(pair):
            raise PositionError(
                f"collected is {quoted(text)}, needs fish/tiles a player joined by commas, as in 10/6,7/6"
            )
    if len(pairs) != players:
        raise PositionError(f"collected {quoted(text)} is for {len(pairs)} players, hand for {players}")
    numbers = [pair.split("/") for pair in pairs]
    return tuple(int(fish) for fish, _ in numbers), tuple(int(tiles) for _, tiles in numbers)


def _finished(state: FishState, text: str) -> FishState:
    if state.to_move is not None:
        doing = "place a penguin" if state.can_place else "move"
        raise PositionError(
            f"turn is 0, the game is over, but {PLAYERS[state.to_move]} can still {doing} in {quoted(text)}"
        )
    return state
