"""Expectimax by hand, and Star1 against it."""

from __future__ import annotations

import pytest

from icefloe import fish
from icefloe.search import Trace, expectimax, minimax
from tests.protocol.toys import Cards, Dice

from .handmade import draw, handmade, pick, random_tree, scores

COIN = pick(
    0,
    a=draw(h=(0.5, (4, -4)), t=(0.5, (2, -2))),
    b=draw(h=(0.25, pick(1, x=(8, -8), y=(6, -6))), t=(0.75, (1, -1))),
)
"""a: (4 + 2) / 2 = 3. b: the second player picks y, 6; 6 / 4 + 3 / 4 = 2.25."""


def plain(state):
    if state.to_move is None:
        return state.scores[0]
    if state.outcomes:
        return sum(chance * plain(state.play(move)) for move, chance in state.outcomes)
    values = [plain(state.play(move)) for move in state.legal_moves]
    return max(values) if state.to_move == 0 else min(values)


def cuts(trace, cause):
    return [event[5] for event in trace if event[0] == "cut" and event[1] == cause]


def test_a_chance_node_is_worth_the_mean_of_its_outcomes():
    found = expectimax(handmade(COIN), evaluate=scores)

    assert (3.0, "a") == (found.value, found.move)


def test_the_line_ends_where_chance_comes_in():
    assert ("a",) == expectimax(handmade(COIN), evaluate=scores).pv


def test_chance_is_entered_as_player_minus_1():
    trace = Trace.of("expectimax", handmade(COIN), evaluate=scores)

    assert [0, -1, None, None, -1, 1, None, None, None] == [event[2] for event in trace if event[0] == "enter"]


def test_a_ply_of_chance_counts_as_one_of_depth():
    """One ply deep both chance nodes are judged as they stand, 0 each."""
    found = expectimax(handmade(COIN), 1, evaluate=scores)

    assert (0.0, False) == (found.value, found.exact)


def test_in_dice_a_coin_is_worth_one_and_a_half_points_to_whom_it_shows():
    """Each keeps twice, 1.5 points on the average: a lead of 0 at the start; after a first 2 kept 2 - 1.5 + 1.5 - 1.5."""
    assert (0.0, 0.5) == (expectimax(Dice().start()).value, expectimax(Dice().parse("1 0 2 0")).value)


def test_where_chance_is_to_move_at_the_root_the_value_is_from_the_first_players_view():
    found = expectimax(handmade(draw(h=(0.5, (4, -4)), t=(0.5, (1, -1)))), evaluate=scores)

    assert (0, 2.5, None) == (found.player, found.value, found.move)


def test_star1_leaves_out_the_outcomes_that_cannot_bring_the_mean_into_the_window():
    """a is 3. In b, after 0 with half of the chance, the mean is 0.5 x 6 = 3 at most: the second outcome is not looked at."""
    tree = pick(0, a=(3, -3), b=draw(h=(0.5, (0, 0)), t=(0.5, (6, -6))))
    trace = Trace.of("expectimax", handmade(tree), evaluate=scores, star1=True, bounds=(-6, 6))

    assert (3.0, [("t",)]) == (trace.result.value, cuts(trace, "star1"))


def test_star1_cuts_at_the_upper_edge_for_the_other_player():
    """The second player has a for -1. In b, after 4 at half, the mean is 2 - 0.5 x 6 = -1 at least: no better for them."""
    tree = pick(1, a=(-1, 1), b=draw(h=(0.5, (4, -4)), t=(0.5, (-6, 6))))
    trace = Trace.of("expectimax", handmade(tree), evaluate=scores, star1=True, bounds=(-6, 6))

    assert (1.0, [("t",)]) == (trace.result.value, cuts(trace, "star1"))


def test_star1_gives_each_outcome_the_window_that_is_left_to_it():
    """Ballard's formula: alpha 3, outcome h at half, t's best 6: h has to be worth more than (3 - 0.5 x 6) / 0.5 = 0."""
    tree = pick(0, a=(3, -3), b=draw(h=(0.5, (0, 0)), t=(0.5, (6, -6))))
    trace = Trace.of("expectimax", handmade(tree), evaluate=scores, star1=True, bounds=(-6, 6))

    assert (0.0, 6.0) == next(event[4:] for event in trace if event[:2] == ("enter", "h"))


def test_an_outcome_without_probability_is_not_looked_at():
    tree = draw(h=(0.0, (9, -9)), t=(1.0, (2, -2)))

    assert 2.0 == expectimax(handmade(tree), evaluate=scores, star1=True, bounds=(-9, 9)).value


def test_star1_agrees_on_dice_and_looks_at_fewer_nodes():
    full, cut = expectimax(Dice().start()), expectimax(Dice().start(), star1=True, bounds=(-8, 8))

    assert (full.value, True) == (cut.value, cut.nodes < full.nodes)


def test_both_agree_with_a_plain_search_on_random_trees():
    trees = [random_tree(seed, depth=5, chance=True) for seed in range(300)]
    expected = [-plain(tree) if tree.to_move == 1 else plain(tree) for tree in trees]

    assert expected == pytest.approx([expectimax(tree, evaluate=scores).value for tree in trees])
    assert expected == pytest.approx(
        [expectimax(tree, evaluate=scores, star1=True, bounds=(-9, 9)).value for tree in trees]
    )


def test_star1_tells_true_bounds_of_every_node_on_random_trees():
    """`upper`: the true value is no more than what is said; `lower`: no less; `exact`: it is that."""
    wrong = []
    for seed in range(200):
        tree = random_tree(seed, depth=5, chance=True)
        sign = -1 if tree.to_move == 1 else 1
        states, trace = [], Trace.of("expectimax", tree, evaluate=scores, star1=True, bounds=(-9, 9))
        for event in trace:
            if event[0] == "enter":
                states.append(states[-1].play(event[1]) if states else tree)
            elif event[0] == "leave":
                true, said, bound = sign * plain(states.pop()), event[1], event[2]
                if (bound != "lower" and true > said + 1e-9) or (bound != "upper" and true < said - 1e-9):
                    wrong.append((seed, event, true))

    assert [] == wrong


def test_without_chance_it_is_minimax():
    trees = [random_tree(seed) for seed in range(100)]

    assert [minimax(tree, evaluate=scores).value for tree in trees] == [
        expectimax(tree, evaluate=scores, star1=True, bounds=(-9, 9)).value for tree in trees
    ]


def test_star1_without_bounds_is_refused_in_words():
    with pytest.raises(ValueError, match=r"star1 needs bounds=\(low, high\)"):
        expectimax(Dice().start(), star1=True)


def test_bounds_the_wrong_way_round_are_refused_in_words():
    with pytest.raises(ValueError, match=r"bounds is \(8, -8\), needs two numbers, the lower one first"):
        expectimax(Dice().start(), star1=True, bounds=(8, -8))


def test_a_leaf_outside_of_the_bounds_is_refused_in_words():
    with pytest.raises(ValueError, match=r"a leaf has the value \S+, outside of bounds=\(0, 1\)"):
        expectimax(Dice().start(), star1=True, bounds=(0, 1))


def test_more_than_two_players_are_refused_in_words():
    with pytest.raises(ValueError, match=r"expectimax needs two players, this game of .* has 3; try maxn"):
        expectimax(fish.start(3, 1), 1)


def test_hidden_cards_are_refused_in_words():
    with pytest.raises(ValueError, match="expectimax looks at everything, and Cards hides something"):
        expectimax(Cards().start(seed=1), 2)


def test_stopped_at_once_it_gives_a_legal_move():
    assert expectimax(Dice().parse("0 2 0 0"), nodes=1).move in ("keep", "give")
