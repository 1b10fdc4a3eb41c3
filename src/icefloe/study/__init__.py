"""Games kept as text."""

from .record import Record, parse_record

__all__ = ["Record", "parse_record"]
