"""`icefloe engine`: the Fish engine for other programs, by the words of UCI. Which words: `docs/guide.md`."""

from __future__ import annotations

import math
import sys
import warnings
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import NamedTuple

from ..engine.base import Limits, Report
from ..engine.process import Engine, EngineError, EngineWarning
from ..games.base import quoted
from ..games.fish import Fish, FishState
from ..study import Record

NUMBERS = {"Threads": (1, 1, 64), "Hash": (256, 1, 65536), "MultiPV": (1, 1, 500)}
"""Options that are numbers: what they are at first, the least, the most. Hash: megabytes."""

CHOICES = {option.name.capitalize(): option for option in Fish.rule_options}
"""Options that are the rules' own."""


def add_arguments(parser: ArgumentParser, argv: Sequence[str]) -> None:
    """Nothing: everything is said on standard input."""


def run(arguments: Namespace) -> int:
    """Serves standard input until its end, or `quit`."""
    with warnings.catch_warnings():
        desk = Desk()
        warnings.simplefilter("always", EngineWarning)
        warnings.showwarning = lambda message, *_, **__: desk.say(f"info string {message}")
        try:
            for line in sys.stdin.buffer:
                if desk.hear(line.decode(errors="replace")) == "quit":
                    break
        finally:
            desk.close()
    return 0


class Search(NamedTuple):
    """Thinking on its way. stop: set when the move is wanted at once."""

    thread: Thread
    stop: Event


class Desk:
    """Where the other program's lines come in and answers go out."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._numbers = {name: first for name, (first, _, _) in NUMBERS.items()}
        self._rules = {name: str(option.default) for name, option in CHOICES.items()}
        self._said = ""
        self._state: FishState | None = None
        self._search: Search | None = None
        self._engine = self._new_engine()
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "uci": self._introduce,
            "isready": self._get_ready,
            "setoption": self._set,
            "position": self._place,
            "go": self._go,
            "stop": lambda _: self._stop(),
            # What is known of other positions does a new game no harm.
            "ucinewgame": lambda _: None,
            "quit": lambda _: None,
        }

    def say(self, line: str) -> None:
        """One line to the other program, at once."""
        with self._lock, suppress(BrokenPipeError):
            print(line, flush=True)

    def hear(self, line: str) -> str:
        """Does what the line says; the command that was found in it, after words that are none."""
        words = line.split()
        while words and words[0] not in self._commands:
            words = words[1:]
        if not words:
            return ""
        try:
            self._commands[words[0]](words[1:])
        except ValueError as error:
            self._complain(error)
        return words[0]

    def close(self) -> None:
        """What is thought about is answered as far as it has come."""
        self._stop()
        self._engine.close()

    def _complain(self, error: object) -> None:
        self.say(f"info string error: {error}")

    def _introduce(self, _: list[str]) -> None:
        from .. import __version__

        self.say(f"id name icefloe {__version__}")
        self.say("id author The icefloe authors")
        for name, (first, least, most) in NUMBERS.items():
            self.say(f"option name {name} type spin default {first} min {least} max {most}")
        for name, option in CHOICES.items():
            values = " ".join(f"var {value}" for value in option.choices)
            self.say(f"option name {name} type combo default {option.default} {values}")
        self.say("uciok")

    def _get_ready(self, _: list[str]) -> None:
        """Answered when it is so; meanwhile other lines are heard."""
        engine = self._engine
        engine.start()

        def wait() -> None:
            with suppress(
                EngineError
            ):  # It was closed for another with other options: that gets ready when it is asked.
                engine.wait()
            self.say("readyok")

        if engine.is_ready:
            self.say("readyok")
        else:
            Thread(target=wait, daemon=True).start()

    def _set(self, words: list[str]) -> None:
        """`name NAME value VALUE`, names in any letters."""
        if len(words) != 4 or (words[0], words[2]) != ("name", "value"):
            raise ValueError(f"needs setoption name NAME value VALUE, got {quoted(' '.join(words))}")
        names = {name.lower(): name for name in (*NUMBERS, *CHOICES)}
        name, value = names.get(words[1].lower()), words[3]
        if name is None:
            raise ValueError(f"no option is called {quoted(words[1])}; there is: {', '.join(names.values())}")
        if name in NUMBERS:
            _, least, most = NUMBERS[name]
            number = _number(name, value)
            if not least <= number <= most:
                raise ValueError(f"{name} is {value}, needs {least} to {most}")
            self._numbers[name] = number
            if name == "Hash":
                self._stop()
                self._engine.close()
                self._engine = self._new_engine()
        else:
            Fish(**{CHOICES[name].name: value})
            self._rules[name] = value

    def _new_engine(self) -> Engine:
        # Who asks for a move here asks for a strong one.
        return Engine(self._numbers["Hash"], patience=math.inf)

    def _place(self, words: list[str]) -> None:
        """`fen TEXT [moves MOVE ...]`. A position that can't be read leaves none: it is not the last one that is meant."""
        self._state = None
        if words[:1] != ["fen"]:
            raise ValueError(
                f"needs position fen TEXT [moves MOVE ...], got {quoted(' '.join(words))}: tiles are shuffled, no start is like another"
            )
        end = words.index("moves") if "moves" in words else len(words)
        game = Fish(**{CHOICES[name].name: value for name, value in self._rules.items()})
        state = Record.of(game.parse(" ".join(words[1:end])), words[end + 1 :]).states[-1]
        assert isinstance(state, FishState)
        self._state = state

    def _go(self, words: list[str]) -> None:
        """Begins to think; each `go` is answered by one `bestmove`."""
        self._stop()
        try:
            if self._state is None:
                raise ValueError("there is no position to think about")
            limits, is_endless = self._limits(words)
        except ValueError:
            self.say("bestmove (none)")
            raise
        stop = Event()
        thread = Thread(target=self._think, args=(self._state, limits, is_endless, stop), daemon=True)
        self._search = Search(thread, stop)
        thread.start()

    def _limits(self, words: list[str]) -> tuple[Limits, bool]:
        """And whether the answer may only come when it is asked for. Words that are none are passed over."""
        found: dict[str, int] = {}
        for name, value in zip(words, [*words[1:], ""], strict=True):
            if name in ("movetime", "depth", "nodes"):
                found[name] = _number(name, value)
                if not found[name]:
                    raise ValueError(f"{name} is 0, needs 1 or more")
        seconds = found["movetime"] / 1000 if "movetime" in found else None
        limits = Limits(
            seconds, found.get("depth"), found.get("nodes"), self._numbers["MultiPV"], self._numbers["Threads"]
        )
        return limits, "infinite" in words or not found

    def _think(self, state: FishState, limits: Limits, is_endless: bool, stop: Event) -> None:
        move = None
        try:
            move = self._engine.think(state, limits, self._tell, stop).move
        except (EngineError, ValueError) as error:
            self._complain(error)
        if is_endless:
            stop.wait()
        self.say(f"bestmove {move or '(none)'}")

    def _tell(self, report: Report) -> None:
        milliseconds = round(1000 * report.seconds)
        rate = round(report.nodes / report.seconds) if report.seconds else 0
        for number, line in enumerate(report.lines, start=1):
            score = f"score fish {line.fish} tiles {line.tiles}{' exact' if line.exact else ''}"
            effort = f"nodes {report.nodes} nps {rate} time {milliseconds}"
            self.say(f"info depth {report.depth} multipv {number} {score} {effort} pv {' '.join(line.moves)}")

    def _stop(self) -> None:
        if self._search:
            self._search.stop.set()
            self._search.thread.join()
            self._search = None


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise ValueError(f"{name} is {quoted(text)}, needs a whole number")
    return int(text)
