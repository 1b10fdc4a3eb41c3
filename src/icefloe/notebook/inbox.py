"""Messages from the page: each intent is done once and in order, whatever is repeated, stale, reordered or forged.

The forms are those of the design page, "Messages". Knows the controller, no widget.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..draw import drawing
from ..games.base import GameError, IllegalMove, State
from ..study import parse_record
from .controller import Controller
from .picture import are_scores_hidden

MOST_CLIENTS = 200
"""Views whose counts are remembered; the one that has been silent longest is forgotten first."""

MOST_ANSWERS = 100
"""Answers kept for each view, to be given again when it asks again."""

MOST_TEXT = 100_000
"""Characters of a record that a page may send."""

MOST_MOVE = 100
"""Characters of a move that a page may ask about."""

_DIGITS = re.compile("-?[0-9]{1,40}")

Answer = dict[str, Any]


@dataclass
class _Client:
    """What is known of one view. done: the last intent settled. answers: the last ones, by number."""

    done: int = 0
    answers: OrderedDict[int, Answer] = field(default_factory=OrderedDict)


class Refused(ValueError):
    """An intent that can't be done, and why, in words for a person."""


@dataclass(frozen=True)
class Question:
    """What a view asks while a move is being aimed: what it would do. Answering changes nothing, so it needs no lock."""

    client: str
    move: str
    revision: int
    state: State[Any]
    hidden: bool

    def answer(self) -> Answer:
        """The `preview` message. Nothing is raised: what can't be played is told in words, without a preview."""
        told: Answer = {"kind": "preview", "client": self.client, "move": self.move, "revision": self.revision}
        try:
            return told | {"preview": None} | self._told()
        except Exception as error:
            return told | {"preview": None, "words": _said(error, self.state)}

    def _told(self) -> Answer:
        move = self.state.parse_move(self.move)
        if move not in self.state.legal_moves:
            self.state.play(move)
        drawn = drawing(self.state.game.name)
        preview = drawn.preview(self.state, move, self.hidden)
        if preview is None:
            return {"words": drawn.tell(self.state, move)}
        return {"preview": preview.to_json(), "words": preview.words}


class Inbox:
    """Turns messages into calls of a controller, and into answers."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._clients: OrderedDict[str, _Client] = OrderedDict()

    def receive(self, message: Any) -> list[Answer]:
        """Do what an `intent` message asks for, and say how each was settled.

        No answer means: not its turn yet, the page will send it again. Nothing is raised, whatever comes.
        """
        client, seq, intent = _opened(message)
        if client is None:
            self._controller.trouble = "A message from the page was not understood; nothing was changed."
            return []
        known = self._client(client)
        if seq <= known.done:
            return [known.answers.get(seq, {"client": client, "seq": seq, "ok": True})]
        if seq > known.done + 1:
            return []
        answer: Answer = {"client": client, "seq": seq, **self._settle(intent)}
        known.done = seq
        known.answers[seq] = answer
        if len(known.answers) > MOST_ANSWERS:
            known.answers.popitem(last=False)
        return [answer]

    def question(self, message: Any) -> Question | None:
        """What an `ask` message wants to know of the position on show; None when it makes no sense or comes too late."""
        client, move, revision = (
            (message.get(name) for name in ("client", "move", "revision"))
            if isinstance(message, Mapping)
            else (None,) * 3
        )
        if (
            not isinstance(client, str)
            or not isinstance(move, str)
            or not 0 < len(client) <= 64
            or len(move) > MOST_MOVE
        ):
            return None
        if isinstance(revision, bool) or revision != self._controller.revision or self._controller.to_move is None:
            return None
        return Question(client, move, revision, self._controller.state, are_scores_hidden(self._controller))

    def _client(self, name: str) -> _Client:
        known = self._clients.setdefault(name, _Client())
        self._clients.move_to_end(name)
        if len(self._clients) > MOST_CLIENTS:
            self._clients.popitem(last=False)
        return known

    def _settle(self, intent: Any) -> Answer:
        state = self._controller.state
        try:
            do = _field(intent, "do", str)
            if do not in _DEEDS:
                raise Refused(f"There is nothing called {do[:40]!r} to do; nothing was changed.")
            text = _DEEDS[do](self._controller, intent)
        except ValueError as error:
            return {"ok": False, "words": _said(error, state)}
        except Exception as error:
            # Without an answer the page would send this one for ever, and nothing after it would be heard.
            return {
                "ok": False,
                "words": f"That could not be done; nothing was changed. ({type(error).__name__}: {error})"[:1000],
            }
        return {"ok": True} if text is None else {"ok": True, "text": text}


def _said(error: Exception, state: State[Any]) -> str:
    """What is wrong, in words for a page: without the position, which is to be seen there, may be long and tells hidden scores."""
    words = str(error)
    return (words.removesuffix(f" ({state})") if isinstance(error, IllegalMove) else words)[:1000]


def _opened(message: Any) -> tuple[str, int, Any] | tuple[None, int, None]:
    """Client, number and intent of a message, or Nones when it is none."""
    if not isinstance(message, Mapping):
        return None, 0, None
    client, seq = message.get("client"), message.get("seq")
    if not isinstance(client, str) or not 0 < len(client) <= 64:
        return None, 0, None
    if isinstance(seq, bool) or not isinstance(seq, int) or seq < 1:
        return None, 0, None
    return client, seq, message.get("intent")


def _field(intent: Any, name: str, kind: type) -> Any:
    """A field of an intent. Raises `Refused` when it is missing or of another kind."""
    value = intent.get(name) if isinstance(intent, Mapping) else None
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Refused(f"The page's message has no proper {name!r}; nothing was changed.")
    return value


def _move(controller: Controller, intent: Any) -> None:
    move, revision = _field(intent, "move", str), _field(intent, "revision", int)
    _check_revision(controller, revision, move[:40])
    if not controller.is_person(controller.to_move) and controller.to_move is not None:
        raise Refused(f"{move[:40]}: it is {controller.seats[controller.to_move].name}'s turn, a computer player's.")
    controller.play(move)


def _check_revision(controller: Controller, revision: int, what: str) -> None:
    if revision != controller.revision:
        raise Refused(f"{what} was meant for a position that is no longer on the board; nothing was changed.")


def _resign(controller: Controller, intent: Any) -> None:
    player, revision = _field(intent, "player", int), _field(intent, "revision", int)
    _check_revision(controller, revision, "Resigning")
    controller.resign(player)


def _new(controller: Controller, intent: Any) -> None:
    players, options = _field(intent, "players", list), intent.get("options", {})
    seed = intent.get("seed")
    if isinstance(seed, str) and _DIGITS.fullmatch(seed):
        # As digits, since a number of the page loses some of a long one.
        seed = int(seed)
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise Refused("The page's message has no proper 'options'; nothing was changed.")
    if not all(isinstance(player, Mapping) for player in players):
        raise Refused("The page's message has no proper 'players'; nothing was changed.")
    controller.new(_field(intent, "game", str), players, seed, options)


def _load(controller: Controller, intent: Any) -> None:
    text = _field(intent, "text", str)
    if len(text) > MOST_TEXT:
        raise GameError(f"the record is {len(text)} characters long, at most {MOST_TEXT} are read")
    controller.load(parse_record(text))


def _save(controller: Controller, intent: Any) -> str:
    return str(controller.record())


_DEEDS: Mapping[str, Callable[[Controller, Any], str | None]] = {
    "move": _move,
    "undo": lambda controller, intent: controller.undo(),
    "redo": lambda controller, intent: controller.redo(),
    "goto": lambda controller, intent: controller.goto(_field(intent, "ply", int)),
    "hint": lambda controller, intent: controller.hint(),
    "pause": lambda controller, intent: controller.pause(),
    "resume": lambda controller, intent: controller.resume(),
    "step": lambda controller, intent: controller.step(),
    "resign": _resign,
    "hide": lambda controller, intent: controller.hide(_field(intent, "hidden", bool)),
    "new": _new,
    "load": _load,
    "save": _save,
}
"""What each word of an intent does."""
