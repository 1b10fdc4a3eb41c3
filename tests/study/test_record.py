"""A game as text."""

from __future__ import annotations

import re

import pytest

from icefloe.games import fish
from icefloe.study import Record, parse_record

START = "1a12.1b1 a 00 0/0,0/0"


def test_a_record_reads_back_equal():
    record = Record.of(
        fish.parse(START, placement="any"),
        ["a1-b1", "e1-f1"],
        players=(("Ada, the first", "person"), ("Greta", "greedy")),
        resigned={1: 2},
    )

    assert record == parse_record(str(record))


def test_a_bare_position_is_a_record_without_moves():
    assert Record.of(fish.parse(START), ()) == parse_record(START)


def test_a_position_with_moves_is_a_record():
    """The form that `icefloe show` reads."""
    assert ".1a2.1b1 b 00 1/1,0/0" == str(parse_record(f"{START} ; a1-b1").states[-1])


def test_empty_lines_and_unknown_comments_are_passed_over():
    assert parse_record(START) == parse_record(f"\n# a nice game\n# event: class 7\n\n  {START}  \n\n")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "a record has one line POSITION ; MOVE MOVE ..., this one has 0"),
        (f"{START}\n{START}", "a record has one line POSITION ; MOVE MOVE ..., this one has 2"),
        ("; a1-b1", "a position has 4 fields"),
        ("hello", "a position has 4 fields"),
        (f"{START} ; a1-b1 e1-d1", "move 2: e1-d1 is illegal: d1 is water"),
        (f"{START} ; a1-b1 what?", "move 2: 'what?' is no move"),
        (f"# game: chess\n{START}", "no game is called 'chess'"),
        (f"# placement: sea\n{START}", "placement is 'sea', needs one of"),
        (f"# player: Ada, person\n{START}", "the record names 1 players, its position is for 2"),
        (f"# resigned: player 3 after ply 0\n{START}", "resigned is 'player 3 after ply 0', needs as in"),
        (f"# resigned: player 1 after ply 9\n{START}", "resigned is 'player 1 after ply 9', needs as in"),
        (f"# shown: after ply 1\n{START}", "shown is 'after ply 1', needs as in: after ply 14"),
        (f"# shown: somewhere\n{START}", "shown is 'somewhere', needs as in: after ply 14"),
        (f"# resigned: all\n{START}", "resigned is 'all', needs as in: player 2 after ply 14"),
    ],
)
def test_a_text_that_is_no_record_is_refused_in_words(text, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        parse_record(text)


def test_a_bare_position_of_any_game_is_a_record():
    floes = "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/----- 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"

    assert "floes" == parse_record(f"{floes} ; -a5e").start.game.name


def test_a_text_that_no_game_has_is_refused_in_the_words_of_all():
    with pytest.raises(
        ValueError, match=r"no game has such a position\. Hey, That's My Fish! says: .* Ice Floes & Foes says: "
    ):
        parse_record("1 a")
