"""Evaluations that give infinities, or no numbers at all: refused in words, whatever the algorithm."""

from __future__ import annotations

import re
from math import inf, nan

import pytest

from icefloe.search import (
    alphabeta,
    aspiration,
    beam,
    bestreply,
    deepening,
    expectimax,
    greedy,
    maxn,
    minimax,
    mtdf,
    negamax,
    paranoid,
    pvs,
)
from tests.protocol.toys import Twice

SEARCHES = (
    *(minimax, alphabeta, negamax, pvs, aspiration, mtdf, deepening),
    *(maxn, paranoid, bestreply, expectimax, beam, greedy),
)
STATE = Twice().parse("2 0 0 3")
"""Two stones are left, and the first has lost already."""

of_each = pytest.mark.parametrize("search", SEARCHES, ids=lambda search: search.name)


def ending_in(lost, won):
    """An evaluation as beginners write it: a lost game is as bad as can be."""

    def evaluate(state):
        return state.scores if state.to_move is not None else tuple(won if p in state.winners else lost for p in (0, 1))

    return evaluate


@of_each
@pytest.mark.parametrize(("lost", "won"), [(-inf, inf), (-inf, 1), (-1, inf), (nan, nan), (nan, 1)])
def test_what_is_not_finite_is_refused_with_the_position(search, lost, won):
    """Whichever way the stones are taken, `0 ...` is how the position at the end begins."""
    words = f"evaluate gave ({lost}, {won}), needs finite numbers, such as 1000 for a game that is won: 0 "

    with pytest.raises(ValueError, match=re.escape(words)):
        search(STATE, evaluate=ending_in(lost, won))


@of_each
def test_the_largest_numbers_are_no_trouble(search):
    assert search(STATE, evaluate=ending_in(-1e308, 1e308)).move in STATE.legal_moves


@of_each
def test_weights_that_are_not_finite_are_refused(search):
    with pytest.raises(ValueError, match="needs finite numbers"):
        search(STATE, evaluate={"score": inf})
