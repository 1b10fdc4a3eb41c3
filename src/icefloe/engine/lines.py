"""How a game is expected to go on: the best moves that a search has left in its table, one after another."""

from __future__ import annotations

from ..games.fish import FishState
from .kernel.placing import PLACING
from .kernel.pvs import MOST_MOVES, MOST_PLIES, PASS, SHIFT_MOVE, Search, known
from .kernel.settle import FRAME, FREE, GAIN, OPEN, OTHER, OWN, SPARE, settle
from .position import Position, position_of

LONGEST = 16
"""Moves."""

_AT = MOST_PLIES * MOST_MOVES * FRAME
"""The frame that belongs to no line."""


def line_from(search: Search, state: FishState, move: str) -> tuple[str, ...]:
    """`move`, and what the table has for best after it, as far as it reaches."""
    texts = [move]
    state = state.play(move)
    search.budget[1] = 1
    while not state.is_over and len(texts) < LONGEST:
        found = _next(search, state)
        if not found:
            break
        texts.append(found)
        state = state.play(found)
    return tuple(texts)


def _next(search: Search, state: FishState) -> str:
    """The text of the best move, empty if it is not known."""
    position = position_of(state)
    own, other = position.penguins[position.mover], position.penguins[1 - position.mover]
    if state.can_place:
        cell = _move(search, (position.free, own, other, PLACING))
        return position.names[cell] if cell and position.names[cell] in map(str, state.legal_moves) else ""
    gain, is_open, fought = _settled(search, position.free, own, other)
    move = _move(search, fought) if is_open else PASS
    if move == PASS:
        return _spare(search, state, position, gain, fought)
    text = position.slide(move >> 6, move & 63) if move else ""
    # An entry that two threads wrote at once is no entry; one of another game is cleared. Still, a line must be one.
    return text if text in map(str, state.legal_moves) else ""


def _spare(search: Search, state: FishState, position: Position, gain: int, fought: tuple[int, ...]) -> str:
    """A move where nothing is fought over that loses nothing."""
    own, other = position.penguins[position.mover], position.penguins[1 - position.mover]
    same = ""
    for move in state.legal_moves:
        assert move.origin is not None
        cell, target = position.names.index(move.origin), 1 << position.names.index(move.target)
        if fought[1] >> cell & 1:
            continue
        gain_after, _, after = _settled(search, position.free ^ target, other, own ^ 1 << cell | target)
        if int(search.ice.value[cell]) - gain_after == gain and after[0] == fought[0]:
            if after[3] == 1 - fought[3]:
                return str(move)
            same = same or str(move)
    return same


def _settled(search: Search, free: int, own: int, other: int) -> tuple[int, bool, tuple[int, int, int, int]]:
    """What is decided, whether anything is not, and that: free cells, own and the other's penguins, spare moves."""
    frames = search.frames
    settle(search.ice, search.solo_table, search.budget, frames, _AT, free, own, other, 0)
    free, own, other, spare = (int(frames[_AT + place]) for place in (FREE, OWN, OTHER, SPARE))
    return int(frames[_AT + GAIN]), bool(frames[_AT + OPEN]), (free, own, other, spare)


def _move(search: Search, position: tuple[int, int, int, int]) -> int:
    return int(known(search.table, *position)) >> SHIFT_MOVE & 4095
