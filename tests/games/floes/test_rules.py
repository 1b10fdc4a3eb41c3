"""The rulings of Floes. Numbers in the docstrings are those of the rules page, Floes."""

from __future__ import annotations

import pytest

from icefloe.games import floes
from icefloe.games.base import IllegalMove, MoveTextError
from icefloe.games.floes import End, Shove
from icefloe.games.floes.shove import MODELS, model_named

from .positions import START, after, edited

QUIET = "--S--/-WWWW-/-xx-xS-/-Wx==-S-/-Wx-=xx--/-W-==-W-/SW-x-xS/-W--x-/----- 1 2 4,0,5,0 0,0,0,0 5,10,10,0 0,0"
"""The example without an enemy: hunter floes are bare, where boats were are blank floes."""

FULL = ".----/------/-------/--------/---------/=====SSS/SSSSSSS/HHHHHH/HHHHB 1 2 1,0,0,0 0,0,0,0 0,0,9,10 0,0"
"""59 floes and a boat on the board, one floe in the supply, one cell of water."""


def moves(text: str) -> set[str]:
    return {str(move) for move in floes.parse(text).legal_moves}


def kinds(text: str) -> set[str]:
    """Of the floes that can be shoved, and `end`."""
    return {"end" if move == "end" else move[0] for move in moves(text)}


# --- a turn ------------------------------------------------------------------------------------------------------------


def test_a_shove_uses_a_floe_of_the_supply_and_the_same_player_goes_on():
    state = after(START, "-a5e")

    assert edited(b5="-", c5="W", d5="H", e5="B", f5="=", g5="H", h5="H", i5="B", shoves="1",
                  supply="13,0,5,0", fallen="1,0,0,0") == str(state)  # fmt: skip


def test_after_the_last_counted_shove_the_next_player_has_three():
    state = after(edited(shoves="1"), "-a9e")

    assert edited(turn="2", shoves="3") == str(state)


def test_after_the_last_player_the_first_is_to_move():
    """9b: the next player."""
    assert (0, 3) == _mover(after(edited(turn="3", shoves="1", scores="0,0,0"), "-a9e"))


def _mover(state):
    return state.to_move, state.shoves


def test_the_starter_has_two_counted_shoves():
    assert (1, 3) == _mover(after(START, "-a9e", "-a9e"))


ARROW = edited(e5="-", supply="13,1,5,0")
"""The example with an arrow floe in the supply instead of on the middle cell."""


def test_an_arrow_floe_does_not_count_also_on_the_starters_turn_of_two():
    """1."""
    state = after(ARROW, "=a9e")

    assert edited(ARROW, a9="=", supply="13,0,5,0", fallen="1,0,0,0") == str(state)


def test_an_arrow_floe_may_be_shoved_before_the_counted_ones():
    """1."""
    assert {"-", "=", "s"} == kinds(ARROW)


def test_an_arrow_floe_may_be_shoved_after_the_last_counted_shove_or_the_turn_ended():
    """1: it is optional."""
    state = after(edited(ARROW, shoves="1"), "-a9e")

    assert (0, 0) == _mover(state)
    assert {"=", "end"} == kinds(str(state))


def test_the_arrow_floe_after_the_last_counted_shove_ends_the_turn_when_no_other_is_left():
    """1."""
    assert edited(ARROW, a9="=", turn="2", shoves="3", supply="14,0,5,0") == str(
        after(edited(ARROW, shoves="0"), "=a9e")
    )


def test_end_passes_the_turn_on():
    """1: whoever does not want an arrow floe says `end`."""
    assert edited(ARROW, turn="2", shoves="3") == str(after(edited(ARROW, shoves="0"), "end"))


def test_a_turn_can_be_ended_only_by_who_is_to_move():
    """1: with an arrow floe and no counted shove left; not while one is left, not when the game is over."""
    texts = edited(ARROW, shoves="0"), ARROW, edited(ARROW, turn="0", shoves="0")

    assert [True, False, False] == [floes.parse(text).can_end for text in texts]


def test_end_is_illegal_while_counted_shoves_are_left_and_a_floe_for_them():
    """2."""
    with pytest.raises(IllegalMove, match="end is illegal: the turn can't be ended while counted shoves are left"):
        floes.parse(ARROW).play("end")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (edited(e5="-", supply="13,1,0,0", fallen="0,0,5,0"), {"-", "="}),
        (edited(e5="-", supply="0,1,5,0", fallen="13,0,0,0"), {"=", "s"}),
        (edited(e5="-", c3="-", supply="0,1,0,1", fallen="12,0,5,0", aside="5,1,0,0"), {"=", "h"}),
    ],
    ids=["blank", "seal", "hunter"],
)
def test_a_counted_shove_is_compulsory_while_the_supply_holds_a_floe_of_any_kind_but_arrow(text, expected):
    """2: `end` is not among the moves."""
    assert expected == kinds(text)


def test_where_only_arrow_floes_are_left_the_turn_can_be_ended_though_counted_shoves_are_left():
    """2: what there is has been used."""
    text = edited(e5="-", supply="0,1,0,0", fallen="13,0,5,0")

    assert {"=", "end"} == kinds(text)
    assert edited(text, turn="2", shoves="3", supply="13,1,5,0", fallen="0,0,0,0") == str(after(text, "end"))


def test_the_turn_ends_by_itself_when_no_floe_is_left_though_counted_shoves_are():
    """2: fewer left, use what there is. 13 blank floes fell before, one now."""
    state = after(edited(shoves="3", supply="1,0,0,0", fallen="13,0,5,0"), "-a9e")

    assert edited(turn="2", shoves="3") == str(state)


def test_a_supply_that_is_empty_when_the_turn_has_ended_ends_the_game():
    """2: all 60 floes are on the board, beside a boat."""
    state = after(FULL, "-a1e")

    assert edited(FULL, a1="-", turn="0", shoves="0", supply="0,0,0,0") == str(state)
    assert (0, 1) == state.winners


def test_a_supply_to_which_a_floe_comes_back_at_the_turns_end_is_not_empty():
    """9b: what fell joins the supply before that is looked at."""
    text = edited(FULL, a1="W", aside="0,0,9,9")

    assert edited(text, turn="2", shoves="3") == str(after(text, "-a2e"))


# --- what fell this turn ---------------------------------------------------------------------------------------------------


def test_a_floe_that_fell_this_turn_can_not_be_shoved_this_turn():
    """3."""
    state = floes.parse(edited(supply="0,0,5,0", fallen="14,0,0,0"))

    assert {"s"} == kinds(str(state))
    with pytest.raises(
        IllegalMove, match="the blank floes that are left fell this turn and can't be shoved until the next"
    ):
        state.play("-a5e")


def test_a_floe_of_the_same_kind_that_did_not_fall_can_be_shoved():
    """3: tracked floe by floe: of 14 blank floes 13 fell, and one more with this shove."""
    state = after(edited(supply="1,0,5,0", fallen="13,0,0,0"), "-a9e")

    assert edited(shoves="1", supply="0,0,5,0", fallen="14,0,0,0") == str(state)


def test_a_floe_that_fell_is_free_again_for_the_next_player():
    """3."""
    state = after(edited(shoves="1", supply="1,0,5,0", fallen="13,0,0,0"), "-a9e")

    assert edited(turn="2", shoves="3", supply="14,0,5,0") == str(state)


# --- enemies and animals ---------------------------------------------------------------------------------------------------


def test_a_boat_that_falls_is_a_point():
    """4: it is kept, not set aside, and the turn goes on."""
    state = after(edited(e9="B", d8="-"), "-a9e")

    assert edited(d8="-", shoves="1", supply="13,0,5,0", scores="1,0") == str(state)


def test_a_hunter_that_falls_is_a_point_and_its_floe_falls_with_it():
    """4, 6: the floe can be shoved next turn."""
    state = after(edited(e9="H", e8="-"), "-a9e")

    assert edited(e8="-", shoves="1", supply="13,0,5,0", fallen="0,0,0,1", scores="1,0") == str(state)


def test_the_floe_of_a_fallen_hunter_goes_to_the_supply():
    """6."""
    state = after(edited(e9="H", e8="-", shoves="1"), "-a9e")

    assert edited(e8="-", turn="2", shoves="3", supply="13,0,5,1", scores="1,0") == str(state)


def test_the_point_is_the_shovers():
    """4."""
    assert (0, 1, 0) == after(edited(e9="B", d8="-", turn="2", scores="0,0,0"), "-a9e").scores


def test_a_whale_that_falls_ends_the_turn_at_once_and_is_set_aside():
    """5: a counted shove was left."""
    state = after(edited(e9="W", b8="-"), "-a9e")

    assert edited(b8="-", turn="2", shoves="3", supply="13,0,5,0", aside="5,0,0,1") == str(state)


def test_a_seal_that_falls_ends_the_turn_at_once_and_its_floe_goes_to_the_supply():
    """5, 6."""
    state = after(edited(e9="S", c1="-"), "-a9e")

    assert edited(c1="-", turn="2", shoves="3", supply="13,0,6,0", aside="6,0,0,0") == str(state)


def test_an_animal_that_falls_leaves_no_arrow_shove_either():
    """5: at once."""
    assert (1, 3) == _mover(after(edited(ARROW, e9="W", b8="-"), "-a9e"))


def test_what_earlier_shoves_of_the_turn_won_stays_won():
    """5: a boat in the first shove, a whale in the second."""
    state = after(edited(e9="B", d8="-", i5="W", b5="-"), "-a9e", "-a5e")

    assert (1, (1, 0)) == (state.to_move, state.scores)


# --- floes that wait for their piece -------------------------------------------------------------------------------------------


def test_a_seal_floe_waits_for_its_seal_until_the_turn_ends():
    """7."""
    state = after(START, "sa9e")

    assert edited(a9="s", shoves="1", supply="14,0,4,0", fallen="1,0,0,0") == str(state)


def test_at_the_turns_end_a_seal_is_set_on_the_floe_that_waits():
    """7."""
    state = after(edited(shoves="1"), "sa9e")

    assert edited(a9="S", turn="2", shoves="3", supply="15,0,4,0", aside="4,0,0,0") == str(state)


def test_at_the_turns_end_a_hunter_is_set_on_the_floe_that_waits():
    """7."""
    state = after(edited(c3="-", shoves="1", supply="13,0,5,1", aside="5,1,0,0"), "ha9e")

    assert edited(c3="-", a9="H", turn="2", shoves="3") == str(state)


def test_a_piece_is_set_also_when_an_animal_ended_the_turn():
    """7, 9b: the whale falls in the shove that brings the seal floe."""
    state = after(edited(e9="W", b8="-"), "sa9e")

    assert edited(b8="-", a9="S", turn="2", shoves="3", supply="14,0,4,0", aside="4,0,0,1") == str(state)


def test_a_seal_that_falls_may_be_set_on_the_floe_that_pushed_it_off():
    """5, 7: of six seals aside one is set."""
    state = after(edited(e9="S", c1="-"), "sa9e")

    assert edited(c1="-", a9="S", turn="2", shoves="3", supply="14,0,5,0", aside="5,0,0,0") == str(state)


def test_a_hunter_floe_stays_bare_when_no_hunter_is_set_aside():
    """7: the hunter is somebody's point."""
    state = after(edited(c3="-", shoves="1", supply="13,0,5,1", scores="0,1"), "ha9e")

    assert edited(c3="-", a9="x", turn="2", shoves="3", scores="0,1") == str(state)


def test_a_bare_hunter_floe_stays_bare_when_a_hunter_is_set_aside_later():
    """7: pieces are set on floes that were shoved in this turn."""
    state = after(edited(c3="x", shoves="1", aside="5,1,0,0"), "-a9e")

    assert edited(c3="x", turn="2", shoves="3", aside="5,1,0,0") == str(state)


def test_a_floe_that_is_gone_again_at_the_turns_end_gets_no_piece():
    """7: the seal floe came in at the other side and is pushed off; its seal stays aside."""
    state = after(edited(e9="s", shoves="1", supply="15,0,4,0"), "-a9e")

    assert edited(turn="2", shoves="3", supply="14,0,5,0") == str(state)


def test_with_too_few_hunters_floes_get_them_in_reading_order():
    """7, position text: b3 and e8 wait, one hunter is aside."""
    state = after(edited(b3="h", e8="h", shoves="1", aside="5,1,0,0", scores="0,1"), "-a9e")

    assert edited(e8="x", turn="2", shoves="3", scores="0,1") == str(state)


@pytest.mark.parametrize(
    ("text", "fallen"),
    [
        (edited(c3="-", e9="x", aside="5,1,0,0"), "0,0,0,1"),
        (edited(c3="-", e9="h", aside="5,1,0,0"), "0,0,0,1"),
        (edited(e9="s", supply="15,0,4,0"), "0,0,1,0"),
    ],
    ids=["bare", "waiting for a hunter", "waiting for a seal"],
)
def test_an_icon_floe_with_nothing_on_it_falls_without_a_point_and_without_ending_the_turn(text, fallen):
    """9a: no piece is set aside either."""
    blank, *rest = text.split()[3].split(",")
    expected = edited(text, e9="-", shoves="1", supply=",".join([str(int(blank) - 1), *rest]), fallen=fallen)

    assert expected == str(after(text, "-a9e"))


# --- the end ---------------------------------------------------------------------------------------------------------------------


FOUR = edited(c7="-", e7="-", c8="-", d8="-", supply="10,0,5,0", scores="4,0")
"""The example after the first player has caught four boats."""


def test_the_fifth_enemy_wins_at_once_in_the_middle_of_a_turn():
    """8: a shove was left."""
    state = after(edited(FOUR, h5="-", e9="B"), "-a9e")

    assert edited(FOUR, h5="-", turn="0", shoves="0", supply="9,0,5,0", scores="5,0") == str(state)
    assert (True, (0,), ()) == (state.is_over, state.winners, tuple(state.legal_moves))


def test_after_a_win_the_turns_end_does_not_happen():
    """8, position text: what fell stays fallen, a floe that waits goes on waiting. It was the last shove."""
    text = edited(FOUR, e8="-", e9="H", a1="s", shoves="1", supply="11,0,4,0")

    assert edited(text, e9="-", turn="0", shoves="0", supply="10,0,4,0", fallen="0,0,0,1", scores="5,0") == str(
        after(text, "-a9e")
    )


def test_a_fourth_enemy_wins_nothing():
    """8."""
    assert not after(edited(FOUR, e9="B", supply="11,0,5,0", scores="3,0"), "-a9e").is_over


def test_the_game_ends_when_a_turn_ends_and_no_enemy_is_on_the_board():
    """9: the first player has more."""
    state = after(edited(QUIET, shoves="1", aside="5,8,9,0", scores="2,1"), "-a9e")

    assert edited(QUIET, turn="0", shoves="0", aside="5,8,9,0", scores="2,1") == str(state)
    assert (0,) == state.winners


def test_a_victory_with_as_many_enemies_is_shared():
    """9: by those who have most, and no others."""
    assert (0, 2) == after(edited(QUIET, shoves="1", aside="5,8,7,0", scores="2,1,2"), "-a9e").winners


def test_the_turn_goes_on_after_the_last_enemy_fell():
    """9: checked when the turn has ended only. The boat falls with the first shove of two."""
    state = after(edited(QUIET, e9="B", supply="5,0,5,0", aside="5,10,9,0"), "-a9e")

    assert edited(QUIET, shoves="1", supply="4,0,5,0", aside="5,10,9,0", scores="1,0") == str(state)
    assert (True, (0,)) == (state.play("-a9e").is_over, state.play("-a9e").winners)


def test_a_single_enemy_left_is_enough_to_go_on():
    """9: a boat, or a hunter on its floe."""
    assert (1, 3) == _mover(after(edited(QUIET, d5="B", shoves="1", supply="5,0,5,0", aside="5,10,9,0"), "-a9e"))
    assert (1, 3) == _mover(after(edited(QUIET, b3="H", shoves="1", aside="5,9,10,0"), "-a9e"))


HUNTER = edited(QUIET, c3="-", supply="3,0,5,1", shoves="1")
"""No enemy on the board, a hunter floe in the supply."""


def test_a_hunter_set_at_the_turns_end_keeps_the_game_going():
    """9, 9b: pieces are set before the board is looked at."""
    state = after(HUNTER, "ha9e")

    assert edited(HUNTER, a9="H", turn="2", shoves="3", supply="4,0,5,0", aside="5,9,10,0") == str(state)


def test_a_hunter_floe_that_stays_bare_is_no_hunter():
    """9: all hunters are won, so none comes."""
    text = edited(HUNTER, aside="5,0,10,0", scores="4,3,3")

    assert edited(text, a9="x", turn="0", shoves="0", supply="4,0,5,0") == str(after(text, "ha9e"))


def test_a_game_ends_after_so_many_plies_with_most_enemies():
    """9c: a limit of the game, not of the position."""
    text = edited(e9="B", d8="-")
    state = floes.parse(text, max_plies=1).play("-a9e")

    assert edited(d8="-", turn="0", shoves="0", supply="13,0,5,0", scores="1,0") == str(state)
    assert (0,) == state.winners


def test_before_so_many_plies_the_game_goes_on():
    """9c."""
    state = floes.start(seed=1, max_plies=2)

    assert not state.play(state.legal_moves[0]).is_over


def test_an_end_is_a_ply():
    """9c: the turn's end happens, then the game is over."""
    state = floes.parse(edited(ARROW, shoves="0", fallen="1,0,0,0", supply="12,1,5,0"), max_plies=1).play("end")

    assert edited(ARROW, turn="0", shoves="0") == str(state)


def test_plies_are_2000_when_nothing_is_said():
    """9c."""
    assert 2000 == floes.start(seed=1).game.max_plies


def test_there_are_60_floes_and_10_of_each_piece_after_a_shove():
    """10: counted in the text after a hunter fell; its point is the tenth hunter."""
    rows, _, _, *counts = str(after(edited(e9="H", e8="-"), "-a9e")).split()
    supply, fallen, aside, scores = (list(map(int, each.split(","))) for each in counts)

    assert 60 == sum(map(rows.count, "-=SsHhx")) + sum(supply) + sum(fallen)
    assert [10, 9, 10, 10] == [rows.count(piece) + number for piece, number in zip("SHBW", aside, strict=True)]
    assert [1, 0] == scores


# --- several fall at once ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def slide(monkeypatch):
    """In this test a shove empties the line that it enters. The rules ask the model only what moved and what fell."""
    monkeypatch.setitem(MODELS, "hex", "tests.games.floes.emptying:Emptying")
    model_named.cache_clear()
    yield
    model_named.cache_clear()


def emptied(text, **changes):
    """`text` after a blank floe has emptied the bottom row."""
    return edited(text, a9="-", b9=".", c9=".", d9=".", e9=".", **changes)


@pytest.mark.usefixtures("slide")
def test_several_enemies_that_fall_in_one_shove_all_count():
    """4, 6: a boat, another, a hunter with its floe; two blank floes."""
    text = edited(c9="B", c8="-", d9="B", d8="-", e9="H", e8="-")

    assert emptied(text, shoves="1", supply="13,0,5,0", fallen="2,0,0,1", scores="3,0") == str(after(text, "-a9e"))


@pytest.mark.usefixtures("slide")
@pytest.mark.parametrize("first", ["enemies", "animal"])
def test_enemies_that_fall_with_an_animal_are_set_aside_and_score_nothing(first):
    """5: in whatever order they fall."""
    fallen = {"c9": "B", "d9": "H", "e9": "W"} if first == "enemies" else {"c9": "W", "d9": "H", "e9": "B"}
    text = edited(c8="-", e8="-", b8="-", **fallen)

    assert emptied(text, turn="2", shoves="3", supply="15,0,5,1", aside="5,1,1,1") == str(after(text, "-a9e"))


@pytest.mark.usefixtures("slide")
def test_all_animals_that_fall_are_set_aside():
    """5: two whales and a seal with its floe."""
    text = edited(c9="W", b8="-", d9="W", b7="-", e9="S", c1="-")

    assert emptied(text, turn="2", shoves="3", supply="15,0,6,0", aside="6,0,0,2") == str(after(text, "-a9e"))


@pytest.mark.usefixtures("slide")
def test_a_fifth_enemy_that_falls_with_an_animal_does_not_win():
    """8."""
    text = edited(FOUR, d9="B", h5="-", e9="W", b8="-")
    state = after(text, "-a9e")

    assert emptied(text, turn="2", shoves="3", supply="12,0,5,0", aside="5,0,1,1") == str(state)


@pytest.mark.usefixtures("slide")
def test_more_than_five_enemies_win_too():
    """8: the fourth, the fifth and the sixth fall together."""
    text = edited(FOUR, c8="B", supply="11,0,5,0", scores="3,0")
    text = edited(text, c8="-", c9="B", d9="B", h5="-", e9="H", e8="-")
    state = after(text, "-a9e")

    assert (True, (6, 0), (0,)) == (state.is_over, state.scores, state.winners)


@pytest.mark.usefixtures("slide")
def test_a_hunter_set_aside_with_an_animal_is_set_on_a_floe_that_waits_at_once():
    """5, 7, 9b: a hunter and a whale fall; a1 waits, and no other hunter is aside."""
    text = edited(c3="-", a1="h", e9="W", b8="-", d9="H", e8="-", scores="0,1")

    assert emptied(text, a1="H", turn="2", shoves="3", supply="16,0,5,1", aside="5,0,0,1") == str(after(text, "-a9e"))


# --- why not -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        (START, "=a5e", "no arrow floe is in the supply"),
        (START, "ha5e", "no hunter floe is in the supply"),
        (edited(supply="14,0,0,0", fallen="0,0,5,0"), "sa5e",
         "the seal floes that are left fell this turn and can't be shoved until the next"),
        (edited(ARROW, shoves="0"), "-a5e",
         "no counted shove is left, only arrow floes can be shoved, or the turn ended by end"),
        (START, "-b5e", "no floe can be shoved in east at b5: no line begins there"),
        (START, "-a5w", "no floe can be shoved in west at a5: no line begins there"),
        (START, "-i1sw", "the board has no cell i1"),
        (START, "end", "the turn can't be ended while counted shoves are left"),
        (edited(turn="0", shoves="0"), "-a5e", "the game is over"),
        (edited(turn="0", shoves="0"), "end", "the game is over"),
    ],
)  # fmt: skip
def test_an_illegal_move_is_refused_with_its_reason_and_the_position(text, move, reason):
    state = floes.parse(text)
    with pytest.raises(IllegalMove) as refused:
        state.play(move)

    assert f"{move} is illegal: {reason} ({text})" == str(refused.value)
    assert text == str(state)


def test_a_long_position_is_shortened_in_a_refusal():
    state = floes.start(2, seed=1, model="drift")
    with pytest.raises(IllegalMove, match=r"no arrow floe is in the supply \(drift .* \.\.\. .* 0,0\)$") as refused:
        state.play("=412/15")

    assert len(str(refused.value)) < 300 < len(str(state))


def test_a_move_made_for_another_model_is_refused():
    """Such as a shove at a place along the rim."""
    with pytest.raises(IllegalMove, match="on the hex board a shove is written like -a5e"):
        floes.parse(START).play(("-", 412, 15))


@pytest.mark.parametrize(
    "move", [("-", "a5", "e"), Shove("-", ["a5"], "e"), Shove("-", "a5", {}), Shove("-", None, None)], ids=str
)
def test_what_is_like_a_shove_but_is_none_is_refused(move):
    """A plain tuple would be written another way in a record; the others can't be on any board."""
    with pytest.raises(IllegalMove, match="on the hex board a shove is written like -a5e"):
        floes.parse(START).play(move)


@pytest.mark.parametrize(
    "move", [None, 7, (), ("end",), End("stop"), ("?", "a5", "e"), ([], "a5", "e"), ["-", "a5", "e"], {}]
)
def test_what_is_no_move_at_all_is_refused_as_such(move):
    state = floes.parse(edited(ARROW, shoves="0"))
    with pytest.raises(MoveTextError, match="is no move: give one of legal_moves, or its text"):
        state.play(move)

    assert edited(ARROW, shoves="0") == str(state)
