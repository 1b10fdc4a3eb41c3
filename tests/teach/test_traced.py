"""`@traced`: the same results, and the tree that a hand draws."""

from __future__ import annotations

import json
import threading
from decimal import Decimal
from fractions import Fraction

import numpy
import pytest

from icefloe.games import fish
from icefloe.search import Trace, Tree
from icefloe.teach.traced import traced
from tests.protocol.toys import Twice

INF = float("inf")

LINE = fish.parse("1a12.1b1 a 00 0/0,0/0")
"""a slides one tile or two; b then has one slide; a, where it went one tile, has one more."""


def lead(state):
    return state.scores[0] - state.scores[1]


@traced
def minimax(state, depth):
    if depth == 0 or state.is_over:
        return lead(state)
    values = [minimax(state.play(move), depth - 1) for move in state.legal_moves]
    return max(values) if state.to_move == 0 else min(values)


@traced
def alphabeta(state, depth, alpha=-INF, beta=INF):
    if depth == 0 or state.is_over:
        return lead(state), None
    best, best_move = (-INF, None) if state.to_move == 0 else (INF, None)
    for move in state.legal_moves:
        value, _ = alphabeta(state.play(move), depth - 1, alpha, beta)
        if value > best if state.to_move == 0 else value < best:
            best, best_move = value, move
        if state.to_move == 0:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best, best_move


def kinds(trace):
    return [event[0] for event in trace.events]


def test_a_traced_function_returns_what_it_returned_before():
    assert minimax.__wrapped__(LINE, 3) == minimax(LINE, 3)


def test_one_ply_by_hand():
    """a takes one fish either way: two leaves of one fish each, the first stays the best."""
    minimax(LINE, 1)

    assert [
        ("enter", None, 0, 1.0, None, None),
        ("enter", LINE.parse_move("a1-b1"), 1, 0.0, None, None),
        ("leaf", 1),
        ("leave", 1, "exact"),
        ("best", LINE.parse_move("a1-b1"), 1, None, None),
        ("enter", LINE.parse_move("a1-c1"), 1, 0.0, None, None),
        ("leaf", 1),
        ("leave", 1, "exact"),
        ("leave", 1, "exact"),
    ] == minimax.trace.events


def test_the_tree_of_two_plies_has_five_nodes_by_hand():
    """The root, two slides of a, one of b after each."""
    minimax(LINE, 2)

    assert [0, 1, 2, 1, 2] == Tree(minimax.trace).levels


def test_a_window_travels_with_each_node():
    """After the first move is worth 0 (one fish each), the second is searched with alpha 0."""
    alphabeta(LINE, 2)

    assert [(-INF, INF), (-INF, INF), (-INF, INF), (0, INF), (0, INF)] == Tree(alphabeta.trace).windows


def test_moves_that_were_not_looked_at_are_a_cut():
    """Twice, two stones left, the first leads by 5: 'take 1' keeps the turn, so that all is the same player's and a
    window that is already met cuts the second move.
    """
    state = Twice().parse("2 0 5 0")

    alphabeta(state, 2, -INF, 3)

    cuts = [event for event in alphabeta.trace.events if event[0] == "cut"]
    assert ("returned", ("2",)) == (cuts[-1][1], cuts[-1][5])


def test_parameters_in_any_order_and_by_any_usual_name():
    @traced
    def search(beta, plies, alpha, position, table):
        if plies == 0 or position.is_over:
            return lead(position)
        values = [search(beta, plies - 1, alpha, position.play(move), table) for move in position.legal_moves]
        return max(values) if position.to_move == 0 else min(values)

    search(INF, 1, -INF, LINE, {})

    assert ("enter", None, 0, 1.0, -INF, INF) == search.trace.events[0]


def test_a_depth_that_counts_up_is_told_as_plies_left():
    @traced
    def search(state, limit, level=0):
        if level == limit or state.is_over:
            return lead(state)
        values = [search(state.play(move), limit, level + 1) for move in state.legal_moves]
        return max(values) if state.to_move == 0 else min(values)

    search(LINE, 2)

    assert [2, 1, 0, 1, 0] == Tree(search.trace).depths


def test_a_method_is_traced_too():
    class Student:
        @traced
        def search(self, state, depth):
            if depth == 0 or state.is_over:
                return lead(state)
            return max(self.search(state.play(move), depth - 1) for move in state.legal_moves)

    Student().search(LINE, 1)

    assert 3 == len(Tree(Student.search.trace))


def test_values_of_negamax_take_the_movers_view():
    @traced
    def negamax(state, depth, player):
        if depth == 0 or state.is_over:
            return state.scores[player] - state.scores[1 - player]
        return max(-negamax(state.play(move), depth - 1, 1 - player) for move in state.legal_moves)

    negamax(fish.parse("3a12.1b1 a 00 0/0,0/0"), 1, 0)

    assert "mover" == negamax.trace.view


def test_a_number_for_each_player_is_everybodys_view():
    @traced
    def maxn(state, depth):
        if depth == 0 or state.is_over:
            return state.scores
        return max((maxn(state.play(move), depth - 1) for move in state.legal_moves), key=lambda v: v[state.to_move])

    maxn(fish.parse("1a2.1b3.1c1 a 000 0/0,0/0,0/0"), 3)

    assert "all" == maxn.trace.view


def test_ever_deeper_searches_make_a_forest():
    @traced
    def deeper(state, depth):
        return [search(state, each) for each in range(1, depth + 1)][-1]

    @traced
    def search(state, depth):
        if depth == 0 or state.is_over:
            return lead(state)
        values = [search(state.play(move), depth - 1) for move in state.legal_moves]
        return max(values) if state.to_move == 0 else min(values)

    deeper(LINE, 2)

    assert [1, 2] == [Tree(deeper.trace).depths[root] for root in Tree(deeper.trace).children[0]]


def test_an_answer_from_a_table_is_told_as_such():
    """a has two penguins: their moves in either order lead to the same position, whose second search is answered at once."""
    table = {}

    @traced
    def search(state, depth):
        if (state, depth) in table:
            return table[state, depth]
        if depth == 0 or state.is_over:
            return lead(state)
        values = [search(state.play(move), depth - 1) for move in state.legal_moves]
        table[state, depth] = max(values) if state.to_move == 0 else min(values)
        return table[state, depth]

    search(fish.parse("1a1.1a1.1b111 a 00 0/0,0/0"), 4)

    assert "table" in kinds(search.trace)


def test_an_exception_passes_and_leaves_the_trace_so_far():
    @traced
    def search(state, depth):
        if depth == 0:
            raise ZeroDivisionError
        return [search(state.play(move), depth - 1) for move in state.legal_moves]

    with pytest.raises(ZeroDivisionError):
        search(LINE, 1)

    assert ["enter", "enter", "leave", "leave"] == kinds(search.trace)


def test_a_function_about_no_position_works_untraced():
    @traced
    def factorial(n):
        return 1 if n == 0 else n * factorial(n - 1)

    assert (120, None) == (factorial(5), factorial.trace)


def test_wrong_arguments_raise_what_the_function_raises():
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'depth'"):
        minimax(LINE)


def test_above_its_bound_a_trace_stops_and_says_so():
    @traced(most_events=6)
    def search(state, depth):
        if depth == 0 or state.is_over:
            return lead(state)
        values = [search(state.play(move), depth - 1) for move in state.legal_moves]
        return max(values) if state.to_move == 0 else min(values)

    value = search(LINE, 3)

    assert (2, False) == (value, search.trace.options["complete"])


def test_two_threads_do_not_mix():
    traces = []
    gate = threading.Barrier(2)

    def work(depth):
        @traced
        def search(state, depth):
            gate.wait(5) if state == LINE else None
            if depth == 0 or state.is_over:
                return lead(state)
            values = [search(state.play(move), depth - 1) for move in state.legal_moves]
            return max(values) if state.to_move == 0 else min(values)

        search(LINE, depth)
        traces.append(len(Tree(search.trace)))

    threads = [threading.Thread(target=work, args=(depth,)) for depth in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [3, 5] == sorted(traces)


def test_a_trace_reads_back_from_its_text():
    alphabeta(LINE, 2)

    assert alphabeta.trace.events == Trace.parse(str(alphabeta.trace)).events


def test_an_unknown_view_is_refused_in_words():
    with pytest.raises(ValueError, match="view is 'mine', needs root, mover, all"):
        traced(view="mine")


# --- whose view ------------------------------------------------------------------------------------------------------------

ENDING = fish.parse("3a1.1b1 a 00 0/0,0/0")
"""Each has one slide; then nobody has any: a has the tiles 3 and 1, b 1 and 1, and a leads by 2."""


def leaves(trace):
    return [event[1] for event in trace.events if event[0] == "leaf"]


@traced
def classic(state, depth, player):
    """Always turned: where the game is over, the value is that of who did not move last."""
    if depth == 0 or state.is_over:
        return state.scores[player] - state.scores[1 - player]
    return max(-classic(state.play(move), depth - 1, 1 - player) for move in state.legal_moves)


def test_at_the_end_a_classic_negamax_is_told_from_the_view_of_who_moved_last():
    """b slides last and is behind by 2, though the function itself returns 2 there, for a."""
    classic(ENDING, 2, 0)

    assert ("mover", [-2]) == (classic.trace.view, leaves(classic.trace))


def test_what_a_classic_negamax_is_told_as_is_what_the_own_negamax_tells():
    state = fish.parse("2a33b11 b 00 4/0,4/1")

    classic(state, 9, state.to_move)

    own = Trace.of("negamax", state)
    assert [e[1] for e in own if e[0] == "enter"] == [e[1] for e in classic.trace if e[0] == "enter"]
    assert leaves(own) == leaves(classic.trace)


def test_a_negamax_that_keeps_the_view_at_the_end_is_told_as_it_is():
    @traced
    def negamax(state, depth, player):
        if depth == 0 or state.is_over:
            return state.scores[player] - state.scores[1 - player]
        afters = map(state.play, state.legal_moves)
        return max(
            negamax(after, depth - 1, player)
            if after.to_move in (player, None)
            else -negamax(after, depth - 1, 1 - player)
            for after in afters
        )

    negamax(ENDING, 2, 0)

    assert ("mover", [-2]) == (negamax.trace.view, leaves(negamax.trace))


SECOND = Twice().parse("2 1 0 5")
"""Player 1 takes one stone and leads by 6, or two and leads by 7."""


def test_values_of_player_0_are_told_as_player_1_at_the_root_sees_them():
    value = minimax(SECOND, 1)

    assert (-7, [6, 7], ("leave", 7, "exact")) == (value, leaves(minimax.trace), minimax.trace.events[-1])


def test_a_window_of_player_0s_values_is_turned_with_them():
    """More than -3 for player 0 is less than 3 for player 1."""
    alphabeta(SECOND, 1, -INF, -3)

    assert (3, INF) == alphabeta.trace.events[0][4:6]


def test_values_of_player_1_with_max_and_min_mixed_up_are_told_as_they_are():
    @traced
    def swapped(state, depth):
        if depth == 0 or state.is_over:
            return -lead(state)
        values = [swapped(state.play(move), depth - 1) for move in state.legal_moves]
        return max(values) if state.to_move == 0 else min(values)

    swapped(SECOND, 1)

    assert [6, 7] == leaves(swapped.trace)


def test_a_view_that_was_given_is_kept():
    @traced(view="root")
    def search(state, depth):
        if depth == 0 or state.is_over:
            return lead(state)
        values = [search(state.play(move), depth - 1) for move in state.legal_moves]
        return max(values) if state.to_move == 0 else min(values)

    search(SECOND, 1)

    assert [-6, -7] == leaves(search.trace)


# --- kinds of numbers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (Fraction(1, 2), 0.5),
        (Decimal("1.5"), 1.5),
        (numpy.float32(0.5), 0.5),
        (numpy.int64(3), 3),
        (numpy.bool_(True), 1),
        (True, 1),
        ((Fraction(1, 2), True), (0.5, 1)),
        (numpy.array([1, 2]), (1, 2)),
        ({"value": Fraction(1, 2), "move": None}, 0.5),
        (Decimal("sNaN"), None),
        (1j, None),
        ("high", None),
        ({}, None),
    ],
)
def test_values_are_told_as_plain_numbers_whatever_they_are(number, told):
    @traced
    def search(state, depth):
        if depth == 0:
            return number
        return max((search(state.play(move), depth - 1) for move in state.legal_moves), key=str)

    search(LINE, 1)

    assert json.loads(json.dumps([told, told])) == json.loads(json.dumps(leaves(search.trace)))


def test_a_trace_with_infinities_and_fractions_among_its_options_reads_back():
    alphabeta(LINE, numpy.int64(2), -INF, Fraction(7, 2))

    read = Trace.parse(str(alphabeta.trace))
    assert ({"depth": 2, "alpha": -INF, "beta": 3.5}, alphabeta.trace.events) == (read.options, read.events)


def test_a_number_that_cannot_be_asked_does_not_break_watching():
    class Odd:
        def __float__(self):
            raise ZeroDivisionError

    @traced
    def search(state, depth, odd):
        return (
            odd
            if depth == 0
            else max((search(state.play(move), depth - 1, odd) for move in state.legal_moves), key=str)
        )

    odd = Odd()

    assert odd is search(LINE, 1, odd)


# --- calls that can't be seen ----------------------------------------------------------------------------------------------


def untraced(state, depth):
    if depth == 0 or state.is_over:
        return lead(state)
    values = [untraced(state.play(move), depth - 1) for move in state.legal_moves]
    return max(values) if state.to_move == 0 else min(values)


def test_a_function_that_calls_itself_unwatched_warns_once():
    watched = traced(untraced)
    with pytest.warns(UserWarning, match="the calls inside were not seen; put @icefloe.traced above the def") as caught:
        [watched(LINE, 2) for _ in range(2)]

    assert 1 == len(caught)


@pytest.mark.parametrize(
    ("function", "depth"), [(minimax, 2), (minimax, 0), (traced(untraced), 0), (traced(lead), None)]
)
def test_what_was_seen_whole_warns_of_nothing(function, depth, recwarn):
    function(LINE) if depth is None else function(LINE, depth)

    assert [] == list(recwarn)
