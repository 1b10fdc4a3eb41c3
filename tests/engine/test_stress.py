"""The engine hurried, stopped, asked twice at once, and asked what there is hardly anything to say about."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Event, Thread, Timer, active_count
from time import perf_counter, sleep

import pytest

from icefloe.engine.base import Limits, Report
from icefloe.engine.position import position_of
from icefloe.engine.thinking import Mind
from icefloe.games import fish

from .plain import Solver, TooLarge
from .positions import KINDS, ending, random_game
from .test_exact import MOST, check

MEGABYTES = 16

AT_ONCE = 0.05
"""Seconds within which a thought ends that is told to; here with room for what else the machine does."""
GRACE = 0.25

LATE = (Path(__file__).parent.parent.parent / "src" / "icefloe" / "cli" / "late-fish.txt").read_text().splitlines()[1:]


@pytest.fixture(scope="module")
def mind():
    """One that has everything compiled."""
    mind = Mind(MEGABYTES)
    for players in (2, 3, 4):
        mind.think(fish.start(players, seed=1), Limits(depth=2))
        mind.think(next(iter(random_game(11, players))), Limits(depth=2))
    return mind


def check_legal(state, limits, report):
    """Lines begin with different legal moves, can be played, and promise no more than there is."""
    there_is = sum(state.scores) + sum(position_of(state).worth)
    first = [line.moves[0] for line in report.lines]
    # With more than two players, and before a depth is done, there may be fewer than were asked for.
    assert 1 <= len(set(first)) == len(first) <= limits.lines, (state, limits, report)
    for line in report.lines:
        assert abs(line.fish) <= there_is, (state, limits, report)
        after = state
        for move in line.moves:
            after = after.play(move)


# --- what there is hardly anything to say about --------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["... 0 00 1/1,2/1", "1a.1b a 00 0/0,0/0", ". 0 0000 1/1,1/1,1/1,1/1"])
@pytest.mark.parametrize("limits", [Limits(), Limits(seconds=1), Limits(depth=3, lines=3, threads=2), Limits(nodes=1)])
def test_a_finished_game_has_no_lines(mind, text, limits):
    report = mind.think(fish.parse(text), limits)

    assert () == report.lines
    assert report.move is None


@pytest.mark.parametrize("limits", [Limits(depth=1), Limits(nodes=1), Limits(seconds=1e-6), Limits(depth=3, lines=5)])
@pytest.mark.parametrize(
    "text",
    ["1a1.1b a 00 0/0,0/0", "1a1.1b.1c a 000 0/0,0/0,0/0", "1a1.1b1.1c.1d a 0000 0/0,0/0,0/0,0/0", "1 a 10 0/0,0/0"],
)
def test_the_only_move_is_the_answer_at_any_limit(mind, text, limits):
    state = fish.parse(text)

    assert str(state.legal_moves[0]) == mind.think(state, limits).move


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_legal_answer_at_any_limit_all_through_a_game(mind, players):
    """Placements on the full board of 60 cells, then slides, until all have retired."""
    rng, state = Random(players), fish.start(players, seed=players)
    while not state.is_over:
        limits = rng.choice(
            [Limits(seconds=1e-6), Limits(nodes=1), Limits(depth=1, lines=3), Limits(seconds=0.003, lines=2)]
        )
        report = mind.think(state, limits)
        check_legal(state, limits, report)
        state = state.play(report.move)


def test_there_is_a_legal_answer_on_edited_boards_with_gaps_and_up_to_nine_fish_a_tile(mind):
    for seed in range(120):
        states = list(random_game(seed))
        for state in states[:: max(len(states) // 2, 1)]:
            limits = Limits(depth=2, nodes=3000, lines=3)
            check_legal(state, limits, mind.think(state, limits))


def test_who_is_left_alone_takes_all_that_can_be_taken(mind):
    """b is stuck, and takes 3 in the end; a can take the whole path of 9, 1, 8 and what is under foot."""
    report = mind.think(fish.parse("1a918.3b a 00 5/2,0/0"), Limits(seconds=5))

    assert (5 + 19 - 3, 2 + 4 - 1, True) == report.lines[0][1:]


def test_who_has_retired_stays_so(mind):
    """b has no penguin left and 30 fish; a takes what there is."""
    report = mind.think(fish.parse("2a11 a 00 0/0,30/9"), Limits(seconds=5))

    assert (-26, -6, True) == report.lines[0][1:]


# --- ends in time ----------------------------------------------------------------------------------------------------


def seconds_of(mind, state, limits, stop=None):
    start = perf_counter()
    report = mind.think(state, limits, stop=stop) if stop else mind.think(state, limits)
    return perf_counter() - start, report


def positions(players):
    """From the first placement to late in a game."""
    yield fish.start(players, seed=4)
    if players == 2:
        yield from map(fish.parse, [LATE[0], LATE[-1]])
    states = list(random_game(16, players))
    yield from states[:: max(len(states) // 3, 1)]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thought_ends_when_its_time_does(mind, players, threads):
    for state in positions(players):
        for seconds in (0.001, 0.02, 0.15):
            taken, report = seconds_of(mind, state, Limits(seconds=seconds, threads=threads))

            assert taken < seconds + GRACE, (state, seconds)
            assert report.move


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thought_without_a_limit_ends_when_it_is_stopped(mind, players, threads):
    """At moments picked at random; the first half of the delays is at once, or nearly so."""
    rng = Random(players)
    for state in positions(players):
        for _ in range(6):
            stop, told = Event(), []
            delay = rng.choice([0.0, 0.001, rng.random() / 10, rng.random() / 4])

            def stopping(stop=stop, told=told, delay=delay):
                sleep(delay)
                told.append(perf_counter())
                stop.set()

            thread = Thread(target=stopping)
            thread.start()
            report = mind.think(state, Limits(threads=threads), stop=stop)
            ended = perf_counter()
            thread.join()

            check_legal(state, Limits(), report)
            assert ended - told[0] < GRACE, (state, delay)


def test_stops_come_through_quickly_as_a_rule(mind):
    """Half of them within what was promised."""
    state, late = fish.parse(LATE[-1]), []
    for _ in range(11):
        stop, told = Event(), []

        def stopping(stop=stop, told=told):
            sleep(0.1)
            told.append(perf_counter())
            stop.set()

        thread = Thread(target=stopping)
        thread.start()
        mind.think(state, Limits(), stop=stop)
        late.append(perf_counter() - told[0])
        thread.join()

    assert sorted(late)[len(late) // 2] < AT_ONCE


def test_a_stop_that_came_before_the_thought_still_leaves_a_move(mind):
    stop = Event()
    stop.set()
    for players in (2, 3, 4):
        for state in positions(players):
            taken, report = seconds_of(mind, state, Limits(), stop)

            check_legal(state, Limits(), report)
            assert taken < GRACE


def test_no_thread_is_left_behind(mind):
    before = active_count()
    for seconds in (0.001, 0.01, 0.05) * 5:
        mind.think(fish.parse(LATE[-1]), Limits(seconds=seconds, threads=3))

    assert before == active_count()


# --- reports ---------------------------------------------------------------------------------------------------------


def test_reports_grow_and_the_last_is_the_answer(mind):
    for players in (2, 3, 4):
        for state in positions(players):
            reports = []
            last = mind.think(state, Limits(seconds=0.2, lines=2), reports.append)

            assert reports
            assert reports[-1].lines == last.lines
            for before, after in pairwise(reports):
                assert before.nodes <= after.nodes
                assert before.seconds <= after.seconds
                assert before.depth <= after.depth
            for report in [*reports, last]:
                check_legal(state, Limits(lines=2), report)


@pytest.mark.parametrize("limits", [Limits(depth=3), Limits(nodes=2000), Limits(nodes=2000, lines=3, seed=5)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_limit_of_depth_or_nodes_gives_the_same_answer_each_time(mind, players, limits):
    """Whatever the mind was asked in between, and a new mind too."""
    for state in positions(players):
        first = mind.think(state, limits)._replace(seconds=0.0)
        mind.think(fish.parse(LATE[3]), Limits(seconds=0.01))

        assert first == mind.think(state, limits)._replace(seconds=0.0)
        assert first == Mind(MEGABYTES).think(state, limits)._replace(seconds=0.0)


def test_what_a_report_says_raised_comes_out_and_the_mind_goes_on(mind):
    def fail(_):
        raise RuntimeError("whoever listens has gone")

    before = active_count()
    with pytest.raises(RuntimeError, match="has gone"):
        mind.think(fish.parse(LATE[0]), Limits(seconds=0.2, threads=2), fail)

    assert before == active_count()
    assert mind.think(fish.parse(LATE[0]), Limits(depth=2)).move


# --- several at once -------------------------------------------------------------------------------------------------


def endings(seeds):
    for seed in seeds:
        text = ending(KINDS[seed % len(KINDS)], seed, most=12)
        try:
            yield text, Solver(text, MOST).worth_of_moves()
        except TooLarge:
            continue


def together(works):
    """Runs functions at the same time; raises what one of them raised."""
    failed = []

    def run(work):
        try:
            work()
        except BaseException as error:
            failed.append(error)

    threads = [Thread(target=run, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


def test_two_minds_in_two_threads_stay_right():
    def work(first):
        mine, rng = Mind(MEGABYTES), Random(first)
        for text, worth in endings(range(first, first + 120)):
            limits = rng.choice([Limits(), Limits(seconds=0.002), Limits(nodes=60), Limits(threads=2, seconds=2)])
            check(text, worth, limits, mine.think(fish.parse(text), limits))

    together([lambda: work(0), lambda: work(10_000)])


def test_a_mind_stopped_again_and_again_stays_right():
    """Stops at random moments of a thought in two threads, whose table is used by the next one."""
    mine, rng = Mind(MEGABYTES), Random(3)
    for text, worth in endings(range(20_000, 20_150)):
        state = fish.parse(text)
        for _ in range(4):
            stop = Event()
            setter = Timer(rng.random() / 500, stop.set)
            setter.start()
            limits = Limits(seconds=5, threads=2)
            report = mine.think(state, limits, stop=stop)
            setter.join()
            check(text, worth, limits, report)
        limits = Limits(seconds=10)
        report = mine.think(state, limits)
        check(text, worth, limits, report)

        assert report.lines[0].exact, text


def test_a_mind_whose_table_is_far_too_small_stays_right():
    mine = Mind(1)
    for text in LATE[:4]:
        state = fish.parse(text)
        for _ in range(3):
            report = mine.think(state, Limits(seconds=0.3, threads=2))

            assert isinstance(report, Report)
            check_legal(state, Limits(), report)
            state = state.play(report.move)
