"""Which game, and its rules' options, as arguments: made from what the game declares."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from ..games import GAMES, game_named
from ..games.base import Game, GameError, Option
from .refusal import Refusal

_PREFIX = "rule_"


def add_rules(parser: ArgumentParser, argv: Sequence[str]) -> None:
    """`--game` and an argument for each option of the rules of the game that `argv` names. Raises `Refusal`."""
    default = next(iter(GAMES))
    parser.add_argument("--game", default=default, metavar="G", help=f"{' or '.join(GAMES)}; {default} if not said")
    _add_options(parser, _kind(_said_game(argv, default)))


def add_rules_of(parser: ArgumentParser, game: str) -> None:
    """An argument for each option of the rules of the only game there can be."""
    parser.set_defaults(game=game)
    _add_options(parser, _kind(game))


def game_of(arguments: Namespace) -> Game:
    """The game, with the options of its rules, that the arguments say. Raises `Refusal`."""
    said = {name.removeprefix(_PREFIX): value for name, value in vars(arguments).items() if name.startswith(_PREFIX)}
    try:
        return _kind(arguments.game)(**{name: value for name, value in said.items() if value is not None})
    except GameError as error:
        raise Refusal(str(error)) from None


def _add_options(parser: ArgumentParser, kind: type[Game]) -> None:
    for option in kind.rule_options:
        parser.add_argument(
            f"--{option.name.replace('_', '-')}",
            dest=f"{_PREFIX}{option.name}",
            metavar=_values(option),
            help=_help(option),
        )


def _kind(name: str) -> type[Game]:
    try:
        return game_named(name)
    except GameError as error:
        raise Refusal(str(error)) from None


def _said_game(argv: Sequence[str], default: str) -> str:
    """A first look at the arguments: which others there can be depends on the game."""
    look = ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    look.add_argument("--game", nargs="?", default=default, const=default)
    return str(look.parse_known_args(argv)[0].game)


def _values(option: Option) -> str:
    return {"choice": "|".join(option.choices), "number": "N", "text": "TEXT"}[option.kind]


def _help(option: Option) -> str:
    default = "" if option.default is None else f"; {option.default} if not said"
    return f"{option.help}{default}".replace("%", "%%")
