"""The 80 pieces of `drift` have numbers, by which they keep their shapes; the number says the kind."""

from __future__ import annotations

from ...pieces import FLOES

BLANK, ARROW, SEAL, HUNTER, WHALE, BOAT = b"-=SHWB"
"""Letters of the kinds at the start."""

NUMBERS = {
    BLANK: range(35),
    ARROW: range(35, 40),
    SEAL: range(40, 50),
    HUNTER: range(50, 60),
    WHALE: range(60, 70),
    BOAT: range(70, 80),
}
"""By letter at the start."""

LETTERS = {BLANK: "-", ARROW: "=", SEAL: "Ss", HUNTER: "Hhx", WHALE: "W", BOAT: "B"}
"""By letter at the start, all that such a piece may have."""

FLOE_NUMBERS = tuple(NUMBERS[letter] for letter in (BLANK, ARROW, SEAL, HUNTER))
"""By kind of floe."""
ALL_FLOES = range(60)
ALL_PIECES = range(80)

KIND = {floe: kind for kind, floe in enumerate(FLOES)}
"""By letter that is shoved, the kind of floe."""


def letters_of(number: int) -> str:
    """The letters that piece `number` may have."""
    return next(LETTERS[letter] for letter, numbers in NUMBERS.items() if number in numbers)


def kind_of(floe: int) -> int:
    """The kind of the floe with this number."""
    return next(kind for kind, numbers in enumerate(FLOE_NUMBERS) if floe in numbers)
