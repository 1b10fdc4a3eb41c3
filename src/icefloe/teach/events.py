"""The calls of a recursive function as the events of a search: see `icefloe.search.EVENTS`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..games.base import State
from ..search.run import EXACT, INF, LOWER, UPPER, Event
from .calls import Call, Roles, roles_of
from .views import Viewing, Window, turned, viewing_of


class Telling:
    """Turns the calls below `root` into `events`.

    view: `root`, `mover` or `all`; None to find out. viewing: where it is known already. lost: calls left out, since no single move
    leads to their position.
    """

    def __init__(self, root: Call, view: str | None = None, viewing: Viewing | None = None) -> None:
        self.root = root
        self.calls = list(root.walk())
        self.roles: Roles = roles_of(self.calls)
        self.deepest = max((call.numbers.get(self.roles.depth, 0) for call in self.calls), default=0)
        self.lost = 0
        self.searched = {call.state for call in self.calls if call.children}
        inner_depths = [self.roles.depth_of(call, self.deepest) for call in self.calls if call.children]
        self.least = max(min(inner_depths, default=INF), 1)
        self.viewing = viewing or viewing_of(self.calls, self.roles, view)
        self.view = self.viewing.view
        self.events: list[Event] = []
        again = [child for child in root.children if child.state == root.state]
        if again and len(again) == len(root.children):
            # It only starts others, each a search of its own: iterative deepening, say, or a first call with a window.
            for child in again:
                inner = Telling(child, viewing=self.viewing)
                self.events += inner.events
                self.lost += inner.lost
        else:
            self._node(root, None)

    def _value(self, call: Call) -> Any:
        return self.viewing.value(call, self.root)

    def _window(self, call: Call) -> Window | None:
        return self.viewing.window(call, self.root, self.roles)

    def _node(self, call: Call, move: Any) -> None:
        window, value = self._window(call), self._value(call)
        alpha, beta = window or (None, None)
        depth = self.roles.depth_of(call, self.deepest)
        self.events.append(("enter", move, call.state.to_move, depth, alpha, beta))
        below = list(_below(call))
        if below:
            self._children(call, below)
        elif call.has_returned and self._is_from_table(call, depth):
            self.events.append(("table", value, _bound(value, window), depth))
        elif call.has_returned:
            self.events.append(("leaf", value))
        self.events.append(("leave", value, _bound(value, window if below else None)))

    def _is_from_table(self, call: Call, depth: float) -> bool:
        """Whether a call had its answer at once though there was depth left: its position was searched elsewhere."""
        return depth != INF and depth >= self.least and call.state.to_move is not None and call.state in self.searched

    def _children(self, call: Call, below: list[Call]) -> None:
        plays = plays_of(call.state)
        is_mover = self.view == "mover"
        view = [turned(call, child, self._value(child)) if is_mover else self._value(child) for child in below]
        is_max = self._is_max(call, self._value(call), view)
        low, high = self._window(call) or (None, None)
        best: Any = None
        seen: set[Any] = set()
        for child, number in zip(below, view, strict=True):
            likely = plays.get(child.state)
            if likely is None:
                self.lost += 1
                continue
            move = next((move for move in likely if move not in seen), likely[0])
            if move in seen:
                self.events.append(("again", move, low, high, "called"))
            seen.add(move)
            self._node(child, move)
            if child.has_returned and _is_better(number, best, is_max, call.state.to_move):
                best = number
                if low is not None and high is not None and isinstance(best, int | float):
                    low, high = (max(low, best), high) if is_max else (low, min(high, best))
                self.events.append(("best", move, best, low, high))
        left = tuple(move for move in _moves(call.state) if move not in seen)
        if left and call.has_returned and call.is_whole:
            self.events.append(("cut", "returned", best if call.value is None else self._value(call), low, high, left))

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
