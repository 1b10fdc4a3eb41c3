"""A shove model for tests in which several things fall at once: whatever lies on the line that a floe enters."""

from __future__ import annotations

from icefloe.games.floes.board import ENTRIES
from icefloe.games.floes.shove.hex import WATER, HexModel


class Emptying(HexModel):
    """The hex board, but that a shove empties its line, from near to far."""

    def shove(self, letters, where, move):
        line = next(entry.line for entry in ENTRIES if (entry.cell, entry.way) == (move.cell, move.way))
        after = bytearray(letters)
        after[line] = move.floe.encode().ljust(len(letters[line]), WATER)
        return bytes(after), where, letters[line].replace(WATER, b"")
