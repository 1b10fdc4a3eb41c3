"""Textbook algorithms and evaluations over the protocol of `icefloe.games.base`."""

from .evaluation import Evaluation
from .maxn import maxn

__all__ = ["Evaluation", "maxn"]
