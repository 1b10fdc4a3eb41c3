"""Phrases about players and numbers, as boards, panels and results say them."""

from __future__ import annotations

from collections.abc import Sequence

from .look import look


def name_of(player: int, names: Sequence[str] = ()) -> str:
    """The player's name, or the colour's where there is none: `Ada`, `Red`."""
    if player < len(names) and names[player]:
        return names[player]
    return look()["players"][player]["name"].capitalize()


def is_you(name: str) -> bool:
    """Whether the reader is spoken to: `You win`, `your penguin`."""
    return name.lower() == "you"


def whose(player: int, names: Sequence[str], thing: str) -> str:
    """`Ada's penguin`, `your penguin`, `red penguin`."""
    if player >= len(names) or not names[player]:
        return f"{look()['players'][player]['name']} {thing}"
    return f"your {thing}" if is_you(names[player]) else f"{names[player]}'s {thing}"


def listed(names: Sequence[str]) -> str:
    """`Ada`, `Ada and Max`, `Ada, Greta and Max`."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(number: int, thing: str, many: str = "") -> str:
    """`1 tile`, `2 tiles`; many: the plural where it is no mere s."""
    return f"{number} {thing if number == 1 else many or thing + 's'}"


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
"""As many as lie on the longest line of the hex board."""


def number(count: int) -> str:
    """`three`; `12`."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)
