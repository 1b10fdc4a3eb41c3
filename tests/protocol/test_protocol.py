"""One suite that every game passes: the registered ones, and three toys that need more of the protocol."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from icefloe.games import GAMES, game_named
from icefloe.games.base import CHANCE, GameError, IllegalMove, MoveTextError, Option, perft, picked, shuffled

from .toys import Cards, Dice, Twice

KINDS = {name: game_named(name) for name in GAMES} | {"dice": Dice, "cards": Cards, "twice": Twice}

every_game = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


def step(state, rng):
    """The state after a random move, or a random outcome of chance."""
    if state.to_move == CHANCE:
        return state.play(picked([move for move, _ in state.outcomes], rng))
    return state.play(picked(state.legal_moves, rng))


def states(kind, seeds=range(6)):
    """The states of some random games, with all numbers of players."""
    for seed in seeds:
        players = kind.least_players + seed % (kind.most_players - kind.least_players + 1)
        rng = Random(seed)
        state = kind().start(players, seed)
        yield state
        while not state.is_over:
            state = step(state, rng)
            yield state


@every_game
def test_a_state_prints_as_a_text_that_reads_back_equal(kind):
    for state in states(kind):
        assert state == state.game.parse(str(state))


@every_game
def test_a_state_is_hashable_and_survives_pickling(kind):
    for state in states(kind):
        assert {state} == {pickle.loads(pickle.dumps(state))}


@every_game
def test_playing_leaves_the_state_as_it_was(kind):
    for state in states(kind):
        before = str(state)
        if not state.is_over:
            step(state, Random(0))

        assert before == str(state)


@every_game
def test_len_in_indexing_and_iteration_of_legal_moves_agree(kind):
    for state in states(kind):
        moves = state.legal_moves

        assert len(moves) == len(list(moves)) == len(set(map(str, moves)))
        assert all(moves[index] in moves and moves[index] == move for index, move in enumerate(moves))


@every_game
def test_moves_print_as_texts_that_read_back_equal(kind):
    for state in states(kind):
        for move in state.legal_moves:
            assert move == state.parse_move(str(move))


@every_game
def test_a_move_and_its_text_play_alike(kind):
    for state in states(kind):
        for move in state.legal_moves:
            assert state.play(move) == state.play(str(move))


@every_game
def test_what_is_no_move_is_refused(kind):
    with pytest.raises((IllegalMove, MoveTextError)):
        kind().start(seed=1).play("?!")


@every_game
def test_a_finished_game_has_no_mover_no_moves_and_a_winner(kind):
    for state in states(kind):
        if state.is_over:
            assert (None, 0, ()) == (state.to_move, len(state.legal_moves), tuple(state.outcomes))
            assert state.winners
        else:
            assert state.to_move is not None
            assert () == state.winners


@every_game
def test_the_winners_are_those_with_the_highest_utility(kind):
    for state in states(kind):
        if state.is_over:
            best = max(state.utilities)

            assert tuple(p for p in range(state.players) if state.utilities[p] == best) == state.winners


@every_game
def test_the_same_seed_gives_the_same_game(kind):
    assert list(states(kind, [3])) == list(states(kind, [3]))


@every_game
def test_chance_has_outcomes_that_sum_to_one_and_nobody_else_has_any(kind):
    for state in states(kind):
        if state.to_move == CHANCE:
            assert kind.chance
            assert 1 == pytest.approx(sum(probability for _, probability in state.outcomes))
        else:
            assert () == tuple(state.outcomes)


@every_game
def test_a_sample_of_a_view_is_a_state_that_gives_the_same_view(kind):
    for state in states(kind):
        for player in range(state.players):
            sample = state.view(player).sample(Random(1))

            assert state.view(player) == sample.view(player)
            assert kind.hidden or sample == state


@every_game
def test_facts_are_named_numbers_and_can_be_asked_for_by_name(kind):
    for state in states(kind, [1]):
        facts = state.facts(0)

        assert all(isinstance(value, int | float) for value in facts.values())
        assert all({name: value} == state.facts(0, [name]) for name, value in facts.items())


@every_game
def test_weights_are_given_for_facts_that_exist(kind):
    facts = kind().start(seed=1).facts(0)

    assert set(kind.weights) <= set(facts)
    assert set(kind.greed) <= set(facts)
    assert set(kind.turn_greed) <= set(facts)


@every_game
def test_every_rule_option_is_a_field_of_the_game(kind):
    for option in kind.rule_options:
        assert option.default == getattr(kind(), option.name)


def test_a_view_never_holds_the_other_players_card():
    """Hidden cards: whatever the first player holds, the second player's view is the same."""
    views = {Cards().parse(f"{first} 3;stay").view(1) for first in (1, 2)}

    assert 1 == len(views)


def test_samples_of_a_view_hold_every_card_the_other_may_have():
    view = Cards().parse("1 3;").view(1)

    assert {1, 2} == {view.sample(Random(seed)).cards[0] for seed in range(30)}


def test_perft_counts_a_game_in_which_a_player_moves_twice():
    """Three stones: 1 1 1, 1 1 2 is too many, 1 2, 2 1: after two moves 1 1, 1 2, 2 1."""
    assert 3 == perft(Twice().parse("3 0 0 0"), 2)


def test_an_unknown_game_is_refused():
    with pytest.raises(GameError, match="no game is called 'chess'; there is: fish"):
        game_named("chess")


def test_a_shuffle_is_a_rearrangement_and_leaves_its_input_alone():
    items = list(range(60))

    assert items == sorted(shuffled(items, Random(1))) == list(range(60))


def test_a_shuffle_uses_random_alone():
    """The other methods of `Random` may change between versions of Python. Fisher and Yates by hand: 0.5 of 3 is 1, of 2 is 1."""

    class Half:
        def random(self):
            return 0.5

    assert ["a", "c", "b"] == shuffled(["a", "b", "c"], Half())


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0, "n is 0, needs a whole number from 1 to 3"),
        ("4", "n is '4', needs a whole number from 1 to 3"),
        (True, "n is True, needs a whole number from 1 to 3"),
    ],
)
def test_a_number_out_of_range_is_refused(value, words):
    with pytest.raises(GameError, match=words):
        Option("n", "number", None, "", least=1, most=3).check(value)


def test_a_number_may_come_as_digits():
    """Dialogs and commands give texts."""
    assert 2 == Option("n", "number", None, "", least=1, most=3).check("2")


def test_an_unknown_option_of_the_set_up_alone_is_refused():
    with pytest.raises(GameError, match="twice has no set-up option 'colour'"):
        Twice().setup(colour="red")


def test_an_unknown_set_up_option_is_refused():
    with pytest.raises(GameError, match="twice has no option 'colour'; it has: none"):
        Twice.of(colour="red")
