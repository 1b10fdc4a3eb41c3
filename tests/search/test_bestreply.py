"""Best-reply search: one reply a round, and what that means where players move twice running or not at all."""

from __future__ import annotations

import pytest

from icefloe import fish
from icefloe.search import Trace, alphabeta, bestreply, paranoid
from tests.protocol.toys import Cards, Dice

from .handmade import handmade, pick, random_tree, scores


def first(state):
    return state.legal_moves[0]


def cuts(trace, cause):
    return [event[5] for event in trace if event[0] == "cut" and event[1] == cause]


ROUND = pick(
    0,
    a=pick(1, c=pick(2, e=(6, 0, 0), f=(5, 0, 0), g=(3, 0, 0)), d=pick(2, h=(4, 0, 0), i=(1, 0, 0), j=(0, 0, 0))),
    b=(2, 0, 0),
)
"""By policy the second plays c and the third e or h. One reply after a: by the third, f or g, 5 or 3; by the second, d, then h, 4.
The best reply is g: 3. Together, paranoid, d and j would leave 0."""


def test_only_one_opponent_of_a_round_replies():
    found = bestreply(handmade(ROUND), evaluate=scores, others=first)

    assert (3.0, ("a", "c", "g")) == (found.value, found.pv)


def test_paranoid_search_lets_both_opponents_reply_and_picks_another_move():
    found = paranoid(handmade(ROUND), evaluate=scores)

    assert (2.0, ("b",)) == (found.value, found.pv)


def test_what_the_third_may_not_play_after_the_second_replied_is_told_as_left_out():
    assert [("i", "j")] == cuts(Trace.of("bestreply", handmade(ROUND), evaluate=scores, others=first), "reply")


def test_who_does_not_reply_plays_what_is_best_for_themselves_at_once():
    """The second replies with d; the third then takes h, 7 of their own, not i, nor j, which is worst for the first."""
    tree = pick(0, a=pick(1, c=(9, 0, 0), d=pick(2, i=(4, 0, 2), h=(1, 0, 7), j=(0, 0, 1))))

    assert 1.0 == bestreply(handmade(tree), evaluate=scores).value


def test_an_opponent_who_moves_twice_running_may_depart_from_policy_in_both_plies():
    """The second's two plies are one turn: d, then h. The third is not asked."""
    tree = pick(0, a=pick(1, c=(9, 0, 0), d=pick(1, g=(8, 0, 0), h=(1, 0, 0))), b=(0, 0, 0))

    found = bestreply(handmade(tree), evaluate=scores, others=first)

    assert (1.0, ("a", "d", "h")) == (found.value, found.pv)


def test_a_reply_may_begin_in_the_second_ply_of_a_turn():
    tree = pick(0, a=pick(1, c=pick(1, e=(8, 0, 0), f=(1, 0, 0)), d=(5, 0, 0)), b=(0, 0, 0))

    assert 1.0 == bestreply(handmade(tree), evaluate=scores, others=first).value


def test_two_plies_of_the_root_player_running_are_both_free():
    tree = pick(0, a=pick(0, c=(1, 0, 0), d=(7, 0, 0)), b=(5, 0, 0))

    assert 7.0 == bestreply(handmade(tree), evaluate=scores, others=first).value


def test_a_new_round_begins_with_the_root_players_next_ply():
    """The second replies with d, the third has to play e; after the first player's g the third may reply with j."""
    tree = pick(0, a=pick(1, c=(9, 0, 0), d=pick(2, e=pick(0, g=pick(2, i=(8, 0, 0), j=(3, 0, 0))), f=(0, 0, 0))))

    assert 3.0 == bestreply(handmade(tree), evaluate=scores, others=first).value


def test_without_the_root_player_a_new_round_begins_when_an_opponent_has_a_second_turn():
    """The root player is out after a: second d, third e by policy, second again: free, h."""
    tree = pick(0, a=pick(1, c=(9, 0, 0), d=pick(2, e=pick(1, g=(8, 0, 0), h=(2, 0, 0)), f=(0, 0, 0))))

    assert 2.0 == bestreply(handmade(tree), evaluate=scores, others=first).value


def one_reply(state, me, had=(), replier=None):
    """The same rule, without pruning: every ply by policy or, for the one who replies, free."""
    if state.to_move is None:
        return state.scores[me]
    mover = state.to_move
    if mover == me:
        return max(one_reply(state.play(move), me) for move in state.legal_moves)
    if not had or had[-1] != mover:
        had, replier = ((mover,), None) if mover in had else ((*had, mover), replier)
    free = replier in (None, mover)
    values = [
        one_reply(state.play(move), me, had, replier if number == 0 else mover)
        for number, move in enumerate(state.legal_moves)
        if free or number == 0
    ]
    return min(values)


def test_pruning_changes_nothing_on_random_trees_of_three_to_six():
    trees = [random_tree(seed, players=3 + seed % 4, depth=5) for seed in range(300)]
    trees = [tree for tree in trees if not tree.is_over]

    assert [one_reply(tree, tree.to_move) for tree in trees] == [
        bestreply(tree, evaluate=scores, others=first).value for tree in trees
    ]


def test_with_two_players_it_is_alpha_beta_also_where_one_moves_twice_running():
    trees = [random_tree(seed, depth=5) for seed in range(200)]

    assert [alphabeta(tree, evaluate=scores).value for tree in trees] == [
        bestreply(tree, evaluate=scores).value for tree in trees
    ]


def test_it_looks_at_fewer_nodes_than_paranoid_search():
    state = fish.start(4, 1, board="tiny", penguins=1)

    assert bestreply(state, 4).nodes < paranoid(state, 4).nodes


def test_a_policy_that_gives_no_legal_move_is_refused_in_words():
    with pytest.raises(ValueError, match="others gave 'z', needs a legal move of a"):
        bestreply(handmade(ROUND), evaluate=scores, others=lambda state: "z")


def test_best_reply_search_refuses_chance_in_words():
    with pytest.raises(ValueError, match="bestreply knows no chance, and Dice has it; try expectimax"):
        bestreply(Dice().start(), 2)


def test_best_reply_search_refuses_hidden_cards_in_words():
    with pytest.raises(ValueError, match="bestreply looks at everything, and Cards hides something"):
        bestreply(Cards().start(seed=1), 2)


def test_best_reply_search_stopped_at_once_gives_a_legal_move():
    state = fish.start(4, 1, board="tiny", penguins=1)

    assert bestreply(state, 6, nodes=1).move in state.legal_moves
