"""Games kept as text."""

from .record import Record, parse_record, split_line

__all__ = ["Record", "parse_record", "split_line"]
