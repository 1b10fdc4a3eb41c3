"""What travels between the engine's worker and whoever asks it: a JSON object a line, both ways. See `docs/design.md`."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from ..games.base import quoted
from ..games.fish import Fish, FishState
from .base import Limits, Line, Report

Message = dict[str, Any]


def line_of(message: Message) -> bytes:
    """The line that says it, its end included."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def message_of(line: bytes) -> Message:
    """What a line says. Raises `ValueError`."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise ValueError(f"a line is a JSON object, got {quoted(line.decode(errors='replace'))}")
    return message


def question(number: int, state: FishState, limits: Limits) -> Message:
    """Asks a worker to think. number: what its answers will be marked with."""
    rules = {option.name: getattr(state.game, option.name) for option in state.game.rule_options}
    return {"think": number, "position": str(state), "rules": rules, "limits": asdict(limits)}


def asked(message: Message) -> tuple[FishState, Limits]:
    """What a question is about. Raises `ValueError`."""
    rules, limits = message.get("rules", {}), message.get("limits", {})
    for name, given in (("rules", rules), ("limits", limits)):
        if not isinstance(given, dict):
            raise ValueError(f"{name} is {quoted(given)}, needs an object")
    try:
        return Fish(**rules).parse(message.get("position", "")), Limits(**limits)
    except TypeError as error:
        raise ValueError(f"rules or limits can't be read: {error}") from None


def report_to_json(report: Report) -> Message:
    """A report as it travels."""
    return report._asdict() | {"lines": [line._asdict() for line in report.lines]}


def report_from_json(data: Message) -> Report:
    """The report that travelled."""
    lines = (Line(**line | {"moves": tuple(line["moves"])}) for line in data["lines"])
    return Report(data["depth"], data["nodes"], data["seconds"], tuple(lines))
