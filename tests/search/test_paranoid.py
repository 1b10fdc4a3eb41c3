"""Paranoid search and max^n on the same trees."""

from __future__ import annotations

import pytest

from icefloe import fish
from icefloe.search import Trace, maxn, paranoid
from tests.protocol.toys import Cards, Dice

from .handmade import handmade, pick, random_tree, scores

THREE = pick(
    0,
    a=pick(1, c=pick(2, g=(4, 3, 3), h=(1, 3, 6)), d=pick(2, i=(2, 5, 3), j=(5, 4, 1))),
    b=pick(1, e=pick(2, k=(6, 1, 3), l=(3, 2, 5)), f=pick(2, m=(7, 2, 1), n=(8, 1, 1))),
)
"""Max^n: the third player picks h (6), i (3), l (5) and m, the first of equals; the second then d (5 against 3) and l or m,
2 each, the first; so a gives 2, b gives 3. Paranoid: min of 4, 1, 2, 5 is 1 after a; of 6, 3, 7, 8 is 3 after b."""


def plain(state, me):
    """Root player against all others, no pruning."""
    if state.to_move is None:
        return state.scores[me]
    values = [plain(state.play(move), me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def test_in_max_n_each_of_three_picks_their_own_best_and_the_first_of_equals():
    found = maxn(handmade(THREE), evaluate=scores)

    assert ((3.0, 2.0, 5.0), ("b", "e", "l")) == (found.value, found.pv)


def test_in_paranoid_search_both_others_pick_what_is_worst_for_the_first():
    found = paranoid(handmade(THREE), evaluate=scores)

    assert (3.0, ("b", "e", "l")) == (found.value, found.pv)


def test_max_n_and_paranoid_search_may_pick_different_moves():
    """Trusting the second player to take 9, b gives 5; fearing them, it gives 0."""
    tree = handmade(pick(0, a=(2, 0, 0), b=pick(1, c=(5, 9, 0), d=(0, 1, 0))))

    assert ("b", "a") == (maxn(tree, evaluate=scores).move, paranoid(tree, evaluate=scores).move)


def test_a_third_player_is_cut_off_where_the_second_has_a_refutation():
    """a gives 4. After b the second player can hold the first to 2, so d is never looked at: nodes root, a, b, c."""
    tree = handmade(pick(0, a=(4, 0, 0), b=pick(1, c=(2, 0, 0), d=pick(2, e=(9, 9, 9)))))
    trace = Trace.of("paranoid", tree, evaluate=scores)

    assert (4, [("window", ("d",))]) == (
        trace.result.nodes,
        [(event[1], event[5]) for event in trace if event[0] == "cut"],
    )


def test_all_others_being_against_the_root_player_is_what_a_plain_search_says_on_random_trees():
    trees = [random_tree(seed, players=2 + seed % 5) for seed in range(300)]
    trees = [tree for tree in trees if not tree.is_over]

    assert [plain(tree, tree.to_move) for tree in trees] == [paranoid(tree, evaluate=scores).value for tree in trees]


def test_the_value_is_from_the_view_of_the_player_to_move_also_when_that_is_the_third():
    found = paranoid(handmade(pick(2, a=(9, 9, 1), b=(0, 0, 2))), evaluate=scores)

    assert (2, 2.0, "b") == (found.player, found.value, found.move)


def test_a_player_who_has_dropped_out_is_passed_over():
    """b stands alone on the ice and is never to move."""
    state = fish.parse("1a23....1b.1c1 a 000 0/0,0/0,0/0")

    assert plain(state, 0) == paranoid(state, evaluate=scores).value


def test_paranoid_search_refuses_chance_in_words():
    with pytest.raises(ValueError, match="paranoid knows no chance, and Dice has it; try expectimax"):
        paranoid(Dice().start(), 2)


def test_paranoid_search_refuses_hidden_cards_in_words():
    with pytest.raises(ValueError, match="paranoid looks at everything, and Cards hides something"):
        paranoid(Cards().start(seed=1), 2)


def test_paranoid_search_stopped_at_once_gives_a_legal_move():
    state = fish.start(4, 1, board="tiny", penguins=1)

    assert paranoid(state, 6, nodes=1).move in state.legal_moves
