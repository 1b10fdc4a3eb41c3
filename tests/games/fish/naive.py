"""The rules of Fish written a second time, slowly and without bits, to check the quick ones against.

Cells are cube coordinates: the three lines through a cell are those along which one coordinate stays the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field

WAYS = [(1, -1, 0), (-1, 1, 0), (1, 0, -1), (-1, 0, 1), (0, 1, -1), (0, -1, 1)]


@dataclass
class Naive:
    """A position. tiles: cell to fish. penguins: cell to player. hands, fish, tiles_won: a number a player."""

    tiles: dict = field(default_factory=dict)
    penguins: dict = field(default_factory=dict)
    names: dict = field(default_factory=dict)
    turn: int | None = 0
    hands: list = field(default_factory=list)
    fish: list = field(default_factory=list)
    won: list = field(default_factory=list)
    anywhere: bool = False

    def moves(self):
        if self.turn is None:
            return set()
        free = [cell for cell in self.tiles if cell not in self.penguins]
        if any(self.hands):
            singles = [cell for cell in free if self.tiles[cell] == 1]
            return {self.names[cell] for cell in (free if self.anywhere or not singles else singles)}
        return {
            f"{self.names[start]}-{self.names[end]}"
            for start, player in self.penguins.items()
            if player == self.turn
            for end in self.slides(start)
        }

    def slides(self, start):
        for step in WAYS:
            cell = start
            while True:
                cell = tuple(a + b for a, b in zip(cell, step, strict=True))
                if cell not in self.tiles or cell in self.penguins:
                    break
                yield cell

    def play(self, text):
        cells = {name: cell for cell, name in self.names.items()}
        if "-" in text:
            start, end = (cells[name] for name in text.split("-"))
            self.penguins[end] = self.penguins.pop(start)
            self.collect(self.turn, start)
        else:
            self.penguins[cells[text]] = self.turn
            self.hands[self.turn] -= 1
        self.pass_on((self.turn + 1) % len(self.hands))

    def pass_on(self, turn):
        players = len(self.hands)
        if any(self.hands):
            while not self.hands[turn]:
                turn = (turn + 1) % players
            self.turn = turn
            return
        for player in [*range(turn, players), *range(turn)]:
            own = [cell for cell, owner in self.penguins.items() if owner == player]
            if any(True for cell in own for _ in self.slides(cell)):
                self.turn = player
                return
            for cell in own:
                del self.penguins[cell]
                self.collect(player, cell)
        self.turn = None

    def collect(self, player, cell):
        self.fish[player] += self.tiles.pop(cell)
        self.won[player] += 1


def read(text, anywhere=False):
    """The naive position of a text that is known to be right."""
    rows, turn, hand, collected = text.split()
    lengths = [sum(character in ".123456789" for character in row) for row in rows.split("/")]
    state = Naive(hands=[int(digit) for digit in hand], anywhere=anywhere)
    state.fish = [int(pair.split("/")[0]) for pair in collected.split(",")]
    state.won = [int(pair.split("/")[1]) for pair in collected.split(",")]
    for row, content in enumerate(rows.split("/")):
        column = -1
        for character in content:
            if character in "abcd":
                state.penguins[cell] = "abcd".index(character)  # noqa: F821 (set by the digit before)
                continue
            column += 1
            # Twice the distance from the left edge gives whole numbers for centred rows.
            across = 2 * column + (max(lengths) - lengths[row])
            # A step east is 2 across, a step down 1 across: q counts east steps, r rows.
            q = (across - row) // 2
            cell = (q, -q - row, row)
            state.names[cell] = f"{chr(ord('a') + column)}{row + 1}"
            if character != ".":
                state.tiles[cell] = int(character)
    if turn == "0":
        state.turn = None
    else:
        state.pass_on("abcd".index(turn))
    return state
