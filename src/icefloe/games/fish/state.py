"""A position of Fish and what a move does to it. Source: rules page, Fish 1 to 8."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from ..base import IllegalMove, MoveTextError, PositionError, State, quoted
from . import facts
from .board import Board, Cell, Cells, Move, bits_of, board_of, parse_move

if TYPE_CHECKING:
    from .game import Fish


class Ice:
    """The tiles as they were dealt: a board and the fish on each of its cells. Shared by all states of a game.

    fish: a number a cell, 0 for water. tiles: cells that had a tile. placements: in reading order, each with its row and
    the cell's bit in it. singles: those of them on tiles with one fish.
    """

    __slots__ = ("board", "fish", "placements", "singles", "tiles")

    def __init__(self, rows: tuple[int, ...], fish: tuple[int, ...]) -> None:
        self.board = board_of(rows)
        self.fish = fish
        placing = self.board.placing
        if 0 in fish:
            self.tiles: Cells = bits_of([Cell(cell) for cell, number in enumerate(fish) if number])
            self.placements = list(compress(placing, fish))
        else:
            self.tiles, self.placements = self.board.everywhere, placing
        self.singles = list(compress(placing, [number == 1 for number in fish]))


class Seat(NamedTuple):
    """What belongs to one player: where their penguins stand, in order, how many are to be placed, what they have collected."""

    penguins: tuple[Cell, ...]
    hand: int
    fish: int
    tiles: int


class FishState(State[Move]):
    """One position of Fish. Immutable; `str` gives its position text, `Fish.parse` reads it back equal.

    What it is made of is in fields with an underscore, which nobody sets but `_settled`; the rest reads them.
    _lines: which cells are free, with a tile and no penguin, line by line (see `Board`). _seats: what belongs to each player.
    _legal: the legal moves, once they have been asked for.
    """

    __slots__ = ("_can_place", "_game", "_ice", "_legal", "_lines", "_seats", "_to_move")

    _can_place: bool
    _game: Fish
    _ice: Ice
    _legal: tuple[Move, ...] | None
    _lines: list[int]
    _seats: tuple[Seat, ...]
    _to_move: int | None

    # --- what can be asked -------------------------------------------------------------------------------------------

    @property
    def game(self) -> Fish:  # type: ignore[override]
        """The rules' options."""
        return self._game

    @property
    def ice(self) -> Ice:
        """The tiles as they were dealt."""
        return self._ice

    @property
    def to_move(self) -> int | None:  # type: ignore[override]
        """The player to move, None when the game is over."""
        return self._to_move

    @property
    def is_over(self) -> bool:
        return self._to_move is None

    @property
    def can_place(self) -> bool:
        """Whether the moves are placements, since some hand still holds a penguin."""
        return self._can_place

    @property
    def seats(self) -> tuple[Seat, ...]:
        """What belongs to each player."""
        return self._seats

    @property
    def lines(self) -> Sequence[int]:
        """Which cells are free, with a tile and no penguin, line by line: see `Board`."""
        return tuple(self._lines)

    @property
    def players(self) -> int:  # type: ignore[override]
        """How many take part, retired ones included."""
        return len(self._seats)

    @property
    def board(self) -> Board:
        return self._ice.board

    @property
    def free(self) -> Cells:
        """Cells with a tile and no penguin on it, as bits."""
        return self.board.from_lines(self._lines)

    @property
    def scores(self) -> tuple[int, ...]:  # type: ignore[override]
        """Fish collected by each player."""
        return tuple(seat.fish for seat in self._seats)

    @property
    def tiles(self) -> tuple[int, ...]:
        """Tiles collected by each player: they break ties."""
        return tuple(seat.tiles for seat in self._seats)

    @property
    def hands(self) -> tuple[int, ...]:
        """Penguins each player has still to place."""
        return tuple(seat.hand for seat in self._seats)

    @property
    def penguins(self) -> tuple[Cells, ...]:
        """Where each player's penguins stand, as bits."""
        return tuple(bits_of(seat.penguins) for seat in self._seats)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Placements in reading order, or slides by penguin in reading order."""
        if self._legal is not None:
            return self._legal
        player, lines = self._to_move, self._lines
        moves: list[Move] = []
        if player is None:
            pass
        elif self._can_place:
            moves = self._placements()
        else:
            tables = self._ice.board.moves
            for origin in self._seats[player][0]:
                line_1, moves_1, line_2, moves_2, line_3, moves_3 = tables[origin]
                moves += moves_1[lines[line_1]]
                moves += moves_2[lines[line_2]]
                moves += moves_3[lines[line_3]]
        self._legal = found = tuple(moves)
        return found

    @property
    def utilities(self) -> tuple[tuple[int, int], ...]:
        """(fish, tiles) of each player: compared in this order."""
        return tuple((seat.fish, seat.tiles) for seat in self._seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """Most fish, then most tiles, then all who share both (Fish 7)."""
        if self._to_move is not None:
            return ()
        best = max(self.utilities)
        return tuple(player for player, value in enumerate(self.utilities) if value == best)

    def fish_at(self, name: str) -> int:
        """Fish on the tile of the cell called `name`, 0 where there is no tile."""
        cell = self.board.index[name]
        present = self.free | self._occupied()
        return self._ice.fish[cell] if present >> cell & 1 else 0

    def penguin_at(self, name: str) -> int | None:
        """The player whose penguin stands on the cell called `name`."""
        bit = 1 << self.board.index[name]
        return next((player for player, cells in enumerate(self.penguins) if cells & bit), None)

    def facts(self, player: int, names: Iterable[str] = ()) -> Mapping[str, float]:
        """fish, tiles, afoot, mobility, reach and territory: see `icefloe.games.fish.facts.FACTS`."""
        return {name: facts.FACTS[name](self, player) for name in names or facts.FACTS}

    # --- what a move does ----------------------------------------------------------------------------------------------

    def play(self, move: Move | str) -> FishState:
        """The state after `move`, a `Move` or its text. Raises `IllegalMove`, `MoveTextError`."""
        if move.__class__ is not Move:
            # A plain tuple would be found too, but has another text.
            if move.__class__ is not str:
                self._refuse(move)
            move = parse_move(move)
        player, lines, ice = self._to_move, self._lines, self._ice
        try:
            slide = ice.board.slides.get(move)
        except TypeError:  # It can't be hashed: a list, say.
            self._refuse(move)
        if player is None or slide is None or self._can_place:
            return self._place(move)
        origin, target, line, path = slide
        seats = self._seats
        penguins, hand, fish, tiles = seats[player]
        if origin not in penguins or path & lines[line] != path:
            self._refuse(move)
        moved = [*penguins]
        moved[moved.index(origin)] = target
        moved.sort()
        seat = _new(Seat, (tuple(moved), hand, fish + ice.fish[origin], tiles + 1))
        line_1, bit_1, line_2, bit_2, line_3, bit_3 = ice.board.spots[target]
        lines = lines[:]
        lines[line_1] ^= bit_1
        lines[line_2] ^= bit_2
        lines[line_3] ^= bit_3
        after_seats = [*seats]
        after_seats[player] = seat
        after = player + 1 if player + 1 < len(seats) else 0
        return _settled(self._game, ice, lines, tuple(after_seats), False, after)

    def parse_move(self, text: str) -> Move:
        """The move that `text` writes. Raises `MoveTextError`."""
        return parse_move(text)

    def _place(self, move: Move) -> FishState:
        player = self._to_move
        target = self._ice.board.placements.get(move)
        if player is None or not self._can_place or target is None or not self._may_stand(move, target):
            self._refuse(move)
        penguins, hand, fish, tiles = self._seats[player]
        seats = list(self._seats)
        seats[player] = Seat(tuple(sorted((*penguins, target))), hand - 1, fish, tiles)
        # Hands are emptied in turn: while this one holds a penguin, no need to look at the others.
        can_place = hand > 1 or any(seat.hand for seat in seats)
        line_1, bit_1, line_2, bit_2, line_3, bit_3 = self._ice.board.spots[target]
        lines = self._lines[:]
        lines[line_1] ^= bit_1
        lines[line_2] ^= bit_2
        lines[line_3] ^= bit_3
        return _settled(self._game, self._ice, lines, tuple(seats), can_place, (player + 1) % len(seats))

    def _may_stand(self, move: Move, target: Cell) -> bool:
        """Whether a penguin may be placed: on a free one-fish tile, or any free tile by option or for want of them (Fish 1, 2)."""
        line, bit = self._ice.board.spots[target][:2]
        return bool(self._lines[line] & bit) and (self._ice.fish[target] == 1 or move in self._placements())

    def _placements(self) -> list[Move]:
        lines = self._lines
        if self._game.placement == "one-fish":
            singles = [move for line, bit, move in self._ice.singles if lines[line] & bit]
            if singles:
                return singles
        return [move for line, bit, move in self._ice.placements if lines[line] & bit]

    def _occupied(self) -> Cells:
        return sum(self.penguins)

    # --- why a move is illegal -----------------------------------------------------------------------------------------

    def _refuse(self, move: Any) -> NoReturn:
        if not isinstance(move, Move) or not all(name is None or isinstance(name, str) for name in move):
            raise MoveTextError(f"{quoted(move)} is no move: give a Move, or its text such as c5 or c5-e7")
        raise IllegalMove(f"{move} is illegal: {self._reason(move)} ({self})")

    def _reason(self, move: Move) -> str:
        if self._to_move is None:
            return "the game is over"
        me = chr(ord("a") + self._to_move)
        for name in move:
            if name is not None and name not in self.board.index:
                return f"the board has no cell {name}"
        if self._can_place:
            return self._why_no_placement(move, me)
        if move.origin is None:
            return f"all penguins are placed, {me} has to move one, as in c5-e7"
        owner = self.penguin_at(move.origin)
        if owner is None:
            return f"no penguin stands on {move.origin}"
        if owner != self._to_move:
            return f"the penguin on {move.origin} is {chr(ord('a') + owner)}'s, and it is {me}'s turn"
        return self._why_no_slide(move.origin, move.target)

    def _why_no_placement(self, move: Move, me: str) -> str:
        if move.origin is not None:
            return f"{me} has to place a penguin first, as in c5"
        if self._occupied() & 1 << self.board.index[move.target]:
            return f"a penguin stands on {move.target}"
        if not self.fish_at(move.target):
            return f"{move.target} is water"
        return f"{move.target} has {self.fish_at(move.target)} fish, penguins are placed on one-fish tiles"

    def _why_no_slide(self, origin: str, target: str) -> str:
        if origin == target:
            return "a penguin has to move at least one tile"
        slide = self.board.slides.get(Move(origin, target))
        if slide is None:
            return f"{target} is not on a straight line from {origin}"
        free = self.free
        blocked = next(name for name in self._walk(origin, target) if not free >> self.board.index[name] & 1)
        what = "water" if not self.fish_at(blocked) else "where a penguin stands"
        return f"{blocked} on the way is {what}" if blocked != target else f"{target} is {what}"

    def _walk(self, origin: str, target: str) -> list[str]:
        """The cells from `origin` to `target`, in the order a penguin enters them."""
        board = self.board
        start, end = board.index[origin], board.index[target]
        number, path = board.slides[Move(origin, target)][2:]
        entered = [cell for place, cell in enumerate(board.line(number)) if path >> place & 1]
        return [board.names[cell] for cell in (entered if end > start else entered[::-1])]

    # --- a value: text, equality, pickles ------------------------------------------------------------------------------

    def __str__(self) -> str:
        from .text import state_text

        return state_text(self)

    def __repr__(self) -> str:
        return f"<Fish {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FishState):
            return NotImplemented
        return self is other or (self._values() == other._values() and self._same_ice(other))

    def _values(self) -> tuple[Any, ...]:
        return (self._lines, self._seats, self._to_move, self._game)

    def _same_ice(self, other: FishState) -> bool:
        """Whether the tiles that are left are the same; those that are gone don't count."""
        if self._ice is other.ice:
            return True
        left = self.board.cells(self.free | self._occupied())
        return self.board is other.board and all(self._ice.fish[cell] == other.ice.fish[cell] for cell in left)

    def __hash__(self) -> int:
        return hash((*self._lines, self._seats, self._to_move))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._game, str(self))

    def __copy__(self) -> FishState:
        return self

    def __deepcopy__(self, memo: object) -> FishState:
        return self


_new: Any = tuple.__new__
"""Makes a `Seat` at half the cost of calling it: random games make one a ply."""
_new_state: Any = object.__new__


def _restored(game: Fish, text: str) -> FishState:
    return game.parse(text)


def settled(game: Fish, ice: Ice, seats: tuple[Seat, ...], turn: int) -> FishState:
    """The state where it is `turn`'s turn, after what happens by itself (Fish 4, 6): who has nothing to place is passed
    over; who is stuck retires, collecting the tiles under their penguins.

    Raises `PositionError` when the hands hold more penguins than there are free tiles.
    """
    free = ice.tiles & ~sum(bits_of(seat.penguins) for seat in seats)
    in_hand = sum(seat.hand for seat in seats)
    if in_hand > free.bit_count():
        raise PositionError(f"{in_hand} penguins are still to place, and {free.bit_count()} tiles are free")
    return _settled(game, ice, ice.board.by_line(free), seats, in_hand > 0, turn)


def _settled(game: Fish, ice: Ice, lines: list[int], seats: tuple[Seat, ...], can_place: bool, turn: int) -> FishState:
    to_move: int | None = turn
    if can_place:
        while not seats[turn].hand:
            turn = (turn + 1) % len(seats)
        to_move = turn
    else:
        tables = ice.board.moves
        for _ in seats:
            penguins = seats[turn][0]
            for cell in penguins:
                line_1, moves_1, line_2, moves_2, line_3, moves_3 = tables[cell]
                if moves_1[lines[line_1]] or moves_2[lines[line_2]] or moves_3[lines[line_3]]:
                    break
            else:
                if penguins:
                    seats = (*seats[:turn], _retired(ice, seats[turn]), *seats[turn + 1 :])
                turn = turn + 1 if turn + 1 < len(seats) else 0
                continue
            to_move = turn
            break
        else:
            to_move = None
    state: FishState = _new_state(FishState)
    state._game = game
    state._ice = ice
    state._lines = lines
    state._seats = seats
    state._can_place = can_place
    state._to_move = to_move
    state._legal = None
    return state


def _retired(ice: Ice, seat: Seat) -> Seat:
    under = seat.penguins
    return Seat((), 0, seat.fish + sum(ice.fish[cell] for cell in under), seat.tiles + len(under))
