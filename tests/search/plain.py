"""Minimax written as plainly as can be, and small positions to try it on: what the searches are checked against."""

from __future__ import annotations

from random import Random

from icefloe.games import fish
from tests.protocol.toys import Twice

INF = float("inf")


def lead(state):
    """The first player's lead in points."""
    return state.scores[0] - state.scores[1]


def plain(state, depth, worth=lead):
    """The first player's value: `worth` at the end of best play to `depth`."""
    if depth == 0 or state.to_move is None:
        return worth(state)
    values = [plain(state.play(move), depth - 1, worth) for move in state.legal_moves]
    return max(values) if state.to_move == 0 else min(values)


def for_mover(state, value):
    """A value of the first player as the player to move sees it."""
    return value if state.to_move in (0, None) else -value


def after(state, line):
    for move in line:
        state = state.play(move)
    return state


def random_fish(seed, tiles=(9, 16), penguins=2):
    """A board of a few tiles with gaps, up to `penguins` of each player on it, points won before."""
    rng = Random(seed)
    while True:
        width = rng.choice((3, 4))
        lengths = [width + row % 2 for row in range(rng.choice((3, 4)))]
        cells = [rng.choice("1112233.") for _ in range(sum(lengths))]
        ice = [place for place, cell in enumerate(cells) if cell != "."]
        if tiles[0] <= len(ice) <= tiles[1]:
            break
    rng.shuffle(ice)
    for player in "ab":
        for _ in range(rng.randint(1, penguins)):
            cells[ice.pop()] += player
    rows, start = [], 0
    for length in lengths:
        rows.append("".join(cells[start : start + length]))
        start += length
    won = ",".join(f"{rng.randint(0, 6)}/{rng.randint(0, 3)}" for _ in "ab")
    return fish.parse(f"{'/'.join(rows)} {rng.choice('ab')} 00 {won}")


def random_placing(seed):
    """The tiny board before its last placements."""
    state = fish.start(2, seed, board="tiny", penguins=1)
    return state if seed % 2 else state.play(state.legal_moves[seed % len(state.legal_moves)])


def random_twice(seed):
    """Up to ten stones: a position may be reached by lines of different lengths."""
    rng = Random(seed)
    return Twice().parse(f"{rng.randint(1, 10)} {rng.randint(0, 1)} {rng.randint(0, 3)} {rng.randint(0, 3)}")
