"""The Fish engine in JupyterLab: it plays beside a busy cell, says what it thinks, gets over accidents."""

from __future__ import annotations

import time

from .lab import View

STRIPS = "1a11111.1b11111 a 00 0/0,0/0"
"""Two rows in one: each player has a strip of their own."""

START = """import icefloe
from icefloe.engine import Limits
from icefloe.players import EnginePlayer"""


def board(computer, start="'fish'", pace=0):
    """A cell with a game of Ada against such a computer player."""
    return f"{START}\nboard = icefloe.play({start}, ['Ada', {computer}], seed=3, pace={pace})\nboard"


def on(text):
    return f"icefloe.fish.parse('{text}')"


def test_the_engine_plays_while_a_cell_calculates(notebook, page):
    nb = notebook(board("'strong'", on(STRIPS)))
    view = View(page)
    nb.ask("1")
    page.evaluate("""void window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestExecute(
        {code: "import time; end, rounds = time.monotonic() + 12, 0\\nwhile time.monotonic() < end: rounds += 1"})""")
    page.wait_for_function("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'busy'")
    started = time.monotonic()
    for move, reply in (("a1-b1", "h1-i1"), ("b1-c1", "i1-j1"), ("c1-d1", "j1-k1")):
        view.click_move(move)
        view.wait_for_status(f"Stella: {reply}")
    taken = time.monotonic() - started

    assert taken < 10, "the engine waited for the cell"
    assert 100_000 < nb.ask("rounds"), "the cell waited for the engine"
    assert 6 == nb.ask("len(board.history)")


def test_undo_ends_the_thinking(notebook, page):
    nb = notebook(board("EnginePlayer(Limits(seconds=60))"))
    view = View(page)
    move = nb.ask("str(board.legal_moves[0])")
    view.click_move(move)
    view.root.get_by_text("EnginePlayer is thinking").wait_for()
    view.button("Undo").click()
    view.root.get_by_text("Ada's move").wait_for()

    assert [] == nb.ask("list(board.history)")


def test_an_engine_that_is_killed_is_told_of_and_plays_on(notebook, page):
    nb = notebook(board("EnginePlayer(Limits(seconds=4))"), "from icefloe.engine.process import shared")
    view = View(page)
    nb.wait_until("'shared' in globals() and shared().is_ready")
    view.click_move(nb.ask("str(board.legal_moves[0])"))
    nb.tell("import os, signal\nfor pid in shared().pids: os.kill(pid, signal.SIGKILL)")
    nb.wait_until("len(board.history) == 2")
    view.wait_for_status("the engine's worker .* again")

    assert "Ada's move" == view.root.locator(".icf-turn b").inner_text()


def test_a_hint_comes_from_the_engine(notebook, page):
    """On a strip of one's own a longer slide leaves tiles behind."""
    notebook(board("'Max'", on(STRIPS)))
    view = View(page)
    view.button("Hint").click()

    view.wait_for_status("Hint: a1-b1 takes 1 fish")


def test_the_new_game_dialog_offers_the_engine_where_it_can_play(notebook, page):
    notebook(board("'Max'", on(STRIPS)))
    view = View(page)
    view.button("New game").click()
    dialog = view.root.get_by_role("dialog", name="New game")
    kinds = dialog.get_by_label("Kind of player 2")
    at_fish = kinds.locator("option").all_inner_texts()
    kinds.select_option("engine")
    dialog.get_by_label("Game").first.select_option("floes")
    at_floes = kinds.locator("option").all_inner_texts()

    assert ["Beginner (engine)", "Full strength (engine)"] == [at_fish[-5], at_fish[-1]]
    assert [] == [title for title in at_floes if "engine" in title]
    assert "greedy" == kinds.input_value()
