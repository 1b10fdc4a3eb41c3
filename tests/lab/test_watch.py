"""A search watched in a real page: stepped, clicked, searched."""

from __future__ import annotations

import re

import pytest

from .lab import PATIENCE, View
from .test_access import violations

SMALL = "fish.parse('31a2/12.1/1b12/2111 a 00 4/2,5/3')"
HEAD = "import icefloe\nfrom icefloe import fish, search\n"
ALPHABETA = f"{HEAD}watch = icefloe.watch('alphabeta', {SMALL}, 3)\nwatch"
BESIDE = f"{HEAD}board = icefloe.play({SMALL}, players=['Ada', 'Max'])\nboard"
GAMES = f"{HEAD}watch = icefloe.watch('uct', {SMALL}, simulations=60)\nwatch"
LARGE = f"{HEAD}watch = icefloe.watch('alphabeta', fish.start(2, 1, board='small'))\nwatch"


class Tree(View):
    """A watched search on a page."""

    def __init__(self, page, nth: int = 0) -> None:
        self.page = page
        self.root = page.locator(".icf-watch").filter(visible=True).nth(nth)
        self.root.wait_for()
        self.root.get_by_role("treeitem").first.wait_for()
        self.slider = self.root.get_by_role("slider")

    def node(self, number: int):
        return self.root.locator(f'[data-item="n{number}"]')

    @property
    def step(self) -> int:
        return int(self.slider.input_value())

    def press(self, name: str, times: int = 1) -> None:
        for _ in range(times):
            self.button(name).click()

    @property
    def current(self) -> str:
        """The accessible name of the node that is marked."""
        return self.root.locator(".icf-tnode.icf-tcurrent").get_attribute("aria-label")

    def wait_for_title(self, text: str) -> None:
        self.root.locator(".icf-boardhead b").filter(has_text=re.compile(f"^{text}$")).wait_for()


def test_stepping_forward_and_back_shows_what_was_searched_so_far(notebook, page):
    nb = notebook(ALPHABETA)
    tree = Tree(page)
    tree.press("Step forward", 3)
    tree.wait_for_status("c1-d2 is Red's best so far: 1")

    assert "c1-d2, Blue to move, value 1" in tree.current
    tree.press("Step back")
    tree.wait_for_status("Blue tries a3-b3")
    nb.wait_until("watch.at == 2")


def test_the_small_board_follows_the_steps(notebook, page):
    notebook(ALPHABETA)
    tree = Tree(page)
    tree.press("Step forward", 2)

    tree.wait_for_title("After a3-b3")
    assert 2 == tree.root.locator('.icf-boardcard [data-key^="penguin-"]').count()


def test_a_jump_to_the_next_cut_says_why_and_what_it_saved(notebook, page):
    notebook(ALPHABETA)
    tree = Tree(page)
    tree.press("Next cut")
    tree.wait_for_status("Cut: Red already gets 2 here, and a3-b3 promised Blue 2: Blue never comes this way")

    tree.wait_for_status("saves 3 positions")
    assert "2 ≥ 2" in tree.root.locator(".icf-tout").first.text_content() or "2 ≥ 2" in tree.root.inner_text()


def test_a_jump_to_the_next_change_of_the_best_line_stops_where_the_root_learns_more(notebook, page):
    notebook(ALPHABETA)
    tree = Tree(page)
    tree.press("Next change of the best line")

    tree.wait_for_status("is Red's best so far")
    assert re.match("b1-c1, ", tree.current)


def test_the_slider_goes_anywhere_and_speaks_the_step(notebook, page):
    nb = notebook(ALPHABETA)
    tree = Tree(page)
    tree.slider.fill("27")
    nb.wait_until("watch.at == 27")
    tree.slider.focus()
    page.keyboard.press("ArrowRight")
    nb.wait_until("watch.at == 28")

    page.wait_for_function("document.querySelector('.icf-slider').getAttribute('aria-valuetext').includes('Cut')")
    assert "29 of 55" in tree.slider.get_attribute("aria-valuetext")


def test_play_goes_on_by_itself_until_paused(notebook, page):
    notebook(ALPHABETA)
    tree = Tree(page)
    tree.press("Speed 1 times")
    tree.press("Play")
    page.wait_for_function("Number(document.querySelector('.icf-slider').value) >= 4")
    tree.press("Pause")
    at = tree.step
    page.wait_for_timeout(600)

    assert at == tree.step


def test_a_cell_can_say_which_step_is_shown(notebook, page):
    nb = notebook(ALPHABETA)
    tree = Tree(page)
    nb.tell("watch.at = 28")

    tree.wait_for_status("Cut: ")
    assert 28 == tree.step


def test_a_click_on_a_node_shows_its_position_on_the_board_beside(notebook, page):
    nb = notebook(BESIDE, "watch = icefloe.watch('alphabeta', board, 3)\nwatch")
    tree = Tree(page)
    tree.slider.fill("5")
    tree.node(2).click()
    nb.wait_until("board.state == watch.tree.state(2)")

    tree.wait_for_title("After a3-b3")
    assert {"c1", "b3"} == View(page).penguins


def test_keys_walk_the_tree_and_choose_a_node(notebook, page):
    nb = notebook(ALPHABETA)
    tree = Tree(page)
    tree.slider.fill("20")
    tree.root.locator(".icf-tree [tabindex='0']").focus()
    for key in ("Home", "ArrowDown", "ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    nb.wait_until("watch.node == 4")

    assert "a3-c3" in tree.current


def test_a_letter_is_a_shortcut_but_not_while_typing(notebook, page):
    notebook(ALPHABETA)
    tree = Tree(page)
    field = tree.root.get_by_role("searchbox")
    field.focus()
    page.keyboard.type("c")
    assert 0 == tree.step
    tree.slider.focus()
    page.keyboard.press("c")

    tree.wait_for_status("Cut: ")


def test_a_move_can_be_looked_for(notebook, page):
    nb = notebook(ALPHABETA)
    tree = Tree(page)
    tree.press("Last step")
    tree.root.get_by_role("searchbox").fill("a1-b3")
    nb.wait_until("str(watch.tree.moves[watch.node]) == 'a1-b3'")

    assert "1 of 1" == tree.root.locator(".icf-matches").inner_text()


def test_games_grow_the_tree_and_each_child_shows_mean_and_bonus(notebook, page):
    nb = notebook(GAMES)
    tree = Tree(page)
    tree.press("Next game", 5)
    tree.wait_for_status("mean and bonus")
    nb.wait_until("watch.at > 0")

    heads = tree.root.locator(".icf-rows th").all_inner_texts()
    assert ["move", "visits", "mean", "bonus", "sum"] == heads
    tree.press("Last step")
    assert "60\ngames" in tree.root.locator(".icf-countcards").inner_text()


def test_a_hundred_thousand_nodes_can_be_stepped_opened_and_searched(notebook, page):
    nb = notebook(LARGE)
    tree = Tree(page)
    assert 100_000 == nb.ask("len(watch.tree)")
    tree.press("Last step")
    page.wait_for_function("document.querySelector('.icf-counter').textContent.startsWith('181')")
    tree.press("Step back", 3)
    nb.wait_until("watch.at == len(watch) - 4")
    # Only what is unfolded and within sight is on the page.
    assert tree.root.get_by_role("treeitem").count() < 300
    tree.root.get_by_role("searchbox").fill("e5-d5")
    tree.root.locator(".icf-matches").filter(has_text=" of ").wait_for()
    folded = tree.root.get_by_role("treeitem", name=re.compile("more move")).first
    before = tree.root.get_by_role("treeitem").count()
    folded.dispatch_event("click")

    assert before != tree.root.get_by_role("treeitem").count()


def test_the_buttons_stay_under_the_pointer_while_a_large_tree_grows(notebook, page):
    notebook(LARGE)
    tree = Tree(page)
    tops = set()
    for _ in range(8):
        tops.add(round(tree.button("Step forward").bounding_box()["y"] - tree.root.bounding_box()["y"]))
        tree.press("Step forward")

    assert 1 == len(tops)


def test_the_focus_stays_on_the_node_that_was_chosen_in_the_path(notebook, page):
    notebook(ALPHABETA)
    tree = Tree(page)
    tree.slider.fill("3")
    crumb = tree.root.locator(".icf-crumbs .icf-move").nth(1)
    crumb.focus()
    page.keyboard.press("Enter")
    tree.wait_for_title("After b1-c1")

    assert "b1-c1" == page.evaluate("document.activeElement.textContent")


def test_a_drag_that_ends_outside_is_over(notebook, page):
    notebook(ALPHABETA)
    tree = Tree(page)
    tree.press("Zoom in", 4)
    box = tree.root.locator(".icf-tree").bounding_box()
    page.mouse.move(box["x"] + 300, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 300, box["y"] - 60)
    page.mouse.up()
    page.mouse.move(box["x"] + 300, box["y"] + 40)
    world = tree.root.locator(".icf-tree > g").nth(1)
    before = world.get_attribute("transform")
    page.mouse.move(box["x"] + 150, box["y"] + 40, steps=5)

    assert before == world.get_attribute("transform")


def test_choosing_a_node_stops_the_playing(notebook, page):
    notebook(ALPHABETA)
    tree = Tree(page)
    tree.press("Play")
    page.wait_for_function("Number(document.querySelector('.icf-slider').value) >= 1")
    tree.node(0).click()

    tree.button("Play").wait_for()


def test_two_trees_in_one_notebook_do_not_mix(notebook, page):
    notebook(ALPHABETA, GAMES.replace("watch =", "other =").replace("\nwatch", "\nother"))
    first, second = Tree(page), Tree(page, 1)
    first.press("Step forward", 2)
    second.press("Step forward")

    first.wait_for_status("Blue tries")
    second.wait_for_status("Game 1 starts")


def test_the_tree_can_be_zoomed_dragged_and_fitted_again(notebook, page):
    notebook(ALPHABETA)
    tree = Tree(page)
    world = tree.root.locator(".icf-tree > g").nth(1)
    before = world.get_attribute("transform")
    tree.press("Zoom in", 2)
    assert before != world.get_attribute("transform")
    box = tree.root.locator(".icf-tree").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 12, steps=4)
    page.mouse.up()
    moved = world.get_attribute("transform")
    tree.press("Fit the tree")

    assert moved != world.get_attribute("transform")


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_axe_finds_nothing(notebook, page, theme):
    notebook(ALPHABETA)
    tree = Tree(page)
    page.evaluate("theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", theme)
    dark = str("Dark" in theme).lower()
    page.wait_for_function(f"(document.body.dataset.jpThemeLight === 'false') === {dark}")
    tree.press("Next cut")
    tree.wait_for_status("Cut: ")
    page.wait_for_timeout(300)

    assert [] == violations(page)


def test_at_400_pixels_nothing_sticks_out(notebook, page):
    notebook(ALPHABETA)
    Tree(page)
    page.evaluate("document.querySelector('.icf-watch').style.width = '400px'")
    page.wait_for_timeout(300)

    assert [] == page.evaluate("""() => {
        const root = document.querySelector('.icf-watch').getBoundingClientRect();
        return [...document.querySelectorAll('.icf-watch *')].filter(e => !e.closest('svg'))
            .filter(e => e.getBoundingClientRect().right > root.right + 1).map(e => e.className);
    }""")


def test_the_tree_is_there_again_after_the_page_was_loaded_anew(notebook, own_page):
    nb = notebook(ALPHABETA, on=own_page())
    Tree(nb.page).slider.fill("28")
    nb.wait_until("watch.at == 28")
    nb.save()
    nb.reload()
    tree = Tree(nb.page)

    tree.wait_for_status("Cut: ")
    assert 28 == tree.step


def test_a_saved_notebook_keeps_a_picture(notebook, page):
    notebook(ALPHABETA)
    Tree(page)
    page.locator(".icefloe-still").first.wait_for(state="attached", timeout=PATIENCE)

    assert 0 == page.locator(".icefloe-still").filter(visible=True).count()


# --- a student's own ------------------------------------------------------------------------------------------------------------

OWN = f"""{HEAD}
@icefloe.traced
def mine(state, depth):
    if depth == 0 or state.is_over:
        return state.scores[0] - state.scores[1]
    best = max if state.to_move == 0 else min
    return best(mine(state.play(move), depth - 1) for move in state.legal_moves)

mine({SMALL}, 2)
icefloe.watch(mine)"""

BROKEN = f"""{HEAD}
def broken(state, depth):
    if depth == 0 or state.is_over:
        return state.scores[0] - state.scores[1]
    return max(broken(state.play(move), depth - 1) for move in state.legal_movs)

report = icefloe.check(broken)
report"""

ENDLESS = f"""{HEAD}
def endless(state, depth):
    while True:
        pass

report = icefloe.check(endless, seconds=3)
report"""


def test_a_students_own_search_is_watched_like_any_other(notebook, page):
    notebook(OWN)
    tree = Tree(page)
    tree.press("Step forward", 2)

    tree.wait_for_status("Blue tries a3-b3. Far enough")


def test_an_error_is_shown_with_the_line_of_the_cell(notebook, page):
    notebook(BROKEN)
    report = page.locator(".icefloe-report").filter(visible=True)
    report.wait_for()

    assert "line 7" in report.inner_text()
    assert "state.legal_movs" in report.inner_text()


def test_an_endless_function_leaves_the_notebook_alive(notebook, page):
    nb = notebook(ENDLESS)
    page.locator(".icefloe-report").filter(visible=True).filter(has_text="did not answer in time").wait_for()

    assert 2 == nb.ask("1 + 1")
    assert "time" == nb.ask("report.bug")
