"""What holds in every position of Floes, whatever is played."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from icefloe.games import floes
from icefloe.games.base import PositionError, picked

from .naive import read
from .positions import START, mirrored, mirrored_move, random_game, texts

seeds = st.integers(0, 2**32)


def total(state):
    """Floes by kind, on the board, in the supply and fallen; and pieces by kind, on the board and set aside, and those won."""
    on_board = Counter(str(state).split()[0])
    floe_kinds = [
        sum(on_board[letter] for letter in letters) + state.supply[kind] + state.fallen[kind]
        for kind, letters in enumerate(("-", "=", "Ss", "Hhx"))
    ]
    seals, hunters, boats, whales = (on_board[letter] + state.aside[kind] for kind, letter in enumerate("SHBW"))
    return floe_kinds, seals, whales, hunters + boats + sum(state.scores)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_second_plain_set_of_rules_finds_the_same_moves_and_results(players):
    for seed in range(8):
        state = floes.start(players, seed)
        naive = read(str(state))
        for move, after in random_game(state, Random(seed)):
            if move is not None:
                naive.play(str(move))

            assert str(naive) == str(after), f"{move} in {state}"
            assert naive.moves() == set(map(str, after.legal_moves)), str(after)
            state = after


@given(texts(), seeds)
def test_from_any_position_both_sets_of_rules_find_the_same(text, seed):
    naive, rng = read(text), Random(seed)
    state = floes.parse(text)
    for _ in range(30):
        assert str(naive) == str(state)
        assert naive.moves() == set(map(str, state.legal_moves))
        if state.is_over:
            break
        move = picked(state.legal_moves, rng)
        state = state.play(move)
        naive.play(str(move))


@given(texts(), seeds)
def test_there_are_always_60_floes_and_10_of_each_piece(text, seed):
    """10: floes by kind; seals and whales are set aside, hunters and boats may be won too."""
    for _, state in random_game(floes.parse(text), Random(seed)):
        assert ([35, 5, 10, 10], 10, 10, 20) == total(state)


@given(texts())
def test_what_is_read_prints_as_a_text_that_reads_back_equal(text):
    state = floes.parse(text)

    assert state == floes.parse(str(state))
    assert str(state) == str(floes.parse(str(state)))


@given(seeds, st.integers(2, 6))
def test_every_state_of_a_game_reads_back_equal_with_equal_hash(seed, players):
    for _, state in random_game(floes.start(players, seed), Random(seed)):
        again = floes.parse(str(state))

        assert (state, hash(state), state.legal_moves) == (again, hash(again), again.legal_moves)


@given(texts(), seeds)
def test_a_pickled_state_comes_back_equal_with_equal_hash_and_as_many_plies(text, seed):
    for _, state in islice(random_game(floes.parse(text), Random(seed)), 20):
        again = pickle.loads(pickle.dumps(state))

        assert (state, hash(state), state.plies) == (again, hash(again), again.plies)


@given(texts())
def test_the_mirrored_position_has_the_mirrored_moves(text):
    """The board has left and right swapped, and hunters are set in reading order, which a mirror turns round in each row."""
    moves, others = (floes.parse(each).legal_moves for each in (text, mirrored(text)))

    assert {mirrored_move(str(move)) for move in moves} == set(map(str, others))


@given(texts().filter(lambda text: "h" not in text.split()[0]), seeds)
def test_a_mirrored_move_has_the_mirrored_result(text, seed):
    """No floe waits for a hunter and none is shoved in: which of several gets the last hunter goes by reading order."""
    state, other, rng = floes.parse(text), floes.parse(mirrored(text)), Random(seed)
    for _ in range(12):
        assert mirrored(str(state)) == str(other)
        moves = [move for move in state.legal_moves if move[0] != "h"]
        if not moves:
            break
        move = picked(moves, rng)
        state, other = state.play(move), other.play(mirrored_move(str(move)))


@given(st.text("-=SsHhxWB./0123 ,", max_size=120))
def test_any_text_is_read_and_prints_to_itself_or_is_refused_in_words(text):
    _read_or_refused(text)


@given(st.integers(0, len(START) - 1), st.integers(0, 3), st.text("-=SsHhxWB./0123456789 ,e٣", max_size=3))
def test_a_position_with_a_piece_replaced_is_read_and_prints_to_itself_or_is_refused(place, length, text):
    """Most texts are far from a position; these are next to one."""
    _read_or_refused(START[:place] + text + START[place + length :])


def _read_or_refused(text):
    try:
        state = floes.parse(text)
    except PositionError:
        return

    assert floes.parse(str(state)) == state
    assert str(floes.parse(str(state))) == str(state)
