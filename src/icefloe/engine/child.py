"""A worker process as seen by the one who started it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import IO, Any

from .wire import Message, line_of, message_of

HOME = str(Path(__file__).resolve().parents[2])
"""The folder that this very package is imported from."""


class Lost(Exception):
    """There will be no answer from this worker; says why, as the end of a sentence that begins with "the worker".

    is_told: whether it has been reported.
    """

    is_told = False


class Retired(Lost):
    """This worker was ended because another took its place."""

    is_told = True


class Child:
    """One worker. plain: without compiled code. megabytes: for its tables. warn: is given warnings that it has to say.

    patience: seconds that it may take to get ready before another answers in its place.
    Raises `OSError` when it can't be started.
    """

    def __init__(self, *, plain: bool, megabytes: int, warn: Callable[[str], None]) -> None:
        self.plain = plain
        self.born = self.heard = monotonic()
        self.patience = 0.0
        self.is_ready = self.said_hello = self.is_retiring = False
        self.relieves: Child | None = None
        self._owner = os.getpid()
        self._warn = warn
        self._lost: Lost | None = None
        self._broken = ""
        self._last_words: deque[bytes] = deque(maxlen=20)
        self._asked: dict[int, SimpleQueue[Message | None]] = {}
        self._owed: dict[int, float] = {}
        self._lock = Lock()
        self._process = subprocess.Popen(
            command(plain, megabytes),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=surroundings(),
            **_APART,
        )
        self._errors = Thread(target=self._read_errors, name="icefloe engine's words", daemon=True)
        self._errors.start()
        Thread(target=self._read, name="icefloe engine's answers", daemon=True).start()

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    @property
    def lost(self) -> Lost | None:
        """Why there is nothing to be had from it any more; None while there is."""
        return self._lost

    def ask(self, number: int, message: Message) -> SimpleQueue[Message | None]:
        """Where the answers to the question of this number will come in; None when none will any more. Raises `Lost`."""
        answers: SimpleQueue[Message | None] = SimpleQueue()
        with self._lock:
            if self._lost:
                raise self._lost
            self._asked[number] = answers
        self.tell(message)
        return answers

    def tell(self, message: Message) -> None:
        """Sends it, if there is still somebody to hear."""
        with self._lock, suppress(OSError, ValueError):
            self._input.write(line_of(message))
            self._input.flush()

    def forget(self, number: int, *, is_answered: bool) -> None:
        """Its answers are no longer waited for; if there was no last one, it is told to stop."""
        with self._lock:
            if self._asked.pop(number, None) and not is_answered:
                self._owed[number] = monotonic()
        if not is_answered:
            self.tell({"stop": number})
        self._end_if_retired()

    def owes(self, seconds: float) -> bool:
        """Whether it has been told to stop so long ago, and has not."""
        with self._lock:
            return any(monotonic() > since + seconds for since in self._owed.values())

    def retire(self) -> None:
        """Ends it when nobody waits for its answers any more."""
        self.is_retiring = True
        self._end_if_retired()

    def end(self, why: Lost) -> None:
        """Ends it at once; everyone who waits gets none."""
        self._lose(why)
        if os.getpid() == self._owner:
            with suppress(OSError, subprocess.TimeoutExpired):
                self._process.kill()
                self._process.wait(1)

    def let_go(self) -> None:
        """In a copy of the process that started it: what was inherited, without a word to the worker."""
        self._lost = Lost("belongs to another process")
        self._process.returncode = 0
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            # Not closed: a thread that is not here may hold its lock.
            with suppress(OSError, ValueError):
                os.dup2(nothing, stream.fileno())  # type: ignore[union-attr]
        os.close(nothing)

    @property
    def _input(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    def _end_if_retired(self) -> None:
        with self._lock:
            if not self.is_retiring or self._asked or self._lost:
                return
            self._lost = Retired("was relieved")
        self.end(self._lost)

    def _lose(self, why: Lost) -> None:
        with self._lock:
            self._lost = self._lost or why
            waiting, self._asked = list(self._asked.values()), {}
        for answers in waiting:
            answers.put(None)

    def _read(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError), self._process.stdout:
            for line in self._process.stdout:
                with suppress(ValueError):
                    self._hear(message_of(line))
        self._process.wait()
        self._errors.join(1)
        self._lose(Lost(self._end_in_words()))
        self.relieves = None
        with suppress(OSError):
            self._input.close()

    def _hear(self, message: Message) -> None:
        self.heard = monotonic()
        if "id" in message:
            with self._lock:
                answers = self._asked.get(message["id"])
                if not (answers or message.keys() & {"began", "report"}):
                    self._owed.pop(message["id"], None)
            if answers:
                answers.put(message)
        elif "ready" in message:
            self.is_ready = True
            if self.relieves:
                self.relieves.retire()
        elif "hello" in message:
            self.said_hello = True
        elif "warning" in message:
            self._warn(str(message["warning"]))
        elif "broken" in message:
            self._broken = str(message["broken"])

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        with suppress(OSError, ValueError), self._process.stderr:
            self._last_words.extend(self._process.stderr)

    def _end_in_words(self) -> str:
        status = self._process.returncode
        if status < 0:
            return f"was killed by signal {-status}"
        last = self._broken or (self._last_words[-1].decode(errors="replace").strip() if self._last_words else "")
        return f"ended with status {status}: {last}" if last else f"ended with status {status}"


_APART: dict[str, Any] = (
    {"creationflags": 0x08000000}  # No console window.
    if os.name == "nt"
    # An interrupt of the notebook's kernel goes to all of its process group.
    else {"process_group": 0}
)


def command(plain: bool, megabytes: int) -> list[str]:
    """How a worker is started. Raises `OSError` where Python has no executable of its own."""
    if not sys.executable or getattr(sys, "frozen", False) or sys.platform in ("emscripten", "wasi"):
        raise OSError("there is no Python to run it with")
    # -P: the current folder may have modules whose names hide the library's.
    start = [sys.executable, "-P", "-m", f"{__package__}.worker", "--megabytes", str(megabytes)]
    return [*start, "--plain"] if plain else start


def surroundings() -> dict[str, str]:
    """The environment in which a worker finds what is found here."""
    folders = [HOME, *(str(Path(folder).resolve()) for folder in sys.path if folder)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(dict.fromkeys(folders))}
