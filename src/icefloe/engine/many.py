"""Thinking where several players are: a tree of simulated games."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from ..games.fish import FishState
from .base import Flag, Limits, Line, Never, Report
from .kernel.compiled import COMPILED, Ints, ints, zeros
from .kernel.many import LENGTH, MOST_PLAYERS, Ice, ice_of
from .kernel.many_tree import MOST_MOVES, MOST_PLIES, ODDS, STRIDE, Tree, VISITS, MEAN, EDGES, grow
from .kernel.many_worth import UNIT
from .position import Position, position_of

OPTIONS = [20, ONE_TENTH := 6000, 40, 3]
JUDGING = [46, 43, 48, 32, 21, 140, 116, 48, 3, 19, -51, -27, -50, -39, -26, -344, -175, -47, 12, -22]
RANKING = [148, 20, 24, -92, 53, 125, 29, -160, -31, -20, 91, 36, 78, -139, 0, 41, 0, 0, 0, 0, 0, 173, 83, 33]


class ManyMind:
    def __init__(self, megabytes: int = 256, options=OPTIONS, judging=JUDGING, ranking=RANKING) -> None:
        words = megabytes << 17
        self._nodes = zeros(words // 2 // STRIDE * STRIDE) if COMPILED else []
        self._edges = zeros(words // 2) if COMPILED else []
        self.options, self.judging, self.ranking = options, judging, ranking
        if not COMPILED:
            self._nodes, self._edges = zeros(1 << 20), zeros(1 << 20)

    def think(
        self,
        state: FishState,
        limits: Limits,
        report: Callable[[Report], None] = lambda _: None,
        stop: Flag = Never(),  # noqa: B008 - it holds nothing
    ) -> Report:
        start = perf_counter()
        if state.to_move is None:
            return Report(0, 0, 0.0, ())
        position = position_of(state)
        ice = ice_of(position.grid, position.worth, state.players, state.game.placement == "one-fish")
        board = board_of(position)
        if self._used_nodes():
            pass
        tree = self._tree(board, limits.depth or MOST_PLIES - 2)
        games, slice_ = 0, 16 if COMPILED else 1
        while True:
            if limits.nodes is not None:
                slice_ = min(slice_, limits.nodes - games)
            before = perf_counter()
            grow(ice, tree, slice_)
            games += slice_
            now = perf_counter()
            if (limits.nodes is not None and games >= limits.nodes) or stop.is_set():
                break
            if limits.seconds is not None and now - start >= limits.seconds:
                break
            slice_ = max(1, min(2 * slice_, int(0.005 * slice_ / max(now - before, 1e-6))))
        return self._report(position, tree, games, perf_counter() - start, limits)

    def _used_nodes(self):
        return 0

    def _tree(self, board, depth):
        old = getattr(self, "_last", None)
        if old is not None:
            self._nodes[: old[0] * STRIDE] = 0 if COMPILED else [0] * (old[0] * STRIDE)
            self._edges[: old[1]] = 0 if COMPILED else [0] * old[1]
        used = ints([2, 0, depth, 0])
        self._last = used
        return Tree(
            self._nodes, self._edges, used, board, zeros(LENGTH), zeros(MOST_PLIES), zeros(MOST_PLIES),
            zeros(3 * MOST_PLAYERS), zeros(MOST_MOVES * 2 * MOST_PLAYERS), zeros(MOST_MOVES), zeros(MOST_MOVES),
            ints(ODDS), ints(self.options), ints(self.judging), ints(self.ranking),
        )

    def _report(self, position, tree, games, seconds, limits) -> Report:
        players = len(position.penguins)
        nodes = tree.nodes
        found = []
        listed = int(nodes[STRIDE + EDGES])
        for place in range(listed >> 10, (listed >> 10) + (listed & 1023)):
            child = int(tree.edges[place]) >> 32
            if not child:
                continue
            visits = int(nodes[child * STRIDE + VISITS])
            sums = [int(x) for x in tree.sums[place * 8 : place * 8 + 8]]
            def lead(a):
                own = a[position.mover]
                return round((own - max(v for p, v in enumerate(a[:players]) if p != position.mover)) / visits / UNIT)
            found.append((visits, int(nodes[child * STRIDE + MEAN]), place, lead(sums[:4]), lead(sums[4:])))
        found.sort(key=lambda f: (-f[0], -f[1], f[2]))
        lines = []
        for visits, mean, place, fish, tiles in found[: limits.lines]:
            lines.append(Line(tuple(self._line(position, tree, place)), fish, tiles, False))
        return Report(int(tree.used[3]), games, seconds, tuple(lines))

    def _line(self, position, tree, place):
        texts = []
        while True:
            edge = int(tree.edges[place])
            origin, target = edge >> 6 & 63, edge & 63
            texts.append(position.slide(origin, target) if origin else position.names[target])
            child = edge >> 32
            if not child:
                return texts
            listed = int(tree.nodes[child * STRIDE + EDGES])
            places = [p for p in range(listed >> 10, (listed >> 10) + (listed & 1023)) if int(tree.edges[p]) >> 32]
            if not places:
                return texts
            place = max(places, key=lambda p: int(tree.nodes[(int(tree.edges[p]) >> 32) * STRIDE + VISITS]))


def board_of(position: Position) -> Ints:
    def row(values):
        return [*values, *[0] * (MOST_PLAYERS - len(values))]

    fish, tiles = zip(*position.collected)
    return ints([position.free, position.mover, *row(position.penguins), *row(position.hands), *row(fish), *row(tiles)])
