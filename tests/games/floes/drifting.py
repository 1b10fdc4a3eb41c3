"""For tests of drifting ice: games by chance, and who overlaps whom, asked of every pair."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import hypot
from random import Random
from typing import Any, NamedTuple

from icefloe.games.base import picked
from icefloe.games.floes.shove.drift import DriftModel, Push, outline
from icefloe.games.floes.shove.drift.board import beyond
from icefloe.games.floes.shove.drift.polygons import overlap_of, placed

MODEL = DriftModel()


class Shoved(NamedTuple):
    """A shove: what was there, what was done, what has come of it."""

    letters: bytes
    where: Any
    move: Push
    after: bytes
    after_where: Any
    fell: bytes


def started(seed):
    """Letters and where they are."""
    letters, where, _ = MODEL.start(Random(seed))
    return letters, where


def shoves(seed, plies, moves=None) -> Iterator[Shoved]:
    """Shoves by chance, or these moves, from a start on."""
    rng = Random(seed)
    letters, where = started(seed)
    for ply in range(plies):
        choices = sum(1 << kind for kind, heap in enumerate(where.spare) if heap)
        move = moves[ply % len(moves)] if moves else picked(MODEL.moves(choices), rng)
        result = MODEL.shove(letters, where, move)
        yield Shoved(letters, where, move, *result)
        letters, where, _ = result


@cache
def games() -> list[list[Shoved]]:
    """Long games and short ones: each of the short ones begins on another full board."""
    long = [list(shoves(seed, 60)) for seed in (1, 2)]
    return long + [list(shoves(seed, 2)) for seed in range(10, 25)]


def every_shove() -> list[Shoved]:
    """All shoves of those games."""
    return [shove for game in games() for shove in game]


def ring_of(where, piece):
    """The corners of a piece where it lies, in mm."""
    return placed(outline(where.shapes, piece.number), *piece.pose)


def deepest(where):
    """How far any two pieces overlap, in mm."""
    rings = [(piece, ring_of(where, piece)) for piece in where.poses]
    return max(
        overlap_of(ring, other_ring)
        for (piece, ring), (other, other_ring) in combinations(rings, 2)
        # No corner is farther than 36 mm from its centroid: these two can't touch.
        if hypot(piece.x - other.x, piece.y - other.y) < 72_00
    )


def sticks_out(where, piece):
    """How far a piece sticks out over the board's edge, in mm."""
    return max(beyond(*corner) for corner in ring_of(where, piece))


def piece_of(where, number):
    """The piece with this number, None if it is not on the board."""
    return next((piece for piece in where.poses if piece.number == number), None)
