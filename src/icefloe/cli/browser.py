"""The browser of tests and benchmarks: which one, and how it is started. As a program it prints the path of the one it found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),)

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",  # In a container it is too small.
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def launch(playwright: Playwright) -> Browser:
    """A headless browser, without the sandbox, which root and containers can't have."""
    return playwright.chromium.launch(executable_path=chromium_path(), chromium_sandbox=False, args=list(FLAGS))


def chromium_path() -> str:
    """The browser that ICEFLOE_CHROMIUM names, else an installed one, else Playwright's own.

    Raises `FileNotFoundError` when there is none: a test without a browser fails, it is not skipped.
    """
    path = os.environ.get("ICEFLOE_CHROMIUM") or next(filter(_runs, _candidates()), None)
    if path is None:
        raise FileNotFoundError("no Chromium or Chrome runs here; install one, or name it in ICEFLOE_CHROMIUM")
    return path


def _candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    yield from map(str, PLACES)
    # A process of its own: Playwright can't be started twice in one, and a test may have started it.
    asked = subprocess.run([sys.executable, __file__, "--playwrights"], capture_output=True, text=True)
    yield asked.stdout.strip()


def _runs(path: str) -> bool:
    """Some systems have a `chromium` that only says how to get one."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _playwrights() -> str:
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


if __name__ == "__main__":
    try:
        print(_playwrights() if "--playwrights" in sys.argv else chromium_path())
    except FileNotFoundError as missing:
        raise SystemExit(str(missing)) from None
