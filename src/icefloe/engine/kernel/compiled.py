"""One source for the kernel, compiled where numba is, plain Python where it is not, with the same results.

What is written for both keeps to integers within 62 bits, to flat arrays of them, and to tuples of such arrays. A function
with `@kernel` may call others, and itself: with values of just the types it was called with, no literals, or compiled code
that was kept crashes (numba issue 6061). Compiled, it runs without the interpreter's lock.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

from . import PLAIN

COMPILED = not os.environ.get(PLAIN) and find_spec("numba") is not None
"""Whether kernel functions are compiled."""

Ints = list[int]
"""A flat array of integers: of 64 bits each where compiled, a list otherwise."""

F = TypeVar("F", bound=Callable[..., Any])

if COMPILED and not TYPE_CHECKING:
    import numpy

    from .cache import cached
    from .intrinsics import count, highest, index, lowest

    def kernel(function: F) -> F:
        """Marks a function as part of the kernel."""
        return cached(function)

    def ints(values: Iterable[int]) -> Ints:
        """An array of these integers."""
        return numpy.array(list(values), dtype=numpy.int64)

    def zeros(length: int) -> Ints:
        """An array of so many zeros. Memory is taken as it is written to."""
        return numpy.zeros(length, dtype=numpy.int64)

else:

    def kernel(function: F) -> F:
        """Marks a function as part of the kernel."""
        return function

    def ints(values: Iterable[int]) -> Ints:
        """An array of these integers."""
        return list(values)

    def zeros(length: int) -> Ints:
        """An array of so many zeros."""
        return [0] * length

    def count(cells: int) -> int:
        """How many members a set has."""
        return cells.bit_count()

    def lowest(cells: int) -> int:
        """The lowest member of a set that is not empty."""
        return (cells & -cells).bit_length() - 1

    def highest(cells: int) -> int:
        """The highest member of a set that is not empty."""
        return cells.bit_length() - 1

    def index(place: int) -> int:
        """A place in an array that is not negative: compiled, reading there takes half as long."""
        return place
