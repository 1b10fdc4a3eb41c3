"""A JupyterLab of one's own on a folder, for tests and benchmarks in a real browser."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import IO

PATIENCE = 60.0
"""Seconds that a server may take to answer at first: a machine under load is slow."""

UNDELAYED = """
# Small frames are sent at once, where the system would hold them back to send them together.
from tornado.httpserver import HTTPServer

handle = HTTPServer.handle_stream


def handle_at_once(self, stream, address):
    stream.set_nodelay(True)
    handle(self, stream, address)


HTTPServer.handle_stream = handle_at_once
"""


class Server:
    """JupyterLab on a free port, serving one folder. undelayed: without the delays of its sockets, as benchmarks want it.

    Raises `RuntimeError` with what it printed when it does not start.
    """

    def __init__(self, folder: Path, *, undelayed: bool = False) -> None:
        self.folder = folder
        self.url = f"http://127.0.0.1:{_free_port()}"
        (folder / "config").mkdir()
        (folder / "config" / "jupyter_server_config.py").write_text(UNDELAYED if undelayed else "")
        self._log: IO[str] = (folder / "server.log").open("w")
        self._process = subprocess.Popen(
            self._command(), stdout=self._log, stderr=subprocess.STDOUT, env=self._surroundings()
        )
        self._wait()

    def _command(self) -> list[str]:
        return [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            *(f"--ServerApp.port={self.url.rpartition(':')[2]}", "--ServerApp.port_retries=0"),
            f"--ServerApp.root_dir={self.folder}",
            *("--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True"),
            "--LabApp.expose_app_in_browser=True",
        ]

    def _surroundings(self) -> dict[str, str]:
        """Settings and workspaces of whoever runs this must neither help nor hurt."""
        names = {
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "JUPYTER_CONFIG_DIR": "config",
            "IPYTHONDIR": "ipython",
        }
        return os.environ | {name: str(self.folder / place) for name, place in names.items()}

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/api", timeout=2).close()
                return
            except OSError:
                if self._process.poll() is not None or time.monotonic() > end:
                    self.stop()
                    raise RuntimeError(
                        f"JupyterLab did not start:\n{(self.folder / 'server.log').read_text()}"
                    ) from None
                time.sleep(0.2)

    def write(self, name: str, *cells: str) -> None:
        """A notebook of code cells in the served folder."""
        blank: dict[str, object] = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
        notebook = {
            "cells": [blank | {"id": f"cell-{number}", "source": cell} for number, cell in enumerate(cells)],
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
        (self.folder / name).write_text(json.dumps(notebook), encoding="utf-8")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        self._log.close()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
