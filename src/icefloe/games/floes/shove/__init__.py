"""Shove models by name: what a shove moves, and what falls. A new one is a module here and a line in `MODELS`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from .base import CAN_END, Shoved, ShoveModel, Start, Where

__all__ = ["CAN_END", "MODELS", "ShoveModel", "Shoved", "Start", "Where", "model_named"]

MODELS = {"hex": ".hex:HexModel", "drift": ".drift:DriftModel"}
"""Where each model's class is, loaded when first asked for."""


@cache
def model_named(name: str) -> ShoveModel:
    """The one model of this name. Raises `KeyError`."""
    module, _, attribute = MODELS[name].partition(":")
    model: ShoveModel = getattr(import_module(module, __name__), attribute)()
    return model
