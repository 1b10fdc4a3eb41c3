"""Compiled code, kept for later processes in a folder of the user's, one for each state of the kernel's sources.

numba would keep it beside the sources, where an install may be read-only, and would not see that a function called by
another has changed.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO, Any

import numba
from numba.core import config as _config

config: Any = _config

FOLDER = "ICEFLOE_CACHE_DIR"
"""The environment variable that names another folder."""


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
    folder = _folder()
    name = f"{sys.implementation.cache_tag}-{platform.machine()}"
    done = Path(folder) / f"done-{name}"
    if not folder or done.exists():
        yield
        return
    with (Path(folder) / f"lock-{name}").open("ab") as lock:
        _take(lock)
        yield
        done.touch()


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
    sources = sorted(Path(__file__).parent.glob("*.py"))
    state = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    folder = _base() / f"kernel-{numba.__version__}-{state}"
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


def _base() -> Path:
    if said := os.environ.get(FOLDER):
        return Path(said)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "icefloe"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "icefloe"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "icefloe"
