"""One JupyterLab, one browser and one page for most tests here; a notebook with a kernel of its own for each."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import sync_playwright

from icefloe.cli.browser import launch
from icefloe.cli.lab import Server

from .lab import Notebook

WINDOW = {"width": 1500, "height": 1100}

_numbers = count(1)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_page(browser, server):
    """A page that stays: loading JupyterLab takes longer than most tests."""
    context = browser.new_context(viewport=WINDOW)
    page = context.new_page()
    yield page
    context.close()


@pytest.fixture
def page(shared_page):
    """The page of this test; what it throws fails the test."""
    thrown = []

    def heard(error):
        thrown.append(f"{error.name}: {error.message}\n{error.stack}")

    shared_page.on("pageerror", heard)
    yield shared_page
    shared_page.remove_listener("pageerror", heard)
    # JupyterLab throws errors of its own; those of a widget come from the blob that anywidget makes of the bundle.
    assert [] == [error for error in thrown if "blob:" in error]


@pytest.fixture
def own_page(browser):
    """A page of this test alone, with nothing that others left in the browser. A function, for other windows."""
    contexts = []

    def opened(**options):
        contexts.append(browser.new_context(viewport=WINDOW, **options))
        return contexts[-1].new_page()

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def notebook(server, page):
    """A function from the sources of cells to an open notebook that runs them, on the shared page or another."""
    opened = []

    def open_and_run(*cells: str, on=None) -> Notebook:
        name = f"test{next(_numbers)}.ipynb"
        server.write(name, *cells)
        opened.append(Notebook(server, on or page, name))
        return opened[-1].open().run_all()

    yield open_and_run
    for each in opened:
        each.close()
