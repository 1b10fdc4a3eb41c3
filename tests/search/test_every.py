"""What holds for every algorithm: its trace, its limits, its answers at the edges."""

from __future__ import annotations

from threading import Event

import pytest

from icefloe import fish
from icefloe.search import (
    ALGORITHMS,
    Trace,
    Tree,
    alphabeta,
    beam,
    bestreply,
    expectimax,
    greedy,
    maxn,
    minimax,
    paranoid,
    proofnumber,
    puct,
    uct,
)
from tests.protocol.toys import Darts, Dice, Twice

from .handmade import draw, handmade, pick, random_tree, scores
from .positions import going

TREES = (minimax, alphabeta, maxn, paranoid, bestreply, expectimax, beam, greedy)
SIMULATIONS = (uct, puct)
EVERY = (*TREES, *SIMULATIONS, proofnumber)
WITH_CHANCE = (expectimax, uct, puct)


def limited(search, **limits):
    """Limits under which `search` ends."""
    return limits | {"simulations": 60} if search in SIMULATIONS else limits


def of_each(searches):
    return pytest.mark.parametrize("search", searches, ids=lambda search: search.name)


@of_each(EVERY)
def test_a_trace_is_read_back_equal(search):
    trace = Trace.of(search, going(1, free=6)[0], **limited(search))

    assert trace == Trace.parse(str(trace))


@of_each(WITH_CHANCE)
def test_a_trace_with_chance_is_read_back_equal(search):
    trace = Trace.of(search, Dice().start(), **limited(search))

    assert trace == Trace.parse(str(trace), Dice())


@of_each(EVERY)
def test_the_tree_of_a_trace_has_the_principal_variation(search):
    differing = []
    for state in going(20, free=6):
        trace = Trace.of(search, state, **limited(search))
        tree = Tree(trace)
        if trace.result.pv != tree.line(tree.pv[-1]):
            differing.append(str(state))

    assert [] == differing


@of_each(EVERY)
def test_every_node_of_a_trace_is_a_position_that_can_be_reached_and_its_player_is_to_move_there(search):
    tree = Tree(Trace.of(search, going(1, free=6)[0], **limited(search)))

    assert [tree.state(node).to_move for node in range(len(tree))] == tree.players


@of_each((*TREES, proofnumber))
def test_the_nodes_that_are_counted_are_those_of_the_trace(search):
    trace = Trace.of(search, going(1, free=6)[0])

    assert trace.result.nodes == len(Tree(trace))


@of_each(EVERY)
def test_a_tracer_changes_nothing(search):
    state = going(1, free=7)[0]
    one, two = search(state, **limited(search)), search(state, tracer=lambda event: None, **limited(search))

    assert (one.value, one.pv, one.nodes) == (two.value, two.pv, two.nodes)


@of_each(EVERY)
@pytest.mark.parametrize("nodes", [1, 2, 5, 70])
def test_stopped_by_nodes_the_move_is_legal(search, nodes):
    state = fish.start(2, 1, board="tiny", penguins=1)
    found = search(state, nodes=nodes)

    assert (True, True) == (found.move in state.legal_moves, found.nodes <= nodes)


@of_each(EVERY)
def test_stopped_by_the_clock_the_move_is_legal(search):
    state = fish.start(2, 1, board="tiny", penguins=1)

    assert search(state, seconds=0.01).move in state.legal_moves


@of_each(EVERY)
def test_stopped_from_the_start_the_move_is_legal(search):
    stop = Event()
    stop.set()
    state = fish.start(2, 1, board="tiny", penguins=1)

    assert search(state, stop=stop).move in state.legal_moves


@of_each(EVERY)
def test_of_a_finished_game_there_is_no_move_and_the_value_is_exact(search):
    found = search(fish.parse("... 0 00 5/5,6/2"), **limited(search))

    assert (None, (), True) == (found.move, found.pv, found.exact)


@of_each(EVERY)
def test_at_depth_0_there_is_a_legal_move_and_no_line(search):
    state = Twice().start()
    found = search(state, 0, **limited(search))

    assert ("1", ()) == (found.move, found.pv)


@of_each(WITH_CHANCE)
def test_where_chance_begins_there_is_no_move(search):
    assert search(Dice().start(), **limited(search)).move is None


@of_each((maxn, paranoid, bestreply))
def test_of_a_finished_game_of_three_the_value_is_exact(search):
    assert search(handmade((3, 2, 1))).exact


@of_each((paranoid, bestreply))
def test_what_is_assumed_of_several_opponents_is_not_exact(search):
    """The second takes 5 with c. Together with the third against the first they would take d."""
    tree = handmade(pick(0, a=pick(1, c=(3, 5, 0), d=(0, 1, 0)), b=(1, 1, 1)))

    assert not search(tree, evaluate=scores).exact


@of_each((paranoid, bestreply))
def test_with_two_players_the_value_at_the_end_is_exact(search):
    assert search(handmade(pick(0, a=pick(1, c=(3, -3), d=(1, -1)), b=(0, 0))), evaluate=scores).exact


NO_CHANCE = tuple(search for search in ALGORITHMS.values() if not search.chance)


@of_each(NO_CHANCE)
@pytest.mark.parametrize(("leaf", "able"), [((1, 0), "expectimax"), ((1, 0, 0), "uct")], ids=["two", "three"])
def test_who_knows_no_chance_names_one_who_can_play_the_game(search, leaf, able):
    tree = handmade(draw(heads=(0.5, leaf), tails=(0.5, leaf)))
    with pytest.raises(ValueError, match=f"; try {able}$"):
        search(tree)

    assert ALGORITHMS[able](tree, nodes=10).value


def test_expectimax_names_one_who_can_play_with_three_whether_there_is_chance_or_not():
    with pytest.raises(ValueError, match=r"; try maxn$"):
        expectimax(fish.start(3, 1))
    with pytest.raises(ValueError, match=r"; try uct$"):
        expectimax(handmade(draw(heads=(1.0, (1, 0, 0)))))


@of_each(EVERY)
def test_an_only_move_is_the_answer(search):
    """One stone is left."""
    assert "1" == search(Twice().parse("1 1 3 3"), **limited(search)).move


@of_each(EVERY)
def test_the_result_names_whose_view_the_value_takes(search):
    """The second player is to move; a vector has no view of its own."""
    found = search(Twice().parse("1 1 3 3"), **limited(search))

    assert found.player == (None if isinstance(found.value, tuple) else 1)


@of_each(EVERY)
def test_what_is_no_state_is_refused_in_words(search):
    with pytest.raises(ValueError, match=f"{search.name} searches a state of a game, not 'a4'"):
        search("a4", **limited(search))


@of_each(EVERY)
def test_more_moves_than_can_be_listed_are_refused_before_any_is_looked_at(search):
    with pytest.raises(ValueError, match=f"{search.name} lists every move, and this game of Darts has too many$"):
        search(Darts().start(), **limited(search))


@of_each(EVERY)
def test_what_is_refused_of_a_state_is_refused_of_its_game(search):
    assert ("", f"{search.name} lists every move, and this game of Darts has too many") == (
        search.refusal(fish.Fish(), 2),
        search.refusal(Darts(), 2),
    )


@of_each(EVERY)
def test_an_unknown_option_is_refused_with_those_there_are(search):
    with pytest.raises(ValueError, match=f"{search.name} has no option 'colour'; it has: depth, evaluate"):
        search(Twice().start(), colour="red", **limited(search))


@of_each((alphabeta, expectimax, bestreply, paranoid))
def test_all_that_look_at_everything_of_two_agree_on_random_trees(search):
    trees = [random_tree(seed, depth=5) for seed in range(100)]

    assert [minimax(tree, evaluate=scores).value for tree in trees] == [
        search(tree, evaluate=scores).value for tree in trees
    ]
