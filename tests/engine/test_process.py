"""The engine as whoever asks it sees it: it thinks in processes of its own, which may get lost."""

from __future__ import annotations

import gc
import math
import os
import signal
import subprocess
import sys
import time
import warnings
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace

import pytest

from icefloe import fish
from icefloe.engine import Limits, child, process
from icefloe.engine.base import unthought
from icefloe.engine.kernel import PLAIN
from icefloe.engine.process import Engine, EngineError, EngineWarning

from .pretending import CRASHES, DIES_ONCE, IS_DEAF, IS_QUIET, STUMBLES

SLIDES = fish.parse("1a12.1b1 a 00 0/0,0/0")
BEST = ("a1-b1", "a1-c1")
"""Either way all three tiles are collected."""
OVER = fish.parse(".12.... 0 00 3/2,1/1")
PRETENDING = Path(__file__).with_name("pretending.py")

pytestmark = pytest.mark.filterwarnings("ignore:nothing can be kept")


@pytest.fixture
def pretend(monkeypatch):
    """Makes an engine whose workers pretend to think. ready_after: seconds until the compiled one is."""
    engines = []

    def made(ready_after: float = 0.0, patience: float | None = 1.0) -> Engine:
        def command(plain: bool, megabytes: int) -> list[str]:
            start = [sys.executable, "-P", str(PRETENDING), str(ready_after)]
            return [*start, "--plain"] if plain else start

        monkeypatch.delenv(PLAIN, raising=False)
        monkeypatch.setattr(child, "command", command)
        engines.append(Engine(patience=patience))
        return engines[-1]

    yield made
    for engine in engines:
        engine.close()


def is_plain(report) -> bool:
    return report.lines[0].fish == 1


def is_gone(pid: int) -> bool:
    """Within two seconds."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def in_thread(function, *arguments) -> SimpleNamespace:
    """What it gives, or raises, once its thread has ended."""
    result = SimpleNamespace(value=None, error=None)

    def run():
        try:
            result.value = function(*arguments)
        except Exception as error:
            result.error = error

    result.thread = Thread(target=run)
    result.thread.start()
    return result


def test_a_question_is_answered(pretend):
    answer = pretend().think(SLIDES, Limits(depth=3, lines=2, seed=5))

    assert (3, 5, ["a1-b1", "a1-c1"]) == (answer.depth, answer.nodes, [line.moves[0] for line in answer.lines])


def test_the_answer_is_reported_too(pretend):
    reports = []
    answer = pretend().think(SLIDES, Limits(depth=8), reports.append)

    assert answer == reports[-1]
    assert sorted(reports) == reports


def test_a_finished_position_needs_no_worker(pretend):
    engine = pretend()

    assert (None, ()) == (engine.think(OVER, Limits()).move, engine.pids)


def test_stop_is_heeded_at_once(pretend):
    engine, stop = pretend(), Event()
    engine.wait()
    asked = in_thread(engine.think, SLIDES, Limits(), lambda _: None, stop)
    time.sleep(0.2)
    start = time.monotonic()
    stop.set()
    asked.thread.join()

    assert time.monotonic() - start < 0.5
    assert asked.value.depth > 1


def test_stop_is_heeded_by_one_whose_worker_is_deaf(pretend):
    engine, stop = pretend(), Event()
    engine.wait()
    asked = in_thread(engine.think, SLIDES, Limits(seed=IS_DEAF), lambda _: None, stop)
    time.sleep(0.2)
    start = time.monotonic()
    stop.set()
    asked.thread.join()

    assert time.monotonic() - start < 0.5
    assert asked.value.depth > 1


def test_stop_is_heeded_while_nothing_is_ready(pretend):
    stop = Event()
    stop.set()
    start = time.monotonic()

    assert unthought(SLIDES) == pretend(60).think(SLIDES, Limits(), stop=stop)
    assert time.monotonic() - start < 1


def test_an_exception_of_the_listener_ends_the_thinking(pretend):
    """As an interrupt of the cell would: the place is free again for two others."""
    engine = pretend()

    def interrupted(_):
        raise KeyboardInterrupt

    for _ in range(3):
        with pytest.raises(KeyboardInterrupt):
            engine.think(SLIDES, Limits(), interrupted)
    assert 2 == engine.think(SLIDES, Limits(depth=2)).depth


def test_two_threads_ask_at_once_and_each_gets_its_own_answer(pretend):
    engine = pretend()
    asked = [in_thread(engine.think, SLIDES, Limits(depth=10, seed=seed)) for seed in range(6)]
    for one in asked:
        one.thread.join()

    assert list(range(6)) == [one.value.nodes for one in asked]
    assert 1 == len(engine.pids)


# --- until compiled code is ready -------------------------------------------------------------------------------------


def test_plain_python_answers_while_compiled_code_is_not_ready(pretend):
    start = time.monotonic()
    answer = pretend(60).think(SLIDES, Limits(seconds=30))

    assert is_plain(answer)
    assert time.monotonic() - start < 10


def test_what_was_compiled_before_is_waited_for(pretend, monkeypatch):
    monkeypatch.setattr(process, "is_kept", lambda: True)

    assert not is_plain(pretend(1.5, patience=None).think(SLIDES, Limits(seconds=0.1)))


def test_what_has_yet_to_be_compiled_is_not_waited_for(pretend, monkeypatch):
    monkeypatch.setattr(process, "is_kept", lambda: False)

    assert is_plain(pretend(1.5, patience=None).think(SLIDES, Limits(seconds=0.1)))


def test_compiled_code_answers_where_it_is_ready_soon(pretend):
    engine = pretend(0.1)

    assert not is_plain(engine.think(SLIDES, Limits(seconds=0.1)))
    assert 1 == len(engine.pids)


def test_the_plain_worker_ends_when_the_compiled_one_is_ready(pretend):
    engine = pretend(1.5, patience=0)
    engine.think(SLIDES, Limits(seconds=0.1))
    _, plain = engine.pids

    assert engine.wait(30)
    assert is_gone(plain)
    assert not is_plain(engine.think(SLIDES, Limits(seconds=0.1)))
    assert () == engine.troubles


def test_what_a_plain_worker_has_begun_it_ends(pretend):
    engine, was_ready = pretend(1, patience=0), []
    answer = engine.think(SLIDES, Limits(seconds=1), lambda _: was_ready.append(engine.is_ready))

    assert is_plain(answer)
    assert (False, True) == (was_ready[0], engine.wait(10))


def test_what_has_a_limit_of_depth_alone_waits_for_compiled_code(pretend):
    assert not is_plain(pretend(1, patience=0).think(SLIDES, Limits(depth=2)))


def test_few_positions_are_not_waited_for(pretend):
    assert is_plain(pretend(60, patience=0).think(SLIDES, Limits(depth=2, nodes=5000)))


def test_what_has_no_end_begins_in_plain_python_and_moves_over(pretend):
    engine, stop, reports = pretend(1.5, patience=0), Event(), []

    def told(report):
        reports.append(report)
        if not is_plain(report):
            stop.set()

    assert not is_plain(engine.think(SLIDES, Limits(), told, stop))
    assert is_plain(reports[0])


def test_without_numba_plain_python_is_all_there_is(pretend, monkeypatch):
    monkeypatch.setattr(process, "find_spec", lambda name: None)
    engine = pretend(60)

    assert is_plain(engine.think(SLIDES, Limits(depth=2)))
    assert (True, 1) == (engine.is_ready, len(engine.pids))


def test_compiled_code_that_cannot_get_ready_is_given_up(pretend, monkeypatch):
    monkeypatch.setenv("PRETENDING_BREAKS", "1")
    engine = pretend()
    with pytest.warns(EngineWarning, match="before it was ready"):
        answer = engine.think(SLIDES, Limits(depth=2))

    assert is_plain(answer)
    assert ["the engine's worker ended with status 1: MemoryError: too much of it before it was ready"] * 2 == list(
        engine.troubles
    )


def test_plain_python_that_cannot_get_ready_is_an_error(pretend, monkeypatch):
    monkeypatch.setenv("PRETENDING_BREAKS", "always")
    engine = pretend()
    with (
        pytest.warns(EngineWarning, match="before it was ready"),
        pytest.raises(EngineError, match="its worker ended with status 1: MemoryError: too much of it before it was"),
    ):
        engine.think(SLIDES, Limits(depth=2))


@pytest.mark.filterwarnings("ignore:.* before it was ready")
@pytest.mark.parametrize("executable", ["", None, "/nowhere/python", "/bin/false", "/bin/true"])
def test_where_no_worker_can_be_started_it_thinks_here(monkeypatch, executable):
    monkeypatch.setattr(sys, "executable", executable)
    with Engine() as engine, pytest.warns(EngineWarning, match="it thinks in this process, in plain Python"):
        answer = engine.think(SLIDES, Limits(depth=3))

    assert answer.move in BEST


def test_what_is_no_python_and_never_ends_is_given_up(monkeypatch):
    monkeypatch.setattr(child, "command", lambda *_: ["sleep", "60"])
    monkeypatch.setattr(process, "SILENCE", 0.5)
    with Engine() as engine, pytest.warns(EngineWarning, match="never said a word"):
        answer = engine.think(SLIDES, Limits(depth=3))

    assert answer.move in BEST


def test_where_patience_is_none_a_plain_worker_gets_ready_at_once(pretend):
    engine = pretend(60, patience=0)
    engine.start()

    assert 2 == len(engine.pids)


def test_what_is_left_of_a_hurry_after_waiting_is_for_thinking(pretend, monkeypatch):
    monkeypatch.setattr(process, "HURRY", 0.0)
    monkeypatch.setattr(process, "LEAST", 0.2)
    started = time.monotonic()
    answer = pretend(60, patience=0).think(SLIDES, Limits(seconds=30.0))

    assert is_plain(answer)
    assert time.monotonic() - started < 5


def test_a_stand_in_that_was_not_needed_is_no_accident(pretend):
    """It may have been relieved before it had said a word; later it is wanted again."""
    engine = pretend(0, patience=0)
    engine.think(SLIDES, Limits(seconds=0.1))
    engine.wait()
    with pytest.warns(EngineWarning), pytest.raises(EngineError, match="killed by signal 9, 4 times"):
        engine.think(SLIDES, Limits(depth=9, seed=CRASHES))


# --- accidents --------------------------------------------------------------------------------------------------------


def test_a_worker_that_is_killed_is_reported_started_again_and_asked_again(pretend, monkeypatch, tmp_path):
    monkeypatch.setenv("PRETENDING_MARK", str(tmp_path / "mark"))
    engine = pretend()
    words = "the engine's worker was killed by signal 9; it is asked again"
    with pytest.warns(EngineWarning, match=words):
        answer = engine.think(SLIDES, Limits(depth=5, seed=DIES_ONCE))

    assert (5, words, (words,)) == (answer.depth, engine.trouble, engine.troubles)


def test_an_accident_can_be_told_of_before_the_next_worker_has_news(pretend):
    engine, told = pretend(), []
    with pytest.warns(EngineWarning), pytest.raises(EngineError):
        engine.think(SLIDES, Limits(depth=9, seed=CRASHES), lambda report: told.append(len(engine.troubles)))

    assert {1, 2, 3} <= set(told)


def test_a_worker_that_is_killed_while_nobody_asks_is_reported_too(pretend):
    engine = pretend()
    engine.wait()
    os.kill(engine.pids[0], signal.SIGKILL)
    time.sleep(0.3)
    with pytest.warns(EngineWarning, match="was killed by signal 9; it is started again"):
        engine.think(SLIDES, Limits(depth=1))

    assert 1 == len(engine.troubles)


@pytest.mark.parametrize(
    ("seed", "words"), [(CRASHES, "was killed by signal 9"), (STUMBLES, "made a mistake: ZeroDivisionError: of a kind")]
)
def test_what_no_worker_survives_is_an_error_in_the_end(pretend, seed, words):
    engine = pretend()
    with (
        pytest.warns(EngineWarning),
        pytest.raises(EngineError, match=f"the engine can't answer: its worker {words}, 4 times"),
    ):
        engine.think(SLIDES, Limits(depth=9, seed=seed))
    assert 4 == len(engine.troubles)
    assert 1 == engine.think(SLIDES, Limits(depth=1)).depth


def test_a_worker_far_past_its_time_is_ended(pretend, monkeypatch):
    monkeypatch.setattr(process, "SLACK", 0.3)
    engine = pretend()
    with (
        pytest.warns(EngineWarning, match="would not stop thinking and was ended"),
        pytest.raises(EngineError, match="would not stop thinking"),
    ):
        engine.think(SLIDES, Limits(seconds=0.1, seed=IS_DEAF))


def test_a_worker_that_did_not_stop_holds_nobody_else_for_long(pretend, monkeypatch):
    monkeypatch.setattr(process, "SLACK", 0.3)
    engine = pretend()
    for _ in range(2):
        stop = Event()
        engine.think(SLIDES, Limits(seconds=9, seed=IS_DEAF), lambda _, stop=stop: stop.set(), stop)
    with pytest.warns(EngineWarning, match="would not stop thinking and was ended"):
        answer = engine.think(SLIDES, Limits(depth=2))

    assert 2 == answer.depth


def test_a_worker_without_a_sign_of_life_is_ended(pretend, monkeypatch):
    monkeypatch.setattr(process, "SILENCE", 1.5)
    engine = pretend()
    engine.wait()
    os.kill(engine.pids[0], signal.SIGSTOP)
    with pytest.warns(EngineWarning, match="gave no sign of life and was ended"):
        answer = engine.think(SLIDES, Limits(depth=2))

    assert 2 == answer.depth


def test_a_question_that_a_worker_refuses_is_an_error_at_once(pretend, monkeypatch):
    monkeypatch.setattr(process, "question", lambda number, *_: {"think": number, "position": "x"})
    engine = pretend()

    with pytest.raises(EngineError, match="the engine can't think about this: a position has 4 fields"):
        engine.think(SLIDES, Limits(depth=1))
    assert () == engine.troubles


def test_a_warning_of_its_workers_is_passed_on_once(pretend):
    engine = pretend()
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        engine.wait()
        os.kill(engine.pids[0], signal.SIGKILL)
        time.sleep(0.3)
        engine.wait()

    assert 1 == sum("nothing can be kept" in str(one.message) for one in warned)


def test_one_that_has_nothing_to_report_is_not_taken_for_dead(pretend, monkeypatch):
    monkeypatch.setattr(process, "SILENCE", 1.6)

    engine = pretend()

    assert engine.think(SLIDES, Limits(seconds=3, seed=IS_QUIET)).seconds >= 3
    assert () == engine.troubles


# --- endings ----------------------------------------------------------------------------------------------------------


def test_closing_ends_the_workers(pretend):
    with pretend(60, patience=0) as engine:
        engine.think(SLIDES, Limits(seconds=0.1))
        pids = engine.pids

    assert [True, True] == [is_gone(pid) for pid in pids]
    assert () == engine.pids


def test_who_waits_for_an_engine_that_is_closed_is_told(pretend):
    engine = pretend()
    engine.wait()
    asked = in_thread(engine.think, SLIDES, Limits())
    time.sleep(0.2)
    engine.close()
    asked.thread.join()

    assert "the engine was closed while it thought" == str(asked.error)
    assert () == engine.troubles


def test_an_engine_that_is_closed_answers_no_more(pretend):
    engine = pretend()
    engine.close()

    with pytest.raises(EngineError, match="the engine is closed"):
        engine.think(SLIDES, Limits())


def test_an_engine_that_is_forgotten_leaves_no_worker(pretend):
    pretend()  # so that workers pretend
    engine = Engine()
    engine.wait()
    (pid,) = engine.pids
    del engine
    gc.collect()

    assert is_gone(pid)


def test_the_shared_one_is_the_same_until_it_is_closed(pretend):
    pretend()
    one = process.shared()

    assert one is process.shared()
    one.close()
    assert one is not process.shared()


START = f"""
import os, sys, time
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from icefloe import fish
from icefloe.engine import Limits, child, process
from threading import Thread
child.command = lambda plain, megabytes: [sys.executable, "-P", {str(PRETENDING)!r}, "0"]
engine = process.shared()
Thread(target=engine.think, args=(fish.parse({str(SLIDES)!r}), Limits()), daemon=True).start()
engine.wait()
print(engine.pids[0], flush=True)
"""


def run(code: str) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-c", START + code],
        stdout=subprocess.PIPE,
        stdin=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )


@pytest.mark.parametrize(
    "end", ["", "sys.exit(3)", "raise KeyboardInterrupt", "os._exit(0)", "os.kill(os.getpid(), 9)"]
)
def test_no_worker_outlives_the_one_who_asks_it(end):
    process = run(end)
    pid = int(process.communicate()[0])

    assert is_gone(pid)


def test_a_copy_of_the_process_has_workers_of_its_own():
    code = """
copy = os.fork()
if copy == 0:
    engine.think(fish.parse("1a12.1b1 a 00 0/0,0/0"), Limits(depth=1))
    print(engine.pids[0], engine.troubles, flush=True)
    sys.exit()
os.waitpid(copy, 0)
print(engine.pids[0], engine.troubles, flush=True)
"""
    first, of_copy, again = run(code).communicate()[0].splitlines()

    assert f"{first} ()" == again
    assert of_copy.split()[0] != first
    assert of_copy.endswith("()")
    assert is_gone(int(of_copy.split()[0]))


def test_a_copy_that_lives_on_keeps_no_worker_alive():
    """It has inherited the ends of pipes."""
    process = run("""
if os.fork() == 0:
    sys.stdin.readline()
    os._exit(0)
os.kill(os.getpid(), 9)
""")
    pid = int(process.stdout.readline())

    assert is_gone(pid)
    process.communicate("\n")


def test_who_asks_loads_nothing_heavy():
    code = """
from icefloe.engine import Limits
print([name for name in ("numba", "numpy", "llvmlite") if name in sys.modules])
"""

    assert "[]" == run(code).communicate()[0].splitlines()[1]


def test_it_works_where_icefloe_is_not_installed(tmp_path):
    """Its path is only in `sys.path`, and the current folder has modules of the library's names."""
    (tmp_path / "queue.py").write_text("raise ImportError('not me')")
    source = Path(process.__file__).parents[2]
    code = f"""
import sys
sys.path[0] = {str(source)!r}
from icefloe import fish
from icefloe.engine import Limits
from icefloe.engine.process import Engine
with Engine() as engine:
    print(engine.think(fish.parse({str(SLIDES)!r}), Limits(depth=3)).move, engine.troubles)
"""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {PLAIN: "1"}
    answer = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )

    assert answer.stdout.strip() in [f"{move} ()" for move in BEST]


def test_patience_may_be_endless(pretend):
    assert not is_plain(pretend(1, patience=math.inf).think(SLIDES, Limits(seconds=0.1)))


def test_compiled_and_plain_workers_say_the_same():
    """Asked within a depth, apart from the time it took."""
    said = []
    for place in ({}, {PLAIN: "1"}):
        with pytest.MonkeyPatch.context() as patch:
            for name, value in place.items():
                patch.setenv(name, value)
            with Engine(megabytes=8) as engine:
                said.append(engine.think(fish.start(2, seed=4, board="tiny", penguins=2), Limits(depth=4, lines=3)))

    assert said[0]._replace(seconds=0) == said[1]._replace(seconds=0)
