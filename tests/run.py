"""Get all that the tests need, a browser included, and run them: `python3 tests/run.py`.

Stops at the first step that fails, with its exit status. `--quick` leaves out the browser and the wheel. What follows
`--` goes to pytest: `python3 tests/run.py --quick -- -k perft`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "examples"))

from start import ROOT, VENV, apt_install, bare_environment, environment, need, run, say, works

BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
JS = ROOT / "js"
OLDEST_NODE = 20


def main() -> None:
    """Every step under its heading; the last line says that all is green."""
    parser = ArgumentParser(description="Get all that the tests need, and run them.")
    parser.add_argument("--quick", action="store_true", help="without the browser and the wheel")
    parser.add_argument("pytest", nargs="*", metavar="-- ARGUMENT", help="arguments for pytest")
    arguments = parser.parse_args()

    python = environment("test")
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    npm = _npm()
    if not arguments.quick:
        os.environ["ICEFLOE_CHROMIUM"] = _browser(python)
    _check_python(python)
    _check_javascript(npm)
    _run_tests(python, arguments.quick, arguments.pytest)
    if arguments.quick:
        say("all green (quick: without the browser and the wheel)")
        return
    with tempfile.TemporaryDirectory() as folder:
        _check_wheel(python, Path(folder))
    say("all green")


def _run_tests(python: Path, is_quick: bool, chosen: list[str]) -> None:
    pytest = [python, "-m", "pytest"]
    if chosen:
        say("the chosen tests in Python")
        run(*pytest, *(["--ignore=tests/lab"] if is_quick else []), *chosen)
        return
    say("the engine's kernel, compiled once for all tests")
    run(python, "-c", "from icefloe.engine.thinking import warm_up; warm_up()")
    say("tests in Python, on all cores")
    run(*pytest, "--ignore=tests/lab", "-n", "auto", "--maxprocesses", "4")
    if not is_quick:
        # One after another: they share a server, a browser and mostly a page.
        say("tests in JupyterLab")
        run(*pytest, "tests/lab")


def _check_python(python: Path) -> None:
    say("style")
    run(python, "-m", "ruff", "check")
    run(python, "-m", "ruff", "format", "--check")
    say("types")
    run(python, "-m", "mypy")
    say("which room imports which")
    run(BIN / "lint-imports")


def _check_javascript(npm: str) -> None:
    lock = hashlib.sha256((JS / "package-lock.json").read_bytes()).hexdigest()
    stamp = JS / "node_modules" / "icefloe-lock.txt"
    if not stamp.is_file() or stamp.read_text() != lock:
        say("what the front end's tests need")
        run(npm, "ci", "--no-audit", "--no-fund", folder=JS)
        stamp.write_text(lock)
    say("types in JavaScript")
    run(npm, "run", "--silent", "types", folder=JS)
    say("tests in JavaScript")
    run(npm, "run", "--silent", "test", folder=JS)
    say("the committed bundle is what the sources make")
    run(npm, "run", "--silent", "check", folder=JS)


def _check_wheel(python: Path, folder: Path) -> None:
    say("the wheel, from the source archive, in an environment of its own")
    run(python, "-m", "build", "--outdir", folder, ROOT)
    fresh = bare_environment(folder / "venv")
    (wheel,) = folder.glob("*.whl")
    run(fresh, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
    # From another folder and without the script's own: nothing of the source tree can be imported.
    run(fresh, "-I", ROOT / "tests" / "packaging" / "smoke.py", folder=folder)


def _npm() -> str:
    """The system's npm where Node is new enough, else one that comes as a Python package."""
    is_new = works("node", "-e", f"process.exit(parseInt(process.versions.node) < {OLDEST_NODE} ? 1 : 0)")
    if not (is_new and shutil.which("npm")):
        environment("node")
    return shutil.which("npm") or need(f"Node {OLDEST_NODE} or newer, with npm, to test the front end")


def _browser(python: Path) -> str:
    """The path of a browser that runs, installed if need be."""
    if not works(python, "-m", "playwright", "--version"):
        # Playwright's own Node wants a library that a small system lacks; another Node does as well.
        asked = subprocess.run(["node", "--print", "process.execPath"], stdout=subprocess.PIPE, text=True)
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = asked.stdout.strip()
    found = _found_browser(python)
    if not found:
        say("getting Playwright's own browser")
        works(python, "-m", "playwright", "install", "chromium")
        found = _found_browser(python)
    if not found and apt_install("chromium"):
        found = _found_browser(python)
    return found or need("a browser for its tests; on Debian: sudo apt-get install chromium")


def _found_browser(python: Path) -> str:
    return subprocess.run([python, "-m", "icefloe.cli.browser"], stdout=subprocess.PIPE, text=True).stdout.strip()


if __name__ == "__main__":
    main()
