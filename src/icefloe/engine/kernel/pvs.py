"""Two players, the movement phase: principal variation search over what is fought over, until it is decided.

Source: Marsland and Campbell, Parallel search of strongly ordered game trees, 1982; history: Schaeffer, 1989; late-move
reductions as chess programs do them.
"""

from __future__ import annotations

from typing import NamedTuple

from .compiled import Ints, index, kernel, lowest
from .evaluation import evaluate
from .grid import slides
from .ice import Ice, worth
from .settle import FREE, GAIN, OPEN, OTHER, OWN, PROVEN, SPARE, settle
from .table import WORDS, found, keep, place

STOP, NODES, LIMIT, GUESSES, HALT = 0, 1, 2, 3, 4
"""Places in `control`: whether to stop; positions looked at; how many may be; how many were judged, not decided; whether the
whole search is to stop, not just what it tries now."""

MOST_PLIES = 128
MOST_MOVES = 320
"""Of a position."""

PASS = 1
"""The move that spends a spare one: slides are 64 times the origin's cell plus the target's."""

EXACT, LOWER, UPPER = 1, 2, 3

FIRST, KILLER, SECOND_KILLER, PASSING = 1 << 50, 1 << 41, 1 << 40, 1 << 39
"""What moves are tried by, where it is not history."""


class Search(NamedTuple):
    """What a search works with; each thread has its own but for the tables.

    solo_table, table: see `table`. budget: [3], see `solo` and `settle`. weights: see `evaluation`. control: [5]. frame: see
    `settle`. moves, order: [MOST_PLIES, MOST_MOVES], the moves of a line's positions, and what they are tried by. killers: [MOST_PLIES, 2]. history: [2, 4096]. age: [2], of what is written to the table, 0 to 15.
    """

    ice: Ice
    solo_table: Ints
    table: Ints
    budget: Ints
    weights: Ints
    control: Ints
    frame: Ints
    moves: Ints
    order: Ints
    killers: Ints
    history: Ints
    age: Ints


# Of an entry's data, from the lowest bit: value, depth, bound, proven, move, age, spare, game.
SHIFT_DEPTH, SHIFT_BOUND, SHIFT_PROVEN, SHIFT_MOVE, SHIFT_AGE, SHIFT_SPARE, SHIFT_GAME = 19, 26, 28, 29, 41, 45, 52
MIDDLE = 1 << 18
SPARES = 64
GAMES = 1 << 10
"""Games that entries can be told apart by."""


@kernel
def is_stopped(control: Ints) -> int:
    """Counts a position that is looked at; whether it is not to be, as there is no time left, or none may follow."""
    control[1] += 1
    if control[1] >= control[2]:
        control[0] = 1
    return control[0]


@kernel
def known(search: Search, free: int, own: int, other: int, spare: int) -> int:
    """The data that the table has of a position of this game, 0 if none."""
    table = search.table
    one, two = free | own, free | other
    mark = search.age[1] << 7 | spare + SPARES
    entry = place(table, one, two, spare + SPARES)
    data = found(table, entry, one, two)
    if data >> SHIFT_SPARE == mark:
        return data
    data = found(table, entry + WORDS, one, two)
    if data >> SHIFT_SPARE == mark:
        return data
    return 0


@kernel
def answers(data: int, depth: int, alpha: int, beta: int) -> int:
    """Whether the value that an entry has is as good as a search to that depth within these bounds."""
    if not data >> SHIFT_PROVEN & 1 and (data >> SHIFT_DEPTH & 127) < depth:
        return 0
    value = (data & (1 << SHIFT_DEPTH) - 1) - MIDDLE
    bound = data >> SHIFT_BOUND & 3
    return 1 if bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha) else 0


@kernel
def best_of(moves: Ints, order: Ints, begin: int, end: int) -> int:
    """The move to try next of those from begin to end; the one at begin takes its place."""
    top = begin
    for one in range(begin + 1, end):
        if order[index(one)] > order[index(top)]:
            top = one
    move = moves[index(top)]
    moves[index(top)] = moves[index(begin)]
    order[index(top)] = order[index(begin)]
    return move


@kernel
def learn(
    search: Search,
    free: int,
    own: int,
    other: int,
    spare: int,
    depth: int,
    bound: int,
    value: int,
    proven: int,
    move: int,
) -> None:
    """Writes to the table what was found of a position: the deepest of this search where it stays, or the latest beside it."""
    table, age, game = search.table, search.age[0], search.age[1]
    one, two = free | own, free | other
    entry = place(table, one, two, spare + SPARES)
    data = (
        value + MIDDLE
        | depth << SHIFT_DEPTH
        | bound << SHIFT_BOUND
        | proven << SHIFT_PROVEN
        | move << SHIFT_MOVE
        | age << SHIFT_AGE
        | (game << 7 | spare + SPARES) << SHIFT_SPARE
    )
    old = table[index(entry + 2)]
    if (old >> SHIFT_AGE & 15) == age and old >> SHIFT_GAME == game and (old >> SHIFT_DEPTH & 127) > depth:
        entry += WORDS
    keep(table, entry, one, two, data)


@kernel
def after(search: Search, move: int, free: int, own: int, other: int, spare: int) -> int:
    """Writes the position after a move, for who is next, into the frame; the worth of the tile taken."""
    ice = search.ice
    if move == PASS:
        settle(ice, search.solo_table, search.budget, search.frame, free, other, own, 1 - spare)
        return 0
    origin = move >> 6
    target = 1 << (move & 63)
    own = own ^ 1 << origin | target
    settle(ice, search.solo_table, search.budget, search.frame, free ^ target, other, own, -spare)
    return ice.value[index(origin)]


@kernel
def pvs(
    search: Search,
    free: int,
    own: int,
    other: int,
    spare: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    parity: int,
) -> int:
    """The worth of what is left to collect, own less the other's, for the side to move: twice that, plus 1 if it is proven.

    The position is one that `settle` has left open. Between alpha and beta it is the value; from beta up it is at least,
    up to alpha it is at most that.
    """
    control, frame = search.control, search.frame
    if is_stopped(control):
        return 0
    ice = search.ice
    # Whoever gets everything that is left gets no more than this.
    under, ground = worth(ice, own) - worth(ice, other), worth(ice, free)
    if under + ground <= alpha:
        return (under + ground) << 1 | 1
    if under - ground >= beta:
        return (under - ground) << 1 | 1

    best_move = 0
    data = known(search, free, own, other, spare)
    if data:
        best_move = data >> SHIFT_MOVE & 4095
        if answers(data, depth, alpha, beta):
            return ((data & (1 << SHIFT_DEPTH) - 1) - MIDDLE) << 1 | data >> SHIFT_PROVEN & 1
    if depth <= 0:
        control[3] += 1
        value = evaluate(ice, search.weights, free, own, other, spare)
        return min(max(value, under - ground), under + ground) << 1

    # --- the moves, and what they are tried by
    moves, order, history, killers = search.moves, search.order, search.history, search.killers
    begin = ply * MOST_MOVES
    end = begin
    side = parity << 12
    rest = own
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        targets = slides(ice.grid, cell, free)
        while targets:
            move = cell << 6 | lowest(targets)
            targets &= targets - 1
            rank = history[index(side + move)]
            if move == best_move:
                rank = FIRST
            elif move == killers[index(2 * ply)]:
                rank = KILLER
            elif move == killers[index(2 * ply + 1)]:
                rank = SECOND_KILLER
            moves[index(end)] = move
            order[index(end)] = rank
            end += 1
    if spare > 0:
        moves[index(end)] = PASS
        order[index(end)] = FIRST if best_move == PASS else PASSING
        end += 1

    less = depth - 1
    start = alpha
    best = under - ground - 1
    best_move = tried = 0
    proven = 1
    while begin < end:
        move = best_of(moves, order, begin, end)
        begin += 1
        taken = after(search, move, free, own, other, spare)
        taken -= frame[GAIN]
        floor = max(alpha, best)
        if frame[OPEN]:
            next_free = frame[FREE]
            next_own = frame[OWN]
            next_other = frame[OTHER]
            next_spare = frame[SPARE]
            low, high = taken - beta, taken - floor
            value = floor + 1
            sure = 0
            if tried:
                # The first move is expected to stay the best: of the others only that is asked, of late ones less deeply.
                reduced = less - 1 if tried >= 4 and depth >= 3 else less
                result = pvs(
                    search, next_free, next_own, next_other, next_spare, reduced, high - 1, high, ply + 1, 1 - parity
                )
                value = taken - (result >> 1)
                sure = result & 1
                if value > floor and reduced < less and not sure and not control[0]:
                    result = pvs(
                        search, next_free, next_own, next_other, next_spare, less, high - 1, high, ply + 1, 1 - parity
                    )
                    value = taken - (result >> 1)
                    sure = result & 1
            if (tried == 0 or floor < value < beta) and not control[0]:
                result = pvs(search, next_free, next_own, next_other, next_spare, less, low, high, ply + 1, 1 - parity)
                value = taken - (result >> 1)
                sure = result & 1
        else:
            value = taken
            sure = frame[PROVEN]
        if control[0]:
            return 0
        tried += 1
        proven &= sure
        if value > best:
            best = value
            best_move = move
            if value >= beta:
                proven = sure
                if move != PASS:
                    history[index(side + move)] += min(depth, 16) * min(depth, 16)
                    if killers[index(2 * ply)] != move:
                        killers[index(2 * ply + 1)] = killers[index(2 * ply)]
                        killers[index(2 * ply)] = move
                break
    bound = LOWER if best >= beta else EXACT if best > start else UPPER
    learn(search, free, own, other, spare, depth, bound, best, proven, best_move)
    return best << 1 | proven


@kernel
def asked(
    search: Search, free: int, own: int, other: int, depth: int, alpha: int, beta: int, ply: int, parity: int
) -> int:
    """As `pvs`, for a position as it comes, with nothing taken out of it yet."""
    frame = search.frame
    if is_stopped(search.control):
        return 0
    settle(search.ice, search.solo_table, search.budget, frame, free, own, other, parity - parity)
    gain = frame[GAIN]
    if not frame[OPEN]:
        return gain << 1 | frame[PROVEN]
    result = pvs(
        search,
        frame[FREE],
        frame[OWN],
        frame[OTHER],
        frame[SPARE],
        depth,
        alpha - gain,
        beta - gain,
        ply,
        parity,
    )
    return (gain << 1) + result
