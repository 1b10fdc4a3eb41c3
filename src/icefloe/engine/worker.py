"""The engine in a process of its own: `python -m icefloe.engine.worker` takes questions and gives answers, a JSON line each.

What may be said is in `docs/design.md`. It ends by itself when whoever started it is gone.
"""

from __future__ import annotations

import os
import signal
import sys
import warnings
from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Condition, Event, Lock, Thread
from typing import Any, NamedTuple, NoReturn

from ..games.fish import FishState
from .base import Limits, Report, Thinker, unthought
from .kernel import PLAIN
from .wire import Message, asked, line_of, message_of, report_to_json

SHARES = (3, 1)
"""Quarters of the table's memory. As many questions are thought about side by side, each by a mind of its own."""

PACE = 0.05
"""Seconds between reports on the way: the newest is sent, those between are left out."""

BEAT = 1.0
"""Seconds after which a worker that has questions says that it is alive."""


class Job(NamedTuple):
    """A question. stop: set when the answer is wanted at once."""

    number: int
    state: FishState
    limits: Limits
    stop: Event

    @property
    def is_endless(self) -> bool:
        """Whether it goes on until it is stopped."""
        return self.limits.seconds is None and self.limits.depth is None and self.limits.nodes is None


class Worker:
    """Thinks about what it is asked. say: sends a message. minds: makes a `Thinker` with a table of so many megabytes.

    prepare: what has to be done before it can think at full speed.
    """

    def __init__(
        self,
        say: Callable[[Message], None],
        megabytes: int,
        minds: Callable[[int], Thinker],
        prepare: Callable[[], None] = lambda: None,
    ) -> None:
        self._say = say
        self._prepare = prepare
        self._minds = minds
        self._lock = Condition(Lock())
        self._waiting: list[Job] = []
        self._busy: dict[int, Job] = {}
        self._news: dict[int, Report] = {}
        self._is_ready = False
        self._threads = [Thread(target=self._get_ready, daemon=True), Thread(target=self._tell, daemon=True)]
        self._threads += [
            Thread(target=self._sit, args=(max(1, megabytes * share // sum(SHARES)),), daemon=True) for share in SHARES
        ]

    def serve(self, lines: Iterable[bytes]) -> None:
        """Takes what is asked until there is no more, or `quit`."""
        for thread in self._threads:
            thread.start()
        for line in lines:
            if not line.strip():
                continue
            try:
                message = message_of(line)
                if "quit" in message:
                    return
                self._take(message)
            except ValueError as error:
                self._say({"error": str(error)})

    def _take(self, message: Message) -> None:
        """Raises `ValueError` for what is neither `think` nor `stop`."""
        number = message.get("think", message.get("stop"))
        if type(number) is not int:
            raise ValueError(f"needs think, stop or quit, and a whole number with the first two, got {message}"[:500])
        if "stop" in message:
            self._stop(number)
            return
        try:
            job = Job(number, *asked(message), Event())
        except ValueError as error:
            self._say({"id": number, "error": str(error)})
            return
        with self._lock:
            if number in self._busy or any(number == other.number for other in self._waiting):
                raise ValueError(f"{number} is being thought about already")
            self._waiting.append(job)
            self._lock.notify_all()

    def _stop(self, number: int) -> None:
        """What nobody has begun to think about is answered as it stands. A stop that comes too late is none."""
        with self._lock:
            if number in self._busy:
                self._busy[number].stop.set()
            job = next((job for job in self._waiting if job.number == number), None)
            if job:
                self._waiting.remove(job)
        if job:
            self._say({"id": number, "done": report_to_json(unthought(job.state))})

    def _get_ready(self) -> None:
        self._prepare()
        with self._lock:
            self._is_ready = True
            self._lock.notify_all()
        self._say({"ready": True})

    def _sit(self, megabytes: int) -> None:
        """One of those who think: takes one question after the other."""
        mind = None
        while True:
            with self._lock:
                while (job := self._next()) is None:
                    self._lock.wait()
            self._say({"id": job.number, "began": True})
            answer: Message
            try:
                mind = mind or self._minds(megabytes)
                answer = {"done": report_to_json(mind.think(job.state, job.limits, self._reporter(job), job.stop))}
            except Exception as error:
                # What it had learned may be in disorder.
                mind = None
                answer = {"fault": _words(error)}
            with self._lock:
                del self._busy[job.number]
                self._news.pop(job.number, None)
                self._lock.notify_all()
                # Within the lock: no report may come after the answer.
                self._say({"id": job.number, **answer})

    def _next(self) -> Job | None:
        """The question that has waited longest; what has no end may not take every place."""
        room = sum(job.is_endless for job in self._busy.values()) < len(SHARES) - 1
        for job in self._waiting if self._is_ready else ():
            if room or not job.is_endless:
                self._waiting.remove(job)
                self._busy[job.number] = job
                self._lock.notify_all()
                return job
        return None

    def _reporter(self, job: Job) -> Callable[[Report], None]:
        def told(report: Report) -> None:
            with self._lock:
                self._news[job.number] = report
                self._lock.notify_all()

        return told

    def _tell(self) -> None:
        """Sends what is new, and a sign of life when nothing is."""
        pause = Event()
        while True:
            with self._lock:
                self._lock.wait_for(lambda: self._news or self._busy or self._waiting)
                self._lock.wait_for(lambda: self._news, BEAT)
                news, self._news = self._news, {}
                for number, report in news.items():
                    self._say({"id": number, "report": report_to_json(report)})
            if not news:
                self._say({"alive": True})
            pause.wait(PACE)


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def main() -> None:
    """Serves standard input until its end."""
    parser = ArgumentParser(prog="python -m icefloe.engine.worker", allow_abbrev=False)
    parser.add_argument("--plain", action="store_true", help="without compiled code")
    parser.add_argument("--megabytes", type=int, default=256, metavar="N", help="memory for the table; 256 if not said")
    arguments = parser.parse_args()
    if arguments.plain:
        os.environ[PLAIN] = "1"
    run(arguments.megabytes, _mind, _warm_up)


def run(megabytes: int, minds: Callable[[int], Thinker], prepare: Callable[[], None]) -> NoReturn:
    """Becomes a `Worker` on standard input and output."""
    # Whatever else prints must not get among the answers.
    answers = os.dup(1)
    os.dup2(2, 1)
    lock = Lock()

    def say(message: Message) -> None:
        rest = line_of(message)
        with lock:
            try:
                while rest:
                    rest = rest[os.write(answers, rest) :]
            except OSError:
                os._exit(0)

    def warned(message: Warning | str, *_: Any, **__: Any) -> None:
        say({"warning": str(message)})

    def prepared() -> None:
        try:
            prepare()
        except BaseException as error:
            say({"broken": _words(error)})
            os._exit(1)

    # An interrupt of the notebook or terminal is for whoever asks.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.showwarning = warned
    if hasattr(os, "nice"):
        # What is computed beside it goes first.
        with suppress(OSError):
            os.nice(5)
    say({"hello": os.getpid()})
    Worker(say, megabytes, minds, prepared).serve(sys.stdin.buffer)
    # Not the usual way out: it would wait for compiled code that nobody needs any more.
    os._exit(0)


def _mind(megabytes: int) -> Thinker:
    from .thinking import Mind

    return Mind(megabytes)


def _warm_up() -> None:
    from .thinking import warm_up

    warm_up()


if __name__ == "__main__":
    main()
