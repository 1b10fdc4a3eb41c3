"""What holds in every position of Fish, whatever is played."""

from __future__ import annotations

import pickle
import re
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from icefloe.games import fish
from icefloe.games.base import IllegalMove, PositionError, picked

from .naive import read
from .positions import texts

seeds = st.integers(0, 2**32)


def readable(text, **options):
    try:
        return fish.parse(text, **options)
    except PositionError:
        assume(False)


def game_from(state, seed):
    """The states of a random game from `state`, it included."""
    rng = Random(seed)
    yield state
    while not state.is_over:
        state = state.play(picked(state.legal_moves, rng))
        yield state


def on_board(state):
    """Fish and tiles on the ice, read off the position text."""
    digits = [int(digit) for digit in re.findall("[1-9]", str(state).split()[0])]
    return sum(digits), len(digits)


@given(texts())
def test_what_is_read_prints_as_a_text_that_reads_back_equal(text):
    state = readable(text)

    assert fish.parse(str(state)) == state
    assert str(fish.parse(str(state))) == str(state)


@given(texts(), seeds)
def test_fish_and_tiles_on_the_ice_and_collected_are_constant(text, seed):
    state = readable(text)
    totals = {
        (on_board(each)[0] + sum(each.scores), on_board(each)[1] + sum(each.tiles)) for each in game_from(state, seed)
    }

    assert 1 == len(totals)


@given(texts(), seeds, st.sampled_from(["one-fish", "any"]))
def test_a_second_plain_set_of_rules_finds_the_same_moves_and_results(text, seed, placement):
    state = readable(text, placement=placement)
    naive = read(text, anywhere=placement == "any")
    rng = Random(seed)
    while True:
        assert naive.moves() == {str(move) for move in state.legal_moves}
        assert (naive.turn, tuple(naive.fish), tuple(naive.won)) == (state.to_move, state.scores, state.tiles)
        if state.is_over:
            break
        move = picked(state.legal_moves, rng)
        state = state.play(move)
        naive.play(str(move))


@given(texts())
def test_every_legal_move_plays_and_every_other_text_is_refused(text):
    state = readable(text)
    names = [*state.board.names, "z9"]
    legal = {str(move) for move in state.legal_moves}
    for move in [*names, *(f"{start}-{end}" for start in names for end in names)]:
        if move in legal:
            assert state != state.play(move)
        else:
            with pytest.raises(IllegalMove):
                state.play(move)


@given(st.text("123abcd./0 ,x", max_size=40))
def test_any_text_is_read_and_prints_to_itself_or_is_refused_in_words(text):
    try:
        state = fish.parse(text)
    except PositionError:
        return

    assert fish.parse(str(state)) == state


@given(texts(), seeds)
def test_a_pickled_state_comes_back_equal_with_equal_hash(text, seed):
    for state in game_from(readable(text), seed):
        again = pickle.loads(pickle.dumps(state))

        assert (state, hash(state)) == (again, hash(again))


@given(texts(), seeds)
def test_equal_states_have_the_same_moves_in_the_same_order(text, seed):
    for state in game_from(readable(text), seed):
        assert state.legal_moves == fish.parse(str(state)).legal_moves


@given(texts(), seeds)
def test_facts_are_numbers_for_every_player_at_any_time(text, seed):
    for state in game_from(readable(text), seed):
        for player in range(state.players):
            assert all(value >= 0 for value in state.facts(player).values())
