"""Whether everybody can use the widget: axe-core's rules in a real page, light and dark, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest

from .lab import View

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"

GAME = "import icefloe\nboard = icefloe.play(players=['Ada', 'Max', 'Zoe', 'Tom'], seed=3)\nboard"
MIDGAME = "for _ in range(16):\n    board.play(board.legal_moves[3 % len(board.legal_moves)])"


def violations(page) -> list[str]:
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run('.icf').then(result => result.violations)")
    return [f"{each['id']}: {node['html'][:200]} {node['failureSummary']}" for each in found for node in each["nodes"]]


@pytest.fixture(params=["JupyterLab Light", "JupyterLab Dark"])
def view(request, notebook, page):
    nb = notebook(GAME, MIDGAME)
    view = View(page)
    nb.wait_until("len(board.history) == 16")
    page.evaluate("theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", request.param)
    dark = str("Dark" in request.param).lower()
    page.wait_for_function(f"(document.body.dataset.jpThemeLight === 'false') === {dark}")
    page.wait_for_timeout(500)
    return view


def test_axe_finds_nothing_on_the_board(view, page):
    assert [] == violations(page)


def test_axe_finds_nothing_with_a_penguin_picked_and_the_inspector_open(view, page):
    view.button("Inspector").click()
    view.root.locator(".icf-place.icf-can").first.focus()
    page.keyboard.press("Enter")

    assert [] == violations(page)


@pytest.mark.parametrize("model", ["hex", "drift"])
def test_axe_finds_nothing_beside_a_board_with_trays(notebook, page, model):
    notebook(f"import icefloe\nboard = icefloe.play('floes', ['Ada', 'Max'], seed=3, model={model!r})\nboard")
    view = View(page)
    view.button("Inspector").click()
    view.root.locator("[data-thing]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)

    assert [] == violations(page)


@pytest.mark.parametrize("tool", ["New game", "Help", "Save", "Load", "Resign"])
def test_axe_finds_nothing_in_the_dialogs(view, page, tool):
    view.button(tool).click()
    view.root.get_by_role("dialog").wait_for()

    assert [] == violations(page)


def test_at_400_pixels_nothing_sticks_out(notebook, page):
    notebook(GAME, MIDGAME)
    view = View(page)
    page.evaluate("document.querySelector('.icf').style.width = '400px'")
    page.wait_for_timeout(300)

    assert [] == page.evaluate("""() => {
        const root = document.querySelector('.icf').getBoundingClientRect();
        return [...document.querySelectorAll('.icf *')].filter(e => !e.closest('svg') && e.getBoundingClientRect().right > root.right + 1)
            .filter(e => !e.closest('.icf-moves')).map(e => e.className);
    }""")
    assert view.place("a1").bounding_box()["width"] > 30
