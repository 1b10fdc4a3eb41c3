"""Playing on the board in JupyterLab, as a person does."""

from __future__ import annotations

import os
import re
import signal
import time

import pytest

from .lab import Notebook, View

PLAY = "import icefloe\nboard = icefloe.play(players=['Ada', 'greedy'], seed=3, pace=0)\nboard"
PERSONS = "import icefloe\nboard = icefloe.play(players=['Ada', 'Max'], seed=3)\nboard"
TINY = (
    "import icefloe\nboard = icefloe.play(players=['Ada', 'greedy'], seed=5, pace=0, board='tiny', penguins=2)\nboard"
)
STRIP = (
    "import icefloe\nboard = icefloe.play(icefloe.fish.parse('1a11111.1b11111 a 00 0/0,0/0'), ['Ada', 'Max'])\nboard"
)

legal = "[str(move) for move in board.legal_moves]"


def settled(notebook: Notebook) -> bool:
    """Whether it is Ada's turn, or all is over; waits for computer players."""
    notebook.wait_until("board.to_move in (0, None)")
    return notebook.ask("board.to_move") is None


def walk_to(page, view: View, name: str) -> None:
    """Walk to a place by arrow keys alone: up or down to its row, then along it."""
    for _ in range(60):
        here = page.evaluate("document.activeElement?.dataset?.key")
        if here == f"tile-{name}":
            return
        box, goal = (view.place(each).bounding_box() for each in (here.removeprefix("tile-"), name))
        across, down = goal["x"] - box["x"], goal["y"] - box["y"]
        key = (
            ("ArrowDown" if down > 0 else "ArrowUp") if abs(down) > 5 else ("ArrowRight" if across > 0 else "ArrowLeft")
        )
        page.keyboard.press(key)
        if page.evaluate("document.activeElement?.dataset?.key") == here:
            # Water to the rim: around it.
            page.keyboard.press("ArrowLeft" if abs(down) > 5 else "ArrowUp")
    raise AssertionError(f"{name} could not be walked to")


def test_a_whole_game_is_played_by_mouse(notebook, page):
    nb = notebook(PLAY)
    view = View(page)
    plies = 0
    while not settled(nb):
        nb.wait_until("board._controller.request is None")
        move = nb.ask(legal)[-1]
        plies = nb.ask("len(board.history)")
        view.click_move(move)
        nb.wait_until(f"len(board.history) > {plies}")
        assert move == nb.ask(f"str(board.history[{plies}])")
    view.wait_for_status(r"wins?:|Shared victory")

    assert nb.ask("board.winners")
    assert plies > 20


def test_a_whole_game_is_played_by_keyboard_alone(notebook, page):
    nb = notebook(TINY)
    view = View(page)
    page.locator(".jp-Notebook").filter(visible=True).first.focus()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('.icf-board')"):
            break
    while not settled(nb):
        plies, move = nb.ask("len(board.history)"), nb.ask(legal)[-1]
        for name in move.split("-"):
            walk_to(page, view, name)
            page.keyboard.press("Enter")
        nb.wait_until(f"len(board.history) > {plies}")
        assert move == nb.ask(f"str(board.history[{plies}])")
    view.wait_for_status(r"wins?:|Shared victory")


def test_tab_reaches_the_board_and_leaves_it(notebook, page):
    notebook(STRIP)
    view = View(page)
    view.root.locator(".icf-place[tabindex='0']").focus()
    page.keyboard.press("Tab")

    assert page.evaluate("!document.activeElement.closest('.icf-board') && !!document.activeElement.closest('.icf')")


def test_keys_on_the_board_run_no_commands_of_the_notebook(notebook, page):
    """In JupyterLab's command mode `a` and `b` add cells, `d d` deletes one, Enter edits."""
    notebook(STRIP)
    view = View(page)
    cells = page.locator(".jp-Cell").count()
    view.root.locator(".icf-place[tabindex='0']").focus()
    for key in ("a", "b", "d", "d", "x", "ArrowDown", "Escape", "m"):
        page.keyboard.press(key)

    assert cells == page.locator(".jp-Cell").count()
    assert page.evaluate("!!document.activeElement.closest('.icf-board')")


def test_selecting_shows_where_a_penguin_can_go_without_a_round_trip(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    # A kernel that is busy can't answer: what shows now comes from the page alone.
    page.evaluate("""() => {
        window.sent = 0;
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (...data) { window.sent++; return send.apply(this, data); };
    }""")
    view.click_move("a1")
    page.wait_for_function("document.querySelectorAll('.icf-layer-marks .icf-mark').length > 5")

    assert {"b1", "c1", "d1", "e1", "f1"} == {
        key.removeprefix("tile-")
        for key in view.root.locator(".icf-place.icf-can").evaluate_all("all => all.map(e => e.dataset.key)")
    } - {"a1"}
    assert 0 == page.evaluate("window.sent")
    assert [] == nb.ask("list(board.history)")


def test_pointing_at_a_target_says_and_shows_what_the_move_does(notebook, page):
    notebook(STRIP)
    view = View(page)
    view.click_move("a1")
    box = view.place("c1").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.62)
    view.wait_for_status(r"a1-c1 takes 1 fish from a1, lands on 1 fish\.")

    assert 1 == view.root.locator(".icf-ghost").count()


def test_escape_lets_go(notebook, page):
    notebook(STRIP)
    view = View(page)
    view.click_move("a1")
    page.keyboard.press("Escape")

    page.wait_for_function("document.querySelectorAll('.icf-layer-marks path').length < 4")


def test_a_penguin_is_dragged_to_its_target(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    start, end = view.place("a1").bounding_box(), view.place("d1").bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()
    nb.wait_until("len(board.history) == 1")

    assert ["a1-d1"] == nb.ask("[str(m) for m in board.history]")


def test_a_penguin_dropped_elsewhere_goes_back(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    start, end = view.place("a1").bounding_box(), view.place("h1").bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()
    page.wait_for_timeout(600)
    piece = view.root.locator('[data-key="penguin-a1"]').bounding_box()

    assert start["x"] <= piece["x"] + piece["width"] / 2 <= start["x"] + start["width"]
    assert [] == nb.ask("list(board.history)")


def test_a_finger_taps_a_penguin_and_its_target(notebook, own_page):
    page = own_page(has_touch=True)
    nb = notebook(STRIP, on=page)
    view = View(page)
    for name in ("a1", "c1"):
        box = view.place(name).bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    nb.wait_until("len(board.history) == 1")


def test_a_finger_drags_a_penguin_and_the_page_stays(notebook, own_page):
    page = own_page(has_touch=True)
    nb = notebook(STRIP, on=page)
    view = View(page)
    start, end = view.place("a1").bounding_box(), view.place("d1").bounding_box()
    fingers = page.context.new_cdp_session(page)

    def touch(kind, box=None):
        points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for part in (0.3, 0.6, 1):
        touch("touchMove", start | {"x": start["x"] + part * (end["x"] - start["x"])})
    touch("touchEnd")
    nb.wait_until("len(board.history) == 1")

    assert ["a1-d1"] == nb.ask("[str(m) for m in board.history]")
    assert start == view.place("b1").bounding_box() | {"x": start["x"]}


def test_a_typed_move_is_played(notebook, page):
    nb = notebook(STRIP)
    field = View(page).root.get_by_label("Type a move")
    field.fill("a1-b1")
    field.press("Enter")
    nb.wait_until("len(board.history) == 1")

    page.wait_for_function("document.querySelector('.icf .icf-field').value === ''")


def test_a_typed_move_that_is_illegal_is_refused_in_words_and_kept_in_the_field(notebook, page):
    notebook(STRIP)
    view = View(page)
    field = view.root.get_by_label("Type a move")
    field.fill("a1-z9")
    field.press("Enter")
    view.wait_for_status("a1-z9 is illegal: the board has no cell z9")

    assert "a1-z9" == field.input_value()


def test_fifty_clicks_at_once_are_each_answered_in_order_and_played_once(notebook, page):
    """The first is played; every other one is refused in words. A slow machine is asked again, and answers as before."""
    nb = notebook(STRIP)
    View(page)
    nb.tell("""
answers = []
_receive = board._inbox.receive
def receive(message):
    found = _receive(message)
    answers.extend(found)
    return found
board._inbox.receive = receive
""")
    page.evaluate("""() => {
        const field = document.querySelector('.icf .icf-field'), form = field.form;
        for (let click = 0; click < 50; click++) { field.value = 'a1-b1'; form.requestSubmit(); }
    }""")
    nb.wait_until("len(answers) >= 50")
    page.wait_for_timeout(1500)

    answers = {}
    for answer in nb.ask("answers"):
        assert answer == answers.setdefault(answer["seq"], answer)
    assert list(range(1, 51)) == list(answers)
    assert [True] + [False] * 49 == [answer["ok"] for answer in answers.values()]
    assert ["a1-b1"] == nb.ask("[str(m) for m in board.history]")


def test_fifty_clicks_of_undo_and_redo_end_where_they_should(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    nb.tell("board.play('a1-b1')")
    page.wait_for_function("document.querySelectorAll('.icf .icf-move[data-ply]').length === 1")
    page.evaluate("""() => {
        const button = name => document.querySelector(`.icf .icf-tools [aria-label="${name}"]`);
        for (let click = 0; click < 50; click++) {
            // The page knows only what it last heard; it is Python that decides what can be undone.
            const each = button(click % 2 ? 'Redo' : 'Undo');
            each.removeAttribute('aria-disabled');
            each.click();
        }
    }""")
    nb.wait_until("max(client.done for client in board._inbox._clients.values()) == 50")
    view.place("a1").wait_for(state="detached")

    assert 1 == nb.ask("len(board.history)")
    assert {"b1", "h1"} == view.penguins


def test_clicks_are_heard_while_a_cell_is_busy(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    nb.ask("1")
    page.evaluate("""void window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestExecute(
        {code: "import time; time.sleep(8)"})""")
    page.wait_for_function("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'busy'")
    started = time.monotonic()
    view.click_move("a1-c1")
    view.wait_for_status("Ada: a1-c1")

    assert time.monotonic() - started < 5, "the click waited for the cell"


def test_clicks_are_not_lost_when_the_next_cell_is_busy_from_the_start(notebook, page):
    """Run all: the second cell begins before the page has said its first word."""
    nb = notebook(STRIP, "import time\ntime.sleep(5)")
    view = View(page)
    view.click_move("a1-c1")
    nb.wait_until("len(board.history) == 1")


def test_a_reloaded_page_shows_the_same_game_and_plays_on(notebook, own_page):
    page = own_page()
    nb = notebook(STRIP, on=page)
    View(page).click_move("a1-c1")
    nb.wait_until("len(board.history) == 1")
    nb.save()
    nb.reload()
    view = View(page)
    view.place("c1").wait_for()
    assert {"c1", "h1"} == view.penguins
    view.click_move("h1-i1")
    nb.wait_until("len(board.history) == 2")

    view.wait_for_status("Max: h1-i1")


def test_two_views_of_one_board_show_the_same_game(notebook, page):
    nb = notebook(STRIP, "board")
    first, second = View(page, 0), View(page, 1)
    first.click_move("a1-c1")
    second.wait_for_status("Ada: a1-c1")
    assert {"c1", "h1"} == second.penguins
    second.root.scroll_into_view_if_needed()
    second.click_move("h1-j1")
    first.wait_for_status("Max: h1-j1")

    assert 2 == nb.ask("len(board.history)")


def test_boards_side_by_side_have_the_width_of_their_container(notebook, page):
    notebook(STRIP, "import ipywidgets\nipywidgets.HBox([board, board])")
    page.wait_for_function("document.querySelectorAll('.icf').length === 3")
    page.wait_for_timeout(300)

    assert 350 < page.locator(".widget-hbox .icf").first.bounding_box()["width"]


def test_a_board_in_an_output_widget_is_seen_with_what_is_around_it(notebook, page):
    notebook(
        STRIP.removesuffix("board"),
        "import ipywidgets\nout = ipywidgets.Output()\nout",
        "with out:\n    print('before'); display(board); print('after')",
    )
    View(page)

    page.get_by_text("before", exact=True).wait_for()
    page.get_by_text("after", exact=True).wait_for()


def test_a_second_browser_tab_shows_the_same_game(notebook, page, own_page, server):
    nb = notebook(STRIP)
    View(page)
    nb.save()
    tab = own_page()
    Notebook(server, tab, nb.name).open()
    seen = View(tab)
    View(page).click_move("a1-c1")
    seen.wait_for_status("Ada: a1-c1")
    seen.click_move("h1-i1")
    View(page).wait_for_status("Max: h1-i1")


def test_a_re_run_cell_shows_its_new_game_and_leaves_no_old_view(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    view.click_move("a1-c1")
    nb.wait_until("len(board.history) == 1")
    nb.run_cell(0)
    page.wait_for_function("document.querySelectorAll('.icf [data-key=\"penguin-a1\"]').length === 1")

    assert 1 == page.locator(".icf").count()
    View(page).click_move("a1-b1")
    nb.wait_until("len(board.history) == 1")


def test_moves_from_another_cell_change_the_picture(notebook, page):
    nb = notebook(STRIP, "board.play('a1-d1')", "board.undo()", "board.state = '1a1.1b1 b 00 3/2,4/2'")
    view = View(page)
    view.place("f1").wait_for(state="detached")

    assert {"a1", "d1"} == view.penguins
    assert "1a1.1b1 b 00 3/2,4/2" == nb.ask("str(board.state)")


def test_an_observer_hears_of_clicks(notebook, page):
    nb = notebook(STRIP, "heard = []\nboard.observe(lambda change: heard.append(change.new), 'to_move')")
    nb.wait_until("'heard' in globals()")
    View(page).click_move("a1-c1")
    nb.wait_until("heard")

    assert [1] == nb.ask("heard")


@pytest.mark.parametrize("words", ["Undo", "Redo"])
def test_what_can_not_be_used_says_so_and_does_nothing(notebook, page, words):
    notebook(STRIP)
    button = View(page).button(words)
    button.click(force=True)

    assert "true" == button.get_attribute("aria-disabled")


def test_undo_redo_and_a_jump_in_the_list_of_moves(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    for ply, move in enumerate(("a1-b1", "h1-i1", "b1-c1"), start=1):
        view.click_move(move)
        nb.wait_until(f"len(board.history) == {ply}")
    view.button("Undo").click()
    nb.wait_until("len(board.history) == 2")
    view.button("Redo").click()
    nb.wait_until("len(board.history) == 3")
    view.root.locator('[data-ply="1"]').click()
    nb.wait_until("len(board.history) == 1")
    view.button("To the last move").click()
    nb.wait_until("len(board.history) == 3")


def test_a_hint_is_drawn_and_said(notebook, page):
    notebook(STRIP)
    view = View(page)
    view.button("Hint").click()
    view.wait_for_status(r"Hint: a1-\w1 takes 1 fish")

    assert "true" == view.button("Hint").get_attribute("aria-pressed")
    assert 0 < view.root.locator(".icf-layer-advice > *").count()


def test_a_person_resigns_and_the_other_has_won(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    view.button("Resign").click()
    view.root.get_by_role("dialog", name="Resign as Ada?").get_by_role("button", name="Resign").click()
    view.wait_for_status("Max wins: Ada resigned")

    assert [1] == nb.ask("board.winners")


def test_a_new_game_is_begun_from_the_widget(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    view.button("New game").click()
    dialog = view.root.get_by_role("dialog", name="New game")
    dialog.get_by_label("Players").select_option("3")
    dialog.get_by_label("Name of player 1").fill("Zoe")
    dialog.get_by_label("Kind of player 3").select_option("random")
    dialog.get_by_label("Seed").fill("12")
    dialog.get_by_label("Placement").select_option("any")
    dialog.get_by_label("Board").fill("small")
    dialog.get_by_role("button", name="Start").click()
    dialog.wait_for(state="detached")

    assert nb.ask("str(board.state) == str(icefloe.fish.start(3, seed=12, placement='any', board='small'))")
    assert "Zoe" == nb.ask("board.players[0]")


def test_an_impossible_new_game_says_why_and_keeps_what_was_typed(notebook, page):
    notebook(STRIP)
    view = View(page)
    view.button("New game").click()
    dialog = view.root.get_by_role("dialog", name="New game")
    dialog.get_by_label("Board").fill("11/11")
    dialog.get_by_role("button", name="Start").click()
    dialog.get_by_role("alert").filter(has_text="row 2 has 2 cells, needs 1 or 3").wait_for()

    assert "11/11" == dialog.get_by_label("Board").input_value()


def test_a_game_is_saved_as_text_and_loaded_again(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    view.click_move("a1-c1")
    nb.wait_until("len(board.history) == 1")
    view.button("Save").click()
    dialog = view.root.get_by_role("dialog", name="Save this game")
    text = dialog.get_by_label("The game as text").input_value()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download").click()
    assert text == download.value.path().read_text()
    page.keyboard.press("Escape")
    view.button("Undo").click()
    nb.wait_until("len(board.history) == 0")
    view.button("Load").click()
    dialog = view.root.get_by_role("dialog", name="Load a game")
    dialog.get_by_label("A game or a position as text").fill(text)
    dialog.get_by_role("button", name="Go on with this game").click()
    nb.wait_until("len(board.history) == 1")


def test_a_text_that_is_no_game_is_refused_in_words_and_kept(notebook, page):
    notebook(STRIP)
    view = View(page)
    view.button("Load").click()
    dialog = view.root.get_by_role("dialog", name="Load a game")
    area = dialog.get_by_label("A game or a position as text")
    area.fill("hello")
    dialog.get_by_role("button", name="Go on with this game").click()
    dialog.get_by_role("alert").filter(has_text="a position has 4 fields").wait_for()

    assert "hello" == area.input_value()


def test_the_rules_are_behind_the_help_button_and_escape_gives_the_focus_back(notebook, page):
    notebook(STRIP)
    view = View(page)
    view.button("Help").click()
    view.root.get_by_role("dialog", name="Hey, That's My Fish!").get_by_text("most fish wins").wait_for()
    page.keyboard.press("Escape")

    assert "Help" == page.evaluate("document.activeElement.getAttribute('aria-label')")


def test_scores_are_hidden_until_the_end_when_asked(notebook, page):
    notebook(STRIP)
    view = View(page)
    view.button("Hide scores").click()
    view.root.get_by_role("group", name="Ada: hidden until the end").wait_for()


def test_computers_play_each_other_with_pause_and_step(notebook, page):
    nb = notebook("import icefloe\nboard = icefloe.play(players=['greedy', 'random'], seed=3, pace=0.4)\nboard")
    view = View(page)
    nb.wait_until("len(board.history) >= 2")
    view.button("Pause").click()
    view.button("One step").wait_for()
    page.wait_for_timeout(600)
    plies = nb.ask("len(board.history)")
    page.wait_for_timeout(900)
    assert plies == nb.ask("len(board.history)")
    view.button("One step").click()
    nb.wait_until(f"len(board.history) == {plies + 1}")
    page.wait_for_timeout(900)
    assert plies + 1 == nb.ask("len(board.history)")
    view.button("Play on").click()
    nb.wait_until(f"len(board.history) >= {plies + 3}")


def test_the_inspector_shows_the_position_and_previews_moves(notebook, page):
    notebook(STRIP)
    view = View(page)
    view.button("Inspector").click()
    inspector = view.root.get_by_role("group", name="Inspector")
    assert "1a11111.1b11111 a 00 0/0,0/0" == inspector.get_by_label("Position text").input_value()
    inspector.get_by_role("button", name="a1-c1").hover()
    view.wait_for_status("a1-c1 takes 1 fish from a1")

    assert 1 == view.root.locator(".icf-ghost").count()


def test_the_position_can_be_copied(notebook, page):
    notebook(STRIP)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    view = View(page)
    view.button("Inspector").click()
    view.button("Copy the position").click()
    view.wait_for_status("The position is copied")

    assert "1a11111.1b11111 a 00 0/0,0/0" == page.evaluate("navigator.clipboard.readText()")


def test_a_kernel_that_does_not_answer_is_told_and_the_click_is_kept(notebook, page):
    nb = notebook(STRIP)
    view = View(page)
    pid = nb.ask("__import__('os').getpid()")
    os.kill(pid, signal.SIGSTOP)
    view.click_move("a1-c1")
    view.wait_for_status("No answer from the kernel")
    os.kill(pid, signal.SIGCONT)
    view.wait_for_status("Ada: a1-c1")

    assert re.search("Ada: a1-c1", view.status)
    assert 1 == nb.ask("len(board.history)")
