"""What the wheel and the source archive hold."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

import icefloe

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "icefloe"
NOTEBOOK = "icefloe/cli/01-play.ipynb"


@pytest.fixture(scope="module")
def archives(tmp_path_factory):
    """The folder of both; the wheel is made from the source archive, so that this one must be complete."""
    folder = tmp_path_factory.mktemp("archives")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return folder


@pytest.fixture
def wheel(archives):
    (file,) = archives.glob("*.whl")
    with ZipFile(file) as wheel:
        yield wheel


@pytest.fixture
def sources(archives):
    """Names in the source archive, without the folder that holds them all."""
    (file,) = archives.glob("*.tar.gz")
    with tarfile.open(file) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_the_wheel_holds_the_package_and_nothing_else(wheel):
    modules = {file.relative_to(PACKAGE.parent).as_posix() for file in PACKAGE.rglob("*.py")}
    data = {
        "icefloe/py.typed",
        "icefloe/cli/late-fish.txt",
        "icefloe/draw/look.json",
        "icefloe/notebook/static/watch.js",
        "icefloe/notebook/static/widget.js",
        NOTEBOOK,
    }
    about = f"icefloe-{icefloe.__version__}.dist-info"
    described = {f"{about}/{name}" for name in ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")}

    assert modules | data | described == set(wheel.namelist())


def test_the_wheels_notebook_is_the_example(wheel):
    assert (ROOT / "examples" / "01-play.ipynb").read_bytes() == wheel.read(NOTEBOOK)


def test_the_wheel_says_what_it_is_and_needs(wheel):
    said = Parser().parsestr(wheel.read(f"icefloe-{icefloe.__version__}.dist-info/METADATA").decode())
    needs = {need.split(">")[0] for need in said.get_all("Requires-Dist") if "extra ==" not in need}

    assert icefloe.__version__ == said["Version"]
    assert "BSD-3-Clause" == said["License-Expression"]
    assert {"anywidget", "ipywidgets", "numba", "pymunk", "svgwrite", "traitlets"} == needs
    assert {"lab", "node", "test"} == set(said.get_all("Provides-Extra"))


def test_the_source_archive_holds_what_the_tests_need(sources):
    needed = {
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "docs/guide.md",
        "examples/01-play.ipynb",
        "examples/start.py",
        "js/package-lock.json",
        "js/src/widget.js",
        "src/icefloe/notebook/static/widget.js",
        "tests/run.py",
        "tests/engine/exact-fish.txt",
        "tests/games/fish/perft-fish.txt",
        "tests/games/floes/perft-floes.txt",
    }

    assert set() == needed - sources


def test_the_source_archive_holds_nothing_that_was_made(sources):
    assert not [name for name in sources if {"node_modules", "__pycache__", ".venv"} & set(Path(name).parts)]
