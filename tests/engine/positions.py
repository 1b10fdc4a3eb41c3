"""Positions for the engine's tests: random games, and small endings of two players in which something is contested.

What is made is position text. Endings come in kinds, so that a test can say which one it is about:
- `scattered`: tiles and penguins anywhere on a board of any shape;
- `played`: what random games leave;
- `islands`: several pieces of ice with water between, contested ones beside ones that belong to one side alone, so that
  spare slides elsewhere decide who has to give way;
- `paths`: islands of one tile's width, with branches and dead ends;
- `tempo`: a contested island on which nobody wants to move, and for one side or both a fork of ice of its own: a short arm with
  a little more fish than a long one, so that a few fish may be given up for moves;
- `joints`: pieces of ice that hang together by a single tile, with or without a penguin on it.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from icefloe.games import fish
from icefloe.games.base import picked

from ..games.fish.naive import WAYS

SHAPES = [
    (7, 8, 7, 8, 7, 8, 7, 8),
    (5, 6, 5, 6, 5),
    (3, 4, 3, 4, 3),
    (4, 3, 4),
    (1, 2, 1, 2, 1, 2, 1),
    (2, 1, 2, 1, 2),
    (12,),
    (9, 8),
    (2, 3, 2, 3, 2, 3),
]
"""Row lengths of boards."""

CATCHES = ["11111222333", "123456789", "1", "1119", "12", "1122233", "5557"]
"""Fish that the tiles of a board are drawn from: as in the box, wild, all alike, ..."""

ODD = 24
"""Boards of odd shapes that random games are played on: making one takes long."""

COLD = [line for line in (Path(__file__).parent / "cold.txt").read_text().splitlines() if line[0] != "#"]

KINDS = ["scattered", "played", "islands", "paths", "tempo", "joints"]


def any_board(rng, most=60):
    """Row lengths of a board of at most so many cells, few of them long."""
    first = rng.randint(1, rng.choice([2, 4, 9, 15]))
    second = 2 if first == 1 else first + rng.choice([-1, 1])
    lengths = [first]
    while sum(lengths) < most and rng.random() < 0.85:
        lengths.append((first, second)[len(lengths) % 2])
    return tuple(lengths if sum(lengths) <= most else lengths[:-1])


def random_game(seed, players=None):
    """The states of a random game from the first slide on, on a full or a gappy board with 1 to 9 fish a tile."""
    rng = Random(seed)
    rows = rng.choice(SHAPES[:3]) if rng.random() < 0.7 else any_board(Random(rng.randrange(ODD)))
    water, catch = rng.choice([0, 0, 0.1, 0.3]), rng.choice(CATCHES)
    texts = ["".join("." if rng.random() < water else rng.choice(catch) for _ in range(row)) for row in rows]
    tiles = sum(len(text.replace(".", "")) for text in texts)
    players = players or rng.randint(2, 4)
    if tiles < players:
        return
    penguins = rng.randint(1, min(4, tiles // players))
    state = fish.start(players, 0, board="/".join(texts), penguins=penguins, placement="any")
    while state.can_place:
        state = state.play(picked(state.legal_moves, rng))
    while not state.is_over:
        yield state
        state = state.play(picked(state.legal_moves, rng))


def ending(kind, seed, most=12):
    """A position of two players with at most `most` free tiles, all penguins placed, somebody able to move."""
    rng = Random(f"{kind}/{seed}")
    while True:
        text = played(rng, most) if kind == "played" else drawn(rng, kind, most)
        if text and not fish.parse(text).is_over:
            return text


def played(rng, most):
    states = [state for state in random_game(rng.random(), players=2) if state.free.bit_count() <= most]
    return str(rng.choice(states[: len(states) // 2 + 1])) if states else None


def drawn(rng, kind, most):
    """The text of a position drawn on water."""
    rows = rng.choice(SHAPES) if kind == "scattered" else SHAPES[rng.random() < 0.3]
    places = {}
    for row, length in enumerate(rows):
        for column in range(length):
            q = (2 * column + max(rows) - length - row) // 2
            places[q, -q - row, row] = (row, column)
    make = {"scattered": scattered, "islands": islands, "paths": paths, "tempo": tempo, "joints": joints}[kind]
    ice, penguins = make(rng, set(places), most)
    # `tempo` says for some tiles that they are poor or rich.
    said = ice if isinstance(ice, dict) else {}
    catch = rng.choice(CATCHES)
    grid = [["."] * length for length in rows]
    for cell in sorted(ice):
        row, column = places[cell]
        grid[row][column] = rng.choice(said.get(cell) or catch) + penguins.get(cell, "")
    if rng.random() < 0.5:
        collected = "0/0,0/0"
    else:
        collected = ",".join(f"{rng.randint(0, 40)}/{rng.randint(0, 20)}" for _ in "ab")
    return f"{'/'.join(map(''.join, grid))} {rng.choice('ab')} 00 {collected}"


def around(cell, cells):
    return [near for way in WAYS if (near := tuple(a + b for a, b in zip(cell, way, strict=True))) in cells]


def scattered(rng, cells, most):
    count = min(len(cells), rng.randint(2, most + 4))
    ice = rng.sample(sorted(cells), count)
    own = [rng.choice("ab") for _ in range(rng.randint(1, min(8, count)))]
    return set(ice), dict(zip(ice, own, strict=False))


def grown(rng, cells, size, thin=False):
    """A piece of ice: connected cells. thin: each new one touches a single one of those before."""
    ice = [rng.choice(sorted(cells))]
    while len(ice) < size:
        edge = sorted({near for cell in ice for near in around(cell, cells)} - set(ice))
        if thin:
            edge = [cell for cell in edge if len(around(cell, set(ice))) == 1]
        if not edge:
            break
        ice.append(rng.choice(edge))
    return ice


def islands(rng, cells, most, thin=False):
    """Pieces of ice with water around; on each penguins of both sides, or of one alone."""
    ice, penguins, left = set(), {}, most
    for owners in rng.choice(
        [["ab", "a", "b"], ["ab", "ab"], ["ab", "a"], ["ab", "b"], ["ab", "ab", "a", "b"], ["a", "b"]]
    ):
        if left < 1 or not cells:
            break
        piece = grown(rng, cells, rng.randint(2, max(2, min(left + 2, most * 2 // 3))), thin)
        standing = [*owners, *(rng.choice(owners) for _ in range(rng.choice([0, 0, 0, 1, 2])))]
        standing = dict(zip(rng.sample(piece, len(piece)), standing, strict=False))
        ice |= set(piece)
        penguins |= standing
        left -= len(piece) - len(standing)
        cells = cells - {near for cell in piece for near in around(cell, cells)} - set(piece)
    return ice, penguins


def paths(rng, cells, most):
    return islands(rng, cells, most, thin=True)


def at_row(cells, row, column):
    """The cell at a place in a row."""
    return sorted(cell for cell in cells if cell[2] == row)[column]


def tempo(rng, cells, most):
    """A contested island from `cold.txt`, and forks beside it."""
    ice, penguins = {}, {}
    sides = rng.choice(["ab", "ba"])
    down = rng.choice([0, 2, 4]) if max(cell[2] for cell in cells) == 7 else 0
    for row, contents in enumerate(rng.choice(COLD).split("/")):
        for column, (digit, owner) in enumerate(re.findall("([.1-9])([ab]?)", contents)):
            cell = at_row(cells, row + down, column)
            if digit != ".":
                ice[cell] = digit
                if owner:
                    penguins[cell] = sides["ab".index(owner)]
    fought = set(ice)
    cells = cells - {near for cell in fought for near in around(cell, cells)} - fought
    for owner in rng.choice(["a", "b", "ab", "aa", "bb", "aab"]):
        if not cells:
            break
        fork = grown(rng, cells, 1)
        penguins[fork[0]] = owner
        ice[fork[0]] = "12"
        for arm, (length, rich) in enumerate([(1, "1234"), (rng.randint(1, 4), "1")]):
            at = fork[0]
            for _ in range(length):
                # An arm touches nothing but where it comes from, as far as there is room.
                ways = [near for near in around(at, cells) if near not in fork]
                alone = [near for near in ways if len(around(near, set(fork))) == 1]
                if not (alone or (ways and arm)):
                    break
                at = rng.choice(alone or ways)
                fork.append(at)
                ice[at] = rich
        cells = cells - {near for cell in fork for near in around(cell, cells)} - set(fork)
    return ice, penguins


def joints(rng, cells, most):
    """Two pieces of ice, and a tile that touches both."""
    first = grown(rng, cells, rng.randint(2, most // 2 + 1))
    rest = cells - set(first)
    touching = sorted({near for cell in first for near in around(cell, rest)})
    joint = rng.choice(touching or first)
    beyond = rest - {joint} - {near for cell in first for near in around(cell, rest)}
    starts = around(joint, beyond)
    second = [rng.choice(starts)] if starts else []
    size = rng.randint(1, most // 2 + 1)
    while second and len(second) < size:
        edge = sorted({near for cell in second for near in around(cell, beyond)} - set(second))
        if not edge:
            break
        second.append(rng.choice(edge))
    ice = [*dict.fromkeys([joint, *first, *second])]
    places = [joint] if rng.random() < 0.6 else []
    places += [cell for cell in rng.sample(ice, len(ice)) if cell not in places]
    letters = rng.choice(["ab", "ba", "aab", "abb", "abab", "aabb", "bab"])
    return set(ice), dict(zip(places, letters, strict=False))
