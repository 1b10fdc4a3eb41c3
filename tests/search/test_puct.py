"""PUCT by hand."""

from __future__ import annotations

import pytest

from icefloe import fish
from icefloe.search import Trace, Tree, puct
from tests.protocol.toys import Cards, Dice

from .handmade import handmade, pick

TINY = pick(0, a=(0, 1), b=pick(1, c=(1, 0), d=(0, 1)))


def first(state, rng):
    return state.legal_moves[0]


def told(trace):
    """Visits, and prior, by the line that leads to a node."""
    tree = Tree(trace)
    return {"".join(tree.line(node)): (tree.visits[node], tree.priors[node]) for node in range(len(tree))}


def test_with_a_uniform_prior_visits_follow_the_formula_by_hand():
    """TINY with c = 1, priors a half; games are played on by the first move. Bound: mean + 0.5 sqrt(N) / (1 + n), N at least 1.

    1: a .5, b .5: a, lost. 2: a .25, b .5: b is new, c is played on, won. 3: a .35, b 1 + .35; in b, c .5, d .5: c, won.
    4: a .43, b 1 + .29; in b for the second player c 0 + .35, d .71: d, lost. 5: a .5, b .67 + .25; in b, c .43,
    d 1 + .43: d, lost. 6: a .56, b .5 + .22; in b, c .5, d 1 + .33: d, lost.
    """
    trace = Trace.of("puct", handmade(TINY), simulations=6, c=1, rollout=first)

    assert {"": (6, None), "a": (1, 0.5), "b": (5, 0.5), "bc": (1, 0.5), "bd": (3, 0.5)} == told(trace)


def test_mean_and_bonus_of_a_choice_are_told():
    """The third game: b has mean 1 and bonus 0.5 sqrt(2) / 2 = 0.3536."""
    trace = Trace.of("puct", handmade(TINY), simulations=3, c=1, rollout=first)
    select = next(event for event in trace if event[0] == "select")

    assert ("select", "b", 1, 1.0, pytest.approx(0.3536, abs=1e-4)) == select


def test_the_highest_prior_goes_first():
    assert "b" == puct(handmade(TINY), simulations=1, prior=lambda state: (0.2, 0.8)).move


def test_a_prior_may_name_moves_and_the_others_have_none():
    trace = Trace.of("puct", handmade(TINY), simulations=1, prior=lambda state: {"b": 1.0})

    assert {"": (1, None), "b": (1, 1.0)} == told(trace)


def test_a_prior_is_scaled_to_sum_to_1():
    trace = Trace.of("puct", handmade(TINY), simulations=1, prior=lambda state: (1, 3))

    assert {"": (1, None), "b": (1, 0.75)} == told(trace)


def test_a_prior_of_nothing_is_uniform():
    trace = Trace.of("puct", handmade(TINY), simulations=1, prior=lambda state: {})

    assert {"": (1, None), "a": (1, 0.5)} == told(trace)


def test_each_of_three_goes_by_their_own_reward():
    tree = pick(0, a=pick(1, c=(0, 0, 4), d=(1, 3, 0)), b=pick(2, e=(0, 4, 0), f=(2, 1, 1)))

    assert ("b", "f") == puct(handmade(tree), simulations=300, reward="share").pv


def test_it_plays_through_chance():
    assert puct(Dice().parse("3 2 0 0"), simulations=50).move == "keep"


def test_a_wrong_number_of_priors_is_refused_in_words():
    with pytest.raises(ValueError, match="prior gave 3 numbers, needs one for each of 2 moves of start"):
        puct(handmade(TINY), simulations=1, prior=lambda state: (1, 1, 1))


@pytest.mark.parametrize("number", [-1, float("nan"), float("inf")])
def test_what_is_no_probability_is_refused_in_words(number):
    with pytest.raises(ValueError, match="needs numbers from 0: start"):
        puct(handmade(TINY), simulations=1, prior=lambda state: (1, number))


def test_a_prior_that_is_no_function_is_refused_in_words():
    with pytest.raises(ValueError, match="needs a function of a state, or None"):
        puct(handmade(TINY), simulations=1, prior=(0.5, 0.5))


def test_hidden_cards_are_refused_in_words():
    with pytest.raises(ValueError, match="puct looks at everything, and Cards hides something"):
        puct(Cards().start(seed=1), simulations=1)


def test_stopped_at_once_it_gives_a_legal_move():
    state = fish.start(4, 1, board="tiny", penguins=1)

    assert puct(state, nodes=1).move in state.legal_moves
