"""The calls of a recursive function, kept as a tree: which position each was about, with which numbers, what came back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from operator import index
from typing import Any

from ..games.base import State

STATE_NAMES = ("state", "s", "position", "pos", "node", "board", "game", "st")
DEPTH_NAMES = ("depth", "d", "ply", "plies", "level", "levels", "remaining", "depth_left", "left", "steps", "n", "k")
LIMIT_NAMES = (
    "limit", "max_depth", "maxdepth", "depth_limit", "horizon", "maximum_depth", "target", "max_ply", "maxd", "max_d", "dmax",
    "d_max", "depth_max", "maxply", "maximum", "max_level", "max_plies",
)  # fmt: skip
ALPHA_NAMES = ("alpha", "a", "lo", "low", "lower")
BETA_NAMES = ("beta", "b", "hi", "high", "upper")
"""Usual names of parameters, in small letters."""

VALUE_NAMES = ("value", "score", "best_value", "best_score", "val", "v", "eval", "utility")
MOVE_NAMES = ("move", "best_move", "action", "best_action", "best")
"""Usual names of what is returned, in small letters."""


_UNREAD = object()


@dataclass(slots=True, eq=False)
class Call:
    """One call. state: the position it was about. states, numbers: all of its parameters that are such.

    function: what tells functions apart. children: the calls made while it ran, in order. result: what it returned, if
    `has_returned`. is_whole: no call below it was left out for want of room.
    """

    function: Any
    state: State[Any]
    states: dict[str, State[Any]]
    numbers: dict[str, Any]
    parent: Call | None = None
    children: list[Call] = field(default_factory=list)
    result: Any = None
    has_returned: bool = False
    is_whole: bool = True
    _value: Any = _UNREAD

    @property
    def value(self) -> Any:
        """The value in what it returned, None where there is none."""
        if self._value is _UNREAD:
            self._value = parted(self.result, self.state)[0]
        return self._value

    def walk(self) -> Iterator[Call]:
        """This call and all below it, in the order in which they were made."""
        waiting = [self]
        while waiting:
            call = waiting.pop()
            yield call
            waiting += reversed(call.children)


class Recorder:
    """Calls as they come and go, of one thread.

    most: calls that are kept; later ones are counted only. roots: calls that no other call made. path: those that run now.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = 0
        self.roots: list[Call] = []
        self.path: list[Call] = []

    @property
    def is_full(self) -> bool:
        return self.count > self.most

    def enter(self, function: Any, parameters: Mapping[str, Any]) -> Call | None:
        """The call that begins now; None when it is about no position, or there is no more room."""
        states, numbers = {}, {}
        for name, value in parameters.items():
            if type(value) in (bool, int, float):
                numbers[name] = value
            elif isinstance(value, State):
                states[name] = value
            elif value is not None and (number := plain_number(value)) is not None:
                numbers[name] = number
        if not states:
            return None
        parent = self.path[-1] if self.path else None
        self.count += 1
        if self.count > self.most:
            for call in self.path:
                call.is_whole = False
            return None
        call = Call(function, _chosen(states, parent), states, numbers, parent)
        (parent.children if parent else self.roots).append(call)
        self.path.append(call)
        return call

    def leave(self, call: Call, result: Any = None, has_returned: bool = True) -> None:
        """`call` is over; so is whatever it began and never finished."""
        while self.path and self.path.pop() is not call:
            pass
        call.result, call.has_returned = result, has_returned


def _chosen(states: Mapping[str, State[Any]], parent: Call | None) -> State[Any]:
    """Of several positions the one that the call is about: it differs from the caller's, or is named like it."""
    if len(states) > 1 and parent is not None:
        for name, state in states.items():
            if name in parent.states and state != parent.states[name]:
                return state
    for name, state in states.items():
        if name.lower() in STATE_NAMES:
            return state
    return next(iter(states.values()))


# --- what the parameters mean --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Roles:
    """Which parameters are what; empty names for those that there are not. counts_up: whether depth grows on the way down."""

    depth: str = ""
    limit: str = ""
    alpha: str = ""
    beta: str = ""
    counts_up: bool = False

    def depth_of(self, call: Call, deepest: float) -> float:
        """Plies that may follow; infinity when nothing tells. deepest: the greatest depth seen, for those that count up."""
        depth = call.numbers.get(self.depth, float("inf"))
        if not self.counts_up:
            return float(depth)
        return float(call.numbers.get(self.limit, deepest) - depth)

    def window_of(self, call: Call) -> tuple[float, float] | None:
        """(alpha, beta) as they came, or None."""
        alpha, beta = call.numbers.get(self.alpha), call.numbers.get(self.beta)
        return None if alpha is None or beta is None else (alpha, beta)


def roles_of(calls: list[Call]) -> Roles:
    """What the parameters of these calls mean, told by their names and by how they change from call to call."""
    changes: dict[str, list[float]] = {}
    for call in calls:
        for name, number in call.numbers.items():
            if call.parent is not None and _is_whole(number) and _is_whole(call.parent.numbers.get(name)):
                changes.setdefault(name, []).append(number - call.parent.numbers[name])
    names = list(dict.fromkeys(name for call in calls for name in call.numbers))
    depth = next((name for name in names if name.lower() in DEPTH_NAMES and _is_steady(changes.get(name, []))), "")
    if not depth:
        depth = next((name for name in names if changes.get(name) and _is_steady(changes[name])), "")
    limit = next((name for name in names if name.lower() in LIMIT_NAMES and not any(changes.get(name, [1]))), "")
    if not depth:
        depth = next((name for name in names if name.lower() in (*DEPTH_NAMES, *LIMIT_NAMES)), "")
    alpha = next((name for name in names if name.lower() in ALPHA_NAMES), "")
    beta = next((name for name in names if name.lower() in BETA_NAMES), "")
    if not (alpha and beta) and calls:
        alpha, beta = _window_by_values(calls[0])
    counts_up = any(change > 0 for change in changes.get(depth, []))
    return Roles(depth, limit if limit != depth else "", alpha, beta, counts_up or (not changes and bool(limit)))


def _window_by_values(call: Call) -> tuple[str, str]:
    """The two parameters that hold minus infinity and infinity in the first call."""
    floats = {value: name for name, value in call.numbers.items() if isinstance(value, float)}
    low, high = floats.get(float("-inf"), ""), floats.get(float("inf"), "")
    return (low, high) if low and high else ("", "")


def _is_whole(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def _is_steady(changes: list[float]) -> bool:
    """Always one less, or always one more; a call about the same position may keep it."""
    kinds = set(changes) - {0}
    return kinds <= {-1} or kinds <= {1}


# --- what came back --------------------------------------------------------------------------------------------------------


def is_move(thing: Any, state: State[Any]) -> bool:
    """Whether `thing` is a move of this game, or the text of a legal one."""
    moves = state.legal_moves or [move for move, _ in state.outcomes]
    if not moves or isinstance(thing, bool | int | float) or thing is None:
        return False
    first = moves[0]
    if type(thing) is type(first) and not isinstance(thing, str):
        return True
    return isinstance(thing, str) and any(thing == str(move) for move in moves)


def plain_number(thing: Any) -> int | float | None:
    """A number of whatever kind, of numpy or a Fraction or a bool, as an int or a float; None for what is none."""
    if type(thing) is int or type(thing) is float:
        return thing
    if isinstance(thing, str | bytes | State):
        return None
    for read in (index, float):
        try:
            if hasattr(thing, f"__{read.__name__}__"):
                return read(thing) + 0
        except Exception:
            # An array of several numbers, a signalling Decimal, or whatever else only looks like a number.
            continue
    return None


def plain_value(thing: Any) -> Any:
    """A number, or several as a tuple, of ints and floats; None for what is neither."""
    number = plain_number(thing)
    if number is not None:
        return number
    if hasattr(thing, "tolist"):
        # An array.
        thing = thing.tolist()
    if not isinstance(thing, tuple | list) or not thing:
        return None
    numbers = tuple(map(plain_number, thing))
    return None if None in numbers else numbers


def parted(result: Any, state: State[Any]) -> tuple[Any, Any]:
    """(value, move) of what a function returned, whichever way round, or by names; None for the part that it lacks.

    The value is an int, a float, or a tuple of them, whatever numbers it was made of.
    """
    if is_move(result, state):
        return None, result
    value = plain_value(result)
    if value is not None:
        return value, None
    named = _named(result)
    value = plain_value(_first_of(named, VALUE_NAMES))
    move = _move_in(_first_of(named, MOVE_NAMES), state)
    for part in result if isinstance(result, tuple | list) else ():
        number = plain_value(part) if value is None and not is_move(part, state) else None
        if number is not None:
            value = number
        elif move is None:
            move = _move_in(part, state)
    return value, move


def _move_in(thing: Any, state: State[Any]) -> Any:
    """A move, or the first of a line of moves; None where there is none."""
    if is_move(thing, state):
        return thing
    return thing[0] if isinstance(thing, tuple | list) and thing and is_move(thing[0], state) else None


def _named(result: Any) -> Mapping[str, Any]:
    """The parts of a result that go by name: of a dict, a named tuple, an object."""
    if isinstance(result, Mapping):
        return {name.lower(): part for name, part in result.items() if isinstance(name, str)}
    parts: dict[str, Any] = {}
    for name in (*VALUE_NAMES, *MOVE_NAMES) if type(result) not in (tuple, list) else ():
        # Asking an object of somebody's own may raise anything.
        with suppress(Exception):
            parts[name] = getattr(result, name)
    return parts


def _first_of(parts: Mapping[str, Any], names: tuple[str, ...]) -> Any:
    return next((parts[name] for name in names if name in parts), None)


def move_of(state: State[Any], thing: Any) -> Any:
    """The legal move that `thing`, a move or its text, is; None if it is none."""
    return next((move for move in state.legal_moves if thing in (move, str(move))), None)
