"""A real JupyterLab with a real browser, as a person has it: notebooks are opened, run, clicked and asked."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import nbformat

PATIENCE = 60_000
"""Milliseconds that anything may take before a test fails: a machine under load is slow to start a kernel."""


class Server:
    """JupyterLab on a free port, serving one folder. settings: overrides of its command line."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._output = (folder / "server.log").open("w")
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
                *(f"--ServerApp.port={self.port}", f"--ServerApp.root_dir={folder}", "--ServerApp.port_retries=0"),
                *("--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True"),
                "--LabApp.expose_app_in_browser=True",
                *settings,
            ],
            stdout=self._output,
            stderr=subprocess.STDOUT,
            # Settings and workspaces of whoever runs the tests must neither help nor hurt.
            env=os.environ
            | {
                "JUPYTERLAB_SETTINGS_DIR": str(folder / "settings"),
                "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
                "JUPYTER_CONFIG_DIR": str(folder / "config"),
                "IPYTHONDIR": str(folder / "ipython"),
            },
        )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/api", timeout=2).close()
                return
            except OSError:
                log = (self.folder / "server.log").read_text()
                assert self._process.poll() is None, f"JupyterLab ended:\n{log}"
                assert time.monotonic() < end, f"JupyterLab did not answer:\n{log}"
                time.sleep(0.2)

    def write(self, name: str, *cells: str) -> None:
        """A notebook of code cells in the served folder."""
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(notebook, self.folder / name)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        self._output.close()


class Notebook:
    """A notebook open in a page."""

    def __init__(self, server: Server, page, name: str) -> None:
        self.server, self.page, self.name = server, page, name
        page.set_default_timeout(PATIENCE)

    def open(self) -> Notebook:
        # A workspace of its own: tests must not open each other's notebooks.
        workspace = re.sub(r"\W", "", self.name)
        self.page.goto(f"{self.server.url}/lab/workspaces/{workspace}/tree/{self.name}?reset")
        self.page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext")
        self.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.ready")
        return self

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
        self.page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")

    def restart_and_wait(self) -> None:
        self.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")

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
        self.root = page.locator(".icf").nth(nth)
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
