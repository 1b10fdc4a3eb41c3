"""Orders of moves: each a permutation of the legal ones."""

from __future__ import annotations

import pytest

from icefloe.games import fish
from icefloe.search import deepening, negamax, pvs
from icefloe.search.ordering import ORDERS, History, Killers, Ordering, ordering_of
from tests.protocol.toys import Twice
from tests.search.plain import INF, random_fish

# a's penguin on a1 may go to b1 with 1 fish, to c1 with 3, to a2 with 2, in this order.
STATE = fish.parse("1a13/21b11 a 00 0/0,0/0")
B1, C1, A2 = (fish.move(text) for text in ("a1-b1", "a1-c1", "a1-a2"))


def test_the_moves_are_listed_as_the_comment_above_says():
    assert (B1, C1, A2) == STATE.legal_moves


@pytest.mark.parametrize("name", ORDERS)
def test_an_order_leaves_out_no_move_and_doubles_none(name):
    order = ordering_of(name)
    for seed in range(40):
        state = random_fish(seed)
        moves = state.legal_moves
        order.cut(state, 2, moves[-1])
        order.cut(state, 2, moves[seed % len(moves)])

        assert sorted(moves) == sorted(order.moves(state, 2, moves[seed % len(moves)])), state


def test_the_tables_move_comes_first_whatever_the_order():
    for name in ORDERS:
        assert A2 == ordering_of(name).moves(STATE, 2, A2)[0]


def test_a_first_move_that_is_not_legal_is_left_out():
    assert [B1, C1, A2] == list(Ordering().moves(STATE, 2, fish.move("b2-c2")))


def test_greedy_begins_with_the_most_fish():
    assert [C1, A2, B1] == list(ordering_of("greedy").moves(STATE, 2))


def test_killers_are_the_latest_two_cuts_of_a_depth_the_newest_first():
    order = Killers()
    for move in (B1, C1, A2):
        order.cut(STATE, 2, move)

    assert [A2, C1, B1] == list(order.moves(STATE, 2))


def test_a_killer_of_another_depth_counts_nothing():
    order = Killers()
    order.cut(STATE, 3, A2)

    assert [B1, C1, A2] == list(order.moves(STATE, 2))


def test_a_move_that_kills_twice_fills_one_place():
    order = Killers()
    for move in (C1, A2, A2):
        order.cut(STATE, 2, move)

    assert [A2, C1, B1] == list(order.moves(STATE, 2))


def test_history_weighs_a_cut_by_the_square_of_the_depth():
    """c1: 2 * 2 twice, 8. a2: 3 * 3 once, 9."""
    order = History()
    for depth, move in ((2, C1), (2, C1), (3, A2)):
        order.cut(STATE, depth, move)

    assert [A2, C1, B1] == list(order.moves(STATE, 1))


def test_history_keeps_the_players_apart():
    """The move 2 of the second player's cut is no news for the first."""
    order = History()
    order.cut(Twice().parse("7 1 0 0"), 2, "2")

    assert ["1", "2"] == list(order.moves(Twice().parse("7 0 0 0"), 2))


def test_history_counts_cuts_alike_where_the_depth_has_no_end():
    """c1 once, a2 twice."""
    order = History()
    for move in (C1, A2, A2):
        order.cut(STATE, INF, move)

    assert [A2, C1, B1] == list(order.moves(STATE, INF))


def test_a_lazy_sequence_of_moves_can_be_ordered():
    assert ["2", "1"] == list(Ordering().moves(Twice().start(), 2, "2"))


@pytest.mark.parametrize("search", [negamax, pvs, deepening], ids=lambda search: search.name)
@pytest.mark.parametrize("name", ["greedy", "killers", "history"])
def test_on_the_whole_an_order_saves_nodes(search, name):
    states = [fish.start(2, seed, board="tiny", penguins=1) for seed in range(2)]

    def nodes(order):
        return sum(search(state, 4, order=order, evaluate="game").nodes for state in states)

    assert nodes("reading") > nodes(name)
