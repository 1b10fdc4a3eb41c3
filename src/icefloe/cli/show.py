"""`icefloe show`: positions after moves, as text or as a picture."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from ..games import read_position
from ..games.base import State
from ..study import Record, split_line
from .lines import answer_lines
from .refusal import Refusal
from .rules import add_rules, game_of


def add_arguments(parser: ArgumentParser, argv: Sequence[str]) -> None:
    """FILE, where to write a picture, and the game's rules."""
    add_rules(parser, argv)
    parser.add_argument("--svg", metavar="FILE", help="write a picture of the last position there")
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="lines `POSITION ; MOVE MOVE ...`, the moves optional; standard input if not said",
    )


def run(arguments: Namespace) -> int:
    """The position after the moves, a line each."""
    game = game_of(arguments)
    shown: list[Record] = []

    def after(line: str) -> State[Any]:
        position, moves = split_line(line)
        shown[:] = [Record.of(read_position(position, game), moves.split())]
        return shown[-1].states[-1]

    status = answer_lines(arguments.file, after)
    if arguments.svg is not None:
        _draw(shown, arguments.svg)
    return status


def _draw(shown: list[Record], file: str) -> None:
    """The picture of the last position, its last move marked. Raises `Refusal`."""
    from ..draw import Last, drawing, save_svg

    if not shown:
        raise Refusal(f"there is no position to draw; {file!r} is not written")
    moves, states = shown[-1].moves, shown[-1].states
    last = Last(moves[-1], states[-2]) if moves else None
    scene = drawing(states[-1].game.name).scene(states[-1], last=last, active=False)
    try:
        save_svg(scene, file)
    except (OSError, ValueError) as error:
        raise Refusal(f"cannot write {file!r}: {getattr(error, 'strerror', None) or error}") from None
