"""Install icefloe in an environment of its own, and start a game: `python3 examples/start.py`.

The environment is `.venv` in this clone; it is made once and used again. Arguments are passed on to JupyterLab:
`python3 examples/start.py --no-browser`, say.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"

OLDEST = (3, 11)
"""The first Python that icefloe runs on: as `requires-python` in pyproject.toml."""


def main() -> None:
    """Becomes the game's process where a process can do so; else ends with its exit status."""
    command = [str(environment("lab")), "-m", "icefloe", "play", *sys.argv[1:]]
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    raise SystemExit(subprocess.call(command))


def environment(extra: str, folder: Path = VENV) -> Path:
    """The Python of the environment in `folder`, where this clone is installed with `extra`."""
    python = bare_environment(folder)
    stamp = folder / f"icefloe-{extra}.txt"
    if not stamp.is_file() or stamp.read_text() != _installation(python):
        say(f"installing icefloe[{extra}] into {folder} (a few minutes the first time)")
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", f"{ROOT}[{extra}]")
        stamp.write_text(_installation(python))
    return python


def _installation(python: Path) -> str:
    """Changes when it is time to install again: for new requirements, in another place, for another Python."""
    requirements = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return f"{requirements}\n{ROOT}\n{python.resolve()}\n"


def bare_environment(folder: Path) -> Path:
    """The Python of the environment in `folder`, with pip in it; made anew where it is missing or does not run."""
    if sys.version_info < OLDEST:
        need(f"Python 3.{OLDEST[1]} or newer, this is {sys.version.split()[0]}; is there a python3.{OLDEST[1]}?")
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not works(python, "-c", f"import sys; sys.exit(sys.version_info < {OLDEST})"):
        # Without pip at first: so it works also where the system's Python has no ensurepip.
        run(sys.executable, "-m", "venv", "--clear", "--without-pip", folder)
    if not works(python, "-m", "pip", "--version") and not _give_pip(python):
        need("a pip for its environment; on Debian and the like: sudo apt-get install python3-venv")
    return python


def _give_pip(python: Path) -> bool:
    """Whether the environment of `python` could be given pip, by itself, by this Python's pip, or by the system."""
    from_itself = (python, "-m", "ensurepip")
    from_this_pip = (sys.executable, "-m", "pip", "--python", python, "install", "pip")
    if works(*from_itself) or works(*from_this_pip):
        return True
    # The package is for the system's Python and helps no other.
    is_systems = Path(sys.base_prefix) == Path("/usr")
    return is_systems and apt_install(f"python3.{sys.version_info.minor}-venv") and works(*from_itself)


def apt_install(package: str) -> bool:
    """Whether Debian's `package` could be installed; tried only where that is allowed without a password."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not shutil.which("apt-get") or not (is_root or works("sudo", "-n", "true")):
        return False
    say(f"installing {package} with apt-get")
    apt_get = [] if is_root else ["sudo", "-n"]
    apt_get += ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    return works(*apt_get, "update") and works(*apt_get, "install", "--yes", "--no-install-recommends", package)


def works(*command: object) -> bool:
    """Whether `command` runs and ends well; in silence."""
    try:
        return subprocess.run([*map(str, command)], stdin=subprocess.DEVNULL, capture_output=True).returncode == 0
    except OSError:
        return False


def run(*command: object, folder: Path = ROOT) -> None:
    """Run `command` in `folder`; where it fails, this program ends with its exit status."""
    status = subprocess.call([*map(str, command)], cwd=folder)
    if status:
        raise SystemExit(status)


def say(words: str) -> None:
    """What is going on, on a line of its own."""
    print(f"== {words}", flush=True)


def need(words: str) -> NoReturn:
    """End with what is missing."""
    raise SystemExit(f"icefloe needs {words}")


if __name__ == "__main__":
    main()
