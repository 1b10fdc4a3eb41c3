"""Floes in JupyterLab: things beside the board, shoves from the rim, rows that move on, aims, without a word of it in JavaScript."""

from __future__ import annotations

import pytest

from .lab import View

HEX = "import icefloe\nboard = icefloe.play('floes', players=['Ada', 'Max'], seed=3)\nboard"
DRIFT = "import icefloe\nboard = icefloe.play('floes', players=['Ada', 'Max'], seed=3, model='drift')\nboard"

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
