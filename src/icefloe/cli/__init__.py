"""The `icefloe` command: each subcommand is a module that says its arguments and runs, loaded when it is asked for."""

from __future__ import annotations

import io
import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from .refusal import Refusal

COMMANDS = {
    "play": "open JupyterLab on a notebook to play in",
    "perft": "count the move sequences of positions",
    "show": "print, or draw, positions after moves",
    "best": "ask the Fish engine about positions",
    "engine": "serve other programs with the Fish engine",
    "bench": "measure this installation",
}
"""The modules here with `add_arguments(parser, argv)` and `run(arguments)`, and what each does."""


class Parser(ArgumentParser):
    """An argument parser that refuses in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that `argv` (or the command line) says; its exit status: 2 for bad input.

    Raises `SystemExit` as argparse does: for `--help`, and with 2 for arguments that are none.
    """
    said = list(sys.argv[1:] if argv is None else argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # An answer quotes what it was given; a terminal without those letters must not end the program.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = _run(said)
        sys.stdout.flush()
    except Refusal as refusal:
        print(f"icefloe: {refusal}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        _forget_output()
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def _run(argv: list[str]) -> int:
    """Only the module of the subcommand that is asked for is loaded, so that each starts quickly."""
    parser = Parser(prog="icefloe", description="Penguin board games in Jupyter notebooks.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, words in COMMANDS.items():
        command = commands.add_parser(name, help=words, description=words, allow_abbrev=False)
        if name == _first_word(argv):
            module = import_module(f".{name}", __name__)
            module.add_arguments(command, argv)
            command.set_defaults(run=module.run, passes_on=hasattr(module, "PASSES_ON"))
    arguments, rest = parser.parse_known_args(argv)
    if rest and not arguments.passes_on:
        commands.choices[arguments.command].error(f"unrecognized arguments: {' '.join(rest)}")
    arguments.rest = rest
    status: int = arguments.run(arguments)
    return status


def _first_word(argv: list[str]) -> str:
    return next((word for word in argv if not word.startswith("-")), "")


def _version() -> str:
    from .. import __version__

    return f"icefloe {__version__}"


def _forget_output() -> None:
    """Whoever read our output has gone: nothing more to say, not even when the interpreter flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
