"""The transposition table: when an entry is an answer, what it holds, that it changes nothing."""

from __future__ import annotations

import pytest

from icefloe.games import fish
from icefloe.search import Trace, deepening, mtdf, negamax, pvs
from icefloe.search.evaluation import ScoreLead
from icefloe.search.negamax import Negamax
from icefloe.search.run import Found, Run
from icefloe.search.table import Entry, Table
from tests.protocol.toys import Twice
from tests.search.plain import INF, for_mover, plain, random_fish, random_twice


def entry(depth=3, value=5, bound="exact", is_final=False):
    return Entry(depth, value, bound, ("1",), is_final)


@pytest.mark.parametrize(
    ("given", "depth", "answers"),
    [
        (entry(depth=3), 3, True),
        (entry(depth=3), 2, False),
        (entry(depth=3), 4, False),
        (entry(depth=3, is_final=True), 4, True),
        (entry(depth=3, is_final=True), INF, True),
        (entry(depth=3, is_final=True), 2, False),
        (entry(depth=INF, is_final=True), INF, True),
    ],
)
def test_an_entry_answers_for_its_own_depth_and_a_final_one_for_larger_ones(given, depth, answers):
    assert answers == given.answers(depth, -INF, INF)


@pytest.mark.parametrize(
    ("bound", "alpha", "beta", "answers"),
    [
        ("exact", 0, 9, True),
        ("lower", 0, 9, False),
        ("lower", 0, 5, True),
        ("lower", 0, 6, False),
        ("upper", 0, 9, False),
        ("upper", 5, 9, True),
        ("upper", 4, 9, False),
    ],
)
def test_a_bound_answers_where_it_lies_outside_of_the_window(bound, alpha, beta, answers):
    """The value stored is 5."""
    assert answers == entry(bound=bound).answers(3, alpha, beta)


def test_a_full_table_drops_what_was_stored_longest_ago():
    table = Table(2)
    first, second, third = (Twice().parse(f"{stones} 0 0 0") for stones in (1, 2, 3))
    for state in (first, second, third):
        table.store(state, entry())

    assert [None, entry(), entry()] == [table.get(state) for state in (first, second, third)]


def test_storing_again_makes_an_entry_new():
    table = Table(2)
    first, second, third = (Twice().parse(f"{stones} 0 0 0") for stones in (1, 2, 3))
    for state in (first, second, first, third):
        table.store(state, entry())

    assert [entry(), None, entry()] == [table.get(state) for state in (first, second, third)]


def test_the_newest_entry_of_a_position_replaces_the_older():
    table, state = Table(2), Twice().start()
    table.store(state, entry(depth=2))
    table.store(state, entry(depth=1))

    assert (1, 1) == (table.get(state).depth, len(table))


@pytest.mark.parametrize("search", [negamax, pvs, mtdf, deepening], ids=lambda search: search.name)
@pytest.mark.parametrize("size", [1, 3, 40, True])
def test_a_table_of_any_size_changes_no_value(search, size):
    for seed in range(16):
        for state in (random_fish(seed, (9, 12), 1), random_twice(seed)):
            for depth in (2, 4):
                assert search(state, depth, table=False).value == search(state, depth, table=size).value, state


def test_a_position_reached_by_lines_of_different_lengths_is_told_apart_by_depth():
    """Nine stones: 1 1 2 1 1 2 and 2 2 2 2 leave one stone and four each, after six plies and after four."""
    state = Twice().parse("9 0 0 0")
    for depth in range(1, 10):
        assert for_mover(state, plain(state, depth)) == negamax(state, depth, table=True).value


# Two penguins each, on floes of their own: what the two of a player do can be done in either order.
MEETING = fish.parse("1a11.1b21.1a12.1b11 a 00 0/0,0/0")


def test_a_table_saves_nodes():
    assert negamax(MEETING, 4, table=False).nodes > negamax(MEETING, 4, table=True).nodes


def test_a_trace_says_what_the_table_answered_and_looks_no_further():
    """Where two lines meet the node is left at once, with the value and bound of the entry."""
    events = Trace.of("negamax", MEETING, 4, table=True).events
    hits = [(event, events[at + 1]) for at, event in enumerate(events) if event[0] == "table"]

    assert hits
    assert all(("leave", *hit[1:3]) == left for hit, left in hits)


def test_an_answer_that_saw_the_horizon_does_not_make_the_value_exact():
    """Each of the four penguins can move at least once: no line of three plies comes to the end."""
    assert not negamax(MEETING, 3, table=True).exact


# --- what a search keeps in mind ---------------------------------------------------------------------------------------------


def remembering(state):
    run = Run(state, ScoreLead())
    return run, Negamax(run, table=True)


def test_an_answer_that_saw_the_horizon_stands_for_having_seen_it():
    """The second search is answered at its root; so it is no more exact than the first."""
    state = Twice().start()
    run, search = remembering(state)
    search.search(state, 2)
    run.horizon = False
    search.search(state, 2)

    assert run.horizon


def test_an_entry_is_final_whatever_was_met_elsewhere():
    """One stone: its lines end after one ply."""
    state = Twice().parse("1 0 0 0")
    run, search = remembering(state)
    run.horizon = True
    search.search(state, 2)

    assert search.table.get(state).is_final


def test_what_was_met_elsewhere_is_not_forgotten():
    state = Twice().parse("1 0 0 0")
    run, search = remembering(state)
    run.horizon = True
    search.search(state, 2)

    assert run.horizon


def test_a_root_that_fails_low_keeps_the_answer_it_had():
    """No move of seven stones' is worth more than 9; which is best is unknown then."""
    state = Twice().start()
    run, search = remembering(state)
    run.found = Found(2, ("2",))
    search.search(state, 2, 9, 10)

    assert Found(2, ("2",)) == run.found
