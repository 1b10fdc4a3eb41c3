"""Everything that a view shows, made from a controller. The form is that of the design page, "Picture"."""

from __future__ import annotations

from typing import Any

from ..draw import AnyDrawing, Count, Last, Scene, Tray, TrayItem, drawing
from ..draw.words import is_you, listed
from ..games import GAMES, game_named
from ..games.base import Game, Option
from ..players import DEFAULT_COMPUTER, KINDS, Kind
from .controller import Controller

Json = dict[str, Any]


def picture(controller: Controller, asked: int | None = None) -> Json:
    """The picture of the position on show. asked: the player who is being asked for a move, if any."""
    state = controller.state
    drawn = drawing(state.game.name)
    names = names_of(controller)
    data: Json = {
        "revision": controller.revision,
        "game": state.game.name,
        "scene": scene_of(controller).to_json(),
        "turn": _turn(controller, drawn, asked),
        "players": [_player(controller, drawn, player) for player in range(state.players)],
        "moves": {
            "list": [str(move) for move in controller.moves],
            "players": [before.to_move for before in controller.states[:-1]],
            "at": controller.at,
        },
        "tools": controller.tools,
        "status": _status(controller, drawn, names),
    }
    if trays := drawn.trays(state):
        data["trays"] = [_tray(tray) for tray in trays]
    if asked is not None:
        data["thinking"] = asked
    if not are_scores_hidden(controller):
        # The position text tells what everyone has collected.
        data["position"] = str(state)
    if controller.hidden:
        data["hidden"] = True
    if controller.advice is not None:
        data["advice"] = {"move": str(controller.advice)}
    return data


def scene_of(controller: Controller) -> Scene:
    """The Scene of the position on show; picks are offered only to persons."""
    state = controller.state
    last = Last(controller.moves[controller.at - 1], controller.states[controller.at - 1]) if controller.at else None
    return drawing(state.game.name).scene(
        state,
        last=last,
        names=names_of(controller),
        advice=controller.advice,
        active=controller.is_person(controller.to_move),
        hidden=are_scores_hidden(controller),
    )


def names_of(controller: Controller) -> tuple[str, ...]:
    return tuple(seat.name for seat in controller.seats)


def are_scores_hidden(controller: Controller) -> bool:
    return controller.hidden and controller.to_move is not None


def _player(controller: Controller, drawn: AnyDrawing, player: int) -> Json:
    seat, state = controller.seats[player], controller.state
    hidden = are_scores_hidden(controller)
    data: Json = {
        "player": player,
        "shape": drawn.piece(player),
        "name": seat.name,
        "kind": seat.kind,
        "counts": [_count(count, hidden) for count in drawn.counts(state, player)],
    }
    if not hidden:
        data["bar"] = round(drawn.bar(state, player), 3)
    if player == controller.to_move:
        data["active"] = True
    if not controller.is_person(player):
        data["computer"] = True
    note = "resigned" if player in controller.resigned else drawn.note(state, player)
    if note:
        data["note"] = note
    return data


def _count(count: Count, hidden: bool) -> Json:
    data: Json = {"shape": count.shape, "word": count.word}
    if count.most:
        data["most"] = count.most
    if not hidden:
        data["value"] = count.value
    return data


def _tray(tray: Tray) -> Json:
    return {"title": tray.title, "items": [_tray_item(item) for item in tray.items]}


def _tray_item(item: TrayItem) -> Json:
    data: Json = {"shape": item.shape, "word": item.word}
    if item.value is not None:
        data["value"] = item.value
    for name in ("key", "words", "off", "note"):
        if value := getattr(item, name):
            data[name] = value
    return data


def _turn(controller: Controller, drawn: AnyDrawing, asked: int | None) -> Json:
    player = controller.to_move
    if player is None:
        title, reason = _result(controller, drawn)
        return {"title": title, "words": reason}
    name = controller.seats[player].name
    if not controller.is_person(player):
        title = f"{name} is thinking" if player == asked else f"{name} is to move"
        # What it thinks would tell the scores.
        thought = "" if are_scores_hidden(controller) else controller.thought
        words = "waiting: press play or step" if controller.is_waiting else thought or drawn.turn(controller.state)
    else:
        title = "Your move" if is_you(name) else f"{name}'s move"
        words = drawn.turn(controller.state)
    data: Json = {"player": player, "title": title, "words": words}
    if (steps := drawn.steps(controller.state)) is not None:
        data["steps"] = {"left": steps.left, "of": steps.of}
    return data


def _result(controller: Controller, drawn: AnyDrawing) -> tuple[str, str]:
    names = names_of(controller)
    if controller.victor is None:
        return drawn.result(controller.state, names)
    winner = names[controller.victor]
    wins = "win" if is_you(winner) else "wins"
    return f"{winner} {wins}", f"{listed([names[player] for player in controller.resigned])} resigned"


def _status(controller: Controller, drawn: AnyDrawing, names: tuple[str, ...]) -> Json:
    if controller.trouble:
        return {"words": controller.trouble, "kind": "trouble"}
    if controller.to_move is None:
        title, reason = _result(controller, drawn)
        return {"words": f"{title}: {reason}.", "kind": "result"}
    if controller.advice is not None:
        told = drawn.tell(controller.state, controller.advice)
        return {"words": f"Hint: {controller.advice} {told}.", "kind": "info"}
    if controller.hint_wanted:
        return {"words": "Looking for a hint.", "kind": "info"}
    if not controller.at:
        first = f"{names[controller.to_move]}: {drawn.turn(controller.state)}."
        title = controller.state.game.title
        return {"words": f"{title}{'' if title[-1] in '!?' else '.'} {first}", "kind": "info"}
    before, move = controller.states[controller.at - 1], controller.moves[controller.at - 1]
    who = "Chance" if before.to_move is None or before.to_move < 0 else names[before.to_move]
    told = f"{who}: {move} {drawn.tell(before, move)}."
    outcome = drawn.outcome(before, move, controller.state, names)
    return {"words": f"{told} {outcome}".rstrip(), "kind": "info"}


def setup() -> Json:
    """What the new-game and help dialogs are made from: every game's options and rules, every kind of player."""
    return {
        "games": [_game(game_named(name)) for name in GAMES],
        "kinds": [{"name": name, "title": kind.title, "games": _able(kind)} for name, kind in KINDS.items()],
        "computer": DEFAULT_COMPUTER,
    }


def _able(kind: Kind) -> list[str]:
    """The games that such a player can play, by the rules that are chosen first."""
    games = [game_named(name) for name in GAMES]
    return [game.name for game in games if not kind.refusal(game(), game.least_players)]


def _game(game: type[Game]) -> Json:
    return {
        "name": game.name,
        "title": game.title,
        "least": game.least_players,
        "most": game.most_players,
        "example": game.example,
        "options": [_option(option) for option in (*game.rule_options, *game.setup_options)],
        "rules": [{"title": rule.title, "text": rule.text} for rule in game.rules],
    }


def _option(option: Option) -> Json:
    data: Json = {"name": option.name, "kind": option.kind, "help": option.help}
    if option.default is not None:
        data["default"] = option.default
    if option.choices:
        data["choices"] = list(option.choices)
    if option.kind == "number":
        data |= {"least": option.least, "most": option.most}
    return data
