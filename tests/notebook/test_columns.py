"""A tree as bytes: what the page reads must be what the search did."""

from __future__ import annotations

from array import array

from icefloe.draw.narration import Narration
from icefloe.games import fish
from icefloe.notebook.columns import BOUNDS, KINDS, columns
from icefloe.search import Trace, Tree
from tests.protocol.toys import Dice, Twice

SMALL = fish.parse("31a2/12.1/1b12/2111 a 00 4/2,5/3")
CODES = {1: "B", 2: "H", 4: "I"}


def unpacked(algorithm, state, depth=None, **options):
    """The head, and the arrays by name."""
    tree = Tree(Trace.of(algorithm, state, depth, **options))
    head, data = columns(Narration(tree))
    arrays, at = {}, 0
    for entry in head["arrays"]:
        size = entry["width"] * entry["length"]
        arrays[entry["name"]] = list(array(CODES[entry["width"]], data[at : at + size]))
        at += size
    assert len(data) == at
    return tree, head, arrays


def test_every_event_comes_back_with_its_kind_node_and_value():
    tree, head, arrays = unpacked("alphabeta", SMALL, 3)

    for number, event in enumerate(tree.trace.events):
        assert event[0] == KINDS[arrays["kinds"][number]]
        assert tree.nodes[number] == arrays["nodes"][number]
        if event[0] in ("leaf", "leave"):
            assert event[1] == head["values"][arrays["values"][number]]
        if event[0] == "leave":
            assert event[2] == BOUNDS[arrays["bounds"][number]]


def test_a_window_that_is_open_is_written_without_infinity_which_json_does_not_know():
    _, head, arrays = unpacked("alphabeta", SMALL, 1)

    assert ("-inf", "inf") == (head["values"][arrays["alphas"][0]], head["values"][arrays["betas"][0]])


def test_parents_players_and_labels_are_those_of_the_tree():
    tree, head, arrays = unpacked("alphabeta", SMALL, 2)

    assert tree.parents == [parent - 1 for parent in arrays["parents"]]
    assert tree.players == [None if player == 0 else player - 2 for player in arrays["players"]]
    assert [tree.label(node) for node in range(len(tree))] == [head["labels"][place] for place in arrays["labels"]]


def test_the_moves_that_a_node_left_out_are_found_by_their_start():
    tree, head, arrays = unpacked("alphabeta", SMALL, 3)
    starts = arrays["cut_starts"]

    for node, left in enumerate(tree.cuts):
        cuts = arrays["cuts"][starts[node] : starts[node + 1]]
        assert [str(move) for move in left] == [head["labels"][place] for place in cuts]


def test_a_best_move_names_the_child_it_is_about():
    tree, _, arrays = unpacked("alphabeta", SMALL, 3)

    for number, event in enumerate(tree.trace.events):
        if event[0] == "best":
            child = arrays["children"][number] - 1
            assert (tree.moves[child], tree.parents[child]) == (event[1], tree.nodes[number])


def test_a_best_move_names_its_child_also_where_a_search_comes_back_to_a_node_later():
    """Beam search looks at the moves of a whole layer before it says which is best."""
    tree, _, arrays = unpacked("beam", Twice().start(), 4)

    for number, event in enumerate(tree.trace.events):
        if event[0] == "best":
            child = arrays["children"][number] - 1
            assert (tree.moves[child], tree.parents[child]) == (event[1], tree.nodes[number])


def test_a_cut_that_no_window_explains_is_marked_as_such():
    """Star1 cuts where chance can't bring enough any more."""
    tree, _, arrays = unpacked("expectimax", Dice().start(), star1=True, bounds=(-8, 8))
    marks = {
        (event[1], arrays["bounds"][number]) for number, event in enumerate(tree.trace.events) if event[0] == "cut"
    }

    assert {("star1", 0), ("window", 1)} == marks


def test_a_hundred_thousand_nodes_take_less_than_a_hundred_bytes_each():
    tree = Tree(Trace.of("alphabeta", fish.start(2, 1, board="small"), nodes=100_000))
    _, data = columns(Narration(tree))

    assert 100_000 == len(tree)
    assert len(data) < 100 * len(tree)
