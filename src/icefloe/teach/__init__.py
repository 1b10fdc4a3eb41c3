"""A student's own search: made watchable, compared with the textbook's, and small boards to try it on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .check import check
from .report import Report
from .traced import traced

if TYPE_CHECKING:
    from .boards import BOARDS, MiniBoard

__all__ = ["BOARDS", "MiniBoard", "Report", "check", "traced"]


def __getattr__(name: str) -> Any:
    """What `boards` holds, loaded when first used: that module is a command too, which is not to be loaded before it runs."""
    if name in ("BOARDS", "MiniBoard"):
        from . import boards

        return getattr(boards, name)
    raise AttributeError(f"icefloe.teach has no {name!r}; it has: {', '.join(__all__)}")
