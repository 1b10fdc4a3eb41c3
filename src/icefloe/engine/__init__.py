"""The Fish engine: strong moves for 2, 3 and 4 players, proven values where the end is near.

`base` says what can be asked; `thinking` answers in this process; `kernel` is the part that numba compiles.
"""

from .base import Limits, Line, Report

__all__ = ["Limits", "Line", "Report"]
