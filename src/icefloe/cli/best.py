"""`icefloe best`: what the Fish engine would play in each position."""

from __future__ import annotations

import json
import math
import sys
import warnings
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from typing import Any

from ..engine.base import Limits, Line, Report, differences
from ..engine.process import Engine, EngineError, EngineWarning
from ..games.fish import Fish, FishState
from ..study import split_line
from .lines import answer_lines
from .refusal import Refusal
from .rules import add_rules_of, game_of

SECONDS = 1.0
"""Of thinking about a position when nothing is said."""

SOON = 3.0
"""Seconds after which it is said why there is no answer yet."""


def add_arguments(parser: ArgumentParser, argv: Sequence[str]) -> None:
    """Limits, the kind of output, FILE, and the rules of Fish."""
    add_rules_of(parser, Fish.name)
    parser.add_argument(
        "--seconds", type=_seconds, metavar="S", help=f"of thinking; {SECONDS:g} if no other limit is said"
    )
    parser.add_argument("--depth", type=_whole, metavar="N", help="plies to look ahead")
    parser.add_argument("--nodes", type=_whole, metavar="N", help="positions to look at")
    parser.add_argument(
        "--lines", type=_whole, metavar="N", default=1, help="how many best moves to tell; 1 if not said"
    )
    parser.add_argument("--threads", type=_whole, metavar="N", default=1, help="processor cores to use; 1 if not said")
    parser.add_argument(
        "--megabytes", type=_whole, metavar="N", default=256, help="memory for the table; 256 if not said"
    )
    parser.add_argument("--json", action="store_true", help="an object a position")
    parser.add_argument("file", metavar="FILE", nargs="?", help="positions, one a line; standard input if not said")


def run(arguments: Namespace) -> int:
    """A move a position. Raises `Refusal`."""
    game = game_of(arguments)
    limits = _limits(arguments)
    words = in_json if arguments.json else in_words
    with Engine(arguments.megabytes, patience=math.inf) as engine, warnings.catch_warnings():
        warnings.simplefilter("always", EngineWarning)
        warnings.showwarning = lambda message, *_, **__: _say(message)

        def answer(line: str) -> str:
            state = game.parse(split_line(line)[0])
            assert isinstance(state, FishState)
            if not state.is_over and not engine.wait(SOON):
                _say("the engine is being compiled, which takes a minute or so the first time")
            return words(state, engine.think(state, limits), arguments.lines > 1)

        try:
            return answer_lines(arguments.file, answer)
        except EngineError as error:
            raise Refusal(str(error)) from None


def in_json(state: FishState, report: Report, tells_lines: bool) -> str:
    """The answer as a JSON object. Of a finished position the final differences, as the first player sees them."""
    line = _first(state, report)
    data: dict[str, Any] = {
        "move": report.move,
        "fish": line.fish,
        "tiles": line.tiles,
        "exact": line.exact,
        "depth": report.depth,
        "nodes": report.nodes,
        "seconds": round(report.seconds, 3),
        "pv": list(line.moves),
    }
    if tells_lines:
        data["lines"] = [
            {"move": other.moves[0], "fish": other.fish, "tiles": other.tiles, "exact": other.exact, "pv": other.moves}
            for other in report.lines
        ]
    return json.dumps(data)


def in_words(state: FishState, report: Report, tells_lines: bool) -> str:
    """The answer to be read: a line, and with several best moves one more for each."""
    line = _first(state, report)
    if report.move is None:
        return f"the game is over: {_worth(line)}"
    effort = f"depth {report.depth}, {report.nodes} nodes, {report.seconds:.2f} s"
    first = f"{report.move}  {_worth(line)}  ({effort})  {' '.join(line.moves)}"
    others = report.lines[1:] if tells_lines else ()
    return "\n".join([first, *(f"  {other.moves[0]}  {_worth(other)}  {' '.join(other.moves)}" for other in others)])


def _say(words: object) -> None:
    print(f"icefloe: {words}", file=sys.stderr, flush=True)


def _first(state: FishState, report: Report) -> Line:
    if report.lines:
        return report.lines[0]
    return Line((), *differences(state, 0), exact=state.players == 2)


def _worth(line: Line) -> str:
    return f"{line.fish:+} fish, {line.tiles:+} tiles{', exact' if line.exact else ''}"


def _limits(arguments: Namespace) -> Limits:
    seconds = arguments.seconds
    if (seconds, arguments.depth, arguments.nodes) == (None, None, None):
        seconds = SECONDS
    return Limits(seconds, arguments.depth, arguments.nodes, arguments.lines, arguments.threads)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < math.inf:
        raise ArgumentTypeError(f"{text!r} is no time, needs a number of seconds above 0")
    return seconds


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 19 and int(text)):
        raise ArgumentTypeError(f"{text!r} won't do, needs a whole number from 1")
    return int(text)
