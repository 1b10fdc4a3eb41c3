"""The picture that stays in a saved notebook, where nothing runs it."""

from __future__ import annotations

import base64
import re

import nbformat

from .lab import Notebook, View

STRIP = (
    "import icefloe\nboard = icefloe.play(icefloe.fish.parse('1a11111.1b11111 a 00 0/0,0/0'), ['Ada', 'Max'])\nboard"
)


def saved_after_three_moves(notebook, server):
    """The notebook's file, saved when three more moves were made than when its cell was run."""
    nb = notebook(STRIP)
    view = View(nb.page)
    for ply, move in enumerate(("a1-b1", "h1-i1", "b1-c1"), start=1):
        view.click_move(move)
        nb.wait_until(f"len(board.history) == {ply}")
    nb.page.wait_for_timeout(2500)
    nb.save()
    return server.folder / nb.name


def pictures(file) -> list[tuple[str, str]]:
    """Alternative text and SVG of every picture in the saved outputs."""
    outputs = [output for cell in nbformat.read(file, 4).cells for output in cell.get("outputs", [])]
    html = "".join(output.get("data", {}).get("text/html", "") for output in outputs)
    found = re.findall(r'<img alt="([^"]*)" src="data:image/svg\+xml;base64,([^"]*)"', html)
    return [(alt, base64.b64decode(data).decode()) for alt, data in found]


def test_while_the_board_lives_its_still_picture_is_hidden(notebook, page):
    notebook(STRIP)
    View(page)

    assert 1 == page.locator(".icefloe-still").count()
    assert 0 == page.locator(".icefloe-still").filter(visible=True).count()


def test_the_saved_picture_is_that_after_the_last_move(notebook, server):
    (picture,) = pictures(saved_after_three_moves(notebook, server))

    assert "..1a111..1b1111 b 00 2/2,1/1" in picture[0].replace("&lt;", "<")
    assert picture[1].lstrip().startswith(("<svg", "<?xml"))


def test_an_untrusted_notebook_shows_the_board_as_it_last_was(notebook, server, own_page):
    file = saved_after_three_moves(notebook, server)
    strange = nbformat.read(file, 4)
    # Changed by another hand, so that JupyterLab's signature no longer fits.
    strange.cells.append(nbformat.v4.new_markdown_cell("From somewhere else."))
    nbformat.write(strange, server.folder / "strange.ipynb")
    page = own_page()
    Notebook(server, page, "strange.ipynb").open()
    image = page.locator(".icefloe-still img").filter(visible=True)
    image.wait_for()

    assert "..1a111..1b1111 b 00 2/2,1/1" in image.get_attribute("alt")
    assert 400 < image.evaluate("image => image.naturalWidth")
    assert 0 == page.locator(".icf").count()
