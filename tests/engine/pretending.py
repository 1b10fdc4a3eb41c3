"""A worker whose mind only pretends to think, so that what happens around thinking can be tested: it is run as a program.

Arguments: seconds that it takes to get ready with compiled code, then those of the real worker.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import warnings

from icefloe.engine import Limits, Line, Report
from icefloe.engine.worker import run

CRASHES, STUMBLES, IS_DEAF, DIES_ONCE, IS_QUIET = 101, 102, 103, 104, 105
"""Seeds with a meaning: a signal in mid-thought, an exception, no heed to stop or time, a signal the first time, no report."""


class Pretender:
    """Looks one ply deeper each 20 ms. Its nodes are the seed that it was asked with, its fish 1 if it is a plain one."""

    def think(self, state, limits, report, stop):
        began = time.perf_counter()
        depth = 0
        while True:
            depth += 1
            moves = tuple(str(move) for move in state.legal_moves[: limits.lines])
            last = Report(
                depth,
                limits.seed,
                time.perf_counter() - began,
                tuple(Line((move,), int(IS_PLAIN), 0, False) for move in moves),
            )
            if limits.seed != IS_QUIET:
                report(last)
            if depth == 3 and (limits.seed == CRASHES or (limits.seed == DIES_ONCE and first_time())):
                os.kill(os.getpid(), signal.SIGKILL)
            if depth == 3 and limits.seed == STUMBLES:
                raise ZeroDivisionError("of a kind")
            if limits.seed != IS_DEAF and (stop.is_set() or is_reached(limits, last)):
                return last
            time.sleep(0.02)


def is_reached(limits: Limits, report: Report) -> bool:
    return (limits.depth is not None and report.depth >= limits.depth) or (
        limits.seconds is not None and report.seconds >= limits.seconds
    )


def first_time() -> bool:
    try:
        os.close(os.open(os.environ["PRETENDING_MARK"], os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True


def prepare() -> None:
    print("this is not an answer", flush=True)
    if os.environ.get("PRETENDING_BREAKS") == "always":
        raise MemoryError("too much of it")
    if not IS_PLAIN:
        warnings.warn("nothing can be kept", stacklevel=1)
        time.sleep(float(sys.argv[1]))
        if os.environ.get("PRETENDING_BREAKS"):
            raise MemoryError("too much of it")


if __name__ == "__main__":
    IS_PLAIN = "--plain" in sys.argv
    run(256, lambda megabytes: Pretender(), prepare)
