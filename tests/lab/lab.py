"""A real JupyterLab with a real browser, as a person has it: notebooks are opened, run, clicked and asked."""

from __future__ import annotations

import json
import re
import time

from icefloe.cli.lab import Server

PATIENCE = 60_000
"""Milliseconds that anything may take before a test fails: a machine under load is slow to start a kernel."""


class Notebook:
    """A notebook open in a page."""

    def __init__(self, server: Server, page, name: str) -> None:
        self.server, self.page, self.name = server, page, name
        page.set_default_timeout(PATIENCE)

    def open(self) -> Notebook:
        if not self.page.url.startswith(self.server.url):
            # A workspace of its own for each page: they must not open each other's notebooks.
            workspace = re.sub(r"\W", "", self.name)
            self.page.goto(f"{self.server.url}/lab/workspaces/{workspace}?reset")
            self.page.wait_for_function("window.jupyterapp?.restored")
            self.page.evaluate("window.jupyterapp.restored.then(() => true)")
        self.page.evaluate(
            "path => window.jupyterapp.commands.execute('docmanager:open', {path}).then(() => true)", self.name
        )
        self._wait()
        return self

    def _wait(self) -> None:
        self.page.wait_for_function(
            "name => window.jupyterapp?.shell?.currentWidget?.context?.path === name", arg=self.name
        )
        self.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.ready.then(() => true)")

    def reload(self) -> None:
        """Load the page anew, with the same notebook, while the kernel goes on."""
        self.page.reload()
        self._wait()

    def close(self) -> None:
        """End the kernel and close the notebook, unsaved."""
        if self.page.is_closed() or not self.page.evaluate("!!window.jupyterapp?.shell?.currentWidget?.sessionContext"):
            return
        self.page.evaluate("""async () => {
            const panel = window.jupyterapp.shell.currentWidget;
            await panel.sessionContext.shutdown();
            panel.context.model.dirty = false;
            panel.close();
        }""")

    def run_all(self) -> Notebook:
        """Start all cells; returns at once."""
        self.page.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
        return self

    def run_cell(self, index: int) -> None:
        """Run one cell, from 0, and return when it has ended."""
        self.page.evaluate(
            """async index => {
                const app = window.jupyterapp, panel = app.shell.currentWidget;
                panel.content.activeCellIndex = index;
                await app.commands.execute('notebook:run-cell');
            }""",
            index,
        )

    def save(self) -> None:
        self.page.evaluate("window.jupyterapp.commands.execute('docmanager:save').then(() => true)")

    def ask(self, expression: str):
        """The value of a Python expression in the kernel, as JSON."""
        code = f"import json as _json; print('\\x01' + _json.dumps({expression}, default=str))"
        text = self.page.evaluate(
            """code => new Promise(resolve => {
                const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
                const future = kernel.requestExecute({code, store_history: false});
                let text = '';
                future.onIOPub = message => {
                    text += message.content.text ?? (message.content.traceback ?? []).join('\\n');
                };
                future.done.then(() => resolve(text));
            })""",
            code,
        )
        assert "\x01" in text, text
        return json.loads(text.split("\x01")[1])

    def tell(self, code: str) -> None:
        """Run a statement in the kernel and wait for it."""
        self.ask(f"exec({code!r})")

    def wait_until(self, expression: str, seconds: float = PATIENCE / 1000) -> None:
        """Until a Python expression in the kernel is true."""
        end = time.monotonic() + seconds
        while not self.ask(f"bool({expression})"):
            assert time.monotonic() < end, f"it never came true: {expression}"
            time.sleep(0.1)


class View:
    """A board on a page. nth: which of those that can be seen."""

    def __init__(self, page, nth: int = 0) -> None:
        self.page = page
        self.root = page.locator(".icf").filter(visible=True).nth(nth)
        self.root.wait_for()

    def place(self, name: str):
        """The element of the cell called `name`."""
        return self.root.locator(f'[data-key="tile-{name}"]')

    def click_move(self, move: str) -> None:
        """Click what `move` says: a place, or a penguin's place and a target."""
        for name in move.split("-"):
            box = self.place(name).bounding_box()
            # The low part of a tile: higher up a penguin of the row below may stand in front.
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.62)

    @property
    def status(self) -> str:
        return self.root.get_by_role("status").inner_text()

    def wait_for_status(self, pattern: str) -> None:
        self.root.get_by_role("status").filter(has_text=re.compile(pattern)).wait_for()

    def button(self, name: str):
        return self.root.get_by_role("button", name=name, exact=True)

    @property
    def penguins(self) -> set[str]:
        """Names of the cells where this view shows a penguin."""
        keys = self.root.locator('[data-key^="penguin-"]').evaluate_all("all => all.map(e => e.dataset.key)")
        return {key.removeprefix("penguin-") for key in keys}
