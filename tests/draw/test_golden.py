"""Whole scenes of three positions, kept as files that were looked at once.

After a change of the drawing, make them anew with `python tests/draw/test_golden.py` and read the difference: one line
an item.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from icefloe.draw import Last, drawing
from icefloe.games import fish, floes

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ada", "Greta", "Max", "Carlo")


def placing() -> dict[str, Any]:
    """Four players on a small board, Max about to place; Greta has just done so; a hint is shown."""
    before = fish.parse("31a121/112131/11.23/921121/12311 b 1222 0/0,0/0,0/0,0/0")
    return scene_after(before, "b2", "d5")


def sliding() -> dict[str, Any]:
    """Two players on the full board, Ada about to slide; Greta has just done so; a hint is shown."""
    rows = "1122112/1b1311211/2111a321/3223b2313/12.2213/11a1.2223/131.121/11b211213"
    before = fish.parse(f"{rows} b 00 6/3,4/2")
    return scene_after(before, "d4-g4", "d3-g3")


def shoving() -> dict[str, Any]:
    """Three players on the hex board, Ada about to shove again: she has just shoved a boat off; a hint is shown."""
    rows = "--S--/-WWWW-/-HHBHS-/-WH.=BS-/-WHB=Hx-B/-WB==BW-/SWBHBHS/-WBBH-/-----"
    return scene_after(floes.parse(f"{rows} 1 3 14,1,5,0 0,0,0,0 5,0,0,0 0,1,0"), "sa5e", "=e9nw")


def scene_after(before: Any, move: str, advice: str) -> dict[str, Any]:
    last = Last(before.parse_move(move), before)
    drawn = drawing(before.game.name)
    return drawn.scene(before.play(move), last=last, names=NAMES, advice=before.parse_move(advice)).to_json()


SCENES = {"placing": placing, "sliding": sliding, "shoving": shoving}


def written(value: Any, depth: int = 0) -> str:
    """JSON with a line for each item and each choice."""
    if depth < 4 and isinstance(value, dict) and any(isinstance(entry, dict) for entry in value.values()):
        lines = [f"{' ' * depth} {json.dumps(key)}: {written(entry, depth + 1)}" for key, entry in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{' ' * depth}}}"
    return json.dumps(value, ensure_ascii=False)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_as_it_was_when_it_was_looked_at(name):
    """The browser and the file writer both draw from it."""
    assert (GOLDEN / f"{name}.json").read_text(encoding="utf-8").splitlines() == written(SCENES[name]()).splitlines()


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, scene in SCENES.items():
        (GOLDEN / f"{name}.json").write_text(written(scene()) + "\n", encoding="utf-8")
