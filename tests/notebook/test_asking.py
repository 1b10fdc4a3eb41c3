"""A question to a computer player, on its own thread."""

from __future__ import annotations

import threading
import time

from icefloe.games import fish
from icefloe.notebook.asking import Asking
from icefloe.notebook.controller import Request
from icefloe.players import FunctionPlayer

STATE = fish.parse("1a12.1b1 a 00 0/0,0/0")
REQUEST = Request(1, 0, False, "seed")


def asked(function, pace=0.0):
    """The question, the list of answers, and what is set when one has come."""
    answers, came = [], threading.Event()

    def done(*answer):
        answers.append(answer)
        came.set()

    return Asking(REQUEST, FunctionPlayer(function), STATE, done, pace), answers, came


def test_the_answer_comes_with_its_question():
    _, answers, came = asked(lambda state: "a1-b1")
    came.wait(5)

    assert [(REQUEST, "a1-b1", "")] == answers


def test_an_answer_takes_as_long_as_the_pace_says():
    started = time.monotonic()
    _, _, came = asked(lambda state: "a1-b1", pace=0.2)
    came.wait(5)

    assert time.monotonic() - started >= 0.2


def test_a_question_that_was_cancelled_gets_no_answer():
    leave = threading.Event()
    question, answers, _ = asked(lambda state: leave.wait(5) and "a1-b1")
    question.cancel()
    leave.set()
    time.sleep(0.1)

    assert [] == answers


def test_what_a_player_throws_is_told_in_words():
    _, answers, came = asked(lambda state: {}["a1"])
    came.wait(5)

    assert 1 == len(answers)
    assert answers[0][2].startswith("KeyError: 'a1' (in <lambda>, line ")
