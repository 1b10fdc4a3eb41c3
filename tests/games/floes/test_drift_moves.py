"""Shoves of drifting ice: their texts, and all of them without a list. Source: rules page, Floes."""

from __future__ import annotations

import pytest

from icefloe.games.base import MoveTextError
from icefloe.games.floes import END
from icefloe.games.floes.shove.base import CAN_END
from icefloe.games.floes.shove.drift import Push

from .drifting import MODEL

BLANK, ARROW, SEAL = 1, 2, 4


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("-412/15", Push("-", 412, 15)),
        ("s88/-30", Push("s", 88, -30)),
        ("=0/0", Push("=", 0, 0)),
        ("h1079/60", Push("h", 1079, 60)),
    ],
)
def test_a_shove_is_written_as_floe_place_and_angle(text, move):
    assert move == MODEL.parse_move(text)
    assert text == str(move)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-412",
        "412/15",
        "S412/15",
        "-412/",
        "-/15",
        "-04/15",
        "-4/-0",
        "-4/+5",
        "-4/015",
        "-4.5/1",
        "-٤/1",
        "-12345/0",
        5,
    ],
)
def test_what_is_no_shove_is_refused(text):
    with pytest.raises(
        MoveTextError, match=r"is no move: a shove is the floe's letter \(one of - = s h\), millimetres along"
    ):
        MODEL.parse_move(text)


def test_whoever_asks_for_a_shove_of_another_board_is_told():
    assert "on drifting ice a shove is written like -412/15" == MODEL.reason(("-", "a5", "e"))
    assert "on drifting ice a shove is written like -412/15" == MODEL.reason(Push("-", 1.5, 0))


@pytest.mark.parametrize(("at", "angle"), [(0, 60), (0, 40), (179, -60), (180, 60), (1079, -60)])
def test_at_a_corner_steep_ways_lead_off_the_board(at, angle):
    """The first side goes right from the top left corner; clockwise from straight down leads left, over the corner."""
    assert f"the way from {at} at {angle} degrees leads off the board before a floe could lie on it" == MODEL.reason(
        Push("-", at, angle)
    )


@pytest.mark.parametrize(("at", "angle"), [(0, 0), (0, -60), (90, 60), (90, -60), (179, 60), (1079, 0)])
def test_ways_that_lead_in_have_no_reason_against_them(at, angle):
    assert "" == MODEL.reason(Push("-", at, angle))


def test_the_sequence_of_all_shoves_agrees_with_itself():
    """`len`, indexing and `in` say the same; none comes twice."""
    moves = MODEL.moves(BLANK | SEAL)
    some = [moves[place] for place in range(0, len(moves), 997)]

    assert len(some) == len(set(some))
    assert all(move in moves for move in some)
    assert "" == "".join(map(MODEL.reason, some))
    assert {"-", "s"} == {move.floe for move in some}


def test_every_shove_that_leads_in_is_among_all_of_its_kind():
    """Counted one by one."""
    every = {
        Push("=", at, angle) for at in range(1080) for angle in range(-60, 61) if not MODEL.reason(Push("=", at, angle))
    }

    assert every == set(MODEL.moves(ARROW))


def test_shoves_come_by_kind_then_along_the_rim_then_by_angle():
    moves = MODEL.moves(BLANK | ARROW)
    half = len(moves) // 2

    assert [Push("-", 0, -60), Push("-", 0, -59)] == [*moves[:2]]
    assert ("-", 1079, "=", 0) == (moves[half - 1].floe, moves[half - 1].at, moves[half].floe, moves[half].at)


def test_no_other_shove_is_among_them():
    moves = MODEL.moves(BLANK)

    for other in (Push("s", 90, 0), Push("-", 1080, 0), Push("-", 90, 61), END, "-90/0", Push("-s", 90, 0)):
        assert other not in moves


def test_the_end_comes_last_when_it_may_be_chosen():
    moves = MODEL.moves(ARROW | CAN_END)

    assert END == moves[-1] == moves[len(moves) - 1]
    assert END in moves
    assert 1 + len(MODEL.moves(ARROW)) == len(moves)


@pytest.mark.parametrize("place", [0, -1])
def test_there_is_no_shove_beyond_the_last(place):
    with pytest.raises(IndexError, match="there are 0 shoves, none has the number"):
        MODEL.moves(0)[place]


def test_sequences_of_the_same_kinds_are_equal():
    moves = MODEL.moves(BLANK)

    assert moves == MODEL.moves(BLANK)
    assert hash(moves) == hash(MODEL.moves(BLANK))
    assert moves != MODEL.moves(ARROW)
    assert moves != ()
    assert repr(moves).endswith(" shoves of ->")
