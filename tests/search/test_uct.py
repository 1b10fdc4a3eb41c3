"""UCT by hand, its proofs against plain minimax, and the edges: no game, one move, one simulation."""

from __future__ import annotations

from threading import Event

import pytest

from icefloe import fish
from icefloe.search import Trace, Tree, uct
from tests.protocol.toys import Cards, Dice, Twice

from .handmade import draw, handmade, pick, random_tree, scores
from .positions import best_play, going, lead, win

TINY = pick(0, a=(0, 1), b=pick(1, c=(1, 0), d=(0, 1)))


def first(state, rng):
    return state.legal_moves[0]


def visits(trace):
    """Visits and the first player's rewards, by the line that leads to a node."""
    tree = Tree(trace)
    return {"".join(tree.line(node)): (tree.visits[node], tree.totals[node][0]) for node in range(len(tree))}


def test_visits_and_rewards_follow_the_formula_by_hand():
    """TINY with c = 1; games are played on by the first move. Bound: mean + sqrt(ln N / n), at b for the second player.

    1: a is new, lost. 2: b is new, c is played on, won. 3: a 0 + .83, b 1 + .83; in b, c is new, won. 4: a 0 + 1.05,
    b 1 + .74; in b, d is new, lost. 5: a 0 + 1.18, b .67 + .68; in b, c 0 + 1.05, d 1 + 1.05: d, lost.
    6: a 0 + 1.27, b .5 + .63: a, lost.
    """
    trace = Trace.of("uct", handmade(TINY), simulations=6, c=1, rollout=first)

    assert {"": (6, 2.0), "a": (2, 0.0), "b": (4, 2.0), "bc": (1, 1.0), "bd": (2, 0.0)} == visits(trace)


def test_the_value_is_the_mean_of_the_move_gone_for_most_and_the_line_goes_on_likewise():
    """After the six games above: b with 2 of 4, then d with 2 visits."""
    found = uct(handmade(TINY), simulations=6, c=1, rollout=first)

    assert ((0.5, 0.5), ("b", "d"), 2) == (found.value, found.pv, found.depth)


def test_the_tree_of_the_trace_has_the_same_best_line_also_where_visits_are_equal():
    """Two games: a lost, b won, a visit each. The better mean goes on."""
    trace = Trace.of("uct", handmade(TINY), simulations=2, rollout=first)
    tree = Tree(trace)

    assert trace.result.pv == tree.line(tree.pv[-1]) == ("b",)


@pytest.mark.parametrize(("cutoff", "plies"), [(0, 0), (1, 1), (9, 2), (None, 2)])
def test_simulated_games_are_broken_off_after_so_many_plies(cutoff, plies):
    """The first move is a; after it two plies are left."""
    tree = handmade(pick(0, a=pick(1, c=pick(0, d=(1, 0)))))
    trace = Trace.of("uct", tree, simulations=1, cutoff=cutoff, rollout=first, evaluate=lambda state: (0.25, 0.75))

    rollout = next(event for event in trace if event[0] == "rollout")
    assert ("rollout", (0.25, 0.75) if plies < 2 else (1.0, 0.0), plies) == rollout


def test_games_that_are_over_are_rewarded_as_ever_and_not_judged():
    tree = handmade(pick(0, a=(0, 1), b=(1, 0)))

    assert "b" == uct(tree, simulations=20, cutoff=0, evaluate=lambda state: (0.5, 0.5)).move


@pytest.mark.parametrize("cutoff", [-1, 1.5, True])
def test_the_cutoff_has_to_be_a_whole_number(cutoff):
    with pytest.raises(ValueError, match=r"cutoff is .*, needs a whole number from 0, or None for games to the end"):
        uct(handmade(TINY), simulations=1, cutoff=cutoff)


def test_mean_and_bonus_of_a_choice_are_told():
    """The third game goes to b: mean 1, bonus sqrt(ln 2 / 1) = 0.8326."""
    trace = Trace.of("uct", handmade(TINY), simulations=3, c=1, rollout=first)
    select = next(event for event in trace if event[0] == "select")

    assert ("select", "b", 1, 1.0, pytest.approx(0.8326, abs=1e-4)) == select


def test_of_equal_bounds_the_first_is_gone_to():
    trace = Trace.of("uct", handmade(pick(0, a=(1, 0), b=(1, 0))), simulations=3)

    assert {"": (3, 3.0), "a": (2, 2.0), "b": (1, 1.0)} == visits(trace)


def test_each_of_three_goes_by_their_own_reward():
    """Shares: after a the second takes d, 3 of 4, and leaves the first a quarter; after b the third takes f, and leaves a half.
    Would they play against the first, it would be c and e."""
    tree = pick(0, a=pick(1, c=(0, 0, 4), d=(1, 3, 0)), b=pick(2, e=(0, 4, 0), f=(2, 1, 1)))

    assert ("b", "f") == uct(handmade(tree), simulations=300, reward="share").pv


def test_who_moves_twice_running_chooses_for_themselves_both_times():
    tree = pick(0, a=pick(0, c=(0, 1), d=(1, 0)), b=pick(1, e=(1, 0), f=(0, 1)))

    assert ("a", "d") == uct(handmade(tree), simulations=100).pv


def test_the_same_seed_gives_the_same_games():
    state = fish.start(3, 1, board="tiny", penguins=1)
    one, two = (Trace.of("uct", state, simulations=50, seed=7) for _ in range(2))

    assert one.events == two.events


def test_another_seed_gives_other_games():
    state = fish.start(3, 1, board="tiny", penguins=1)
    one, two = (Trace.of("uct", state, simulations=50, seed=seed) for seed in (7, 8))

    assert one.events != two.events


# --- chance ------------------------------------------------------------------------------------------------------------


def test_chance_is_drawn_by_its_probabilities():
    """0.9 of 1000 games, give or take four standard deviations (9.5)."""
    tree = handmade(pick(0, a=draw(h=(0.9, (1, 0)), t=(0.1, (0, 1)))))

    assert 900 == pytest.approx(visits(Trace.of("uct", tree, simulations=1000))["ah"][0], abs=38)


def test_the_line_ends_where_chance_comes_in():
    tree = handmade(pick(0, a=draw(h=(0.5, (1, 0)), t=(0.5, (0, 1)))))

    assert ("a",) == uct(tree, simulations=20).pv


def test_where_chance_is_to_move_at_the_root_there_is_no_move_and_the_value_is_of_all_games():
    found = uct(handmade(draw(h=(0.5, (1, 0)), t=(0.5, (1, 0)))), simulations=20)

    assert (None, (1.0, 0.0)) == (found.move, found.value)


# --- proofs --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("worth", "proof"), [(win, "win"), (lead, "score")])
def test_what_is_proven_is_what_plain_minimax_finds(worth, proof):
    states = going(60, free=7)
    found = [uct(state, simulations=4000, proof=proof) for state in states]
    expected = [best_play(state, state.to_move, worth) for state in states]

    assert [(value, True) for value in expected] == [
        (each.value[state.to_move], each.exact) for each, state in zip(found, states, strict=True)
    ]


@pytest.mark.parametrize(("worth", "proof"), [(win, "win"), (lead, "score")])
def test_the_move_of_a_proof_keeps_the_value(worth, proof):
    states = going(60, free=7)
    moves = [uct(state, simulations=4000, proof=proof).move for state in states]

    assert [best_play(state, state.to_move, worth) for state in states] == [
        best_play(state.play(move), state.to_move, worth) for state, move in zip(states, moves, strict=True)
    ]


@pytest.mark.parametrize(("worth", "proof"), [(win, "win"), (lead, "score")])
def test_all_along_the_line_of_a_proof_the_value_is_kept(worth, proof):
    """Also by the other player's moves: neither gives anything away."""
    lost = []
    for state in going(40, free=7):
        found, at = uct(state, simulations=4000, proof=proof), state
        for move in found.pv:
            at = at.play(move)
            if best_play(at, state.to_move, worth) != found.value[state.to_move]:
                lost.append((str(state), str(at)))

    assert [] == lost


@pytest.mark.parametrize(("worth", "proof"), [(win, "win"), (lead, "score")])
def test_stopped_early_exact_is_never_said_of_a_wrong_value(worth, proof):
    wrong = []
    for state in going(60, free=8):
        for simulations in (1, 5, 20, 80, 320):
            found = uct(state, simulations=simulations, proof=proof)
            if found.exact and found.value[state.to_move] != best_play(state, state.to_move, worth):
                wrong.append((str(state), simulations))

    assert [] == wrong


def test_proofs_hold_where_a_player_moves_twice_running():
    """Random trees of two, their leaves compared by plain minimax."""
    trees = [tree for tree in (random_tree(seed) for seed in range(150)) if not tree.is_over]
    found = [uct(tree, simulations=2000, proof="score", evaluate=scores) for tree in trees]

    assert [(best_play(tree, tree.to_move, lambda leaf, me: leaf.scores[me]), True) for tree in trees] == [
        (each.value[tree.to_move], each.exact) for each, tree in zip(found, trees, strict=True)
    ]


def test_every_bound_that_is_told_holds():
    wrong = []
    for state in going(30, free=7):
        trace = Trace.of("uct", state, simulations=60, proof="score")
        tree = Tree(trace)
        for node, event in zip(tree.nodes, trace, strict=True):
            if event[0] == "proved":
                value = best_play(tree.state(node), state.to_move, lead)
                if not event[2] <= value <= event[3]:
                    wrong.append((str(state), event))

    assert [] == wrong


def test_with_all_proven_the_value_is_of_the_root_and_not_a_mean():
    """b is lost to d, a is lost: nothing can be won."""
    found = uct(handmade(TINY), simulations=100, proof="win")

    assert ((0.0, 1.0), True) == (found.value, found.exact)


def test_a_move_proven_to_lose_is_not_the_answer_while_another_may_win():
    """a is lost as soon as it is seen; after two games each move has been gone to once, and b's game was lost too."""
    tree = pick(0, a=(0, 1), b=pick(1, c=(0, 1), d=(1, 0)))

    assert "b" == uct(handmade(tree), simulations=2, rollout=first, proof="win").move


def test_no_more_games_are_played_once_all_is_proven():
    """a wins at once."""
    assert 1 == uct(handmade(pick(0, a=(1, 0), b=(0, 1))), simulations=100, proof="win").nodes


def test_proofs_need_two_players():
    with pytest.raises(ValueError, match="proof needs two players and no chance"):
        uct(fish.start(3, 1), simulations=1, proof="win")


def test_proofs_need_a_game_without_chance():
    with pytest.raises(ValueError, match="proof needs two players and no chance, unlike this game of Dice"):
        uct(Dice().start(), simulations=1, proof="win")


# --- edges ---------------------------------------------------------------------------------------------------------------


def test_of_a_finished_game_the_value_is_its_reward_and_exact():
    """6 fish beat 5, and nothing is left to simulate."""
    found = uct(fish.parse("... 0 00 5/5,6/2"), simulations=10)

    assert ((0.0, 1.0), None, 0, True) == (found.value, found.move, found.nodes, found.exact)


def test_of_a_finished_game_a_proof_by_score_is_its_lead():
    found = uct(fish.parse("... 0 00 5/5,6/2"), simulations=10, proof="score")

    assert ((-1, 1), None, True) == (found.value, found.move, found.exact)


def test_an_only_move_is_the_answer():
    assert "a" == uct(handmade(pick(1, a=(1, 0))), simulations=3).move


def test_after_one_simulation_its_move_is_the_answer():
    found = uct(handmade(TINY), simulations=1)

    assert ("a", (0.0, 1.0), False) == (found.move, found.value, found.exact)


def test_a_tree_that_may_not_grow_has_the_mean_of_all_games_and_no_line():
    found = uct(handmade(pick(0, a=(1, 0))), 0, simulations=5)

    assert ((1.0, 0.0), ()) == (found.value, found.pv)


def test_a_tree_may_grow_as_deep_as_said():
    assert 1 == uct(handmade(TINY), 1, simulations=20).depth


def test_a_stop_that_is_set_from_the_start_leaves_one_simulation():
    stop = Event()
    stop.set()
    state = fish.start(4, 1, board="tiny", penguins=1)
    found = uct(state, stop=stop)

    assert (1, "stop", True) == (found.nodes, found.stopped, found.move in state.legal_moves)


def test_nodes_limit_the_simulations():
    found = uct(handmade(TINY), nodes=4)

    assert (4, "nodes") == (found.nodes, found.stopped)


def test_lazy_moves_are_tried_one_by_one():
    """Two stones: 1 and 1 takes both, and so does 2."""
    assert (1.0, 0.0) == uct(Twice().parse("2 0 0 0"), simulations=10, proof="win").value


def test_without_a_limit_it_is_refused_in_words():
    with pytest.raises(ValueError, match="uct goes on until it is stopped: give it simulations"):
        uct(handmade(TINY))


@pytest.mark.parametrize("simulations", [0, -1, 2.5, True])
def test_simulations_have_to_be_a_whole_number(simulations):
    with pytest.raises(ValueError, match="needs a whole number from 1"):
        uct(handmade(TINY), simulations=simulations)


@pytest.mark.parametrize("c", [-1, float("inf"), float("nan"), "much"])
def test_the_weight_of_the_bonus_has_to_be_a_number_from_0(c):
    with pytest.raises(ValueError, match="needs a number from 0"):
        uct(handmade(TINY), simulations=1, c=c)


def test_an_unknown_reward_is_refused_with_the_ones_there_are():
    with pytest.raises(ValueError, match="reward is 'fame', needs one of: win, share"):
        uct(handmade(TINY), simulations=1, reward="fame")


def test_hidden_cards_are_refused_in_words():
    with pytest.raises(ValueError, match="uct looks at everything, and Cards hides something"):
        uct(Cards().start(seed=1), simulations=1)


def test_the_tree_of_a_trace_takes_the_same_move_for_the_best_as_the_search():
    """Also where what is proven to be lost was tried most often."""
    for seed in range(40):
        for proof in ("win", "score"):
            trace = Trace.of(
                "uct", fish.parse("31a2/12.1/1b12/2111 a 00 4/2,5/3"), simulations=60, seed=seed, proof=proof
            )
            tree = Tree(trace)

            assert str(trace.result.move) == tree.label(tree.best[0]), (seed, proof)
