"""`icefloe perft`: how many sequences of exactly so many moves each position has."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence

from ..games import read_position
from ..games.base import perft
from ..study import split_line
from .lines import answer_lines
from .rules import add_rules, game_of


def add_arguments(parser: ArgumentParser, argv: Sequence[str]) -> None:
    """DEPTH, FILE, and the game's rules."""
    add_rules(parser, argv)
    parser.add_argument("depth", metavar="DEPTH", type=_depth, help="how many moves")
    parser.add_argument("file", metavar="FILE", nargs="?", help="positions, one a line; standard input if not said")


def run(arguments: Namespace) -> int:
    """One count a position."""
    game = game_of(arguments)
    return answer_lines(arguments.file, lambda line: perft(read_position(split_line(line)[0], game), arguments.depth))


def _depth(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise ArgumentTypeError(f"{text!r} is no depth, needs a whole number from 0")
    return int(text)
