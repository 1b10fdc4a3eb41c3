"""The board widget from a cell's side: traits, moves, files, threads. The page's side is tested in a browser."""

from __future__ import annotations

import json
import threading
import time

import pytest
import traitlets

import icefloe
from icefloe.games import fish
from icefloe.games.base import GameError, IllegalMove, MoveTextError, PositionError

from .merged import merged

LONG = "1a11111.1b11111 a 00 0/0,0/0"


def board(*players, text=LONG, **options):
    return icefloe.play(fish.parse(text), players=list(players or ("Ada", "Max")), pace=0, **options)


def wait_for(condition):
    """Until `condition` holds; computer players answer on threads of their own."""
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)


def sent(game):
    """What goes to the page from here on."""
    messages = []
    game.send = lambda content, buffers=None: messages.append(content)
    return messages


def click(game, seq, **intent):
    game._heard(game, {"kind": "intent", "client": "test", "seq": seq, "intent": intent}, [])


# --- what a cell reads -----------------------------------------------------------------------------------------------------


def test_play_called_bare_is_a_game_of_fish_for_you_against_a_computer():
    game = icefloe.play()

    assert (60, 2, "You") == (len(game.state.board.names), game.state.players, game.players[0])


def test_the_traits_follow_the_game():
    game = board()
    game.play("a1-b1")

    assert (1, (1, 0), (fish.move("a1-b1"),), ()) == (game.to_move, game.scores, game.history, game.winners)
    assert game.state.legal_moves == game.legal_moves


def test_observers_hear_of_every_change_once():
    game, heard = board(), []
    game.observe(lambda change: heard.append((change.old, change.new)), "to_move")
    game.play("a1-b1").play("h1-i1")

    assert [(0, 1), (1, 0)] == heard


def test_an_observer_may_play_and_everybody_hears_in_order():
    game, heard = board(), []
    game.observe(lambda change: change.new == 1 and game.play("h1-i1"), "to_move")
    game.observe(lambda change: heard.append(change.new), "to_move")
    game.play("a1-b1")

    assert ([1, 0], 2) == (heard, len(game.history))


def test_an_observer_that_fails_does_not_keep_others_from_hearing():
    game, heard = board(), []
    game.observe(lambda change: 1 / 0, "state")
    game.observe(lambda change: heard.append(change.new), "history")
    with pytest.raises(ZeroDivisionError):
        game.play("a1-b1")
    game.unobserve_all("state")
    game.play("h1-i1")

    assert [1, 2] == [len(history) for history in heard]


class Slow:
    """A player that needs a while to get ready."""

    prepared = 0

    def prepare(self):
        self.prepared += 1

    def choose(self, view, player, rng, stop):
        return view.legal_moves[0]

    def think(self, view, player, rng, stop, tell):
        tell("its ice is cold", trouble=True)
        return view.legal_moves[0]


def test_a_player_gets_ready_when_it_sits_down_and_not_again():
    slow = Slow()
    game = board("Ada", slow)
    before = slow.prepared
    game.play("a1-b1")

    assert (1, 1) == (before, slow.prepared)


def test_what_a_player_gets_over_is_said_and_the_game_goes_on():
    game = board("Ada", Slow())
    game.play("a1-b1")
    wait_for(lambda: game.to_move == 0)

    assert {"words": "its ice is cold", "kind": "trouble"} == game._picture["status"]


def test_an_illegal_move_raises_with_its_reason_and_changes_nothing():
    game = board()
    with pytest.raises(IllegalMove, match="a1-z1 is illegal: the board has no cell z1"):
        game.play("a1-z1")
    with pytest.raises(MoveTextError, match="'north' is no move"):
        game.play("north")

    assert (fish.parse(LONG), ()) == (game.state, game.history)


def test_an_assigned_state_is_shown():
    game = board()
    game.play("a1-b1")
    game.state = fish.parse("1a1.1b1 b 00 3/2,4/2")

    assert ((3, 4), 1, ()) == (game.scores, game.to_move, game.history)


def test_a_position_text_can_be_assigned():
    game = board()
    game.state = "1a1.1b1 b 00 3/2,4/2"

    assert 1 == game.to_move


@pytest.mark.parametrize(("value", "error"), [("nonsense", PositionError), (7, GameError)])
def test_what_is_no_state_can_not_be_assigned(value, error):
    game = board()
    with pytest.raises(error):
        game.state = value

    assert fish.parse(LONG) == game.state


@pytest.mark.parametrize("name", ["scores", "legal_moves", "to_move", "winners", "history"])
def test_what_follows_the_game_can_not_be_assigned(name):
    with pytest.raises(traitlets.TraitError, match=f"board.{name} follows the game; play a move or assign board.state"):
        setattr(board(), name, ())


def test_undo_redo_and_goto_work_from_a_cell():
    game = board().play("a1-b1").play("h1-i1")

    assert [1, 2, 0] == [len(game.undo().history), len(game.redo().history), len(game.goto(0).history)]


def test_resigning_ends_a_game_of_two():
    game = board().resign()

    assert (None, (1,), ()) == (game.to_move, game.winners, game.legal_moves)


def test_a_board_shows_as_text_and_as_svg():
    game = board()

    assert f"<Board Ada, Max: {LONG}>" == repr(game)
    assert game.svg().lstrip().startswith(("<svg", "<?xml"))


def test_a_picture_is_written_to_a_file(tmp_path):
    board().save_svg(tmp_path / "board.svg", theme="dark")

    assert "<svg" in (tmp_path / "board.svg").read_text(encoding="utf-8")


def test_a_state_is_shown_by_a_notebook_as_text_and_picture():
    bundle = fish.parse(LONG)._repr_mimebundle_()

    assert f"<Fish {LONG}>" == bundle["text/plain"]
    assert "data:image/svg+xml;base64," in bundle["text/html"]


# --- files ---------------------------------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_in_a_new_board(tmp_path):
    game = board().play("a1-b1")
    game.save(tmp_path / "game.txt")
    again = icefloe.load(tmp_path / "game.txt")

    assert (game.state, game.history, ("Ada", "Max")) == (again.state, again.history, again.players)


def test_a_pasted_text_is_loaded_into_a_board():
    game = board().load(f"{LONG} ; a1-b1")

    assert 1 == len(game.history)


def test_a_source_that_is_neither_file_nor_text_is_refused():
    with pytest.raises(GameError, match=r"'missing\.txt' is neither a file nor the text of a game"):
        icefloe.load("missing.txt")


def test_a_file_that_is_no_text_is_refused(tmp_path):
    (tmp_path / "game.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(GameError, match="is no text file: invalid start byte at byte 0"):
        icefloe.load(tmp_path / "game.txt")


@pytest.mark.parametrize("source", ["", "x" * 5000])
def test_what_can_not_be_read_as_a_file_is_refused_in_words(source):
    with pytest.raises(GameError, match="can't be read: "):
        icefloe.load(source)


@pytest.mark.parametrize("pace", [-1, 61, float("inf")])
def test_an_impossible_pace_is_refused(pace):
    with pytest.raises(traitlets.TraitError, match="pace"):
        icefloe.play(pace=pace)


def test_a_bad_text_leaves_the_game_as_it_was():
    game = board().play("a1-b1")
    with pytest.raises(PositionError):
        game.load("no game at all\n")

    assert 1 == len(game.history)


# --- computer players ------------------------------------------------------------------------------------------------------------


def test_a_computer_player_answers_by_itself():
    game = board("me", "greedy")
    game.play("a1-b1")
    wait_for(lambda: len(game.history) == 2)

    assert 0 == game.to_move


def test_computers_alone_play_to_the_end():
    game = board("greedy", "random", "lookahead", text="1a111.1b111.1c111 a 000 0/0,0/0,0/0")
    wait_for(lambda: game.to_move is None)

    assert game.winners


def test_the_same_seed_gives_the_same_game():
    def played():
        game = icefloe.play(players=["random", "greedy"], seed=11, board="tiny", penguins=2, pace=0)
        wait_for(lambda: game.to_move is None)
        return game.history

    assert played() == played()


def test_a_function_that_fails_pauses_the_game_and_says_why():
    def broken(state):
        return state.moves

    game = board(broken, "me")
    wait_for(lambda: "could not move" in game._picture["status"]["words"])

    line = broken.__code__.co_firstlineno + 1
    assert (
        f"broken could not move: AttributeError: 'FishState' object has no attribute 'moves' (in broken, line {line})"
        == game._picture["status"]["words"]
    )


def test_playing_on_a_computers_turn_ends_its_search():
    started = threading.Event()

    def slow(state):
        started.set()
        time.sleep(0.3)
        return "a1-b1"

    game = board(slow, "me")
    started.wait()
    game.play("a1-d1")
    time.sleep(0.5)

    assert ["a1-d1"] == list(map(str, game.history))


def test_a_paused_game_waits():
    game = icefloe.play(fish.parse(LONG), players=["greedy", "random"], pace=1).pause()
    time.sleep(1.3)

    assert () == game.history


# --- what travels ------------------------------------------------------------------------------------------------------------------


def test_a_click_is_played_and_the_patch_carries_the_answer():
    game = board()
    messages = sent(game)
    click(game, 1, do="move", move="a1-b1", revision=1)

    assert 1 == len(game.history)
    assert [{"client": "test", "seq": 1, "ok": True}] == messages[0]["answers"]


def test_patches_lead_from_each_picture_to_the_next():
    game = board()
    seen, messages = dict(game._picture), sent(game)
    for move in ("a1-b1", "h1-i1", "b1-d1"):
        game.play(move)
    game.undo(2)
    for message in messages:
        seen = merged(seen, message["patch"])

    assert seen == game._picture


def test_versions_follow_one_another():
    game = board()
    messages = sent(game)
    game.play("a1-b1").play("h1-i1")

    assert [(message["base"], message["version"]) for message in messages] == [
        (game._version - 2, game._version - 1),
        (game._version - 1, game._version),
    ]


def test_a_page_that_lost_its_way_gets_the_whole_picture():
    game = board()
    messages = sent(game)
    game._heard(game, {"kind": "resync", "client": "test"}, [])

    assert ("picture", game._version, game._picture) == tuple(
        messages[0][key] for key in ("kind", "version", "picture")
    )


def test_a_view_that_opens_late_gets_the_whole_picture_and_one_in_time_a_sign_of_life():
    game = board()
    messages = sent(game)
    game._heard(game, {"kind": "hello", "client": "test", "version": game._version - 1}, [])
    game._heard(game, {"kind": "hello", "client": "test", "version": game._version}, [])

    assert ["picture", "patch"] == [message["kind"] for message in messages]


def test_a_whole_picture_is_in_the_state_that_a_reloaded_page_asks_for():
    game = board().play("a1-b1")

    assert (game._picture, game._version) == tuple(game.get_state()[key] for key in ("_picture", "_version"))


@pytest.mark.parametrize("raw", [None, "x", {}, {"kind": "intent"}, {"kind": "what"}])
def test_a_forged_message_is_a_visible_notice_and_no_change(raw):
    game = board()
    game._heard(game, raw, [])

    assert (fish.parse(LONG), "trouble") == (game.state, game._picture["status"]["kind"])


def test_hidden_scores_do_not_travel_until_the_end():
    """b has collected 4747 fish, which no tile here could be taken for."""
    game = board("Ada", "Max", text="1a2.3b a 00 4/2,4747/0", hidden=True)
    during = json.dumps(game._picture) + str(game._still_picture.bundle())
    game.play("a1-b1")
    after = json.dumps(game._picture)

    assert ("4747" in during, "4750" in after) == (False, True)


def test_a_board_on_a_finished_game_has_nobody_to_move():
    assert None is board(text="... 0 00 6/4,6/3").to_move


def test_the_traits_are_current_when_a_player_answers_at_once():
    """The first question may be answered before the board is made."""
    for _ in range(20):
        game = board(lambda state: state.legal_moves[0], "me")
        wait_for(lambda game=game: len(game._controller.history) == 1)
        wait_for(lambda game=game: game.to_move == 1)

        assert (game._controller.state, game._controller.history) == (game.state, game.history)


def test_a_closed_board_asks_nobody_any_more():
    game = icefloe.play(fish.parse(LONG), players=["random", "random"], pace=1)
    game.close()
    time.sleep(1.3)

    assert () == game._controller.history


def test_a_function_that_ends_its_thread_is_told():
    game = board(lambda state: exit(), "me")
    wait_for(lambda: "could not move: SystemExit" in game._picture["status"]["words"])


def test_the_page_hears_before_slow_observers():
    game, order = board(), []
    game.send = lambda content, buffers=None: order.append("page")
    game.observe(lambda change: order.append("observer"), "state")
    game.play("a1-b1")

    assert ["page", "observer"] == order


def test_a_retired_player_is_said_to_be_so():
    game = board("Ada", "Max", "Zoe", text="1a11.3b.1c11 a 000 0/0,0/0,0/0").play("a1-b1")

    assert [None, "retired", None] == [player.get("note") for player in game._picture["players"]]


@pytest.mark.parametrize("move", [7, None, ["a1", "b1"], {}])
def test_what_is_no_move_at_all_is_refused_in_words(move):
    with pytest.raises(MoveTextError, match="is no move: give a Move, or its text such as c5 or c5-e7"):
        board().play(move)


def test_many_threads_at_once_leave_a_whole_game():
    """Clicks, cells and computer players on threads of their own; whatever wins, the line of moves is a game."""
    game = board("greedy", "Max")

    def cell():
        for _ in range(30):
            try:
                game.undo(1)
                game.play(game.state.legal_moves[0])
            except ValueError:
                pass

    threads = [threading.Thread(target=cell) for _ in range(4)]
    for thread in threads:
        thread.start()
    for seq in range(1, 31):
        click(game, seq, do="redo")
    for thread in threads:
        thread.join()
    wait_for(lambda: game._controller.request is None)
    controller = game._controller
    assert (controller.state, controller.history, controller.to_move) == (game.state, game.history, game.to_move)
    for before, played, after in zip(controller.states, controller.moves, controller.states[1:], strict=False):
        assert before.play(played) == after


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "no game is called 'chess'; there is: fish"),
        ({"players": 5}, "needs 2 to 4 players, got 5"),
        ({"players": ["me"]}, "needs 2 to 4 players, got 1"),
        ({"players": 0}, "needs 2 to 4 players, got 0"),
        ({"players": 10**7}, "needs 2 to 4 players, got 10000000"),
        ({"seed": 10**5000}, "seed is too long a number, at most 40 digits are possible"),
        ({"seed": "x"}, "seed is 'x', needs a whole number"),
        ({"colour": "red"}, "fish has no option 'colour'"),
        ({"game": fish.parse(LONG), "board": "tiny"}, "a state has its rules and board already: board can't be chosen"),
        ({"game": fish.parse(LONG), "players": 3}, "3 players were given, the position is for 2"),
        ({"game": 7}, "no game is called 7"),
        ({"cls": 7}, "fish has no option 'cls'"),
        ({"game": fish.parse(LONG), "seed": "x"}, "seed is 'x', needs a whole number"),
    ],
)
def test_an_impossible_game_is_refused_in_words(arguments, words):
    with pytest.raises(GameError) as refused:
        icefloe.play(**arguments)

    assert words in str(refused.value)


def test_a_question_about_a_move_is_answered_to_the_page_and_changes_nothing():
    game = board()
    before, messages = game._version, sent(game)
    game._heard(game, {"kind": "ask", "client": "test", "move": "a1-b1", "revision": 1}, [])

    assert [("preview", "test", "a1-b1", None)] == [
        tuple(message[key] for key in ("kind", "client", "move", "preview")) for message in messages
    ]
    assert before == game._version


def test_a_question_about_a_position_that_is_gone_is_not_answered():
    game = board()
    messages = sent(game)
    game._heard(game, {"kind": "ask", "client": "test", "move": "a1-b1", "revision": 7}, [])

    assert [] == messages


def test_after_a_turn_of_several_moves_the_next_player_waits_longer():
    """There is more to be read: why the turn is over."""
    began = time.monotonic()
    board = icefloe.play("floes", players=["Ada", "random"], seed=3, pace=0.1)
    board.play("-a5e").play("-a5e")
    while len(board.history) < 3:
        time.sleep(0.01)
        assert time.monotonic() < began + 30

    assert time.monotonic() - began > 0.3
