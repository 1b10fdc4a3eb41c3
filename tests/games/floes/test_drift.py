"""What a shove does on drifting ice. Source: rules page, Floes, `drift`."""

from __future__ import annotations

import os
import subprocess
import sys
from math import hypot

import pytest

from icefloe.games import floes
from icefloe.games.base import IllegalMove
from icefloe.games.floes.shove.drift import Push, slide
from icefloe.games.floes.shove.drift.board import SIDE, beyond
from icefloe.games.floes.shove.drift.where import Adrift, Placed

from .drifting import MODEL, deepest, every_shove, games, piece_of, shoves, started, sticks_out

KINDS = "-=sh"


def alone(number, *, at=None, spare=((0,), (), (), ())):
    """A board with one piece on it, of the shapes of a start: letters and where they are."""
    poses = () if at is None else (Placed(number, *at, 0),)
    return b"W" * len(poses), Adrift(1, poses, spare)


def test_pieces_at_rest_overlap_by_half_a_millimetre_at_most():
    assert 0.5 >= max(deepest(shove.after_where) for shove in every_shove())


def test_shoving_at_one_place_again_and_again_leaves_no_deeper_overlap():
    """Nothing can give way there but what came in before."""
    jam = list(shoves(3, 12, [Push("-", 90, 0), Push("-", 95, 20), Push("-", 85, -20)]))

    assert 0.5 >= max(deepest(shove.after_where) for shove in jam)


def test_the_shoved_floe_lies_on_the_board_with_all_of_it():
    """100 % of it, says the rulebook."""
    out = []
    for shove in every_shove():
        floe = shove.where.spare[KINDS.index(shove.move.floe)][0]
        out.append(sticks_out(shove.after_where, piece_of(shove.after_where, floe)))

    assert 0 >= max(out)


def test_the_shoved_floe_goes_no_farther_than_that():
    """A corner of it touches the edge, but for what rounding may take."""
    for shove in every_shove():
        floe = shove.where.spare[KINDS.index(shove.move.floe)][0]

        assert -0.05 < sticks_out(shove.after_where, piece_of(shove.after_where, floe))


def test_the_shoved_floe_goes_in_a_straight_line_through_its_point_of_the_rim():
    """At 90 of the top side, the middle, straight in: x stays 0, and nothing turns it."""
    _, where, _ = MODEL.shove(*alone(60, at=(0, 0)), Push("-", 90, 0))
    floe = piece_of(where, 0)

    assert (0, 0) == (floe.x, floe.angle)


@pytest.mark.parametrize(("side", "turn"), [(0, 0), (1, 60), (2, 120), (3, -180), (4, -120), (5, -60)])
def test_from_every_side_it_goes_the_same_way_inwards(side, turn):
    """The board turned by a sixth: the same distance from the middle, turned by a sixth."""
    _, top, _ = MODEL.shove(*alone(60), Push("-", 90, 0))
    _, where, _ = MODEL.shove(*alone(60), Push("-", side * SIDE + 90, 0))
    floe, first = piece_of(where, 0), piece_of(top, 0)

    assert turn * 100 == floe.angle
    assert floe.x**2 + floe.y**2 == pytest.approx(first.y**2, rel=1e-3)


def test_a_positive_angle_turns_the_way_clockwise():
    """From the top, straight in is down; clockwise from there is to the left."""
    _, where, _ = MODEL.shove(*alone(60), Push("-", 90, 30))
    floe = piece_of(where, 0)

    assert floe.x < 0
    assert 30_00 == floe.angle


def test_pieces_that_overlap_deeply_are_parted_and_hardly_more():
    """No text of a position has such; 20 mm apart, they are well over 10 mm in each other, and go apart by about that."""
    apart = (Placed(60, -1000, 5000, 0), Placed(61, 1000, 5000, 0))
    _, where, fell = MODEL.shove(b"WW", Adrift(1, apart, ((0,), (), (), ())), Push("-", 90, 0))
    left, right = piece_of(where, 60), piece_of(where, 61)

    assert deepest(Adrift(1, apart, ())) > 10
    assert 0.5 >= deepest(where)
    assert b"" == fell
    assert 48 > hypot(right.x - left.x, right.y - left.y) / 100


def test_ice_that_does_not_come_to_rest_is_an_error(monkeypatch):
    """It would be a fault of the program. Here it is given no time."""
    monkeypatch.setattr(slide, "MOST_SETTLING", slide.SETTLING)
    apart = (Placed(60, -1000, 5000, 0), Placed(61, 1000, 5000, 0))

    with pytest.raises(
        RuntimeError,
        match=r"does not come to rest: after 5 steps pieces 60 and 61 still overlap by .* mm, needs 0.45 at most",
    ):
        MODEL.shove(b"WW", Adrift(1, apart, ((0,), (), (), ())), Push("-", 90, 0))


def test_a_piece_in_the_way_is_pushed_along():
    letters, where = alone(60, at=(0, -12000))
    after, after_where, fell = MODEL.shove(letters, where, Push("-", 90, 0))

    assert (b"-W", b"") == (after, fell)
    assert piece_of(after_where, 60).y > -11000


def test_a_piece_out_of_the_way_stays_where_it_is():
    letters, where = alone(60, at=(0, 9000))
    _, after, _ = MODEL.shove(letters, where, Push("-", 90, 0))

    assert where.poses[0] == piece_of(after, 60)


def moved(shove):
    """How many pieces that are still on the board lie more than 2 mm from where they lay."""
    pairs = ((piece, piece_of(shove.after_where, piece.number)) for piece in shove.where.poses)
    return sum(hypot(after.x - piece.x, after.y - piece.y) > 200 for piece, after in pairs if after)


def test_a_first_shove_leaves_half_of_a_full_board_where_it_is():
    """Pieces lie on the board with friction: only what is pushed or wedged aside moves. 61 pieces; the median of ten boards."""
    first = sorted(moved(*shoves(seed, 1, [Push("-", 90, 0)])) for seed in range(10))

    assert 61 / 2 > first[5]


def test_on_a_board_with_gaps_a_shove_moves_a_third_of_the_pieces():
    """There are about 52 of them then; without friction of the board it is nearly half."""
    numbers = [moved(shove) for game in games()[:2] for shove in game[10:]]

    assert 52 * 0.4 > sum(numbers) / len(numbers)


def test_one_or_two_pieces_fall_in_a_shove():
    """On average, on full boards and on others. As many fall in the end as come in."""
    falls = [len(shove.fell) for shove in every_shove()]

    assert 1 < sum(falls) / len(falls) < 2


def test_what_is_pushed_until_its_middle_is_off_the_board_has_fallen():
    """Rules page: a piece whose centroid is off the board has fallen. In the left corner the way goes along the edge."""
    letters, where = alone(60, at=(-8800, -15300))
    after, after_where, fell = MODEL.shove(letters, where, Push("-", 45, 25))

    assert (b"-", b"W", None) == (after, fell, piece_of(after_where, 60))


def test_nothing_on_the_board_has_its_middle_off_it():
    centroids = [piece.pose[:2] for shove in every_shove() for piece in shove.after_where.poses]

    assert 0 >= max(beyond(x, y) for x, y in centroids)


def test_nothing_passes_through_anything():
    """In no picture of a slide, taken about every 2 mm, do two pieces overlap by more than a tenth of their size."""
    for shove in [shove for game in games()[2:] for shove in game][::5]:
        for picture in pictures(shove):
            assert 2 > deepest(picture)


def pictures(shove):
    """Everything on the board in each frame of a shove's motion."""
    motion = MODEL.motion(shove.letters, shove.where, shove.move)
    for frame in range(len(motion.tracks[0].frames)):
        pieces = {piece.number: piece for piece in shove.where.poses}
        for track in motion.tracks:
            pieces[track.number] = Placed(track.number, *track.frames[frame])
            if track.fell is not None and frame >= track.fell:
                del pieces[track.number]
        yield shove.where._replace(poses=tuple(pieces.values()))


def test_letters_and_poses_stay_parallel():
    """By number: blank, arrow, seal, hunter, whale, boat."""
    fitting = ["-"] * 35 + ["="] * 5 + ["Ss"] * 10 + ["H"] * 10 + ["W"] * 10 + ["B"] * 10
    for shove in every_shove():
        numbers = [piece.number for piece in shove.after_where.poses]

        assert sorted(numbers) == numbers
        assert len(numbers) == len(shove.after)
        for number, letter in zip(numbers, shove.after.decode(), strict=True):
            assert letter in fitting[number] + KINDS[3] * (number >= 50)


def test_what_was_there_is_there_or_has_fallen():
    for shove in every_shove():
        before = sorted(shove.letters + shove.move.floe.encode())

        assert before == sorted(shove.after + shove.fell)


def test_the_first_spare_floe_of_its_kind_is_shoved():
    letters, where = started(1)
    first = where.spare[0][0]
    _, after, _ = MODEL.shove(letters, where, Push("-", 90, 0))

    assert piece_of(after, first) is not None
    assert first not in after.spare[0][:-1]


def test_a_fallen_floe_is_shoved_last():
    """Rules page 3: it can't be shoved this turn; the engine counts, the order keeps it behind the others."""
    _, where = alone(3, at=(-8800, -15300), spare=((0, 7), (), (), ()))
    _, after, fell = MODEL.shove(b"-", where, Push("-", 45, 25))

    assert b"-" == fell
    assert (7, 3) == after.spare[0]


def test_whales_and_boats_that_fell_are_gone():
    for shove in every_shove():
        spare = {number for heap in shove.after_where.spare for number in heap}

        assert not spare & set(range(60, 80))


def test_where_things_are_does_not_change_with_their_letters():
    """The engine sets a seal on its floe by its letter alone."""
    letters, where = started(1)
    letters, where, _ = MODEL.shove(letters, where, Push("s", 90, 0))
    plain = MODEL.shove(letters, where, Push("-", 500, 0))
    seated = MODEL.shove(letters.replace(b"s", b"S"), where, Push("-", 500, 0))

    assert plain[1] == seated[1]
    assert plain[0].replace(b"s", b"S") == seated[0]


def test_the_same_shove_ends_the_same():
    for shove in every_shove()[::20]:
        again = MODEL.shove(shove.letters, shove.where, shove.move)

        assert again == (shove.after, shove.after_where, shove.fell)


def test_another_process_comes_to_the_same():
    code = (
        "from tests.games.floes.drifting import MODEL, shoves\n"
        "for shove in shoves(8, 12): last = shove\n"
        "print(MODEL.write(last.after, last.after_where))"
    )
    *_, last = shoves(8, 12)
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=paths).stdout

    assert MODEL.write(last.after, last.after_where) == printed.strip()


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Push("-", 1080, 0), "the rim is 1080 mm long, from 0 to 1079: 1080 is not on it"),
        (Push("-", 90, 61), "a floe comes in at -60 to 60 degrees from straight in, not at 61"),
        (Push("-", 0, 60), "the way from 0 at 60 degrees leads off the board before a floe could lie on it"),
        (Push("=", 90, 0), "no floe = is left to shove"),
    ],
)
def test_a_shove_that_can_not_be_is_refused(move, words):
    with pytest.raises(LookupError, match=words):
        MODEL.shove(*started(1), move)


def test_the_game_says_why_a_shove_is_illegal():
    with pytest.raises(IllegalMove, match=r"^-0/60 is illegal: the way from 0 at 60 degrees leads off the board"):
        floes.start(2, seed=1, model="drift").play("-0/60")


def test_a_game_on_drifting_ice_keeps_60_floes_and_ends():
    """Floes 10: the text is refused if a floe or a piece is missing."""
    state = floes.start(2, seed=4, model="drift", max_plies=30)
    while not state.is_over:
        state = state.play(state.legal_moves[len(state.legal_moves) * (state.plies % 7) // 7])

        assert state == state.game.parse(str(state)) or state.is_over
