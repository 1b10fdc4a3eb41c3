"""A question to a computer player, on its own thread."""

from __future__ import annotations

import threading
import time

from icefloe.games import fish
from icefloe.notebook.asking import OFTEN, Asking
from icefloe.notebook.controller import Request
from icefloe.players import FunctionPlayer

STATE = fish.parse("1a12.1b1 a 00 0/0,0/0")
REQUEST = Request(1, 0, False, "seed")


class Thinker:
    """Tells what it was given, then plays."""

    def __init__(self, *told, before=lambda: None):
        self.told, self.before = told, before

    def prepare(self):
        pass

    def choose(self, view, player, rng, stop):
        raise AssertionError("it would rather tell")

    def think(self, view, player, rng, stop, tell):
        self.before()
        for words, trouble in self.told:
            tell(words, trouble)
        return "a1-b1"


def heard_from(thinker, cancelled=False):
    """What is told of a thinker's thoughts."""
    heard, came = [], threading.Event()
    question = Asking(
        REQUEST, thinker, STATE, lambda *answer: came.set(), told=lambda request, *told: heard.append(told)
    )
    if cancelled:
        question.cancel()
    came.wait(0.2 if cancelled else 5)
    return heard


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


def test_what_a_player_thinks_is_told_now_and_then():
    """Of many thoughts at once the first, and none before there is time to read it."""
    slow = Thinker(*[(f"{depth} moves ahead", False) for depth in range(9)], before=lambda: time.sleep(OFTEN))

    assert [("0 moves ahead", False)] == heard_from(slow)
    assert [] == heard_from(Thinker(("1 move ahead", False)))


def test_trouble_is_told_at_once():
    assert [("it was killed", True)] == heard_from(Thinker(("it was killed", True), ("1 move ahead", False)))


def test_a_question_that_was_cancelled_tells_nothing():
    assert [] == heard_from(Thinker(("it was killed", True), before=lambda: time.sleep(0.1)), cancelled=True)
