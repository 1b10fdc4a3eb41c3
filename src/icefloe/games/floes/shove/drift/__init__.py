"""The drift model: floes as irregular polygons that push each other about. Loaded, with pymunk, when it is first asked for.

`DriftModel` is what the rules ask; the rest is for drawing, in millimetres from the board's middle, y down.
"""

from __future__ import annotations

from .board import CORNERS, PERIMETER, Entry, beyond, rim
from .model import DriftModel, Motion, Track, outline
from .moves import STEEPEST, Push
from .where import Adrift, Placed

__all__ = [
    "CORNERS",
    "PERIMETER",
    "STEEPEST",
    "Adrift",
    "DriftModel",
    "Entry",
    "Motion",
    "Placed",
    "Push",
    "Track",
    "beyond",
    "outline",
    "rim",
]
