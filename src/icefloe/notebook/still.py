"""The picture that stays in a saved notebook: an output of its own, brought up to date, hidden while the widget lives.

An `<img>` of base64 SVG is the one form that also shows in a notebook that is not trusted. The view hides it by its class.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from html import escape
from threading import Lock, Timer
from time import monotonic
from typing import Any

QUIET = 1.0
"""Seconds without a change after which the output is renewed."""

SPACING = 10.0
"""Seconds from one renewal to the next at the least: a picture for every move would be most of what travels."""


class Still:
    """One still picture. draw: gives the SVG and the text for those who can't see it, called when needed. width: pixels."""

    def __init__(self, name: str, draw: Callable[[], tuple[str, str]], width: int = 450) -> None:
        self.name = name
        self._width = width
        self._draw = draw
        self._lock = Lock()
        self._timer: Timer | None = None
        self._is_shown = False
        self._renewed = -SPACING

    def bundle(self) -> dict[str, str]:
        """The output by mime type."""
        svg, text = self._draw()
        data = b64encode(svg.encode()).decode()
        image = f'<img alt="{escape(text)}" src="data:image/svg+xml;base64,{data}" width="{self._width}">'
        return {"text/html": f'<div class="icefloe-still {self.name}">{image}</div>', "text/plain": text}

    def show(self) -> None:
        """Put the picture into the output of the cell that is running; in no notebook, nothing happens."""
        if self._publish(update=False):
            self._is_shown = True

    def changed(self) -> None:
        """Renew the picture where it was shown, once nothing has changed for a while."""
        with self._lock:
            if not self._is_shown:
                return
            if self._timer is not None:
                self._timer.cancel()
            wait = max(QUIET, self._renewed + SPACING - monotonic())
            self._timer = Timer(wait, self._renew)
            self._timer.daemon = True
            self._timer.start()

    def close(self) -> None:
        """Leave the output as it is from now on."""
        with self._lock:
            self._is_shown = False
            if self._timer is not None:
                self._timer.cancel()

    def _renew(self) -> None:
        self._renewed = monotonic()
        self._publish(update=True)

    def _publish(self, update: bool) -> bool:
        shell: Any = _shell()
        if shell is None:
            return False
        shell.display_pub.publish(self.bundle(), transient={"display_id": self.name}, update=update)
        return True


def _shell() -> Any:
    """The kernel's shell, None outside a notebook."""
    try:
        from IPython import get_ipython
    except ImportError:
        return None
    shell = get_ipython()
    return shell if shell is not None and hasattr(shell, "kernel") else None
