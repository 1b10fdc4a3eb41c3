"""How Fish looks and reads.

Board units: a cell is 52 wide, rows are 45 apart; the full board is 450 x 407.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ..games.fish import FishState, Move
from ..games.fish.board import Board
from ..games.fish.facts import exits
from .base import Count, Drawing, Last, Result
from .paths import Point, point, rounded
from .scene import Action, Choice, Item, Scene
from .words import counted, is_you, listed, name_of, whose

WIDTH, STEP = 52, 45
"""Of a cell, and from row to row: whole numbers, near enough to a regular hexagon of radius 30."""

LEFT, TOP, BOTTOM = 17, 45, 47
"""Margins: left of the long rows, above the centres of the first row, below those of the last."""

LAYERS = ("sea", "water", "holes", "tiles", "trail", "fish", "marks", "pieces", "advice")
"""Bottom to top. `marks` holds nothing from here: it is where a view puts what a selection shows."""

FEET = 7.5
"""How far below a cell's centre a penguin's feet are."""

PENGUIN_SCALE = 0.96
TILES = 3
"""How many different tiles there are, apart from their fish."""

LastMove = Last[FishState, Move]


class FishDrawing(Drawing[FishState, Move]):
    """Hey, That's My Fish! as `Drawing` asks for it."""

    def scene(
        self,
        state: FishState,
        *,
        last: LastMove | None = None,
        names: Sequence[str] = (),
        advice: Move | None = None,
        active: bool = True,
        hidden: bool = False,
    ) -> Scene:
        """The picture of `state`: water and tiles, fish, penguins; the last move and a hint; what can be picked."""
        board, owners = state.board, _owners(state)
        items = dict(_frame(board))
        items.update(_ice(state, owners, tuple(names)))
        items.update((f"penguin-{board.names[cell]}", _penguin(board, cell, player)) for cell, player in owners.items())
        if last is not None:
            items.update(_last_move(last, state, board))
        if advice is not None:
            items["advice"] = _advice(board, advice)
        width, height = size(board)
        return Scene(
            width,
            height,
            _label(state, names),
            LAYERS,
            items,
            _actions(self, state) if active else {},
            _ghost(state) if active and state.can_place else None,
            _moved(last, state),
        )

    def counts(self, state: FishState, player: int) -> tuple[Count, ...]:
        """Fish, then tiles, which break ties."""
        tiles = state.tiles[player]
        return Count("fish", "fish", state.scores[player]), Count("hex", "tile" if tiles == 1 else "tiles", tiles)

    def note(self, state: FishState, player: int) -> str:
        """`retired`, while the others play on."""
        seat = state.seats[player]
        return "" if state.is_over or seat.penguins or seat.hand else "retired"

    def bar(self, state: FishState, player: int) -> float:
        """Fish caught, against twice a fair share of all that were dealt: half full is par, however many play."""
        ice, tiles = state.ice, state.free | sum(state.penguins)
        dealt = sum(state.scores) + sum(ice.fish[cell] for cell in state.board.cells(tiles))
        return min(1.0, state.scores[player] * state.players / (2 * dealt)) if dealt else 0.0

    def tell(self, state: FishState, move: Move) -> str:
        """`places a penguin on c5, 1 fish`; `takes 2 fish from e1, lands on 1 fish`."""
        target = state.fish_at(move.target)
        if move.origin is None:
            return f"places a penguin on {move.target}, {target} fish"
        return f"{_takes(state, move.origin)}, {LANDS[target]}"

    def turn(self, state: FishState) -> str:
        """`place a penguin · 3 left`; `2 penguins can go · turn 7`, the player's own turns counted; `game over`."""
        player = state.to_move
        if player is None:
            return "game over"
        if state.can_place:
            return f"place a penguin · {state.hands[player]} left"
        able = len({move.origin for move in state.legal_moves})
        # Each turn so far has put a penguin on the ice or taken a tile; who has retired is never to move.
        turn = state.penguins[player].bit_count() + state.tiles[player] + 1
        return f"{counted(able, 'penguin')} can go · turn {turn}"

    def result(self, state: FishState, names: Sequence[str] = ()) -> Result:
        """Who has won, and by what: fish, tiles among those with equal fish, or shared. Raises `ValueError`."""
        winners = state.winners
        if not winners:
            raise ValueError(f"the game goes on, it has no result yet ({state})")
        fish, tiles = state.scores[winners[0]], state.tiles[winners[0]]
        if len(winners) > 1:
            who = listed([name_of(winner, names) for winner in winners])
            return Result("Shared victory", f"{who}: {fish} fish and {counted(tiles, 'tile')} each")
        name = name_of(winners[0], names)
        title = "You win" if is_you(name) else f"{name} wins"
        return Result(title, _reason(state, winners[0], names))

    def piece(self, player: int) -> str:
        """The player's penguin."""
        return _penguin_shape(player)


# --- where things are ------------------------------------------------------------------------------------------------


def size(board: Board) -> tuple[float, float]:
    """Width and height of the drawing of a board."""
    return 2 * LEFT + WIDTH * max(board.rows), TOP + STEP * (len(board.rows) - 1) + BOTTOM


def centre(board: Board, cell: int) -> Point:
    """The middle of a cell."""
    halves, row = board.centres[cell]
    return LEFT + WIDTH // 2 * halves, TOP + STEP * row


def _place(board: Board, name: str) -> Point:
    return centre(board, board.index[name])


def _towards(start: Point, end: Point, along: float, aside: float = 0) -> Point:
    """The point `along` units from `start` on the way to `end`, and `aside` to the right of the way."""
    length = math.dist(start, end)
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    return start[0] + x * along - y * aside, start[1] + y * along + x * aside


# --- what is drawn ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _frame(board: Board) -> dict[str, Item]:
    """Sea and coordinates: what never changes on a board."""
    width, height = size(board)
    items = {"sea": Item("sea", path=rounded(width, height), styles=("sea",))}
    for row in range(len(board.rows)):
        y = TOP + STEP * row + 3
        items[f"row-{row + 1}"] = Item("sea", text=str(row + 1), x=8.5, y=y, styles=("label",))
    bottom = len(board.names) - board.rows[-1]
    for cell in range(bottom, len(board.names)):
        letters = board.names[cell].rstrip("0123456789")
        x, _ = centre(board, cell)
        items[f"column-{letters}"] = Item("sea", text=letters, x=x, y=height - 5, styles=("label",))
    return items


def _owners(state: FishState) -> dict[int, int]:
    """By cell, whose penguin stands there."""
    return {cell: player for player, own in enumerate(state.penguins) for cell in state.board.cells(own)}


def _ice(state: FishState, owners: dict[int, int], names: tuple[str, ...]) -> Iterator[tuple[str, Item]]:
    """Water, tiles and fish in reading order."""
    board, present = state.board, state.free | sum(state.penguins)
    for cell, (name, fish) in enumerate(zip(board.names, state.ice.fish, strict=True)):
        if not present >> cell & 1:
            yield f"water-{name}", _water(board, cell)
            continue
        owner = owners.get(cell)
        yield f"tile-{name}", _tile(board, cell, fish, owner, names)
        yield f"fish-{name}", _fish(board, cell, fish, owner is not None)


@lru_cache(maxsize=1024)
def _water(board: Board, cell: int) -> Item:
    x, y = centre(board, cell)
    return Item("water", shape="gone", x=x, y=y)


@lru_cache(maxsize=4096)
def _tile(board: Board, cell: int, fish: int, owner: int | None, names: tuple[str, ...]) -> Item:
    x, y = centre(board, cell)
    label = f"{board.names[cell]}, {fish} fish"
    if owner is not None:
        label += f", {whose(owner, names, 'penguin')}"
    return Item("tiles", shape=f"tile-{cell % TILES}", x=x, y=y, label=label)


@lru_cache(maxsize=4096)
def _fish(board: Board, cell: int, fish: int, covered: bool) -> Item:
    """The fish of a tile, which make room when a penguin stands on it."""
    x, y = centre(board, cell)
    big, row = f"fish-{fish}", f"fish-{fish}-row"
    place = f"tile-{board.names[cell]}"
    if covered:
        return Item("fish", shape=row, x=x, y=y, at=place)
    return Item("fish", shape=big, under=row, x=x, y=y, at=place)


@lru_cache(maxsize=1024)
def _penguin(board: Board, cell: int, player: int) -> Item:
    x, y = centre(board, cell)
    return Item(
        "pieces",
        shape=_penguin_shape(player),
        x=x,
        y=y + FEET,
        scale=PENGUIN_SCALE,
        player=player,
        at=f"tile-{board.names[cell]}",
    )


def _penguin_shape(player: int) -> str:
    return f"penguin-{'abcd'[player]}"


def _ghost(state: FishState) -> Item:
    """The penguin that a placement would put down."""
    player = state.to_move or 0
    return Item("pieces", shape=_penguin_shape(player), dy=FEET, scale=PENGUIN_SCALE, player=player)


def _last_move(last: LastMove, state: FishState, board: Board) -> Iterator[tuple[str, Item]]:
    """A dashed hole where a slide began, its wake, a ring where it ended: a second hole if the penguin has retired."""
    move, player = last.move, last.before.to_move
    target = _place(board, move.target)
    if move.origin is not None:
        origin = _place(board, move.origin)
        yield f"hole-{move.origin}", Item("holes", shape="hole-last", x=origin[0], y=origin[1], player=player)
        end = _towards(target, origin, 24)
        yield (
            "wake",
            Item("trail", path=_line(origin, end), styles=("wake-case", "wake"), player=player),
        )
    shape, layer = ("ring-last", "trail") if state.fish_at(move.target) else ("hole-last", "holes")
    yield f"last-{move.target}", Item(layer, shape=shape, x=target[0], y=target[1], player=player)


def _moved(last: LastMove | None, state: FishState) -> dict[str, str]:
    if last is None or last.move.origin is None or state.penguin_at(last.move.target) is None:
        return {}
    return {f"penguin-{last.move.target}": f"penguin-{last.move.origin}"}


def _line(start: Point, end: Point) -> str:
    return f"M{point(start)}L{point(end)}"


def _advice(board: Board, move: Move) -> Item:
    """An arrow for a slide, a ring for a placement."""
    target = _place(board, move.target)
    if move.origin is None:
        return Item("advice", shape="ring-advice", x=target[0], y=target[1], at=f"tile-{move.target}")
    return Item("advice", path=_arrow(_place(board, move.origin), target), styles=("hint-case", "hint"))


def _arrow(start: Point, end: Point, width: float = 6.4) -> str:
    """A tapered arrow from just off the penguin on `start` to the fish on `end`, as a path."""
    length = math.dist(start, end)
    up = max(0.0, (start[1] - end[1]) / length)
    tail, tip = 17 + 14 * up, length - 6  # a penguin stands taller than it is wide
    neck, barb = tip - 2.6 * width, tip - 2.9 * width
    outline = [
        (tail, -0.28 * width),
        (neck, -0.5 * width),
        (barb, -1.55 * width),
        (tip, 0),
        (barb, 1.55 * width),
        (neck, 0.5 * width),
        (tail, 0.28 * width),
    ]
    points = (_towards(start, end, along, aside) for along, aside in outline)
    return "M" + "L".join(map(point, points)) + "Z"


def _label(state: FishState, names: Sequence[str]) -> str:
    """Says no scores: they may be hidden."""
    doing = "over" if state.to_move is None else f"{name_of(state.to_move, names)} to move"
    return f"{state.game.title} {state.players} players, {doing}"


# --- what can be done ------------------------------------------------------------------------------------------------

LANDS = [f"lands on {fish} fish" for fish in range(10)]


def _actions(drawing: FishDrawing, state: FishState) -> dict[str, Action | Choice]:
    """By the place where it begins, every legal move."""
    if state.can_place:
        return {
            f"tile-{move.target}": Choice(str(move), drawing.tell(state, move), _reach(state, move.target))
            for move in state.legal_moves
        }
    choices: dict[str, dict[str, Choice]] = {}
    for move in state.legal_moves:
        origin, target = move
        words = LANDS[state.ice.fish[state.board.index[target]]]
        choices.setdefault(str(origin), {})[f"tile-{target}"] = Choice(str(move), words, _reach(state, target))
    return {
        f"tile-{origin}": Action(_takes(state, origin), f"penguin-{origin}", then) for origin, then in choices.items()
    }


def _takes(state: FishState, origin: str) -> str:
    return f"takes {state.fish_at(origin)} fish from {origin}"


def _reach(state: FishState, target: str) -> str:
    """How many tiles a penguin could go to next from `target`. Where it comes from is not free now and water then."""
    return f"{counted(exits(state, state.board.index[target]), 'tile')} in reach"


# --- how it ended ----------------------------------------------------------------------------------------------------


def _reason(state: FishState, winner: int, names: Sequence[str]) -> str:
    """What a sole winner had more of: fish than everyone, or tiles than those with as many fish."""
    fish, tiles = state.scores[winner], state.tiles[winner]
    others = [player for player in range(state.players) if player != winner]
    equals = [player for player in others if state.scores[player] == fish]
    if not equals:
        return f"{fish} fish to {_numbers([state.scores[player] for player in others])}"
    rest = _numbers([state.tiles[player] for player in equals])
    if state.players == 2:
        return f"{fish} fish each, {counted(tiles, 'tile')} to {rest}"
    return f"{fish} fish like {_others(equals, names)}, {counted(tiles, 'tile')} to {rest}"


def _numbers(values: list[int]) -> str:
    """From the most down: `28`, `28, 25 and 20`."""
    return listed([str(value) for value in sorted(values, reverse=True)])


def _others(players: list[int], names: Sequence[str]) -> str:
    """Names within a sentence."""
    shown = [name_of(player, names) for player in players]
    return listed(["you" if is_you(name) else name for name in shown])
