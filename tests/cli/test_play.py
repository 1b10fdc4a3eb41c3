"""`icefloe play`: the notebook is copied over no other, and JupyterLab is opened on it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from icefloe.cli.play import copied

from .command import icefloe

ORIGINAL = Path(__file__).parent.parent.parent / "examples" / "01-play.ipynb"


@pytest.fixture
def lab(tmp_path):
    """A stand-in for JupyterLab that prints how it was called; a function that runs `icefloe play` with it."""
    package = tmp_path / "packages" / "jupyterlab"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text("import json, os, sys; print(json.dumps([os.getcwd(), *sys.argv[1:]]))")
    folder = tmp_path / "here"
    folder.mkdir()

    def play(*arguments: str) -> tuple[str, list[str]]:
        command = [sys.executable, "-m", "icefloe", "play", *arguments]
        env = os.environ | {"PYTHONPATH": os.pathsep.join([str(package.parent), *sys.path])}
        said, called = subprocess.run(
            command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, check=True
        ).stdout.splitlines()
        where, *how = json.loads(called)
        assert str(folder.resolve()) == where
        return said, [word for word in how if word != "--allow-root"]

    play.folder = folder
    return play


def test_the_notebook_is_copied_and_opened(lab):
    assert ("01-play.ipynb: a new copy of the play notebook", ["01-play.ipynb"]) == lab()
    assert ORIGINAL.read_bytes() == (lab.folder / "01-play.ipynb").read_bytes()


def test_a_copy_that_is_there_is_used_again(lab):
    lab()

    assert ("01-play.ipynb: still the play notebook", ["01-play.ipynb"]) == lab()


def test_another_file_of_that_name_is_kept(lab):
    (lab.folder / "01-play.ipynb").write_text("mine")

    assert ("01-play-2.ipynb: a new copy of the play notebook", ["01-play-2.ipynb"]) == lab()
    assert "mine" == (lab.folder / "01-play.ipynb").read_text()


def test_arguments_are_passed_on_to_jupyterlab(lab):
    assert ["01-play.ipynb", "--no-browser", "--port", "9999"] == lab("--no-browser", "--port", "9999")[1]


def test_a_folder_of_that_name_is_no_copy(tmp_path):
    (tmp_path / "01-play.ipynb").mkdir()

    assert (tmp_path / "01-play-2.ipynb", True) == copied(b"new", tmp_path)


def test_the_third_copy_is_numbered_3(tmp_path):
    (tmp_path / "01-play.ipynb").write_text("mine")
    (tmp_path / "01-play-2.ipynb").write_text("mine too")

    assert (tmp_path / "01-play-3.ipynb", True) == copied(b"new", tmp_path)


def test_where_nothing_can_be_written_it_says_so(tmp_path, monkeypatch):
    """A folder that is gone: not even root can write there."""
    monkeypatch.setattr(Path, "cwd", lambda: tmp_path / "gone")

    assert (2, [], ["icefloe: cannot copy the notebook here: No such file or directory"]) == icefloe("play")


def test_without_jupyterlab_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr("icefloe.cli.play.find_spec", lambda name: None)

    words = "icefloe: JupyterLab is not installed here; get it with: pip install 'icefloe[lab]'"
    assert (2, [], [words]) == icefloe("play")
