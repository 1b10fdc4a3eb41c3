"""A state as a value."""

from __future__ import annotations

import copy

import pytest

from icefloe.games import floes

from .positions import START, after, edited


def test_states_of_one_text_are_equal_and_hash_alike():
    assert floes.parse(START) == floes.parse(START)
    assert 1 == len({floes.parse(START), floes.parse(START)})


def test_states_under_other_rules_differ():
    assert floes.parse(START) != floes.parse(START, max_plies=100)


def test_how_many_plies_led_to_a_position_does_not_count_for_equality():
    """Two shoves in either order: lines that do not cross."""
    one, two = after(START, "-a1e", "-a9e"), after(START, "-a9e", "-a1e")

    assert (2, 0) == (one.plies, floes.parse(str(one)).plies)
    assert one == two == floes.parse(str(one))


@pytest.mark.parametrize(
    "changes",
    [
        {"a1": "S", "c1": "-"},
        {"turn": "2"},
        {"shoves": "1"},
        {"supply": "13,0,5,0", "fallen": "1,0,0,0"},
        {"scores": "0,0,0"},
    ],
    ids=lambda changes: " ".join(changes),
)
def test_everything_in_the_text_counts_for_equality(changes):
    assert floes.parse(START) != floes.parse(edited(**changes))


def test_which_enemies_are_set_aside_counts_for_equality():
    """A boat and a hunter are gone, one is a point: the other can come back only if it is the hunter."""
    text = edited(b3="x", d3=".", scores="1,0")

    assert floes.parse(edited(text, aside="5,1,0,0")) != floes.parse(edited(text, aside="5,0,1,0"))


def test_a_state_equals_nothing_else():
    assert floes.parse(START) != START


@pytest.mark.parametrize("name", ["to_move", "scores", "supply", "shoves", "game", "anything"])
def test_a_state_can_not_be_changed(name):
    state = floes.parse(START)

    with pytest.raises(AttributeError, match=name):
        setattr(state, name, 1)


def test_a_copy_is_the_state_itself():
    state = floes.parse(START)

    assert state is copy.copy(state) is copy.deepcopy(state)


def test_a_state_shows_as_its_position_text():
    assert f"<Floes {START}>" == repr(floes.parse(START))


def test_utilities_are_the_enemies_caught():
    assert (2, 1) == floes.parse(edited(d3=".", f4=".", d5=".", scores="2,1")).utilities


def test_nobody_has_won_while_the_game_goes_on():
    assert () == floes.parse(edited(d3=".", scores="1,0")).winners


def test_facts_are_asked_for_by_name():
    """Two boats and a hunter are gone, two of them the first player's."""
    state = floes.parse(edited(d3=".", f4=".", b3="x", scores="2,1"))

    assert ({"enemies": 2}, {"enemies": 1}) == (state.facts(0, ["enemies"]), state.facts(1, ["enemies"]))


def test_a_fact_that_there_is_not_is_refused():
    with pytest.raises(KeyError, match="tiles"):
        floes.parse(START).facts(0, ["tiles"])
