"""`icefloe show`."""

from __future__ import annotations

from xml.etree import ElementTree

from icefloe.draw import Last, drawing, svg
from icefloe.games import fish

from .command import icefloe

POSITION = "1a12.1b1 a 00 0/0,0/0"
AFTER = ".12a.1b1 b 00 1/1,0/0"


def test_the_position_after_the_moves_is_printed():
    assert (0, [AFTER], []) == icefloe("show", given=f"{POSITION} ; a1-c1\n")


def test_without_moves_it_is_the_position_itself():
    assert (0, [POSITION, POSITION], []) == icefloe("show", given=f"{POSITION}\n{POSITION} ; \n")


def test_an_illegal_move_is_answered_with_the_reason_and_its_number():
    answer = icefloe("show", given=f"{POSITION} ; a1-c1 a1-b1\n{POSITION} ; a1-c1\n")

    assert 2 == answer.status
    assert answer.out[0].startswith("error: move 2: a1-b1 is illegal: ")
    assert AFTER == answer.out[1]


def test_a_text_that_is_no_move_is_answered_in_words():
    answer = icefloe("show", given=f"{POSITION} ; nonsense")

    assert 2 == answer.status
    assert answer.out[0].startswith("error: move 1: 'nonsense'")


FLOES = "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/----- 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"
"""A position whose rows and moves may begin with a hyphen."""


def test_positions_and_moves_that_begin_with_a_hyphen_are_read_from_lines():
    """The rules page by hand: a seal floe, then a blank one; two blank floes fall; the seal is set at the turn's end."""
    after = "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/-S--- 2 3 15,0,4,0 0,0,0,0 4,0,0,0 0,0"

    assert (0, [after], []) == icefloe("show", "--game", "floes", given=f"{FLOES} ; sa9e -a9e\n")


def test_a_move_that_the_rules_of_floes_refuse_is_answered_with_the_reason_and_its_number():
    answer = icefloe("show", "--game", "floes", given=f"{FLOES} ; sa9e =a9e\n")

    assert 2 == answer.status
    assert answer.out[0].startswith("error: move 2: =a9e is illegal: no arrow floe is in the supply (--S--/")


def test_a_text_that_is_no_position_of_floes_is_answered_in_words():
    assert (
        2,
        ["error: the board has 8 rows, needs 9: '-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/-----'"],
    ) == (icefloe("show", "--game", "floes", given=FLOES.removeprefix("--S--/"))[:2])


def test_the_rules_options_are_arguments():
    start = "3121111/21131111/1211333/21221122/2222121/13121213/1112213/21112332 a 44 0/0,0/0 ; a1"

    assert icefloe("show", given=start).out[0].startswith("error: move 1: a1 is illegal: ")
    assert icefloe("show", "--placement", "any", given=start).out[0].startswith("3a121111/")


def _picture(move):
    """The board after `move` in POSITION, the move marked."""
    before = fish.parse(POSITION)
    return svg(drawing("fish").scene(before.play(move), last=Last(fish.move(move), before), active=False)).strip()


def test_svg_is_the_picture_of_the_last_position_with_its_last_move(tmp_path):
    file = tmp_path / "last.svg"

    assert 0 == icefloe("show", "--svg", file, given=f"{POSITION}\n{POSITION} ; a1-c1\n").status
    assert _picture("a1-c1") == file.read_text(encoding="utf-8").strip()
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_svg_without_a_position_is_refused(tmp_path):
    file = tmp_path / "none.svg"

    assert (2, [], [f"icefloe: there is no position to draw; '{file}' is not written"]) == icefloe(
        "show", "--svg", file
    )
    assert not file.exists()


def test_svg_to_where_nothing_can_be_written_is_refused(tmp_path):
    answer = icefloe("show", "--svg", tmp_path, given=POSITION)

    assert (2, [POSITION], [f"icefloe: cannot write '{tmp_path}': Is a directory"]) == answer
