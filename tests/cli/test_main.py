"""The command as a whole: what it prints for nothing, nonsense and a reader who leaves."""

from __future__ import annotations

import os
import subprocess
import sys

import icefloe as package

from .command import icefloe


def run(*arguments: str, **more) -> subprocess.CompletedProcess[str]:
    """`python -m icefloe`, in a process of its own."""
    return subprocess.run([sys.executable, "-m", "icefloe", *arguments], capture_output=True, text=True, **more)


def test_python_m_icefloe_is_the_command():
    answer = run("--version")

    assert (0, f"icefloe {package.__version__}\n") == (answer.returncode, answer.stdout)


def test_no_command_is_refused():
    words = "icefloe: the following arguments are required: COMMAND (see icefloe --help)"

    assert (2, [], [words]) == icefloe()


def test_an_unknown_command_is_refused_in_one_line():
    answer = icefloe("dance")

    assert 2 == answer.status
    assert 1 == len(answer.err)
    assert answer.err[0].startswith("icefloe: argument COMMAND: invalid choice: 'dance' (choose from")


def test_an_unknown_argument_is_refused_in_one_line():
    words = "icefloe perft: unrecognized arguments: --fast (see icefloe perft --help)"

    assert (2, [], [words]) == icefloe("perft", 1, "--fast")


def test_the_help_names_every_command():
    answer = icefloe("--help")

    assert 0 == answer.status
    assert {"play", "perft", "show", "bench"} <= set(" ".join(answer.out).split())


def test_a_reader_who_leaves_ends_it_quietly():
    """As in `icefloe perft 1 | head -1`: the pipe is closed before anything is read."""
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(
        [sys.executable, "-m", "icefloe", "show"], stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE
    ) as process:
        os.close(writing)
        _, err = process.communicate(b"1a12.1b a 00 0/0,0/0\n" * 10)

    assert (1, b"") == (process.returncode, err)


def test_letters_that_the_terminal_lacks_are_written_as_numbers():
    answer = run("show", input="é", env=os.environ | {"PYTHONIOENCODING": "ascii:strict", "PYTHONUTF8": "0"})

    assert 2 == answer.returncode
    assert answer.stdout.startswith("error: ")
    assert "\\x" in answer.stdout
