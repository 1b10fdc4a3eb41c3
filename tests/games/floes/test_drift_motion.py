"""A shove of drifting ice as it happens."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from icefloe.games.floes.shove.drift import Push
from icefloe.games.floes.shove.drift.board import beyond
from icefloe.games.floes.shove.drift.polygons import overlap_of

from .drifting import MODEL, every_shove, piece_of, ring_of, started

SOME = slice(None, None, 25)


def tracks(shove, steps=24):
    motion = MODEL.motion(shove.letters, shove.where, shove.move, steps)
    return {track.number: track for track in motion.tracks}


def test_the_last_frame_is_where_the_shove_puts_everything():
    for shove in every_shove()[SOME]:
        for number, track in tracks(shove).items():
            piece = piece_of(shove.after_where, number)
            if track.fell is None:
                x, y, angle = track.frames[-1]

                assert (piece.x, piece.y) == (x, y)
                assert 0 == (piece.angle - angle) % 36000


def test_the_first_frame_is_where_everything_was():
    for shove in every_shove()[SOME]:
        for number, track in tracks(shove).items():
            before = piece_of(shove.where, number) or MODEL.start_pose(shove.where, shove.move)

            assert (before.x, before.y) == track.frames[0][:2]


def test_what_falls_is_in_it_with_the_frame_by_which_it_has_fallen():
    for shove in every_shove()[SOME]:
        fell = {number for number, track in tracks(shove).items() if track.fell is not None}
        gone = {piece.number for piece in shove.where.poses} - {piece.number for piece in shove.after_where.poses}

        assert gone == fell


def test_it_falls_when_its_middle_is_off_the_board():
    for shove in every_shove()[SOME]:
        for track in tracks(shove).values():
            if track.fell is not None:
                out = [beyond(x / 100, y / 100) > 0 for x, y, _ in track.frames]

                assert 25 - track.fell == out.count(True) == sum(out[track.fell :])


def test_nothing_is_carried_on_when_it_has_fallen():
    """It goes when its middle is off the board, by no more than a step can take it: about a millimetre."""
    last = [
        track.frames[-1] for shove in every_shove()[SOME] for track in tracks(shove).values() if track.fell is not None
    ]

    assert last
    assert 1.5 > max(beyond(x / 100, y / 100) for x, y, _ in last)


def test_what_is_left_out_has_hardly_moved():
    """0.2 mm at most."""
    for shove in every_shove()[SOME]:
        shown = tracks(shove)
        for piece in shove.where.poses:
            if piece.number not in shown:
                after = piece_of(shove.after_where, piece.number)

                assert 20.5 > hypot(after.x - piece.x, after.y - piece.y)


def test_the_floe_goes_equally_far_from_frame_to_frame():
    letters, where = started(1)
    motion = MODEL.motion(letters, where, Push("-", 90, 0), 10)
    (floe,) = (track for track in motion.tracks if track.number == motion.shoved)
    steps = [down - up for (_, up, _), (_, down, _) in pairwise(floe.frames)]

    assert 10 == len(steps)
    assert 2 >= max(steps) - min(steps)


def test_the_floe_begins_outside_and_touches_nothing():
    for shove in every_shove():
        start = MODEL.start_pose(shove.where, shove.move)
        ring = ring_of(shove.where, start)

        assert all(beyond(*corner) > 0 for corner in ring)
        assert 0 > max(overlap_of(ring, ring_of(shove.where, piece)) for piece in shove.where.poses)


def test_a_motion_is_kept_for_who_asks_again():
    letters, where = started(1)
    move = Push("-", 90, 0)

    assert MODEL.motion(letters, where, move) is MODEL.motion(letters, where, move)


def test_a_motion_needs_a_step():
    with pytest.raises(ValueError, match="a motion has at least 1 step, got 0"):
        MODEL.motion(*started(1), Push("-", 90, 0), 0)


def test_a_motion_of_a_shove_that_can_not_be_is_refused():
    with pytest.raises(LookupError, match="the rim is 1080 mm long"):
        MODEL.motion(*started(1), Push("-", 1080, 0))


def test_the_start_of_a_shove_that_can_not_be_is_refused():
    with pytest.raises(LookupError, match="the rim is 1080 mm long"):
        MODEL.start_pose(started(1)[1], Push("-", 1080, 0))
