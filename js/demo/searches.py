"""Writes searches for watch.html: `python js/demo/searches.py`."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path

from icefloe.games import fish
from icefloe.notebook.watch import Watch, watch

SMALL = fish.parse("31a2/12.1/1b12/2111 a 00 4/2,5/3")
THREE = fish.parse("1a21/1332/11b2/1c111/221 a 000 0/0,0/0,0/0")
WIDE = fish.start(2, 1, board="small")


def searches() -> dict[str, Watch]:
    return {
        "small": watch("alphabeta", SMALL, 3),
        "minimax": watch("minimax", SMALL, 2),
        "maxn": watch("maxn", THREE, 2),
        "uct": watch("uct", THREE, simulations=200),
        "large": watch("alphabeta", WIDE, nodes=100_000),
        "games": watch("uct", WIDE, simulations=3_000),
    }


def saved(each: Watch) -> dict[str, object]:
    """What a page without a kernel needs: everything of a small search, the first words of a large one."""
    return {
        "about": each._about,
        "columns": b64encode(each._columns).decode(),
        "words": [each.narration.words(step) for step in range(min(len(each), 2000))],
        "shown": [each._position(node) for node in range(min(len(each.tree), 200))],
    }


if __name__ == "__main__":
    data = {name: saved(each) for name, each in searches().items()}
    (Path(__file__).parent / "searches.json").write_text(json.dumps(data), encoding="utf-8")
