"""Commands that read lines: which they pass over, and how they answer bad ones."""

from __future__ import annotations

from .command import icefloe

POSITION = "1a12.1b a 00 0/0,0/0"
WHAT_IS_NEEDED = "error: a position has 4 fields, ROWS TURN HAND COLLECTED"


def test_empty_lines_and_comments_are_passed_over():
    given = f"# a comment\n\n   \n  # another ; one\n{POSITION}\n"

    assert (0, ["2"], []) == icefloe("perft", 1, given=given)


def test_what_follows_a_semicolon_is_ignored():
    assert (0, ["2", "2"], []) == icefloe("perft", 1, given=f"{POSITION} ; 2 ; 2\n{POSITION} ;\n")


def test_a_bad_line_is_answered_in_its_place_and_the_next_ones_too():
    answer = icefloe("perft", 1, given=f"{POSITION}\nnonsense\n{POSITION}\n")

    assert (2, ["2", f"{WHAT_IS_NEEDED}, got 1: 'nonsense'", "2"], []) == answer


def test_lines_come_from_a_file(tmp_path):
    file = tmp_path / "positions.txt"
    file.write_bytes(f"\ufeff{POSITION}\r\n{POSITION}".encode())

    assert (0, ["2", "2"], []) == icefloe("perft", 1, file)


def test_a_dash_is_standard_input():
    assert (0, ["2"], []) == icefloe("perft", 1, "-", given=POSITION)


def test_nothing_in_is_nothing_out():
    assert (0, [], []) == icefloe("perft", 1)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    file = tmp_path / "none.txt"

    assert (2, [], [f"icefloe: cannot read '{file}': No such file or directory"]) == icefloe("perft", 1, file)


def test_a_folder_is_refused(tmp_path):
    assert (2, [], [f"icefloe: cannot read '{tmp_path}': Is a directory"]) == icefloe("show", tmp_path)


def test_a_name_that_can_be_no_file_is_refused():
    assert (2, [], ["icefloe: cannot read 'a\\x00b': embedded null byte"]) == icefloe("show", "a\0b")


def test_a_file_that_is_no_text_is_refused(tmp_path):
    file = tmp_path / "picture.png"
    file.write_bytes(b"# a comment\n\x89PNG\n")

    assert (2, [], [f"icefloe: '{file}' is not UTF-8 text: line 2"]) == icefloe("perft", 1, file)


def test_standard_input_that_is_no_text_is_refused_after_the_answers_before_it():
    answer = icefloe("perft", 1, given=f"{POSITION}\n".encode() + b"\xff\n")

    assert (2, ["2"], ["icefloe: standard input is not UTF-8 text: line 2"]) == answer
