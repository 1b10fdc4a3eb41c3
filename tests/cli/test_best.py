"""`icefloe best`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from icefloe.cli import best
from icefloe.engine import child
from icefloe.engine.kernel import PLAIN

from .command import icefloe

SLIDES = "1a12.1b1 a 00 0/0,0/0"
BEST = ["a1-b1", "a1-c1"]
THREE = "1a21/13c11/21b1 a 000 0/0,0/0,0/0"
OVER = ".12.... 0 00 3/2,1/4"
START = "3121111/21131111/1211333/21221122/2222121/13121213/1112213/21112332 a 44 0/0,0/0"
KEYS = ["move", "fish", "tiles", "exact", "depth", "nodes", "seconds", "pv"]
PRETENDING = Path(__file__).parent.parent / "engine" / "pretending.py"


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    """What is tested here is the command: nothing needs compiled code."""
    monkeypatch.setenv(PLAIN, "1")


def test_json_has_its_keys_in_their_order():
    answer = icefloe("best", "--json", "--depth", 1, given=f"{SLIDES}\n{THREE}\n{OVER}\n")

    assert (0, []) == (answer.status, answer.err)
    assert [KEYS] * 3 == [list(json.loads(line)) for line in answer.out]


def test_the_move_is_the_first_of_the_line():
    """To b1 and then to c1, or the other way round, a takes all three tiles and 4 fish; b takes 2 on 2."""
    said = json.loads(icefloe("best", "--json", "--depth", 3, given=SLIDES).out[0])

    assert said["move"] == said["pv"][0] in BEST
    assert (2, 1, True) == (said["fish"], said["tiles"], said["exact"])


def test_a_finished_position_has_no_move_and_its_final_differences():
    expected = {"move": None, "fish": 2, "tiles": -2, "exact": True, "depth": 0, "nodes": 0, "seconds": 0.0, "pv": []}

    assert [expected] == [json.loads(line) for line in icefloe("best", "--json", given=OVER).out]


def test_a_finished_position_of_three_is_compared_with_the_best_rival_and_never_exact():
    said = json.loads(icefloe("best", "--json", given=".12.... 0 000 3/2,1/4,5/1").out[0])

    assert (-2, 1, False) == (said["fish"], said["tiles"], said["exact"])


def test_in_words_each_position_has_a_line():
    answer = icefloe("best", "--depth", 3, given=f"{SLIDES}\n{OVER}\n")

    assert answer.out[0].startswith(tuple(f"{move}  +2 fish, +1 tiles, exact  (depth " for move in BEST))
    assert "the game is over: +2 fish, -2 tiles, exact" == answer.out[1]


def test_a_bad_line_is_answered_in_its_place():
    answer = icefloe("best", "--json", given=f"# nothing\n\nnonsense\n{OVER} ; whatever\n")

    assert (2, 2) == (answer.status, len(answer.out))
    assert "error: a position has 4 fields, ROWS TURN HAND COLLECTED, got 1: 'nonsense'" == answer.out[0]


def test_a_position_of_another_game_is_a_bad_line():
    floes = "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/----- 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"

    assert icefloe("best", given=floes).out[0].startswith("error: a position has 4 fields")


def test_several_best_moves_have_a_line_each():
    answer = icefloe("best", "--depth", 1, "--lines", 5, given=SLIDES)

    assert BEST == sorted(line.split()[0] for line in answer.out)


def test_several_best_moves_come_after_the_other_keys():
    said = json.loads(icefloe("best", "--json", "--depth", 1, "--lines", 2, given=SLIDES).out[0])

    assert [*KEYS, "lines"] == list(said)
    assert BEST == sorted(line["move"] for line in said["lines"])


def test_the_rules_option_is_an_argument():
    """With three fish everywhere but on one tile, that is the only place by the published rule."""
    given = "333/3133/333 a 11 0/0,0/0"

    assert icefloe("best", "--depth", 1, given=given).out[0].startswith("b2  ")
    assert (2, ["icefloe: placement is 'some', needs one of: one-fish, any"]) == (
        icefloe("best", "--placement", "some").status,
        icefloe("best", "--placement", "some").err,
    )


@pytest.mark.parametrize("seconds", ["0", "-1", "x", "inf", "nan"])
def test_bad_seconds_are_refused(seconds):
    words = f"argument --seconds: {seconds!r} is no time, needs a number of seconds above 0 (see icefloe best --help)"

    assert (2, [], [f"icefloe best: {words}"]) == icefloe("best", f"--seconds={seconds}")


@pytest.mark.parametrize("option", ["depth", "nodes", "lines", "threads", "megabytes"])
def test_a_bad_number_is_refused(option):
    words = f"argument --{option}: '0' won't do, needs a whole number from 1 (see icefloe best --help)"

    assert (2, [], [f"icefloe best: {words}"]) == icefloe("best", f"--{option}", 0)


def test_who_waits_for_compiled_code_is_told(monkeypatch):
    monkeypatch.delenv(PLAIN)
    monkeypatch.setattr(best, "SOON", 0.1)
    monkeypatch.setattr(child, "command", lambda *_: [sys.executable, "-P", str(PRETENDING), "1"])

    assert ["icefloe: the engine is being compiled, which takes a minute or so the first time"] == [
        line for line in icefloe("best", "--depth", 1, given=SLIDES).err if "kept" not in line
    ]


def test_an_engine_that_cannot_answer_is_one_line(monkeypatch):
    def command(plain, megabytes):
        return [sys.executable, "-P", "-c", 'print(\'{"hello": 1}\\n{"ready": true}\', flush=True)']

    monkeypatch.setattr(child, "command", command)
    answer = icefloe("best", given=SLIDES)

    assert (2, []) == (answer.status, answer.out)
    assert answer.err[-1].startswith("icefloe: the engine can't answer: its worker ended with status 0")


def test_an_interrupt_ends_it_at_once():
    process = subprocess.Popen(
        [sys.executable, "-m", "icefloe", "best", "--seconds", "60"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdin.write(f"{OVER}\n{START}\n".encode())
    process.stdin.close()
    process.stdout.readline()
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    start = time.monotonic()

    assert 130 == process.wait(20)
    assert time.monotonic() - start < 3
    assert b"" == process.stderr.read()
    process.stdout.close()
    process.stderr.close()
