"""Floes on the hex board as a Scene: where cells and entries are, what is drawn of a position, what may be shoved where.

Board units: a cell is 52 wide, rows are 45 apart, as in Fish; the drawing leaves a cell's width around the ice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from ..games.floes import FloesState, Shove
from ..games.floes.board import CENTRES, ENTRIES, INDEX, NAMES, ROWS, WAYS, Entry
from ..games.floes.moves import Move
from ..games.floes.pieces import FLOE_NAMES, FLOES
from .floes_words import FALLING, FLOE_WORDS, THINGS, floe_of, is_animal, is_enemy, worth
from .paths import Point, point, rounded
from .scene import Action, Choice, Frames, Item, Preview
from .words import number

WIDTH, HEIGHT = 592, 516
MIDDLE = (296, 256)
"""Where the middle cell, e5, is."""

HALF, STEP = 26, 45
"""Half a cell's width, and from row to row."""

CELL = 52
"""From one cell to the next, whichever way."""

ENTRY = 38
"""From the middle of the first cell back to the arrow that stands for a shove into it: clear of the ice, and of its neighbours."""

LOW = 2
"""How much lower arrows are, since floes have a side below."""

UP = 1.5
"""How much higher than a cell's middle what stands on a floe is."""

COMING = 0.8
"""Scale of a floe that is still outside."""

LAYERS = ("sea", "bed", "rim", "water", "ice", "trail", "things", "veil", "marks", "pieces", "advice")
"""Bottom to top. `marks` and `pieces` hold nothing from here: a view puts there what a selection shows, and the floe that is about
to come in; both lie above what fell last."""

ANGLES = {"e": 0, "se": 60, "sw": 120, "w": 180, "nw": 240, "ne": 300}
"""Of each way, in degrees clockwise."""

WAY_WORDS = {"e": "east", "se": "south-east", "sw": "south-west", "w": "west", "nw": "north-west", "ne": "north-east"}

FLOE_SHAPES = ("tile-0", "tile-1", "tile-2", "tile-1")
"""By kind of floe. A floe keeps its shape wherever it is shoved."""

RIDERS = {
    "=": "double-arrow",
    "S": "seal",
    "s": "seal-waiting",
    "H": "hunter",
    "h": "hunter-waiting",
    "x": "hunter-bare",
    "W": "whale",
    "B": "boat",
}
"""By letter, the shape that lies or stands on the floe or on the water."""

FALLS = {
    "-": "fall-blank",
    "=": "fall-arrow",
    "S": "fall-seal",
    "s": "fall-seal-floe",
    "H": "fall-hunter",
    "h": "fall-hunter-floe",
    "x": "fall-hunter-floe",
    "W": "fall-whale",
    "B": "fall-boat",
}
"""By letter, the shape that shows it beyond the edge before it falls."""

WATER = "."

Items = Iterator[tuple[str, Item]]


class Run(NamedTuple):
    """What a shove into a line moves. length: how many things; fell: the letter of the one that falls, or nothing."""

    length: int
    fell: str


ENTRY_AT: Mapping[tuple[str, str], Entry] = {(entry.cell, entry.way): entry for entry in ENTRIES}


# --- where things are ------------------------------------------------------------------------------------------------


def centre(cell: str) -> Point:
    """The middle of a cell."""
    halves, row = CENTRES[cell]
    return MIDDLE[0] + HALF * (halves - max(ROWS)), MIDDLE[1] + STEP * (row - len(ROWS) // 2)


def towards(way: str) -> Point:
    """From a cell to the next one."""
    halves, rows = WAYS[way]
    return HALF * halves, STEP * rows


def key_of(entry: Entry | Shove) -> str:
    """The key of the arrow at an entry."""
    return f"entry-{entry.cell}{entry.way}"


def before_first(entry: Entry, distance: float) -> Point:
    """The point so far outside the first cell of a line."""
    (x, y), (dx, dy) = centre(entry.cell), towards(entry.way)
    return x - dx * distance / CELL, y - dy * distance / CELL


def beyond_last(entry: Entry) -> Point:
    """Where what falls off the far end of a line goes."""
    (x, y), (dx, dy) = centre(entry.cells[-1]), towards(entry.way)
    return x + dx, y + dy


def run_of(state: FloesState, entry: Entry) -> Run:
    """What a shove into this line would move now."""
    line = state.letters[entry.line].decode()
    gap = line.find(WATER)
    return Run(len(line), line[-1]) if gap < 0 else Run(gap, "")


# --- what is drawn ---------------------------------------------------------------------------------------------------


def items(state: FloesState) -> Items:
    """Board, places, and what lies on the ice."""
    yield from _frame().items()
    for cell in NAMES:
        yield from _cell(cell, chr(state.letters[INDEX[cell]]))


@lru_cache(maxsize=1)
def _frame() -> dict[str, Item]:
    """What never changes: the sea, the board under the ice, row numbers, the arrows of all entries."""
    frame = ground(_bed())
    for row in range(1, len(ROWS) + 1):
        x, y = centre(f"a{row}")
        frame[f"row-{row}"] = Item("bed", text=str(row), x=x - ENTRY - 15, y=y + LOW + 3, styles=("label",))
    for entry in ENTRIES:
        x, y = before_first(entry, ENTRY)
        frame[key_of(entry)] = Item(
            "rim", shape="entry", x=x, y=y + LOW, angle=ANGLES[entry.way], label=f"shove {_into(entry)}"
        )
    return frame


def ground(bed: str) -> dict[str, Item]:
    """The sea, and the board under the ice, whose outline is a path."""
    return {
        "sea": Item("sea", path=rounded(WIDTH, HEIGHT), styles=("sea",)),
        "bed": Item("bed", path=bed, styles=("bed",)),
    }


def _bed() -> str:
    """The board: a hexagon that holds the ice and the arrows around it."""
    x, y = MIDDLE
    return f"M{x + 264},{y + LOW}l-132,228h-264l-132,-228l132,-228h264Z"


def _into(entry: Entry | Shove) -> str:
    return f"in at {entry.cell}, going {WAY_WORDS[entry.way]}"


@lru_cache(maxsize=1024)
def _cell(cell: str, letter: str) -> tuple[tuple[str, Item], ...]:
    """A cell as a place, and what is on it."""
    x, y = centre(cell)
    place = f"cell-{cell}"
    found = [(place, Item("bed", shape="cell", x=x, y=y, label=f"{cell}, {THINGS[letter]}"))]
    if letter == WATER:
        found.append((f"water-{cell}", Item("water", shape="gone", x=x, y=y)))
        return tuple(found)
    return (*found, *_thing(letter, x, y, cell, place))


def _thing(letter: str, x: float, y: float, name: str, place: str = "") -> Items:
    """What a letter stands for, at a point: a floe or its patch of water, and who is on it. name: the end of their keys."""
    kind = floe_of(letter)
    if kind is None:
        yield f"patch-{name}", Item("water", shape="patch", x=x, y=y, at=place)
    else:
        yield f"floe-{name}", Item("ice", shape=FLOE_SHAPES[kind], x=x, y=y, at=place)
    if letter in RIDERS:
        yield f"piece-{name}", Item("things", shape=RIDERS[letter], x=x, y=y - UP, at=place)


def _keys(letter: str, name: str) -> tuple[str, ...]:
    """The keys of what a letter stands for."""
    return tuple(key for key, _ in _thing(letter, 0, 0, name))


# --- the last move ---------------------------------------------------------------------------------------------------


class Trace(NamedTuple):
    """The last shove as it is shown: marks, and what came from where, or on which way."""

    items: dict[str, Item]
    moved: dict[str, str]
    frames: Frames | None = None


def trace(before: FloesState, move: Shove) -> Trace:
    """Where the last shove came in, its wake, what fell: marked in the mover's colour."""
    entry, player = ENTRY_AT[move.cell, move.way], before.to_move or 0
    run = run_of(before, entry)
    letters = before.letters[entry.line].decode()[: run.length]
    (x, y), (dx, dy) = centre(entry.cell), towards(entry.way)
    at_x, at_y = before_first(entry, ENTRY)
    last = entry.cells[min(run.length, len(entry.cells) - 1)]
    end = centre(last)
    marks = {
        "last-entry": Item(
            "rim", shape="entry-last", x=at_x, y=at_y + LOW, angle=ANGLES[entry.way], scale=1.4, player=player
        ),
        "last-floe": Item("trail", shape="ring-last", x=x, y=y, player=player),
    }
    if last != entry.cell:
        start = (x + dx / 2, y + dy / 2)
        way = f"M{point(start)}L{point(end)}"
        marks["wake"] = Item("trail", path=way, styles=("wake-case", "wake"), player=player)
    moved: dict[str, str] = {}
    for letter, old, new in zip(letters, entry.cells, entry.cells[1:], strict=False):
        moved.update(zip(_keys(letter, new), _keys(letter, old), strict=True))
    if run.fell:
        moved.update(zip(_keys(run.fell, "fallen"), _keys(run.fell, entry.cells[-1]), strict=True))
        marks.update(_thing(run.fell, *beyond_last(entry), "fallen"))
        x_fell, y_fell = beyond_last(entry)
        marks["fallen"] = Item("veil", shape="sunk", x=x_fell, y=y_fell)
    return Trace(marks, moved)


# --- a hint ----------------------------------------------------------------------------------------------------------


def advice(state: FloesState, move: Shove) -> Items:
    """The floe outside, and an arrow along the line."""
    entry = ENTRY_AT[move.cell, move.way]
    key = key_of(entry)
    x, y = before_first(entry, ENTRY)
    yield "advice-floe", Item("advice", shape=_supply_shape(move.floe), x=x, y=y, scale=COMING, at=key)
    yield "advice", Item("advice", path=ARROW, x=x, y=y, angle=ANGLES[entry.way], styles=("hint-case", "hint"))


ARROW = "M6,-1.8L56,-3.2L54,-10L74,0L54,10L56,3.2L6,1.8Z"
"""To the right, from just off the middle of the floe outside to the second cell."""


# --- what can be done ------------------------------------------------------------------------------------------------


def _supply_shape(floe: str) -> str:
    return f"floe-{FLOE_NAMES[FLOES.index(floe)]}"


def shoves(state: FloesState, kind: int) -> Action:
    """What may be done with a kind of floe."""
    return _shoves(FLOES[kind])


@lru_cache(maxsize=len(FLOES))
def _shoves(floe: str) -> Action:
    """Every shove of a kind of floe, clockwise from the top left corner."""
    then = {key_of(entry): Choice(str(Shove(floe, entry.cell, entry.way))) for entry in ENTRIES}
    ghost = Item("pieces", shape=_supply_shape(floe), dy=-LOW, scale=COMING)
    return Action(f"shove a {FLOE_WORDS[FLOES.index(floe)]}", then=then, ghost=ghost)


def previews(state: FloesState, hidden: bool = False) -> dict[str, Preview]:
    """By entry, what a shove there would move and what would fall. hidden: without a word of the score."""
    score = 0 if hidden else state.scores[state.to_move or 0]
    return {key_of(entry): _preview(index, run_of(state, entry), score) for index, entry in enumerate(ENTRIES)}


def preview(state: FloesState, move: Move, hidden: bool = False) -> Preview | None:
    """The one at the entry of a shove."""
    return previews(state, hidden)[key_of(move)] if isinstance(move, Shove) else None


@lru_cache(maxsize=8192)
def _preview(index: int, run: Run, score: int) -> Preview:
    """score: the mover's enemies so far; 0 where that is not to be told."""
    entry = ENTRIES[index]
    dx, dy = towards(entry.way)
    cells = tuple(f"cell-{cell}" for cell in entry.cells[: run.length])
    return Preview(
        f"{effect(entry, run)}{worth(run.fell, score)}",
        run=cells,
        dx=dx,
        dy=dy,
        items=dict(falling(run.fell, *beyond_last(entry))) if run.fell else {},
    )


def fell(state: FloesState, move: Shove) -> str:
    """The letter of what falls in a shove, or nothing."""
    return run_of(state, ENTRY_AT[move.cell, move.way]).fell


def effect(entry: Entry, run: Run) -> str:
    """`nine move; the boat on i5 falls`; `four move; the gap at e5 takes it up`."""
    if not run.length:
        return f"it fills the gap at {entry.cell}"
    moves = f"{number(run.length)} {'moves' if run.length == 1 else 'move'}"
    if run.fell:
        return f"{moves}; the {FALLING[run.fell]} on {entry.cells[-1]} falls"
    return f"{moves}; the gap at {entry.cells[run.length]} takes it up"


def falling(letter: str, x: float, y: float, name: str = "") -> Items:
    """What would fall, where it goes, and a word to it. name: the end of their keys."""
    yield f"fall{name}", Item("marks", shape=FALLS[letter], x=x, y=y)
    if is_animal(letter) or is_enemy(letter):
        word = "falls" if is_animal(letter) else "+1"
        yield f"fall-word{name}", Item("marks", text=word, x=x, y=y + 22.5, styles=("fall-word",))


def tell(state: FloesState, move: Shove) -> str:
    """`shoves a blank floe in at a5, going east: nine move; the boat on i5 falls`."""
    entry = ENTRY_AT[move.cell, move.way]
    return f"shoves a {FLOE_WORDS[FLOES.index(move.floe)]} {_into(move)}: {effect(entry, run_of(state, entry))}"
