"""Two players, the movement phase: principal variation search over what is fought over, until it is decided.

Source: Marsland and Campbell, Parallel search of strongly ordered game trees, 1982; history: Schaeffer, 1989; enhanced
transposition cutoffs: Plaat, Schaeffer, Pijls and de Bruin, 1996; late-move reductions as chess programs do them.
"""

from __future__ import annotations

from typing import NamedTuple

from .compiled import Ints, count, index, kernel, lowest
from .evaluation import evaluate
from .grid import slides
from .ice import Ice, worth
from .settle import FRAME, FREE, GAIN, OPEN, OTHER, OWN, PROVEN, SPARE, settle
from .table import WORDS, found, keep, place

STOP, NODES, LIMIT, GUESSES, HALT = 0, 1, 2, 3, 4
"""Places in `control`: whether to stop; positions looked at; how many may be; how many were judged, not decided; whether the
whole search is to stop, not just what it tries now."""

MOST_PLIES = 128
MOST_MOVES = 320
"""Of a position."""

PASS = 1
"""The move that spends a spare one: slides are 64 times the origin's cell plus the target's."""

WIDE = 12
"""Free cells fought over from which on it pays to ask the table of all moves first."""

EXACT, LOWER, UPPER = 1, 2, 3

FIRST, KILLER, SECOND_KILLER, PASSING, DONE = 1 << 50, 1 << 41, 1 << 40, 1 << 39, -1
"""What moves are tried by, where it is not history."""


class Search(NamedTuple):
    """What a search works with; each thread has its own but for the tables.

    solo_table, table: see `table`. budget: [3], see `solo` and `settle`. weights: see `evaluation`. control: [5]. frames: [MOST_PLIES,
    MOST_MOVES, FRAME], the positions after the moves of a line. moves, order: [MOST_PLIES, MOST_MOVES], those moves, and what they are
    tried by. killers: [MOST_PLIES, 2]. history: [2, 4096]. age: [1], of what is written to the table, 0 to 15.
    """

    ice: Ice
    solo_table: Ints
    table: Ints
    budget: Ints
    weights: Ints
    control: Ints
    frames: Ints
    moves: Ints
    order: Ints
    killers: Ints
    history: Ints
    age: Ints


# Of an entry's data, from the lowest bit: value, depth, bound, proven, move, age, spare.
SHIFT_DEPTH, SHIFT_BOUND, SHIFT_PROVEN, SHIFT_MOVE, SHIFT_AGE, SHIFT_SPARE = 19, 26, 28, 29, 41, 45
MIDDLE = 1 << 18
SPARES = 64


@kernel
def is_stopped(control: Ints) -> int:
    """Counts a position that is looked at; whether it is not to be, as there is no time left, or none may follow."""
    control[1] += 1
    if control[1] >= control[2]:
        control[0] = 1
    return control[0]


@kernel
def known(table: Ints, free: int, own: int, other: int, spare: int) -> int:
    """The data that the table has of a position, 0 if none."""
    one, two = free | own, free | other
    entry = place(table, one, two, spare + SPARES)
    data = found(table, entry, one, two)
    if data >> SHIFT_SPARE == spare + SPARES:
        return data
    data = found(table, entry + WORDS, one, two)
    if data >> SHIFT_SPARE == spare + SPARES:
        return data
    return 0


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
    table, age = search.table, search.age[0]
    one, two = free | own, free | other
    entry = place(table, one, two, spare + SPARES)
    data = (
        value + MIDDLE
        | depth << SHIFT_DEPTH
        | bound << SHIFT_BOUND
        | proven << SHIFT_PROVEN
        | move << SHIFT_MOVE
        | age << SHIFT_AGE
        | (spare + SPARES) << SHIFT_SPARE
    )
    old = table[index(entry + 2)]
    if (old >> SHIFT_AGE & 15) == age and (old >> SHIFT_DEPTH & 127) > depth:
        entry += WORDS
    keep(table, entry, one, two, data)


@kernel
def after(search: Search, at: int, move: int, free: int, own: int, other: int, spare: int) -> int:
    """Writes the position after a move, for who is next, into the frame that begins at `at`; the worth of the tile taken."""
    ice = search.ice
    if move == PASS:
        settle(ice, search.solo_table, search.budget, search.frames, at, free, other, own, 1 - spare)
        return 0
    origin = move >> 6
    target = 1 << (move & 63)
    own = own ^ 1 << origin | target
    settle(ice, search.solo_table, search.budget, search.frames, at, free ^ target, other, own, -spare)
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
    control, frames = search.control, search.frames
    if is_stopped(control):
        return 0
    ice = search.ice
    # Whoever gets everything that is left gets no more than this.
    under, ground = worth(ice, own) - worth(ice, other), worth(ice, free)
    if under + ground <= alpha:
        return (under + ground) << 1 | 1
    if under - ground >= beta:
        return (under - ground) << 1 | 1

    table = search.table
    best_move = 0
    data = known(table, free, own, other, spare)
    if data:
        best_move = data >> SHIFT_MOVE & 4095
        sure = data >> SHIFT_PROVEN & 1
        if sure or (data >> SHIFT_DEPTH & 127) >= depth:
            value = (data & (1 << SHIFT_DEPTH) - 1) - MIDDLE
            bound = data >> SHIFT_BOUND & 3
            if bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha):
                return value << 1 | sure
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

    is_wide = count(free) >= WIDE
    less = depth - 1
    start = alpha
    best = under - ground - 1
    best_move = tried = staged = 0
    proven = 1
    while True:
        top = begin
        for one in range(begin + 1, end):
            if order[index(one)] > order[index(top)]:
                top = one
        rank = order[index(top)]
        if rank == DONE:
            break
        if rank != FIRST and not staged and less > 0 and is_wide:
            # Before any other is searched: whether one is decided, or known from elsewhere to be good or bad enough.
            staged = 1
            for one in range(begin, end):
                if order[index(one)] == DONE:
                    continue
                if control[0]:
                    return 0
                at = one * FRAME
                taken = after(search, at, moves[index(one)], free, own, other, spare)
                taken -= frames[index(at + GAIN)]
                floor = max(alpha, best)
                if frames[index(at + OPEN)]:
                    data = known(
                        table,
                        frames[index(at + FREE)],
                        frames[index(at + OWN)],
                        frames[index(at + OTHER)],
                        frames[index(at + SPARE)],
                    )
                    sure = data >> SHIFT_PROVEN & 1
                    if not (data and (sure or (data >> SHIFT_DEPTH & 127) >= less)):
                        continue
                    value = taken - ((data & (1 << SHIFT_DEPTH) - 1) - MIDDLE)
                    bound = data >> SHIFT_BOUND & 3
                    if not (
                        bound == EXACT or (bound == UPPER and value >= beta) or (bound == LOWER and value <= floor)
                    ):
                        continue
                else:
                    value = taken
                    sure = frames[index(at + PROVEN)]
                order[index(one)] = DONE
                tried += 1
                proven &= sure
                if value > best:
                    best = value
                    best_move = moves[index(one)]
                    if value >= beta:
                        proven = sure
                        break
            if best >= beta:
                break
            continue

        move = moves[index(top)]
        order[index(top)] = DONE
        at = top * FRAME
        if staged:
            taken = 0 if move == PASS else ice.value[index(move >> 6)]
        else:
            taken = after(search, at, move, free, own, other, spare)
        taken -= frames[index(at + GAIN)]
        floor = max(alpha, best)
        if frames[index(at + OPEN)]:
            next_free = frames[index(at + FREE)]
            next_own = frames[index(at + OWN)]
            next_other = frames[index(at + OTHER)]
            next_spare = frames[index(at + SPARE)]
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
            if control[0]:
                return 0
        else:
            value = taken
            sure = frames[index(at + PROVEN)]
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
    frames = search.frames
    if is_stopped(search.control):
        return 0
    # Beyond the frames of all lines: nobody else's.
    at = MOST_PLIES * MOST_MOVES * FRAME
    settle(search.ice, search.solo_table, search.budget, frames, at, free, own, other, parity - parity)
    gain = frames[index(at + GAIN)]
    if not frames[index(at + OPEN)]:
        return gain << 1 | frames[index(at + PROVEN)]
    result = pvs(
        search,
        frames[index(at + FREE)],
        frames[index(at + OWN)],
        frames[index(at + OTHER)],
        frames[index(at + SPARE)],
        depth,
        alpha - gain,
        beta - gain,
        ply,
        parity,
    )
    return (gain << 1) + result
