"""Computer players, and what may be said for a player."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from threading import Event
from typing import ClassVar

import pytest

from icefloe.engine import Limits
from icefloe.games import fish, floes
from icefloe.games.base import GameError, shuffled
from icefloe.players import (
    KINDS,
    BeamPlayer,
    EnginePlayer,
    GreedyPlayer,
    LookaheadPlayer,
    RandomPlayer,
    SamplerPlayer,
    Seat,
    TreePlayer,
    adviser,
    check_seats,
    seats_of,
)
from icefloe.players.turns import _answered
from tests.protocol.toys import Cards, Darts, Dice, Ledge, Twice
from tests.search.handmade import Handmade, pick

COMPUTERS = [name for name, kind in KINDS.items() if kind.make]
UNLISTED = ["random", "greedy", "sampler"]
"""Kinds that need no list of all moves."""
QUICK = {
    "mcts": lambda: TreePlayer(100),
    "beam": lambda: BeamPlayer(2, 2),
    "greedy": lambda: GreedyPlayer(2),
    "strong": lambda: EnginePlayer(Limits(depth=1)),
    "engine": lambda: EnginePlayer(Limits(depth=1)),
}
"""Players that think little, and not by the clock, where how well they play is no matter."""
SEVERAL_PLIES = [name for name in COMPUTERS if not KINDS[name].refusal(floes.Floes(), 3)]
"""Kinds that play games whose turns are of several plies."""


def choice(kind, state, seed=1, stop=None):
    return str(KINDS[kind].make().choose(state, state.to_move, Random(seed), stop or Event()))


def game_of(make, state, seed=1, most=40):
    """The moves of a game that such a player plays alone, as far as `most` of them."""
    moves = []
    while not state.is_over and len(moves) < most:
        view = state.view(state.to_move)
        moves.append(make().choose(view, state.to_move, Random(f"{seed}/{len(moves)}"), Event()))
        state = state.play(moves[-1])
    return moves


@pytest.mark.parametrize("kind", COMPUTERS)
def test_a_player_chooses_legal_moves_to_the_end_of_a_game(kind):
    state = fish.start(3, seed=2, board="tiny", penguins=1)
    for move in game_of(QUICK.get(kind, KINDS[kind].make), state):
        state = state.play(move)

    assert state.winners


@pytest.mark.parametrize("kind", SEVERAL_PLIES)
def test_a_player_chooses_legal_moves_of_turns_of_several_plies(kind):
    moves = game_of(QUICK.get(kind, KINDS[kind].make), floes.start(3, seed=2), most=4)

    assert 4 == len(moves)


@pytest.mark.parametrize("kind", COMPUTERS)
def test_the_same_seed_gives_the_same_game(kind):
    make = QUICK.get(kind, KINDS[kind].make)
    state = fish.start(2, seed=4, board="tiny")

    assert game_of(make, state) == game_of(make, state)


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


def test_greedy_plays_games_of_single_plies_as_by_looking_at_each_move_in_turn():
    """Of the moves in an order by chance, the first with the most fish; played to the end of a game."""
    state, differing = fish.start(2, seed=3, board="small"), []
    for ply in range(200):
        if state.is_over:
            break
        player, rng = state.to_move, Random(ply)
        worth = {move: sum(state.play(move).facts(player, ["fish", "afoot"]).values()) for move in state.legal_moves}
        best = max(shuffled(state.legal_moves, rng), key=worth.get)
        if str(best) != choice("greedy", state, seed=ply):
            differing.append(str(state))
        state = state.play(best)

    assert (True, []) == (state.is_over, differing)


def test_greedy_looks_at_a_whole_turn():
    """Taking one stone keeps the turn, two end it: all seven can be the first player's, though two at once look better."""
    state = Twice().start()
    for move in game_of(GreedyPlayer, state):
        state = state.play(move)

    assert (7, 0) == state.scores


def test_greedy_finds_an_enemy_for_which_two_shoves_are_needed():
    """After the first shove nothing has fallen that counts. The example's third row, shoved west: a blank floe, then a hunter."""
    state = floes.parse(
        "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/----- 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"
    )
    for seed in range(2):
        state = state.play(choice("greedy", state, seed))

    assert (1, 0) == state.scores


@pytest.mark.parametrize("game", [Dice, Cards])
def test_greedy_plays_where_chance_or_a_hidden_card_decides(game):
    state = game().start(seed=1)
    if not state.legal_moves:
        state = state.play("2")

    assert state.play(choice("greedy", state))


def test_beam_leaves_less_to_the_next_player_than_greedy():
    """Nothing can be caught with a shove; what looms after it can be more or less."""
    state = floes.start(2, seed=1).play("-a5e")
    left = {kind: state.play(choice(kind, state)).facts(1, ["haul"])["haul"] for kind in ("beam", "greedy")}
    least = min(state.play(move).facts(1, ["haul"])["haul"] for move in state.legal_moves)

    assert least == left["beam"] <= left["greedy"]


def test_mcts_sees_that_a_greedy_move_shuts_itself_in():
    """See the same of lookahead."""
    assert "b1-a1" != choice("mcts", fish.parse("21a11111.1b1 a 00 0/0,0/0"))


def test_mcts_comes_to_an_end_where_nothing_is_left_to_judge():
    """After the only move the game is over."""
    state = fish.parse("1a1.1b a 00 0/0,0/0")

    assert "a1-b1" == choice("mcts", state)


@pytest.mark.parametrize("kind", UNLISTED)
def test_players_that_need_no_list_play_a_game_with_a_million_moves(kind):
    assert 6 == len(game_of(KINDS[kind].make, Darts().start()))


@pytest.mark.parametrize("kind", UNLISTED)
def test_the_same_seed_gives_the_same_sample(kind):
    state = Darts().start()

    assert game_of(KINDS[kind].make, state, 5) == game_of(KINDS[kind].make, state, 5)


@pytest.mark.parametrize("kind", ["greedy", "sampler"])
def test_of_a_sample_the_best_is_thrown(kind):
    """Of 18 or more darts by chance the best is hardly ever more than 100,000 away from the middle (1 in 50)."""
    darts = [int(choice(kind, Darts().start(), seed)) for seed in range(10)]

    assert 9 <= sum(abs(dart - 500_000) < 100_000 for dart in darts)


def test_the_sampler_prefers_what_a_hand_can_hardly_miss():
    """Length 3 is worth 10 and its neighbours nothing; 7 is worth 7, and so are its neighbours."""
    assert {"7"} == {choice("sampler", Ledge().start(), seed) for seed in range(10)}


def test_the_sampler_makes_no_more_moves_than_it_may():
    made = []

    state = Ledge().start()
    after = type(state).after

    def counted(self, move):
        made.append(move)
        return after(self, move)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(state), "after", counted)
        SamplerPlayer(samples=6, finalists=2, jitters=3).choose(state, 0, Random(1), Event())

    assert 6 + 2 * 3 == len(made)


def test_kinds_that_list_moves_refuse_a_game_with_too_many():
    able = [kind for kind in COMPUTERS if not KINDS[kind].refusal(Darts(), 2)]

    assert UNLISTED == able


@pytest.mark.parametrize(
    ("kind", "game", "words"),
    [
        (
            "lookahead",
            Darts(),
            "'lookahead' can't play here: maxn lists every move, and this game of Darts has too many; try random, greedy, sampler",
        ),
        (
            "beam",
            Dice(),
            "a player of the kind 'beam' can't play here: beam knows no chance, and Dice has it; try random",
        ),
        (
            "engine",
            Darts(),
            "'engine' can't play here: the engine plays Fish, and this is Darts; try random, greedy, sampler",
        ),
        (
            "mcts",
            Cards(),
            "'mcts' can't play here: puct looks at everything, and Cards hides something from each player",
        ),
    ],
)
def test_a_seat_whose_player_can_not_play_the_game_is_refused_in_words(kind, game, words):
    with pytest.raises(GameError) as refused:
        check_seats(seats_of(["me", kind]), game)

    assert words in str(refused.value)


def test_persons_and_functions_can_sit_down_at_any_game():
    check_seats(seats_of(["me", lambda state: state.legal_moves[0]]), Darts())


def test_who_gives_hints_can_play_the_game():
    assert ["", ""] == [KINDS[adviser(game, 2)].refusal(game, 2) for game in (fish.Fish(), Darts())]


def test_hints_for_turns_of_several_plies_come_from_who_searches_whole_turns():
    assert ["beam", "sampler"] == [adviser(game, 2) for game in (floes.Floes(), floes.Floes(model="drift"))]


def test_at_fish_the_engine_gives_the_hints():
    assert "engine" == adviser(fish.Fish(), 4)


@dataclass(frozen=True)
class Weighed(Handmade):
    """What counts are the points."""

    weights: ClassVar[dict[str, float]] = {"score": 1.0}


def test_beam_lets_the_next_player_reply_before_it_judges_a_turn():
    """Both turns look the same when they end. The reply to a makes 4 points for the rival, that to b only 1."""
    a = pick(1, x=(3, 0), y=(0, 4))
    b = pick(1, x=(2, 0), y=(0, 1))
    state = Weighed(pick(0, a=a, b=b)).start()

    assert {"b"} == {choice("beam", state, seed) for seed in range(8)}


def test_beam_with_one_reply_takes_the_turn_that_looks_best_before_it():
    """There is nothing to choose from: of two turns that look the same each comes up."""
    a = pick(1, x=(3, 0), y=(0, 4))
    b = pick(1, x=(2, 0), y=(0, 1))
    state = Weighed(pick(0, a=a, b=b)).start()

    assert {"a", "b"} == {BeamPlayer(replies=1).choose(state, 0, Random(seed), Event()) for seed in range(8)}


def test_lookahead_sees_that_a_greedy_move_shuts_itself_in():
    """On a1 are 2 fish and the end of the game; the other way five tiles can be taken one by one."""
    state = fish.parse("21a11111.1b1 a 00 0/0,0/0")

    assert "b1-a1" == choice("greedy", state)
    assert "b1-a1" != choice("lookahead", state)


def test_lookahead_looks_less_far_where_two_moves_would_be_too_many():
    """See above: with one move it is greedy enough to shut itself in."""
    state = fish.parse("21a11111.1b1 a 00 0/0,0/0")
    near = LookaheadPlayer(most=len(state.legal_moves) ** 2 - 1)

    assert str(LookaheadPlayer(depth=1).choose(state, 0, Random(1), Event())) == str(
        near.choose(state, 0, Random(1), Event())
    )


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
        ("engine", "Enzo", "engine"),
        (("Max", "full"), "Max", "engine"),
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
        (
            [("Max", "chess"), "me"],
            "no kind of player is called 'chess'; there is: person, random, greedy, lookahead, beam",
        ),
        ([(7, "greedy"), "me"], "a player's name is 7, needs a text"),
        ([7, "me"], "7 is no player: give 'me', a name, one of person, random, greedy, lookahead"),
    ],
)
def test_what_is_no_player_is_refused_in_words(players, words):
    with pytest.raises(GameError) as refused:
        seats_of(players)

    assert words in str(refused.value)


def test_the_reply_that_beam_expects_wins_as_much_as_a_greedy_turn():
    """Floes: the first shoves of a turn often win nothing themselves, so what the rest of it can catch counts for both."""
    state = floes.start(2, seed=1)
    second = state.play(state.legal_moves[0]).play(state.legal_moves[1])
    greedy = second
    while greedy.to_move == 1:
        greedy = greedy.play(GreedyPlayer().choose(greedy, 1, Random(0), Event()))

    assert 2 == greedy.scores[1] == _answered(second, Event()).scores[1]
