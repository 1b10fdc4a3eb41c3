"""Widgets for notebooks."""

from .board import Board, load, play

__all__ = ["Board", "load", "play"]
