"""The command, run in this process."""

from __future__ import annotations

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from typing import NamedTuple
from unittest.mock import patch

from icefloe.cli import main


class Answer(NamedTuple):
    """What a person sees of it: the exit status and both outputs, as lines."""

    status: int
    out: list[str]
    err: list[str]


def icefloe(*arguments: object, given: str | bytes = "") -> Answer:
    """The answer to `icefloe ARGUMENTS`, with `given` on standard input."""
    data = given.encode() if isinstance(given, str) else given
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", TextIOWrapper(BytesIO(data))):
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as end:
            status = end.code
    return Answer(status, out.getvalue().splitlines(), err.getvalue().splitlines())
