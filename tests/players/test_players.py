"""Computer players, and what may be said for a player."""

from __future__ import annotations

from random import Random
from threading import Event

import pytest

from icefloe.games import fish
from icefloe.games.base import GameError
from icefloe.players import KINDS, RandomPlayer, Seat, seats_of

COMPUTERS = [name for name, kind in KINDS.items() if kind.make]


def choice(kind, state, seed=1, stop=None):
    return str(KINDS[kind].make().choose(state, state.to_move, Random(seed), stop or Event()))


@pytest.mark.parametrize("kind", COMPUTERS)
def test_a_player_chooses_legal_moves_to_the_end_of_a_game(kind):
    state = fish.start(3, seed=2, board="tiny", penguins=1)
    while not state.is_over:
        state = state.play(choice(kind, state))

    assert state.winners


@pytest.mark.parametrize("kind", COMPUTERS)
def test_the_same_seed_gives_the_same_choice(kind):
    state = fish.start(2, seed=4, board="small")

    assert choice(kind, state, seed=5) == choice(kind, state, seed=5)


@pytest.mark.parametrize("kind", COMPUTERS)
def test_a_player_that_is_stopped_still_gives_a_legal_move(kind):
    stop = Event()
    stop.set()
    state = fish.start(2, seed=4)

    assert state.play(choice(kind, state, stop=stop))


def test_random_chooses_different_moves_for_different_seeds():
    state = fish.start(2, seed=4)

    assert 3 < len({choice("random", state, seed) for seed in range(20)})


def test_greedy_takes_the_most_fish_at_once():
    """a can go to 1, 2 or 3 fish; standing there, nobody can take them any more."""
    assert "a1-d1" == choice("greedy", fish.parse("1a123.1b1 a 00 0/0,0/0"))


def test_greedy_picks_among_equals_by_chance():
    state = fish.parse("1a22.1b1 a 00 0/0,0/0")

    assert {"a1-b1", "a1-c1"} == {choice("greedy", state, seed) for seed in range(20)}


def test_lookahead_sees_that_a_greedy_move_shuts_itself_in():
    """On a1 are 2 fish and the end of the game; the other way five tiles can be taken one by one."""
    state = fish.parse("21a11111.1b1 a 00 0/0,0/0")

    assert "b1-a1" == choice("greedy", state)
    assert "b1-a1" != choice("lookahead", state)


def test_seats_by_number_are_you_against_computers():
    assert [("You", "person"), ("Greta 1", "greedy"), ("Greta 2", "greedy")] == [(s.name, s.kind) for s in seats_of(3)]


@pytest.mark.parametrize(
    ("given", "name", "kind"),
    [
        ("me", "You", "person"),
        ("person", "You", "person"),
        ("Ada", "Ada", "person"),
        ("greedy", "Greta", "greedy"),
        (("Max", "lookahead"), "Max", "lookahead"),
        ({"name": "Max", "kind": "random"}, "Max", "random"),
        ({"name": "Ada"}, "Ada", "person"),
        ({"name": "  A\nda  ", "kind": "person"}, "A da", "person"),
        (Seat("Zoe", "person"), "Zoe", "person"),
        (RandomPlayer(), "RandomPlayer", "player"),
    ],
)
def test_a_player_can_be_given_in_many_ways(given, name, kind):
    seat = seats_of([given, "Other"])[0]

    assert (name, kind) == (seat.name, seat.kind)


def test_equal_names_are_told_apart():
    assert ["A 2", "A 1", "A 3"] == [seat.name for seat in seats_of(["A 2", "A", "A"])]


def test_letters_that_can_not_be_seen_are_left_out_of_names():
    """A zero-width space, and a mark that turns the direction of writing."""
    assert ("You", "Ada") == tuple(seat.name for seat in seats_of([("\u200b", "person"), ("\u202eAda", "person")]))


def test_a_function_of_the_state_can_play():
    def first(state):
        return state.legal_moves[0]

    seat = seats_of([first, "me"])[0]
    state = fish.parse("1a12.1b1 a 00 0/0,0/0")

    assert ("first", state.legal_moves[0]) == (seat.name, seat.player.choose(state, 0, Random(1), Event()))


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ("me", "players is 'me', needs a number or a list such as"),
        (None, "players is None, needs a number or a list such as"),
        (
            ["gredy", "me"],
            "no kind of player is called 'gredy'; did you mean 'greedy'? For a person: ('gredy', 'person')",
        ),
        ([("Max", "chess"), "me"], "no kind of player is called 'chess'; there is: person, random, greedy, lookahead"),
        ([(7, "greedy"), "me"], "a player's name is 7, needs a text"),
        ([7, "me"], "7 is no player: give 'me', a name, one of person, random, greedy, lookahead"),
    ],
)
def test_what_is_no_player_is_refused_in_words(players, words):
    with pytest.raises(GameError) as refused:
        seats_of(players)

    assert words in str(refused.value)
