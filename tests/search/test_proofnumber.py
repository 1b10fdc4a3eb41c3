"""Proof-number search by hand, and against plain minimax."""

from __future__ import annotations

import pytest

from icefloe import fish
from icefloe.search import Trace, Tree, proofnumber
from tests.protocol.toys import Cards, Dice, Twice

from .handmade import handmade, pick, random_tree
from .positions import best_play, going

INF = float("inf")

TINY = handmade(pick(0, a=pick(1, c=(1, 0), d=(0, 1)), b=pick(1, e=(1, 0), f=(1, 0), g=(2, 0))))
"""a is refuted by d; b wins whatever the second player does."""


def wins(state, me):
    """Won, alone or shared."""
    return float(me in state.winners)


def numbers(trace):
    """Who gets which numbers, by line, in order."""
    tree = Tree(trace)
    return [
        ("".join(tree.line(node)), *event[2:])
        for node, event in zip(tree.nodes, trace, strict=True)
        if event[0] == "numbers"
    ]


def test_proof_and_disproof_numbers_by_hand():
    """The root is a choice of the first player: the least proof, the sum of disproofs. a: the sum of proofs, the least disproof."""
    expected = [
        ("", 1, 1),
        # Two children, one leaf each.
        ("a", 1, 1),
        ("b", 1, 1),
        ("", 1, 2),
        # a is the first of equals: c is a win, d is none.
        ("ac", 0, INF),
        ("ad", INF, 0),
        ("a", INF, 0),
        ("", 1, 1),
        # Only b is left.
        ("be", 0, INF),
        ("bf", 0, INF),
        ("bg", 0, INF),
        ("b", 0, INF),
        ("", 0, INF),
    ]

    assert expected == numbers(Trace.of("proofnumber", TINY))


def test_what_is_won_is_proven_and_the_line_begins_with_the_winning_move():
    found = proofnumber(TINY)

    assert (1.0, "b", True) == (found.value, found.move, found.exact)


def test_what_is_lost_is_disproven():
    found = proofnumber(handmade(pick(0, a=pick(1, c=(1, 0), d=(0, 1)), b=(0, 1))))

    assert (0.0, True) == (found.value, found.exact)


def test_a_shared_win_is_one():
    assert 1.0 == proofnumber(handmade(pick(0, a=(1, 1), b=(0, 1)))).value


def test_a_goal_may_ask_for_more():
    """To be ahead by 2: only g is, and the second player does not play it."""
    found = proofnumber(TINY, goal=lambda state: state.scores[0] - state.scores[1] >= 2 if state.is_over else None)

    assert 0.0 == found.value


def test_a_goal_may_decide_before_the_end():
    """b is said to be enough: its children are never looked at. Nodes: root, a, b."""
    found = proofnumber(TINY, goal=lambda state: True if state.played == ("b",) else None)

    assert (1.0, ("b",), 3) == (found.value, found.pv, found.nodes)


def test_no_answer_at_the_end_counts_as_no():
    assert 0.0 == proofnumber(TINY, goal=lambda state: None).value


def test_the_tree_of_the_trace_has_the_same_best_line():
    trace = Trace.of("proofnumber", TINY)
    tree = Tree(trace)

    assert trace.result.pv == tree.line(tree.pv[-1]) == ("b", "e")


def test_the_trace_is_read_back_equal():
    trace = Trace.of("proofnumber", going(1, free=5)[0])

    assert trace == Trace.parse(str(trace))


def test_it_agrees_with_plain_minimax_on_late_positions_of_two():
    states = going(150, free=7)

    assert [best_play(state, state.to_move, wins) for state in states] == [proofnumber(state).value for state in states]


def test_it_agrees_with_plain_minimax_on_late_positions_of_three_and_four_all_against_one():
    states = going(60, free=6, players=3) + going(60, free=5, players=4)

    assert [best_play(state, state.to_move, wins) for state in states] == [proofnumber(state).value for state in states]


def test_it_agrees_with_plain_minimax_where_players_move_twice_running():
    trees = [random_tree(seed, players=2 + seed % 5, depth=5) for seed in range(300)]
    trees = [tree for tree in trees if not tree.is_over]

    assert [best_play(tree, tree.to_move, wins) for tree in trees] == [proofnumber(tree).value for tree in trees]


def test_the_first_move_of_a_proof_wins():
    states = [state for state in going(100, free=7) if best_play(state, state.to_move, wins)]
    moves = [proofnumber(state).move for state in states]

    assert {1.0} == {
        best_play(state.play(move), state.to_move, wins) for state, move in zip(states, moves, strict=True)
    }


def test_in_twice_the_first_can_take_all():
    assert (
        1.0 == proofnumber(Twice().start(), goal=lambda state: state.scores == (7, 0) if state.is_over else None).value
    )


def test_stopped_early_the_value_is_unknown_and_the_move_legal():
    state = fish.start(2, 1, board="tiny", penguins=1)
    found = proofnumber(state, nodes=30)

    assert (0.5, False, "nodes", True) == (found.value, found.exact, found.stopped, found.move in state.legal_moves)


@pytest.mark.parametrize("nodes", [1, 2, 3])
def test_stopped_at_once_the_move_is_legal_too(nodes):
    state = fish.start(4, 1, board="tiny", penguins=1)

    assert proofnumber(state, nodes=nodes).move in state.legal_moves


def test_not_found_within_the_depth_is_unknown():
    """One ply deep neither a nor b is decided."""
    found = proofnumber(TINY, 1)

    assert (0.5, False) == (found.value, found.exact)


def test_found_within_the_depth_is_proven():
    found = proofnumber(handmade(pick(0, a=pick(1, c=(0, 1)), b=(1, 0))), 1)

    assert (1.0, True) == (found.value, found.exact)


def test_a_finished_game_is_decided():
    """6 fish beat 5; with nobody to move the question is the first player's."""
    found = proofnumber(fish.parse("... 0 00 5/5,6/2"))

    assert (0.0, None, True, 0) == (found.value, found.move, found.exact, found.player)


def test_an_answer_that_is_none_is_refused_in_words():
    with pytest.raises(ValueError, match="goal gave 'yes', needs True, False or None: start"):
        proofnumber(TINY, goal=lambda state: "yes")


def test_a_goal_that_is_no_function_is_refused_in_words():
    with pytest.raises(ValueError, match="goal is 'win', needs a function of a state, or None"):
        proofnumber(TINY, goal="win")


def test_chance_is_refused_in_words():
    with pytest.raises(ValueError, match="proofnumber knows no chance, and Dice has it; try expectimax"):
        proofnumber(Dice().start())


def test_hidden_cards_are_refused_in_words():
    with pytest.raises(ValueError, match="proofnumber looks at everything, and Cards hides something"):
        proofnumber(Cards().start(seed=1))


@pytest.mark.parametrize("answer", [True, False])
def test_where_the_goal_is_decided_from_the_start_there_is_a_legal_move_all_the_same(answer):
    state = Twice().start()
    found = proofnumber(state, goal=lambda state: answer)

    assert (float(answer), "1", (), 1) == (found.value, found.move, found.pv, found.nodes)
