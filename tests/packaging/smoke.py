"""Run by a Python that has nothing but the installed wheel: what a person would try first.

No test of pytest's, which is not there: each claim is an assert, and `tests/run.py` runs this file by itself.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

POSITION = "1a12.1b1 a 00 0/0,0/0"
AFTER = ".12a.1b1 b 00 1/1,0/0"


def main() -> None:
    """Everything from a folder where there is nothing."""
    import icefloe

    home = Path(icefloe.__file__).parent
    assert home.is_relative_to(sys.prefix), home
    assert (home / "py.typed").is_file()
    assert (home / "cli" / "01-play.ipynb").is_file()
    with tempfile.TemporaryDirectory() as folder:
        check_a_board(icefloe)
        check_the_commands(Path(folder))
    print(f"icefloe {icefloe.__version__} works as installed in {home}")


def check_a_board(icefloe) -> None:
    """A widget with its front end, a move, a picture of a position."""
    board = icefloe.play(players=["me", "me"], seed=1)
    assert len(board._esm) > 10_000
    before = board.state
    board.play(board.legal_moves[0])
    assert board.state == before.play(before.legal_moves[0])
    assert "<svg" in icefloe.fish.parse(POSITION).svg()
    board.close()


def check_the_commands(folder: Path) -> None:
    """The script that the wheel installs; JupyterLab is not there, and `play` says how to get it."""
    assert run(folder, "--version").stdout.startswith("icefloe ")
    assert run(folder, "perft", "1", text=POSITION).stdout.split() == ["2"]
    shown = run(folder, "show", "--svg", "a.svg", text=f"{POSITION} ; a1-c1")
    assert shown.stdout.strip() == AFTER, shown
    assert "<svg" in (folder / "a.svg").read_text(encoding="utf-8")
    without_lab = run(folder, "play")
    assert without_lab.returncode == 2, without_lab
    assert "pip install 'icefloe[lab]'" in without_lab.stderr


def run(folder: Path, *arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """The command's answer; it is run in `folder`."""
    script = Path(sys.executable).parent / "icefloe"
    return subprocess.run([script, *arguments], cwd=folder, input=text, capture_output=True, text=True)


if __name__ == "__main__":
    main()
