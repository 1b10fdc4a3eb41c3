"""What README, docs and examples say is run and checked."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from icefloe.cli import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))

by_name = {"ids": lambda path: path.name}


@pytest.mark.parametrize("page", PAGES, **by_name)
def test_the_python_in_the_pages_runs(page, tmp_path, monkeypatch):
    """All blocks of a page, one after another, as a reader would."""
    monkeypatch.chdir(tmp_path)
    names: dict = {}
    for block in re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
        exec(compile(block, page.name, "exec"), names)


@pytest.mark.parametrize("page", PAGES, **by_name)
def test_links_between_pages_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


def test_every_path_that_contributing_names_is_there():
    text = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
    paths = [path for path in re.findall(r"`((?:src|js|tests)/[\w/.]+)`", text) if "NAME" not in path]

    assert [] == [path for path in paths if not (ROOT / path).exists()]
    assert len(paths) > 10


@pytest.mark.parametrize("notebook", NOTEBOOKS, **by_name)
def test_the_examples_run_from_top_to_bottom(notebook, tmp_path):
    opened = nbformat.read(notebook, 4)
    NotebookClient(opened, timeout=120, resources={"metadata": {"path": tmp_path}}).execute()


@pytest.mark.parametrize("notebook", NOTEBOOKS, **by_name)
def test_the_examples_are_kept_without_outputs(notebook):
    assert all(not cell.get("outputs") for cell in nbformat.read(notebook, 4).cells)


@pytest.mark.parametrize("name", ["board", "floes"])
def test_a_picture_of_the_readme_is_what_its_command_makes(name, tmp_path, capsys, monkeypatch):
    """The command is the one that stands in the first line of the picture's text."""
    text = (ROOT / "docs" / f"{name}.txt").read_text(encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / f"{name}.txt").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    command = text.splitlines()[0].partition("icefloe ")[2]
    main(command.split())

    assert command in (ROOT / "README.md").read_text(encoding="utf-8")
    assert (ROOT / "docs" / f"{name}.svg").read_text(encoding="utf-8") == Path(f"docs/{name}.svg").read_text(
        encoding="utf-8"
    )


def test_the_tree_of_the_readme_is_what_its_lines_make(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    exec("\n".join(code), {})

    assert (ROOT / "docs" / "tree.svg").read_text(encoding="utf-8") == (tmp_path / "tree.svg").read_text(
        encoding="utf-8"
    )


def test_every_algorithm_is_in_the_docs():
    from icefloe.search import ALGORITHMS

    text = (ROOT / "docs" / "search.md").read_text(encoding="utf-8")

    assert [] == [name for name in ALGORITHMS if f"`{name}`" not in text]


def test_every_command_is_in_the_readme():
    from icefloe.cli import COMMANDS

    text = (ROOT / "README.md").read_text(encoding="utf-8")

    assert [] == [command for command in COMMANDS if f"`icefloe {command}" not in text]


def test_every_benchmark_is_in_the_docs():
    from icefloe.cli.bench import BENCHMARKS

    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")

    assert [] == [name for name in BENCHMARKS if f"`{name}`" not in text]


def test_no_file_names_a_registry():
    """Lock files and outputs of notebooks too."""
    hosts = [".".join(parts) for parts in (("registry", "npmjs"), ("files", "python" + "hosted"), ("pypi", "org"))]
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    texts = {name: (ROOT / name).read_bytes() for name in files if name and (ROOT / name).is_file()}

    assert [] == [name for name, text in texts.items() if any(host.encode() in text for host in hosts)]
