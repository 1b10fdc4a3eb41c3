"""The engine asked from a cell: the best moves of a position, at once or as they become known."""

from __future__ import annotations

from collections.abc import Iterator
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any

from ..games.base import GameError, quoted
from ..games.fish import Fish, FishState
from .base import Limits, Report
from .process import shared

SECONDS = 1.0
"""Of thinking, where nothing else is said."""


def best(
    position: Any,
    seconds: float | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    lines: int = 1,
    threads: int = 1,
    seed: int = 0,
) -> Report:
    """What the engine finds in a position of Fish; it prints as a table, and `.move` is the best move's text.

    position: a state, its text, or a board, of which the position on show is meant. seconds, depth, nodes: it stops at the first of
    these, or earlier where the value is proven; after one second when none is given. lines: how many best moves to tell apart. threads: processor
    cores used. seed: of what chance there is; with depth or nodes alone, without seconds, the answer is the same each time.
    Raises `GameError`, `PositionError`.
    """
    if seconds is depth is nodes is None:
        seconds = SECONDS
    *_, last = analyse(position, seconds, depth, nodes, lines, threads, seed)
    return last


def analyse(
    position: Any,
    seconds: float | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    lines: int = 1,
    threads: int = 1,
    seed: int = 0,
) -> Iterator[Report]:
    """Reports as they come, each knowing more than the one before; see `best`.

    With no limit it goes on until the value is proven, or until no more reports are asked for: leave the loop, and it stops.
    """
    state = state_of(position)
    return _reports(state, Limits(seconds, depth, nodes, lines, threads, seed))


def state_of(position: Any) -> FishState:
    """The state of Fish that is meant: itself, a position text's, or what a board shows. Raises `GameError`, `PositionError`."""
    if isinstance(position, str):
        return Fish().parse(position)
    state = getattr(position, "state", position)
    if isinstance(state, FishState):
        return state
    game = getattr(state, "game", None)
    if title := getattr(game, "title", ""):
        raise GameError(f"the engine plays Fish, and this is a position of {title}")
    raise GameError(f"{quoted(position)} is no position: give a state of Fish, its text or a board")


def _reports(state: FishState, limits: Limits) -> Iterator[Report]:
    """Thinks on a thread of its own, so that whoever waits can be interrupted."""
    heard: SimpleQueue[Report | BaseException | None] = SimpleQueue()
    stop = Event()

    def run() -> None:
        try:
            last = shared().think(state, limits, heard.put, stop)
            heard.put(last)
        except BaseException as error:
            heard.put(error)
        heard.put(None)

    Thread(target=run, name="icefloe analysis", daemon=True).start()
    told = None
    try:
        while (one := heard.get()) is not None:
            if isinstance(one, BaseException):
                raise one
            # What is given back at the end has been reported already.
            if one != told:
                told = one
                yield one
    finally:
        stop.set()
