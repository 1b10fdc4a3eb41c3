"""A game as text: who played, by which rules, from which position, which moves.

The text is made of lines that `icefloe show` reads too: comments `# name: value`, then `POSITION ; MOVE MOVE ...`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ..games import GAMES, game_named, read_position
from ..games.base import Game, GameError, State, quoted


@dataclass(frozen=True)
class Record:
    """A game, or a part of one. players: (name, kind) in turn order. resigned: player to the ply where they gave up.
    at: how many of the moves were played on the board when it was saved; None for all.

    states: the start and what follows it, one more than moves. Records that `of` or `parse_record` made are consistent.
    """

    start: State[Any]
    moves: tuple[Any, ...] = ()
    states: tuple[State[Any], ...] = ()
    players: tuple[tuple[str, str], ...] = ()
    resigned: Mapping[int, int] = field(default_factory=dict)
    at: int | None = None

    @classmethod
    def of(cls, start: State[Any], moves: Any, **more: Any) -> Record:
        """The record of `moves` (or their texts) from `start`. Raises `IllegalMove` or `MoveTextError`, naming the ply."""
        states, played = [start], []
        for number, move in enumerate(moves, start=1):
            try:
                move = states[-1].parse_move(move) if isinstance(move, str) else move
                states.append(states[-1].play(move))
            except ValueError as error:
                raise type(error)(f"move {number}: {error}") from None
            played.append(move)
        return cls(start, tuple(played), tuple(states), **more)

    def __str__(self) -> str:
        game = self.start.game
        lines = [f"# game: {game.name}"]
        lines += [f"# {option.name}: {getattr(game, option.name)}" for option in game.rule_options]
        lines += [f"# player: {name}, {kind}" for name, kind in self.players]
        lines += [f"# resigned: player {player + 1} after ply {ply}" for player, ply in sorted(self.resigned.items())]
        if self.at is not None and self.at < len(self.moves):
            lines.append(f"# shown: after ply {self.at}")
        moves = f" ; {' '.join(map(str, self.moves))}" if self.moves else ""
        return "\n".join([*lines, f"{self.start}{moves}"]) + "\n"


def parse_record(text: str) -> Record:
    """The record that `text` writes; a bare position, with or without moves, of whichever game, is one too.

    Raises `GameError`, `PositionError`, `MoveTextError`, `IllegalMove`.
    """
    comments, lines = _split(text)
    if len(lines) != 1:
        raise GameError(f"a record has one line POSITION ; MOVE MOVE ..., this one has {len(lines)}")
    position, moves = split_line(lines[0])
    rules = _rules(comments)
    start = read_position(position) if rules is None else rules.parse(position)
    record = Record.of(start, moves.split(), players=_players(comments, start.players))
    return replace(record, resigned=_resigned(comments, record), at=_shown(comments, record))


def split_line(line: str) -> tuple[str, str]:
    """What stands before ` ; ` in a line, and what follows it."""
    position, _, rest = f"{line} ".partition(" ; ")
    return position.strip(), rest.strip()


def _split(text: str) -> tuple[list[tuple[str, str]], list[str]]:
    comments, lines = [], []
    for line in map(str.strip, text.splitlines()):
        if line.startswith("#"):
            name, colon, value = line.lstrip("# ").partition(":")
            if colon:
                comments.append((name.strip(), value.strip()))
        elif line:
            lines.append(line)
    return comments, lines


def _rules(comments: list[tuple[str, str]]) -> Game | None:
    """The rules that the comments name; None where they name neither a game nor an option of one."""
    said = dict(comments)
    names = [said["game"]] if "game" in said else GAMES
    kinds = [game_named(name) for name in names]
    kind = next(
        (kind for kind in kinds if "game" in said or any(each.name in said for each in kind.rule_options)), None
    )
    if kind is None:
        return None
    return kind(**{option.name: said[option.name] for option in kind.rule_options if option.name in said})


def _players(comments: list[tuple[str, str]], players: int) -> tuple[tuple[str, str], ...]:
    found = []
    for name, value in comments:
        if name == "player":
            called, _, kind = value.rpartition(",")
            found.append((called.strip(), kind.strip()))
    if found and len(found) != players:
        raise GameError(f"the record names {len(found)} players, its position is for {players}")
    return tuple(found)


def _shown(comments: list[tuple[str, str]], record: Record) -> int | None:
    value = dict(comments).get("shown")
    if value is None:
        return None
    ply = value.removeprefix("after ply ")
    if not (ply.isascii() and ply.isdecimal()) or len(ply) > 6 or int(ply) > len(record.moves):
        raise GameError(f"shown is {quoted(value)}, needs as in: after ply 14")
    return int(ply)


def _resigned(comments: list[tuple[str, str]], record: Record) -> dict[int, int]:
    resigned = {}
    for name, value in comments:
        if name == "resigned":
            words = value.split()
            numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
            if len(numbers) != 2 or not 1 <= numbers[0] <= record.start.players or numbers[1] > len(record.moves):
                raise GameError(f"resigned is {value!r}, needs as in: player 2 after ply 14")
            resigned[numbers[0] - 1] = numbers[1]
    return resigned
