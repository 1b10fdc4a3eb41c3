"""Drifting ice as a Scene: what a shove shows before it is made, and after."""

from __future__ import annotations

from math import dist

import pytest

from icefloe.draw import Last, drawing
from icefloe.games import floes
from icefloe.games.base import IllegalMove

DRAW = drawing("floes")
STATE = floes.start(2, 3, model="drift")
MOVE = STATE.parse_move("-100/-19")


def played():
    after = STATE.play(MOVE)
    return after, DRAW.scene(after, last=Last(MOVE, STATE))


def test_frames_are_of_places_alone():
    """Who rides a floe follows it."""
    _, scene = played()

    assert scene.frames is not None
    assert {"floe", "patch"} == {key.split("-")[0] for key in scene.frames.items}


def test_what_stays_ends_its_frames_where_it_lies():
    _, scene = played()
    ends = [(scene.items[key], way[-3:]) for key, way in scene.frames.items.items() if key in scene.items]

    assert ends
    assert all(dist((item.x, item.y), (x, y)) < 0.01 for item, (x, y, _) in ends)


def test_motion_too_slight_to_be_seen_has_no_frames():
    """2 mm are 2.6 board units, 4 degrees a corner's width."""
    _, scene = played()
    ways = [way for key, way in scene.frames.items.items() if key in scene.items]

    assert all(dist(way[:2], way[-3:-1]) > 2.6 or abs(way[-1] - way[2]) > 4 for way in ways)


def test_a_shove_has_at_most_ten_frames():
    _, scene = played()

    assert max(map(len, scene.frames.items.values())) <= 3 * 10


def test_a_preview_shows_what_moves_and_falls_and_counts_the_same():
    shown = DRAW.preview(STATE, MOVE)
    _, scene = played()
    fell = [key for key in shown.items if key.startswith("fall-") and "word" not in key]
    going = [key for key in shown.items if key.startswith("to-")]

    assert len(scene.frames.items) == len(going) + len(fell)
    assert shown.words.startswith(f"{len(going) + len(fell) - 1} move")


def test_a_preview_of_what_can_not_be_shoved_is_refused():
    with pytest.raises(IllegalMove, match="no arrow floe is in the supply"):
        DRAW.preview(STATE, STATE.parse_move("=100/0"))


def test_the_telling_of_a_shove_names_what_it_did():
    told = DRAW.tell(STATE, MOVE)

    assert told.startswith("shoves a blank floe in from the top, 100 mm along, turned 19 degrees the other way: ")
    assert told.endswith("nothing falls") == (len(STATE.play(MOVE).letters) == 62)


def test_a_fifth_enemy_is_told_unless_scores_are_hidden():
    """Some shove of these catches one; with four already that wins."""
    text = str(STATE).removesuffix("0,0")
    letters = [part for part in text.split()[2].split("/") if part.startswith("H")]
    bare = text
    for part in letters[:4]:
        bare = bare.replace(part, f"x{part[1:]}")
    state = floes.parse(f"{bare}4,0", model="drift")
    words = {
        hidden: [DRAW.preview(state, state.parse_move(f"-{at}/0"), hidden).words for at in range(0, 1080, 60)]
        for hidden in (False, True)
    }

    assert any("point" in each for each in words[True]) == any("you win" in each for each in words[False])
    assert not any("you win" in each for each in words[True])
