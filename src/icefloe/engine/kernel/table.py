"""The table of positions: what was found out about each, checked to the last bit of the position.

A position is two sets: free cells and own penguins; free cells and the other's penguins. Together they tell of each cell
whether it is free, own, the other's or nothing. An entry is three words, the position's two disguised by the third, the data:
of an entry that two threads wrote at once the disguise hardly fits (Hyatt and Mann, A lock-less transposition table, 2002).
So what is found belongs to the position: no claim rests on a hash.
"""

from __future__ import annotations

from .compiled import Ints, index, kernel

WORDS = 3
"""Of an entry."""

PLACES = 2
"""Where a position may stand: the first keeps the deepest, the second the latest."""

LOW = (1 << 31) - 1


@kernel
def place(table: Ints, one: int, two: int, extra: int) -> int:
    """Where the entries of a position begin. table: [WORDS * PLACES * a power of 2]. extra: what else tells it apart, below 2^12."""
    word = (one & LOW) * 0x2545F491 ^ (one >> 31) * 0x3C6EF372 ^ (two & LOW) * 0x1B873593 ^ (two >> 31) * 0x27D4EB2F
    word ^= extra * 0x2C1B3C6D5A7
    word ^= word >> 32
    word = (word & LOW) * 0x38495AB5 ^ word >> 29
    word ^= word >> 30
    return (word & len(table) // (WORDS * PLACES) - 1) * (WORDS * PLACES)


@kernel
def found(table: Ints, at: int, one: int, two: int) -> int:
    """The data kept at a place for a position, 0 if none is."""
    data = table[index(at + 2)]
    if table[index(at)] ^ data == one and table[index(at + 1)] ^ data == two:
        return data
    return 0


@kernel
def keep(table: Ints, at: int, one: int, two: int, data: int) -> None:
    """Writes data, which is not 0, for a position at a place."""
    table[index(at)] = one ^ data
    table[index(at + 1)] = two ^ data
    table[index(at + 2)] = data
