"""A Scene and its parts as plain data."""

from __future__ import annotations

import pytest

from icefloe.draw import Action, Aim, Choice, Frames, Item, Preview, Scene


def test_an_item_says_only_what_it_has():
    """Absent means none, so that differences between pictures stay small."""
    assert {"layer": "sea", "shape": "gone"} == Item("sea", shape="gone").to_json()


def test_an_item_says_all_that_it_has():
    item = Item("pieces", shape="penguin-a", x=69, y=52.5, scale=0.96, player=0, label="e1", at="tile-e1", under="gone")
    expected = {
        "layer": "pieces",
        "shape": "penguin-a",
        "under": "gone",
        "label": "e1",
        "at": "tile-e1",
        "x": 69,
        "y": 52.5,
        "scale": 0.96,
        "player": 0,
    }

    assert expected == item.to_json()


def test_numbers_are_short():
    """A tenth of a unit is less than a pixel; a whole number has no point."""
    data = Item("trail", path="M0,0", x=1.0, y=2.04, styles=("wake",)).to_json()

    assert "1 2" == f"{data['x']} {data['y']}"


@pytest.mark.parametrize("what", [{}, {"shape": "gone", "text": "a"}, {"shape": "gone", "path": "M0,0"}])
def test_an_item_is_exactly_one_of_three_things(what):
    with pytest.raises(ValueError, match="an item is one of shape, path, text; got '"):
        Item("sea", **what)


def test_a_scene_without_actions_has_no_ghost_and_no_movement():
    scene = Scene(10, 20, "nothing", ("sea",), {})
    expected = {"width": 10, "height": 20, "label": "nothing", "layers": ["sea"], "items": {}, "actions": {}}

    assert expected == scene.to_json()


def test_a_pick_is_a_move_or_leads_to_moves():
    there = Choice("e1-e7", "lands on 1 fish", "11 tiles in reach")
    action = Action("takes 2 fish from e1", "penguin-e1", {"tile-e7": there})
    expected = {
        "words": "takes 2 fish from e1",
        "mover": "penguin-e1",
        "then": {"tile-e7": {"move": "e1-e7", "words": "lands on 1 fish", "note": "11 tiles in reach"}},
    }

    assert expected == action.to_json()


def test_an_empty_note_is_left_out():
    assert {"move": "c5", "words": "places"} == Choice("c5", "places").to_json()


SQUARE = ((0, 0), (100, 0), (100, 100), (0, 100))


def test_a_turned_item_says_its_angle():
    assert -30.5 == Item("ice", shape="gone", angle=-30.46).to_json()["angle"]


def test_a_text_is_never_turned():
    with pytest.raises(ValueError, match=r"the text 'a' has an angle of 5 degrees; only shapes and paths are turned"):
        Item("sea", text="a", angle=5)


def test_a_pick_from_beside_the_board_moves_nothing_and_may_have_a_ghost():
    action = Action("shove", then={"entry-a5e": Choice("-a5e")}, ghost=Item("pieces", shape="floe", dx=-3))
    expected = {
        "words": "shove",
        "then": {"entry-a5e": {"move": "-a5e"}},
        "ghost": {"layer": "pieces", "shape": "floe", "dx": -3},
    }

    assert expected == action.to_json()


def test_an_aim_tells_its_rim():
    aim = Aim("shove", SQUARE, 400, 60, 5, "-{at}/{angle}", Item("pieces", shape="floe", dx=-3))
    rim = {
        "outline": [[0, 0], [100, 0], [100, 100], [0, 100]],
        "points": 400,
        "most": 60,
        "step": 5,
        "move": "-{at}/{angle}",
    }

    assert {"words": "shove", "aim": rim, "ghost": {"layer": "pieces", "shape": "floe", "dx": -3}} == aim.to_json()


@pytest.mark.parametrize(("outline", "points"), [(SQUARE[:2], 400), (SQUARE, 0)])
def test_a_rim_without_room_is_refused(outline, points):
    with pytest.raises(
        ValueError, match=f"a rim has {len(outline)} corners and {points} points, needs at least 3 and 1"
    ):
        Aim("shove", outline, points, 60, 5, "-{at}/{angle}")


@pytest.mark.parametrize("move", ["-{at}", "-{angle}", ""])
def test_a_move_of_an_aim_has_both_its_numbers(move):
    with pytest.raises(ValueError, match=r"the move of an aim is .*, needs \{at\} and \{angle\} in it"):
        Aim("shove", SQUARE, 400, 60, 5, move)


def test_a_preview_says_only_what_it_has():
    assert {"words": "nothing moves"} == Preview("nothing moves").to_json()


def test_frames_are_threes():
    frames = Frames(260, {"floe-a5": (0, 1.26, 0, 52, 1, 30)})

    assert {"duration": 260, "items": {"floe-a5": [0, 1.3, 0, 52, 1, 30]}} == frames.to_json()


@pytest.mark.parametrize("way", [(), (1, 2), (1, 2, 3, 4)])
def test_frames_that_are_no_threes_are_refused(way):
    with pytest.raises(
        ValueError, match=f"the frames of 'floe-a5' are {len(way)} numbers, needs x, y and angle for each"
    ):
        Frames(260, {"floe-a5": way})


def test_a_scene_tells_how_things_travelled_and_what_moves_would_do():
    scene = Scene(
        10,
        20,
        "a",
        (),
        {},
        frames=Frames(260, {"a": (0, 0, 0)}),
        previews={"entry": Preview("one moves", run=("b",), dx=5)},
    )
    data = scene.to_json()

    assert {"duration": 260, "items": {"a": [0, 0, 0]}} == data["frames"]
    assert {"entry": {"words": "one moves", "run": ["b"], "dx": 5}} == data["previews"]
