"""What a game on a board does, without widget, browser and clock."""

from __future__ import annotations

import pytest

from icefloe.games import fish
from icefloe.games.base import GameError, IllegalMove
from icefloe.notebook.controller import Controller, Request
from icefloe.players import seats_of
from icefloe.study import Record, parse_record
from tests.protocol.toys import Cards, Dice, Twice

LONG = "1a11111.1b11111 a 00 0/0,0/0"
"""Two rows in one: a and b each have a strip of their own."""


def controller(*players, text=LONG, seed=1):
    state = fish.parse(text)
    return Controller(Record.of(state, ()), seats_of(list(players)), seed)


def answered(game, *moves):
    """Let the computer player that is asked choose `moves`, one after another."""
    for move in moves:
        game.answer(game.request, move)
    return game


# --- persons ---------------------------------------------------------------------------------------------------------------


def test_a_move_is_played_and_remembered():
    game = controller("Ada", "Max")
    game.play("a1-b1")

    assert (1, ["a1-b1"], 1) == (game.to_move, list(map(str, game.history)), game.at)


def test_an_illegal_move_changes_nothing():
    game = controller("Ada", "Max")
    with pytest.raises(IllegalMove):
        game.play("a1-a2")

    assert (fish.parse(LONG), 0, 1) == (game.state, game.at, game.revision)


def test_every_change_of_position_has_a_new_revision():
    game = controller("Ada", "Max")
    game.play("a1-b1")
    game.undo()

    assert 3 == game.revision


def test_undo_and_redo_go_back_and_forth():
    game = controller("Ada", "Max")
    game.play("a1-b1")
    game.undo()
    undone = game.state
    game.redo()

    assert (fish.parse(LONG), 1) == (undone, game.state.to_move)


def test_undo_and_redo_take_a_number_of_moves():
    game = controller("Ada", "Max")
    for move in ("a1-b1", "h1-i1", "b1-c1"):
        game.play(move)
    game.undo(2)
    back = game.at
    game.redo(2)

    assert (1, 3) == (back, game.at)


def test_another_move_drops_what_followed():
    game = controller("Ada", "Max")
    game.play("a1-b1")
    game.undo()
    game.play("a1-c1")

    assert ["a1-c1"] == list(map(str, game.moves))


def test_what_followed_is_kept_while_nothing_else_is_played():
    game = controller("Ada", "Max")
    game.play("a1-b1")
    game.goto(0)

    assert ["a1-b1"] == list(map(str, game.moves))


@pytest.mark.parametrize("ply", [-1, 2, True, "1", None])
def test_a_ply_that_is_not_there_is_refused(ply):
    game = controller("Ada", "Max")
    game.play("a1-b1")

    with pytest.raises(GameError, match=f"there is no position after {ply!r} moves; the line has 1"):
        game.goto(ply)


def test_undo_at_the_start_and_redo_at_the_end_are_refused():
    game = controller("Ada", "Max")
    with pytest.raises(GameError, match="there is no move to undo"):
        game.undo()
    with pytest.raises(GameError, match="there is no move to redo"):
        game.redo()


@pytest.mark.parametrize(("way", "done"), [("undo", "undone"), ("redo", "redone")])
def test_more_moves_than_there_are_can_not_be_undone_or_redone(way, done):
    game = controller("Ada", "Max")
    game.play("a1-b1")
    game.play("h1-i1")
    game.undo(1)

    with pytest.raises(GameError, match=f"5 moves can't be {done}, only 1"):
        getattr(game, way)(5)


def test_a_number_of_moves_below_1_is_refused():
    game = controller("Ada", "Max")
    game.play("a1-b1")

    with pytest.raises(GameError, match="count is 0, needs a whole number from 1"):
        game.undo(0)


# --- computer players --------------------------------------------------------------------------------------------------------


def test_a_computer_player_is_asked_on_its_turn_only():
    game = controller("me", "greedy")
    before = game.request
    game.play("a1-b1")

    assert (None, 1) == (before, game.request.player)


def test_its_answer_is_played():
    game = controller("me", "greedy")
    game.play("a1-b1")
    answered(game, "h1-i1")

    assert ["a1-b1", "h1-i1"] == list(map(str, game.history))


def test_an_answer_that_comes_too_late_is_dropped():
    game = controller("me", "greedy")
    game.play("a1-b1")
    late = game.request
    game.undo()
    game.answer(late, "h1-i1")

    assert () == game.history


def test_the_same_game_asks_with_the_same_seed():
    """A seeded game repeats: the chance of an answer is drawn from seed, player and ply alone."""
    first, second = controller("me", "random", seed=9), controller("me", "random", seed=9)
    first.play("a1-b1")
    second.play("a1-b1")
    second.undo()
    second.play("a1-b1")

    assert first.request.seed == second.request.seed


def test_undo_goes_back_to_a_persons_turn():
    game = controller("me", "greedy")
    game.play("a1-b1")
    answered(game, "h1-i1")
    game.undo()

    assert (0, 0) == (game.at, game.to_move)


def test_redo_goes_on_to_a_persons_turn():
    game = controller("me", "greedy")
    game.play("a1-b1")
    answered(game, "h1-i1")
    game.undo()
    game.redo()

    assert 2 == game.at


def test_with_computers_alone_undo_goes_back_one_move():
    game = answered(controller("greedy", "random"), "a1-b1", "h1-i1")
    game.undo()

    assert 1 == game.at


def test_a_computer_player_holds_still_while_an_earlier_position_is_on_show():
    game = answered(controller("greedy", "random"), "a1-b1", "h1-i1")
    game.goto(1)

    assert (None, True) == (game.request, "resume" in game.tools)


def test_resume_goes_on_from_the_position_on_show():
    game = answered(controller("greedy", "random"), "a1-b1", "h1-i1")
    game.goto(1)
    game.resume()
    answered(game, "h1-j1")

    assert ["a1-b1", "h1-j1"] == list(map(str, game.moves))


def test_a_paused_game_asks_nobody():
    game = controller("greedy", "random")
    game.pause()

    assert None is game.request


def test_a_step_is_one_move_then_the_game_waits():
    game = controller("greedy", "random")
    game.pause()
    game.step()
    answered(game, "a1-b1")

    assert (1, None) == (game.at, game.request)


def test_a_step_on_a_persons_turn_is_refused():
    with pytest.raises(GameError, match="no computer player is to move"):
        controller("me", "greedy").step()


def test_a_move_by_hand_on_a_computers_turn_plays_for_it_and_ends_its_search():
    game = controller("greedy", "me")
    asked = game.request
    game.play("a1-d1")
    game.answer(asked, "a1-b1")

    assert ["a1-d1"] == list(map(str, game.history))


@pytest.mark.parametrize("bad", ["a1-z1", "what", None, 7])
def test_a_bad_answer_pauses_the_game_and_is_told(bad):
    game = controller("greedy", "me")
    game.answer(game.request, bad)

    assert (0, None, True) == (game.at, game.request, game.trouble.startswith("Greta could not move: "))


def test_a_player_that_fails_pauses_the_game_and_resume_asks_it_again():
    game = controller("greedy", "me")
    game.fail(game.request, "ZeroDivisionError: division by zero")
    told = game.trouble
    game.resume()

    assert "Greta could not move: ZeroDivisionError: division by zero" == told
    assert ("", 0) == (game.trouble, game.request.player)


def test_a_failure_that_comes_too_late_is_dropped():
    game = controller("greedy", "me")
    late = game.request
    game.play("a1-b1")
    game.fail(late, "broken")

    assert "" == game.trouble


def test_what_a_player_thinks_is_kept_until_it_has_moved():
    game = controller("greedy", "Max")
    game.tell(game.request, "3 moves ahead")
    thought = game.thought
    game.answer(game.request, "a1-b1")

    assert ("3 moves ahead", "") == (thought, game.thought)


def test_what_comes_too_late_is_not_kept():
    game = controller("greedy", "Max")
    late = game.request
    game.answer(late, "a1-b1")
    game.tell(late, "3 moves ahead")
    game.tell(late, "it was killed", trouble=True)

    assert ("", "") == (game.thought, game.trouble)


def test_trouble_of_a_player_who_answers_all_the_same_stays_in_sight_for_a_move():
    game = controller("greedy", "Max")
    game.tell(game.request, "it was killed", trouble=True)
    told = game.trouble
    game.answer(game.request, "a1-b1")
    after = game.trouble
    game.play("h1-i1")

    assert ("it was killed", "it was killed", "") == (told, after, game.trouble)
    assert "pause" in game.tools


# --- hints -------------------------------------------------------------------------------------------------------------------


def test_a_hint_is_asked_for_and_shown_without_being_played():
    game = controller("me", "greedy")
    game.hint()
    asked = game.request
    game.answer(asked, "a1-b1")

    assert (True, "a1-b1", 0) == (asked.hint, str(game.advice), game.at)


def test_a_second_press_takes_the_hint_away():
    game = controller("me", "greedy")
    game.hint()
    game.answer(game.request, "a1-b1")
    game.hint()

    assert (None, None) == (game.advice, game.request)


def test_a_hint_goes_with_the_next_move():
    game = controller("me", "Max")
    game.hint()
    game.answer(game.request, "a1-b1")
    game.play("a1-c1")

    assert None is game.advice


def test_a_hint_on_a_computers_turn_is_refused():
    with pytest.raises(GameError, match="a hint is for a person, on their turn"):
        controller("greedy", "me").hint()


def test_an_adviser_that_fails_is_told_and_the_game_goes_on():
    game = controller("me", "Max")
    game.hint()
    game.answer(game.request, "nonsense")

    assert game.trouble.startswith("No hint: 'nonsense' is no move")
    game.play("a1-b1")
    assert 1 == game.at


def test_what_went_wrong_is_forgotten_with_the_next_thing_that_is_done():
    game = controller("me", "Max")
    game.hint()
    game.answer(game.request, "nonsense")
    game.hint()
    game.answer(game.request, "a1-b1")
    hinted = game.trouble
    game.trouble = "something"
    game.resign()

    assert ("", "") == (hinted, game.trouble)


# --- giving up -----------------------------------------------------------------------------------------------------------------


def test_with_two_players_the_other_wins_when_one_resigns():
    game = controller("Ada", "Max")
    game.resign()

    assert (None, (1,), (0,)) == (game.to_move, game.winners, game.resigned)


def test_nothing_can_be_played_after_a_resignation():
    game = controller("Ada", "Max")
    game.resign()

    with pytest.raises(IllegalMove, match="the game is over, Max has won by resignation"):
        game.play("a1-b1")


def test_with_more_players_a_computer_plays_on_for_who_resigned():
    game = controller("Ada", "Max", "Zoe", text="1a111.1b111.1c111 a 000 0/0,0/0,0/0")
    game.resign()

    assert (0, False, ()) == (game.request.player, game.is_person(0), game.winners)


def test_undo_takes_back_a_resignation_first_and_no_move():
    game = controller("Ada", "Max")
    game.play("a1-b1")
    game.resign()
    game.undo()

    assert (1, (), 1) == (game.to_move, game.resigned, game.at)


def test_a_resignation_before_the_first_move_can_be_undone():
    game = controller("Ada", "Max")
    game.resign()
    offered = "undo" in game.tools
    game.undo()

    assert (True, 0) == (offered, game.to_move)


def test_undo_goes_back_one_move_once_the_only_person_has_resigned():
    """Nobody's turn is worth going back to."""
    game = controller("Ada", "greedy", "random", text="1a1111.1b1111.1c1111 a 000 0/0,0/0,0/0")
    game.play("a1-b1")
    game.resign(0)
    for _ in range(4):
        game.answer(game.request, game.state.legal_moves[0])
    game.undo()

    assert 4 == game.at


def test_a_resignation_is_forgotten_when_play_goes_on_from_before_it():
    game = controller("Ada", "Max")
    game.play("a1-b1")
    game.resign()
    game.goto(0)
    game.play("a1-c1")

    assert {} == game.resignations


def test_computer_players_do_not_resign():
    with pytest.raises(GameError, match="only a person who is still playing can resign"):
        controller("greedy", "me").resign()


def test_nobody_resigns_when_the_game_is_over():
    with pytest.raises(GameError, match="the game is over already"):
        controller("Ada", "Max", text="... 0 00 1/1,2/1").resign(0)


# --- other games -----------------------------------------------------------------------------------------------------------------


def test_showing_a_state_begins_a_new_line_with_the_same_seats():
    game = controller("Ada", "Max")
    game.play("a1-b1")
    game.show(fish.parse("1a1.1b1 b 00 3/2,4/2"))

    assert ((), 1, "Ada") == (game.history, game.to_move, game.seats[0].name)


def test_showing_a_state_for_more_players_seats_persons():
    game = controller("Ada", "greedy")
    game.show(fish.parse("1a1.1b1.1c1 a 000 0/0,0/0,0/0"))

    assert [True] * 3 == [seat.is_person for seat in game.seats]


def test_only_a_state_can_be_shown():
    with pytest.raises(GameError, match="a board shows a state, got int"):
        controller("Ada", "Max").show(7)


def test_a_new_game_has_its_players_and_options():
    game = controller("Ada", "Max")
    game.new("fish", [{"name": "Zoe"}, {"name": "Bot", "kind": "random"}], 5, {"board": "tiny", "penguins": 1})

    assert fish.start(2, seed=5, board="tiny", penguins=1) == game.state
    assert ["Zoe", "Bot"] == [seat.name for seat in game.seats]


def test_an_impossible_new_game_changes_nothing():
    game = controller("Ada", "Max")
    game.play("a1-b1")
    with pytest.raises(GameError):
        game.new("fish", ["me"], None, {})

    assert ("Ada", 1) == (game.seats[0].name, game.at)


def test_a_kind_of_player_that_can_not_play_the_game_is_refused_when_it_is_set_up():
    """Look-ahead lists every move, and drifting ice has too many: nobody waits for a move that can't come."""
    game = controller("Ada", "Max")
    with pytest.raises(
        GameError, match="'lookahead' can't play here: maxn lists every move, and this game of Ice Floes"
    ):
        game.new("floes", ["me", "lookahead"], 5, {"model": "drift"})

    assert ("Ada", fish.parse(LONG)) == (game.seats[0].name, game.state)


def test_a_position_that_a_player_can_not_play_is_refused_too():
    game = controller("Ada", "beam")
    with pytest.raises(GameError, match="'beam' can't play here: beam knows no chance, and Dice has it"):
        game.show(Dice().start())


def test_a_saved_game_goes_on_where_it_was():
    game = controller("Ada", "greedy")
    game.play("a1-b1")
    again = controller("me", "me")
    again.load(game.record())

    assert (game.state, ["Ada", "Greta"], 1) == (again.state, [seat.name for seat in again.seats], again.request.player)


def test_a_game_saved_at_an_earlier_position_is_loaded_there():
    game = controller("Ada", "Max")
    game.play("a1-b1")
    game.play("h1-i1")
    game.undo(1)
    again = controller("me", "me")
    again.load(parse_record(str(game.record())))

    assert (1, 2) == (again.at, len(again.moves))


def test_a_seat_of_a_function_is_taken_by_a_person_when_the_game_is_loaded():
    """A function can't be written down."""
    game = controller("me", lambda state: state.legal_moves[0])
    again = controller("me", "me")
    again.load(game.record())

    assert again.seats[1].is_person


def test_the_number_of_seats_has_to_fit():
    with pytest.raises(GameError, match="3 players were given, the position is for 2"):
        controller("a", "b", "c")


def test_without_a_seed_computer_players_do_not_repeat_themselves():
    state = fish.parse(LONG)
    games = [Controller(Record.of(state, ()), seats_of(["random", "random"])) for _ in range(5)]

    assert 5 == len({game.request.seed for game in games})


def test_chance_is_drawn_from_the_seed_and_nobody_is_asked_for_it():
    """Dice: a coin, then its player keeps or gives."""

    def played(seed):
        game = Controller(Record.of(Dice().start(), ()), seats_of(["Ada", "Max"]), seed)
        while game.to_move is not None:
            assert game.to_move >= 0
            game.play("keep")
        return game.history

    assert played(3) == played(3)
    assert 1 < len({played(seed) for seed in range(10)})


def test_hidden_cards_reach_a_player_only_as_its_own_view():
    """Cards: the first player's answer is asked with the whole state, which its view keeps from it."""
    game = Controller(Record.of(Cards().start(seed=1), ()), seats_of(["random", "random"]), 1)

    assert not hasattr(game.state.view(game.request.player), "cards")


def test_a_player_who_moves_twice_running_is_asked_twice():
    game = Controller(Record.of(Twice().start(), ()), seats_of(["random", "me"]), 1)
    game.answer(game.request, "1")

    assert 0 == game.request.player


def test_a_request_is_equal_while_it_is_the_same_question():
    game = controller("greedy", "me")

    assert game.request == game.request == Request(1, 0, False, "1/0/0/False")
