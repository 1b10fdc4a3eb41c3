"""A position of Fish and what a move does to it. Source: rules page, Fish 1 to 8."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from ..base import IllegalMove, PositionError, State
from . import facts
from .board import Board, Cell, Cells, Move, bits_of, board_of, parse_move

if TYPE_CHECKING:
    from .game import Fish


class Ice:
    """The tiles as they were dealt: a board and the fish on each of its cells. Shared by all states of a game.

    fish: a number a cell, 0 for water. tiles: cells that had a tile. singles: those with one fish. placements:
    placements on tiles, each with the bit of its cell, in reading order.
    """

    __slots__ = ("board", "fish", "placements", "singles", "tiles")

    def __init__(self, rows: tuple[int, ...], fish: tuple[int, ...]) -> None:
        self.board = board_of(rows)
        self.fish = fish
        self.tiles: Cells = sum(1 << cell for cell, number in enumerate(fish) if number)
        self.singles: Cells = sum(1 << cell for cell, number in enumerate(fish) if number == 1)
        self.placements = [(1 << cell, move) for move, cell in self.board.placements.items() if fish[cell]]


class Seat(NamedTuple):
    """What belongs to one player: where their penguins stand, in order, how many are to be placed, what they have collected."""

    penguins: tuple[Cell, ...]
    hand: int
    fish: int
    tiles: int


class _Fields:
    """The plain fields of a state. A state is filled in as this, then frozen by becoming a `FishState`."""

    __slots__ = ("_legal", "can_place", "free", "game", "ice", "seats", "to_move")

    game: Fish
    ice: Ice
    free: Cells
    seats: tuple[Seat, ...]
    can_place: bool
    to_move: int | None
    _legal: tuple[Move, ...] | None


class FishState(_Fields, State[Move]):
    """One position of Fish. Immutable; `str` gives its position text, `Fish.parse` reads it back equal.

    game: the rules' options. free: cells with a tile and no penguin, as bits. seats: what belongs to each player.
    can_place: whether the moves are placements, since some hand still holds a penguin.
    """

    __slots__ = ()

    game: Fish

    # --- what can be asked -------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:  # type: ignore[override]
        """How many take part, retired ones included."""
        return len(self.seats)

    @property
    def board(self) -> Board:
        return self.ice.board

    @property
    def scores(self) -> tuple[int, ...]:  # type: ignore[override]
        """Fish collected by each player."""
        return tuple(seat.fish for seat in self.seats)

    @property
    def tiles(self) -> tuple[int, ...]:
        """Tiles collected by each player: they break ties."""
        return tuple(seat.tiles for seat in self.seats)

    @property
    def hands(self) -> tuple[int, ...]:
        """Penguins each player has still to place."""
        return tuple(seat.hand for seat in self.seats)

    @property
    def penguins(self) -> tuple[Cells, ...]:
        """Where each player's penguins stand, as bits."""
        return tuple(bits_of(seat.penguins) for seat in self.seats)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Placements in reading order, or slides by penguin in reading order."""
        found = self._legal
        if found is None:
            found = self._find_moves()
            _set_legal(self, found)
        return found

    @property
    def utilities(self) -> tuple[tuple[int, int], ...]:
        """(fish, tiles) of each player: compared in this order."""
        return tuple((seat.fish, seat.tiles) for seat in self.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """Most fish, then most tiles, then all who share both (Fish 7)."""
        if self.to_move is not None:
            return ()
        best = max(self.utilities)
        return tuple(player for player, value in enumerate(self.utilities) if value == best)

    def fish_at(self, name: str) -> int:
        """Fish on the tile of the cell called `name`, 0 where there is no tile."""
        cell = self.board.index[name]
        present = self.free | self._occupied()
        return self.ice.fish[cell] if present >> cell & 1 else 0

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
        if move.__class__ is str:
            move = parse_move(move)
        player, free, ice = self.to_move, self.free, self.ice
        slide = ice.board.slides.get(move)  # type: ignore[arg-type]
        if player is None or slide is None or self.can_place:
            return self._place(move)  # type: ignore[arg-type]
        origin, target, landing, path = slide
        seats = self.seats
        penguins, hand, fish, tiles = seats[player]
        if origin not in penguins or path & free != path:
            self._refuse(move)  # type: ignore[arg-type]
        moved = [*penguins]
        moved[moved.index(origin)] = target
        moved.sort()
        seat = _seat(Seat, (tuple(moved), hand, fish + ice.fish[origin], tiles + 1))
        after = player + 1
        if after == len(seats):
            return _settled(self.game, ice, free ^ landing, (*seats[:player], seat), False, 0)
        return _settled(self.game, ice, free ^ landing, (*seats[:player], seat, *seats[after:]), False, after)

    def parse_move(self, text: str) -> Move:
        """The move that `text` writes. Raises `MoveTextError`."""
        return parse_move(text)

    def _place(self, move: Move) -> FishState:
        player = self.to_move
        target = self.ice.board.placements.get(move)
        if player is None or not self.can_place or target is None or not self._places() >> target & 1:
            self._refuse(move)
        penguins, hand, fish, tiles = self.seats[player]
        seats = list(self.seats)
        seats[player] = Seat(tuple(sorted((*penguins, target))), hand - 1, fish, tiles)
        can_place = any(seat.hand for seat in seats)
        after = (player + 1) % len(seats)
        return _settled(self.game, self.ice, self.free ^ 1 << target, tuple(seats), can_place, after)

    def _places(self) -> Cells:
        """Where a penguin may be placed: free one-fish tiles, or any free tile by option or for want of them (Fish 1, 2)."""
        singles = self.free & self.ice.singles
        return singles if singles and self.game.placement == "one-fish" else self.free

    def _find_moves(self) -> tuple[Move, ...]:
        player, free = self.to_move, self.free
        if player is None:
            return ()
        if self.can_place:
            places = self._places()
            return tuple([move for bit, move in self.ice.placements if bit & places])
        lines = self.ice.board.lines
        moves: list[Move] = []
        for origin in self.seats[player].penguins:
            along_1, line_1, along_2, line_2, along_3, line_3 = lines[origin]
            moves += line_1[along_1 & free]
            moves += line_2[along_2 & free]
            moves += line_3[along_3 & free]
        return tuple(moves)

    def _occupied(self) -> Cells:
        return sum(self.penguins)

    # --- why a move is illegal -----------------------------------------------------------------------------------------

    def _refuse(self, move: Move) -> NoReturn:
        raise IllegalMove(f"{move} is illegal: {self._reason(move)} ({self})")

    def _reason(self, move: Move) -> str:
        if self.to_move is None:
            return "the game is over"
        me = chr(ord("a") + self.to_move)
        for name in move:
            if name is not None and name not in self.board.index:
                return f"the board has no cell {name}"
        if self.can_place:
            return self._why_no_placement(move, me)
        if move.origin is None:
            return f"all penguins are placed, {me} has to move one, as in c5-e7"
        owner = self.penguin_at(move.origin)
        if owner is None:
            return f"no penguin stands on {move.origin}"
        if owner != self.to_move:
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
        blocked = next(name for name in self._walk(origin, target) if not self.free >> self.board.index[name] & 1)
        what = "water" if not self.fish_at(blocked) else "where a penguin stands"
        return f"{blocked} on the way is {what}" if blocked != target else f"{target} is {what}"

    def _walk(self, origin: str, target: str) -> list[str]:
        """The cells from `origin` to `target`, in the order a penguin enters them."""
        path = self.board.slides[Move(origin, target)].path
        entered = [self.board.names[cell] for cell in self.board.cells(path)]
        return entered if self.board.index[target] > self.board.index[origin] else entered[::-1]

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
        return (self.free, self.seats, self.to_move, self.game)

    def _same_ice(self, other: FishState) -> bool:
        """Whether the tiles that are left are the same; those that are gone don't count."""
        if self.ice is other.ice:
            return True
        left = self.board.cells(self.free | self._occupied())
        return self.board is other.board and all(self.ice.fish[cell] == other.ice.fish[cell] for cell in left)

    def __hash__(self) -> int:
        return hash((self.free, self.seats, self.to_move))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a state is immutable: {name} can't be set, play a move for the next state")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a state is immutable: {name} can't be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, str(self))

    def __copy__(self) -> FishState:
        return self

    def __deepcopy__(self, memo: object) -> FishState:
        return self


# A state refuses to be changed; the list of its moves is filled in past that, when first asked for.
_set_legal: Any = vars(_Fields)["_legal"].__set__
_seat = tuple.__new__
"""Makes a `Seat` at half the cost of calling it: random games make one a ply."""


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
    return _settled(game, ice, free, seats, in_hand > 0, turn)


def _settled(
    game: Fish, ice: Ice, free: Cells, seats: tuple[Seat, ...], can_place: bool, turn: int | None
) -> FishState:
    if can_place:
        while not seats[turn].hand:  # type: ignore[index]
            turn = (turn + 1) % len(seats)  # type: ignore[operator]
    else:
        near = ice.board.near
        # Almost always the next player can move with the first penguin: no call for that.
        for cell in seats[turn][0]:  # type: ignore[index]
            if near[cell] & free:
                break
        else:
            turn, seats = _next_able(ice, free, seats, turn)  # type: ignore[arg-type]
    state = _Fields()
    state.game = game
    state.ice = ice
    state.free = free
    state.seats = seats
    state.can_place = can_place
    state.to_move = turn
    state._legal = None
    state.__class__ = FishState
    return state  # type: ignore[return-value]


def _next_able(ice: Ice, free: Cells, seats: tuple[Seat, ...], turn: int) -> tuple[int | None, tuple[Seat, ...]]:
    """Who is the first from `turn` on that can move, None if nobody; the seats after those before them have retired."""
    near = ice.board.near
    for _ in seats:
        penguins = seats[turn].penguins
        if any(near[cell] & free for cell in penguins):
            return turn, seats
        if penguins:
            seats = (*seats[:turn], _retired(ice, seats[turn]), *seats[turn + 1 :])
        turn = turn + 1 if turn + 1 < len(seats) else 0
    return None, seats


def _retired(ice: Ice, seat: Seat) -> Seat:
    under = seat.penguins
    return Seat((), 0, seat.fish + sum(ice.fish[cell] for cell in under), seat.tiles + len(under))
