"""A Scene and its parts as plain data."""

from __future__ import annotations

import pytest

from icefloe.draw import Action, Choice, Item, Scene


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
