"""Commands that read lines: from a file or standard input, each answered in its place."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from .refusal import Refusal


def answer_lines(file: str | None, answer: Callable[[str], object]) -> int:
    """Print `answer(line)` for each line of `file`; the exit status: 2 when a line was bad.

    file: None or `-` for standard input. answer: raises `ValueError` for a bad line; it is answered by `error: ` and
    why. Empty lines and those that begin with `#` are passed over. Raises `Refusal` for a file that can't be read.
    """
    status = 0
    for line in _lines(file):
        if not line or line.startswith("#"):
            continue
        try:
            words = str(answer(line))
        except ValueError as error:
            words, status = f"error: {error}", 2
        # At once: another program may wait for the answer before it sends the next line.
        print(words, flush=True)
    return status


def _lines(file: str | None) -> Iterator[str]:
    name = "standard input" if file in (None, "-") else repr(file)
    for number, line in enumerate(_byte_lines(file), start=1):
        try:
            # A byte order mark is how some editors begin a file.
            yield line.decode().removeprefix("\ufeff" if number == 1 else "").strip()
        except UnicodeDecodeError:
            raise Refusal(f"{name} is not UTF-8 text: line {number}") from None


def _byte_lines(file: str | None) -> Iterator[bytes]:
    if file is None or file == "-":
        return iter(sys.stdin.buffer)
    try:
        return iter(Path(file).read_bytes().split(b"\n"))
    except OSError as error:
        raise Refusal(f"cannot read {file!r}: {error.strerror or error}") from None
    except ValueError as error:  # A name that can't be one, with a null byte.
        raise Refusal(f"cannot read {file!r}: {error}") from None
