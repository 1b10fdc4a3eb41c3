"""Writes pictures.json for the demo page: pictures as the controller makes them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

from icefloe.draw import Aim, Frames, Item, Preview
from icefloe.games import fish, floes
from icefloe.games.base import Game, picked
from icefloe.notebook import picture
from icefloe.notebook.controller import Controller
from icefloe.players import seats_of
from icefloe.study import Record


def game(players: list[str], plies: int, seed: int = 7, rules: Game = fish) -> Controller:
    """A game after so many random plies."""
    controller = Controller(Record.of(rules.start(len(players), seed), ()), seats_of(players), seed)
    rng = Random(seed)
    while controller.state.legal_moves and controller.at < plies:
        controller.play(picked(controller.state.legal_moves, rng))
    return controller


def hinted(controller: Controller) -> Controller:
    controller.hint()
    request = controller.request
    if request is not None:
        controller.answer(request, controller.state.legal_moves[-1])
    return controller


PICTURES = {
    "start": game(["me", "greedy"], 0),
    "midgame": game(["me", "greedy", "lookahead", "random"], 28),
    "hint": hinted(game(["Ada", "Max"], 18)),
    "thinking": game(["greedy", "me", "random"], 21),
    "end": game(["me", "greedy"], 999),
    "shoves": game(["me", "Greta", "Max"], 14, rules=floes),
}


def aimed() -> tuple[picture.Json, picture.Json, picture.Json]:
    """Made by hand, before any game had it: a picture with an aim, what is said of one, and a picture that it leads to."""
    controller = game(["Ada", "Max"], 0, rules=floes)
    scene = picture.scene_of(controller)
    ghost = Item("pieces", shape="floe-blank", dx=-26)
    rim = ((164, 28), (428, 28), (560, 258), (428, 486), (164, 486), (32, 258))
    aim = Aim("shove a blank floe", rim, 1584, 60, 5, "-{at}/{angle}", ghost)
    before = picture.picture(controller) | {
        "scene": replace(scene, actions={"supply-blank": aim}, previews={}).to_json()
    }
    run = tuple(f"cell-{cell}" for cell in ("a5", "b5", "c5", "d5"))
    falls = Item("marks", text="falls", x=300, y=200, styles=("label",))
    preview = Preview("four move, nothing falls", "a guess", run, 48, 12, {"falls": falls}).to_json()
    items, ways = dict(scene.items), {}
    for turn, cell in enumerate(("a5", "b5", "c5", "d5")):
        for key in (f"floe-{cell}", f"piece-{cell}", f"patch-{cell}"):
            if key not in items:
                continue
            x, y = items[key].x, items[key].y
            ways[key] = [each for step in range(9) for each in (x + 2 * step, y + 3 * step, (turn - 2) * 4 * step)]
            items[key] = replace(items[key], x=x + 16, y=y + 24, angle=(turn - 2) * 32)
    gone = [key for key in items if key.endswith("-i5") and not key.startswith("cell")]
    for key in gone:
        ways[key] = [each for step in range(5) for each in (items[key].x + 12 * step, items[key].y, 9 * step)]
        del items[key]
    after = replace(scene, items=items, actions={"supply-blank": aim}, previews={}, frames=Frames(1200, ways))
    moves = {"list": ["-412/0"], "players": [0], "at": 1}
    return before, preview, before | {"scene": after.to_json(), "revision": 2, "moves": moves}


if __name__ == "__main__":
    pictures = {
        name: picture.picture(controller, controller.request and controller.request.player)
        for name, controller in PICTURES.items()
    }
    pictures["aim"], preview, pictures["aimed"] = aimed()
    data = {"setup": picture.setup(), "pictures": pictures, "preview": preview}
    target = Path(__file__).with_name("pictures.json")
    target.write_text(json.dumps(data, separators=(",", ":")), encoding="utf-8")
