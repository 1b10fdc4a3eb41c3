"""The pieces of drifting ice, and the board they lie on at the start. Source: rules page, Floes, set-up and `drift`."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from math import hypot, sqrt

import pytest

from icefloe.games.floes.shove.drift import CORNERS, outline, rim
from icefloe.games.floes.shove.drift.board import beyond, edges
from icefloe.games.floes.shove.drift.ice import REACH, ice_of
from icefloe.games.floes.shove.drift.polygons import (
    area_of,
    centroid_of,
    cut,
    is_convex,
    meeting,
    nearer,
    overlap_of,
    placed,
)

from .drifting import MODEL, deepest, started, sticks_out

SEEDS = range(40)
SQUARE = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))


def every_outline():
    return [ring for seed in SEEDS for ring in ice_of(seed).outlines]


# --- the pieces ----------------------------------------------------------------------------------------------------------


def test_there_are_80_pieces_and_all_are_convex():
    assert {80} == {len(ice_of(seed).outlines) for seed in SEEDS}
    assert all(map(is_convex, every_outline()))


def test_all_pieces_of_a_box_differ():
    assert 80 == len(set(ice_of(1).outlines))


def test_no_piece_has_fewer_than_five_corners():
    assert {5, 6, 7} >= {len(ring) for ring in every_outline()}


def test_pieces_are_about_equally_large():
    """Nineteen in twenty or so within a fifth of the middle, none beyond a half."""
    areas = sorted(map(area_of, every_outline()))
    middle = areas[len(areas) // 2]
    within = [area for area in areas if 0.8 * middle < area < 1.2 * middle]

    assert 0.9 < len(within) / len(areas)
    assert 0.5 * middle < areas[0] < areas[-1] < 1.5 * middle


def test_an_outline_is_drawn_from_its_centroid():
    """To the hundredth of a millimetre to which corners are rounded."""
    assert 0.02 > max(hypot(*centroid_of(ring)) for ring in every_outline())


def test_no_corner_is_out_of_reach():
    assert REACH >= max(hypot(*corner) for ring in every_outline() for corner in ring)


def test_another_process_makes_the_same_shapes():
    code = (
        "import hashlib; from icefloe.games.floes.shove.drift.ice import ice_of; "
        "print(hashlib.sha256(repr(ice_of(5)).encode()).hexdigest())"
    )
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "1"}
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=paths).stdout

    assert hashlib.sha256(repr(ice_of(5)).encode()).hexdigest() == printed.strip()


def test_other_seeds_make_other_shapes():
    assert ice_of(1).outlines != ice_of(2).outlines


# --- the start -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_61_pieces_are_on_the_board_as_in_the_hex_set_up(seed):
    letters, where = started(seed)

    assert b"-" * 21 + b"=" * 5 + b"S" * 5 + b"H" * 10 + b"W" * 10 + b"B" * 10 == letters
    assert [14, 0, 5, 0] == [len(heap) for heap in where.spare]
    assert 61 == len(where.poses)


@pytest.mark.parametrize("seed", range(6))
def test_at_the_start_nothing_overlaps(seed):
    assert 0 >= deepest(started(seed)[1])


@pytest.mark.parametrize("seed", range(6))
def test_nothing_but_blank_floes_sticks_out(seed):
    """Set-up 4 of the rulebook. Blank floes are those below 35."""
    _, where = started(seed)
    out = {piece.number for piece in where.poses if sticks_out(where, piece) > 0}

    assert out
    assert max(out) < 35


def test_the_board_is_as_full_as_it_gets():
    """Less than a fifth of a regular hexagon with a side of 180 mm is left for cracks; ice sticks out besides."""
    _, where = started(1)
    ice = 0.0
    for piece in where.poses:
        ring = list(placed(outline(where.shapes, piece.number), *piece.pose))
        for edge in edges():
            ring = cut(ring, edge)
        ice += area_of(ring)

    assert 4 / 5 < ice / (1.5 * sqrt(3) * 180**2) < 1


def test_arrow_floes_lie_at_the_centre():
    """The five that are nearest to it."""
    _, where = started(3)
    nearest = sorted(where.poses, key=lambda piece: hypot(piece.x, piece.y))

    assert {35, 36, 37, 38, 39} >= {piece.number for piece in nearest[:1]}
    assert 50_00 > max(hypot(piece.x, piece.y) for piece in where.poses if 35 <= piece.number < 40)


def test_the_same_seed_sets_up_the_same_board():
    assert started(9) == started(9)
    assert started(9) != started(10)


# --- the board -----------------------------------------------------------------------------------------------------------


def test_the_board_has_a_flat_top_and_corners_left_and_right():
    half = 90 * sqrt(3)

    assert ((-90, -half), (180, 0), (-180, 0)) == (CORNERS[0], CORNERS[2], CORNERS[5])


@pytest.mark.parametrize(
    ("at", "point", "normal"),
    [
        (0, (-90, -155.885), (0, 1)),
        (90, (0, -155.885), (0, 1)),
        (180, (90, -155.885), (-0.866, 0.5)),
        (450, (135, 77.942), (-0.866, -0.5)),
        (540, (90, 155.885), (0, -1)),
        (900, (-180, 0), (0.866, 0.5)),
    ],
)
def test_the_rim_goes_clockwise_from_the_top_left_corner(at, point, normal):
    entry = rim(at)

    assert point == pytest.approx((entry.x, entry.y), abs=1e-3)
    assert normal == pytest.approx(entry.normal, abs=1e-3)


@pytest.mark.parametrize(
    ("point", "out"), [((0, 0), -155.885), ((0, 155.885), 0), ((0, -160), 4.115), ((180, 0), 0), ((-190, 0), 8.660)]
)
def test_a_point_is_off_the_board_by_its_distance_from_the_side(point, out):
    assert out == pytest.approx(beyond(*point), abs=1e-3)


# --- polygons ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("across", "down", "depth"), [(1.5, 0, 0.5), (0, -1.75, 0.25), (1.5, 1.9, 0.1), (2, 0, 0), (3, 0, -1), (0, 0, 2)]
)
def test_two_squares_overlap_by_the_shortest_way_out(across, down, depth):
    assert depth == pytest.approx(overlap_of(SQUARE, placed(SQUARE, across, down, 0)))


def test_corners_of_squares_overlap_by_the_shortest_way_out_too():
    """One stands on its corner, sqrt(2) from its middle, a tenth of which is in the other."""
    assert 0.1 == pytest.approx(overlap_of(SQUARE, placed(SQUARE, 1 + sqrt(2) - 0.1, 0, 45)))


def test_an_overlap_may_be_given_up_when_it_is_small_enough():
    assert 1 >= overlap_of(SQUARE, placed(SQUARE, 1.5, 1.9, 0), 1)


def test_clockwise_is_clockwise_on_a_screen():
    """A point on the right goes down."""
    ((x, y),) = placed(((1.0, 0.0),), 5, 5, 90)

    assert (5, 6) == (pytest.approx(x), pytest.approx(y))


def test_a_square_is_cut_and_weighed():
    half = cut(SQUARE, (1.0, 0.0, 0.0))

    assert 2 == area_of(half)
    assert (-0.5, 0) == centroid_of(half)
    assert [] == cut(SQUARE, (1.0, 0.0, -2.0))


def test_what_is_nearer_ends_a_gap_before_the_middle():
    assert (0.6, 0.8, 2.25) == pytest.approx(nearer((0, 0), (3, 4), 0.25))


def test_a_square_meets_another_on_its_way_from_touch_to_touch():
    assert (3, 7) == meeting(SQUARE, (1.0, 0.0), placed(SQUARE, 5, 1, 0))


@pytest.mark.parametrize("down", [2, -2, 3])
def test_a_square_passes_by_another(down):
    assert meeting(SQUARE, (1.0, 0.0), placed(SQUARE, 5, down, 0)) is None


def test_a_square_passes_by_a_slanting_way():
    assert meeting(SQUARE, (0.6, 0.8), placed(SQUARE, 5, 0, 0)) is None


def test_a_ring_that_turns_back_is_not_convex():
    assert not is_convex(((0, 0), (2, 0), (1, 1), (2, 2), (0, 2)))


def test_the_model_says_its_name():
    assert ("drift", False, 4) == (MODEL.name, MODEL.lists_moves, len(MODEL.head))
