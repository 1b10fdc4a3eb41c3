"""The picture of a search tree: where things stand, what is folded, what is said in nodes."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from icefloe.draw import look, tree_scene, tree_svg
from icefloe.draw.layout import Twig, arrange, unfolded
from icefloe.games import fish
from icefloe.search import Trace, Tree
from tests.protocol.toys import Dice, Twice

SMALL = Tree(Trace.of("alphabeta", Twice().parse("4 0 0 0")))
"""Its nodes are told in tests/search/test_tree.py: eleven, one cut, that of node 8."""

TREES = {
    "alphabeta": Tree(Trace.of("alphabeta", fish.parse("1a12/1b3/212 a 00 0/0,0/0"), 3)),
    "minimax": Tree(Trace.of("minimax", fish.parse("1a12/1b3/212 a 00 0/0,0/0"), 3)),
    "maxn": Tree(Trace.of("maxn", fish.parse("1a21/1b3/1c12 a 000 0/0,0/0,0/0"), 3)),
    "uct": Tree(Trace.of("uct", fish.parse("1a12/1b3/212 a 00 0/0,0/0"), simulations=80)),
    "dice": Tree(Trace.of("uct", Dice().start(), simulations=40)),
    "twice": SMALL,
}

each_tree = pytest.mark.parametrize("tree", TREES.values(), ids=TREES.keys())


def texts(scene, start=""):
    """The texts of a scene whose keys begin so."""
    return {key: item.text for key, item in scene.items.items() if item.text and key.startswith(start)}


def styles(scene, key):
    return scene.items[key].styles


def nodes(scene):
    return {key for key in scene.items if re.fullmatch(r"node-\d+", key)}


def width(item):
    """Of an outline around its own x: twice the farthest that its path says across, or more."""
    return 2 * max(abs(float(x)) for x in re.findall(r"[MLH](-?[\d.]+)", item.path))


def proof_numbers():
    """A tree of proof numbers, as a trace that was written by hand."""
    text = """# icefloe trace 1
# algorithm: pns
# view: root
# kind: numbers
# evaluate: score
# options:
# game: twice
# position: 3 0 0 0
expand move=- player=0 prior=-
numbers level=0 proof=1 disproof=2
simulate number=1
expand move=2 player=1 prior=-
numbers level=1 proof=0 disproof=inf
"""
    return Tree(Trace.parse(text, Twice()))


def searched_twice():
    """One stone, searched with two windows, the second with nothing between its edges, as a trace that was written by hand."""
    text = """# icefloe trace 1
# algorithm: alphabeta
# view: root
# kind: tree
# evaluate: score
# options:
# game: twice
# position: 1 0 0 0
enter move=- player=0 depth=1 alpha=2 beta=3
leave value=1 bound=upper
enter move=- player=0 depth=1 alpha=1 beta=1.0000000000000002
leave value=1 bound=upper
"""
    return Tree(Trace.parse(text, Twice()))


# --- where things stand ----------------------------------------------------------------------------------------------------


@each_tree
def test_every_node_is_drawn_once(tree):
    assert {f"node-{node}" for node in range(len(tree))} == nodes(tree_scene(tree, most=len(tree)))


@each_tree
def test_nodes_of_a_level_are_in_one_layer_each_below_the_last(tree):
    scene = tree_scene(tree, most=len(tree))
    rows = {}
    for node, level in enumerate(tree.levels):
        rows.setdefault(level, set()).add(scene.items[f"node-{node}"].y)

    assert all(len(row) == 1 for row in rows.values())
    assert [min(rows[level]) for level in sorted(rows)] == sorted(min(row) for row in rows.values())


@each_tree
@pytest.mark.parametrize("most", [12, 1000])
def test_no_two_nodes_of_a_layer_overlap(tree, most):
    scene = tree_scene(tree, most=most)
    rows = {}
    for key in nodes(scene):
        rows.setdefault(scene.items[key].y, []).append(scene.items[key])
    for row in rows.values():
        row.sort(key=lambda item: item.x)

        assert all(a.x + width(a) / 2 <= b.x - width(b) / 2 for a, b in pairwise(row))


@each_tree
def test_no_two_moves_of_a_layer_overlap(tree):
    """A letter of 10 pixels in a font of equal widths is 6 wide."""
    scene = tree_scene(tree)
    moves = sorted((item.y, item.x, len(item.text) * 6) for key, item in scene.items.items() if key.startswith("move-"))

    assert all(a[1] + a[2] / 2 <= b[1] - b[2] / 2 for a, b in pairwise(moves) if a[0] == b[0])


@each_tree
def test_nodes_are_within_the_picture(tree):
    scene = tree_scene(tree)
    drawn = [scene.items[key] for key in nodes(scene)]

    assert all(item.x >= width(item) / 2 and item.x + width(item) / 2 <= scene.width for item in drawn)
    assert all(17 <= item.y <= scene.height - 17 for item in drawn)


def test_a_parent_stands_over_the_middle_of_its_outermost_children():
    root = Twig("node", 0, 0, 20, [Twig("node", number, 1, 30) for number in (1, 2, 3)])
    across = arrange(root)

    assert (45, [15, 45, 75], 90) == (root.x, [child.x for child in root.children], across)


def test_a_wide_parent_of_a_narrow_child_keeps_its_room():
    root = Twig("node", 0, 0, 80, [Twig("node", 1, 1, 30)])

    assert (80, 40, 40) == (arrange(root), root.x, root.children[0].x)


def test_a_small_subtree_moves_under_a_larger_ones_side():
    """Two children, 20 wide, 20 apart; that only the first has children of its own makes no room between the two."""
    first = Twig("node", 1, 1, 20, [Twig("node", 3, 2, 20), Twig("node", 4, 2, 20)])
    root = Twig("node", 0, 0, 20, [first, Twig("node", 2, 1, 20)])
    arrange(root)

    assert 20 == root.children[1].x - root.children[0].x


# --- folding ---------------------------------------------------------------------------------------------------------------


def test_the_first_children_stay_when_there_are_too_many():
    children = {0: [1, 2, 3], 1: [4, 5]}

    assert {0, 1, 2, 4} == unfolded(lambda node: children.get(node, []), 0, 4)


def test_what_is_to_be_kept_comes_first():
    children = {0: [1, 2, 3], 3: [4, 5]}

    assert {0, 3, 5} == unfolded(lambda node: children.get(node, []), 0, 3, {0, 3, 5})


@each_tree
@pytest.mark.parametrize("most", [1, 2, 7, 20])
def test_at_most_so_many_nodes_are_drawn(tree, most):
    assert min(most, len(tree)) == len(nodes(tree_scene(tree, most=most)))


@each_tree
def test_the_principal_variation_is_never_folded(tree):
    shown = nodes(tree_scene(tree, most=len(tree.pv)))

    assert {f"node-{node}" for node in tree.pv} == shown


@each_tree
@pytest.mark.parametrize("most", [1, 5, 15])
def test_folded_children_are_counted(tree, most):
    scene = tree_scene(tree, most=most)
    shown = {int(key.split("-")[1]) for key in nodes(scene)}
    expected = {node: sum(child not in shown for child in tree.children[node]) for node in shown}

    assert {f"more-{node}": f"+{count} more" for node, count in expected.items() if count} == texts(scene, "more-")


@pytest.mark.parametrize("most", [0, -1, 2.5, True, "9"])
def test_a_number_of_nodes_that_is_none_is_refused(most):
    with pytest.raises(ValueError, match=f"most is {most!r}, needs a whole number of nodes from 1"):
        tree_scene(SMALL, most=most)


# --- what is said ------------------------------------------------------------------------------------------------------------


def test_a_value_that_is_a_bound_says_so():
    """The second player has 0 at most, as the first had 4 elsewhere; the root's 4 is the true one."""
    scene = tree_scene(SMALL)

    assert ("≤0", "4") == (texts(scene)["value-8"], texts(scene)["value-0"])


def test_a_window_stands_under_a_node_and_not_under_a_leaf():
    scene = tree_scene(SMALL)

    assert "(4, ∞)" == texts(scene)["window-text-8"]
    assert "window-4" not in scene.items


def test_a_cut_is_struck_and_says_which_move_and_why():
    scene = tree_scene(SMALL)
    said = [texts(scene)[f"{what}-8"] for what in ("cut-text", "cut-move", "why-text")]

    assert ["cut", "2", "0 ≤ 4"] == said
    assert "tree-strike" == scene.items["strike-8"].shape


def test_a_cut_of_several_moves_counts_them():
    tree = TREES["alphabeta"]
    many = {f"cut-move-{node}": f"{len(left)} moves" for node, left in enumerate(tree.cuts) if len(left) > 1}
    said = texts(tree_scene(tree), "cut-move-")

    assert many == {key: text for key, text in said.items() if "moves" in text}
    assert many


def test_reasons_can_be_left_out():
    assert {} == texts(tree_scene(SMALL, reasons=False), "why")


def test_a_layer_says_who_picks_and_what():
    """After one stone the same player is to move again, after two the other: both stand in one layer."""
    said = texts(tree_scene(SMALL), "band-")

    assert ("Red", "max") == (said["band-name-0"], said["band-word-0"])
    assert ("Red, Blue", "max, min") == (said["band-name-1"], said["band-word-1"])
    assert ("Leaves", "score") == (said["band-name-4"], said["band-word-4"])


def test_a_layer_says_the_names_given():
    assert "Ada, Max" == texts(tree_scene(SMALL, names=("Ada", "Max")))["band-name-1"]


def test_who_picks_the_highest_points_up_and_who_picks_the_lowest_down():
    """The point is the first thing of the outline."""
    scene = tree_scene(SMALL)

    assert ("M0,-19", "M0,19") == tuple(scene.items[key].path.split("L")[0] for key in ("node-1", "node-8"))


def test_a_node_has_its_players_colours():
    scene = tree_scene(TREES["maxn"])
    players = {
        f"node-{node}": player for node, player in enumerate(TREES["maxn"].players) if TREES["maxn"].depths[node]
    }

    assert {key: f"tree-node-{player}" for key, player in players.items() if player is not None} == {
        key: styles(scene, key)[-1] for key, player in players.items() if player is not None
    }
    assert {0, 1, 2} <= set(players.values())


def test_values_of_several_players_stand_side_by_side():
    """One stone: the first has it, and leads by one."""
    assert "1, −1" == texts(tree_scene(Tree(Trace.of("maxn", Twice().parse("1 0 0 0")))))["value-0"]


def test_a_simulated_node_says_the_mean_of_who_picked_it_and_its_visits():
    """One stone: the second player takes it and wins whatever happens."""
    scene = tree_scene(Tree(Trace.of("uct", Twice().parse("1 1 0 0"), simulations=4)))
    said = texts(scene)

    assert ("1.00", "n=4") == (said["value-1"], said["rest-1"])
    assert "mean of Blue" == said["band-word-1"]


def test_below_chance_the_mean_stays_that_of_who_picked_last():
    """The layers: chance, the first player, chance, the second player, chance, and so on."""
    said = texts(tree_scene(TREES["dice"], most=1000), "band-")
    who = ["Red", "Red", "Red", "Red", "Blue", "Blue", "Red"]

    assert [f"mean of {name}" for name in who] == [said[f"band-word-{level}"] for level in range(7)]
    assert "Chance" == said["band-name-0"]


def test_several_roots_are_numbered():
    said = texts(tree_scene(searched_twice()))

    assert ("search 1", "search 2") == (said["move-1"], said["move-2"])
    assert "Searches" == said["band-name-0"]


def test_a_window_with_nothing_between_its_edges_says_so():
    said = texts(tree_scene(searched_twice()))

    assert ("(2, 3)", "(1, 1+)") == (said["window-text-1"], said["window-text-2"])


def test_proof_numbers_stand_one_over_the_other():
    said = texts(tree_scene(proof_numbers()))

    assert ("pn 1", "dn 2", "pn 0", "dn ∞") == (said["value-0"], said["rest-0"], said["value-1"], said["rest-1"])
    assert ("or", "and") == (said["band-word-0"], said["band-word-1"])


def test_the_label_counts():
    assert "Search tree, Alpha-beta, 11 nodes, 1 move cut, 4 nodes folded" == tree_scene(SMALL, most=7).label


# --- at a time -------------------------------------------------------------------------------------------------------------


def test_at_the_end_the_principal_variation_is_thick():
    scene = tree_scene(SMALL)

    assert {f"edge-node-{node}" for node in (1, 2, 3, 4)} == {
        key for key, item in scene.items.items() if item.styles == ("tree-edge-pv",)
    }


def test_at_an_event_the_way_to_its_node_is_thick():
    """The fourth event enters node 3."""
    scene = tree_scene(SMALL, at=4)

    assert {f"edge-node-{node}" for node in (1, 2, 3)} == {
        key for key, item in scene.items.items() if item.styles == ("tree-edge-pv",)
    }
    assert "tree-node-now" == styles(scene, "node-3")[-1]


def test_what_comes_later_is_faint_and_says_nothing():
    scene = tree_scene(SMALL, at=4)

    assert ("tree-node-future",) == styles(scene, "node-4")
    assert {"value-0", "value-1", "value-2", "value-3"} == texts(scene, "value-").keys()


def test_what_is_not_known_yet_is_a_question_mark():
    assert {"?"} == set(texts(tree_scene(SMALL, at=4), "value-").values())


def test_a_cut_that_is_not_made_yet_is_not_struck():
    assert "strike-8" not in tree_scene(SMALL, at=4).items


@each_tree
def test_things_stand_at_the_same_place_at_any_time(tree):
    early, late = tree_scene(tree, at=1, most=1000), tree_scene(tree, most=1000)
    places = [{key: (scene.items[key].x, scene.items[key].y) for key in nodes(scene)} for scene in (early, late)]

    assert places[1] == places[0]


def test_before_the_first_event_all_is_faint():
    scene = tree_scene(SMALL, at=0)

    assert {("tree-node-future",)} == {styles(scene, key) for key in nodes(scene)}


@pytest.mark.parametrize("at", [-1, 1000, 1.5, True])
def test_a_time_that_is_none_is_refused(at):
    with pytest.raises(ValueError, match=f"at is {at!r}, needs a number of events from 0 to {len(SMALL.trace)}"):
        tree_scene(SMALL, at=at)


def test_a_tree_of_nothing_is_refused():
    with pytest.raises(ValueError, match="the trace has no events, there is no tree to draw"):
        tree_scene(Tree(Trace("alphabeta", Twice().start())))


# --- files -----------------------------------------------------------------------------------------------------------------


@each_tree
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_file_is_xml(tree, theme):
    assert "{http://www.w3.org/2000/svg}svg" == ElementTree.fromstring(tree_svg(tree, theme)).tag


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_file_has_the_grounds_of_its_theme(theme):
    assert look()["palette"][theme]["tree-band"] in tree_svg(SMALL, theme)


def test_options_of_the_picture_are_options_of_the_file():
    assert "+1 more" in tree_svg(SMALL, most=10)


@each_tree
def test_every_style_and_shape_of_the_picture_is_in_the_look(tree):
    scenes = [tree_scene(tree), tree_scene(tree, at=3, most=5)]
    items = [item for scene in scenes for item in scene.items.values()]

    assert look()["styles"].keys() >= {style for item in items for style in item.styles}
    assert look()["shapes"].keys() >= {item.shape for item in items if item.shape}
