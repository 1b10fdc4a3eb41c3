"""Position texts of drifting ice: `drift SHAPES PIECES SPARE`, then as on the hex board."""

from __future__ import annotations

import pickle

import pytest

from icefloe.games import floes
from icefloe.games.base import PositionError

from .drifting import MODEL, every_shove, started

ALL_SPARE = (
    "+".join(map(str, range(35))),
    "35+36+37+38+39",
    "+".join(map(str, range(40, 50))),
    "+".join(map(str, range(50, 60))),
)


def read(pieces, spare=None, shapes="1", name="drift"):
    """A board with these pieces; the floes that are not among them are spare, if nothing else is said."""
    on_board = {piece.partition(":")[0][1:] for piece in pieces.split("/")}
    if spare is None:
        spare = ",".join("+".join(n for n in heap.split("+") if n not in on_board) for heap in ALL_SPARE)
    return MODEL.read([name, shapes, pieces, spare])


def test_a_piece_is_written_as_letter_number_place_and_angle():
    letters, where = read("-7:-1234,567,8900/S41:9000,0,-1/W60:0,-9000,0")

    assert b"-SW" == letters
    assert [(7, -1234, 567, 8900), (41, 9000, 0, -1), (60, 0, -9000, 0)] == [tuple(piece) for piece in where.poses]
    assert MODEL.write(letters, where).startswith(
        "drift 1 -7:-1234,567,8900/S41:9000,0,-1/W60:0,-9000,0 0+1+2+3+4+5+6+8+9+"
    )


def test_every_position_of_a_game_reads_back_the_same():
    for shove in every_shove()[::5]:
        text = MODEL.write(shove.after, shove.after_where)

        assert (shove.after, shove.after_where) == MODEL.read(text.split(" "))
        assert text == MODEL.write(*MODEL.read(text.split(" ")))


def test_a_start_reads_back_the_same():
    state = floes.start(3, seed=2, model="drift")

    assert state == floes.parse(str(state))
    assert state == pickle.loads(pickle.dumps(state))
    assert str(state).endswith(" 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0,0")


def test_pieces_may_come_in_any_order():
    assert read("W60:0,-9000,0/-7:0,0,0") == read("-7:0,0,0/W60:0,-9000,0")


def test_an_angle_is_brought_within_half_a_turn():
    assert read("W60:0,0,35990") == read("W60:0,0,-10")
    assert read("W60:0,0,18000") == read("W60:0,0,-18000")


def test_the_order_of_spare_floes_is_kept():
    _, where = read("W60:0,0,0", ",".join((ALL_SPARE[0], "37+36+35+39+38", *ALL_SPARE[2:])))

    assert (37, 36, 35, 39, 38) == where.spare[1]


def test_a_kind_may_have_no_spare_floe():
    letters, where = started(1)

    assert () == where.spare[1]
    assert where == MODEL.read(MODEL.write(letters, where).split(" "))[1]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"name": "hex"}, "a position on drifting ice begins with drift, not 'hex'"),
        ({"shapes": "x"}, "SHAPES is 'x', needs a whole number of at most 9 digits"),
        ({"shapes": "-1"}, "SHAPES is '-1', needs a whole number of at most 9 digits"),
        ({"shapes": "1234567890"}, "SHAPES is '1234567890', needs a whole number of at most 9 digits"),
        ({"spare": ",,"}, r"SPARE is ',,', needs the numbers of blank, arrow, seal, hunter floes beside the board, .* as in 14\+15,,45,"),
        ({"spare": "1+,,,"}, r"SPARE is '1\+,,,', needs the numbers of blank"),
        ({"spare": "1,41,,"}, "SPARE has 41 among the arrow floes, which are 35 to 39: '1,41,,'"),
        ({"spare": "60,,,"}, "SPARE has 60 among the blank floes, which are 0 to 34: '60,,,'"),
        ({"spare": ",".join((ALL_SPARE[0] + "+5", *ALL_SPARE[1:]))}, "piece 5 is there 2 times, needs to be there once"),
        ({"spare": ",".join(("1+2", *ALL_SPARE[1:]))}, "floe 0, 3, 4, .*, 34 is missing: every floe is on the board or among SPARE"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_position_is_refused(fields, words):
    with pytest.raises(PositionError, match=words):
        read("W60:0,0,0", **fields)


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ("", "PIECES has '', needs a letter"),
        ("W60:0,0", "PIECES has 'W60:0,0', needs a letter .one of - = S s H h x W B., a number, : and x,y,angle, as in S41:"),
        ("W60:0,0,0/", "PIECES has '', needs a letter"),
        ("Q60:0,0,0", "PIECES has 'Q60:0,0,0', needs a letter"),
        ("W060:0,0,0", "PIECES has 'W060:0,0,0', needs a letter"),
        ("W60:0,0,1.5", "PIECES has 'W60:0,0,1.5', needs a letter"),
        ("W60:٠,0,0", "PIECES has .*, needs a letter"),
        ("W41:0,0,0", "piece 41 is 'W', needs S or s: 'W41:0,0,0'"),
        ("-50:0,0,0", "piece 50 is '-', needs H or h or x: '-50:0,0,0'"),
        ("W80:0,0,0", "there is no piece 80, they are 0 to 79: 'W80:0,0,0'"),
        ("W60:0,15589,0", "the middle of piece 60 is off the board, so it has fallen: 'W60:0,15589,0'"),
        ("W60:-18001,0,0", "the middle of piece 60 is off the board"),
        ("W60:0,0,0/W60:0,9000,0", "piece 60 is there 2 times, needs to be there once"),
        ("-5:0,0,0/W60:0,9000,0/-5:9000,0,0", "piece 5 is there 2 times"),
        ("W61:0,0,0/-9:1000,0,0", "pieces 9 and 61 overlap by more than 1 mm"),
    ],
)  # fmt: skip
def test_pieces_that_can_not_be_are_refused(pieces, words):
    with pytest.raises(PositionError, match=words):
        read(pieces)


@pytest.mark.parametrize("place", ["W60:0,15588,0", "W60:-18000,0,0"])
def test_a_middle_on_the_edge_is_on_the_board(place):
    """155.88 mm from the middle to a side, 180 mm to a corner."""
    assert b"W" == read(place)[0]
