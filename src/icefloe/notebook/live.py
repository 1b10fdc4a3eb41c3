"""Traits that follow a game: always current, and told about only after the game's lock is released."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from threading import RLock
from typing import Any

import traitlets


class Live(traitlets.TraitType[Any, Any]):
    """A trait whose value the owner sets with `Herald.follow`. Assigning to it calls `owner._assigned(name, value)`."""

    def set(self, obj: Any, value: Any) -> None:
        obj._assigned(self.name, value)


class Herald:
    """Delivers what a game has to say, one thing after another, in order, outside the lock.

    An observer may play a move: what that has to say waits for its turn, so everybody hears everything in order. Whoever
    comes while another thread is delivering leaves its news to that thread.
    """

    def __init__(self, lock: RLock) -> None:
        self._lock: Any = lock
        self._news: deque[Callable[[], None]] = deque()
        self._is_delivering = False

    def follow(self, owner: traitlets.HasTraits, **values: Any) -> None:
        """Set live traits of `owner` now; their observers hear of those that changed with the next `deliver`."""
        for name, new in values.items():
            is_new = name not in owner._trait_values
            old = owner._trait_values.get(name)
            if is_new or type(old) is not type(new) or old != new:
                owner._trait_values[name] = new
                change = traitlets.Bunch(name=name, old=old, new=new, owner=owner, type="change")
                self.tell(partial(owner.notify_change, change))

    def tell(self, news: Callable[[], None]) -> None:
        """Do `news` with the next `deliver`. Call this while holding the lock."""
        self._news.append(news)

    def deliver(self) -> None:
        """Call this without the lock. An observer's exception is raised once everything else is delivered."""
        with self._lock:
            if self._is_delivering:
                return
            self._is_delivering = True
        failure: BaseException | None = None
        while True:
            with self._lock:
                if not self._news:
                    self._is_delivering = False
                    break
                news = self._news.popleft()
            try:
                news()
            except BaseException as error:
                failure = failure or error
        if failure is not None:
            raise failure
