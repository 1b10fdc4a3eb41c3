"""The engine asked from a cell."""

from __future__ import annotations

from itertools import islice
from threading import Event

import pytest

from icefloe import engine
from icefloe.engine import Limits, Line, Report, advice
from icefloe.games import fish, floes

TEXT = "1a123.1b1 a 00 0/0,0/0"
"""Each has a strip of their own: a can walk over 7 fish on 4 tiles, one by one, b over 2 on 2."""

REPORT = Report(3, 12_345, 0.5, (Line(("a1-d1",), 4, 1, True), Line(("a1-b1", "e1-f1"), -1, 0, False)))


class Teller:
    """Thinks of nothing, reports what it was given, and waits to be stopped if it should."""

    def __init__(self, *reports, waits=False, error=None):
        self.reports, self.waits, self.error = reports, waits, error
        self.asked, self.stopped = [], Event()

    def think(self, state, limits, report=lambda _: None, stop=None):
        self.asked.append((state, limits))
        for each in self.reports:
            report(each)
        if self.error:
            raise self.error
        while self.waits and not stop.is_set():
            stop.wait(5)
        self.stopped.set()
        return self.reports[-1]


@pytest.fixture
def teller(monkeypatch):
    """A function that puts such a thinker in the engine's place."""

    def put(*reports, **options):
        one = Teller(*reports, **options)
        monkeypatch.setattr(advice, "shared", lambda: one)
        return one

    return put


def test_the_best_move_of_a_position_can_be_asked_for():
    found = engine.best(TEXT, depth=1)

    assert (5, 2, True) == found.lines[0][1:]
    assert found.move in ("a1-b1", "a1-d1")


def test_a_state_and_what_shows_one_can_be_asked_about():
    class Shows:
        state = fish.parse(TEXT)

    assert engine.best(Shows.state, depth=1).move == engine.best(Shows(), depth=1).move


def test_several_lines_are_told_apart_the_best_first():
    found = engine.best(TEXT, depth=1, lines=3)

    assert 3 == len({line.moves[0] for line in found.lines})
    assert sorted(found.lines, key=lambda line: (-line.fish, -line.tiles)) == list(found.lines)


def test_where_the_game_is_over_there_is_no_line():
    found = engine.best(fish.parse("1a1.1b a 00 0/0,0/0").play("a1-b1"))

    assert (None, ()) == (found.move, found.lines)


@pytest.mark.parametrize(
    ("said", "seconds"), [({}, 1.0), ({"seconds": 3}, 3), ({"depth": 4}, None), ({"nodes": 9, "seconds": 2.5}, 2.5)]
)
def test_it_thinks_for_a_second_where_nothing_is_said(teller, said, seconds):
    one = teller(REPORT)
    engine.best(TEXT, **said)

    assert seconds == one.asked[0][1].seconds


def test_reports_come_one_after_another(teller):
    early = REPORT._replace(depth=2)
    teller(early, REPORT)

    assert [early, REPORT] == list(engine.analyse(TEXT, depth=3))


def test_who_asks_for_no_more_reports_ends_the_thinking(teller):
    one = teller(REPORT, waits=True)
    reports = engine.analyse(TEXT)
    first = list(islice(reports, 1))
    reports.close()

    assert [REPORT] == first
    assert one.stopped.wait(5)


def test_what_goes_wrong_while_thinking_is_raised(teller):
    teller(REPORT, error=RuntimeError("no more ice"))

    with pytest.raises(RuntimeError, match="no more ice"):
        engine.best(TEXT)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("1a123", "a position has 4 fields"),
        (7, "7 is no position: give a state of Fish, its text or a board"),
        (floes.start(2, seed=1), "the engine plays Fish, and this is a position of Ice Floes & Foes"),
    ],
)
def test_what_is_no_position_of_fish_is_refused_in_words(position, words):
    with pytest.raises(ValueError, match=words):
        engine.best(position)


@pytest.mark.parametrize(
    ("limit", "words"),
    [
        ({"seconds": -1}, "seconds is -1, needs a number from 0, or None for no limit"),
        ({"seconds": float("nan")}, "seconds is nan, needs a number"),
        ({"seconds": float("inf")}, "seconds is inf, needs a number"),
        ({"seconds": "2"}, "seconds is '2', needs a number"),
        ({"seconds": True}, "seconds is True, needs a number"),
        ({"depth": 0}, "depth is 0, needs a whole number from 1, or None for no limit"),
        ({"nodes": 1.5}, "nodes is 1.5, needs a whole number from 1, or None for no limit"),
        ({"lines": 0}, "lines is 0, needs a whole number from 1$"),
        ({"lines": None}, "lines is None, needs a whole number from 1$"),
        ({"threads": True}, "threads is True, needs a whole number from 1$"),
        ({"seed": -1}, "seed is -1, needs a whole number from 0$"),
    ],
)
def test_an_impossible_limit_is_refused_in_words(limit, words):
    with pytest.raises(ValueError, match=words):
        Limits(**limit)


def test_a_report_prints_as_a_table():
    expected = """\
depth 3, 12,345 positions, 0.50 s
move   fish  tiles  exact  line
a1-d1  +4    +1     yes    a1-d1
a1-b1  -1    +0            a1-b1 e1-f1"""

    assert expected == str(REPORT)


def test_a_report_on_a_finished_game_says_so():
    assert "the game is over" == str(Report(0, 0, 0.0, ()))


def test_a_long_line_is_printed_in_part():
    line = Line(tuple(f"a{number}" for number in range(1, 12)), 0, 0, False)

    assert str(Report(1, 1, 0.0, (line,))).endswith("a1 a2 a3 a4 a5 a6 a7 a8 ...")


def test_a_report_is_a_table_in_a_notebook():
    html = REPORT._repr_html_()

    assert 3 == html.count("<tr>")
    assert "<td>a1-b1 e1-f1</td>" in html
