"""The rulings of Fish, one test each. Numbers in the docstrings are those of the rules page, Fish."""

from __future__ import annotations

import pytest

from icefloe.games import fish
from icefloe.games.base import IllegalMove, PositionError


def moves(text: str, **options: str) -> set[str]:
    return {str(move) for move in fish.parse(text, **options).legal_moves}


def after(text: str, *played: str) -> fish.FishState:
    state = fish.parse(text)
    for move in played:
        state = state.play(move)
    return state


# --- placement ---------------------------------------------------------------------------------------------------------


def test_penguins_are_placed_on_one_fish_tiles_only():
    """1: the published rule is the default."""
    assert {"a1", "c2"} == moves("12/321 a 11 0/0,0/0")


def test_by_option_penguins_are_placed_on_any_tile():
    """1."""
    assert {"a1", "b1", "a2", "b2", "c2"} == moves("12/321 a 11 0/0,0/0", placement="any")


def test_without_a_free_one_fish_tile_penguins_are_placed_on_any_free_tile():
    """2: the only one-fish tile is taken."""
    assert {"b1", "a2", "b2"} == moves("1b2/32. a 11 0/0,0/0")


def test_a_placement_takes_no_tile_and_the_next_player_is_to_place():
    state = after("12/321 a 11 0/0,0/0", "a1")

    assert "1a2/321 b 01 0/0,0/0" == str(state)


def test_players_with_an_empty_hand_are_passed_over_while_another_hand_holds_a_penguin():
    """Position text: HAND. b has nothing left to place."""
    state = after("11/111 a 201 0/0,0/0,0/0", "a1")

    assert 2 == state.to_move


def test_after_the_last_placement_the_next_player_in_turn_moves():
    state = after("11/1a11 b 01 0/0,0/0", "a1")

    assert (0, False) == (state.to_move, state.can_place)


def test_nobody_slides_while_a_penguin_is_to_be_placed():
    with pytest.raises(IllegalMove, match="a has to place a penguin first, as in c5"):
        fish.parse("1a1/111 a 11 0/0,0/0").play("a1-b1")


# --- moving --------------------------------------------------------------------------------------------------------------


def test_a_penguin_has_six_ways():
    """3: the middle of a small hexagon."""
    assert {f"b2-{name}" for name in ("a1", "b1", "a2", "c2", "a3", "b3")} == moves("11/11a1/11 a 00 0/0,0/0")


def test_a_penguin_goes_one_or_more_tiles():
    """3."""
    assert {"a1-b1", "a1-c1", "a1-d1"} == moves("1a111 a 00 0/0,0/0")


def test_a_penguin_does_not_cross_water():
    """3."""
    assert {"a1-b1"} == moves("1a1.1 a 00 0/0,0/0")


def test_a_penguin_does_not_cross_another_penguin():
    """3."""
    assert {"a1-b1"} == moves("1a11b1 a 00 0/0,0/0")


def test_a_penguin_does_not_cross_a_penguin_of_its_own_player():
    """3: the rulebook, "your own penguins block you"."""
    assert {"a1-b1", "c1-b1", "c1-d1"} == moves("1a11a1 a 00 0/0,0/0")


def test_straight_lines_go_down_right_and_down_left_by_half_a_cell_a_row():
    """3: from the top left corner of three rows of 2, 3, 2."""
    assert {"a1-b1", "a1-a2", "a1-b2", "a1-b3"} == moves("1a1/111/11 a 00 0/0,0/0")


def test_the_mirrored_position_has_the_mirrored_moves():
    """The board above, left and right swapped."""
    assert {"b1-a1", "b1-c2", "b1-b2", "b1-a3"} == moves("11a/111/11 a 00 0/0,0/0")


def test_the_mover_takes_the_tile_left_behind_not_the_one_reached():
    """3: the rulebook, "collecting the starting tile only"."""
    state = after("3a21b1 a 00 0/0,0/0", "a1-b1")

    assert ".2a1b1 b 00 3/1,0/0" == str(state)


# --- stuck -----------------------------------------------------------------------------------------------------------------


def test_a_stuck_player_is_retired_and_the_other_moves_again():
    """4: b's penguin goes, the tile beneath counts, the turn comes back to a."""
    state = after("1a12.1b a 00 0/0,0/0", "a1-c1")

    assert ".12a.. a 00 1/1,1/1" == str(state)


def test_retirement_is_no_move_of_its_own():
    """4: a, b and a would be three moves; there is one."""
    assert ("a1-b1", "a1-c1") == tuple(map(str, fish.parse("1a12.1b a 00 0/0,0/0").legal_moves))


def test_a_player_is_not_retired_before_their_turn_comes():
    """4: b is stuck from the start and stays while a and c have not yet moved on to b's turn."""
    state = after("1c1.2b.1a11 c 000 0/0,0/0,0/0", "a1-b1")

    assert ".1c.2b.1a11 a 000 0/0,0/0,1/1" == str(state)


def test_all_penguins_of_a_retired_player_leave_with_their_tiles():
    """4."""
    state = after("1a12.3b.2b a 00 0/0,0/0", "a1-b1")

    assert ".1a2.... a 00 1/1,5/2" == str(state)


def test_a_retirement_opens_no_way_for_others():
    """4: an occupied tile and a gap block alike: b between a and the last tile, gone, leaves water."""
    state = fish.parse("1a1.2b.1 b 00 0/0,0/0")

    assert ("1a1...1 a 00 0/0,2/1", ("a1-b1",)) == (str(state), tuple(map(str, state.legal_moves)))


def test_a_player_with_one_stuck_penguin_has_to_move_another_and_the_stuck_one_stays():
    """5."""
    state = fish.parse("2a.1a1.1b1 a 00 0/0,0/0")

    assert {"c1-d1"} == {str(move) for move in state.legal_moves}
    assert "2a..1a.1b1 b 00 1/1,0/0" == str(state.play("c1-d1"))


def test_the_last_player_who_can_move_goes_on_turn_after_turn():
    """6."""
    state = after("1a11.1b a 00 0/0,0/0", "a1-b1")

    assert 0 == state.to_move


def test_the_last_player_may_not_stop_early():
    """6: the only moves are slides, and the game is not over."""
    state = after("1a11.1b a 00 0/0,0/0", "a1-b1")

    assert (False, ("b1-c1",)) == (state.is_over, tuple(map(str, state.legal_moves)))


# --- the end -----------------------------------------------------------------------------------------------------------------


def test_the_game_is_over_when_everyone_is_retired():
    """7."""
    state = after("1a2.3b a 00 0/0,0/0", "a1-b1")

    assert (True, None, (), (3, 3)) == (state.is_over, state.to_move, state.legal_moves, state.scores)


def test_most_fish_wins():
    """7."""
    assert (1,) == fish.parse("... 0 00 5/5,6/2").winners


def test_with_equal_fish_most_tiles_wins():
    """7."""
    assert (0,) == fish.parse("... 0 00 6/4,6/3").winners


def test_with_equal_fish_and_tiles_the_victory_is_shared():
    """7: by those who share it and no others."""
    assert (0, 2) == fish.parse("... 0 000 6/4,6/3,6/4").winners


def test_nobody_has_won_while_the_game_goes_on():
    assert () == fish.parse("1a1.1b1 a 00 9/9,0/0").winners


def test_tiles_that_nobody_reached_count_for_nobody():
    """8: three fish are left on the ice."""
    state = after("1a2.1b.3 a 00 0/0,0/0", "a1-b1")

    assert ".....3 0 00 3/2,1/1" == str(state)


# --- why not -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("1a12.1b a 00 0/0,0/0", "a1-e1", "d1 on the way is water"),
        ("1a12.1b a 00 0/0,0/0", "a1-d1", "d1 is water"),
        ("1a11b1 a 00 0/0,0/0", "a1-d1", "c1 on the way is where a penguin stands"),
        ("1a11b1 a 00 0/0,0/0", "a1-c1", "c1 is where a penguin stands"),
        ("1b11a1 a 00 0/0,0/0", "a1-b1", "the penguin on a1 is b's, and it is a's turn"),
        ("1a11b1 a 00 0/0,0/0", "b1-c1", "no penguin stands on b1"),
        ("1a11b1 a 00 0/0,0/0", "a1-z9", "the board has no cell z9"),
        ("1a11b1 a 00 0/0,0/0", "a1-a1", "a penguin has to move at least one tile"),
        ("1a11b1 a 00 0/0,0/0", "b1", "all penguins are placed, a has to move one, as in c5-e7"),
        ("1a1/111/11 a 00 0/0,0/0", "a1-c2", "c2 is not on a straight line from a1"),
        ("12/3.1 a 11 0/0,0/0", "b1", "b1 has 2 fish, penguins are placed on one-fish tiles"),
        ("12/3.1 a 11 0/0,0/0", "b2", "b2 is water"),
        ("1b1/3.1 a 11 0/0,0/0", "a1", "a penguin stands on a1"),
        ("... 0 00 6/4,6/3", "a1-b1", "the game is over"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason_and_the_position(position, move, reason):
    state = fish.parse(position)

    with pytest.raises(IllegalMove) as refused:
        state.play(move)

    assert f"{move} is illegal: {reason} ({state})" == str(refused.value)


def test_more_penguins_in_hand_than_free_tiles_can_not_be():
    with pytest.raises(PositionError, match="5 penguins are still to place, and 4 tiles are free"):
        fish.parse("1a1/111 a 23 0/0,0/0")
