"""What a search tells while it runs: its events, kept, saved as text and read back.

A tracer gets plain tuples: a kind, then the fields that `EVENTS` lists for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from os import PathLike
from pathlib import Path
from typing import Any

from ..games import game_named
from ..games.base import Game, State, quoted
from .algorithm import Algorithm, algorithm_named
from .evaluation import evaluation_of
from .run import EXACT, INF, LOWER, UPPER, Event, Result

EVENTS: Mapping[str, tuple[str, ...]] = {
    # Trees of plies: what happens from here on happens at the node entered last and not left.
    "enter": ("move", "player", "depth", "alpha", "beta"),
    "leaf": ("value",),
    "best": ("move", "value", "alpha", "beta"),
    "cut": ("cause", "value", "alpha", "beta", "left"),
    "table": ("value", "bound", "depth"),
    "again": ("move", "alpha", "beta", "cause"),
    "leave": ("value", "bound"),
    # Trees grown by simulations, proof numbers or plies side by side: each step goes down from the root again.
    "simulate": ("number",),
    "select": ("move", "visits", "mean", "bonus"),
    "expand": ("move", "player", "prior"),
    "rollout": ("value", "plies"),
    "backup": ("value",),
    "proved": ("level", "low", "high"),
    # Proof numbers: a node of the path, counted from the root, gets new ones.
    "numbers": ("level", "proof", "disproof"),
}
"""The fields of every kind of event.

move: a move; None at the root. player: who is to move there, None at the end of the game. depth: plies that may follow,
negative beyond the horizon. alpha, beta: the window, None where the algorithm has none. value: a number from the view that
the trace names, or a number a player. left: the moves not looked at. bound: `exact`, `lower` (the true value is no less),
`upper` (no more). again: the same move is searched once more, None for the root. cause: why, a word. Of a cut: `window` (alpha has met
beta), `pat` (the same by standing pat, in quiescence), `star1` (the mean of chance is outside of the window), `reply` (somebody else
replies), `beam` (others look better), `same` (the position was reached by other moves before), `returned` (a function's own). Of again: `low`, `high` (the value lies below, or above, the
window before; that it lies at an edge counts as outside), `better` (it is more than the null window asked for), `called` (a function's own). bonus: what is added to the mean for a choice. prior: probability given
beforehand. plies: of a simulated game. level: of a node on the path of the simulation, 0 the root. low, high: proven bounds.
"""

FIRST = "# icefloe trace 1"
"""How every saved trace begins."""


@dataclass
class Trace:
    """The events of one search, and what it was asked.

    algorithm: its name. state: the root. view: whose view the values take, see `icefloe.search.View`. kind: `tree`,
    `simulations` or `numbers`. options: as they were given, depth and limits included. evaluate: the evaluation in words.
    result: None for a trace that was read, and for a function's own.
    """

    algorithm: str
    state: State[Any]
    view: str = "root"
    kind: str = "tree"
    options: dict[str, Any] = field(default_factory=dict)
    evaluate: str = "score"
    events: list[Event] = field(default_factory=list)
    result: Result | None = field(default=None, compare=False)

    @classmethod
    def of(cls, algorithm: str | Algorithm, state: State[Any], depth: float | None = None, **options: Any) -> Trace:
        """The trace of a search run now. options: those of the algorithm and its limits. Raises `ValueError`."""
        search = algorithm_named(algorithm)
        trace = cls.empty(search, state, depth, **options)
        trace.result = search(state, depth, tracer=trace.events.append, **options)
        return trace

    @classmethod
    def empty(cls, algorithm: Algorithm, state: State[Any], depth: float | None = None, **options: Any) -> Trace:
        """A trace with its head and no events yet. Raises `ValueError`."""
        limits = {name: value for name, value in options.items() if name != "evaluate"}
        algorithm.check(state, depth=depth, **limits)
        said: dict[str, Any] = {} if depth is None else {"depth": depth}
        said |= {name: value for name, value in limits.items() if isinstance(value, bool | int | float | str)}
        words = _words_of(evaluation_of(options.get("evaluate"), state))
        return cls(algorithm.name, state, algorithm.view, algorithm.kind, said, words)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __len__(self) -> int:
        return len(self.events)

    def __repr__(self) -> str:
        return f"<Trace of {self.algorithm}, {len(self)} events: {self.state}>"

    # --- text ------------------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        """The whole trace as text: a head of comment lines, then an event a line, indented by its level."""
        game = self.state.game
        head = {
            "algorithm": self.algorithm,
            "view": self.view,
            "kind": self.kind,
            "evaluate": self.evaluate,
            "options": " ".join(f"{name}={value}" for name, value in self.options.items()),
            "game": " ".join([game.name, *(f"{rule.name}={getattr(game, rule.name)}" for rule in fields(game))]),
            "position": str(self.state),
        }
        lines = [FIRST, *(f"# {name}: {value}".rstrip() for name, value in head.items())]
        level = 0
        for event in self.events:
            kind = event[0]
            level -= kind == "leave"
            lines.append(" " * level + _line(event))
            level += kind == "enter"
        return "\n".join(lines) + "\n"

    def save(self, file: str | PathLike[str]) -> None:
        """Write the trace to `file`, as text that `load` reads. Raises `OSError`."""
        Path(file).write_text(str(self), encoding="utf-8")

    @classmethod
    def load(cls, file: str | PathLike[str], game: Game | None = None) -> Trace:
        """The trace that `file` holds; game: as in `parse`. Raises `ValueError`, `OSError`."""
        try:
            text = Path(file).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise ValueError(f"{str(file)!r} is no text file: {error.reason} at byte {error.start}") from None
        return cls.parse(text, game)

    @classmethod
    def parse(cls, text: str, game: Game | None = None) -> Trace:
        """The trace that a text holds. game: its rules, where they are not one of icefloe's own. Raises `ValueError`."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST:
            raise ValueError(f"a trace begins with {FIRST!r}, not with {quoted(lines[0] if lines else '')}")
        head = _head(lines)
        rules = _said(head, "game", lambda words: game or _game(words))
        trace = cls(
            algorithm=_said(head, "algorithm", str),
            state=_said(head, "position", rules.parse),
            view=_said(head, "view", _one_of(("root", "mover", "all"))),
            kind=_said(head, "kind", _one_of(("tree", "simulations", "numbers"))),
            options=_said(head, "options", _options),
            evaluate=_said(head, "evaluate", str),
        )
        trace.events = list(_events(lines, trace.state))
        return trace


def _words_of(evaluate: Any) -> str:
    name = getattr(evaluate, "__name__", "")
    return name or " ".join(str(evaluate).split())


# --- one event as a line -----------------------------------------------------------------------------------------------------


def _line(event: Event) -> str:
    kind = event[0]
    names = EVENTS[kind]
    return " ".join([kind, *(f"{name}={_write(value)}" for name, value in zip(names, event[1:], strict=True))])


def _write(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() else repr(value)
    if isinstance(value, tuple) and type(value) is tuple:
        moves = any(not isinstance(part, int | float) for part in value)
        return "|".join(map(str, value)) if moves else ",".join(map(_write, value)) or "-"
    return str(value)


def _events(lines: Sequence[str], state: State[Any]) -> Iterator[Event]:
    entered = 0
    for number, line in enumerate(lines, 1):
        if line.strip() and line[0] != "#":
            try:
                event = _event(line, state)
                entered += (event[0] == "enter") - (event[0] == "leave")
                if entered < 0:
                    raise ValueError("leave needs a node that was entered and not left")
            except ValueError as error:
                raise ValueError(f"line {number}: {error}: {quoted(line.strip())}") from None
            yield event


def _event(line: str, state: State[Any]) -> Event:
    kind, *words = line.split()
    names = EVENTS.get(kind)
    if names is None:
        raise ValueError(f"no kind of event is called {quoted(kind)}; there is: {', '.join(EVENTS)}")
    said = [word.partition("=") for word in words]
    if [name for name, _, _ in said] != list(names):
        raise ValueError(f"{kind} needs {' '.join(f'{name}=' for name in names)}")
    return (kind, *(_READERS.get(name, _number)(text, state) for name, _, text in said))


def _number(text: str, state: State[Any]) -> Any:
    if text == "-":
        return None
    if "," in text:
        return tuple(_number(part, state) for part in text.split(","))
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        raise ValueError(f"{quoted(text)} is no number") from None


def _move(text: str, state: State[Any]) -> Any:
    return None if text == "-" else state.parse_move(text)


def _left(text: str, state: State[Any]) -> tuple[Any, ...]:
    return () if text == "-" else tuple(state.parse_move(part) for part in text.split("|"))


_READERS: Mapping[str, Callable[[str, State[Any]], Any]] = {
    "move": _move,
    "left": _left,
    "cause": lambda text, _: text,
    "bound": lambda text, _: _one_of((EXACT, LOWER, UPPER))(text),
}
"""How fields are read that are no numbers."""


# --- the head ------------------------------------------------------------------------------------------------------------


def _head(lines: Sequence[str]) -> dict[str, tuple[int, str]]:
    """By name: the number of its line, and what it says."""
    head = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.startswith("# "):
            break
        name, _, text = line[2:].partition(":")
        head[name] = number, text.strip()
    return head


def _said(head: Mapping[str, tuple[int, str]], name: str, reader: Callable[[str], Any]) -> Any:
    """What the head says of `name`, read. Raises `ValueError`."""
    if name not in head:
        raise ValueError(f"the trace's head has no line '# {name}: ...'")
    number, text = head[name]
    try:
        return reader(text)
    except ValueError as error:
        raise ValueError(f"line {number}: {error}") from None


def _one_of(choices: Sequence[str]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in choices:
            raise ValueError(f"{quoted(text)} is none of: {', '.join(choices)}")
        return text

    return read


def _game(words: str) -> Game:
    name, _, rules = words.partition(" ")
    return game_named(name).of(**dict(_pairs(rules)))[0]


def _options(words: str) -> dict[str, Any]:
    return {name: _option(value) for name, value in _pairs(words)}


def _pairs(words: str) -> Iterator[tuple[str, str]]:
    for word in words.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"{quoted(word)} needs the form name=value")
        yield name, value


def _option(text: str) -> Any:
    if text in ("True", "False"):
        return text == "True"
    try:
        number = float(text)
    except ValueError:
        return text
    return int(number) if number != INF and number.is_integer() and "." not in text else number
