"""`@traced`: the same results, and the tree that a hand draws."""

from __future__ import annotations

import threading

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
