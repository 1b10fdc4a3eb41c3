"""The weights of two players' evaluation: positions from games the engine plays against itself, a fit to them, and matches.

    python -m icefloe.engine.tuning data FILE --games 300 --seed 1000000
    python -m icefloe.engine.tuning fit FILE
    python -m icefloe.engine.tuning match --games 200 --without tempo

All of it goes by seeds and by nodes, not by the clock, so that it can be repeated.
"""

from __future__ import annotations

import argparse
import importlib
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ..games.fish import FishState, parse
from ..games.fish import start as deal
from .base import Limits, Line, Never, Report
from .kernel.compiled import ints, zeros
from .kernel.evaluation import evaluate
from .kernel.ice import FISH, ice_of
from .kernel.settle import FRAME, FREE, GAIN, OPEN, OTHER, OWN, SPARE, settle
from .kernel.table import PLACES, WORDS
from .position import position_of
from .two import TwoMind, lead
from .weights import START, WEIGHTS

MEGABYTES = 2
"""Of a player's table: it is emptied before each move."""

AHEAD = 4
"""Moves in a row whose values are averaged to judge a position by: as many odd as even depths."""

LAST = 12
"""Free tiles at which a game has told all it can."""


UNIT = 1 << 12
"""The weight that leaves every digit of its term."""


class Known(NamedTuple):
    """A position and its worth: at the game's end, fish and tiles in one number, for the side to move."""

    position: str
    value: float


def self_play(seed: int, nodes: int) -> Iterator[Known]:
    """The positions of one game, judged by searches of so many nodes from them and from those after them.

    One move in five is a random one; nothing before it is judged by what comes after.
    """
    rng = Random(seed)
    mind = TwoMind(MEGABYTES)
    state = deal(2, seed=seed)
    while sum(state.hands) > rng.choice((0, 2, 8)):
        state = state.play(rng.choice(state.legal_moves))
    run: list[tuple[FishState, int, bool]] = []
    while state.to_move is not None and state.free.bit_count() >= LAST:
        line = _thought(mind, state, nodes)
        run.append((state, FISH * line.fish + line.tiles, line.exact))
        if rng.random() < 0.2:
            yield from _known(run)
            run = []
            state = state.play(rng.choice(state.legal_moves))
        else:
            state = state.play(line.moves[0])
    yield from _known(run)


def _known(run: Sequence[tuple[FishState, int, bool]]) -> Iterator[Known]:
    for place, (state, value, exact) in enumerate(run):
        if sum(state.hands):
            continue
        values = [value]
        if not exact:
            for after, later, is_exact in run[place + 1 : place + AHEAD]:
                values.append(later if after.to_move == state.to_move else -later)
                if is_exact:
                    values = values[-1:]
                    break
        yield Known(str(state), sum(values) / len(values))


def _thought(mind: Any, state: FishState, nodes: int) -> Line:
    report: Report = mind.think(state, Limits(nodes=nodes), lambda _: None, Never())
    return report.lines[0]


def fit(known: Sequence[Known], strength: float = 5.0) -> tuple[list[int], float, float]:
    """Weights by least squares to four fifths of the positions. How far they are off in fish, by the root of the mean square.

    That is measured on the last fifth, with these weights and with those in use.
    """
    import numpy

    looks = [(look, value) for text, value in known if (look := features(text)) is not None]
    table = numpy.array([look.terms for look, _ in looks]) / FISH
    aim = numpy.array([value - look.certain for look, value in looks]) / FISH
    used = numpy.array(START) / 64
    part = len(looks) * 4 // 5
    first, target = table[:part], aim[:part]
    # Toward the weights in use, as far as the positions say nothing else.
    square = first.T @ first + strength * numpy.eye(len(START))
    found = used + numpy.linalg.solve(square, first.T @ (target - first @ used))

    def off(weights: Any) -> float:
        return float(numpy.sqrt(((aim[part:] - table[part:] @ weights) ** 2).mean()))

    return [round(64 * float(weight)) for weight in found], off(found), off(used)


class Look(NamedTuple):
    """What each weight is multiplied by, in a position's worth; and what that comes to without any."""

    terms: list[float]
    certain: int


def features(text: str) -> Look | None:
    """None where nothing is judged. The evaluation is a weighted sum: it is asked with one weight at a time."""
    position = position_of(parse(text))
    ice = ice_of(position.grid, position.worth)
    own, other = position.penguins[position.mover], position.penguins[1 - position.mover]
    frame = zeros(FRAME)
    settle(ice, zeros(WORDS * PLACES << 10), ints([0, 64, 0]), frame, 0, position.free, own, other, 0)
    if not frame[OPEN]:
        return None
    sets = (int(frame[FREE]), int(frame[OWN]), int(frame[OTHER]), int(frame[SPARE]))

    def judged(place: int) -> int:
        weights = [UNIT if place == at else 0 for at in range(len(START))]
        return int(evaluate(ice, ints(weights), *sets))

    nothing = judged(-1)
    terms = [(judged(place) - nothing) / 64 for place in range(len(START))]
    return Look(terms, lead(position) + int(frame[GAIN]) + nothing)


class Score(NamedTuple):
    """Of the first of two: games, mean points a pair of games and their spread, both by pair; mean fish a game."""

    pairs: tuple[float, ...]
    fish: float

    def __str__(self) -> str:
        share = sum(self.pairs) / len(self.pairs)
        spread = math.sqrt(sum((pair - share) ** 2 for pair in self.pairs) / max(1, len(self.pairs) - 1))
        wide = 1.96 * spread / math.sqrt(len(self.pairs))
        low, mid, high = (elo(share - wide), elo(share), elo(share + wide))
        return (
            f"{2 * len(self.pairs)} games: {share:.1%} +- {wide:.1%}, Elo {mid:+.0f} [{low:+.0f}, {high:+.0f}], "
            f"fish a game {self.fish:+.2f}"
        )


def elo(share: float) -> float:
    """The difference in strength that goes with a share of points."""
    share = min(max(share, 1e-3), 1 - 1e-3)
    return 400 * math.log10(share / (1 - share))


def match(one: Any, other: Any, pairs: int, seed: int, nodes: int) -> Iterator[Score]:
    """Each board twice, seats changed: the score of `one` as it grows. Four of the eight penguins are placed at random."""
    points: list[float] = []
    fish = 0.0
    for board in range(seed, seed + pairs):
        rng = Random(board)
        opening = deal(2, seed=board)
        for _ in range(4):
            opening = opening.play(rng.choice(opening.legal_moves))
        total = 0.0
        for seats in ((one, other), (other, one)):
            margin = _game(seats, opening, nodes)
            if seats[0] is other:
                margin = -margin
            total += (margin > 0) + (margin == 0) / 2
            fish += margin / FISH
        points.append(total / 2)
        yield Score(tuple(points), fish / len(points) / 2)


def _game(seats: Sequence[Any], state: FishState, nodes: int) -> int:
    """The first's fish and tiles, less the second's. With a proven value nothing more is played."""
    while (mover := state.to_move) is not None:
        line = _thought(seats[mover], state, nodes)
        if line.exact:
            margin = FISH * line.fish + line.tiles
            return margin if mover == 0 else -margin
        state = state.play(line.moves[0])
    (fish, tiles), (other_fish, other_tiles) = state.utilities
    return FISH * (fish - other_fish) + tiles - other_tiles


def without(term: str) -> list[int]:
    """The weights in use, but for one term."""
    weights = list(START)
    place = list(WEIGHTS).index(term)
    weights[place] = weights[place + len(WEIGHTS)] = 0
    return weights


def rival(folder: Path) -> Any:
    """The two-player search of another version: a copy of the package in a folder of another name."""
    sys.path.insert(0, str(folder.resolve().parent))
    return importlib.import_module(f"{folder.name}.engine.two").TwoMind(MEGABYTES)


def main() -> None:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("data", "fit", "match"))
    parser.add_argument("file", nargs="?", type=Path, help="positions and their worth, a line each")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--nodes", type=int, default=3000, help="a move")
    parser.add_argument("--weights", help="of the first player")
    parser.add_argument("--other", help="weights of the second player")
    parser.add_argument("--without", choices=list(WEIGHTS), help="the second player leaves this term out")
    parser.add_argument("--rival", type=Path, help="a copy of another version of this package, to be the second player")
    asked = parser.parse_args()
    if asked.what == "data":
        with asked.file.open("w") as file:
            for seed in range(asked.seed, asked.seed + asked.games):
                for position, value in self_play(seed, asked.nodes):
                    print(position, f"{value:.2f}", sep=";", file=file)
                file.flush()
    elif asked.what == "fit":
        lines = [line.strip().split(";") for line in asked.file.read_text().splitlines()]
        print(*fit([Known(text, float(value)) for text, value in lines]), sep="\n")
    else:
        one = TwoMind(MEGABYTES, _weights(asked.weights) or START)
        if asked.rival:
            other = rival(asked.rival)
        else:
            other = TwoMind(MEGABYTES, without(asked.without) if asked.without else _weights(asked.other) or START)
        for score in match(one, other, asked.games // 2, asked.seed, asked.nodes):
            if len(score.pairs) % 10 == 0:
                print(score, flush=True)


def _weights(text: str | None) -> list[int]:
    return [int(weight) for weight in text.replace(",", " ").split()] if text else []


if __name__ == "__main__":
    main()
