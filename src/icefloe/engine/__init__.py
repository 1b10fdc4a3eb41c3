"""The Fish engine: strong moves for 2, 3 and 4 players, proven values where the end is near.

`best` and `analyse` ask it. `base` says what can be asked; `levels` how weak it can be; `thinking` answers in this process;
`kernel` is the part that numba compiles.
"""

from .advice import analyse, best
from .base import Limits, Line, Report
from .levels import LEVELS, Level

__all__ = ["LEVELS", "Level", "Limits", "Line", "Report", "analyse", "best"]
