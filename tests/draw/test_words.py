"""Phrases about players and numbers."""

from __future__ import annotations

import pytest

from icefloe.draw.words import counted, listed, name_of, whose


def test_a_player_without_a_name_is_called_by_colour():
    assert ["Ada", "Blue"] == [name_of(player, ["Ada"]) for player in (0, 1)]


@pytest.mark.parametrize(
    ("names", "expected"),
    [((), "red penguin"), (("",), "red penguin"), (("Ada",), "Ada's penguin"), (("You",), "your penguin")],
)
def test_a_penguin_belongs_to_somebody(names, expected):
    assert expected == whose(0, names, "penguin")


@pytest.mark.parametrize(
    ("names", "expected"),
    [(["Ada"], "Ada"), (["Ada", "Max"], "Ada and Max"), (["Ada", "Greta", "Max"], "Ada, Greta and Max")],
)
def test_names_are_listed_as_in_a_sentence(names, expected):
    assert expected == listed(names)


def test_one_is_no_plural():
    assert ["0 tiles", "1 tile", "2 tiles"] == [counted(number, "tile") for number in range(3)]
