"""Merge patches applied, as a page does. Source: RFC 7396."""

from __future__ import annotations


def merged(target, patch):
    """`target` with `patch` applied; `target` itself stays as it is."""
    result = dict(target)
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        elif isinstance(value, dict):
            result[name] = merged(result[name] if isinstance(result.get(name), dict) else {}, value)
        else:
            result[name] = value
    return result
