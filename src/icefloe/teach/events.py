"""The calls of a recursive function as the events of a search: see `icefloe.search.EVENTS`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..games.base import State
from ..search.run import EXACT, INF, LOWER, UPPER, Event
from .calls import Call, Roles, parted, roles_of


class Telling:
    """Turns the calls below `root` into events.

    view: `root`, `mover` or `all`; None to find out. lost: calls left out, since no single move leads to their position.
    """

    def __init__(self, root: Call, view: str | None = None) -> None:
        self.root = root
        self.calls = list(root.walk())
        self.roles: Roles = roles_of(self.calls)
        self.deepest = max((call.numbers.get(self.roles.depth, 0) for call in self.calls), default=0)
        self.lost = 0
        self.view = view or self._view()

    def _view(self) -> str:
        """Whose view the values take, by what was returned: the mover's only where nothing else fits."""
        players = self.root.state.players
        root_fits = mover_fits = True
        for call in self.calls:
            value = parted(call.result, call.state)[0]
            if isinstance(value, tuple) and len(value) == players > 1:
                return "all"
            pairs = [(child, parted(child.result, child.state)[0]) for child in call.children]
            known = [(child, number) for child, number in pairs if isinstance(number, int | float)]
            if not known or len(known) < len(call.children) or not isinstance(value, int | float):
                continue
            root_fits &= value in [number for _, number in known]
            mover_fits &= value in [_turned(call, child, number) for child, number in known]
        return "mover" if mover_fits and not root_fits else "root"

    def events(self) -> Iterator[Event]:
        """All events. Roots after the first are further searches of the same position."""
        again = [child for child in self.root.children if child.state == self.root.state]
        if again and len(again) == len(self.root.children):
            # It only starts others, each a search of its own: iterative deepening, say, or a first call with a window.
            for child in again:
                inner = Telling(child, self.view)
                yield from inner.events()
                self.lost += inner.lost
        else:
            yield from self._node(self.root, None)

    def _node(self, call: Call, move: Any) -> Iterator[Event]:
        window = self.roles.window_of(call)
        alpha, beta = window or (None, None)
        yield "enter", move, call.state.to_move, self.roles.depth_of(call, self.deepest), alpha, beta
        value = parted(call.result, call.state)[0]
        below = list(_below(call))
        if below:
            yield from self._children(call, below, value)
        elif call.has_returned:
            yield "leaf", value
        yield "leave", value, _bound(value, window if below else None)

    def _children(self, call: Call, below: list[Call], value: Any) -> Iterator[Event]:
        plays = plays_of(call.state)
        values = [parted(child.result, child.state)[0] for child in below]
        view = [
            _turned(call, child, number) if self.view == "mover" else number
            for child, number in zip(below, values, strict=True)
        ]
        is_max = self._is_max(call, value, view)
        low, high = self.roles.window_of(call) or (None, None)
        best: Any = None
        seen: set[Any] = set()
        for child, number in zip(below, view, strict=True):
            likely = plays.get(child.state)
            if likely is None:
                self.lost += 1
                continue
            move = next((move for move in likely if move not in seen), likely[0])
            if move in seen:
                yield "again", move, low, high, "called"
            seen.add(move)
            yield from self._node(child, move)
            if child.has_returned and _is_better(number, best, is_max, call.state.to_move):
                best = number
                if low is not None and high is not None and isinstance(best, int | float):
                    low, high = (max(low, best), high) if is_max else (low, min(high, best))
                yield "best", move, best, low, high
        left = tuple(move for move in _moves(call.state) if move not in seen)
        if left and call.has_returned and call.is_whole:
            yield "cut", "returned", best if value is None else value, low, high, left

    def _is_max(self, call: Call, value: Any, values: list[Any]) -> bool:
        """Which way this call chose, by what it returned; where that does not tell, as the view has it."""
        if self.view == "root" and isinstance(value, int | float):
            numbers = [number for number in values if isinstance(number, int | float)]
            if numbers and max(numbers) != min(numbers) and value in (max(numbers), min(numbers)):
                return bool(value == max(numbers))
        return self.view != "root" or call.state.to_move == self.root.state.to_move


def plays_of(state: State[Any]) -> dict[State[Any], list[Any]]:
    """The moves that lead to each next position."""
    plays: dict[State[Any], list[Any]] = {}
    for move in _moves(state):
        plays.setdefault(state.play(move), []).append(move)
    return plays


def _moves(state: State[Any]) -> list[Any]:
    return list(state.legal_moves) or [move for move, _ in state.outcomes]


def _below(call: Call) -> Iterator[Call]:
    """The calls about other positions: one about the same position, as of a search for quiet, stands for its own."""
    for child in call.children:
        if child.state == call.state:
            yield from _below(child)
        else:
            yield child


def _turned(call: Call, child: Call, number: Any) -> Any:
    """A child's value as the mover of `call` sees it, where each value takes the view of who is to move there."""
    if not isinstance(number, int | float) or child.state.to_move == call.state.to_move:
        return number
    return -number


def _is_better(number: Any, best: Any, is_max: bool, player: int | None) -> bool:
    if number is None:
        return False
    if best is None:
        return True
    if isinstance(number, tuple) and isinstance(best, tuple) and player is not None and player < len(number) > 1:
        return bool(number[player] > best[player])
    try:
        return bool(number > best if is_max else number < best)
    except TypeError:
        return False


def _bound(value: Any, window: tuple[float, float] | None) -> str:
    if window is None or not isinstance(value, int | float):
        return EXACT
    low, high = window
    if value <= low and low != -INF:
        return UPPER
    return LOWER if value >= high and high != INF else EXACT
