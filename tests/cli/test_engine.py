"""`icefloe engine`: UCI's words."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from icefloe.engine.kernel import PLAIN

from .command import icefloe

SLIDES = "1a12.1b1 a 00 0/0,0/0"
OVER = ".12.... 0 00 3/2,1/4"
PRETENDING = Path(__file__).parent.parent / "engine" / "pretending.py"


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    """What is tested here is the command: nothing needs compiled code."""
    monkeypatch.setenv(PLAIN, "1")


def says(*lines: str) -> list[str]:
    """What the engine answers to lines that come all at once."""
    answer = icefloe("engine", given="".join(f"{line}\n" for line in lines))
    assert (0, []) == (answer.status, answer.err)
    return answer.out


class Talk:
    """An engine, line by line. worker: the arguments for Python of its worker; one that pretends to think if not said."""

    def __init__(self, *worker: str) -> None:
        worker = worker or (str(PRETENDING), "0", "--plain")
        code = (
            f"import sys; from icefloe.cli import main; from icefloe.engine import child\n"
            f"child.command = lambda *_: [sys.executable, '-P', *{worker!r}]\n"
            f"sys.exit(main(['engine']))"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def say(self, *lines: str) -> None:
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def hear(self, word: str) -> str:
        """The next line that begins with it."""
        while not (line := self.process.stdout.readline()).startswith(word):
            assert line, "the engine ended"
        return line.strip()


@pytest.fixture
def talk():
    talk = Talk()
    yield talk
    talk.process.kill()
    talk.process.wait()
    talk.process.stdout.close()


def test_it_introduces_itself():
    out = says("uci")

    assert out[0].startswith("id name icefloe ")
    assert [
        "id author The icefloe authors",
        "option name Threads type spin default 1 min 1 max 64",
        "option name Hash type spin default 256 min 1 max 65536",
        "option name MultiPV type spin default 1 min 1 max 500",
        "option name Placement type combo default one-fish var one-fish var any",
        "uciok",
    ] == out[1:]


def test_it_says_when_it_is_ready(talk):
    talk.say("isready")
    assert "readyok" == talk.hear("readyok")
    talk.say("isready")
    assert "readyok" == talk.hear("readyok")


def test_it_thinks_about_a_position_after_moves(talk):
    """b is to move, and has one slide."""
    talk.say(f"position fen {SLIDES} moves a1-c1", "go depth 1")

    assert "info depth 1 multipv 1 score fish 1 tiles 0 nodes 0 nps 0 time 0 pv e1-f1" == talk.hear("info")
    assert "bestmove e1-f1" == talk.hear("bestmove")


def test_several_best_lines_are_told(talk):
    talk.say("setoption name multipv value 2", f"position fen {SLIDES}", "go depth 1")

    assert [" multipv 1 ", " multipv 2 "] == [talk.hear("info")[12:23] for _ in range(2)]


def test_it_thinks_for_a_time(talk):
    talk.say(f"position fen {SLIDES}", "go movetime 300")
    start = time.monotonic()
    talk.hear("bestmove")

    assert 0.2 < time.monotonic() - start < 10


def test_it_thinks_until_it_is_stopped(talk):
    talk.say(f"position fen {SLIDES}", "go infinite")
    talk.hear("info depth 9")
    talk.say("isready", "stop")

    assert "readyok" == talk.process.stdout.readline().strip() or talk.hear("readyok")
    assert "bestmove a1-b1" == talk.hear("bestmove")


def test_what_needs_no_more_thought_waits_for_stop_too(talk):
    talk.say(f"position fen {OVER}", "go infinite")
    time.sleep(0.3)
    talk.say("isready")
    assert "readyok" == talk.process.stdout.readline().strip()
    talk.say("stop")
    assert "bestmove (none)" == talk.hear("bestmove")


def test_each_go_has_its_answer(talk):
    talk.say(f"position fen {SLIDES}", "go infinite", "go infinite", "stop")

    assert ["bestmove a1-b1"] * 2 == [talk.hear("bestmove") for _ in range(2)]


def test_quit_ends_it_after_the_answer(talk):
    talk.say(f"position fen {SLIDES}", "go infinite", "quit")

    assert "bestmove a1-b1" == talk.hear("bestmove")
    assert 0 == talk.process.wait(10)


def test_the_end_of_its_input_is_quit(talk):
    talk.say(f"position fen {SLIDES}", "go infinite")
    talk.process.stdin.close()

    assert "bestmove a1-b1" == talk.hear("bestmove")
    assert 0 == talk.process.wait(10)


def test_a_finished_position_has_no_best_move():
    assert ["bestmove (none)"] == says(f"position fen {OVER}", "go depth 1")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "position startpos",
            "needs position fen TEXT [moves MOVE ...], got 'startpos': tiles are shuffled, no start is like another",
        ),
        ("position fen nonsense", "a position has 4 fields, ROWS TURN HAND COLLECTED, got 1: 'nonsense'"),
        (
            f"position fen {SLIDES} moves a1-b1 a1-b1",
            "move 2: a1-b1 is illegal: no penguin stands on a1 (.1a2.1b1 b 00 1/1,0/0)",
        ),
        (
            "setoption name Ponder value true",
            "no option is called 'Ponder'; there is: Threads, Hash, MultiPV, Placement",
        ),
        ("setoption name Hash", "needs setoption name NAME value VALUE, got 'name Hash'"),
        ("setoption name Hash value much", "Hash is 'much', needs a whole number"),
        ("setoption name MultiPV value 0", "MultiPV is 0, needs 1 to 500"),
        ("setoption name Placement value some", "placement is 'some', needs one of: one-fish, any"),
    ],
)
def test_what_cannot_be_is_answered_in_words_and_the_engine_lives(line, words):
    assert [f"info string error: {words}", "uciok"] == says(line, "uci")[:1] + says(line, "uci")[-1:]


def test_go_without_a_position_is_answered():
    assert ["bestmove (none)", "info string error: there is no position to think about"] == says("go depth 1")


def test_after_a_position_that_is_none_the_one_before_is_not_meant():
    assert "bestmove (none)" in says(f"position fen {SLIDES}", "position fen x", "go depth 1")


@pytest.mark.parametrize(
    ("limit", "words"),
    [("depth x", "depth is 'x', needs a whole number"), ("movetime 0", "movetime is 0, needs 1 or more")],
)
def test_a_limit_that_is_none_is_answered(limit, words):
    assert ["bestmove (none)", f"info string error: {words}"] == says(f"position fen {SLIDES}", f"go {limit}")


def test_words_that_are_none_are_passed_over():
    assert ["bestmove (none)"] == says(
        "", "hello", "debug on", f"please position fen {OVER}", "go ponder depth 1 quickly"
    )


def test_the_placement_rule_is_an_option():
    """Placing on three fish is possible by the other rule only."""
    moves = "position fen 333/3133/333 a 11 0/0,0/0 moves a1"

    assert [] == says("setoption name Placement value any", moves)
    assert says(moves)[0].startswith("info string error: move 1: a1 is illegal")


def test_an_engine_that_cannot_answer_says_so():
    talk = Talk("-c", 'print(\'{"hello": 1}\\n{"ready": true}\', flush=True)')
    talk.say(f"position fen {SLIDES}", "go depth 1")

    assert talk.hear("info string error").startswith(
        "info string error: the engine can't answer: its worker ended with"
    )
    assert "bestmove (none)" == talk.hear("bestmove")
    talk.process.stdin.close()
    talk.process.wait()
    talk.process.stdout.close()
