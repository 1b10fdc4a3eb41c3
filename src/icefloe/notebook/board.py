"""The board widget: a game that is played in a notebook and can be looked into from any cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from threading import RLock
from typing import Any
from uuid import uuid4

import anywidget
import traitlets

from ..draw import svg
from ..games import game_named, read_position
from ..games.base import GameError, State, check_seed, quoted
from ..players import KINDS, Player, Seat, TellingPlayer, adviser, seats_of
from ..study import Record, parse_record
from . import picture
from .asking import Asking
from .controller import STAND_IN, Controller, Request, seats_in
from .inbox import Answer, Inbox
from .live import Herald, Live
from .patch import merge_patch
from .still import Still

_STATIC = Path(__file__).parent / "static"


TURN_ENDED = 3.0
"""Times the pace before another player goes on, in games whose turns are of several moves."""


class Board(anywidget.AnyWidget):
    """A game on a board. Make one with `icefloe.play`.

    Traits that follow the game, to be read and observed: `state` (assign one, or a position text, to show it),
    `legal_moves`, `scores`, `to_move` (None when the game is over), `winners`, `history` (the moves that led to the state).
    Observers may be called on another thread than the cell's. `pace`: seconds a computer player takes at the least.
    """

    _esm = _STATIC / "widget.js"

    state = Live()
    legal_moves = Live()
    scores = Live()
    to_move = Live()
    winners = Live()
    history = Live()
    pace = traitlets.Float(0.7, min=0.0, max=60.0)

    _picture = traitlets.Dict().tag(sync=True)
    _version = traitlets.Int(0).tag(sync=True)
    _setup = traitlets.Dict().tag(sync=True)
    _still = traitlets.Unicode().tag(sync=True)

    def __init__(self, controller: Controller, **traits: Any) -> None:
        self._lock = RLock()
        self._herald = Herald(self._lock)
        self._controller = controller
        self._inbox = Inbox(controller)
        self._asking: Asking | None = None
        self._is_closed = False
        self._seated: tuple[Seat, ...] = ()
        still = f"icefloe-still-{uuid4().hex[:12]}"
        self._still_picture = Still(still, self._still_svg)
        super().__init__(_setup=picture.setup(), _still=still, _picture=picture.picture(controller), **traits)
        self.on_msg(self._heard)
        # Locked: a question that is asked here may be answered before all this is done.
        with self._lock:
            self._publish()
        self._herald.deliver()

    # --- from a cell ---------------------------------------------------------------------------------------------------

    def play(self, move: Any) -> Board:
        """Play a move, or its text, for whoever is to move. Raises `IllegalMove`, `MoveTextError`; then nothing changes."""
        return self._do(lambda: self._controller.play(move))

    def undo(self, count: int | None = None) -> Board:
        """Take back `count` moves; by default all since a person was last to move. Raises `GameError`."""
        return self._do(lambda: self._controller.undo(count))

    def redo(self, count: int | None = None) -> Board:
        """Play `count` moves again that were taken back; by default up to a person's turn. Raises `GameError`."""
        return self._do(lambda: self._controller.redo(count))

    def goto(self, ply: int) -> Board:
        """Show the position after `ply` moves of the game. Raises `GameError`."""
        return self._do(lambda: self._controller.goto(ply))

    def pause(self) -> Board:
        """Let computer players hold still."""
        return self._do(self._controller.pause)

    def resume(self) -> Board:
        """Let computer players go on, from the position on show."""
        return self._do(self._controller.resume)

    def step(self) -> Board:
        """Let the computer player whose turn it is make one move. Raises `GameError`."""
        return self._do(self._controller.step)

    def hint(self) -> Board:
        """Ask for advice, to be shown on the board; a second time: take it away. Raises `GameError`."""
        return self._do(self._controller.hint)

    def resign(self, player: int | None = None) -> Board:
        """Give up for `player`, a number from 0; by default for the person to move. Raises `GameError`."""
        return self._do(lambda: self._controller.resign(player))

    def save(self, file: str | PathLike[str]) -> None:
        """Write the whole game to `file`, as text that `load` and `icefloe show` read. Raises `OSError`."""
        Path(file).write_text(self.record, encoding="utf-8")

    def load(self, source: str | PathLike[str]) -> Board:
        """Go on with a saved game: a file's name, or the text itself. Raises `ValueError` with the reason."""
        text = text_of(source)
        return self._do(lambda: self._controller.load(parse_record(text)))

    @property
    def record(self) -> str:
        """The whole game as text."""
        with self._lock:
            return str(self._controller.record())

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, in turn order."""
        return picture.names_of(self._controller)

    def svg(self, theme: str = "light") -> str:
        """The board as it is shown, last move and all, as the text of an SVG file."""
        with self._lock:
            return svg(picture.scene_of(self._controller), theme)

    def save_svg(self, file: str | PathLike[str], theme: str = "light") -> None:
        """Write `svg(theme)` to `file`. Raises `OSError`."""
        Path(file).write_text(self.svg(theme), encoding="utf-8")

    def __str__(self) -> str:
        return self.record

    def __repr__(self) -> str:
        return f"<Board {', '.join(self.players)}: {self.state}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The still picture goes ahead, as an output of its own, then the widget."""
        self._still_picture.show()
        return super()._repr_mimebundle_(**options)

    # --- traits --------------------------------------------------------------------------------------------------------

    def _assigned(self, name: str, value: Any) -> None:
        """`board.state = ...` shows a state; the other live traits follow it and can't be set."""
        if name != "state":
            raise traitlets.TraitError(f"board.{name} follows the game; play a move or assign board.state")
        if isinstance(value, str):
            value = read_position(value, self._controller.state.game)
        self._do(lambda: self._controller.show(value))

    def _should_send_property(self, key: str, value: Any) -> bool:
        """Pictures travel as patches; the whole is only sent when a page asks for all of the widget's state."""
        return key not in ("_picture", "_version") and super()._should_send_property(key, value)

    def _publish(self, answers: Sequence[Answer] = ()) -> None:
        """Bring everything up to date after a change; call with the lock held, then deliver without it."""
        controller = self._controller
        state = controller.state
        self._seat()
        self._ask()
        before, after = self._picture, picture.picture(controller, self._asked())
        patch = merge_patch(before, after)
        if patch:
            self._trait_values["_picture"] = after
            self._trait_values["_version"] = self._version + 1
            self._herald.tell(self._still_picture.changed)
        if patch or answers:
            base = self._version - 1 if patch else self._version
            content = {
                "kind": "patch",
                "base": base,
                "version": self._version,
                "patch": patch,
                "answers": list(answers),
            }
            # The page first: observers may take their time.
            self._herald.tell(lambda: self.send(content))
        self._herald.follow(
            self,
            state=state,
            legal_moves=() if controller.to_move is None else state.legal_moves,
            scores=state.scores,
            to_move=controller.to_move,
            winners=controller.winners,
            history=controller.history,
        )

    @contextmanager
    def _changing(self) -> Iterator[list[Answer]]:
        """The lock is held within; afterwards everybody is told. What is put in the list goes to the page as answers."""
        answers: list[Answer] = []
        try:
            with self._lock:
                try:
                    yield answers
                finally:
                    self._publish(answers)
        finally:
            self._herald.deliver()

    def _do(self, deed: Callable[[], None]) -> Board:
        with self._changing():
            deed()
        return self

    # --- from the page -------------------------------------------------------------------------------------------------

    def _heard(self, _: Any, message: Any, buffers: Any) -> None:
        kind = message.get("kind") if isinstance(message, dict) else None
        if kind in ("hello", "resync"):
            self._greet(kind == "hello" and message.get("version") == self._version)
            return
        if kind == "ask":
            self._preview(message)
            return
        with self._changing() as answers:
            answers.extend(self._inbox.receive(message))

    def _greet(self, is_up_to_date: bool) -> None:
        """Answer a view that has opened or lost its way: with the whole picture, or with a mere sign of life."""
        with self._lock:
            content: dict[str, Any] = {"version": self._version, "answers": []}
            if is_up_to_date:
                content |= {"kind": "patch", "base": self._version, "patch": {}}
            else:
                content |= {"kind": "picture", "picture": self._picture}
            self._herald.tell(lambda: self.send(content))
        self._herald.deliver()

    def _preview(self, message: Any) -> None:
        """Tell a view what the move that it aims at would do. That may take a while: the lock is free meanwhile."""
        with self._lock:
            question = self._inbox.question(message)
        if question is None:
            return
        content = question.answer()
        with self._lock:
            self._herald.tell(lambda: self.send(content))
        self._herald.deliver()

    # --- computer players ----------------------------------------------------------------------------------------------

    def _seat(self) -> None:
        """Let who has just sat down get ready."""
        if self._seated is self._controller.seats:
            return
        self._seated = self._controller.seats
        for seat in self._seated:
            if isinstance(seat.player, TellingPlayer):
                seat.player.prepare()

    def _ask(self) -> None:
        """Ask what the controller wants asked, and drop a question that it no longer wants."""
        wanted = None if self._is_closed else self._controller.request
        if self._asking is not None and self._asking.request == wanted:
            return
        if self._asking is not None:
            self._asking.cancel()
        self._asking = None
        if wanted is not None:
            pace = 0.0 if wanted.hint or self._controller.is_stepping else self.pace * self._unhurried()
            player = self._player_for(wanted)
            self._asking = Asking(wanted, player, self._controller.state, self._answered, pace, self._told)

    def _unhurried(self) -> float:
        """How many times the pace the next answer takes at the least: where a turn of several moves has ended there is more to read."""
        controller = self._controller
        if not controller.at or not controller.state.game.long_turns:
            return 1.0
        return 1.0 if controller.states[controller.at - 1].to_move == controller.state.to_move else TURN_ENDED

    def _asked(self) -> int | None:
        return None if self._asking is None else self._asking.request.player

    def _player_for(self, request: Request) -> Player:
        seat: Seat = self._controller.seats[request.player]
        if not request.hint and seat.player is not None:
            return seat.player
        state = self._controller.state
        make = KINDS[adviser(state.game, state.players) if request.hint else STAND_IN].make
        assert make is not None, "a stand-in is no person"
        return make()

    def _answered(self, request: Request, move: Any, trouble: str) -> None:
        with self._changing():
            if trouble:
                self._controller.fail(request, trouble)
            else:
                self._controller.answer(request, move)

    def _told(self, request: Request, words: str, trouble: bool) -> None:
        with self._changing():
            self._controller.tell(request, words, trouble)

    def _still_svg(self) -> tuple[str, str]:
        with self._lock:
            words = self.players if picture.are_scores_hidden(self._controller) else (repr(self),)
            return svg(picture.scene_of(self._controller), compact=True), ", ".join(words)

    def close(self) -> None:
        """End the widget: nobody is asked for moves any more, and the saved picture stays as it is."""
        with self._lock:
            if self._asking is not None:
                self._asking.cancel()
            self._is_closed = True
        self._still_picture.close()
        super().close()


def text_of(source: str | PathLike[str]) -> str:
    """The text of a record: `source` itself if it holds a position, else what the file of this name holds.

    Raises `GameError` when it is neither.
    """
    # A position alone has three spaces, a saved game more than one line.
    if isinstance(source, str) and ("\n" in source or len(source.split()) > 3):
        return source
    try:
        return Path(source).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise GameError(f"{quoted(str(source))} is neither a file nor the text of a game") from None
    except OSError as error:
        raise GameError(f"{quoted(str(source))} can't be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise GameError(f"{str(source)!r} is no text file: {error.reason} at byte {error.start}") from None


def play(
    game: str | State[Any] = "fish",
    players: int | Sequence[Any] | None = None,
    seed: int | None = None,
    *,
    hidden: bool = False,
    pace: float = 0.7,
    **options: Any,
) -> Board:
    """A board to play on, shown when it is the last thing of a cell.

    game: a game's name; or a state to go on from. players: a number, 2 by default (you against computer players), or a
    list with `"me"`, names of persons, kinds of computer players (`"greedy"`, `"beam"` and others), pairs
    (name, kind), functions from state to move. seed: the same seed gives the same tiles and the same computer moves.
    hidden: keep the scores from sight until the end. pace: seconds a computer player takes at the least. options: the
    game's own, such as `placement="any"` and `board="small"` for Fish, `model="drift"` for Floes. Raises `GameError`.
    """
    if isinstance(game, State):
        if options:
            raise GameError(f"a state has its rules and board already: {', '.join(options)} can't be chosen")
        record = Record.of(game, ())
        check_seed(seed)
        seats = seats_of(game.players if players is None else players)
    else:
        rules, setup = game_named(game).of(**options)
        if isinstance(players, int):
            rules.check_players(players)
        seats = seats_of(2 if players is None else players)
        record = Record.of(rules.start(len(seats), seed, **setup), ())
    return Board(Controller(record, seats, seed, hidden), pace=pace)


def load(source: str | PathLike[str], *, pace: float = 0.7) -> Board:
    """A board on which a saved game goes on: a file's name, or the text itself. Raises `ValueError` with the reason."""
    record = parse_record(text_of(source))
    return Board(Controller(record, seats_in(record, ())), pace=pace)
