"""The kernel is one source: as plain Python it says what it says compiled."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from . import calls

ROOT = Path(__file__).parents[2]


@cache
def said(*options, plain):
    """What the calls come to, in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "ICEFLOE_PLAIN"}
    if plain:
        environment["ICEFLOE_PLAIN"] = "1"
    command = [sys.executable, "-m", "tests.engine.calls", *options]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert 0 == done.returncode, done.stderr
    return json.loads(done.stdout)


def test_compiled_and_plain_are_what_is_compared():
    assert (True, False) == (said(plain=False)["compiled"], said(plain=True)["compiled"])


@pytest.mark.parametrize("what", ["counts", "thoughts"])
def test_compiled_and_plain_say_the_same(what):
    for compiled, plain in zip(said(plain=False)[what], said(plain=True)[what], strict=True):
        assert compiled == plain


def test_no_number_of_the_kernel_has_more_than_62_bits():
    """All operations of a run in plain Python are looked at, and it comes to the same."""
    assert said(plain=True) == said("--checked", plain=True)


@pytest.mark.parametrize(
    "source", ["1 << cells", "-(1 << cells) * 4", "cells << 62 ^ 1", "(cells << 62 & -1) >> 1", "3 / cells"]
)
def test_the_check_sees_what_is_too_large_or_no_integer(source):
    tree = calls.Check().visit(
        ast.parse(f"@kernel\ndef f(cells):\n    total = 1\n    total += {source}\n    return total")
    )
    names = {"kernel": lambda function: function, "_checked": calls.checked}
    exec(compile(ast.fix_missing_locations(tree), "kernel", "exec"), names)

    with pytest.raises(AssertionError, match=r"has more than 62 bits|is no integer"):
        names["f"](70)
