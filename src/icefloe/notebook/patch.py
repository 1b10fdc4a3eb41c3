"""Differences between two JSON objects as a merge patch (RFC 7396): what a view needs to follow."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def merge_patch(before: Json, after: Json) -> Json:
    """The patch that turns `before` into `after`. Neither may hold null; lists are replaced whole."""
    patch: Json = {name: None for name in before if name not in after}
    for name, value in after.items():
        if name not in before:
            patch[name] = value
        elif value != before[name]:
            both = isinstance(value, dict) and isinstance(before[name], dict)
            patch[name] = merge_patch(before[name], value) if both else value
    return patch
