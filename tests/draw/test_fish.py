"""How positions of Fish look and read.

Most boards here are two rows: `a1 b1 c1` over `a2 b2 c2 d2`.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from icefloe.draw import DRAWINGS, Count, Drawing, Last, drawing, look
from icefloe.draw.fish import LAYERS, FishDrawing, size
from icefloe.games import GAMES, fish
from icefloe.games.base import GameError
from icefloe.games.fish import FishState, Move
from icefloe.games.fish.facts import exits

DRAW: Drawing[FishState, Move] = FishDrawing()
NAMES = ("Ada", "Greta", "Max", "Carlo")
SMALL = fish.parse("1a12/212b3 a 00 0/0,0/0")


def some_positions():
    """States of random games, each with the move that led there."""
    for players in (2, 3, 4):
        rng, state, last = Random(players), fish.start(players=players, seed=players), None
        while not state.is_over:
            yield state, last
            move = rng.choice(state.legal_moves)
            state, last = state.play(move), Last(move, state)
        yield state, last


def keys(scene, start):
    return [key for key in scene.items if key.startswith(start)]


def after(text, move):
    """The state after a move, and what a drawing is told of it."""
    before = fish.parse(text)
    return before.play(move), Last(fish.move(move), before)


# --- the registry ----------------------------------------------------------------------------------------------------


def test_every_game_has_a_drawing():
    assert GAMES.keys() == DRAWINGS.keys()


def test_a_drawing_is_found_by_the_name_of_its_game():
    assert isinstance(drawing("fish"), FishDrawing)


def test_a_game_that_cannot_be_drawn_is_named():
    with pytest.raises(GameError, match="no game called 'chess' can be drawn; there is: fish"):
        drawing("chess")


# --- where things are ------------------------------------------------------------------------------------------------


def test_the_full_board_has_the_size_of_its_design():
    assert (450, 407) == size(fish.start(seed=1).board)


def test_a_short_row_sits_half_a_cell_to_the_right():
    items = DRAW.scene(SMALL).items

    assert (43, 69) == (items["tile-a2"].x, items["tile-a1"].x)


@pytest.mark.parametrize("rows", ["11", "1/11", "11/1/11", "1.1/9..1/...", "12345/678912/11111"])
def test_boards_of_any_form_fit_their_drawing(rows):
    scene = DRAW.scene(fish.parse(f"{rows} 0 00 0/0,0/0"))
    tiles = [scene.items[key] for key in keys(scene, "tile-")]

    assert all(24 < tile.x < scene.width - 24 and 28 < tile.y < scene.height - 28 for tile in tiles)


def test_rows_are_numbered_and_columns_lettered():
    scene = DRAW.scene(SMALL)
    shown = [scene.items[key].text for key in keys(scene, "row-") + keys(scene, "column-")]

    assert ["1", "2", "a", "b", "c", "d"] == shown


# --- what is drawn ---------------------------------------------------------------------------------------------------


def test_a_cell_is_a_tile_with_fish_or_water():
    scene = DRAW.scene(fish.parse(".1/1.2 0 00 0/0,0/0"))

    assert ["tile-b1", "tile-a2", "tile-c2"] == keys(scene, "tile-")
    assert ["fish-b1", "fish-a2", "fish-c2"] == keys(scene, "fish-")
    assert ["water-a1", "water-b2"] == keys(scene, "water-")


def test_fish_make_room_for_a_penguin():
    """They shrink to a row under it, and say beforehand what they will look like."""
    items = DRAW.scene(SMALL).items

    assert ("fish-2-row", "") == (items["fish-c2"].shape, items["fish-c2"].under)
    assert ("fish-2", "fish-2-row") == (items["fish-a2"].shape, items["fish-a2"].under)


def test_a_penguin_belongs_to_its_tile_and_its_player():
    penguin = DRAW.scene(SMALL).items["penguin-c2"]

    assert ("penguin-b", 1, "tile-c2") == (penguin.shape, penguin.player, penguin.at)


@pytest.mark.parametrize(
    ("names", "expected"),
    [((), "a1, 1 fish, red penguin"), (NAMES, "a1, 1 fish, Ada's penguin"), (("You",), "a1, 1 fish, your penguin")],
)
def test_a_tile_is_read_with_its_fish_and_its_penguin(names, expected):
    assert expected == DRAW.scene(SMALL, names=names).items["tile-a1"].label


def test_only_tiles_are_places():
    """Nobody goes into the water."""
    scene = DRAW.scene(fish.parse("1a.2/212b3 a 00 0/0,0/0"))

    assert keys(scene, "tile-") == [key for key, item in scene.items.items() if item.label]


def test_the_whole_drawing_says_who_is_to_move_and_no_scores():
    """Scores may be hidden."""
    assert "Hey, That's My Fish! 2 players, Ada to move" == DRAW.scene(SMALL, names=NAMES).label


def test_the_drawing_of_a_finished_game_says_so():
    assert DRAW.scene(fish.parse("1 0 00 0/0,0/0")).label.endswith("2 players, over")


def test_all_that_is_drawn_is_in_look_json():
    wrong = set()
    for state, last in some_positions():
        advice = state.legal_moves[0] if state.legal_moves else None
        for item in DRAW.scene(state, last=last, advice=advice).items.values():
            shapes = {item.shape, item.under} - {""}
            wrong |= shapes - look()["shapes"].keys() | set(item.styles) - look()["styles"].keys()
            wrong |= {item.layer} - set(LAYERS)

    assert set() == wrong


def test_everything_belongs_to_places_that_are_there():
    for state, last in some_positions():
        scene = DRAW.scene(state, last=last)

        assert {item.at for item in scene.items.values() if item.at} <= set(keys(scene, "tile-"))


def test_a_scene_is_plain_data_without_null():
    for state, last in some_positions():
        data = DRAW.scene(state, last=last).to_json()
        text = json.dumps(data)

        assert data == json.loads(text)
        assert "null" not in text


# --- the last move and a hint ----------------------------------------------------------------------------------------


def test_a_slide_leaves_a_hole_a_wake_and_a_ring_in_the_movers_colour():
    state, last = after("1a12/212b3 a 00 0/0,0/0", "a1-c1")
    items = DRAW.scene(state, last=last).items
    marks = {key: (items[key].shape, items[key].player) for key in ("hole-a1", "wake", "last-c1")}

    assert {"hole-a1": ("hole-last", 0), "wake": ("", 0), "last-c1": ("ring-last", 0)} == marks


def test_a_slide_is_told_for_the_animation():
    state, last = after("1a12/212b3 a 00 0/0,0/0", "a1-c1")

    assert {"penguin-c1": "penguin-a1"} == DRAW.scene(state, last=last).moved


def test_a_placement_leaves_a_ring_alone():
    state, last = after("112/2123 a 11 0/0,0/0", "b1")
    scene = DRAW.scene(state, last=last)

    assert ["last-b1"] == keys(scene, "last-") + keys(scene, "hole-") + keys(scene, "wake")
    assert {} == scene.moved


def test_a_penguin_that_retired_at_once_leaves_a_second_hole():
    """Nobody can move after it, so it went at the end of its own slide; there is no ice to put a ring on."""
    state, last = after("1a1 a 00 0/0,0/0", "a1-b1")
    scene = DRAW.scene(state, last=last)

    assert "hole-last" == scene.items["last-b1"].shape
    assert {} == scene.moved


def test_without_a_last_move_nothing_is_marked():
    scene = DRAW.scene(SMALL)

    assert [] == keys(scene, "last-") + keys(scene, "hole-") + keys(scene, "wake")


def test_a_hint_to_slide_is_an_arrow():
    assert ("hint-case", "hint") == DRAW.scene(SMALL, advice=Move("a1", "c1")).items["advice"].styles


def test_a_hint_to_place_is_a_ring():
    state = fish.parse("112/2123 a 11 0/0,0/0")
    hint = DRAW.scene(state, advice=Move(None, "b1")).items["advice"]

    assert ("ring-advice", "tile-b1") == (hint.shape, hint.at)


# --- what can be done ------------------------------------------------------------------------------------------------


def moves_of(scene):
    found = []
    for action in scene.to_json()["actions"].values():
        found += [action["move"]] if "move" in action else [choice["move"] for choice in action["then"].values()]
    return found


def test_exactly_the_legal_moves_can_be_picked():
    for state, _ in some_positions():
        assert sorted(map(str, state.legal_moves)) == sorted(moves_of(DRAW.scene(state)))


def test_all_that_can_be_picked_is_a_place():
    for state, _ in some_positions():
        scene = DRAW.scene(state)
        picks = set(scene.actions)
        for action in scene.to_json()["actions"].values():
            picks |= action.get("then", {}).keys()

        assert picks <= {key for key, item in scene.items.items() if item.label}


def test_a_slide_begins_with_its_penguins_tile_and_tells_who_travels():
    action = DRAW.scene(SMALL).to_json()["actions"]["tile-a1"]
    expected = {"move": "a1-c1", "words": "lands on 2 fish", "note": "2 tiles in reach"}

    assert ("takes 1 fish from a1", "penguin-a1") == (action["words"], action["mover"])
    assert expected == action["then"]["tile-c1"]


def test_what_is_in_reach_is_what_the_penguin_could_do_next():
    """Its own origin is water by then."""
    for state, _ in some_positions():
        for key, action in DRAW.scene(state).to_json()["actions"].items():
            for choice in action.get("then", {}).values():
                move = fish.move(choice["move"])
                reach = exits(state.play(move), state.board.index[move.target])

                assert choice["note"].split()[0] == str(reach), (str(state), key)


def test_a_placement_is_picked_at_once_and_shows_the_penguin_before():
    scene = DRAW.scene(fish.parse("112/2123 b 11 0/0,0/0"))

    assert "b1" == scene.to_json()["actions"]["tile-b1"]["move"]
    assert ("penguin-b", 1, 7.5) == (scene.ghost.shape, scene.ghost.player, scene.ghost.dy)


@pytest.mark.parametrize("text", ["112/2123 a 11 0/0,0/0", "1a12/212b3 a 00 0/0,0/0"])
def test_nothing_can_be_picked_while_somebody_else_decides(text):
    scene = DRAW.scene(fish.parse(text), active=False)

    assert ({}, None) == (scene.actions, scene.ghost)


# --- words and numbers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move", "expected"),
    [
        ("112/2123 a 11 0/0,0/0", "b1", "places a penguin on b1, 1 fish"),
        ("1a12/212b3 a 00 0/0,0/0", "a1-c1", "takes 1 fish from a1, lands on 2 fish"),
    ],
)
def test_a_move_is_told(text, move, expected):
    assert expected == DRAW.tell(fish.parse(text), fish.move(move))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("112/2123 a 31 0/0,0/0", "place a penguin · 3 left"),
        ("1a12/212b3 a 00 0/0,0/0", "1 penguin can go · turn 2"),
        ("1a12a/212b3 a 00 5/4,0/0", "2 penguins can go · turn 7"),
        ("1 0 00 0/0,0/0", "game over"),
    ],
)
def test_a_turn_says_what_can_be_done(text, expected):
    assert expected == DRAW.turn(fish.parse(text))


def test_fish_and_tiles_are_counted_fish_first():
    state = fish.parse("1a12/212b3 a 00 6/4,3/1")

    assert (Count("fish", "fish", 6), Count("hex", "tiles", 4)) == DRAW.counts(state, 0)
    assert Count("hex", "tile", 1) == DRAW.counts(state, 1)[1]


def test_bars_are_half_full_at_a_fair_share():
    """Twelve fish in all, two players: six each are fair."""
    state = fish.parse("3 0 00 6/4,3/1")

    assert [0.5, 0.25] == [DRAW.bar(state, player) for player in (0, 1)]


def test_bars_stay_within_their_box():
    for state, _ in some_positions():
        assert all(0 <= DRAW.bar(state, player) <= 1 for player in range(state.players))


def test_a_board_without_fish_has_empty_bars():
    assert 0 == DRAW.bar(fish.parse(". 0 00 0/0,0/0"), 0)


@pytest.mark.parametrize(
    ("collected", "title", "reason"),
    [
        ("28/16,34/17", "Greta wins", "34 fish to 28"),
        ("30/16,30/17", "Greta wins", "30 fish each, 17 tiles to 16"),
        ("3/1,3/2", "Greta wins", "3 fish each, 2 tiles to 1"),
        ("30/15,30/15", "Shared victory", "Ada and Greta: 30 fish and 15 tiles each"),
        ("1/1,1/1", "Shared victory", "Ada and Greta: 1 fish and 1 tile each"),
        ("28/9,34/9,25/9", "Greta wins", "34 fish to 28 and 25"),
        ("28/9,34/9,25/9,20/9", "Greta wins", "34 fish to 28, 25 and 20"),
        ("30/9,30/10,25/9", "Greta wins", "30 fish like Ada, 10 tiles to 9"),
        ("30/9,30/10,30/8,20/9", "Greta wins", "30 fish like Ada and Max, 10 tiles to 9 and 8"),
        ("30/9,20/9,30/9", "Shared victory", "Ada and Max: 30 fish and 9 tiles each"),
        ("9/3,9/3,9/3", "Shared victory", "Ada, Greta and Max: 9 fish and 3 tiles each"),
    ],
)
def test_a_result_gives_its_reason(collected, title, reason):
    """Fish 7: most fish, then most tiles, then shared."""
    players = collected.count(",") + 1
    state = fish.parse(f"1 0 {'0' * players} {collected}")

    assert (title, reason) == DRAW.result(state, NAMES)


def test_the_reader_is_spoken_to():
    assert ("You win", "34 fish to 28") == DRAW.result(fish.parse("1 0 00 34/9,28/9"), ("You", "Greta"))
    tied = fish.parse("1 0 000 30/9,30/10,1/1")

    assert ("Greta wins", "30 fish like you, 10 tiles to 9") == DRAW.result(tied, ("You", "Greta"))


def test_winners_without_names_are_called_by_colour():
    assert "Blue wins" == DRAW.result(fish.parse("1 0 00 28/9,34/9")).title


def test_a_game_that_goes_on_has_no_result():
    with pytest.raises(ValueError, match=r"the game goes on, it has no result yet \(1a12/212b3 a"):
        DRAW.result(SMALL)


def test_every_player_has_a_piece_for_panels():
    assert [f"penguin-{letter}" for letter in "abcd"] == [DRAW.piece(player) for player in range(4)]
