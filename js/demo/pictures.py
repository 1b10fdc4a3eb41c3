"""Writes pictures.json for the demo page: pictures as the controller makes them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from icefloe.games import fish
from icefloe.games.base import picked
from icefloe.notebook import picture
from icefloe.notebook.controller import Controller
from icefloe.players import seats_of
from icefloe.study import Record


def game(players: list[str], plies: int, seed: int = 7) -> Controller:
    """A game after so many random plies."""
    controller = Controller(Record.of(fish.start(len(players), seed), ()), seats_of(players), seed)
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
}

if __name__ == "__main__":
    data = {
        "setup": picture.setup(),
        "pictures": {
            name: picture.picture(controller, controller.request and controller.request.player)
            for name, controller in PICTURES.items()
        },
    }
    target = Path(__file__).with_name("pictures.json")
    target.write_text(json.dumps(data, separators=(",", ":")), encoding="utf-8")
