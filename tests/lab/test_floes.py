"""Floes in JupyterLab: things beside the board, shoves from the rim, rows that move on, aims, without a word of it in JavaScript."""

from __future__ import annotations

import math

import pytest

from .lab import View
from .test_still import pictures
from .test_watch import Tree

HEX = "import icefloe\nboard = icefloe.play('floes', players=['Ada', 'Max'], seed=3)\nboard"
DRIFT = "import icefloe\nboard = icefloe.play('floes', players=['Ada', 'Max'], seed=3, model='drift')\nboard"

ROWS = "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB.HHB-/-WB==BW-/SWBHBHS/-WBBH-/-----"
LAST_SHOVE = f"{ROWS} 1 1 14,1,5,0 0,0,0,0 5,0,0,0 0,0"
"""The last counted shove of a turn, with a double arrow at hand."""

ANIMAL = f"{ROWS.replace('.', '=')} 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"
"""The seal on g7 falls when something comes in at a7 going east; the row is full."""

ONE_LEFT = """import icefloe, re
from icefloe import floes
text = str(floes.start(2, 3, model='drift'))
text = re.sub('/=37:[^/ ]*', '', text).replace(',,45', ',37,45').replace(' 1 2 14,0,5,0 ', ' 1 1 14,1,5,0 ')
board = icefloe.play(floes.parse(text, model='drift'), players=['Ada', 'Max'])
board"""
"""The same on drifting ice."""

history = "[str(move) for move in board.history]"

AS_THE_SCENE_SAYS = """scene => {
    const wrong = [];
    for (const [key, item] of Object.entries(scene.items)) {
        const found = document.querySelectorAll(`.icf-board [data-key="${key}"]`);
        const at = `translate(${item.x ?? 0},${item.y ?? 0})`;
        if (found.length !== 1) wrong.push(`${found.length} of ${key}`);
        else if (!found[0].getAttribute("transform").startsWith(at)) wrong.push(`${key} is not at ${at}`);
        else if (item.shape && !found[0].querySelector(`use[href$="-s-${item.shape}"]`)) wrong.push(`${key} is no ${item.shape}`);
    }
    const drawn = document.querySelectorAll(".icf-board [data-key]").length;
    return drawn === Object.keys(scene.items).length ? wrong : [...wrong, `${drawn} items`];
}"""


def thing(view, key):
    return view.root.locator(f'[data-thing="{key}"]')


def middle(view, key):
    box = view.root.locator(f'[data-key="{key}"]').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def shown(text):
    """A cell with a board at a position."""
    return f"import icefloe\nboard = icefloe.play(icefloe.floes.parse('{text}'), players=['Ada', 'Max'])\nboard"


def at_rim(notebook, view, at, out=0.0):
    """Where on the page a point of the rim is, or one so many board units outside it."""
    scene = notebook.ask("board._picture['scene']")
    aim = next(action["aim"] for action in scene["actions"].values() if "aim" in action)
    corners = aim["outline"]
    sides = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    far = at * sum(math.dist(*side) for side in sides) / aim["points"]
    for start, end in sides:
        length = math.dist(start, end)
        if far <= length:
            break
        far -= length
    along_x, along_y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    x, y = start[0] + far * along_x + out * along_y, start[1] + far * along_y - out * along_x
    box = view.root.locator(".icf-board").bounding_box()
    scale = box["width"] / scene["width"]
    return box["x"] + scale * x, box["y"] + scale * y


def wrong(notebook, page):
    """What is drawn otherwise than the scene says."""
    return page.evaluate(AS_THE_SCENE_SAYS, notebook.ask("board._picture['scene']"))


def test_pointing_at_an_entry_shows_what_a_shove_there_would_do_and_a_click_does_it(notebook, page):
    nb = notebook(HEX)
    view = View(page)
    thing(view, "supply-blank").click()
    page.mouse.move(*middle(view, "entry-a5e"))
    view.wait_for_status("^-a5e shove a blank floe, nine move")

    assert 9 == view.root.locator('use[href$="-s-mark-run"]').count()
    page.mouse.click(*middle(view, "entry-a5e"))
    nb.wait_until("len(board.history) == 1")
    page.wait_for_timeout(1000)

    assert ["-a5e"] == nb.ask(history)
    assert [] == wrong(nb, page)
    assert "true" == thing(view, "supply-blank").get_attribute("aria-pressed")


def test_a_row_that_moved_on_goes_back_when_the_shove_is_undone(notebook, page):
    nb = notebook(HEX)
    nb.tell("board.play('-a5e').play('-a5e').undo(1)")
    page.wait_for_timeout(1000)

    assert [] == wrong(nb, page)


def test_a_shove_is_made_by_keyboard_alone_and_escape_leads_back_to_the_tray(notebook, page):
    nb = notebook(HEX)
    view = View(page)
    thing(view, "supply-blank").focus()
    page.keyboard.press("Enter")
    first = page.evaluate("document.activeElement.dataset.key")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.key")
    page.keyboard.press("Enter")
    nb.wait_until("len(board.history) == 1")
    page.keyboard.press("Escape")

    assert ("entry-a1se", "entry-a1sw", ["-a1sw"]) == (first, second, nb.ask(history))
    assert "supply-blank" == page.evaluate("document.activeElement.dataset.thing")


def test_a_finger_slides_along_the_entries_and_plays_the_one_it_leaves_on(notebook, own_page):
    page = own_page(has_touch=True)
    nb = notebook(HEX, on=page)
    view = View(page)
    thing(view, "supply-blank").tap()
    fingers = page.context.new_cdp_session(page)

    def touch(kind, *points):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    start, away, end = middle(view, "entry-a5e"), middle(view, "cell-e5"), middle(view, "entry-a7e")
    touch("touchStart", start)
    touch("touchMove", away)
    touch("touchEnd")
    page.wait_for_timeout(300)
    before = nb.ask(history)
    touch("touchStart", start)
    for part in (0.3, 0.6, 1):
        touch("touchMove", tuple(a + part * (b - a) for a, b in zip(start, end, strict=True)))
    touch("touchEnd")
    nb.wait_until("len(board.history) == 1")

    assert ([], ["-a7e"]) == (before, nb.ask(history))


@pytest.mark.parametrize(("to", "expected"), [((0, 60), "0"), ((60, 60), "-45"), ((-400, 60), "60")])
def test_an_aim_is_dragged_from_the_rim_and_turned_no_farther_than_it_may(notebook, page, to, expected):
    nb = notebook(DRIFT)
    view = View(page)
    thing(view, "supply-blank").click()
    (left, top), (right, _) = nb.ask("board._picture['scene']['actions']['supply-blank']['aim']['outline'][:2]")
    box = view.root.locator(".icf-board").bounding_box()
    scale = box["width"] / nb.ask("board._picture['scene']['width']")
    x, y = box["x"] + scale * (left + right) / 2, box["y"] + scale * top
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + to[0], y + to[1], steps=5)
    page.wait_for_timeout(600)
    view.wait_for_status(f"/{expected} shove a blank floe, ")
    page.mouse.up()
    nb.wait_until("len(board.history) == 1")
    page.wait_for_timeout(2000)

    assert expected == nb.ask(history)[0].split("/")[1]
    assert [] == wrong(nb, page)


def test_an_aim_is_made_by_keyboard_alone(notebook, page):
    nb = notebook(DRIFT)
    view = View(page)
    thing(view, "supply-blank").focus()
    for key in ("Enter", "Shift+ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    view.wait_for_status("^-11/10 shove a blank floe, ")
    page.keyboard.press("Enter")
    nb.wait_until("len(board.history) == 1")

    assert ["-11/10"] == nb.ask(history)


def test_dragging_back_to_the_rim_gives_up(notebook, page):
    nb = notebook(DRIFT)
    view = View(page)
    thing(view, "supply-blank").click()
    box = view.root.locator(".icf-board").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 4
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 150, steps=5)
    page.mouse.move(x, y, steps=5)
    view.wait_for_status("Let go here to give up")
    page.mouse.up()
    page.wait_for_timeout(500)

    assert [] == nb.ask(history)


NEXT = """(lambda scene: board.to_move == 0 and (len(board.history), next(iter(scene['actions'])), next((key
    for word in ('you win', ': one point', 'takes it up', 'floe on', '')
    for key, preview in scene['previews'].items() if word in preview['words']), '')))(board._picture['scene'])"""
"""How far the game is, what to pick, and where to shove: a prize if there is one, no animal if that can be helped."""


def test_a_whole_game_is_played_by_mouse_against_a_computer_player(notebook, page):
    nb = notebook(HEX.replace("'Max'", "'random'").replace("seed=3", "seed=3, pace=0"))
    view = View(page)
    for _ in range(120):
        nb.wait_until("board.to_move in (0, None)")
        if not (found := nb.ask(NEXT)):
            break
        played, kind, target = found
        if kind == "end-turn" or thing(view, kind).get_attribute("aria-pressed") == "false":
            thing(view, kind).click()
        if kind != "end-turn":
            page.mouse.click(*middle(view, target))
        nb.wait_until(f"len(board.history) > {played}")
    view.wait_for_status("^★\\s*(Ada wins|.* wins|Shared victory)")

    assert nb.ask("board.winners")
    assert [] == nb.ask("list(board._picture['scene']['actions'])")
    assert [] == wrong(nb, page)


def test_a_game_on_drifting_ice_is_played_by_mouse_to_its_end(notebook, page):
    nb = notebook(DRIFT.replace("model='drift'", "model='drift', max_plies=4"))
    view = View(page)
    for ply, at in enumerate((100, 300, 500, 700), start=1):
        if nb.ask("board.to_move") is None:
            break
        if thing(view, "supply-blank").get_attribute("aria-pressed") == "false":
            thing(view, "supply-blank").click()
        page.mouse.move(*at_rim(nb, view, at, out=8))
        page.mouse.down()
        page.mouse.move(*at_rim(nb, view, at, out=-120), steps=4)
        page.mouse.up()
        nb.wait_until(f"len(board.history) == {ply}")
        page.wait_for_timeout(300)
    view.wait_for_status("after 4 moves")
    page.wait_for_timeout(1500)

    assert [100, 300, 500, 700] == [int(text.split("/")[0][1:]) for text in nb.ask(history)]
    assert nb.ask("board.winners")
    assert [] == wrong(nb, page)


@pytest.mark.parametrize(
    ("cell", "keys"),
    [(shown(LAST_SHOVE), ["ArrowRight"]), (ONE_LEFT, ["ArrowRight", "ArrowDown"])],
    ids=["hex", "drift"],
)
def test_a_whole_turn_is_played_by_keyboard_alone(notebook, page, cell, keys):
    nb = notebook(cell)
    view = View(page)
    view.root.locator('.icf-board [tabindex="0"]').focus()
    page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.dataset.thing")
    for key in ("Enter", *keys, "Enter"):
        page.keyboard.press(key)
    nb.wait_until("len(board.history) == 1")
    view.wait_for_status("^Ada: -")
    page.keyboard.press("Escape")
    back = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("End")
    last = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("Enter")
    nb.wait_until("len(board.history) == 2")
    view.wait_for_status("^Ada: end ends the turn. Ada ended the turn.")

    assert ("supply-blank", "supply-blank", "end-turn") == (first, back, last)
    assert 1 == nb.ask("board.to_move")


def test_a_finger_aims_from_the_rim_while_the_page_stays(notebook, own_page):
    page = own_page(has_touch=True)
    nb = notebook(DRIFT, on=page)
    view = View(page)
    thing(view, "supply-blank").tap()
    fingers = page.context.new_cdp_session(page)

    def touch(kind, *points):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    before = view.root.bounding_box()["y"]
    touch("touchStart", at_rim(nb, view, 90, out=4))
    for depth in (30, 80, 140):
        touch("touchMove", at_rim(nb, view, 90, out=-depth))
    view.wait_for_status("^-90/0 shove a blank floe, ")
    touch("touchEnd")
    nb.wait_until("len(board.history) == 1")

    assert ["-90/0"] == nb.ask(history)
    assert before == view.root.bounding_box()["y"]


def test_a_turn_that_an_animal_ends_is_told_with_its_reason(notebook, page):
    notebook(shown(ANIMAL))
    view = View(page)
    thing(view, "supply-blank").click()
    page.mouse.move(*middle(view, "entry-a7e"))
    view.wait_for_status("seven move; the seal on g7 falls: your turn would end without a prize")
    page.mouse.click(*middle(view, "entry-a7e"))
    view.wait_for_status("the seal on g7 falls. That ends Ada's turn.")

    assert "Max's move" in view.root.locator(".icf-turn").inner_text()


def test_a_shove_is_undone_in_the_middle_of_a_turn_and_done_again(notebook, page):
    nb = notebook(HEX)
    view = View(page)
    nb.tell("board.play('-a5e')")
    view.root.get_by_text("1 shove left", exact=True).wait_for()
    view.button("Undo").click()
    view.root.get_by_text("2 shoves left", exact=True).wait_for()
    view.button("Redo").click()
    view.root.get_by_text("1 shove left", exact=True).wait_for()
    page.wait_for_timeout(1000)

    assert ["-a5e"] == nb.ask(history)
    assert [] == wrong(nb, page)


def test_a_page_reloaded_in_the_middle_of_a_turn_plays_on(notebook, own_page):
    page = own_page()
    nb = notebook(HEX, on=page)
    View(page)
    nb.wait_until("board is not None")
    nb.tell("board.play('-a5e')")
    nb.save()
    nb.reload()
    view = View(page)
    view.root.get_by_text("1 shove left", exact=True).wait_for()
    thing(view, "supply-blank").click()
    page.mouse.click(*middle(view, "entry-a6e"))
    nb.wait_until("len(board.history) == 2")

    assert ["-a5e", "-a6e"] == nb.ask(history)


def test_a_second_view_shows_the_same_ice(notebook, page):
    nb = notebook(HEX, "board")
    views = View(page), View(page, 1)
    thing(views[0], "supply-blank").click()
    page.mouse.click(*middle(views[0], "entry-a5e"))
    nb.wait_until("len(board.history) == 1")
    page.wait_for_timeout(1000)
    all_items = "all => all.map(e => [e.dataset.key, e.getAttribute('transform')]).sort()"
    one, two = (view.root.locator(".icf-board [data-key]").evaluate_all(all_items) for view in views)

    assert one == two
    assert (
        views[0].root.locator(".icf-tray").first.inner_text() == views[1].root.locator(".icf-tray").first.inner_text()
    )


def test_a_click_while_the_next_position_comes_is_not_lost_and_a_double_click_is_one_shove(notebook, page):
    nb = notebook(HEX)
    view = View(page)
    thing(view, "supply-blank").click()
    here, there = middle(view, "entry-a5e"), middle(view, "entry-a6e")
    page.mouse.dblclick(*here)
    page.mouse.click(*there)
    nb.wait_until("len(board.history) == 2")
    page.wait_for_timeout(500)

    assert ["-a5e", "-a6e"] == nb.ask(history)


def test_a_floe_is_dragged_from_the_tray_to_an_entry_and_let_go_elsewhere_stays(notebook, page):
    nb = notebook(HEX)
    view = View(page)
    for place in ("cell-e5", "entry-a5e"):
        box = thing(view, "supply-seal").bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(*middle(view, place), steps=8)
        page.mouse.up()
        page.wait_for_timeout(300)
    nb.wait_until("len(board.history) == 1")

    assert ["sa5e"] == nb.ask(history)


def test_a_floe_picked_twice_is_said_to_be_let_go(notebook, page):
    notebook(HEX)
    view = View(page)
    thing(view, "supply-blank").click()
    thing(view, "supply-blank").click()

    view.wait_for_status("^Blank floe let go: pick something beside the board")


@pytest.mark.parametrize("code", [HEX, DRIFT])
def test_a_click_on_the_ice_before_a_floe_is_picked_says_what_comes_first(notebook, page, code):
    notebook(code)
    view = View(page)
    box = view.root.locator(".icf-board").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    view.wait_for_status("First pick something beside the board")


def test_a_floe_that_cannot_be_used_says_why_when_it_is_clicked(notebook, page):
    notebook(HEX)
    view = View(page)
    off = view.root.locator("button.icf-off").first
    off.click(force=True)

    view.wait_for_status(f"floe: {off.get_attribute('title')}")


def test_the_help_tells_of_the_keys_beside_the_board(notebook, page):
    notebook(HEX)
    view = View(page)
    view.root.get_by_role("button", name="Help").click()

    assert "to the things beside the board" in view.root.locator(".icf-dialog").inner_text()


def test_in_a_narrow_view_floes_come_before_tools_and_name_and_slots_fit(notebook, page):
    notebook(HEX)
    view = View(page)
    page.evaluate("document.querySelector('.icf').style.width = '280px'")
    page.wait_for_timeout(300)
    trays, tools, card, name, slot = (
        view.root.locator(part).first.bounding_box()
        for part in (".icf-trays", ".icf-tools", ".icf-scores", ".icf-name", ".icf-slot:last-child")
    )

    assert trays["y"] + trays["height"] <= tools["y"]
    assert name["width"] > 60
    assert slot["x"] + slot["width"] <= card["x"] + card["width"]


def test_after_a_shove_the_resting_mouse_shows_the_next_and_the_words_stay(notebook, page):
    notebook(HEX)
    view = View(page)
    thing(view, "supply-blank").click()
    x, y = middle(view, "entry-a5e")
    page.mouse.click(x, y)
    view.wait_for_status("^Ada: -a5e")
    view.root.locator('use[href$="-s-mark-run"]').nth(8).wait_for()
    words = view.status
    page.mouse.move(x + 2, y)
    view.wait_for_status("^-a5e shove a blank floe, nine move")

    assert words.startswith("Ada: -a5e")


def test_hidden_scores_are_told_by_nothing_on_the_page(notebook, page):
    text = f"{ROWS.replace('H', 'x', 4).replace('.', '=')} 1 2 14,0,5,0 0,0,0,0 5,0,0,0 4,0"
    nb = notebook(shown(text))
    view = View(page)
    view.button("Hide scores").click()
    nb.wait_until("'hidden' in board._picture")
    view.root.locator(".icf-field").fill("=a5e")
    view.button("Play").click()
    view.wait_for_status("no arrow floe")

    assert "fifth" not in str(nb.ask("board._picture"))
    assert "4,0" not in view.status


def test_the_saved_picture_shows_the_ice(notebook, page, server):
    nb = notebook(DRIFT)
    View(page)
    nb.tell("board.play('-100/5')")
    page.wait_for_timeout(2500)
    nb.save()
    ((words, svg),) = pictures(server.folder / nb.name)

    assert "drift" in words
    assert svg.count("<use") + svg.count("<path") > 61


@pytest.mark.parametrize("search", ["'beam', board", "'alphabeta', board, 1", "'uct', board, simulations=60"])
def test_a_search_of_a_floes_position_is_watched_with_a_board_beside(notebook, page, search):
    nb = notebook(shown(LAST_SHOVE), f"watch = icefloe.watch({search})\nwatch")
    tree = Tree(page)
    tree.press("Step forward", 2)
    tree.node(1).click()
    nb.wait_until("len(board.history) == 1 or board.state.plies == 1")

    assert 61 == tree.root.locator('.icf-boardcard [data-key^="cell-"]').count()
