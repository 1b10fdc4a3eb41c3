"""Checks of what a caller gave for an option, which many algorithms share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeGuard


def one_of(name: str, value: Any, choices: Iterable[str]) -> Any:
    """`value`, if it is one of the choices. name: of the option. Raises `ValueError` with the choices there are."""
    known = tuple(choices)
    if value not in known:
        raise ValueError(f"{name} is {value!r}, needs one of: {', '.join(known)}")
    return value


def is_number(value: Any) -> TypeGuard[float]:
    """Whether it is a number, NaN and infinities included. True and False are none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_whole(value: Any, least: int) -> TypeGuard[int]:
    """Whether it is a whole number from `least`. True and False are none."""
    return isinstance(value, int) and is_number(value) and value >= least
