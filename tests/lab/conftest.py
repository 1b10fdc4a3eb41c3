"""One server and one browser for all tests here; a page and a notebook for each."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import sync_playwright

from tests.browser import launch

from .lab import Notebook, Server

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


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport={"width": 1500, "height": 1100})
    yield context.new_page()
    context.close()


@pytest.fixture
def notebook(server, page):
    """A function from the sources of cells to an open notebook that runs them."""

    def opened(*cells: str) -> Notebook:
        name = f"test{next(_numbers)}.ipynb"
        server.write(name, *cells)
        return Notebook(server, page, name).open().run_all()

    yield opened
    page.evaluate("window.jupyterapp?.shell?.currentWidget?.sessionContext?.shutdown?.()")
