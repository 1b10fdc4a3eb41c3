"""Position text and move text. Source: rules page, Fish, position text."""

from __future__ import annotations

import pytest

from icefloe.games import fish
from icefloe.games.base import GameError, MoveTextError, PositionError
from icefloe.games.fish import Move

EXAMPLE = "1122112/11311211/2111321/32232313/1222213/11112223/1312121/11211213 a 333 0/0,0/0,0/0"


def test_the_example_of_the_rules_page_reads_and_prints_the_same():
    assert EXAMPLE == str(fish.parse(EXAMPLE))


def test_a1_is_top_left_and_h8_bottom_right():
    names = fish.parse(EXAMPLE).board.names

    assert ("a1", "g1", "a2", "h2", "h8") == (names[0], names[6], names[7], names[14], names[-1])


def test_reading_retires_a_player_in_turn_who_can_not_move():
    """Position text, last rule: b is to move and stuck."""
    assert "1a12... a 00 0/0,3/1" == str(fish.parse("1a12.3b. b 00 0/0,0/0"))


def test_reading_a_position_in_which_nobody_can_move_ends_the_game():
    assert ".. 0 00 1/1,2/1" == str(fish.parse("1a2b a 00 0/0,0/0"))


def test_a_finished_position_has_turn_0():
    assert fish.parse("... 0 00 5/3,4/4").is_over


def test_a_digit_from_1_to_9_is_the_number_of_fish():
    """10."""
    assert [9, 1, 0] == [fish.parse("91. a 10 0/0,0/0").fish_at(name) for name in ("a1", "b1", "c1")]


def test_columns_after_z_have_two_letters():
    """A row may hold up to 60 cells."""
    state = fish.parse("1a" + "1" * 27 + " a 00 0/0,0/0")

    assert "a1-ab1" == str(state.legal_moves[-1])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "a position has 4 fields, ROWS TURN HAND COLLECTED, got 0: ''"),
        ("11 a 00", "a position has 4 fields, ROWS TURN HAND COLLECTED, got 3: '11 a 00'"),
        ("11 a 00 0/0,0/0 x", "a position has 4 fields, ROWS TURN HAND COLLECTED, got 5: '11 a 00 0/0,0/0 x'"),
        ("1112/11111/112112 a 00 0/0,0/0", "row 3 has 6 cells, needs 4: '112112'"),
        ("111/111 a 00 0/0,0/0", "row 2 has 3 cells, needs 2 or 4: '111'"),
        ("1/1 a 00 0/0,0/0", "row 2 has 1 cells, needs 2: '1'"),
        ("1//1 a 00 0/0,0/0", "row 2 has 0 cells, needs 2: ''"),
        ("/1 a 00 0/0,0/0", "row 1 has 0 cells, needs at least 1: ''"),
        ("1" * 61 + " a 00 0/0,0/0", "the board has 61 cells, at most 60 are possible"),
        ("1x1 a 00 0/0,0/0", "row 1 has 'x' at character 2, needs . or a digit from 1 to 9"),
        ("101 a 00 0/0,0/0", "row 1 has '0' at character 2, needs . or a digit from 1 to 9"),
        ("1e1 a 00 0/0,0/0", "row 1 has 'e' at character 2, needs . or a digit from 1 to 9"),
        ("1.a a 00 0/0,0/0", "row 1 has 'a' at character 3, needs . or a digit from 1 to 9"),
        ("1c1 a 00 0/0,0/0", "penguin '1c' belongs to nobody: there are 2 players"),
        ("11 c 00 0/0,0/0", "turn is 'c', needs one of a, b or 0"),
        ("11 ab 00 0/0,0/0", "turn is 'ab', needs one of a, b or 0"),
        ("1a1 0 00 0/0,0/0", "turn is 0, the game is over, but a can still move"),
        ("11 0 10 0/0,0/0", "turn is 0, the game is over, but a can still place a penguin"),
        ("11 a 0x 0/0,0/0", "hand is '0x', needs one digit a player"),
        ("11 a ٠٠ 0/0,0/0", "hand is '٠٠', needs one digit a player"),
        ("11 a 0 0/0", "hand '0' is for 1 players, Fish needs 2 to 4"),
        ("11 a 00000 0/0,0/0,0/0,0/0,0/0", "hand '00000' is for 5 players, Fish needs 2 to 4"),
        ("11 a 00 0/0", "collected '0/0' is for 1 players, hand for 2"),
        ("11 a 00 0/0,0", "collected is '0/0,0', needs fish/tiles a player joined by commas"),
        ("11 a 00 0/0,-1/0", "collected is '0/0,-1/0', needs fish/tiles a player joined by commas"),
        ("11 a 90 0/0,0/0", "9 penguins are still to place, and 2 tiles are free"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_what_and_where(text, words):
    with pytest.raises(PositionError) as refused:
        fish.parse(text)

    assert words in str(refused.value)


def test_a_position_has_to_be_a_text():
    with pytest.raises(PositionError, match="a position is a text, got 7"):
        fish.parse(7)


def test_an_unknown_placement_is_refused():
    with pytest.raises(GameError, match="placement is 'sea', needs one of: one-fish, any"):
        fish.parse(EXAMPLE, placement="sea")


def test_a_long_text_is_shortened_in_what_is_said_of_it():
    with pytest.raises(MoveTextError) as refused:
        fish.move("x" * 100_000)

    assert len(str(refused.value)) < 250


@pytest.mark.parametrize("text", ["c5", "c5-e7", "ab1-a1", "a60"])
def test_move_text_prints_as_it_was_read(text):
    assert text == str(fish.move(text))


@pytest.mark.parametrize(
    "text", ["", "c", "5", "c0", "C5", "c5-", "c5e7", "c5-e7-g8", "c5 - e7", "c05", " c5", "c5\n", None, 5]
)
def test_what_is_no_move_text_is_refused(text):
    with pytest.raises(MoveTextError, match="is no move: a placement is written c5, a slide c5-e7"):
        fish.move(text)


@pytest.mark.parametrize("move", [("a1", "b1"), Move("a1", ["b1"]), Move(["a1"], "b1"), Move(None, {})], ids=repr)
def test_what_is_like_a_move_but_is_none_is_refused(move):
    """A plain tuple would be written another way in a record; the others have no text at all."""
    with pytest.raises(MoveTextError, match="is no move: give a Move, or its text such as c5 or c5-e7"):
        fish.parse("1a12.1b a 00 0/0,0/0").play(move)


def test_a_state_plays_a_move_or_its_text_alike():
    state = fish.parse("1a12.1b a 00 0/0,0/0")

    assert state.play(fish.move("a1-b1")) == state.play("a1-b1")
