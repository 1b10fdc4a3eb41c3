"""`icefloe play`: JupyterLab opens on a notebook to play in."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import count
from pathlib import Path

from .refusal import Refusal

NAME = "01-play"
"""The notebook's name, without its ending."""

PASSES_ON = True
"""Arguments that are not ours are JupyterLab's."""


def add_arguments(parser: ArgumentParser, argv: Sequence[str]) -> None:
    """Nothing of our own."""
    parser.usage = "%(prog)s [--no-browser] [any other argument for JupyterLab]"


def run(arguments: Namespace) -> int:
    """Copy the notebook into the current folder and become JupyterLab. Raises `Refusal`."""
    if find_spec("jupyterlab") is None:
        raise Refusal("JupyterLab is not installed here; get it with: pip install 'icefloe[lab]'")
    try:
        notebook, is_new = copied(_original().read_bytes(), Path.cwd())
    except OSError as error:
        raise Refusal(f"cannot copy the notebook here: {error.strerror or error}") from None
    print(f"{notebook.name}: {'a new copy of' if is_new else 'still'} the play notebook", flush=True)
    return _become([sys.executable, "-m", "jupyterlab", notebook.name, *_as_root(), *arguments.rest])


def copied(content: bytes, folder: Path) -> tuple[Path, bool]:
    """The file in `folder` that holds `content`, and whether it is new. Another file is never written over."""
    for name in _names():
        file = folder / name
        try:
            with file.open("xb") as fresh:
                fresh.write(content)
            return file, True
        except FileExistsError:
            if file.is_file() and file.read_bytes() == content:
                return file, False
    raise AssertionError("names never end")


def _names() -> Iterator[str]:
    yield f"{NAME}.ipynb"
    yield from (f"{NAME}-{number}.ipynb" for number in count(2))


def _original() -> Path:
    """The notebook as it was installed beside this file; in a source tree it has its place in `examples`."""
    installed = Path(__file__).with_name(f"{NAME}.ipynb")
    return installed if installed.is_file() else Path(__file__).parents[3] / "examples" / installed.name


def _as_root() -> list[str]:
    """JupyterLab wants to be told that being root is meant."""
    return ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


def _become(command: list[str]) -> int:
    """Run `command` in the place of this process, so that Ctrl-C and signals reach it alone."""
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(command[0], command)
    return subprocess.call(command)
