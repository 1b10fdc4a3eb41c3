"""What a view is told beside the board: trays, steps, slots, what came of a move, what an aimed move would do."""

from __future__ import annotations

import pytest

from icefloe.draw import DRAWINGS, Count, Item, Preview, Steps, Tray, TrayItem
from icefloe.draw.fish import FishDrawing
from icefloe.games import fish
from icefloe.notebook.controller import Controller
from icefloe.notebook.inbox import Inbox
from icefloe.notebook.picture import picture, setup
from icefloe.players import seats_of
from icefloe.study import Record

LONG = "1a11111.1b11111 a 00 0/0,0/0"
FALLS = Item("marks", shape="fish", x=5)


class Richer(FishDrawing):
    """Fish as if it had what other games have."""

    def counts(self, state, player):
        return (Count("fish", "fish", state.scores[player], most=5),)

    def trays(self, state):
        floe = TrayItem("hex", "floe", 3, "supply-floe", "two are left then")
        end = TrayItem("hex", "end the turn", None, "end-turn")
        return Tray("Shove one", (floe, end)), Tray("Set aside", (TrayItem("fish", "seals", 0, off=True),))

    def steps(self, state):
        return Steps(2, 3)

    def outcome(self, before, move, state, names=()):
        return f"{names[0]} has {state.scores[0]} of {before.scores[0] + 1}."

    def preview(self, state, move, hidden=False):
        if str(move) == "a1-c1":
            return None
        if str(move) == "a1-d1":
            raise RuntimeError("the ice broke")
        return Preview("a seal falls", "a pity", ("tile-b1",), 52, 0, {"falls": FALLS})


@pytest.fixture(autouse=True)
def richer(monkeypatch):
    monkeypatch.setitem(DRAWINGS, "fish", f"{__name__}:Richer")


def desk(text=LONG):
    return Controller(Record.of(fish.parse(text), ()), seats_of(["Ada", "Max"]), 1)


def ask(move, revision=1, client="view"):
    return {"kind": "ask", "client": client, "move": move, "revision": revision}


def answer(message):
    question = Inbox(desk()).question(message)
    assert question is not None
    return question.answer()


def test_trays_are_told_without_what_is_left_at_its_default():
    assert [
        {
            "title": "Shove one",
            "items": [
                {"shape": "hex", "word": "floe", "value": 3, "key": "supply-floe", "words": "two are left then"},
                {"shape": "hex", "word": "end the turn", "key": "end-turn"},
            ],
        },
        {"title": "Set aside", "items": [{"shape": "fish", "word": "seals", "value": 0, "off": True}]},
    ] == picture(desk())["trays"]


def test_a_game_without_trays_and_steps_tells_of_none(monkeypatch):
    monkeypatch.setitem(DRAWINGS, "fish", "icefloe.draw.fish:FishDrawing")
    told = picture(desk())

    assert "trays" not in told
    assert "steps" not in told["turn"]


def test_a_count_with_an_end_tells_it():
    assert [{"shape": "fish", "word": "fish", "most": 5, "value": 0}] == picture(desk())["players"][0]["counts"]


def test_slots_are_shown_empty_while_scores_are_hidden():
    controller = desk()
    controller.hide(True)

    assert [{"shape": "fish", "word": "fish", "most": 5}] == picture(controller)["players"][0]["counts"]


def test_the_turn_tells_how_many_of_its_moves_are_left():
    assert {"left": 2, "of": 3} == picture(desk())["turn"]["steps"]


def test_a_finished_game_has_no_steps():
    controller = desk()
    controller.resign()

    assert "steps" not in picture(controller)["turn"]


def test_what_came_of_a_move_is_said_after_what_it_does():
    controller = desk()
    controller.play("a1-b1")

    assert "Ada: a1-b1 takes 1 fish from a1, lands on 1 fish. Ada has 1 of 1." == picture(controller)["status"]["words"]


def test_a_question_about_a_move_is_answered_with_what_it_would_do():
    shown = {"words": "a seal falls", "note": "a pity", "run": ["tile-b1"], "dx": 52}
    shown["items"] = {"falls": {"layer": "marks", "shape": "fish", "x": 5}}

    assert {
        "kind": "preview",
        "client": "view",
        "move": "a1-b1",
        "revision": 1,
        "preview": shown,
        "words": "a seal falls",
    } == answer(ask("a1-b1"))


def test_where_nothing_can_be_foreseen_the_move_is_told():
    told = answer(ask("a1-c1"))

    assert (None, "takes 1 fish from a1, lands on 1 fish") == (told["preview"], told["words"])


@pytest.mark.parametrize(
    ("move", "words"),
    [("a1-z9", "z9"), ("nonsense", "nonsense"), ("a1-a2", "a1-a2 is illegal"), ("a1-d1", "the ice broke")],
)
def test_what_can_not_be_played_or_foreseen_is_said_in_words(move, words):
    told = answer(ask(move))

    assert told["preview"] is None
    assert words in told["words"]


@pytest.mark.parametrize(
    "message",
    [
        None,
        {"kind": "ask"},
        ask("a1-b1", revision=0),
        ask("a1-b1", revision=True),
        ask("a1-b1", revision="1"),
        ask("a1-b1", client=""),
        ask("a1-b1", client=7),
        ask(["a1-b1"]),
        ask("a" * 101),
    ],
)
def test_a_question_that_makes_no_sense_or_comes_too_late_is_forgotten(message):
    assert Inbox(desk()).question(message) is None


def test_a_question_about_a_finished_game_is_forgotten():
    controller = desk()
    controller.resign()

    assert Inbox(controller).question(ask("a1-b1", revision=controller.revision)) is None


def test_a_question_changes_nothing():
    controller = desk()
    inbox = Inbox(controller)
    before = picture(controller)
    inbox.question(ask("a1-b1")).answer()

    assert before == picture(controller)


def thoughtful(hidden=False):
    """A game whose computer player has told what it thinks."""
    game = Controller(Record.of(fish.parse(LONG), ()), seats_of(["greedy", "Max"]), 1, hidden)
    game.tell(game.request, "3 moves ahead: +2 fish")
    return picture(game, asked=0)["turn"]["words"]


def test_what_the_player_to_move_thinks_stands_where_the_turn_is():
    assert "3 moves ahead: +2 fish" == thoughtful()


def test_thoughts_are_kept_from_sight_with_the_scores():
    assert "+2" not in thoughtful(hidden=True)


def test_each_kind_of_player_names_the_games_that_it_can_play():
    able = {kind["name"]: kind["games"] for kind in setup()["kinds"]}

    assert (["fish", "floes"], ["fish", "floes"], ["fish"]) == (able["person"], able["beam"], able["engine"])
