"""Compiled code, kept for later processes in a folder of the user's, one for each state of the kernel's sources.

numba would keep it beside the sources, where an install may be read-only, and would not see that a function called by
another has changed.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import IO, Any

import numba
from numba.core import config as _config

from .folder import FOLDER, code_folder, delete_unused, done, is_kept

config: Any = _config


def cached(function: Any) -> Any:
    """The function, compiled when first called, or loaded if it was compiled before."""
    before = config.CACHE_DIR
    folder = _folder()
    config.CACHE_DIR = folder
    try:
        return numba.njit(nogil=True, cache=bool(folder))(function)
    finally:
        config.CACHE_DIR = before


@contextmanager
def alone() -> Iterator[None]:
    """Within it no other process compiles this kernel, unless it has been compiled before: two would do the same work twice."""
    if not _folder() or is_kept():
        yield
        return
    with done().with_suffix(".lock").open("ab") as lock:
        _take(lock)
        yield
        done().touch()
        delete_unused()


def _take(lock: IO[bytes]) -> None:
    """Waits until nobody has it. It is given back when the file is closed, or the process ends in whatever way."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            with suppress(OSError):
                msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
                return
    else:
        import fcntl

        # Some file systems know no locks: then both compile.
        with suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX)


@cache
def _folder() -> str:
    """Where this kernel's code is kept; empty, and a warning, if nowhere."""
    folder = code_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f"probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        warnings.warn(
            f"compiled code can't be kept in {folder} ({error}), each process compiles anew: set {FOLDER} to a folder",
            stacklevel=2,
        )
        return ""
    return str(folder)
