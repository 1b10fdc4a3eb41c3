"""The engine's worker, as any program could use it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from icefloe.engine.kernel import PLAIN

from .pretending import IS_QUIET, STUMBLES

POSITION = "1a12.1b1 a 00 0/0,0/0"
PRETENDING = Path(__file__).with_name("pretending.py")


class Talk:
    """A worker that can be talked to, line by line."""

    def __init__(self, *command: object, **more) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *map(str, command)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            **more,
        )

    def say(self, message: object) -> None:
        self.process.stdin.write(message if isinstance(message, str) else json.dumps(message) + "\n")
        self.process.stdin.flush()

    def hear(self, *keys: str) -> dict:
        """The next message with one of these keys."""
        while True:
            line = self.process.stdout.readline()
            assert line, "the worker ended"
            message = json.loads(line)
            if message.keys() & set(keys):
                return message


@pytest.fixture
def talk():
    """A worker that pretends to think."""
    talk = Talk(PRETENDING, 0)
    yield talk
    talk.process.kill()
    talk.process.wait()
    talk.process.stdout.close()


def question(number, **limits):
    return {"think": number, "position": POSITION, "limits": limits}


def test_a_question_is_answered_by_the_best_move():
    """Whether a goes to b1 or c1 first, it takes both."""
    talk = Talk("-m", "icefloe.engine.worker", env=os.environ | {PLAIN: "1"})
    talk.say(question(7, depth=3) | {"rules": {"placement": "any"}})
    answer = talk.hear("done")
    talk.process.stdin.close()

    assert 7 == answer["id"]
    assert answer["done"]["lines"][0]["moves"][0] in ("a1-b1", "a1-c1")
    assert 0 == talk.process.wait(10)


def test_it_says_first_that_it_is_there_and_then_that_it_is_ready(talk):
    assert talk.process.pid == talk.hear("hello", "ready")["hello"]
    assert {"ready": True} == talk.hear("ready")


def test_what_prints_does_not_get_among_the_answers(talk):
    assert [{"hello": talk.process.pid}, {"warning": "nothing can be kept"}] == [
        json.loads(talk.process.stdout.readline()) for _ in range(2)
    ]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("nonsense\n", "a line is a JSON object, got 'nonsense\\n'"),
        ("[" * 100_000 + "\n", "a line is a JSON object, got '[[["),
        ("3\n", "a line is a JSON object, got '3\\n'"),
        ({"think": "1"}, "needs think, stop or quit, and a whole number with the first two, got {'think': '1'}"),
        ({"dance": 1}, "needs think, stop or quit"),
        ({"think": 1}, "a position has 4 fields"),
        ({"think": 1, "position": 5}, "a position is a text, got 5"),
        ({"think": 1, "position": POSITION, "limits": 3}, "limits is 3, needs an object"),
        ({"think": 1, "position": POSITION, "limits": {"hours": 3}}, "rules or limits can't be read: "),
        ({"think": 1, "position": POSITION, "rules": {"placement": "some"}}, "placement is 'some', needs one of"),
    ],
)
def test_what_cannot_be_understood_is_answered_in_words_and_the_next_question_too(talk, line, words):
    talk.say(line)
    talk.say(question(2, depth=1))

    assert talk.hear("error")["error"].startswith(words)
    assert 2 == talk.hear("done")["id"]


def test_reports_come_while_it_thinks_but_not_every_one(talk):
    """A new one each 20 ms for half a second would be 25; what comes is at most one each 50 ms."""
    talk.say(question(1, seconds=0.5))
    reports = 0
    while "done" not in talk.hear("report", "done"):
        reports += 1

    assert 2 <= reports <= 11


def test_stop_is_answered_with_what_is_known(talk):
    talk.say(question(1))
    talk.hear("report")
    start = time.monotonic()
    talk.say({"stop": 1})

    assert talk.hear("done")["done"]["depth"] >= 1
    assert time.monotonic() - start < 0.5


def test_a_second_question_does_not_wait_for_the_first(talk):
    talk.say(question(1))
    talk.say(question(2, depth=2))

    assert 2 == talk.hear("done")["id"]


def test_questions_without_an_end_leave_a_place_to_others(talk):
    talk.say(question(1))
    talk.say(question(2))
    talk.say(question(3, depth=2))

    assert 3 == talk.hear("done")["id"]


def test_what_waited_is_thought_about_when_there_is_a_place(talk):
    talk.say(question(1))
    talk.say(question(2))
    talk.say({"stop": 1})

    assert 1 == talk.hear("done")["id"]
    assert 2 == talk.hear("began")["id"]


def test_what_waits_can_be_stopped_too(talk):
    """Nobody has thought about it: a legal move, and what is collected."""
    talk.say(question(1))
    talk.say(question(2))
    talk.hear("report")
    talk.say({"stop": 2})
    answer = talk.hear("done")

    assert (2, 0, "a1-b1") == (answer["id"], answer["done"]["depth"], answer["done"]["lines"][0]["moves"][0])


def test_a_number_that_is_being_thought_about_cannot_be_asked_again(talk):
    talk.say(question(1))
    talk.say(question(1))

    assert {"error": "1 is being thought about already"} == talk.hear("error")


def test_a_stop_that_comes_too_late_is_none(talk):
    talk.say({"stop": 1})
    talk.say(question(2, depth=1))

    assert 2 == talk.hear("done", "error")["id"]


def test_a_mistake_in_thinking_is_answered_in_words_and_the_next_question_too(talk):
    talk.say(question(1, seed=STUMBLES))

    assert {"id": 1, "fault": "ZeroDivisionError: of a kind"} == talk.hear("fault")
    talk.say(question(2, depth=1))
    assert 2 == talk.hear("done")["id"]


def test_one_that_thinks_about_something_hard_says_that_it_is_alive(talk):
    talk.say(question(1, seed=IS_QUIET))

    assert {"alive": True} == talk.hear("alive", "report", "done")


def test_quit_ends_it_in_mid_thought(talk):
    talk.say(question(1))
    talk.say({"quit": True})

    assert 0 == talk.process.wait(10)


def test_it_ends_when_nobody_can_ask_it_any_more(talk):
    talk.say(question(1))
    talk.hear("report")
    talk.process.stdin.close()

    assert 0 == talk.process.wait(10)


def test_an_interrupt_is_not_for_the_worker(talk):
    talk.hear("ready")
    talk.process.send_signal(signal.SIGINT)
    talk.say(question(1, depth=1))

    assert 1 == talk.hear("done")["id"]


def test_one_that_cannot_get_ready_says_why_and_ends():
    talk = Talk(PRETENDING, 0, env=os.environ | {"PRETENDING_BREAKS": "1"})

    assert {"broken": "MemoryError: too much of it"} == talk.hear("broken")
    assert 1 == talk.process.wait(10)
