"""Asking computer players for moves on a thread of their own, so that the notebook stays free."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event, Thread
from traceback import extract_tb
from typing import Any

from ..games.base import State
from ..players import Player, TellingPlayer
from .controller import Request

MOST_WORDS = 300
"""Characters of an error that a status line can hold."""

OFTEN = 0.3
"""Seconds from the question to the first thought that is told, and between two: more often than that nobody can read."""


def _where(error: BaseException) -> str:
    """The line of the player's own code that went wrong, if it is any."""
    package = str(Path(__file__).parents[1])
    own = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith(package)]
    return f" (in {own[-1].name}, line {own[-1].lineno})" if own else ""


class Asking:
    """One question under way.

    done: called from the thread with the answer, or with None and what went wrong; not called once cancelled.
    pace: seconds that an answer takes at the least, so that a person can follow. told: called from the thread with what a
    player says meanwhile, and whether that is trouble; not called once cancelled.
    """

    def __init__(
        self,
        request: Request,
        player: Player,
        state: State[Any],
        done: Callable[[Request, Any, str], None],
        pace: float = 0.0,
        told: Callable[[Request, str, bool], None] = lambda request, words, trouble: None,
    ) -> None:
        self.request = request
        self._player = player
        self._state = state
        self._done = done
        self._pace = pace
        self._told = told
        self._next = time.monotonic() + OFTEN
        self._stop = Event()
        Thread(target=self._run, name=f"icefloe {request.seed}", daemon=True).start()

    def cancel(self) -> None:
        """The answer is no longer needed."""
        self._stop.set()

    def _run(self) -> None:
        due = time.monotonic() + self._pace
        move, trouble = None, ""
        try:
            view = self._state.view(self.request.player)
            rng = Random(self.request.seed)
            if isinstance(self._player, TellingPlayer):
                move = self._player.think(view, self.request.player, rng, self._stop, self._tell)
            else:
                move = self._player.choose(view, self.request.player, rng, self._stop)
        except BaseException as error:  # A function that calls exit() must not leave the board waiting.
            trouble = f"{type(error).__name__}: {error}"[:MOST_WORDS] + _where(error)
        if not self._stop.wait(max(0.0, due - time.monotonic())):
            self._done(self.request, move, trouble)

    def _tell(self, words: str, trouble: bool = False) -> None:
        now = time.monotonic()
        if self._stop.is_set() or (now < self._next and not trouble):
            return
        if not trouble:
            self._next = now + OFTEN
        self._told(self.request, words[:MOST_WORDS], trouble)
