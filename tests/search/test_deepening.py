"""Iterative deepening: depth after depth, and what is left of one that is broken off."""

from __future__ import annotations

import pytest

from icefloe.games import fish
from icefloe.search import Trace, Tree, deepening, negamax
from tests.protocol.toys import Twice
from tests.search.plain import INF, for_mover, plain, random_fish

METHODS = ("negamax", "pvs", "aspiration", "mtdf")
STATE = fish.start(2, 1, board="tiny", penguins=1)


def worth(state, move, depth):
    """What `move` is worth to who makes it, by plain minimax; depth counts this ply too."""
    return for_mover(state, plain(state.play(move), depth - 1))


@pytest.mark.parametrize("method", METHODS)
def test_without_a_depth_it_goes_on_until_the_value_is_exact(method):
    """Three stones last three plies at most: 1, 1 and 1."""
    result = deepening(Twice().parse("3 0 0 0"), method=method)

    assert (3, 3, True, "") == (result.value, result.depth, result.exact, result.stopped)


@pytest.mark.parametrize("method", METHODS)
def test_the_depth_said_is_the_last(method):
    result = deepening(STATE, 3, method=method)

    assert (3, False) == (result.depth, result.exact)


def test_each_depth_is_a_root_of_the_trace():
    tree = Tree(Trace.of("deepening", STATE, 3))

    assert ["depth 1", "depth 2", "depth 3"] == [tree.label(root) for root in tree.children[0]]


def test_a_depth_begins_with_the_best_move_of_the_one_before():
    trace = Trace.of("deepening", STATE, 3, order="reading", table=False)
    tree = Tree(trace)
    first_moves = [tree.moves[tree.children[root][0]] for root in tree.children[0]]

    assert first_moves[1:] == [negamax(STATE, 1).move, deepening(STATE, 2, order="reading", table=False).move]


@pytest.mark.parametrize("method", METHODS)
def test_broken_off_it_keeps_the_last_depths_move_or_one_that_is_better_one_ply_deeper(method):
    """Whatever the number of nodes at which it is broken off."""
    for seed in range(6):
        state = random_fish(seed, (9, 12), 1)
        for nodes in range(1, deepening(state, 4, method=method).nodes):
            result = deepening(state, 4, method=method, nodes=nodes)
            if result.depth == 0:
                assert result.move in state.legal_moves
                continue
            finished = deepening(state, result.depth, method=method).move
            deeper = result.depth + 1

            assert "nodes" == result.stopped
            assert result.move == finished or worth(state, result.move, deeper) > worth(state, finished, deeper), (
                state,
                nodes,
            )


@pytest.mark.parametrize("method", METHODS)
def test_between_two_depths_the_answer_is_that_of_the_finished_one(method):
    """One node more than depth 2 needs: the root of depth 3."""
    two = deepening(STATE, 2, method=method)
    result = deepening(STATE, 9, method=method, nodes=two.nodes + 1)

    assert (two.value, two.pv, 2, "nodes") == (result.value, result.pv, result.depth, result.stopped)


def test_a_search_that_is_broken_off_is_not_exact():
    assert not deepening(Twice().start(), nodes=10).exact


def test_with_a_table_a_deeper_search_costs_less():
    """What the table answers and the order it gives."""
    states = [random_fish(seed, (12, 14)) for seed in range(6)]

    def nodes(table):
        return sum(deepening(state, 4, table=table).nodes for state in states)

    assert nodes(False) > nodes(True)


def test_a_finished_game_needs_no_second_depth():
    result = deepening(fish.parse("... 0 00 5/5,6/2"), INF)

    assert (-1, 1, True) == (result.value, result.nodes, result.exact)
