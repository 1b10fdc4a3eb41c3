"""Limits: whichever is reached first ends a search, with a legal move and the reason."""

from __future__ import annotations

from itertools import pairwise
from threading import Event
from time import sleep

import pytest

from icefloe.games import fish
from icefloe.search import ALGORITHMS, alphabeta
from icefloe.search.run import BRISK, MOST_STRIDE

from .handmade import scores

NAMES = ["minimax", "alphabeta", "negamax", "pvs", "aspiration", "mtdf", "deepening", "maxn", "uct"]
DEPTH_FIRST = [*NAMES[:6], "maxn", "paranoid", "bestreply", "expectimax"]
STATE = fish.start(2, 1, penguins=2)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("nodes", [1, 2, 100])
def test_nodes_end_a_search_with_a_legal_move(name, nodes):
    result = ALGORITHMS[name](STATE, nodes=nodes)

    assert ("nodes", nodes, True) == (result.stopped, result.nodes, result.move in STATE.legal_moves)


@pytest.mark.parametrize("name", NAMES)
def test_seconds_end_a_search_with_a_legal_move(name):
    result = ALGORITHMS[name](STATE, seconds=0.05)

    assert ("seconds", True) == (result.stopped, result.move in STATE.legal_moves)
    assert result.seconds < 2


@pytest.mark.parametrize("name", NAMES)
def test_a_stop_that_is_asked_for_ends_a_search_with_a_legal_move(name):
    """The tracer sets it, as another thread would."""
    stop, told = Event(), []

    def tracer(event):
        told.append(event)
        if len(told) == 500:
            stop.set()

    result = ALGORITHMS[name](STATE, stop=stop, tracer=tracer)

    assert ("stop", True) == (result.stopped, result.move in STATE.legal_moves)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_broken_off_is_not_exact(name):
    assert not ALGORITHMS[name](STATE, nodes=100).exact


@pytest.mark.parametrize("name", DEPTH_FIRST)
def test_no_ply_was_searched_in_full_by_a_search_that_was_broken_off(name):
    assert 0 == ALGORITHMS[name](STATE, 5, nodes=100).depth


@pytest.mark.parametrize("name", ["minimax", "alphabeta", "negamax", "pvs"])
def test_the_answer_is_the_best_of_the_moves_that_were_finished(name):
    """a-b1 leads to 1, then to 2 with a-a2; cut short within the second, the first stands."""
    state = fish.parse("1a1/31b1 a 00 0/0,0/0")
    first = state.legal_moves[0]

    assert first == ALGORITHMS[name](state, 1, evaluate={"fish": 1, "afoot": 1}, nodes=2).move


def test_a_limit_that_is_not_reached_changes_nothing():
    state = fish.start(2, 1, board="tiny", penguins=1)

    assert "" == alphabeta(state, 2, nodes=10**6, seconds=60, stop=Event()).stopped


# --- slow searches ---------------------------------------------------------------------------------------------------------


class Asked:
    """A flag that is never set, and keeps what `count` says each time when it is asked."""

    def __init__(self, count):
        self.count = count
        self.said = []

    def is_set(self):
        self.said.append(self.count())
        return False

    @property
    def longest(self):
        """How much was counted at most from one time to the next."""
        return max(later - sooner for sooner, later in pairwise(self.said))


class Slow:
    """An evaluation that takes a while. calls: so far. stop: set by the fifth."""

    def __init__(self):
        self.calls = 0
        self.stop = Event()

    def __call__(self, state):
        self.calls += 1
        if self.calls == 5:
            self.stop.set()
        sleep(2 * BRISK)
        return scores(state)


@pytest.mark.parametrize("name", [*DEPTH_FIRST, "deepening", "beam", "greedy"])
def test_a_slow_evaluation_is_not_asked_again_after_a_stop(name):
    """But for one whose node had been begun with, and one for the answer of a search that has none yet."""
    slow = Slow()
    ALGORITHMS[name](STATE, 2, evaluate=slow, stop=slow.stop)

    assert slow.calls <= 5 + 2


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("negamax", 2, {"order": "greedy"}),
        ("negamax", 2, {"quiet": True, "swing": 0}),
        ("bestreply", 4, {}),
    ],
)
def test_a_stop_is_heard_between_moves_that_are_tried_out(name, players, options, monkeypatch):
    """At most as many moves are played without a look as there may be nodes."""
    state, played = fish.start(players, 1, penguins=2), []
    play = type(state).play
    monkeypatch.setattr(type(state), "play", lambda self, move: played.append(move) or play(self, move))
    flag = Asked(lambda: len(played))
    ALGORITHMS[name](state, 2, nodes=200, stop=flag, **options)

    assert flag.longest <= MOST_STRIDE


def test_nodes_that_are_quick_are_not_held_up_by_looks():
    """Looks come after 1, 2, 4, 8 nodes, then 16 each time: 1000 nodes make 66, and a few more on a machine that stalls."""
    flag = Asked(lambda: 0)
    alphabeta(STATE, nodes=1000, stop=flag)

    assert len(flag.said) < 500
