"""A search in words. The tree is small enough to be followed by hand."""

from __future__ import annotations

import pytest

from icefloe.draw.narration import Narration, number
from icefloe.games import fish
from icefloe.search import Trace, Tree
from tests.protocol.toys import Dice, Twice

SMALL = fish.parse("31a2/12.1/1b12/2111 a 00 4/2,5/3")


def narration(algorithm, state, depth=None, names=(), **options):
    return Narration(Tree(Trace.of(algorithm, state, depth, **options)), names)


def told(algorithm, state, depth=None, names=(), **options):
    story = narration(algorithm, state, depth, names, **options)
    return [story.words(step) for step in range(len(story.steps))]


def test_numbers_are_written_as_people_read_them():
    assert ["−1", "0.5", "∞", "(4, −1)", "?", "0"] == [
        number(value) for value in (-1, 0.5, float("inf"), (4, -1), None, -0.001)
    ]


def test_a_leaf_is_tried_judged_and_compared_in_one_step():
    """One move each: a takes 2 fish and lands on 3, then both are stuck; 5 to 1, so a leads by 4."""
    state = fish.parse("2a3.1b a 00 0/0,0/0")

    assert [
        "Red is to move; the search goes to the end of the game.",
        "Red tries a1-b1. The game is over: 4 for Red. a1-b1 is Red's best so far: 4.",
        "Done: the position is worth 4 for Red, by a1-b1.",
    ] == told("alphabeta", state)


def test_names_of_players_are_used_where_there_are_any():
    assert told("alphabeta", SMALL, 1, ("Ada", "Max"))[1].startswith("Ada tries b1-c1.")


def test_a_cut_says_what_is_sure_here_and_what_was_promised_elsewhere():
    """After b1-a1 blue's first reply a3-b3 held red to 2 already, and against the next one red finds 2 at once."""
    cut = next(words for words in told("alphabeta", SMALL, 3) if words.startswith("Cut"))

    assert (
        "Cut: Red already gets 2 here, and a3-b3 promised Blue 2: Blue never comes this way. 3 moves are not looked at."
        == cut
    )


def test_the_other_way_round_the_player_holds_the_one_at_the_root_to_something():
    """At depth 2 every cut is made by a reply of blue's: red has a better first move already."""
    words = told("alphabeta", SMALL, 2)
    cuts = [each for each in words if each.startswith("Cut")]

    assert all("holds Red to" in each and "promised Red" in each for each in cuts)
    assert cuts


def test_who_moves_twice_running_is_said_to_move_again():
    """One stone taken: the same player is to move."""
    assert "Red tries 1 and moves again." == told("alphabeta", Twice().start(), 2)[1].split(" Far")[0]


def test_going_up_with_a_bound_says_at_least_or_at_most():
    words = told("alphabeta", SMALL, 3)

    assert any("with at least" in each for each in words)


def test_max_n_speaks_of_numbers_for_all_players():
    """In the end a has 5 fish, b 1 and c 2: each number is the lead over the best rival."""
    state = fish.parse("2a3.1b2c a 000 0/0,0/0,0/0")

    assert (
        "Red tries a1-b1. The game is over: (3, −4, −3). a1-b1 is the best for Red so far: 3." == told("maxn", state)[1]
    )


def test_a_simulated_game_is_told_from_its_choice_to_its_result():
    """Two games of two moves each way: each move is tried once, first."""
    words = told("uct", fish.parse("2a3.1b a 00 0/0,0/0"), simulations=1)

    assert [
        "Red is to move at the root.",
        "Game 1 starts at the root. A new node: Red's a1-b1.",
        "The game is over here: Red wins, (1, 0).",
        "(1, 0) is added to every node from here up to the root. Done: 1 of 1 game went to a1-b1, with a mean of 1.",
    ] == words


def test_a_simulated_game_that_is_broken_off_is_said_to_be_judged():
    state = fish.parse("1a11.1b11 a 00 0/0,0/0")
    asked = {"simulations": 1, "evaluate": lambda state: (0.5, 0.5)}

    assert any("Judged as it stands: (0.5, 0.5)." in words for words in told("uct", state, cutoff=0, **asked))
    assert any("Played on for 1 ply: (0.5, 0.5)." in words for words in told("uct", state, cutoff=1, **asked))


def test_a_turn_left_out_as_another_order_of_the_same_says_so():
    """b is stuck; a's two penguins stand apart, and one of them can go on after both have moved."""
    state = fish.parse("111a1.11a1.1b a 00 0/0,0/0")

    assert any("other moves led to the same position before" in words for words in told("beam", state, width=100))


def test_the_choice_of_a_game_is_the_sum_of_mean_and_bonus():
    """Two moves, tried once each; in the third game N = 2 and n = 1: the bonus is sqrt(2) sqrt(ln 2 / 1) = 1.18."""
    words = told("uct", fish.parse("12a1.1b1 a 00 0/0,0/0"), simulations=3)
    choice = next(each for each in words if "goes for" in each)

    assert " + 1.18 = " in choice


def test_layers_say_whose_they_are_and_what_is_picked():
    assert [(0, "max"), (1, "min"), (0, "max"), (None, "")] == narration("minimax", SMALL, 3).layers()


def test_a_layer_of_several_players_names_none():
    """After one stone red moves again, after two blue does."""
    assert (None, "several") == narration("minimax", Twice().start(), 3).layers()[1]


def test_every_step_of_every_kind_of_search_has_words():
    searches = [
        ("minimax", SMALL, {"depth": 2}),
        ("alphabeta", SMALL, {"depth": 3, "soft": False}),
        ("maxn", SMALL, {"depth": 2}),
        ("uct", SMALL, {"simulations": 30, "proof": "win"}),
        ("uct", Dice().start(), {"simulations": 30}),
    ]
    for name, state, options in searches:
        assert all(told(name, state, **options)), name


def test_games_without_a_drawing_have_words_too():
    """Beam and proof-number searches go down from the root again and play no games: nothing is said of one."""
    for name, limits in (("beam", {"depth": 4}), ("proofnumber", {"nodes": 60}), ("greedy", {"depth": 4})):
        words = told(name, Twice().start(), **limits)

        assert all(words), name
        assert not any("Game" in each for each in words), name


def test_a_leaf_that_was_judged_by_several_terms_says_the_lead_in_each():
    """After b1-c1 red has 5 fish and blue 5; red can make 1 slide from c1 and blue 6 from a3: 0.1 times -5."""
    words = told("minimax", SMALL, 1, evaluate={"fish": 1, "mobility": 0.1})[1]

    assert "judged as it stands: −0.5 for Red (fish 0, mobility −0.5)." in words


@pytest.mark.parametrize("name", ["negamax", "pvs", "aspiration", "mtdf", "deepening"])
def test_a_finished_game_is_told_for_who_moved_there_last(name):
    """Red's one move takes 2 fish and lands on 3; blue has 1: 4 for red, in whatever view the values travel."""
    words = " ".join(told(name, fish.parse("2a3.1b a 00 0/0,0/0"), 2))

    assert "The game is over: 4 for Red." in words


def test_a_null_window_asks_whether_a_value_is_more_than_one_that_is_known():
    """The first move is worth 1 to red, so for the next the only question is whether it is worth more."""
    words = told("pvs", SMALL, 3)

    assert any(
        "only whether it is more than 1 for Red" in each or "only whether it is at least −1 for Blue" in each
        for each in words
    )
    assert any("once more, with the window" in each and "by how much" in each for each in words)


def test_with_proofs_the_highest_sum_is_only_the_highest_of_what_is_open():
    words = told("uct", SMALL, simulations=200, proof="win")

    assert any("is the highest of what is still open." in each for each in words)


def test_shares_of_points_name_no_winner():
    words = told("uct", SMALL, simulations=5, reward="share")

    assert not any("wins" in each or "share" in each for each in words)


def test_a_search_that_met_its_limit_says_so_at_its_end():
    assert told("alphabeta", SMALL, nodes=20)[-1].endswith(
        "Stopped here by its limit (nodes), with b1-c1 the best so far."
    )


@pytest.mark.parametrize("name", ["aspiration", "deepening", "mtdf"])
def test_a_search_of_several_roots_ends_with_its_answer(name):
    """Minimax, plainly: 2 for red at depth 3, by b1-a1."""
    assert told(name, SMALL, 3)[-1].endswith("Done: the position is worth 2 for Red, by b1-a1.")


def test_a_proof_ends_with_its_answer():
    """Red leads by 4 in the end, whatever happens."""
    words = told("proofnumber", fish.parse("2a3.1b a 00 0/0,0/0"), nodes=50)

    assert words[-1].endswith("Done: the goal can be reached, by a1-b1.")


def test_a_game_that_is_over_has_nobody_to_move():
    assert "The game is over here; nobody is to move." in told("minimax", fish.parse("... 0 00 5/5,6/2"))[0]
