"""A state as a value."""

from __future__ import annotations

import copy

import pytest

from icefloe.games import fish

POSITION = "1a12.1b a 00 0/0,0/0"


def test_states_of_one_text_are_equal_and_hash_alike():
    assert fish.parse(POSITION) == fish.parse(POSITION)
    assert 1 == len({fish.parse(POSITION), fish.parse(POSITION)})


def test_states_under_other_rules_differ():
    """Protocol: equality includes the rules' options."""
    assert fish.parse(POSITION) != fish.parse(POSITION, placement="any")


def test_fish_on_tiles_that_are_gone_do_not_count_for_equality():
    """Two ways to the same ice: the tile left behind had 1 or 2 fish, the rest is alike."""
    one = fish.parse("1a31.1b1 a 00 2/0,0/0").play("a1-b1")
    two = fish.parse("2a31.1b1 a 00 1/0,0/0").play("a1-b1")

    assert one == two


def test_fish_on_tiles_that_are_left_count_for_equality():
    assert fish.parse("1a1 a 00 0/0,0/0") != fish.parse("1a2 a 00 0/0,0/0")


def test_a_state_equals_nothing_else():
    assert fish.parse(POSITION) != POSITION


@pytest.mark.parametrize("name", ["to_move", "scores", "seats", "game", "anything"])
def test_a_state_can_not_be_changed(name):
    state = fish.parse(POSITION)

    with pytest.raises(AttributeError, match=name):
        setattr(state, name, 1)


def test_a_copy_is_the_state_itself():
    state = fish.parse(POSITION)

    assert state is copy.copy(state) is copy.deepcopy(state)


def test_a_state_shows_as_its_position_text():
    assert "<Fish 1a12.1b a 00 0/0,0/0>" == repr(fish.parse(POSITION))


def test_penguins_and_fish_can_be_asked_for_by_cell():
    state = fish.parse("1a12.3b a 00 0/0,0/0")

    assert (0, None, 1) == tuple(state.penguin_at(name) for name in ("a1", "b1", "e1"))
    assert (1, 2, 0, 3) == tuple(state.fish_at(name) for name in ("a1", "c1", "d1", "e1"))


def test_utilities_compare_fish_first_then_tiles():
    assert ((5, 3), (5, 4)) == fish.parse("... 0 00 5/3,5/4").utilities


def test_facts_by_hand():
    """a on a1 of `1a12.3b2`: collected 4 in 2 tiles, stands on 1, can slide to b1 and c1, gets there alone: 1 + 2 fish."""
    assert {"fish": 4, "tiles": 2, "afoot": 1, "mobility": 2, "reach": 2, "territory": 3} == fish.parse(
        "1a12.3b2 a 00 4/2,0/0"
    ).facts(0)


def test_a_tile_that_two_players_reach_in_as_many_slides_is_nobodys_territory():
    """b1 lies between a and b, c1 is behind b."""
    state = fish.parse("1a31b2 a 00 0/0,0/0")

    assert (0, 2) == (state.facts(0)["territory"], state.facts(1)["territory"])


def test_facts_can_be_asked_for_by_name():
    assert {"mobility": 2} == fish.parse(POSITION).facts(0, ["mobility"])
