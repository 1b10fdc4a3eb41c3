"""Compiled code, kept for later processes in a folder of the user's, one for each state of the kernel's sources.

numba would keep it beside the sources, where an install may be read-only, and would not see that a function called by
another has changed.
"""

from __future__ import annotations

import hashlib
import os
import sys
import warnings
from functools import cache
from pathlib import Path
from typing import Any

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
