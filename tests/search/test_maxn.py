"""Max^n on trees small enough for a hand."""

from __future__ import annotations

import pytest

from icefloe.games import fish
from icefloe.search import Evaluation, maxn
from tests.protocol.toys import Cards, Dice, Twice


def scores(state):
    return tuple(map(float, state.scores))


def test_at_depth_0_the_position_itself_is_judged():
    assert (4.0, 7.0) == maxn(fish.parse("1a1.1b1 a 00 4/1,7/1"), 0, evaluate=scores).value


def test_a_finished_game_is_judged_whatever_the_depth():
    assert (5.0, 6.0) == maxn(fish.parse("... 0 00 5/5,6/2"), 3, evaluate=scores).value


def test_each_player_picks_what_is_best_for_themselves_also_when_moving_twice_running():
    """Three stones: 1 then 1 then 1 takes all for the first; taking 2 leaves one to the other. A sign flipped by depth errs here."""
    assert (3.0, 0.0) == maxn(Twice().parse("3 0 0 0"), 3, evaluate=scores).value


def test_three_players_by_hand():
    """a's only penguin can take 1 fish and b's, c's likewise: one ply each, and all who are stuck then collect."""
    state = fish.parse("1a2.1b3.1c1 a 000 0/0,0/0,0/0")

    assert (3.0, 4.0, 2.0) == maxn(state, 3, evaluate=scores).value


def test_a_game_with_chance_is_refused_in_words():
    with pytest.raises(ValueError, match="maxn knows no chance, and Dice has it; try expectimax"):
        maxn(Dice().start(), 2)


def test_a_game_with_hidden_cards_is_refused_in_words():
    with pytest.raises(ValueError, match="maxn looks at everything, and Cards hides something from each player"):
        maxn(Cards().start(seed=1), 2)


def test_an_evaluation_is_the_lead_over_the_best_rival():
    """fish 5, 3, 4: the first leads by 1, the others are 2 and 1 behind."""
    state = fish.parse("1a1.1b1.1c1 a 000 5/1,3/1,4/1")

    assert (1.0, -2.0, -1.0) == Evaluation({"fish": 1.0})(state)


def test_an_evaluation_sums_facts_times_weights():
    """a: 5 fish, 2 slides at half a point."""
    state = fish.parse("1a11.1b1 a 00 5/1,3/1")

    assert 6.0 == Evaluation({"fish": 1.0, "mobility": 0.5}).worth(state, 0)


def test_a_result_reads_as_a_sentence_would():
    """Red's one move takes 2 fish and lands on 3; blue has 1."""
    found = repr(maxn(fish.parse("2a3.1b a 00 0/0,0/0")))

    assert found.startswith("<maxn: 4, -4 by a1-b1, 2 nodes, to the end, ")
    assert found.endswith(" s, exact>")
