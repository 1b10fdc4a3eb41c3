"""Two players: iterative deepening over the moves of the root, the kernel below them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread
from time import perf_counter
from typing import NamedTuple

from ..games.fish import FishState
from .base import Flag, Limits, Line, Report
from .kernel.compiled import COMPILED, Ints, ints, zeros
from .kernel.ice import FISH, Ice, ice_of, worth
from .kernel.placing import placing
from .kernel.pvs import GAMES, GUESSES, HALT, LIMIT, MOST_MOVES, MOST_PLIES, NODES, STOP, Search, asked
from .kernel.settle import FRAME
from .kernel.table import PLACES, WORDS
from .lines import line_from
from .position import Position, position_of
from .weights import START

FAR = 1 << 17
"""Beyond any value."""

DEEPEST = 120
"""Plies: no game is longer, moves in regions of one's own counted."""

SURE_FROM = 4
"""Plies looked ahead from which on a new best move is worth a report in the middle of a depth."""

PROVE_FROM, PROVE_WITHIN, PROOF = 6, 36, 20_000
"""From how many plies on a proof is tried; with how many free tiles at most; and with how many positions at least."""

EVERY = 0.004
"""Seconds between looks at the clock and the flag."""

MOST_EFFORT, MORE_EFFORT, EVEN_MORE_FROM = 13, 7, 20
"""A region of one player's is tried twice as hard with each ply of depth, up to 7 times, and from depth 20 on again, 13 times in all."""

SOLO_MEGABYTES = 8
PLAIN_MEGABYTES = 2
"""Without compiled code few positions are seen, and making a list takes time."""

UNLIMITED = 1 << 60


class _Child(NamedTuple):
    """A move of the root, and the position after it for who is next: the kernel's arguments. taken: worth of the tile it takes."""

    text: str
    taken: int
    free: int
    own: int
    other: int
    hands: int


@dataclass
class _Found:
    """What is known of a move of the root. value: at the game's end, for the mover. is_open: asked for itself, not just against the best."""

    child: _Child
    value: int
    proven: bool = False
    is_open: bool = False


class _Game(NamedTuple):
    """What entries of the table hold for.

    about: the board's rows, the rules, and while there are penguins to place how many each player has in all. fish: by cell.
    """

    about: tuple[object, ...]
    fish: list[int]

    def includes(self, later: _Game) -> bool:
        """Whether another position is of this game too, with these tiles or fewer."""
        same = self.about[:2] == later.about[:2] and later.about[2] in (None, self.about[2])
        return same and all(now in (0, before) for now, before in zip(later.fish, self.fish, strict=True))


class TwoMind:
    """A `Thinker` for two players.

    megabytes: of its table. weights: see `weights`. A thought limited by depth or nodes alone knows nothing of earlier ones, so that
    it can be repeated; others go on with what earlier ones of the same game left in the table.
    """

    def __init__(self, megabytes: int = 256, weights: Sequence[int] = START) -> None:
        self._weights = ints(weights)
        self._places = _places(megabytes if COMPILED else PLAIN_MEGABYTES)
        self._solo_places = _places(SOLO_MEGABYTES if COMPILED else PLAIN_MEGABYTES)
        self._table = _table(self._places)
        self._solo = _table(self._solo_places)
        self._game = _Game((None, None, None), [])
        self._games = self._age = 0

    def think(self, state: FishState, limits: Limits, report: Callable[[Report], None], stop: Flag) -> Report:
        """See `Thinker`."""
        position = position_of(state)
        ice = ice_of(position.grid, position.worth)
        self._turn_over(state, position, limits)
        start = perf_counter()
        searches = [self._search(ice, limits) for _ in range(max(1, limits.threads))]
        root = _Root(state, position, searches[0], limits.lines, start, report)
        with _watched(searches, start, limits, stop), _helped(state, position, searches[1:]):
            return root.deepen(min(limits.depth or DEEPEST, DEEPEST))

    def _turn_over(self, state: FishState, position: Position, limits: Limits) -> None:
        """Has entries count no more that are of another game, or must not be known."""
        totals = tuple(map(int.__add__, position.hands, map(int.bit_count, position.penguins)))
        game = _Game((state.board.rows, state.game, totals if state.can_place else None), list(position.worth))
        is_repeatable = limits.seconds is None and bool(limits.depth or limits.nodes)
        self._age = (self._age + 1) % 16
        if is_repeatable or not self._game.includes(game):
            self._game, self._age = game, 0
            self._solo = _table(self._solo_places)
            self._games += 1
            if self._games == GAMES:
                self._games, self._table = 1, _table(self._places)

    def _search(self, ice: Ice, limits: Limits) -> Search:
        return Search(
            ice,
            self._solo,
            self._table,
            ints([0, 1, 0]),
            self._weights,
            ints([0, 0, limits.nodes or UNLIMITED, 0, 0]),
            zeros(FRAME),
            zeros(MOST_PLIES * MOST_MOVES),
            zeros(MOST_PLIES * MOST_MOVES),
            zeros(MOST_PLIES * 2),
            zeros(2 * 4096),
            ints([self._age, self._games]),
        )


class _Root:
    """One search thread's way through the depths. report: told of each new best."""

    def __init__(
        self,
        state: FishState,
        position: Position,
        search: Search,
        lines: int,
        start: float,
        report: Callable[[Report], None] | None,
    ) -> None:
        self.state = state
        self.position = position
        self.search = search
        self.start = start
        self.report = report
        self.any_tile = int(state.game.placement == "any")
        self.collected = lead(position)
        self.whole = position.free.bit_count()
        self.ranked = sorted(self._first_looks(search.ice), key=lambda found: -found.value)
        self.lines = min(lines, len(self.ranked))
        self.done = 0
        self.effort = 0
        self.said = Report(0, 0, 0.0, ())

    def _first_looks(self, ice: Ice) -> Iterator[_Found]:
        """The moves by what is certain after them: collected, and under penguins."""
        for child in _children(self.state, self.position, ice):
            certain = worth(ice, child.other) - worth(ice, child.own)
            yield _Found(child, self.collected + child.taken + certain)

    def deepen(self, deepest: int, first: int = 1) -> Report:
        """Looks ahead one ply further each time, until told to stop, or all that was asked is proven; the last report."""
        for depth in range(first, deepest + 1):
            self.effort = min(max(min(depth, MORE_EFFORT), depth - EVEN_MORE_FROM + MORE_EFFORT), MOST_EFFORT)
            if self._is_proven(self._once(depth), depth) or self.search.control[STOP]:
                break
            if self.effort == MOST_EFFORT and not self.search.control[GUESSES]:
                # All is decided, if not proven: another ply would tell the same.
                break
            if depth >= PROVE_FROM and self.whole <= PROVE_WITHIN and deepest == DEEPEST and self._prove():
                break
        if not self.said.lines:
            self._say(False)
        return self.said._replace(nodes=int(self.search.control[NODES]), seconds=perf_counter() - self.start)

    def _is_proven(self, proven: bool, depth: int) -> bool:
        """Reports a depth that is done; whether no other can tell more."""
        if self.search.control[STOP]:
            return False
        self.done = max(self.done, min(depth, self.whole))
        self._say(proven)
        return proven and all(found.proven and found.is_open for found in self.ranked[: self.lines])

    def _prove(self) -> bool:
        """Tries to go to the game's end at once, at the cost of at most as many positions as were looked at so far; whether it did.

        Near the end the value seldom changes any more, and a ply more each time costs more than the proof. What a try
        that is broken off has proven stays in the table.
        """
        control = self.search.control
        limit, control[LIMIT] = control[LIMIT], min(control[LIMIT], 2 * control[NODES] + PROOF)
        ranked, told = self.ranked, self.report
        self.report = None
        proven = self._once(DEEPEST)
        self.report = told
        is_over = control[NODES] < control[LIMIT] and not control[STOP]
        if not is_over:
            self.ranked = ranked
        control[LIMIT] = limit
        control[STOP] = 0
        if control[HALT] or control[NODES] >= limit:
            control[STOP] = 1
        return is_over and self._is_proven(proven, self.whole)

    def _once(self, depth: int) -> bool:
        """Asks every move at one depth, and ranks them; whether the best move's value is proven, and no other beats it."""
        new: list[_Found] = []
        proven = True
        for place, found in enumerate(self.ranked):
            best = new[self.lines - 1].value if len(new) >= self.lines else None
            now = self._ask(found.child, depth, best)
            if self.search.control[STOP]:
                # What was not asked again keeps its place behind what was, if that is enough to answer with.
                if len(new) >= self.lines:
                    self.ranked = new + self.ranked[place:]
                    self._say(False)
                return False
            proven = proven and now.proven
            at = next((at for at, better in enumerate(new) if now.value > better.value), len(new))
            is_best = at == 0 and place > 0
            new.insert(at, now)
            if is_best and self.done >= SURE_FROM:
                self.ranked, kept = new + self.ranked[place + 1 :], self.ranked
                self._say(False)
                self.ranked = kept
        self.ranked = new
        return proven

    def _ask(self, child: _Child, depth: int, best: int | None) -> _Found:
        """The move's value where it beats `best`; else a bound of it."""
        certain = self.collected + child.taken
        floor = FAR
        if best is not None:
            floor = certain - best
            result = self._below(child, depth, floor - 1, floor)
            if certain - (result >> 1) <= best:
                return _Found(child, certain - (result >> 1), bool(result & 1))
        result = self._below(child, depth, -FAR, floor)
        return _Found(child, certain - (result >> 1), bool(result & 1), True)

    def _below(self, child: _Child, depth: int, low: int, high: int) -> int:
        self.search.budget[1] = 1 << self.effort
        if child.hands:
            return int(
                placing(
                    self.search,
                    child.free,
                    child.own,
                    child.other,
                    child.hands,
                    self.any_tile,
                    depth - 1,
                    low,
                    high,
                    1,
                    1,
                )
            )
        return int(asked(self.search, child.free, child.own, child.other, depth - 1, low, high, 1, 1))

    def _say(self, proven: bool) -> None:
        if self.report is None:
            return
        lines = []
        for rank, found in enumerate(self.ranked[: self.lines]):
            exact = found.proven and found.is_open and (proven or rank > 0)
            fish, tiles = _both(found.value)
            if not exact:
                tiles = self._tiles(fish)
            lines.append(Line(line_from(self.search, self.state, found.child.text), fish, tiles, exact))
        nodes = int(self.search.control[NODES])
        self.said = Report(self.done, nodes, perf_counter() - self.start, tuple(lines))
        self.report(self.said)

    def _tiles(self, fish: int) -> int:
        """The difference of tiles that goes with an expected one of fish: what is left is shared in one proportion."""
        position = self.position
        (own, own_tiles), (other, other_tiles) = (
            position.collected[position.mover],
            position.collected[1 - position.mover],
        )
        left = sum(position.worth)
        tiles = sum(1 for each in position.worth if each)
        return own_tiles - other_tiles + round((fish - own + other) * tiles / left)


def _children(state: FishState, position: Position, ice: Ice) -> Iterator[_Child]:
    mover = position.mover
    own, other = position.penguins[mover], position.penguins[1 - mover]
    for move in state.legal_moves:
        bit = 1 << position.names.index(move.target)
        if move.origin is None:
            hands = position.hands[1 - mover] << 4 | position.hands[mover] - 1
            yield _Child(str(move), 0, position.free ^ bit, other, own | bit, hands)
        else:
            cell = position.names.index(move.origin)
            taken = int(ice.value[cell])
            yield _Child(str(move), taken, position.free ^ bit, other, own ^ 1 << cell | bit, 0)


def lead(position: Position) -> int:
    """What the mover has collected more than the other."""
    worths = [FISH * fish + tiles for fish, tiles in position.collected]
    return worths[position.mover] - worths[1 - position.mover]


def _both(value: int) -> tuple[int, int]:
    """Fish and tiles of a difference of both."""
    fish = (value + FISH // 2) // FISH
    return fish, value - FISH * fish


@contextmanager
def _watched(searches: list[Search], start: float, limits: Limits, stop: Flag) -> Iterator[None]:
    """Sets the searches' stop at the time's end, or when the flag is set."""
    done = Event()

    def watch() -> None:
        end = None if limits.seconds is None else start + limits.seconds
        while not done.is_set():
            left = EVERY if end is None else min(EVERY, end - perf_counter())
            if stop.is_set() or left <= 0:
                for search in searches:
                    search.budget[2] = 1
                    search.control[HALT] = 1
                    search.control[STOP] = 1
                return
            done.wait(left)

    thread = Thread(target=watch, name="icefloe-watch", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


@contextmanager
def _helped(state: FishState, position: Position, searches: list[Search]) -> Iterator[None]:
    """Other threads search the same position meanwhile, a ply deeper in turn, and share what they find through the table."""
    helpers = []
    for number, search in enumerate(searches):
        root = _Root(state, position, search, 1, 0.0, None)
        helper = Thread(target=root.deepen, args=(DEEPEST, 2 + number % 2), name="icefloe-helper", daemon=True)
        helper.start()
        helpers.append(helper)
    try:
        yield
    finally:
        for search in searches:
            search.budget[2] = 1
            search.control[HALT] = 1
            search.control[STOP] = 1
        for helper in helpers:
            helper.join()


def _places(megabytes: int) -> int:
    """How many times the places of a position fit."""
    return _power_of_2((megabytes << 20) // (8 * WORDS * PLACES))


def _power_of_2(most: int) -> int:
    return 1 << max(1, most).bit_length() - 1


def _table(places: int) -> Ints:
    return zeros(WORDS * PLACES * places)
