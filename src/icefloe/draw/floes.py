"""How Floes looks and reads, whatever shove model it is played with.

What is told and counted is here and in `floes_words`; where things are drawn is the model's: `floes_hex`, `floes_drift`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from ..games.floes import END, FloesState
from ..games.floes.moves import Move
from ..games.floes.pieces import ENOUGH, FLOE_NAMES, FLOES
from ..games.floes.state import SHOVES
from . import floes_words as say
from .base import Count, Drawing, Last, Result, Steps, Tray, TrayItem
from .floes_hex import HEIGHT, LAYERS, WIDTH
from .scene import Action, Aim, Choice, Preview, Scene
from .words import name_of

LastMove = Last[FloesState, Move]

PENGUINS = "abcdef"


class FloesDrawing(Drawing[FloesState, Move]):
    """Ice Floes & Foes as `Drawing` asks for it."""

    def scene(
        self,
        state: FloesState,
        *,
        last: LastMove | None = None,
        names: Sequence[str] = (),
        advice: Move | None = None,
        active: bool = True,
        hidden: bool = False,
    ) -> Scene:
        """The picture of `state`: ice and what is on it, the last shove and a hint; what can be shoved from where."""
        ice = _ice(state)
        items = dict(ice.items(state))
        moved, frames = {}, None
        if last is not None and last.move != END:
            marks, moved, frames = ice.trace(last.before, last.move)
            items.update(marks)
        if advice is not None and advice != END:
            items.update(ice.advice(state, advice))
        can_pick = active and state.to_move is not None
        return Scene(
            WIDTH,
            HEIGHT,
            _label(state, names),
            LAYERS,
            items,
            _actions(state) if can_pick else {},
            moved=moved,
            frames=frames,
            previews=ice.previews(state, hidden) if can_pick else {},
        )

    def counts(self, state: FloesState, player: int) -> tuple[Count, ...]:
        """Enemies caught, of the five that win."""
        return (Count("enemy", "enemies", state.scores[player], most=ENOUGH),)

    def note(self, state: FloesState, player: int) -> str:
        """Nothing: nobody drops out."""
        return ""

    def bar(self, state: FloesState, player: int) -> float:
        """Enemies caught, of the five that win."""
        return min(1.0, state.scores[player] / ENOUGH)

    def trays(self, state: FloesState) -> tuple[Tray, ...]:
        """The floes of the supply, with the end of the turn where it can be chosen; the pieces set aside."""
        choices = 0 if state.to_move is None else state.choices
        supply = [
            TrayItem(
                f"floe-{FLOE_NAMES[kind]}",
                say.FLOE_WORDS[kind],
                state.supply[kind],
                f"supply-{FLOE_NAMES[kind]}",
                say.supply_words(state, kind),
                off=not choices >> kind & 1,
                note=say.supply_note(state, kind),
            )
            for kind in range(len(FLOES))
        ]
        if state.to_move is not None and state.can_end:
            supply.append(TrayItem("end-turn", "end the turn", None, "end-turn"))
        aside = tuple(
            TrayItem(word, f"{word}s", count) for word, count in zip(say.PIECE_WORDS, state.aside, strict=True)
        )
        return Tray("Shove one of these", tuple(supply)), Tray("Set aside", aside)

    def steps(self, state: FloesState) -> Steps | None:
        """Counted shoves that are left."""
        return None if state.to_move is None else Steps(state.shoves, SHOVES)

    def tell(self, state: FloesState, move: Move) -> str:
        """`shoves a blank floe in at a5, going east: nine move; the boat on i5 falls`; `ends the turn`."""
        told: str = "ends the turn" if move == END else _ice(state).tell(state, move)
        return told

    def preview(self, state: FloesState, move: Move, hidden: bool = False) -> Preview | None:
        """What a shove would move and what would fall. Raises `IllegalMove`."""
        found: Preview | None = _ice(state).preview(state, move, hidden)
        return found

    def outcome(self, before: FloesState, move: Move, state: FloesState, names: Sequence[str] = ()) -> str:
        """`That ends your turn.`; `A point for Ada.`"""
        fell = "" if move == END else _ice(before).fell(before, move)
        return say.outcome(before, move, state, fell, names)

    def turn(self, state: FloesState) -> str:
        """`2 shoves left · arrow floes are free`; `game over`."""
        return say.turn_words(state)

    def result(self, state: FloesState, names: Sequence[str] = ()) -> Result:
        """Who has won, by how many enemies, and what ended the game. Raises `ValueError`."""
        return say.result(state, names)

    def piece(self, player: int) -> str:
        """The player's penguin."""
        return f"penguin-{PENGUINS[player]}"


def _actions(state: FloesState) -> dict[str, Action | Aim | Choice]:
    """By the key of the tray's thing, what may be done: shoves of a kind of floe, the end of the turn."""
    ice = _ice(state)
    found: dict[str, Action | Aim | Choice] = {
        f"supply-{name}": ice.shoves(state, kind) for kind, name in enumerate(FLOE_NAMES) if state.choices >> kind & 1
    }
    if state.can_end:
        found["end-turn"] = Choice(END.word, "end the turn")
    return found


@cache
def _ice_of(model: str) -> Any:
    """The module that draws the boards of a shove model. Loaded when first needed, as the model is."""
    return import_module(f".floes_{model}", __package__)


def _ice(state: FloesState) -> Any:
    return _ice_of(state.game.model)


def _label(state: FloesState, names: Sequence[str]) -> str:
    """Says no scores: they may be hidden."""
    doing = "over" if state.to_move is None else f"{name_of(state.to_move, names)} to move"
    return f"{state.game.title} {state.players} players, {doing}"
