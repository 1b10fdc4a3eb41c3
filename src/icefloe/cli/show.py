"""`icefloe show`: positions after moves, as text or as a picture."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any

from ..games.base import State
from ..study import Record
from .lines import answer_lines, split
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
    shown: list[State[Any]] = []

    def after(line: str) -> State[Any]:
        position, moves = split(line)
        shown[:] = Record.of(game.parse(position), moves.split()).states[-1:]
        return shown[-1]

    status = answer_lines(arguments.file, after)
    if arguments.svg is not None:
        _draw(shown, arguments.svg)
    return status


def _draw(shown: list[State[Any]], file: str) -> None:
    if not shown:
        raise Refusal(f"there is no position to draw; {file!r} is not written")
    try:
        shown[-1].save_svg(file)
    except (OSError, ValueError) as error:
        raise Refusal(f"cannot write {file!r}: {getattr(error, 'strerror', None) or error}") from None
