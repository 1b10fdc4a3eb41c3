"""What a command can't be asked."""

from __future__ import annotations


class Refusal(Exception):
    """Bad input: its words are printed on one line, and the command ends with status 2."""
