"""`icefloe perft`."""

from __future__ import annotations

from pathlib import Path

import pytest

from .command import icefloe

GAMES = Path(__file__).parent.parent / "games"
START = "3121111/21131111/1211333/21221122/2222121/13121213/1112213/21112332 a 44 0/0,0/0"


@pytest.mark.parametrize("game", ["fish", "floes"])
def test_a_file_of_checked_counts_can_be_read_as_it_is(game):
    checked = GAMES / game / f"perft-{game}.txt"
    expected = [line.split(" ; ")[2] for line in checked.read_text().splitlines() if line[0] != "#"]

    assert (0, expected, []) == icefloe("perft", "--game", game, 2, checked)


def test_the_rules_options_are_arguments():
    """All 60 tiles, not only the 30 with one fish."""
    assert (0, ["30"], []) == icefloe("perft", 1, given=START)
    assert (0, ["60"], []) == icefloe("perft", 1, "--placement", "any", given=START)


def test_an_impossible_option_is_refused():
    assert (2, [], ["icefloe: placement is 'some', needs one of: one-fish, any"]) == icefloe(
        "perft", 1, "--placement=some"
    )


def test_a_game_that_is_not_there_is_refused():
    answer = icefloe("perft", "--game", "chess", 1)

    assert 2 == answer.status
    assert answer.err[0].startswith("icefloe: no game is called 'chess'; there is: fish")


def test_a_game_without_a_name_is_refused():
    assert (2, [], ["icefloe perft: argument --game: expected one argument (see icefloe perft --help)"]) == icefloe(
        "perft", 1, "--game"
    )


@pytest.mark.parametrize("depth", ["x", "-1", "1.5", "", "٣"])
def test_a_bad_depth_is_refused(depth):
    words = (
        f"icefloe perft: argument DEPTH: {depth!r} is no depth, needs a whole number from 0 (see icefloe perft --help)"
    )

    assert (2, [], [words]) == icefloe("perft", depth)


def test_the_help_says_which_options_the_game_has():
    answer = icefloe("perft", "--help")

    assert 0 == answer.status
    assert "--placement one-fish|any" in "\n".join(answer.out)


def test_the_help_says_the_options_of_the_game_that_is_named():
    out = "\n".join(icefloe("perft", "--game", "floes", "--help").out)

    assert (True, True, False) == ("--model hex" in out, "--max-plies N" in out, "--placement" in out)


def test_a_limit_of_plies_ends_the_sequences():
    """108 first shoves, and after them the game is over."""
    given = "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/----- 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"

    assert (0, ["108"], []) == icefloe("perft", 1, "--game", "floes", "--max-plies", 1, given=given)
    assert (0, ["0"], []) == icefloe("perft", 2, "--game", "floes", "--max-plies", 1, given=given)
