"""Messages from a page, without a page: whatever comes, each intent is settled once and in order, or refused in words."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from icefloe.games import fish
from icefloe.notebook.controller import Controller
from icefloe.notebook.inbox import Inbox
from icefloe.players import seats_of
from icefloe.study import Record

LONG = "1a11111.1b11111 a 00 0/0,0/0"


def desk(*players, text=LONG):
    controller = Controller(Record.of(fish.parse(text), ()), seats_of(list(players or ("Ada", "Max"))), 1)
    return controller, Inbox(controller)


def message(seq, client="view", **intent):
    return {"kind": "intent", "client": client, "seq": seq, "intent": intent}


def move(seq, text, revision=1, client="view"):
    return message(seq, client, do="move", move=text, revision=revision)


def words(answers):
    assert 1 == len(answers)
    assert answers[0]["ok"] is False
    return answers[0]["words"]


def test_a_move_is_played_and_answered():
    controller, inbox = desk()
    answers = inbox.receive(move(1, "a1-b1"))

    assert [{"client": "view", "seq": 1, "ok": True}] == answers
    assert 1 == controller.at


def test_a_repeated_message_is_answered_as_before_and_not_played_again():
    controller, inbox = desk()
    first = inbox.receive(move(1, "a1-b1"))
    again = inbox.receive(move(1, "a1-b1"))

    assert (first, 1) == (again, controller.at)


def test_a_message_ahead_of_its_turn_waits_to_be_sent_again():
    controller, inbox = desk()

    assert [] == inbox.receive(move(2, "a1-b1"))
    assert 0 == controller.at


def test_two_views_count_for_themselves():
    controller, inbox = desk()
    inbox.receive(move(1, "a1-b1", client="one"))
    inbox.receive(move(1, "h1-i1", revision=2, client="two"))

    assert 2 == controller.at


def test_fifty_clicks_at_once_are_each_answered_once_and_in_order():
    """The first is played; the others were meant for a position that is gone."""
    _controller, inbox = desk()
    answers = [answer for seq in range(1, 51) for answer in inbox.receive(move(seq, "a1-b1"))]

    assert list(range(1, 51)) == [answer["seq"] for answer in answers]
    assert [True] + [False] * 49 == [answer["ok"] for answer in answers]


def test_a_stale_move_is_refused_in_words():
    controller, inbox = desk()
    controller.play("a1-b1")

    assert "h1-i1 was meant for a position that is no longer on the board; nothing was changed." == words(
        inbox.receive(move(1, "h1-i1", revision=1))
    )


def test_an_illegal_move_is_refused_with_the_reason_of_the_rules():
    assert words(desk()[1].receive(move(1, "a1-z1"))).startswith("a1-z1 is illegal: the board has no cell z1")


def test_a_refusal_does_not_repeat_the_position_which_would_tell_hidden_scores():
    told = words(desk()[1].receive(move(1, "a1-z1")))

    assert told.endswith("no cell z1")


def test_a_click_for_a_computer_player_is_refused():
    _controller, inbox = desk("greedy", "me")

    assert "a1-b1: it is Greta's turn, a computer player's." == words(inbox.receive(move(1, "a1-b1")))


@pytest.mark.parametrize(
    ("intent", "told"),
    [
        ({"do": "fly"}, "There is nothing called 'fly' to do"),
        ({}, "no proper 'do'"),
        ({"do": 7}, "no proper 'do'"),
        ({"do": "move", "revision": 1}, "no proper 'move'"),
        ({"do": "move", "move": "a1-b1", "revision": "1"}, "no proper 'revision'"),
        ({"do": "move", "move": "a1-b1", "revision": True}, "no proper 'revision'"),
        ({"do": "goto"}, "no proper 'ply'"),
        ({"do": "goto", "ply": 9}, "there is no position after 9 moves"),
        ({"do": "undo"}, "there is no move to undo"),
        ({"do": "redo"}, "there is no move to redo"),
        ({"do": "hide", "hidden": 1}, "no proper 'hidden'"),
        ({"do": "step"}, "no computer player is to move"),
        ({"do": "resign"}, "no proper 'player'"),
        ({"do": "resign", "player": 0, "revision": 0}, "Resigning was meant for a position that is no longer"),
        ({"do": "resign", "player": 7, "revision": 1}, "only a person who is still playing can resign"),
        ({"do": "new", "game": "fish", "players": [{}, {}], "options": {"cls": 1}}, "fish has no option 'cls'"),
        ({"do": "new", "game": "fish", "players": [{}, {}], "options": {"self": 1}}, "fish has no option 'self'"),
        ({"do": "new", "game": "fish"}, "no proper 'players'"),
        ({"do": "new", "game": "fish", "players": ["me"]}, "no proper 'players'"),
        ({"do": "new", "players": []}, "no proper 'game'"),
        ({"do": "new", "game": "chess", "players": [{}, {}]}, "no game is called 'chess'"),
        ({"do": "new", "game": "fish", "players": [{}]}, "needs 2 to 4 players, got 1"),
        ({"do": "new", "game": "fish", "players": [{}, {}], "options": 5}, "no proper 'options'"),
        ({"do": "new", "game": "fish", "players": [{}, {}], "options": {"x": 1}}, "fish has no option 'x'"),
        ({"do": "new", "game": "fish", "players": [{}, {}], "seed": "one"}, "seed is 'one', needs a whole number"),
        ({"do": "load"}, "no proper 'text'"),
        ({"do": "load", "text": "hello"}, "a position has 4 fields"),
        ({"do": "load", "text": "x" * 100_001}, "the record is 100001 characters long, at most 100000 are read"),
    ],
)
def test_a_forged_or_impossible_intent_is_refused_and_changes_nothing(intent, told):
    controller, inbox = desk()
    answers = inbox.receive({"kind": "intent", "client": "view", "seq": 1, "intent": intent})

    assert told in words(answers)
    assert (fish.parse(LONG), 0, 1, "Ada") == (
        controller.state,
        controller.at,
        controller.revision,
        controller.seats[0].name,
    )


@pytest.mark.parametrize(
    "raw",
    [
        None,
        "hello",
        [],
        {},
        {"client": "", "seq": 1},
        {"client": "x" * 65, "seq": 1},
        {"client": 5, "seq": 1},
        {"client": "v", "seq": 0},
        {"client": "v", "seq": "1"},
        {"client": "v", "seq": True},
    ],
)
def test_what_is_no_message_is_told_as_trouble_and_changes_nothing(raw):
    controller, inbox = desk()

    assert [] == inbox.receive(raw)
    assert ("A message from the page was not understood; nothing was changed.", 1) == (
        controller.trouble,
        controller.revision,
    )


def test_save_answers_with_the_record_and_load_takes_it():
    controller, inbox = desk()
    inbox.receive(move(1, "a1-b1"))
    (saved,) = inbox.receive(message(2, do="save"))
    inbox.receive(message(3, do="undo"))
    inbox.receive(message(4, do="load", text=saved["text"]))

    assert ["a1-b1"] == list(map(str, controller.history))


def test_a_seed_may_come_as_digits_of_any_length():
    """Numbers of a page lose the last digits of long ones."""
    controller, inbox = desk()
    inbox.receive(message(1, do="new", game="fish", players=[{}, {}], seed="12345678901234567890"))

    assert fish.start(2, seed=12345678901234567890) == controller.state


def test_what_nobody_foresaw_is_answered_too():
    """Else the page would send it for ever, and nothing after it would be heard."""
    controller, inbox = desk()
    controller.undo = lambda: 1 / 0

    assert "ZeroDivisionError: division by zero" in words(inbox.receive(message(1, do="undo")))


def test_only_so_many_views_are_remembered():
    """A page that makes up names can't fill the memory."""
    _, inbox = desk()
    for number in range(1000):
        inbox.receive(message(1, client=f"v{number}", do="undo"))

    assert 200 == len(inbox._clients)


# --- fuzz ------------------------------------------------------------------------------------------------------------------

texts = st.one_of(st.sampled_from(["a1-b1", "h1-i1", "b1-c1", "i1-h1", "c5", "x", ""]), st.text(max_size=8))
numbers = st.one_of(st.integers(-1, 9), st.none(), st.booleans(), st.text(max_size=2))
intents = st.one_of(
    st.fixed_dictionaries({"do": st.just("move"), "move": texts, "revision": numbers}),
    st.fixed_dictionaries({"do": st.just("goto"), "ply": numbers}),
    st.fixed_dictionaries({"do": st.just("hide"), "hidden": numbers}),
    st.fixed_dictionaries({"do": st.just("load"), "text": texts}),
    st.fixed_dictionaries(
        {
            "do": st.just("new"),
            "game": st.sampled_from(["fish", "chess", 3]),
            "players": st.lists(
                st.fixed_dictionaries({"kind": st.sampled_from(["person", "random", "x", 4])}), max_size=5
            ),
            "seed": numbers,
            "options": st.dictionaries(st.sampled_from(["board", "cls", "players", "penguins"]), st.text(max_size=4)),
        }
    ),
    st.fixed_dictionaries(
        {"do": st.sampled_from(["undo", "redo", "hint", "pause", "resume", "step", "resign", "save", "zzz"])}
    ),
    st.none(),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)
messages = st.fixed_dictionaries({"client": st.sampled_from("ab"), "seq": st.integers(0, 12), "intent": intents})
answers_of_players = st.one_of(st.just("legal"), texts, st.none())


@settings(max_examples=200)
@given(st.lists(st.one_of(messages, answers_of_players, st.none()), max_size=40))
def test_whatever_comes_in_whatever_order_the_game_stays_whole(events):
    """Random, repeated, stale, reordered and forged events, and players' answers good and bad, old and new."""
    controller, inbox = desk("Ada", "greedy")
    old, settled = None, []
    for event in events:
        revision, state = controller.revision, controller.state
        if isinstance(event, dict):
            for answer in inbox.receive(event):
                settled.append((answer["client"], answer["seq"]))
                assert answer["ok"] or answer["words"]
                assert answer["ok"] or state == controller.state
        else:
            request = controller.request or old
            if request is not None:
                legal = controller.state.legal_moves
                controller.answer(request, legal[0] if event == "legal" and legal else event)
                old = request
        assert state == controller.state or revision < controller.revision
        assert_whole(controller)
    firsts = list(dict.fromkeys(settled))
    for client in "ab":
        own = [seq for name, seq in firsts if name == client]
        assert list(range(1, len(own) + 1)) == own


def assert_whole(controller):
    """The line of moves leads from its first state to its last, and what is offered can be done."""
    assert len(controller.moves) + 1 == len(controller.states)
    assert 0 <= controller.at <= len(controller.moves)
    for before, played, after in zip(controller.states, controller.moves, controller.states[1:], strict=False):
        assert before.play(played) == after
    request = controller.request
    assert request is None or request.revision == controller.revision
    assert ("undo" in controller.tools) == (controller.at > 0)
