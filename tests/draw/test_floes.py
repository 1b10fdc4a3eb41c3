"""How positions of Floes on the hex board look and read.

`START` is the start of the rules page. In row 5 of it, `a5` to `i5`, lie a blank floe, a whale, a hunter, a boat, an arrow
floe, two hunters, a boat and a blank floe.
"""

from __future__ import annotations

import json
from itertools import islice
from random import Random

import pytest

from icefloe.draw import Count, Item, Last, Steps, Tray, TrayItem, drawing, look, svg
from icefloe.draw.floes import FloesDrawing
from icefloe.draw.floes_hex import LAYERS, centre
from icefloe.draw.floes_words import outcome, some
from icefloe.games import floes
from icefloe.games.floes import END, Shove

DRAW = FloesDrawing()
NAMES = ("Ada", "Greta", "Max")
ROWS = "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/-----"
START = f"{ROWS} 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"
GAP = f"{ROWS.replace('-WHB=HHB-', '-WHB.HHB-')} 1 2 14,1,5,0 0,0,0,0 5,0,0,0 0,0"
BOAT = f"{ROWS.replace('-WHB=HHB-', '-WHB=HH-B')} 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"


def caught(text, *scores):
    """The position with other scores: so many hunters are gone from their floes."""
    rows, *fields = text.split()
    return " ".join([rows.replace("H", "x", sum(scores)), *fields[:-1], ",".join(map(str, scores))])


def some_positions():
    """States of random games, each with the move that led there."""
    for players in (2, 6):
        rng, state, last = Random(players), floes.start(players=players, seed=players), None
        for _ in range(60):
            yield state, last
            if state.is_over:
                break
            move = rng.choice(state.legal_moves)
            state, last = state.play(move), Last(move, state)


def after(text, move):
    """The state after a move, and what a drawing is told of it."""
    before = floes.parse(text)
    return before.play(move), Last(before.parse_move(move), before)


def preview(text, entry):
    return DRAW.scene(floes.parse(text)).previews[entry]


def told(text, move, names=NAMES):
    """What comes of a move."""
    state, last = after(text, move)
    return DRAW.outcome(last.before, last.move, state, names)


# --- what is drawn ---------------------------------------------------------------------------------------------------


def test_the_drawing_is_found_by_the_name_of_its_game():
    assert isinstance(drawing("floes"), FloesDrawing)


@pytest.mark.parametrize(("cell", "expected"), [("e5", (296, 256)), ("a5", (88, 256)), ("b1", (244, 76))])
def test_cells_are_52_wide_and_rows_45_apart(cell, expected):
    """`a5` is four cells left of the middle; `b1` four rows above it and a cell to the left."""
    assert expected == centre(cell)


def test_everything_is_within_the_drawing():
    """Also what falls, a cell outside the board."""
    scene = DRAW.scene(floes.parse(BOAT))
    items = [*scene.items.values(), *(item for each in scene.previews.values() for item in each.items.values())]

    assert all(0 <= item.x <= scene.width and 0 <= item.y <= scene.height for item in items)


def test_all_61_cells_and_54_entries_are_places():
    labels = [key.split("-")[0] for key, item in DRAW.scene(floes.parse(START)).items.items() if item.label]

    assert (61, 54, 115) == (labels.count("cell"), labels.count("entry"), len(labels))


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("a5", ["floe-a5 tile-0"]),
        ("b5", ["patch-b5 patch", "piece-b5 whale"]),
        ("c5", ["floe-c5 tile-1", "piece-c5 hunter"]),
        ("d5", ["patch-d5 patch", "piece-d5 boat"]),
        ("e5", ["floe-e5 tile-1", "piece-e5 double-arrow"]),
        ("c1", ["floe-c1 tile-2", "piece-c1 seal"]),
    ],
)
def test_a_cell_has_a_floe_or_a_patch_of_water_and_who_is_on_it(cell, expected):
    items = DRAW.scene(floes.parse(START)).items

    assert expected == [f"{key} {item.shape}" for key, item in items.items() if item.at == f"cell-{cell}"]


def test_open_water_is_quiet():
    items = DRAW.scene(floes.parse(GAP)).items

    assert ("water-e5", "gone") == next((key, item.shape) for key, item in items.items() if key.startswith("water"))


@pytest.mark.parametrize(
    ("letter", "expected"),
    [
        ("-", "a5, blank floe"),
        ("=", "a5, double-arrow floe"),
        ("S", "a5, seal on its floe"),
        ("s", "a5, seal floe, its seal still to come"),
        ("H", "a5, hunter on its floe"),
        ("h", "a5, hunter floe, its hunter still to come"),
        ("x", "a5, bare hunter floe"),
        ("W", "a5, whale"),
        ("B", "a5, boat"),
        (".", "a5, open water"),
    ],
)
def test_a_cell_is_read_with_what_is_on_it(letter, expected):
    """Pieces and floes of other cells make up for it, so that none is missing."""
    swaps = {
        "-": START,
        "=": START.replace("-WHB=HHB-", "=WHB-HHB-"),
        "S": START.replace("--S--", "-----").replace("-WHB=HHB-", "SWHB=HHB-"),
        "s": START.replace("-WHB=HHB-", "sWHB=HHB-").replace("14,0,5,0", "15,0,4,0"),
        "H": START.replace("-WHB=HHB-", "HW-B=HHB-"),
        "h": START.replace("-WHB=HHB-", "hW-B=HHB-").replace("5,0,0,0", "5,1,0,0"),
        "x": START.replace("-WHB=HHB-", "xW-B=HHB-").replace("5,0,0,0", "5,1,0,0"),
        "W": START.replace("-WHB=HHB-", "W-HB=HHB-"),
        "B": START.replace("-WHB=HHB-", "BWH-=HHB-"),
        ".": START.replace("-WHB=HHB-", ".WHB=HHB-").replace("14,0,5,0", "15,0,5,0"),
    }

    assert expected == DRAW.scene(floes.parse(swaps[letter])).items["cell-a5"].label


def test_who_is_still_to_come_is_pale_with_a_clock_and_who_stays_away_an_outline():
    waiting = START.replace("-WHB=HHB-", "sWhB=HxB-").replace("14,0,5,0", "15,0,4,0").replace("5,0,0,0", "5,2,0,0")
    items = DRAW.scene(floes.parse(waiting)).items

    assert ["seal-waiting", "hunter-waiting", "hunter-bare"] == [
        items[f"piece-{cell}"].shape for cell in ("a5", "c5", "g5")
    ]


def test_entries_go_round_clockwise_from_the_top_left_corner():
    """Two at each cell of a side, three at a corner, where one belongs to the side before."""
    entries = [key for key in DRAW.scene(floes.parse(START)).items if key.startswith("entry-")]

    assert ["entry-a1se", "entry-a1sw", "entry-b1se", "entry-b1sw"] == entries[:4]
    assert "entry-a1e" == entries[-1]


def test_an_entry_is_an_arrow_outside_the_ice_along_its_way():
    """`a5` is at 88, 256; arrows are 38 outside, and 2 lower."""
    entry = DRAW.scene(floes.parse(START)).items["entry-a5e"]

    assert (50, 258, 0, "shove in at a5, going east") == (entry.x, entry.y, entry.angle, entry.label)


def test_the_whole_drawing_says_who_is_to_move_and_no_scores():
    assert "Ice Floes & Foes 2 players, Ada to move" == DRAW.scene(floes.parse(START), names=NAMES).label


def test_the_drawing_of_a_finished_game_says_so():
    assert DRAW.scene(floes.parse(caught(START, 5, 0))).label.endswith("2 players, over")


def test_all_that_is_drawn_is_in_look_json():
    wrong = set()
    for state, last in some_positions():
        scene = DRAW.scene(state, last=last, advice=state.legal_moves[0] if state.legal_moves else None)
        items = [*scene.items.values(), *(item for each in scene.previews.values() for item in each.items.values())]
        items += [action.ghost for action in scene.actions.values() if getattr(action, "ghost", None)]
        for item in items:
            wrong |= {item.shape} - {""} - look()["shapes"].keys() | set(item.styles) - look()["styles"].keys()
            wrong |= {item.layer} - set(LAYERS)

    assert set() == wrong


def test_what_panels_show_is_in_look_json():
    shapes = {
        *(DRAW.piece(player) for player in range(6)),
        *(count.shape for count in DRAW.counts(floes.parse(START), 0)),
        *(item.shape for tray in DRAW.trays(floes.parse(GAP.replace(" 1 2 ", " 1 0 "))) for item in tray.items),
    }

    assert set() == shapes - look()["shapes"].keys()


def test_everything_belongs_to_places_that_are_there():
    for state, last in some_positions():
        scene = DRAW.scene(state, last=last)
        places = {key for key, item in scene.items.items() if item.label}

        assert {item.at for item in scene.items.values() if item.at} <= places
        assert {place for each in scene.previews.values() for place in each.run} <= places


def test_a_scene_is_plain_data_without_null():
    for state, last in some_positions():
        data = DRAW.scene(state, last=last).to_json()
        text = json.dumps(data)

        assert data == json.loads(text)
        assert "null" not in text


def test_a_scene_is_small():
    """It travels whole to each new view: 48,000 letters are a tenth of what a photograph takes."""
    state, last = after(GAP, "-a5e")

    assert len(json.dumps(DRAW.scene(state, last=last).to_json(), separators=(",", ":"))) < 48_000


@pytest.mark.parametrize("compact", [False, True])
def test_a_file_can_be_written(compact):
    state, last = after(BOAT, "-a5e")

    assert svg(DRAW.scene(state, last=last, advice=state.legal_moves[0]), compact=compact).startswith("<svg")


# --- the last shove and a hint ---------------------------------------------------------------------------------------


def test_a_shove_leaves_an_arrow_a_ring_and_a_wake_in_the_movers_colour():
    state, last = after(START, "-a5e")
    items = DRAW.scene(state, last=last).items
    marks = {key: (items[key].shape, items[key].player) for key in ("last-entry", "last-floe", "wake")}

    assert {"last-entry": ("entry-last", 0), "last-floe": ("ring-last", 0), "wake": ("", 0)} == marks
    assert "M114,256L504,256" == items["wake"].path


def test_a_run_that_a_gap_takes_up_is_told_for_the_animation():
    """The four before the gap go on by one cell: a blank floe, a whale, a hunter and its floe, a boat."""
    state, last = after(GAP, "-a5e")
    expected = {
        "floe-b5": "floe-a5",
        "patch-c5": "patch-b5",
        "piece-c5": "piece-b5",
        "floe-d5": "floe-c5",
        "piece-d5": "piece-c5",
        "patch-e5": "patch-d5",
        "piece-e5": "piece-d5",
    }

    assert expected == DRAW.scene(state, last=last).moved


def test_what_fell_lies_sunk_beyond_the_edge():
    """A boat on `i5`, at 504, 256."""
    state, last = after(BOAT, "-a5e")
    scene = DRAW.scene(state, last=last)

    assert ("boat", 556) == (scene.items["piece-fallen"].shape, scene.items["piece-fallen"].x)
    assert Item("veil", shape="sunk", x=556, y=256) == scene.items["fallen"]
    assert ("piece-i5", "patch-i5") == (scene.moved["piece-fallen"], scene.moved["patch-fallen"])


def test_a_floe_that_fills_the_first_cell_leaves_no_wake():
    state, last = after(START.replace("-WHB=HHB-", ".WHB=HHB-").replace("14,0,5,0", "15,0,5,0"), "-a5e")
    scene = DRAW.scene(state, last=last)

    assert ("wake" in scene.items, scene.moved) == (False, {})


def test_the_end_of_a_turn_leaves_no_mark():
    state, last = after(GAP.replace(" 1 2 ", " 1 0 "), "end")
    scene = DRAW.scene(state, last=last)

    assert DRAW.scene(state).items == scene.items


def test_everything_told_as_moved_is_there_before_and_after():
    for state, last in some_positions():
        if last is None:
            continue
        before, scene = DRAW.scene(last.before), DRAW.scene(state, last=last)

        assert set(scene.moved) <= set(scene.items)
        assert set(scene.moved.values()) <= set(before.items)


def test_a_hint_is_the_floe_outside_and_an_arrow_along_its_line():
    items = DRAW.scene(floes.parse(START), advice=Shove("s", "a1", "se")).items

    assert ("floe-seal", "entry-a1se") == (items["advice-floe"].shape, items["advice-floe"].at)
    assert (("hint-case", "hint"), 60) == (items["advice"].styles, items["advice"].angle)


def test_a_hint_to_end_the_turn_draws_nothing():
    state = floes.parse(GAP.replace(" 1 2 ", " 1 0 "))

    assert DRAW.scene(state).items == DRAW.scene(state, advice=END).items


# --- what can be done ------------------------------------------------------------------------------------------------


def moves_of(scene):
    found = []
    for action in scene.to_json()["actions"].values():
        found += [action["move"]] if "move" in action else [choice["move"] for choice in action["then"].values()]
    return found


def test_exactly_the_legal_moves_can_be_picked():
    for state, _ in some_positions():
        assert sorted(map(str, state.legal_moves)) == sorted(moves_of(DRAW.scene(state)))


def test_every_target_is_a_place_with_a_preview():
    for state, _ in some_positions():
        scene = DRAW.scene(state)
        targets = {key for action in scene.to_json()["actions"].values() for key in action.get("then", ())}

        assert targets <= {key for key, item in scene.items.items() if item.label}
        assert targets <= scene.previews.keys()


def test_every_action_begins_with_a_thing_in_a_tray():
    for state, _ in some_positions():
        things = {item.key for tray in DRAW.trays(state) for item in tray.items if not item.off}

        assert DRAW.scene(state).actions.keys() == things - {""}


def test_a_kind_of_floe_can_be_shoved_in_anywhere_clockwise():
    action = DRAW.scene(floes.parse(START)).to_json()["actions"]["supply-seal"]

    assert ("shove a seal floe", 54) == (action["words"], len(action["then"]))
    assert ("entry-a1se", {"move": "sa1se"}) == next(iter(action["then"].items()))
    assert "floe-seal" == action["ghost"]["shape"]


def test_a_turn_that_could_go_on_is_ended_at_once():
    actions = DRAW.scene(floes.parse(GAP.replace(" 1 2 ", " 1 0 "))).to_json()["actions"]

    assert {"move": "end", "words": "end the turn"} == actions["end-turn"]
    assert {"supply-arrow", "end-turn"} == actions.keys()


@pytest.mark.parametrize("text", [START, caught(START, 5, 0)])
def test_nothing_can_be_picked_while_somebody_else_decides(text):
    scene = DRAW.scene(floes.parse(text), active=False)

    assert ({}, {}) == (scene.actions, scene.previews)


@pytest.mark.parametrize(
    ("text", "entry", "expected"),
    [
        (START, "entry-a5e", "nine move; the blank floe on i5 falls"),
        (START, "entry-g7nw", "seven move; the seal on c1 falls: your turn would end without a prize"),
        (GAP, "entry-a5e", "four move; the gap at e5 takes it up"),
        (BOAT, "entry-a5e", "nine move; the boat on i5 falls: one point"),
        (caught(BOAT, 4, 0), "entry-a5e", "nine move; the boat on i5 falls: your fifth enemy, you win"),
        (caught(BOAT, 0, 4), "entry-a5e", "nine move; the boat on i5 falls: one point"),
        (
            START.replace("-WHB=HHB-", ".WHB=HHB-").replace("14,0,5,0", "15,0,5,0"),
            "entry-a5e",
            "it fills the gap at a5",
        ),
        (
            START.replace("-WHB=HHB-", "-.HB=HHBW").replace("14,0,5,0", "15,0,5,0"),
            "entry-a5e",
            "one moves; the gap at b5 takes it up",
        ),
    ],
)
def test_a_preview_says_what_would_move_and_fall(text, entry, expected):
    assert expected == preview(text, entry).words


def test_a_preview_shows_the_run_and_where_it_goes():
    """South-east: half a cell to the right, a row down. The line from `c1` has seven cells, all full."""
    shown = preview(START, "entry-c1se")

    assert ("cell-c1", "cell-d2", "cell-e3", "cell-f4", "cell-g5", "cell-g6", "cell-g7") == shown.run
    assert (26, 45) == (shown.dx, shown.dy)


@pytest.mark.parametrize(
    ("text", "entry", "expected"),
    [
        (START, "entry-g7nw", ["fall-seal", "falls"]),
        (BOAT, "entry-a5e", ["fall-boat", "+1"]),
        (START, "entry-a5e", ["fall-blank"]),
        (GAP, "entry-a5e", []),
    ],
)
def test_a_preview_shows_what_would_fall(text, entry, expected):
    """An animal is marked as a loss, an enemy as a point, a floe alone as neither."""
    assert expected == [item.shape or item.text for item in preview(text, entry).items.values()]


def test_previews_come_true():
    """What is said to fall is what the rules drop, and the run is what moves."""
    for state, _ in some_positions():
        for key, shown in DRAW.scene(state).previews.items():
            cell, way = key[6:8], key[8:]
            _, _, fell = state.model.shove(state.letters, state.where, Shove("-", cell, way))

            assert bool(fell) == ("falls" in shown.words), (str(state), key)


# --- beside the board ------------------------------------------------------------------------------------------------


def test_the_supply_lies_in_a_tray():
    expected = (
        TrayItem("floe-blank", "blank floe", 14, "supply-blank"),
        TrayItem("floe-arrow", "double-arrow floe", 0, "supply-arrow", "none in the supply", off=True),
        TrayItem("floe-seal", "seal floe", 5, "supply-seal", "its seal comes at the turn's end"),
        TrayItem("floe-hunter", "hunter floe", 0, "supply-hunter", "none in the supply", off=True),
    )

    assert Tray("Shove one of these", expected) == DRAW.trays(floes.parse(START))[0]


def test_floes_that_fell_this_turn_are_barred():
    """Floes 3."""
    state = floes.parse(START).play("-a5e")

    assert "1 barred until the next turn" == DRAW.trays(state)[0].items[0].words
    assert "1 barred" == DRAW.trays(state)[0].items[0].note


def test_a_floe_that_can_not_be_shoved_says_why():
    """Floes 1: only double-arrow floes are left to this turn, one of them; a second fell in it."""
    state = floes.parse(
        "--S--/-WWWW-/-HHBHS-/-WH=-BS-/-WHB-HHB-/-WB-=BW-/SWBHBHS/-WBBH-/----- 1 0 11,1,5,0 0,2,0,0 5,0,0,0 0,0"
    )
    blank, arrow, *_ = DRAW.trays(state)[0].items

    assert (True, "no counted shove is left in this turn") == (blank.off, blank.words)
    assert (False, "free · 2 barred") == (arrow.off, arrow.note)


def test_pieces_set_aside_lie_in_a_tray():
    expected = (TrayItem("seal", "seals", 5), TrayItem("hunter", "hunters", 0))

    assert ("Set aside", expected) == (
        DRAW.trays(floes.parse(START))[1].title,
        DRAW.trays(floes.parse(START))[1].items[:2],
    )


def test_the_end_of_the_turn_lies_in_the_tray_when_it_can_be_chosen():
    assert (
        TrayItem("end-turn", "end the turn", None, "end-turn")
        == (DRAW.trays(floes.parse(GAP.replace(" 1 2 ", " 1 0 ")))[0].items[-1])
    )


def test_enemies_fill_five_slots():
    state = floes.parse(caught(START, 1, 3))

    assert [(Count("enemy", "enemies", 1, 5),), (Count("enemy", "enemies", 3, 5),)] == [
        DRAW.counts(state, player) for player in (0, 1)
    ]
    assert [0.2, 0.6] == [DRAW.bar(state, player) for player in (0, 1)]


def test_counted_shoves_are_steps_of_a_turn():
    assert Steps(2, 3) == DRAW.steps(floes.parse(START))


def test_a_finished_game_has_no_steps():
    assert DRAW.steps(floes.parse(caught(START, 5, 0))) is None


def test_nobody_drops_out():
    assert "" == DRAW.note(floes.parse(START), 0)


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (START, "2 shoves left"),
        (START.replace(" 1 2 ", " 1 1 "), "1 shove left"),
        (GAP, "2 shoves left · arrow floes are free"),
        (GAP.replace(" 1 2 ", " 1 0 "), "shove an arrow floe or end the turn"),
        (caught(START, 5, 0), "game over"),
    ],
)
def test_a_turn_says_what_can_be_done(text, expected):
    assert expected == DRAW.turn(floes.parse(text))


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("-a5e", "shoves a blank floe in at a5, going east: four move; the gap at e5 takes it up"),
        ("=a1se", "shoves a double-arrow floe in at a1, going south-east: four move; the gap at e5 takes it up"),
        ("end", "ends the turn"),
    ],
)
def test_a_move_is_told(move, expected):
    state = floes.parse(GAP)

    assert expected == DRAW.tell(state, state.parse_move(move))


@pytest.mark.parametrize(
    ("text", "move", "expected"),
    [
        (START, "-a5e", ""),
        (START, "-g7nw", "That ends Ada's turn."),
        (BOAT, "-a5e", "A point for Ada."),
        (caught(BOAT, 2, 0), "-a5e", "A point for Ada."),
        (START.replace(" 1 2 ", " 1 1 "), "-a5e", "Ada's shoves are done."),
        (START.replace(" 1 2 ", " 1 1 "), "sa5e", "Ada's shoves are done. A seal is set on its floe."),
        (START, "sg7nw", "That ends Ada's turn. A seal is set on its floe."),
        (BOAT.replace(" 1 2 ", " 1 1 "), "-a5e", "A point for Ada. Ada's shoves are done."),
        (GAP.replace(" 1 2 ", " 1 0 "), "end", "Ada ended the turn."),
    ],
)
def test_what_came_of_a_move_is_told(text, move, expected):
    assert expected == told(text, move)


@pytest.mark.parametrize(
    ("aside", "scores", "expected"),
    [("5,1,0,0", "0,0", "A hunter is set on its floe."), ("5,0,0,0", "0,1", "A hunter floe stays bare.")],
)
def test_a_turn_is_over_when_no_floe_is_left_to_shove(aside, scores, expected):
    """All blank and seal floes of the supply fell this turn, the last hunter floe goes in."""
    rows = ROWS.replace("-HHBHS-", "-.HBHS-")
    text = f"{rows} 1 2 0,0,0,1 14,0,5,0 {aside} {scores}"

    assert f"No floe is left to shove: Ada's turn is over. {expected}" == told(text, "ha5e")


def test_pieces_that_are_said_to_come_at_a_turns_end_do():
    """Counted on the board: floes that stopped waiting have their piece, or stay bare."""
    ends = 0
    for state, last in some_positions():
        if last is None or last.move == END or state.to_move in (None, last.before.to_move):
            continue
        ends += 1
        words = DRAW.outcome(last.before, last.move, state)
        shoved = f"{last.before.letters.decode()}{last.move[0]}"
        _, _, fell = last.before.model.shove(last.before.letters, last.before.where, last.move)
        waiting = [shoved.count(letter) - fell.decode().count(letter) for letter in "sh"]

        assert bool(waiting[0]) == ("seal is set" in words or "seals are set" in words), str(last.before)
        assert bool(waiting[1]) == ("hunter is set" in words or "stays bare" in words or "stay bare" in words), str(
            last.before
        )
    assert ends > 20


def test_hidden_scores_are_not_told_by_what_a_shove_would_win():
    state = floes.parse(caught(BOAT, 4, 0))
    shown = DRAW.scene(state, hidden=True).previews["entry-a5e"]

    assert "nine move; the boat on i5 falls: one point" == shown.words
    assert shown == DRAW.preview(state, state.parse_move("-a5e"), hidden=True)


def test_what_fell_with_an_animal_counts_for_nobody():
    """Floes 5; on the hex board one thing falls at a time."""
    state, last = after(START, "-g7nw")
    words = "That ends Ada's turn; a boat that fell with it counts for nobody."

    assert words == outcome(last.before, last.move, state, "BS", NAMES)


@pytest.mark.parametrize(("letters", "expected"), [("S", "a seal"), ("B-B", "2 boats and a blank floe")])
def test_what_fell_is_listed(letters, expected):
    assert expected == some(letters)


def test_the_reader_is_spoken_to():
    you = ("You", "Greta")

    assert "That ends your turn." == told(START, "-g7nw", you)
    assert "A point for you." == told(BOAT, "-a5e", you)
    assert "Your shoves are done." == told(START.replace(" 1 2 ", " 1 1 "), "-a5e", you)
    assert "You ended your turn." == told(GAP.replace(" 1 2 ", " 1 0 "), "end", you)
    assert "You win" == DRAW.result(floes.parse(caught(START, 5, 2)), you).title


# --- how it ended ----------------------------------------------------------------------------------------------------


def bare(*scores):
    """A finished game: no hunter and no boat is on the board, four of the twenty were caught."""
    rows = ROWS.replace("H", "x").replace("B", ".")
    return f"{rows} 0 0 14,0,5,0 0,0,0,0 5,8,8,0 {','.join(map(str, scores))}"


@pytest.mark.parametrize(
    ("text", "title", "reason"),
    [
        (caught(START, 2, 5), "Greta wins", "5 enemies to 2"),
        (bare(3, 1), "Ada wins", "3 enemies to 1, no hunter and no boat is left"),
        (bare(2, 2), "Shared victory", "Ada and Greta: 2 enemies each, no hunter and no boat is left"),
        (bare(1, 2, 1), "Greta wins", "2 enemies to 1 and 1, no hunter and no boat is left"),
    ],
)
def test_a_result_gives_its_reason(text, title, reason):
    """Floes 8 and 9."""
    assert (title, reason) == DRAW.result(floes.parse(text), NAMES)


def test_a_game_may_end_by_its_number_of_moves():
    """Floes 9c."""
    state = floes.parse(caught(START, 1, 0), max_plies=1).play("-a5e")

    assert ("Ada wins", "1 enemy to 0, after 1 move") == DRAW.result(state, NAMES)


def test_a_game_may_end_for_want_of_floes():
    """Floes 2: a supply that is empty when a turn has ended."""
    cells = iter("." + 34 * "-" + 5 * "=" + 10 * "S" + 10 * "H" + "B")
    rows = "/".join("".join(islice(cells, length)) for length in (5, 6, 7, 8, 9, 8, 7, 6, 5))
    state = floes.parse(f"{rows} 1 1 1,0,0,0 0,0,0,0 0,0,9,10 0,0").play("-a1e")

    assert ("Shared victory", "Ada and Greta: 0 enemies each, no floe is left to shove") == DRAW.result(state, NAMES)


def test_a_finished_position_may_not_tell_why():
    """Read from a text that was stopped by its number of moves."""
    text = caught(START, 1, 0).replace(" 1 2 ", " 0 0 ")

    assert ("Ada wins", "1 enemy to 0") == DRAW.result(floes.parse(text), NAMES)


def test_winners_without_names_are_called_by_colour():
    assert "Blue wins" == DRAW.result(floes.parse(caught(START, 2, 5))).title


def test_a_game_that_goes_on_has_no_result():
    with pytest.raises(ValueError, match=r"the game goes on, it has no result yet \(--S--/-WWWW-"):
        DRAW.result(floes.parse(START))


def test_six_players_have_pieces_of_their_own():
    assert [f"penguin-{letter}" for letter in "abcdef"] == [DRAW.piece(player) for player in range(6)]
