"""Fish for two, solved to the end plainly: every slide of every position tried, nothing left out, positions remembered.

The rules come from the naive ones in `tests/games/fish`, which share nothing with the engine. Sets of cells are integers; a value is
fish times `FISH` plus tiles, what the side to move will collect more than the other from here on.
"""

from __future__ import annotations

from typing import NamedTuple

from ..games.fish.naive import WAYS, read

FISH = 1000
"""Tiles that no game has so many of: fish count first, tiles break ties."""


class TooLarge(Exception):
    """More positions than were allowed."""


class Solution(NamedTuple):
    """Best play by both. fish, tiles: final differences for the side to move, collected ones included. moves: all best ones."""

    fish: int
    tiles: int
    moves: frozenset


class Solver:
    """All there is to know about what can come of one position with every penguin placed.

    most: positions to be looked at before `TooLarge` is raised.
    """

    def __init__(self, text, most=float("inf")):
        state = read(text)
        assert not any(state.hands), "penguins are still to be placed"
        assert state.turn is not None, "the game is over"
        cells = list(state.names)
        bits = {cell: 1 << number for number, cell in enumerate(cells)}
        self.names = {bits[cell]: state.names[cell] for cell in cells}
        self.worth = {bits[cell]: FISH * state.tiles.get(cell, 0) + 1 for cell in cells}
        self.rays = {bits[cell]: [self.ray(cell, way, bits) for way in WAYS] for cell in cells}
        me = state.turn
        self.own = sum(bits[cell] for cell, player in state.penguins.items() if player == me)
        self.other = sum(bits[cell] for cell, player in state.penguins.items() if player != me)
        self.free = sum(bits[cell] for cell in state.tiles if cell not in state.penguins)
        self.fish_before = state.fish[me] - state.fish[1 - me]
        self.tiles_before = state.won[me] - state.won[1 - me]
        self.most = most
        self.known = {}

    @staticmethod
    def ray(cell, way, bits):
        found = []
        while True:
            cell = tuple(a + b for a, b in zip(cell, way, strict=True))
            if cell not in bits:
                return found
            found.append(bits[cell])

    def slides(self, origin, free):
        """Where a penguin can go."""
        found = []
        for ray in self.rays[origin]:
            for cell in ray:
                if not free & cell:
                    break
                found.append(cell)
        return found

    def moves(self, free, own):
        """Slides of all penguins of a set: (from, to)."""
        found = []
        while own:
            origin = own & -own
            own ^= origin
            found += [(origin, target) for target in self.slides(origin, free)]
        return found

    def under(self, penguins):
        """What the tiles are worth that these penguins stand on."""
        return sum(worth for cell, worth in self.worth.items() if penguins & cell)

    def after(self, free, own, other, move):
        """The value of a slide for who makes it."""
        origin, target = move
        return self.worth[origin] - self.value(free ^ target, other, own ^ origin | target)

    def value(self, free, own, other):
        """What who is to move will collect more than the other. Raises `TooLarge`."""
        key = free, own, other
        value = self.known.get(key)
        if value is None:
            if len(self.known) >= self.most:
                raise TooLarge
            moves = self.moves(free, own)
            if moves:
                value = max(self.after(free, own, other, move) for move in moves)
            elif self.moves(free, other):
                # Stuck: its penguins leave, and what they stand on is theirs; who is gone already takes nothing.
                value = self.under(own) - self.value(free, other, 0)
            else:
                value = self.under(own) - self.under(other)
            self.known[key] = value
        return value

    def worth_of_moves(self):
        """By the text of each legal slide: the final differences in fish and tiles after it, best play by both."""
        position = self.free, self.own, self.other
        return {
            f"{self.names[origin]}-{self.names[target]}": self.differences(self.after(*position, (origin, target)))
            for origin, target in self.moves(self.free, self.own)
        }

    def differences(self, value):
        fish = (value + FISH // 2) // FISH
        return self.fish_before + fish, self.tiles_before + value - FISH * fish

    def solve(self):
        worth = self.worth_of_moves()
        best = max(worth.values())
        return Solution(*best, frozenset(move for move, value in worth.items() if value == best))


def solve(text, most=float("inf")):
    """The position of this text, side to move's view. Raises `TooLarge`."""
    return Solver(text, most).solve()
