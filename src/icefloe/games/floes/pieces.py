"""What lies on the ice, a letter each: floes, what stands on them, whales and boats. Source: rules page, Floes, position text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

FLOES: Final = "-=sh"
"""Kinds of floes in the order of every count: blank, arrow, seal, hunter. A shove is written with these letters."""
BLANK, ARROW, SEAL, HUNTER = range(4)
FLOE_NAMES: Final = ("blank", "arrow", "seal", "hunter")
FLOE_COUNTS: Final = (35, 5, 10, 10)
"""How many floes of each kind there are: 60 in all (Floes 10)."""

PIECES: Final = ("seals", "hunters", "boats", "whales")
"""Kinds of pieces in the order of every count."""
SEALS, HUNTERS, BOATS, WHALES = range(4)
PIECE_COUNT: Final = 10
"""Of each kind (Floes 10)."""

ANIMALS: Final = (SEALS, WHALES)
ENEMIES: Final = (HUNTERS, BOATS)
ENOUGH: Final = 5
"""Enemies that win at once (Floes 8)."""

LETTERS: Final = "-=SsHhxWB"
"""- blank floe, = arrow floe, S seal floe with its seal, s seal floe whose seal comes at the turn's end, H hunter floe with
its hunter, h hunter floe whose hunter comes at the turn's end, x hunter floe that stays bare, W whale, B boat."""

FLOE_OF: Final = {
    ord(letter): kind for letters, kind in (("-", 0), ("=", 1), ("Ss", 2), ("Hhx", 3)) for letter in letters
}
"""By letter, as a byte: the kind of floe that it is."""
PIECE_OF: Final = {ord("S"): SEALS, ord("H"): HUNTERS, ord("B"): BOATS, ord("W"): WHALES}
"""By letter, as a byte: the kind of piece that it is, or carries."""

Counts = tuple[int, int, int, int]
"""Of floes by kind, or of pieces by kind."""
NONE: Final[Counts] = (0, 0, 0, 0)


def tally(counts: Counts, kinds: Mapping[int, int], letters: bytes) -> Counts:
    """`counts` and those of `letters` that are of some kind."""
    found = [*counts]
    for letter in letters:
        if (kind := kinds.get(letter)) is not None:
            found[kind] += 1
    return tuple(found)  # type: ignore[return-value]
