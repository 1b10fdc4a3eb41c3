"""Compiled code is kept, once, and where it can't be kept the engine works all the same."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from threading import Thread

from icefloe.engine.kernel import cache, folder
from icefloe.engine.kernel.folder import FOLDER, is_kept

COUNT = "from icefloe.engine.kernel.counting import nth; print(nth(0b10110, 2))"


def test_what_was_compiled_is_known_to_be_there_without_numba():
    code = "import sys; from icefloe.engine.kernel.folder import is_kept; print(is_kept(), 'numba' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "True False" == answer.stdout.strip()


def test_nothing_is_kept_in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.setenv(FOLDER, str(tmp_path))

    assert not is_kept()


def test_a_folder_that_cannot_be_written_is_one_warning(tmp_path):
    """A file is where the folder should be. The members are 1, 2 and 4: two are below the last."""
    (tmp_path / "file").touch()
    environment = os.environ | {FOLDER: str(tmp_path / "file"), "PYTHONPATH": os.pathsep.join(sys.path)}
    answer = subprocess.run([sys.executable, "-c", COUNT], env=environment, capture_output=True, text=True, check=True)

    assert "4" == answer.stdout.strip()
    assert 1 == answer.stderr.count("compiled code can't be kept in ")


def test_code_that_nobody_uses_any_more_is_deleted(tmp_path, monkeypatch):
    """What was used of late stays, and so does what somebody else has put there."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    old = "kernel-0.1-" + 16 * "0"
    for name, lock, age in ((old, "x.lock", 31), (old[:-1] + "1", "x.lock", 29), (old[:-1] + "2", "y", 31)):
        (tmp_path / name).mkdir()
        (tmp_path / name / lock).touch()
        then = time.time() - age * 24 * 3600
        os.utime(tmp_path / name, (then, then))
    folder.delete_unused()

    assert [old[:-1] + "1", old[:-1] + "2"] == sorted(path.name for path in tmp_path.iterdir())


def test_two_do_not_compile_at_once(tmp_path, monkeypatch):
    """The second begins when the first has ended, and the third finds everything done."""
    monkeypatch.setattr(cache, "_folder", lambda: str(tmp_path))
    monkeypatch.setattr(folder, "code_folder", lambda: tmp_path)
    inside, most = [], []

    def compile_alone() -> None:
        with cache.alone():
            inside.append(1)
            most.append(len(inside))
            time.sleep(0.2)
            inside.pop()

    threads = [Thread(target=compile_alone) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [1, 1] == most
    assert is_kept()
