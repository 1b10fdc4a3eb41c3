"""Floes on drifting ice as a Scene: what lies where, how a shove went, from where and at which angle one may be aimed.

Board units: 1.3 to a millimetre, so that floes are as large as those of the hex board, and the drawing is of the same size.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import cos, dist, hypot, radians, sin

from ..games.floes import FloesState
from ..games.floes.moves import Move
from ..games.floes.pieces import FLOES
from ..games.floes.shove.drift import CORNERS, PERIMETER, STEEPEST, Motion, Placed, Push, Track, beyond, outline, rim
from .floes_hex import COMING, MIDDLE, RIDERS, UP, Items, Trace, falling, ground
from .floes_words import FLOE_WORDS, THINGS, floe_of, some, worth
from .paths import Point, point
from .scene import Aim, Frames, Item, Preview
from .words import number

SCALE = 1.3
"""Board units to a millimetre."""

STEPS = 8
"""Frames of a shove, besides the first."""
SLIGHT = 2
"""Millimetres that a piece must go for its way to be shown, and half the degrees that it must turn."""
DURATION = 620
"""Milliseconds that a shove takes on the board."""

OUTSIDE = 23
"""How far behind the rim the middle of a floe is that is still outside."""

TURN = 5
"""Degrees that a key press turns an aim."""

INSET = 0.955
"""How large a piece is drawn: what is left of it at the edge is the side of its ice."""
FLOE = ("drift-side", "drift-top")
"""Styles of a floe."""

ROUND = 0.2
"""How much of a side its rounded corners take at either end."""


# --- where things are ------------------------------------------------------------------------------------------------


def spot(x: float, y: float) -> Point:
    """Millimetres from the board's middle as board units."""
    return MIDDLE[0] + SCALE * x, MIDDLE[1] + SCALE * y


def _spot_of(piece: Placed) -> tuple[float, float, float]:
    """Where a piece is drawn, and its angle in degrees."""
    x, y, angle = piece.pose
    return (*spot(x, y), angle)


@lru_cache(maxsize=4096)
def shape_of(shapes: int, piece: int) -> str:
    """The outline of a piece as a path about its centroid, its corners rounded."""
    corners = [(INSET * SCALE * x, INSET * SCALE * y) for x, y in outline(shapes, piece)]
    path = ""
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        start, end = _between(corner, before), _between(corner, after)
        path += f"{'L' if path else 'M'}{point(start)}Q{point(corner)} {point(end)}"
    return path + "Z"


def _between(corner: Point, other: Point) -> Point:
    """The point on the way from a corner to the next where its rounding ends."""
    part = min(ROUND, 4.5 / dist(corner, other))
    return corner[0] + part * (other[0] - corner[0]), corner[1] + part * (other[1] - corner[1])


# --- what is drawn ---------------------------------------------------------------------------------------------------


def items(state: FloesState) -> Items:
    """Board, and what lies on it, each thing a place."""
    yield from ground(BED).items()
    for letter, piece in zip(state.letters.decode(), state.where.poses, strict=True):
        yield from _thing(letter, piece, state.where.shapes)


RIM = tuple(spot(x, y) for x, y in CORNERS)
BED = f"M{'L'.join(map(point, RIM))}Z"


def _key(letter: str, number: int) -> str:
    """The key of the place that a piece is."""
    return f"{'patch' if floe_of(letter) is None else 'floe'}-{number}"


@lru_cache(maxsize=4096)
def _thing(letter: str, piece: Placed, shapes: int) -> tuple[tuple[str, Item], ...]:
    """A floe or its patch of water, and who is on it."""
    x, y, angle = _spot_of(piece)
    floats, key = floe_of(letter) is not None, _key(letter, piece.number)
    edge = round(-beyond(*piece.pose[:2]))
    layer, styles = ("ice", FLOE) if floats else ("water", ("patch",))
    path = shape_of(shapes, piece.number)
    label = f"{THINGS[letter]}, its middle {edge} mm from the edge"
    found = [(key, Item(layer, path=path, x=x, y=y, angle=angle, styles=styles, label=label))]
    if letter in RIDERS:
        found.append((f"piece-{piece.number}", Item("pieces", shape=RIDERS[letter], x=x, y=y - UP, at=key)))
    return tuple(found)


# --- the last move ---------------------------------------------------------------------------------------------------


def motion_of(state: FloesState, move: Push) -> Motion:
    """How a shove goes in `state`. Raises `LookupError`."""
    return state.model.motion(state.letters, state.where, move, STEPS)  # type: ignore[attr-defined, no-any-return]


def trace(before: FloesState, move: Push) -> Trace:
    """Where the last shove came in, the floe that did, and how everything moved."""
    motion, player = motion_of(before, move), before.to_move or 0
    x, y, angle = _rim(move)
    out_x, out_y = x - 12 * cos(radians(angle)), y - 12 * sin(radians(angle))
    shoved = next(track for track in motion.tracks if track.number == motion.shoved)
    at_x, at_y, turned = _drawn(shoved.frames[-1])
    path = shape_of(before.where.shapes, motion.shoved)
    marks = {
        "last-entry": Item("rim", shape="entry-last", x=out_x, y=out_y, angle=angle, scale=1.4, player=player),
        "last-floe": Item(
            "trail", path=path, x=at_x, y=at_y, angle=turned, styles=("ring-case", "ring"), player=player
        ),
    }
    frames: dict[str, list[float]] = {}
    letters = _letters(before, move, motion)
    for track in filter(_goes_far, motion.tracks):
        way = [_drawn(frame) for frame in track.frames[: None if track.fell is None else track.fell + 1]]
        frames[_key(letters[track.number], track.number)] = [each for frame in way for each in frame]
    return Trace(marks, {}, Frames(DURATION, frames))


def _goes_far(track: Track) -> bool:
    """Whether a piece goes or turns far enough for that to be worth showing."""
    (x, y, angle), (to_x, to_y, to_angle) = track.frames[0], track.frames[-1]
    return track.fell is not None or hypot(to_x - x, to_y - y) > 100 * SLIGHT or abs(to_angle - angle) > 200 * SLIGHT


def _letters(state: FloesState, move: Push, motion: Motion) -> dict[int, str]:
    """By number, the letters of what a shove moves."""
    on_board = {piece.number: letter for letter, piece in zip(state.letters.decode(), state.where.poses, strict=True)}
    return on_board | {motion.shoved: move.floe}


def _drawn(frame: tuple[int, int, int]) -> tuple[float, float, float]:
    x, y, angle = frame
    return (*spot(x / 100, y / 100), angle / 100)


def _rim(move: Push) -> tuple[float, float, float]:
    """Where a shove comes in, and the direction in which it goes, in degrees clockwise from the right."""
    x, y, _ = rim(move.at)
    side = move.at * len(CORNERS) // PERIMETER
    return (*spot(x, y), 90 + 60 * side + move.angle)


# --- a hint ----------------------------------------------------------------------------------------------------------


def advice(state: FloesState, move: Push) -> Items:
    """The floe outside, and an arrow along its way."""
    x, y, angle = _rim(move)
    floe = state.where.spare[FLOES.index(move.floe)][0]
    start_x, start_y, turned = _spot_of(state.model.start_pose(state.where, move))  # type: ignore[attr-defined]
    path = shape_of(state.where.shapes, floe)
    yield "advice-floe", Item("advice", path=path, x=start_x, y=start_y, angle=turned, styles=FLOE)
    yield "advice", Item("advice", path=ARROW, x=x, y=y, angle=angle, styles=("hint-case", "hint"))


ARROW = "M-12,-1.8L38,-3.2L36,-10L56,0L36,10L38,3.2L-12,1.8Z"
"""To the right, across the rim."""


# --- what can be done ------------------------------------------------------------------------------------------------


def shoves(state: FloesState, kind: int) -> Aim:
    """What may be done with a kind of floe: of those beside the board the first is shoved."""
    return _aim(FLOES[kind], state.where.shapes, state.where.spare[kind][0])


@lru_cache(maxsize=256)
def _aim(floe: str, shapes: int, piece: int) -> Aim:
    ghost = Item("pieces", path=shape_of(shapes, piece), styles=FLOE, dx=-OUTSIDE, scale=COMING)
    words = f"shove a {FLOE_WORDS[FLOES.index(floe)]}"
    return Aim(words, RIM, PERIMETER, STEEPEST, TURN, f"{floe}{{at}}/{{angle}}", ghost)


def previews(state: FloesState, hidden: bool = False) -> dict[str, Preview]:
    """None: there are too many ways to shove; each is asked for while it is aimed."""
    return {}


def preview(state: FloesState, move: Move, hidden: bool = False) -> Preview | None:
    """What a shove would move and what would fall. Raises `IllegalMove`."""
    if not isinstance(move, Push):
        return None
    if move not in state.legal_moves:
        # That says why. What is legal is not played: it would be as much work again.
        state.play(move)
    motion = motion_of(state, move)
    letters = _letters(state, move, motion)
    drawn = {}
    for track in filter(_goes_far, motion.tracks):
        x, y, angle = _drawn(track.frames[-1])
        letter = letters[track.number]
        if track.fell is None:
            path = shape_of(state.where.shapes, track.number)
            drawn[f"to-{track.number}"] = Item(
                "marks", path=path, x=x, y=y, angle=angle, styles=("drift-to-case", "drift-to")
            )
        else:
            drawn.update(falling(letter, x, y, f"-{track.number}"))
    score = 0 if hidden else state.scores[state.to_move or 0]
    return Preview(f"{_effect(motion, letters)}{worth(_fallen(motion, letters), score)}", items=drawn)


def fell(state: FloesState, move: Push) -> str:
    """The letters of what falls in a shove."""
    motion = motion_of(state, move)
    return _fallen(motion, _letters(state, move, motion))


def _fallen(motion: Motion, letters: Mapping[int, str]) -> str:
    return "".join(letters[track.number] for track in motion.tracks if track.fell is not None)


def _effect(motion: Motion, letters: Mapping[int, str]) -> str:
    """`seven move; a boat falls`."""
    moved = sum(track.number != motion.shoved for track in filter(_goes_far, motion.tracks))
    words = f"{number(moved)} {'moves' if moved == 1 else 'move'}" if moved else "nothing moves"
    fell = _fallen(motion, letters)
    return f"{words}; {some(fell)} {'falls' if len(fell) == 1 else 'fall'}" if fell else f"{words}, nothing falls"


def tell(state: FloesState, move: Push) -> str:
    """`shoves a blank floe in from the top, 40 mm along, turned 15 degrees clockwise: seven move; a boat falls`."""
    motion = motion_of(state, move)
    side, along = divmod(move.at * len(SIDES), PERIMETER)
    turned = (
        f", turned {abs(move.angle)} degrees {'clockwise' if move.angle > 0 else 'the other way'}" if move.angle else ""
    )
    way = f"in from the {SIDES[side]}, {along // len(SIDES)} mm along{turned}"
    return f"shoves a {FLOE_WORDS[FLOES.index(move.floe)]} {way}: {_effect(motion, _letters(state, move, motion))}"


SIDES = ("top", "upper right", "lower right", "bottom", "lower left", "upper left")
"""Of the board, clockwise from the top."""
