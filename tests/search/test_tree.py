"""The tree of a trace, and its table.

Four stones of Twice, searched to the end by alpha-beta; the lead of the first player, by hand. The numbers are the order of the visits:

    0 first of four stones, 4
      1 "1" first of three, 4
        2 "1" first of two, 4
          3 "1" first of one, 4
            4 "1" the end at 4:0
          5 "2" the end at 4:0
        6 "2" second of one, 2
          7 "1" the end at 3:1
      8 "2" second of two, 0: no more than 0 where the first has 4 already, so "2" is never looked at
        9 "1" second of one, 0
          10 "1" the end at 2:2
"""

from __future__ import annotations

import sys
from math import inf, isnan, nextafter

import pytest

from icefloe.games import fish, floes
from icefloe.search import Trace, Tree
from icefloe.search.tree import question
from tests.protocol.toys import Dice, Twice


def twice(stones=4, **options):
    return Tree(Trace.of("alphabeta", Twice().parse(f"{stones} 0 0 0"), **options))


def deepened():
    """A search of two stones to depth 1, then to depth 2, as a trace that was written by hand."""
    text = """# icefloe trace 1
# algorithm: alphabeta
# view: root
# kind: tree
# evaluate: score
# options:
# game: twice
# position: 2 0 0 0
enter move=- player=0 depth=1 alpha=-inf beta=inf
enter move=2 player=- depth=0 alpha=-inf beta=inf
leaf value=2
leave value=2 bound=exact
best move=2 value=2 alpha=2 beta=inf
leave value=2 bound=exact
enter move=- player=0 depth=2 alpha=-inf beta=inf
enter move=1 player=0 depth=1 alpha=-inf beta=inf
leave value=2 bound=exact
best move=1 value=2 alpha=2 beta=inf
leave value=2 bound=exact
"""
    return Tree(Trace.parse(text, Twice()))


def positions(state, depth):
    """How many positions there are down to so many plies."""
    return 1 + sum(positions(state.play(move), depth - 1) for move in state.legal_moves) if depth else 1


# --- nodes ---------------------------------------------------------------------------------------------------------------


def test_nodes_are_numbered_as_the_search_came_to_them():
    assert [-1, 0, 1, 2, 3, 2, 1, 6, 0, 8, 9] == twice().parents


def test_children_are_in_the_order_of_the_search():
    tree = twice()

    assert ([1, 8], [3, 5], []) == (tree.children[0], tree.children[2], tree.children[4])


def test_the_same_player_may_be_to_move_at_two_levels_running():
    assert [0, 0, 0, 0, None, None, 1, None, 1, 1, None] == twice().players


def test_values_are_those_that_came_back():
    assert [4, 4, 4, 4, 4, 4, 2, 2, 0, 0, 0] == twice().values


def test_leaves_are_what_was_evaluated():
    assert [4, 5, 7, 10] == [node for node, is_leaf in enumerate(twice().leaves) if is_leaf]


def test_windows_narrow_on_the_way():
    tree = twice()

    assert [(-inf, inf), (4, inf), (4, inf)] == [tree.windows[node] for node in (3, 6, 8)]


def test_the_principal_variation_follows_the_best_child_the_first_of_equals():
    assert (0, 1, 2, 3, 4) == twice().pv


def test_the_line_and_the_position_of_a_node_are_its_moves_played():
    tree = twice()

    assert (("1", "2"), "1 1 3 0") == (tree.line(6), str(tree.state(6)))


def test_every_event_is_about_a_node():
    tree = twice()

    assert len(tree.trace) == len(tree.nodes)


def test_a_node_lasts_from_the_event_that_enters_it_to_the_one_that_leaves_it():
    """Leaf 4 is entered fifth; entering, evaluating and leaving make three events."""
    tree = twice()

    assert (4, 6) == (tree.first[4], tree.last[4])


def test_an_empty_trace_is_a_tree_of_no_nodes():
    tree = Tree(Trace("alphabeta", Twice().start()))

    assert (0, ()) == (len(tree), tree.pv)


# --- cuts ----------------------------------------------------------------------------------------------------------------


def test_a_cut_keeps_the_moves_that_were_never_looked_at():
    tree = twice()

    assert {8: ("2",)} == {node: left for node, left in enumerate(tree.cuts) if left}


def test_a_cut_is_explained_by_what_somebody_has_already():
    """The root has its first child for 4."""
    assert [(0, 1, 4)] == list(twice().promises.values())


def test_what_a_cut_saved_is_the_one_end_below_it():
    assert 1 == twice().saved(8)


def test_what_cuts_saved_is_as_many_as_a_plain_count_of_what_they_left():
    tree = Tree(Trace.of("alphabeta", fish.start(2, 3, board="tiny", penguins=1).play("a2").play("a5"), 4))
    cuts = [node for node, left in enumerate(tree.cuts) if left]
    plain = [sum(positions(tree.state(node).play(m), tree.depths[node] - 1) for m in tree.cuts[node]) for node in cuts]

    assert plain == [tree.saved(node) for node in cuts]
    assert plain


def test_below_a_turn_of_any_length_there_is_too_much_to_count():
    """A beam may follow a turn without end: what it dropped goes deeper than Python calls itself."""
    rows = "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB.HHB-/-WB==BW-/SWBHBHS/-WBBH-/-----"
    tree = Tree(Trace.of("beam", floes.parse(f"{rows} 1 1 14,1,5,0 0,0,0,0 5,0,0,0 0,0")))
    cut = next(node for node, left in enumerate(tree.cuts) if left)

    assert tree.saved(cut) is None


def test_too_much_to_count_is_none():
    assert twice().saved(8, most=0) is None


# --- several roots -------------------------------------------------------------------------------------------------------


def test_a_search_that_begins_again_has_a_root_for_each_time_under_one_of_nobody():
    tree = deepened()

    assert ([1, 3], None) == (tree.children[0], tree.players[0])


def test_roots_are_told_apart_by_depth():
    tree = deepened()

    assert ["", "depth 1", "depth 2"] == [tree.label(node) for node in (0, *tree.children[0])]


def test_the_principal_variation_is_that_of_the_last_root():
    assert (0, 3, 4) == deepened().pv


# --- simulations -----------------------------------------------------------------------------------------------------------


def test_every_simulation_goes_through_the_root():
    assert 25 == Tree(Trace.of("uct", Twice().start(), simulations=25)).visits[0]


def test_visits_of_a_node_are_those_of_its_children_and_one_more_but_for_the_root():
    tree = Tree(Trace.of("uct", Twice().start(), simulations=25))
    inner = [node for node, children in enumerate(tree.children) if children and node]

    assert [tree.visits[node] - 1 for node in inner] == [
        sum(tree.visits[child] for child in tree.children[node]) for node in inner
    ]


# --- the table -------------------------------------------------------------------------------------------------------------


def test_the_table_has_a_row_a_node():
    tree = twice()

    assert list(range(11)) == list(tree.to_frame()["node"])


def test_the_columns_of_a_search_by_numbers():
    expected = "node parent level move line player depth alpha beta value bound leaf table cut visits best first last"

    assert expected.split() == list(twice().to_frame().columns)


def test_a_row_tells_its_node():
    row = twice(depth=4).to_frame().loc[8]
    told = [
        row[name] for name in ("parent", "level", "move", "line", "player", "depth", "alpha", "beta", "value", "cut")
    ]

    assert [0, 1, "2", "2", 1, 3.0, 4.0, inf, 0.0, 1] == told


def test_the_line_of_a_row_is_its_moves_as_text():
    assert "1 1 2" == twice().to_frame()["line"][5]


def test_the_player_of_a_row_is_missing_at_the_end_of_the_game():
    assert [4, 5, 7, 10] == list(twice().to_frame().query("player.isna()")["node"])


def test_the_principal_variation_is_marked():
    assert [0, 1, 2, 3, 4] == list(twice().to_frame().query("best")["node"])


def test_values_of_all_players_are_a_column_each():
    """To the end of one stone: the first has it."""
    table = Tree(Trace.of("maxn", Twice().parse("1 0 0 0"))).to_frame()

    assert [1.0, -1.0] == [table["value_0"][0], table["value_1"][0]]
    assert "value" not in table.columns


def test_of_simulations_there_is_a_mean_of_each_player():
    table = Tree(Trace.of("uct", Twice().parse("1 0 0 0"), simulations=3)).to_frame()

    assert [3, 1.0, 0.0] == [table["visits"][0], table["mean_0"][0], table["mean_1"][0]]


def test_what_was_proven_is_two_columns():
    """The first takes the only stone: a win is proven."""
    table = Tree(Trace.of("uct", Twice().parse("1 0 0 0"), simulations=3, proof="win")).to_frame()

    assert [1.0, 1.0] == [table["low"][0], table["high"][0]]


def test_where_there_is_no_window_its_edges_are_no_numbers():
    table = Tree(Trace.of("minimax", Twice().parse("1 0 0 0"))).to_frame()

    assert isnan(table["alpha"][0])
    assert isnan(table["beta"][0])


def test_without_pandas_the_table_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)

    with pytest.raises(ImportError, match="a table of a search needs pandas: pip install pandas"):
        twice().to_frame()


def test_a_trace_that_selects_what_was_never_there_is_refused_with_the_event():
    trace = Trace.of("uct", fish.parse("12a1.1b1 a 00 0/0,0/0"), simulations=3)
    spoilt = Trace(
        "uct", trace.state, "all", "simulations", events=[trace.events[0], ("select", fish.move("b1-a1"), 1, 0, 0)]
    )

    with pytest.raises(ValueError, match="event 2 selects b1-a1, which nothing has entered"):
        Tree(spoilt)


@pytest.mark.parametrize(
    "events",
    [
        [("backup", (1, 0))],
        [("numbers", 3, 1, 1)],
        [("enter", None, 0, 1, None, None), ("leave", 1, "exact"), ("leave", 1, "exact")],
        [("leaf", 1)],
    ],
)
def test_a_trace_whose_events_lead_nowhere_is_refused(events):
    with pytest.raises(
        ValueError, match=rf"event {len(events)}, {events[-1][0]}, is about a node that nothing has entered"
    ):
        Tree(Trace("alphabeta", fish.parse("12a1.1b1 a 00 0/0,0/0"), events=events))


def test_positions_past_chance_are_saved_too():
    """A coin of two sides: below each cut move stand two positions more."""
    tree = Tree(Trace.of("expectimax", Dice().start(), 3))
    node = next(node for node in range(len(tree)) if tree.players[node] == 0)
    tree.cuts[node] = ("keep",)
    tree.depths[node] = 2

    assert 3 == tree.saved(node)


@pytest.mark.parametrize(
    ("window", "asked"),
    [((1.0, nextafter(1.0, 9)), "> 1?"), ((nextafter(1.0, -9), 1.0), "≥ 1?"), ((1, 2), ""), ((1, 1), "")],
)
def test_a_null_window_is_a_question(window, asked):
    assert asked == question(*window)


def test_what_is_no_trace_makes_no_tree():
    with pytest.raises(ValueError, match="a tree is made of a Trace, not of 5"):
        Tree(5)
