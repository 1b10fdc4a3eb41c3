"""The rules of Floes written a second time, slowly and from the rules page alone, to check the quick ones against.

Cells are cube coordinates: the three lines through a cell are those along which one coordinate stays the same.
"""

from __future__ import annotations

from dataclasses import dataclass

WAYS = {"e": (1, -1, 0), "se": (0, -1, 1), "sw": (-1, 0, 1), "w": (-1, 1, 0), "nw": (0, 1, -1), "ne": (1, 0, -1)}
KINDS = {"-": "-", "=": "=", "S": "s", "s": "s", "H": "h", "h": "h", "x": "h"}
"""By what lies on the board: the kind of floe that it is."""


def _cells():
    """By cube coordinates, the name of each cell, row by row from the top."""
    names = {}
    for z in range(-4, 5):
        row = [(x, -x - z, z) for x in range(-4, 5) if abs(x + z) <= 4]
        names.update({cell: f"{'abcdefghi'[column]}{z + 5}" for column, cell in enumerate(row)})
    return names


NAMES = _cells()
CELLS = {name: cell for cell, name in NAMES.items()}


def moved(cell, way, steps=1):
    return tuple(a + steps * b for a, b in zip(cell, WAYS[way], strict=True))


ENTRIES = [(NAMES[cell], way) for cell in NAMES for way in WAYS if moved(cell, way, -1) not in NAMES]


@dataclass
class Naive:
    """A position. board: cell's name to letter. supply, fallen: floe's letter to number. aside: piece's letter to number."""

    board: dict
    turn: int
    shoves: int
    supply: dict
    fallen: dict
    aside: dict
    scores: list

    def moves(self):
        if self.turn == 0:
            return set()
        counted = self.shoves > 0 and any(self.supply[floe] for floe in "-sh")
        floes = [floe for floe in "-=sh" if self.supply[floe] and (counted or floe == "=")]
        shoves = {f"{floe}{cell}{way}" for floe in floes for cell, way in ENTRIES}
        return shoves | ({"end"} if floes == ["="] and not counted else set())

    def play(self, text):
        if text == "end":
            self.end_turn()
            return
        floe = text[0]
        self.supply[floe] -= 1
        if floe != "=":
            self.shoves -= 1
        fell = self.shove(floe, text[1:3], text[3:])
        animal = False
        if fell is not None:
            if fell in KINDS:
                self.fallen[KINDS[fell]] += 1
            if fell in "HB":
                self.scores[self.turn - 1] += 1
                if self.scores[self.turn - 1] == 5:
                    self.turn = self.shoves = 0
            if fell in "SW":
                self.aside[fell] += 1
                animal = True
        if self.turn and (animal or not self.moves()):
            self.end_turn()

    def shove(self, floe, name, way):
        """What falls, or None."""
        hand, cell = floe, CELLS[name]
        while cell in NAMES:
            hand, self.board[NAMES[cell]] = self.board[NAMES[cell]], hand
            if hand == ".":
                return None
            cell = moved(cell, way)
        return hand

    def end_turn(self):
        for name, letter in self.board.items():
            if letter in "sh":
                piece = letter.upper()
                if self.aside[piece]:
                    self.aside[piece] -= 1
                    self.board[name] = piece
                else:
                    self.board[name] = "x"
        for floe, number in self.fallen.items():
            self.supply[floe] += number
            self.fallen[floe] = 0
        if not {"H", "B"} & set(self.board.values()) or not any(self.supply.values()):
            self.turn = self.shoves = 0
        else:
            self.turn = self.turn % len(self.scores) + 1
            self.shoves = 3

    def __str__(self):
        rows = "/".join("".join(self.board[name] for name in CELLS if name[1] == row) for row in "123456789")
        counts = (self.supply.values(), self.fallen.values(), self.aside.values(), self.scores)
        return " ".join([rows, str(self.turn), str(self.shoves), *(",".join(map(str, count)) for count in counts)])


def read(text):
    """The naive position of a text that is known to be right."""
    rows, turn, shoves, *fields = text.split()
    supply, fallen, aside, scores = ([int(number) for number in field.split(",")] for field in fields)
    state = Naive(
        board=dict(zip(CELLS, rows.replace("/", ""), strict=True)),
        turn=int(turn),
        shoves=int(shoves),
        supply=dict(zip("-=sh", supply, strict=True)),
        fallen=dict(zip("-=sh", fallen, strict=True)),
        aside=dict(zip("SHBW", aside, strict=True)),
        scores=scores,
    )
    if max(scores) >= 5:
        state.turn = state.shoves = 0
    if state.turn and not state.moves():
        state.end_turn()
    return state
