"""A game being played, as a plain state machine: events in, a state and something to show out.

Knows no widget, no thread and no clock: whoever drives it hands over what persons did (`receive` and the methods) and
what computer players answered (`answer`), and looks at `request` for what is to be asked next.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from ..games import game_named
from ..games.base import CHANCE, GameError, IllegalMove, State
from ..players import PERSON, Seat, check_seats, seats_of
from ..study import Record

STAND_IN = "greedy"
"""Plays on for a person who resigned while others go on."""


@dataclass(frozen=True)
class Request:
    """A question to a player. Two are equal when the same answer settles both.

    revision: the position it is about. player: whose move. hint: advice for a person, not a move to be played.
    seed: what the answer's chance is drawn from, so that a game with a seed repeats.
    """

    revision: int
    player: int
    hint: bool
    seed: str


class Controller:
    """One game: its seats, the line of moves, which of its positions is on show, and who is to be asked for a move."""

    def __init__(self, record: Record, seats: tuple[Seat, ...], seed: int | None = None, hidden: bool = False) -> None:
        self.revision = 0
        """Grows with every change of the position on show; a move made for another one is refused."""
        self.hidden = hidden
        """Whether the scores are kept from sight until the end."""
        self.trouble = ""
        """What went wrong last, in words."""
        self.thought = ""
        """What the player who is asked says of its thinking."""
        self._warning = ""
        """What went wrong for that player, who will answer all the same."""
        self.advice: Any = None
        """The move that a hint shows."""
        self.hint_wanted = False
        self._begin(record, seats, seed, at=record.at)

    def _begin(self, record: Record, seats: tuple[Seat, ...], seed: float | None, at: int | None) -> None:
        if len(seats) != record.start.players:
            raise GameError(f"{len(seats)} players were given, the position is for {record.start.players}")
        check_seats(seats, record.start.game)
        self.seats = seats
        self.seed = Random().random() if seed is None else seed
        """What chance and the computer players' moves are drawn from."""
        self.states = list(record.states or (record.start,))
        self.moves = list(record.moves)
        self.resignations = dict(record.resigned)
        """Player to the ply after which they gave up."""
        self._paused = False
        self._single_step = False
        self._draw()
        self._show(len(self.moves) if at is None or at == len(record.moves) else at)

    # --- what can be seen ----------------------------------------------------------------------------------------------

    @property
    def state(self) -> State[Any]:
        """The position on show."""
        return self.states[self.at]

    @property
    def history(self) -> tuple[Any, ...]:
        """The moves that led to the position on show."""
        return tuple(self.moves[: self.at])

    @property
    def resigned(self) -> tuple[int, ...]:
        """Who has given up, at the position on show."""
        return self._resigned_by(self.at)

    def _resigned_by(self, ply: int) -> tuple[int, ...]:
        return tuple(player for player, given_up in sorted(self.resignations.items()) if given_up <= ply)

    @property
    def victor(self) -> int | None:
        """Who is left when all others have resigned."""
        left = [player for player in range(len(self.seats)) if player not in self.resigned]
        return left[0] if len(left) == 1 else None

    @property
    def to_move(self) -> int | None:
        """The player whose move it is, None when the game is over, by the rules or by resignation."""
        return None if self.victor is not None else self.state.to_move

    @property
    def winners(self) -> tuple[int, ...]:
        return self.state.winners if self.victor is None else (self.victor,)

    def is_person(self, player: int | None) -> bool:
        """Whether a person decides for `player`; nobody does for one who resigned."""
        return player is not None and player >= 0 and self.seats[player].is_person and player not in self.resigned

    @property
    def is_waiting(self) -> bool:
        """Whether computer players hold still: paused, or the position on show is not the last of its line."""
        return self._paused or (self.at < len(self.moves) and not self._goes_on)

    @property
    def is_stepping(self) -> bool:
        """Whether a single move of a computer player was asked for."""
        return self._single_step

    @property
    def request(self) -> Request | None:
        """What is to be asked now, if anything. Stays equal until it is answered or no longer of use."""
        player = self.to_move
        if player is None:
            return None
        hint = self.is_person(player)
        if hint and not self.hint_wanted:
            return None
        if not hint and self.is_waiting and not self._single_step:
            return None
        return Request(self.revision, player, hint, f"{self.seed}/{player}/{self.at}/{hint}")

    @property
    def tools(self) -> dict[str, bool]:
        """What can be used now; absent what can't."""
        player = self.to_move
        computer = player is not None and not self.is_person(player)
        computers = any(not self.is_person(seat) for seat in range(len(self.seats)))
        can = {
            "undo": self.at > 0 or 0 in self.resignations.values(),
            "redo": self.at < len(self.moves),
            "hint": self.is_person(player),
            "resign": self.is_person(player),
            "pause": computers and player is not None and not self.is_waiting,
            "resume": player is not None and self.is_waiting and (computer or self._paused),
            "step": computer and self.is_waiting,
        }
        return {name: True for name, yes in can.items() if yes}

    def record(self) -> Record:
        """The whole line, also what follows the position on show."""
        players = tuple((seat.name, seat.kind) for seat in self.seats)
        return Record(self.states[0], tuple(self.moves), tuple(self.states), players, dict(self.resignations), self.at)

    # --- what can be done ----------------------------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """Play `move`, or its text, for whoever is to move; what followed in the line is dropped.

        Raises `IllegalMove`, `MoveTextError`.
        """
        if self.victor is not None:
            raise IllegalMove(
                f"{move} is illegal: the game is over, {self.seats[self.victor].name} has won by resignation"
            )
        move = self.state.parse_move(move) if isinstance(move, str) else move
        after = self.state.play(move)
        del self.moves[self.at :], self.states[self.at + 1 :]
        self.resignations = {player: ply for player, ply in self.resignations.items() if ply <= self.at}
        self.moves.append(move)
        self.states.append(after)
        self._draw()
        self._show(len(self.moves))

    def undo(self, count: int | None = None) -> None:
        """Go back `count` moves; by default to the last position where a person was to move. Raises `GameError`.

        By default a resignation is taken back first, without a move.
        """
        if count is None and self.at in self.resignations.values():
            self.resignations = {player: ply for player, ply in self.resignations.items() if ply != self.at}
            self._show(self.at)
            return
        if self.at == 0:
            raise GameError("there is no move to undo")
        if count is None:
            self.goto(self._persons_turn(range(self.at - 1, -1, -1)))
        else:
            self.goto(self.at - _counted(count, self.at, "undone"))

    def redo(self, count: int | None = None) -> None:
        """Go forward `count` moves that were undone; by default to the next person's turn. Raises `GameError`."""
        if self.at == len(self.moves):
            raise GameError("there is no move to redo")
        ahead = range(self.at + 1, len(self.moves) + 1)
        if count is None:
            self.goto(self._persons_turn(ahead))
        else:
            self.goto(self.at + _counted(count, len(self.moves) - self.at, "redone"))

    def goto(self, ply: int) -> None:
        """Show the position after `ply` moves of the line. Raises `GameError`."""
        if isinstance(ply, bool) or not isinstance(ply, int) or not 0 <= ply <= len(self.moves):
            raise GameError(f"there is no position after {ply!r} moves; the line has {len(self.moves)}")
        self._show(ply)

    def hint(self) -> None:
        """Ask for advice; a second time: take it away. Raises `GameError`."""
        if not self.is_person(self.to_move):
            raise GameError("a hint is for a person, on their turn")
        self.hint_wanted = not self.hint_wanted and self.advice is None
        self.advice = None
        self.trouble = ""

    def pause(self) -> None:
        """Let the computer players hold still."""
        self._paused = True
        self._single_step = self._goes_on = False

    def resume(self) -> None:
        """Let the computer players go on from the position on show."""
        self._paused = self._single_step = False
        self._goes_on = True
        self.trouble = ""

    def step(self) -> None:
        """Let the computer player whose turn it is make one move, then wait. Raises `GameError`."""
        if self.to_move is None or self.is_person(self.to_move):
            raise GameError("no computer player is to move")
        self._paused = self._single_step = True
        self.trouble = ""

    def resign(self, player: int | None = None) -> None:
        """`player` (by default the person to move) gives up: with two left the other wins, else a computer plays on.

        Raises `GameError`.
        """
        if player is None:
            player = self.to_move
        if self.to_move is None:
            raise GameError("the game is over already")
        if player is None or player not in range(len(self.seats)) or not self.is_person(player):
            raise GameError("only a person who is still playing can resign")
        del self.moves[self.at :], self.states[self.at + 1 :]
        self.resignations[player] = self.at
        self._show(self.at)

    def hide(self, hidden: bool) -> None:
        """Keep the scores from sight until the end, or not."""
        self.hidden = bool(hidden)

    def show(self, state: State[Any]) -> None:
        """Begin a new line at `state`, with the same seats as far as they fit. Raises `GameError`."""
        if not isinstance(state, State):
            raise GameError(f"a board shows a state, got {type(state).__name__}")
        seats = self.seats if len(self.seats) == state.players else seats_of(["me"] * state.players)
        self._begin(Record.of(state, ()), seats, self.seed, at=0)

    def new(self, game: str, players: Any, seed: int | None, options: Mapping[str, Any]) -> None:
        """Begin another game. Raises `GameError`."""
        seats = seats_of(players)
        rules, setup = game_named(game).of(**options)
        self._begin(Record.of(rules.start(len(seats), seed, **setup), ()), seats, seed, at=0)

    def load(self, record: Record) -> None:
        """Go on with a recorded game, by the players it names. Raises `GameError`."""
        self._begin(record, seats_in(record, self.seats), None, at=record.at)

    # --- answers of players --------------------------------------------------------------------------------------------

    def answer(self, request: Request, move: Any) -> None:
        """What a player chose for `request`: played or shown as advice; nothing happens when it comes too late.

        A move that is illegal, or none, pauses the game and is told as trouble.
        """
        if request != self.request:
            return
        if request.hint:
            self._advise(request, move)
            return
        warning = self._warning
        try:
            self.play(move)
        except ValueError as error:
            self.fail(request, str(error))
        except Exception as error:
            self.fail(request, f"it chose {move!r}, which is no move ({error})")
        else:
            self.trouble = warning

    def _advise(self, request: Request, move: Any) -> None:
        try:
            move = self.state.parse_move(move) if isinstance(move, str) else move
            self.state.play(move)
        except Exception as error:
            self.fail(request, str(error))
            return
        self.hint_wanted, self.advice = False, move

    def tell(self, request: Request, words: str, trouble: bool = False) -> None:
        """What a player says while it thinks. Trouble outlasts the move that it answers with, which may come at once."""
        if request != self.request:
            return
        if trouble:
            self.trouble = self._warning = words
        else:
            self.thought = words

    def fail(self, request: Request, words: str) -> None:
        """A player could not answer `request`: the game waits, and says why."""
        if request != self.request:
            return
        if request.hint:
            self.hint_wanted = False
            self.trouble = f"No hint: {words}"
            return
        self.pause()
        self.trouble = f"{self.seats[request.player].name} could not move: {words}"

    # --- inside --------------------------------------------------------------------------------------------------------

    def _show(self, ply: int) -> None:
        self.at = ply
        self.revision += 1
        self.trouble = self._warning = ""
        self.thought = ""
        self.advice = None
        self.hint_wanted = False
        self._goes_on = False
        self._single_step = False

    def _persons_turn(self, plies: range) -> int:
        """The first of `plies` where a person is to move; a single step where no person plays on, else the last ply."""
        if not any(seat.is_person and player not in self.resigned for player, seat in enumerate(self.seats)):
            return plies[0]
        return next((ply for ply in plies if self._is_persons(ply)), plies[-1])

    def _is_persons(self, ply: int) -> bool:
        player = self.states[ply].to_move
        return (
            player is not None and player >= 0 and self.seats[player].is_person and player not in self._resigned_by(ply)
        )

    def _draw(self) -> None:
        """Lengthen the line by what chance does at its end."""
        while self.states[-1].to_move == CHANCE:
            move = _drawn(self.states[-1], Random(f"{self.seed}/chance/{len(self.moves)}"))
            self.moves.append(move)
            self.states.append(self.states[-1].play(move))


def _drawn(state: State[Any], rng: Random) -> Any:
    """An outcome of chance, each as likely as the state says."""
    left = rng.random()
    for move, probability in state.outcomes:
        left -= probability
        if left < 0:
            return move
    return state.outcomes[-1][0]


def _counted(count: int, most: int, done: str) -> int:
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise GameError(f"count is {count!r}, needs a whole number from 1")
    if count > most:
        raise GameError(f"{count} moves can't be {done}, only {most}")
    return count


def seats_in(record: Record, otherwise: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats a record names; where it names none, or one that can't be had by name, those of `otherwise`."""
    if record.players:
        return seats_of([_seat_again(name, kind) for name, kind in record.players])
    if len(otherwise) == record.start.players:
        return otherwise
    return seats_of(["me"] * record.start.players)


def _seat_again(name: str, kind: str) -> tuple[str, str]:
    """A function or an object of a player can't be written down: a person takes its seat."""
    return (name, PERSON if kind in ("function", "player") else kind)
