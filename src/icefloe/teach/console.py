"""What a checked function prints and asks for, kept apart from everybody else's: by thread, never for others.

While a check goes on `sys.stdout` and `input` are stand-ins that look at who calls. What a checked function prints is
counted and not shown; a question of its own is refused at once, since nobody would see it.
"""

from __future__ import annotations

import builtins
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any


class AsksForInput(RuntimeError):
    """A checked function called `input`."""


@dataclass
class Printed:
    """What one check's function has printed. lines: full ones. is_open: whether another one has begun."""

    lines: int = 0
    is_open: bool = False

    def add(self, text: str) -> None:
        self.lines += text.count("\n")
        self.is_open = not text.endswith("\n") if text else self.is_open

    @property
    def note(self) -> str:
        """A sentence; empty when nothing was printed."""
        lines = self.lines + self.is_open
        if not lines:
            return ""
        return f"What it printed, {lines} line{'' if lines == 1 else 's'} in all, is not shown."


_here = threading.local()
"""printed: of a thread in which a check goes on. inside: of a thread that runs a checked function, the same."""

_lock = threading.Lock()
_installed: list[_Installed] = []
_users = 0


@contextmanager
def apart() -> Iterator[Printed]:
    """While it lasts, what the functions print that this thread has watched is counted, and their questions are refused."""
    before = current()
    printed = _here.printed = Printed()
    _install()
    try:
        yield printed
    finally:
        _remove()
        _here.printed = before


def current() -> Printed | None:
    """Where this thread's check counts what is printed; None outside a check."""
    return getattr(_here, "printed", None)


def enter(printed: Printed | None) -> None:
    """From here on this thread runs a checked function."""
    _here.inside = printed


class _Stream:
    """`sys.stdout` for all, save for the threads that run a checked function."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        printed = getattr(_here, "inside", None)
        if printed is None:
            return int(self._stream.write(text) or 0)
        printed.add(text)
        return len(text)

    def writelines(self, lines: Any) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class _Installed:
    """The two stand-ins, and what they stand in for."""

    def __init__(self) -> None:
        self.stream, self.input = sys.stdout, builtins.input
        self.own_stream, self.own_input = _Stream(sys.stdout), self._ask
        sys.stdout = self.own_stream
        builtins.input = self.own_input

    def _ask(self, *args: Any, **kwargs: Any) -> str:
        if getattr(_here, "inside", None) is not None:
            raise AsksForInput("your function asks for input")
        return self.input(*args, **kwargs)

    def remove(self) -> None:
        # Somebody else may have put another there since: that one stays.
        if sys.stdout is self.own_stream:
            sys.stdout = self.stream
        if builtins.input is self.own_input:
            builtins.input = self.input


def _install() -> None:
    global _users
    with _lock:
        _users += 1
        if _users == 1:
            _installed.append(_Installed())


def _remove() -> None:
    global _users
    with _lock:
        _users -= 1
        if not _users:
            _installed.pop().remove()
