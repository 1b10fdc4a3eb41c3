"""Whose view the values of a function take, told by what its calls returned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .calls import Call, Roles

Window = tuple[float, float]


@dataclass(frozen=True)
class Viewing:
    """How the numbers of a function become those of a trace with `view`.

    view: `root`, `mover` or `all`. is_zero: the function's are player 0's, and player 1 is at the root. is_end_turned: where the
    game is over the function's take the view of who did not move last, a trace's of who did.
    """

    view: str
    is_zero: bool = False
    is_end_turned: bool = False

    def is_turned(self, call: Call, root: Call) -> bool:
        """Whether a call's numbers are the negatives of the trace's."""
        is_end = call.state.to_move is None and call.state != root.state
        return self.is_zero or (self.is_end_turned and is_end)

    def value(self, call: Call, root: Call) -> Any:
        """What the call returned, as the trace has it."""
        value = call.value
        return 0 - value if isinstance(value, int | float) and self.is_turned(call, root) else value

    def window(self, call: Call, root: Call, roles: Roles) -> Window | None:
        """The call's (alpha, beta), as the trace has it."""
        window = roles.window_of(call)
        if window is None or not self.is_turned(call, root):
            return window
        low, high = window
        return (0 - high, 0 - low)


def viewing_of(calls: list[Call], roles: Roles, view: str | None) -> Viewing:
    """How to see these calls, the first of them the outermost. view: as it was given, None to find out: the mover's only
    where nothing else fits.
    """
    root = calls[0]
    if view is None and any(_is_vector(call.value, root.state.players) for call in calls):
        return Viewing("all")
    if view in ("root", "all"):
        return Viewing(view)
    full = list(_full(calls, roles))
    turned_fits, kept_fits = (
        all(call.value in [_seen(call, child, is_end) for child in call.children] for call in full)
        for is_end in (True, False)
    )
    is_root = all(call.value in [child.value for child in call.children] for call in full)
    if view == "mover" or ((turned_fits or kept_fits) and not is_root):
        return Viewing("mover", is_end_turned=turned_fits or not kept_fits)
    return Viewing("root", is_zero=_is_zero(calls, full))


def turned(call: Call, child: Call, number: Any) -> Any:
    """A child's value in a trace of the mover's view, as the mover of `call` sees it: where the game is over it is theirs already."""
    is_same = child.state.to_move in (call.state.to_move, None)
    return number if is_same or not isinstance(number, int | float) else 0 - number


def _seen(call: Call, child: Call, is_end_turned: bool) -> Any:
    if child.state.to_move is None and is_end_turned:
        return -child.value
    return turned(call, child, child.value)


def _full(calls: list[Call], roles: Roles) -> Iterator[Call]:
    """The calls that returned a number, as all that they made did. Not those that gave an edge of their window: it is no child's."""
    for call in calls:
        values = [call.value, *(child.value for child in call.children)]
        if len(values) == 1 or not all(isinstance(value, int | float) for value in values):
            continue
        if call.value in values[1:] or call.value not in (roles.window_of(call) or ()):
            yield call


def _is_vector(value: Any, players: int) -> bool:
    return isinstance(value, tuple) and len(value) == players > 1


def _is_zero(calls: list[Call], full: list[Call]) -> bool:
    """Whether values are surely player 0's while player 1 is at the root.

    Wherever the children's differ, player 0 takes the greatest and player 1 the least; and leaves agree with the scores: a
    function of player 1's values with max and min mixed up chooses just so.
    """
    root = calls[0].state
    if root.players != 2 or root.to_move != 1:
        return False
    is_shown = False
    for call in full:
        values = [child.value for child in call.children]
        least, most = min(values), max(values)
        if least == most or call.value not in (least, most):
            continue
        if call.value != (most if call.state.to_move == 0 else least):
            return False
        is_shown = True
    return is_shown and _agreement(calls) >= 0


def _agreement(calls: list[Call]) -> float:
    """Above 0 where the leaves' values tend to be those of player 0, by the scores; below where they tend to be player 1's."""
    total = 0.0
    for call in calls:
        value, scores = call.value, call.state.scores
        if not call.children and isinstance(value, int | float) and abs(value) != float("inf"):
            total += value * (scores[0] - scores[1])
    return total
