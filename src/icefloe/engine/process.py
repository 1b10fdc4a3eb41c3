"""The engine in processes of its own: it thinks, and compiles, without holding whoever asks it."""

from __future__ import annotations

import os
import time
import warnings
import weakref
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from itertools import count
from queue import Empty
from threading import Lock
from types import TracebackType

from ..games.fish import FishState
from .base import Flag, Limits, Never, Report, Thinker, unthought
from .child import Child, Lost, Retired
from .kernel import PLAIN
from .kernel.folder import is_kept
from .wire import Message, question, report_from_json

PATIENCE = 5.0
"""Seconds that compiled code may take to be loaded before plain Python answers in its place. Where it has yet to be compiled,
which takes a minute or so, plain Python answers at once.
"""

HURRY = 1.0
"""Seconds that a plain worker may think in place of a compiled one that is not ready."""

LEAST = 0.3
"""Of them what is left for thinking, however long it took to get ready."""

FEW = 10_000
"""Positions that a plain worker looks at in a few seconds: for so few it stands in, too."""

GRACE = 0.03
"""Seconds that a worker has for its last word once it is told to stop."""

SLACK = 5.0
"""Seconds past the time limit after which a worker that is still thinking is given up."""

SILENCE = 15.0
"""Seconds without any sign of life after which it is given up; a living one gives one each second."""

POLL = 0.005
"""Seconds between looks at the flag that stops."""

TRIES = 3
"""How often a question is asked of workers that get lost, before a plain one has to answer it."""

PLAIN_MEGABYTES = 32
"""For the table of a plain worker: lists of Python's integers take several times the memory, and it fills them slowly."""


class EngineError(RuntimeError):
    """The engine can't answer."""


class EngineWarning(RuntimeWarning):
    """The engine answers, but something went wrong."""


class Engine:
    """A `Thinker` whose thinking is done by worker processes. Any number of threads may ask at once.

    megabytes: for the table. patience: seconds that compiled code may take to get ready before plain Python answers in its
    place; None: `PATIENCE`, and none at all where it has yet to be compiled.

    The first question, or `start`, starts a worker that runs compiled code. When patience with it is over, a worker in plain
    Python answers what has a limit of seconds, within `HURRY`, and what is to go on until it is stopped, which moves over
    as soon as compiled code is ready. What has a limit of depth or nodes alone waits for compiled code, unless the nodes are
    `FEW`: the answer would be the same, but late.

    Two questions are thought about side by side, more wait for a place; a limit of seconds counts from where thinking begins.
    A worker that gets lost is started again, and asked again.

    is_closed: whether it was. troubles: what went wrong so far, in words; each is a warning, too (`EngineWarning`).
    """

    def __init__(self, megabytes: int = 256, patience: float | None = None) -> None:
        self.megabytes = megabytes
        self.patience = patience
        self.troubles: tuple[str, ...] = ()
        self._compiles = not os.environ.get(PLAIN) and find_spec("numba") is not None
        self._warned: set[str] = set()
        self._numbers = count(1)
        self.is_closed = self._stays_here = False
        self._unready = self._unready_plain = 0
        self._fresh()
        _ENGINES.add(self)

    def _fresh(self) -> None:
        """Without workers."""
        self._lock = Lock()
        self._here = Lock()
        self._fast: Child | None = None
        self._slow: Child | None = None
        self._mind: Thinker | None = None
        self._children: list[Child] = []
        # It ends them when this object is forgotten, or Python ends.
        self._end = weakref.finalize(self, _end_all, self._children)

    # --- what can be asked ----------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begins to get ready, if it has not yet; returns at once. Where patience is none, a plain worker does so too."""
        with self._lock:
            child = self._best()
            if child and not child.plain and not child.is_ready and not child.patience:
                self._stand_in(child)

    def wait(self, seconds: float | None = None) -> bool:
        """Whether the engine thinks at full speed, waited for so long at most."""
        end = None if seconds is None else time.monotonic() + seconds
        while True:
            with self._lock:
                child = self._best()
            if child is None or child.is_ready:
                return True
            if end is not None and time.monotonic() >= end:
                return False
            time.sleep(POLL)

    def think(
        self,
        state: FishState,
        limits: Limits,
        report: Callable[[Report], None] = lambda _: None,
        stop: Flag = Never(),  # noqa: B008 - it holds nothing
    ) -> Report:
        """See `Thinker`; of reports that come fast, some are left out, and after an accident the last is given again.

        Raises `EngineError`.
        """
        if state.to_move is None:
            return unthought(state)
        last = unthought(state)
        asked = time.monotonic()

        def told(news: Report) -> None:
            nonlocal last
            if news != last:
                last = news
                report(news)

        lost = 0
        while True:
            child = None
            try:
                child = self._ready(limits, stop, must_be_plain=lost >= TRIES)
                if stop.is_set():
                    return last
                if child is None:
                    return self._think_here(state, limits, told, stop)
                _Dialogue(child, next(self._numbers), state, self._allowed(limits, child, asked), stop, told).run()
                return last
            except Retired:
                continue
            except Lost as loss:
                if self.is_closed:
                    raise EngineError("the engine was closed while it thought") from None
                lost += 1
                again = lost <= TRIES
                self._tell(loss, "; it is asked again" if again else "")
                if not again:
                    raise EngineError(f"the engine can't answer: its worker {loss}, {lost} times") from None
                # Whoever passes troubles on need not wait for the next worker's news.
                report(last)

    @property
    def trouble(self) -> str:
        """What went wrong last; empty if nothing did."""
        return self.troubles[-1] if self.troubles else ""

    @property
    def is_ready(self) -> bool:
        """Whether a worker thinks at full speed now."""
        child = self._fast if self._compiles else self._slow
        return self._stays_here or (child is not None and child.is_ready and not child.lost)

    @property
    def pids(self) -> tuple[int, ...]:
        """The process numbers of its workers, the one with compiled code first."""
        return tuple(child.pid for child in (self._fast, self._slow) if child and not child.lost)

    def close(self) -> None:
        """Ends the workers. Who waits for an answer gets an `EngineError`."""
        self.is_closed = True
        with self._lock:
            _end_all(self._children)

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _begin_anew(self) -> None:
        self._end.detach()
        for child in self._children:
            child.let_go()
        self._fresh()

    # --- whom to ask ----------------------------------------------------------------------------------------------------

    def _ready(self, limits: Limits, stop: Flag, must_be_plain: bool) -> Child | None:
        """A worker that can think now, waited for; None: think here, or not at all since `stop` is set. Raises `Lost`."""
        waits = limits.seconds is None and limits.depth is not None and limits.nodes is None
        waits |= limits.seconds is None and limits.nodes is not None and limits.nodes > FEW
        while True:
            with self._lock:
                child = self._plain() if must_be_plain else self._best()
                if child is None or child.is_ready:
                    return child
                if not child.plain and not waits and time.monotonic() - child.born >= child.patience:
                    plain = self._stand_in(child)
                    if plain and plain.is_ready and not plain.is_retiring:
                        return plain
            if stop.is_set():
                return None
            time.sleep(POLL)

    def _best(self) -> Child | None:
        """The worker that is to answer when it is ready; None where none can be started. Called within the lock."""
        self._check_open()
        if not self._compiles:
            return self._plain()
        self._check_start(self._fast)
        if self._fast is None or self._fast.lost:
            before, self._fast = self._fast, None
            if before and before.lost:
                self._tell(before.lost, "; it is started again" if before.is_ready else " before it was ready")
                self._unready = 0 if before.is_ready else self._unready + 1
                if self._unready >= 2 or not before.said_hello:
                    self._compiles = False
                    return self._plain()
            self._fast = self._born(plain=False)
        return self._fast

    def _plain(self) -> Child | None:
        self._check_open()
        if self._stays_here:
            return None
        self._check_start(self._slow)
        if self._slow is None or self._slow.lost:
            before, self._slow = self._slow, None
            lost = before.lost if before and not isinstance(before.lost, Retired) else None
            if before and lost and not before.said_hello:
                self._stay_here(f"it {lost}")
                return None
            if before and lost and not before.is_ready:
                self._tell(lost, " before it was ready")
                self._unready_plain += 1
                if self._unready_plain >= TRIES:
                    self._unready_plain = 0
                    raise EngineError(f"the engine can't answer: its worker {lost} before it was ready")
            self._slow = self._born(plain=True)
        return self._slow

    def _stand_in(self, child: Child) -> Child | None:
        """A plain worker that answers until `child` is ready, which ends it. Called within the lock."""
        plain = self._plain()
        if plain and not plain.is_retiring:
            child.relieves = plain
            if child.is_ready:
                plain.retire()
        return plain

    def _check_start(self, child: Child | None) -> None:
        """What was started as Python may be something else."""
        if child and not child.said_hello and time.monotonic() > child.born + SILENCE:
            child.end(Lost("never said a word"))

    def _check_open(self) -> None:
        if self.is_closed:
            raise EngineError("the engine is closed")

    def _born(self, plain: bool) -> Child | None:
        me = weakref.ref(self)

        def warn(words: str) -> None:
            engine = me()
            if engine:
                engine._warn(words)

        try:
            child = Child(plain=plain, megabytes=PLAIN_MEGABYTES if plain else self.megabytes, warn=warn)
            child.patience = self._patience() if self._compiles else 0.0
        except OSError as error:
            self._stay_here(str(error))
            return None
        self._children[:] = [other for other in self._children if not other.lost] + [child]
        return child

    def _patience(self) -> float:
        if self.patience is not None:
            return self.patience
        return PATIENCE if is_kept() else 0.0

    def _stay_here(self, why: str) -> None:
        self._compiles, self._stays_here = False, True
        self._say(f"the engine has no worker ({why}): it thinks in this process, in plain Python")

    def _think_here(self, state: FishState, limits: Limits, report: Callable[[Report], None], stop: Flag) -> Report:
        with self._here:
            self._mind = self._mind or _plain_mind()
            return self._mind.think(state, limits, report, stop)

    def _allowed(self, limits: Limits, child: Child, asked: float) -> Limits:
        """A plain worker that stands in for a compiled one must hurry, the more the longer it was waited for."""
        if child.plain and self._compiles and limits.seconds is not None:
            left = max(LEAST, HURRY - (time.monotonic() - asked))
            return replace(limits, seconds=min(limits.seconds, left))
        return limits

    def _tell(self, loss: Lost, more: str) -> None:
        """Of each loss once, whoever notices it first."""
        if not loss.is_told:
            loss.is_told = True
            self._say(f"the engine's worker {loss}{more}")

    def _say(self, words: str) -> None:
        self.troubles += (words,)
        warnings.warn(words, EngineWarning, stacklevel=4)

    def _warn(self, words: str) -> None:
        """A warning of a worker's, once: each new worker may have it again."""
        if words not in self._warned:
            self._warned.add(words)
            warnings.warn(words, EngineWarning, stacklevel=1)


class _Dialogue:
    """One question to one worker."""

    def __init__(
        self,
        child: Child,
        number: int,
        state: FishState,
        limits: Limits,
        stop: Flag,
        told: Callable[[Report], None],
    ) -> None:
        self.child = child
        self.number = number
        self.limits = limits
        self.stop = stop
        self.told = told
        self.asked = time.monotonic()
        self.began = self.stopped = 0.0
        self.is_answered = False
        self.answers = child.ask(number, question(number, state, limits))

    def run(self) -> None:
        """Returns when it is answered, or told to stop. Raises `Lost`, `EngineError`."""
        try:
            while not (self.is_answered or self._is_given_up()):
                try:
                    self._take(self.answers.get(timeout=POLL))
                except Empty:
                    self._look_at_the_clock()
        finally:
            # Interrupted, too, it must not go on.
            self.child.forget(self.number, is_answered=self.is_answered)

    def _take(self, message: Message | None) -> None:
        if message is None:
            self.is_answered = True
            raise self.child.lost or Lost("is gone")
        if "began" in message:
            self.began = time.monotonic()
        elif "report" in message:
            self.told(report_from_json(message["report"]))
        else:
            self.is_answered = True
            if "error" in message:
                raise EngineError(f"the engine can't think about this: {message['error']}")
            if "fault" in message:
                raise Lost(f"made a mistake: {message['fault']}")
            self.told(report_from_json(message["done"]))

    def _is_given_up(self) -> bool:
        """Whether there is nothing more to wait for, since it was told to stop."""
        if not self.stopped:
            if self.stop.is_set():
                self.stopped = time.monotonic()
                self.child.tell({"stop": self.number})
            return False
        return time.monotonic() > self.stopped + GRACE

    def _look_at_the_clock(self) -> None:
        child, now, seconds = self.child, time.monotonic(), self.limits.seconds
        if child.is_retiring and seconds is None:
            raise Retired("was relieved")
        if now > max(self.asked, child.heard) + SILENCE:
            child.end(Lost("gave no sign of life and was ended"))
        elif (self.began and seconds is not None and now > self.began + seconds + SLACK) or child.owes(SLACK):
            child.end(Lost("would not stop thinking and was ended"))


def shared() -> Engine:
    """The engine of this Python process, which whoever needs no other uses; it is closed when Python ends."""
    global _shared
    with _shared_lock:
        if _shared is None or _shared.is_closed:
            _shared = Engine()
        return _shared


_ENGINES: weakref.WeakSet[Engine] = weakref.WeakSet()
_shared: Engine | None = None
_shared_lock = Lock()


def _end_all(children: list[Child]) -> None:
    for child in children:
        child.end(Lost("was ended"))


def _plain_mind() -> Thinker:
    """A mind in this process, without compiled code: to compile would hold everything else."""
    before = os.environ.get(PLAIN)
    os.environ[PLAIN] = "1"
    try:
        from .thinking import Mind
    finally:
        if before is None:
            del os.environ[PLAIN]
        else:
            os.environ[PLAIN] = before
    return Mind(PLAIN_MEGABYTES)


def _after_fork() -> None:
    """A copy of this process begins without workers: those it knows of are the original's."""
    global _shared_lock
    _shared_lock = Lock()
    for engine in _ENGINES:
        engine._begin_anew()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
