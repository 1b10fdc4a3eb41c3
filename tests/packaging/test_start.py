"""`examples/start.py`: when it makes an environment and installs, and what it says when it can't."""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def start():
    """The script as a module of its own, to be changed at will."""
    spec = importlib.util.spec_from_file_location("start_under_test", ROOT / "examples" / "start.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def installs(start, tmp_path, monkeypatch):
    """A clone of nothing but pyproject.toml with a ready environment; what `environment` would run in it, as a list."""
    (tmp_path / "pyproject.toml").write_text("first")
    (tmp_path / ".venv").mkdir()
    ran = []
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(start, "works", lambda *command: True)
    monkeypatch.setattr(start, "run", lambda *command: ran.append(command[-1]))
    return ran


def test_it_names_the_same_oldest_python_as_the_package(start):
    """It can't read pyproject.toml: it must run on an older Python to say that this is too old."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]

    assert f">={'.'.join(map(str, start.OLDEST))}" == said


def test_it_installs_once(start, installs, tmp_path):
    for _ in range(2):
        start.environment("lab", tmp_path / ".venv")

    assert [f"{tmp_path}[lab]"] == installs


def test_it_installs_again_when_the_requirements_have_changed(start, installs, tmp_path):
    start.environment("lab", tmp_path / ".venv")
    (tmp_path / "pyproject.toml").write_text("second")
    start.environment("lab", tmp_path / ".venv")

    assert 2 == len(installs)


def test_each_extra_is_installed_by_itself(start, installs, tmp_path):
    for extra in ("lab", "test", "lab"):
        start.environment(extra, tmp_path / ".venv")

    assert [f"{tmp_path}[lab]", f"{tmp_path}[test]"] == installs


def test_an_environment_that_does_not_run_is_made_anew(start, installs, tmp_path, monkeypatch):
    monkeypatch.setattr(start, "works", lambda *command: "-c" not in command)
    start.bare_environment(tmp_path / ".venv")

    assert [tmp_path / ".venv"] == installs


def test_an_older_python_is_refused_by_number(start, monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 10, 2))
    monkeypatch.setattr(sys, "version", "3.10.2 (main)")

    with pytest.raises(
        SystemExit, match=r"^icefloe needs Python 3\.11 or newer, this is 3\.10\.2; is there a python3\.11\?$"
    ):
        start.bare_environment(Path("nowhere"))


def test_without_any_pip_it_says_what_to_install(start, installs, tmp_path, monkeypatch):
    monkeypatch.setattr(start, "works", lambda *command: "-c" in command)
    monkeypatch.setattr(start, "apt_install", lambda package: False)

    with pytest.raises(SystemExit, match=r"needs a pip for its environment; .*: sudo apt-get install python3-venv$"):
        start.bare_environment(tmp_path / ".venv")


def test_apt_is_not_asked_where_it_would_want_a_password(start, monkeypatch):
    asked = []
    monkeypatch.setattr(start.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(start.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(start, "works", lambda *command: asked.append(command))

    assert not start.apt_install("chromium")
    assert [("sudo", "-n", "true")] == asked
