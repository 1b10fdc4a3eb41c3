"""Where compiled code is kept, and whether all of it is there: known without loading numba."""

from __future__ import annotations

import hashlib
import os
import platform
import re
import sys
import time
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shutil import rmtree

FOLDER = "ICEFLOE_CACHE_DIR"
"""The environment variable that names another folder."""

UNUSED = 30 * 24 * 3600
"""Seconds after which code that no process has loaded is deleted, when other code is compiled."""

OURS = re.compile("kernel-.+-[0-9a-f]{16}")
"""Names of the folders for code."""


def is_kept() -> bool:
    """Whether this kernel has been compiled before, so that it only has to be loaded."""
    return done().exists()


def done() -> Path:
    """The file that is there once everything has been compiled."""
    return code_folder() / f"{sys.implementation.cache_tag}-{platform.machine()}.done"


def code_folder() -> Path:
    """The folder for the code of this kernel by this numba, whether it is there or not."""
    try:
        numba = version("numba")
    except PackageNotFoundError:  # It is there without having been installed.
        numba = "unknown"
    return _base() / f"kernel-{numba}-{_state()}"


def delete_unused() -> None:
    """Deletes the code of other kernels that has not been used for long: each use changes something in its folder."""
    own = code_folder()
    # Only folders that were locked here: the one that was named may hold others.
    for lock in own.parent.glob("kernel-*/*.lock"):
        folder = lock.parent
        with suppress(OSError):
            if OURS.fullmatch(folder.name) and folder != own and time.time() - folder.stat().st_mtime > UNUSED:
                rmtree(folder, ignore_errors=True)


@cache
def _state() -> str:
    """Of the kernel's sources: where they lie, what is in them and since when, all of which numba goes by."""
    state = hashlib.sha256()
    for source in sorted(Path(__file__).resolve().parent.glob("*.py")):
        state.update(f"{source} {source.stat().st_mtime_ns}\n".encode())
        state.update(source.read_bytes())
    return state.hexdigest()[:16]


def _base() -> Path:
    if said := os.environ.get(FOLDER):
        return Path(said)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "icefloe"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "icefloe"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "icefloe"
