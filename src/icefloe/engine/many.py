"""Three and four players: a tree of simulated games, grown slice by slice until a limit is reached.

Two can be asked for too, but `two` knows more about them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from ..games.fish import FishState
from .base import Flag, Limits, Line, Never, Report
from .kernel.compiled import COMPILED, Ints, ints, zeros
from .kernel.many import LENGTH, MOST_PLAYERS, deal_of
from .kernel.many_tree import (
    CHANCES,
    EDGES,
    MEAN,
    MOST_MOVES,
    MOST_PLIES,
    RESULTS,
    STRIDE,
    VISITS,
    Tree,
    grow,
)
from .kernel.many_worth import LOOKS, UNIT, WORTHS
from .position import Position, position_of

SLICE = 0.004
"""Seconds between looks at the clock and the flag."""

REPORTS = 0.2
"""Seconds between reports, at most; at first they come each time that twice as much is known."""

SEEN = 32
"""Games through a position before it counts as looked at."""

PLAIN_MEGABYTES = 4
"""Without compiled code few positions are seen, and making a list takes time."""

UNLIMITED = 1 << 60

Place = int
"""Of an edge in the tree."""


class ManyMind:
    """A `Thinker` for 2, 3 and 4 players; values are never exact. There is no chance in it, so any seed gives the same answer.

    A report's nodes are simulated games, each of which judges a position. Its depth is how far the best line leads through positions
    come to 32 times or more; where a depth is asked for, the tree grows no deeper.

    megabytes: the most memory that the tree may take. When it is full, thinking goes on in what there is.
    """

    def __init__(self, megabytes: int = 256) -> None:
        self._words = (megabytes if COMPILED else min(megabytes, PLAIN_MEGABYTES)) << 16

    def think(
        self,
        state: FishState,
        limits: Limits,
        report: Callable[[Report], None] = lambda _: None,
        stop: Flag = Never(),  # noqa: B008 - it holds nothing
    ) -> Report:
        """See `Thinker`."""
        start = perf_counter()
        if state.to_move is None:
            return Report(0, 0, 0.0, ())
        position = position_of(state)
        deal = deal_of(position.grid, position.worth, state.players, state.game.placement == "one-fish")
        thought = _Thought(position, self._tree(position, limits.depth))
        games, size, known, last = 0, 1, 0, start
        most = limits.nodes or UNLIMITED
        # Depth is looked at after fixed numbers of games, so that the clock has no say in when it is found.
        mark = SEEN if limits.depth else UNLIMITED
        while True:
            before = perf_counter()
            size = min(size, max(1, most - games), mark - games)
            grow(deal, thought.tree, size)
            games += size
            now = perf_counter()
            if games >= most or stop.is_set() or (limits.seconds is not None and now - start >= limits.seconds):
                break
            if games == mark:
                if thought.is_deep(limits.depth or 0):
                    break
                mark += max(SEEN, mark // 8)
            if games >= 2 * known or now - last >= REPORTS:
                report(thought.report(games, now - start, limits.lines))
                known, last = games, now
            left = SLICE if limits.seconds is None else min(SLICE, limits.seconds - (now - start))
            size = max(1, min(2 * size, int(size * left / max(now - before, 1e-6))))
        found = thought.report(games, perf_counter() - start, limits.lines)
        report(found)
        return found

    def _tree(self, position: Position, depth: int | None) -> Tree:
        """An empty tree with this position as its root."""
        deepest = MOST_PLIES - 2
        return Tree(
            nodes=zeros(self._words),
            edges=zeros(self._words),
            used=ints([2, 0, min(depth or deepest, deepest), 0, 0]),
            root=board_of(position),
            board=zeros(LENGTH),
            path=zeros(MOST_PLIES),
            movers=zeros(MOST_PLIES),
            worths=zeros(RESULTS + MOST_PLAYERS),
            sums=zeros(MOST_MOVES * RESULTS),
            moves=zeros(MOST_MOVES),
            looks=zeros(MOST_MOVES),
            chances=CHANCES,
            weights=WORTHS,
            ranks=LOOKS,
        )


class _Thought:
    """A tree, read."""

    def __init__(self, position: Position, tree: Tree) -> None:
        self.position = position
        self.tree = tree

    def report(self, games: int, seconds: float, most: int) -> Report:
        """What the tree says, by the moves gone for most often."""
        lines = [self._line(place) for place in self._tried(1)[:most]]
        return Report(self._depth()[0], games, seconds, tuple(lines))

    def is_deep(self, depth: int) -> bool:
        """Whether the best line has been looked at so deep, or to the game's end."""
        found, is_whole = self._depth()
        return found >= depth or is_whole

    def _depth(self) -> tuple[int, bool]:
        """How far the best line has been looked at; whether nothing comes after."""
        node, depth = 1, 0
        while places := self._tried(node):
            node = self._child(places[0])
            if self._games(node) < SEEN:
                return depth, False
            depth += 1
        return depth, True

    def _line(self, place: Place) -> Line:
        games = self._games(self._child(place))
        said = [int(number) / games / UNIT for number in self.tree.sums[place * RESULTS : (place + 1) * RESULTS]]
        players = len(self.position.penguins)
        fish, tiles = said[:players], said[MOST_PLAYERS : MOST_PLAYERS + players]
        rival = max(
            (each for each in range(players) if each != self.position.mover), key=lambda each: (fish[each], tiles[each])
        )
        mover = self.position.mover
        moves = tuple(self._texts(place))
        return Line(moves, round(fish[mover] - fish[rival]), round(tiles[mover] - tiles[rival]), exact=False)

    def _texts(self, place: Place) -> list[str]:
        """The moves from an edge on, as far as any game has gone."""
        texts = []
        places = [place]
        while places:
            move = int(self.tree.edges[places[0]]) & 4095
            origin, target = move >> 6, move & 63
            texts.append(self.position.slide(origin, target) if origin else self.position.names[target])
            places = self._tried(self._child(places[0]))
        return texts

    def _tried(self, node: int) -> list[Place]:
        """The edges of a node that games have gone along, most often first, the better reward of equals."""
        listed = int(self.tree.nodes[node * STRIDE + EDGES])
        first = listed >> 10
        found = [place for place in range(first, first + (listed & 1023)) if self._child(place)]
        return sorted(
            found, key=lambda place: (-self._games(self._child(place)), -self._mean(self._child(place)), place)
        )

    def _child(self, place: Place) -> int:
        return int(self.tree.edges[place]) >> 32

    def _games(self, node: int) -> int:
        return int(self.tree.nodes[node * STRIDE + VISITS])

    def _mean(self, node: int) -> int:
        return int(self.tree.nodes[node * STRIDE + MEAN])


def board_of(position: Position) -> Ints:
    """A position as `kernel.many` takes it."""

    def row(values: Sequence[int]) -> list[int]:
        return [*values, *[0] * (MOST_PLAYERS - len(values))]

    fish = [fish for fish, _ in position.collected]
    tiles = [tiles for _, tiles in position.collected]
    return ints([position.free, position.mover, *row(position.penguins), *row(position.hands), *row(fish), *row(tiles)])
