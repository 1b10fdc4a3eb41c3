"""What a player can do: shove a floe, or end a turn that could go on. How a shove is written is the shove model's matter."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol


class Shove(NamedTuple):
    """A shove on the hex board. floe: a letter of `FLOES`. cell: where it comes to lie. way: `e`, `se`, `sw`, `w`, `nw`, `ne`."""

    floe: str
    cell: str
    way: str

    def __str__(self) -> str:
        return f"{self.floe}{self.cell}{self.way}"


class End(NamedTuple):
    """No further arrow floe: the turn ends (rules page, Floes 1)."""

    word: str = "end"

    def __str__(self) -> str:
        return self.word


END: Final = End()


class Move(Protocol):
    """A shove of any model, or `END`. A tuple whose first entry is the floe's letter, or `end`."""

    def __hash__(self) -> int: ...

    def __getitem__(self, place: int, /) -> object: ...
