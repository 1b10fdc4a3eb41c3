"""Position text and move text. Source: rules page, Floes, position text, `hex` model."""

from __future__ import annotations

import pytest

from icefloe.games import floes
from icefloe.games.base import IllegalMove, MoveTextError, PositionError

from .positions import START, after, edited

ROWS = START.split()[0]


def test_the_example_of_the_rules_page_reads_and_prints_the_same():
    assert START == str(floes.parse(START))


def test_every_letter_reads_and_prints_the_same():
    """A hunter floe that waits, one that stays bare, a seal floe that waits, water where a boat was."""
    text = edited(b3="h", c3="x", c1="s", d3=".", aside="6,1,0,0", scores="1,1")

    assert text == str(floes.parse(text))


def test_any_white_space_separates_fields():
    assert START == str(floes.parse("\n" + START.replace(" ", "\t ") + "\n"))


def test_the_fields_say_what_they_mean():
    state = floes.parse(
        edited(
            c3="-", e5="-", turn="2", shoves="1", supply="10,1,4,0", fallen="2,0,1,1", aside="5,0,0,0", scores="0,0,1"
        )
    )

    assert (1, 1, 3) == (state.to_move, state.shoves, state.players)
    assert ((10, 1, 4, 0), (2, 0, 1, 1)) == (state.supply, state.fallen)
    assert ((5, 0, 0, 0), (0, 0, 1)) == (state.aside, state.scores)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_are_as_many_players_as_scores(players):
    assert players == floes.parse(edited(scores=",".join("0" * players))).players


def test_a_finished_position_has_turn_and_shoves_0():
    """Whatever ended it: somebody may have stopped a game after so many plies."""
    text = edited(turn="0", shoves="0")

    assert (text, True, (), (0, 1)) == (
        str(floes.parse(text)), floes.parse(text).is_over, floes.parse(text).legal_moves, floes.parse(text).winners,
    )  # fmt: skip


def test_reading_five_enemies_ends_the_game():
    """Position text: what would happen by itself. Nothing else changes."""
    text = edited(d3="-", f4="-", d5="-", h5="-", c6="-", supply="9,0,5,0", scores="0,5")

    assert edited(text, turn="0", shoves="0") == str(floes.parse(text))
    assert (1,) == floes.parse(text).winners


def test_reading_a_turn_without_a_legal_ply_ends_it():
    """Position text: no shove is left, and no arrow floe. The seal floe at a9 gets its seal."""
    text = edited(a9="s", shoves="0", supply="13,0,4,0", fallen="2,0,0,0")

    assert edited(a9="S", turn="2", shoves="3", supply="15,0,4,0", aside="4,0,0,0") == str(floes.parse(text))


def test_reading_a_turn_in_which_everything_left_fell_ends_it():
    """3: 14 blank and 5 seal floes come back."""
    assert edited(turn="2", shoves="3") == str(floes.parse(edited(supply="0,0,0,0", fallen="14,0,5,0")))


def test_reading_a_board_without_enemies_in_the_middle_of_a_turn_lets_it_go_on():
    """9: checked at the turn's end."""
    text = "--S--/-WWWW-/-xx-xS-/-Wx==-S-/-Wx-=xx--/-W-==-W-/SW-x-xS/-W--x-/----- 1 2 4,0,5,0 0,0,0,0 5,10,10,0 0,0"

    assert text == str(floes.parse(text))


def test_the_text_names_the_model_whatever_was_asked_for():
    """The rows are of the hex board."""
    assert "hex" == floes.parse(START).game.model


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "a position has 7 fields, ROWS TURN SHOVES SUPPLY FALLEN ASIDE SCORES, got 0: ''"),
        (ROWS + " 1 2", "a position has 7 fields, ROWS TURN SHOVES SUPPLY FALLEN ASIDE SCORES, got 3: '--S--/"),
        (START + " x", "a position has 7 fields, ROWS TURN SHOVES SUPPLY FALLEN ASIDE SCORES, got 8: '--S--/"),
        (START.removeprefix("--S--/"), "the board has 8 rows, needs 9: '-WWWW-/"),
        ("--S--/" + START, "the board has 10 rows, needs 9: '--S--/--S--/"),
        (START.replace("/-WWWW-/", "/-WWW-/"), "row 2 has 5 cells, needs 6: '-WWW-'"),
        (START.replace("/----- ", "// ", 1), "the board has 10 rows, needs 9"),
        (START.replace("/-----", "/------"), "row 9 has 6 cells, needs 5: '------'"),
        (START.replace("/-----", "/"), "row 9 has 0 cells, needs 5: ''"),
        (edited(b3="?"), "row 3 has '?' at character 2, needs one of . - = S s H h x W B: '-?HBHS-'"),
        (edited(e9="w"), "row 9 has 'w' at character 5, needs one of . - = S s H h x W B: '----w'"),
        (edited(a1="Ｗ"), "row 1 has 'Ｗ' at character 1, needs one of . - = S s H h x W B: 'Ｗ-S--'"),
        (edited(scores="0"), "SCORES '0' is for 1 players, Floes needs 2 to 6: '--S--/"),
        (edited(scores="0,0,0,0,0,0,0"), "SCORES '0,0,0,0,0,0,0' is for 7 players, Floes needs 2 to 6: '--S--/"),
        (edited(scores="0,x"), "SCORES is '0,x', needs whole numbers joined by commas: '--S--/"),
        (edited(scores="0,-1"), "SCORES is '0,-1', needs whole numbers joined by commas"),
        (edited(scores="0,"), "SCORES is '0,', needs whole numbers joined by commas"),
        (edited(scores="0,٠"), "SCORES is '0,٠', needs whole numbers joined by commas"),
        (edited(turn="3"), "TURN is '3', needs 1 to 2, or 0 when the game is over: '--S--/"),
        (edited(turn="a"), "TURN is 'a', needs 1 to 2, or 0 when the game is over"),
        (edited(turn="01"), "TURN is '01', needs 1 to 2, or 0 when the game is over"),
        (edited(turn="-1"), "TURN is '-1', needs 1 to 2, or 0 when the game is over"),
        (edited(turn="7", scores="0,0,0,0,0,0"), "TURN is '7', needs 1 to 6, or 0 when the game is over"),
        (edited(shoves="4"), "SHOVES is '4', needs 0 to 3: '--S--/"),
        (edited(shoves="-1"), "SHOVES is '-1', needs 0 to 3"),
        (edited(shoves="x"), "SHOVES is 'x', needs 0 to 3"),
        (edited(turn="0"), "SHOVES is '2', needs 0, since the game is over: '--S--/"),
        (edited(supply="14,0,5"), "SUPPLY is '14,0,5', needs 4 numbers, blank, arrow, seal, hunter: '--S--/"),
        (edited(fallen="0,0,0,0,0"), "FALLEN is '0,0,0,0,0', needs 4 numbers, blank, arrow, seal, hunter"),
        (edited(aside="5,0"), "ASIDE is '5,0', needs 4 numbers, seals, hunters, boats, whales"),
        (edited(supply="14;0;5;0"), "SUPPLY is '14;0;5;0', needs whole numbers joined by commas"),
        (edited(supply="1e9,0,5,0"), "SUPPLY is '1e9,0,5,0', needs whole numbers joined by commas"),
        (edited(supply="100,0,5,0"), "SUPPLY is '100,0,5,0', needs whole numbers joined by commas"),
        (edited(supply="13,0,5,0"),
         "there are 34 blank floes, needs 35: 21 on the board, 13 in the supply, 0 fallen: '--S--/"),
        (edited(fallen="0,1,0,0"), "there are 6 arrow floes, needs 5: 5 on the board, 0 in the supply, 1 fallen"),
        (edited(c1="-", supply="13,0,5,0"),
         "there are 9 seal floes, needs 10: 4 on the board, 5 in the supply, 0 fallen"),
        (edited(c3="-", supply="13,0,5,0"),
         "there are 9 hunter floes, needs 10: 9 on the board, 0 in the supply, 0 fallen"),
        (edited(a1="W", supply="15,0,5,0"), "there are 11 whales, needs 10: 11 on the board, 0 set aside: 'W-S--/"),
        (edited(b2=".", supply="14,0,5,0"), "there are 9 whales, needs 10: 9 on the board, 0 set aside"),
        (edited(aside="4,0,0,0"), "there are 9 seals, needs 10: 5 on the board, 4 set aside"),
        (edited(c1="s"), "there are 9 seals, needs 10: 4 on the board, 5 set aside"),
        (edited(aside="5,1,0,0"), "there are 11 hunters, needs at most 10: 10 on the board, 1 set aside: '--S--/"),
        (edited(aside="5,0,2,0"), "there are 12 boats, needs at most 10: 10 on the board, 2 set aside"),
        (edited(d3="."), "1 hunters and boats are neither on the board nor set aside, but SCORES has 0: '--S--/"),
        (edited(scores="1,1"), "0 hunters and boats are neither on the board nor set aside, but SCORES has 2"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_position_is_refused_with_what_and_where(text, words):
    with pytest.raises(PositionError) as refused:
        floes.parse(text)

    assert words in str(refused.value)


def test_a_position_has_to_be_a_text():
    with pytest.raises(PositionError, match="a position is a text, got 7"):
        floes.parse(7)


def test_a_long_text_is_shortened_in_what_is_said_of_it():
    for refused, read in ((PositionError, floes.parse), (MoveTextError, floes.parse(START).parse_move)):
        with pytest.raises(refused) as said:
            read("x" * 100_000)

        assert len(str(said.value)) < 400


# --- moves ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["-a5e", "=e1sw", "sa1se", "he9nw", "-i5w", "-a9ne", "end"])
def test_move_text_prints_as_it_was_read(text):
    assert text == str(floes.parse(START).parse_move(text))


def test_a_move_is_a_floe_a_cell_and_a_way():
    assert floes.Shove("-", "a5", "e") == floes.parse(START).parse_move("-a5e")


def test_a_state_plays_a_move_or_its_text_alike():
    state = floes.parse(START)

    assert state.play(floes.Shove("-", "a5", "e")) == state.play("-a5e")


@pytest.mark.parametrize(
    "text",
    ["", "-", "a5e", "-a5", "-a5E", "-A5e", "xa5e", "Sa5e", "-a0e", "-j1e", "-a10e", "-a5n", " -a5e", "-a5e\n", "End", "END",
     "end ", "-٥e", None, 5, b"-a5e"],
)  # fmt: skip
def test_what_is_no_move_text_is_refused(text):
    with pytest.raises(MoveTextError) as refused:
        floes.parse(START).parse_move(text)

    assert (
        f"{text!r} is no move: a shove is the floe's letter (one of - = s h), the cell it comes to lie on and its way "
        "(e, se, sw, w, nw, ne), as in -a5e; a turn that could go on is ended by end"
    ) == str(refused.value)


@pytest.mark.parametrize(
    ("text", "move", "error"),
    [
        (START, "nonsense", MoveTextError),
        (START, "ha5e", IllegalMove),
        (edited(supply="0,0,5,0", fallen="14,0,0,0"), "-a5e", IllegalMove),
        (START, "-b5e", IllegalMove),
        (START, "end", IllegalMove),
        (edited(turn="0", shoves="0"), "-a5e", IllegalMove),
    ],
)
def test_a_refused_move_leaves_the_state_as_it_was(text, move, error):
    state = floes.parse(text)
    with pytest.raises(error):
        state.play(move)

    assert (text, floes.parse(text), 0) == (str(state), state, state.plies)


def test_moves_are_listed_by_kind_of_floe_clockwise_from_the_top_left_with_end_last():
    """In the example blank and seal floes, 54 entries each; the first entry at the top left corner, a1, comes in south-east."""
    moves = list(map(str, floes.parse(START).legal_moves))

    assert (108, 54, 54) == (len(moves), sum(move[0] == "-" for move in moves), sum(move[0] == "s" for move in moves))
    assert "s" not in {move[0] for move in moves[:54]}
    assert "end" == str(after(edited(e5="-", supply="13,1,5,0", shoves="1"), "-a9e").legal_moves[-1])
