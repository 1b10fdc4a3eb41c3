"""Limits: whichever is reached first ends a search, with a legal move and the reason."""

from __future__ import annotations

from threading import Event

import pytest

from icefloe.games import fish
from icefloe.search import ALGORITHMS, alphabeta

NAMES = ["minimax", "alphabeta", "negamax", "pvs", "aspiration", "mtdf", "deepening", "maxn", "uct"]
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


@pytest.mark.parametrize("name", ["minimax", "alphabeta", "negamax", "pvs", "aspiration", "mtdf", "maxn"])
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
