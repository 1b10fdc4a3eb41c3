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
from .settle import FRAME, FREE, GAIN, OPEN, OTHER, OWN, PROVEN, SPARE, settle
from .table import WORDS, found, keep, place

STOP, NODES, LIMIT = 0, 1, 2
"""Places in `control`: whether to stop; positions looked at; how many may be."""

MOST_PLIES = 128
MOST_MOVES = 320
"""Of a position."""

PASS = 1
"""The move that spends a spare one: slides are 64 times the origin's cell plus the target's."""

EXACT, LOWER, UPPER = 1, 2, 3


class Search(NamedTuple):
    """What a search works with; each thread has its own but for the table.

    solo_table, table: see `table`. budget: [1], see `solo`. weights: see `evaluation`. control: [3]. frames: [MOST_PLIES, FRAME].
    moves, order: [MOST_PLIES, MOST_MOVES], and what they are tried by. killers: [MOST_PLIES, 2]. history: [2, 4096]. age: [1], of what
    is written to the table, 0 to 15.
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

    Between alpha and beta it is the value; from beta up it is at least, up to alpha it is at most that.
    """
    control = search.control
    control[1] += 1
    if control[1] >= control[2]:
        control[0] = 1
    if control[0]:
        return 0
    ice = search.ice
    grid = ice.grid
    frames = search.frames
    at = ply * FRAME
    settle(ice, search.solo_table, search.budget, frames, at, free, own, other, spare)
    gain = frames[index(at + GAIN)]
    if not frames[index(at + OPEN)]:
        return gain << 1 | frames[index(at + PROVEN)]
    free = frames[index(at + FREE)]
    own = frames[index(at + OWN)]
    other = frames[index(at + OTHER)]
    spare = frames[index(at + SPARE)]
    alpha -= gain
    beta -= gain
    # Whoever gets everything that is left gets no more than this.
    under_own, under_other, ground = worth(ice, own), worth(ice, other), worth(ice, free)
    most = under_own + ground - under_other
    least = under_own - ground - under_other
    if most <= alpha:
        return (most + gain) << 1 | 1
    if least >= beta:
        return (least + gain) << 1 | 1

    table = search.table
    one, two = free | own, free | other
    entry = place(table, one, two, spare + SPARES)
    data = found(table, entry, one, two)
    if data == 0 or data >> SHIFT_SPARE != spare + SPARES:
        data = found(table, entry + WORDS, one, two)
        if data >> SHIFT_SPARE != spare + SPARES:
            data = 0
    best_move = 0
    if data:
        best_move = data >> SHIFT_MOVE & 4095
        known_proven = data >> SHIFT_PROVEN & 1
        if known_proven or (data >> SHIFT_DEPTH & 127) >= depth:
            known = (data & (1 << SHIFT_DEPTH) - 1) - MIDDLE
            bound = data >> SHIFT_BOUND & 3
            if bound == EXACT or (bound == LOWER and known >= beta) or (bound == UPPER and known <= alpha):
                return (known + gain) << 1 | known_proven
    if depth <= 0:
        value = evaluate(ice, search.weights, free, own, other, spare)
        return (min(max(value, least), most) + gain) << 1

    # --- the moves, and what they are tried by
    moves, order, history = search.moves, search.order, search.history
    killers = search.killers
    first = ply * MOST_MOVES
    last = first
    side = parity << 12
    rest = own
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        targets = slides(grid, cell, free)
        while targets:
            move = cell << 6 | lowest(targets)
            targets &= targets - 1
            moves[index(last)] = move
            rank = history[index(side + move)]
            if move == best_move:
                rank = 1 << 50
            elif move == killers[index(2 * ply)]:
                rank = 1 << 41
            elif move == killers[index(2 * ply + 1)]:
                rank = 1 << 40
            order[index(last)] = rank
            last += 1
    if spare > 0:
        moves[index(last)] = PASS
        order[index(last)] = 1 << 50 if best_move == PASS else 1 << 39
        last += 1

    start = alpha
    best = least - 1
    best_move = 0
    proven = 1
    tried = 0
    while first < last:
        # The best of those left comes next.
        top = first
        for other_one in range(first + 1, last):
            if order[index(other_one)] > order[index(top)]:
                top = other_one
        move = moves[index(top)]
        moves[index(top)] = moves[index(first)]
        order[index(top)] = order[index(first)]
        first += 1
        if move == PASS:
            taken = 0
            next_free, next_own, next_spare = free, own, 1 - spare
        else:
            origin = move >> 6
            target = 1 << (move & 63)
            taken = ice.value[index(origin)]
            next_free, next_own, next_spare = free ^ target, own ^ (1 << origin) | target, -spare
        floor = max(alpha, best)
        low, high = taken - beta, taken - floor
        less = depth - 1
        value = 0
        sure = 0
        if tried:
            # The first move is expected to stay the best: of the others only that is asked.
            reduced = less - 1 if tried >= 4 and depth >= 3 else less
            result = pvs(search, next_free, other, next_own, next_spare, reduced, high - 1, high, ply + 1, 1 - parity)
            value = taken - (result >> 1)
            sure = result & 1
            if value > floor and reduced < less and not sure and not control[0]:
                result = pvs(search, next_free, other, next_own, next_spare, less, high - 1, high, ply + 1, 1 - parity)
                value = taken - (result >> 1)
                sure = result & 1
        if (tried == 0 or floor < value < beta) and not control[0]:
            result = pvs(search, next_free, other, next_own, next_spare, less, low, high, ply + 1, 1 - parity)
            value = taken - (result >> 1)
            sure = result & 1
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
                    history[index(side + move)] += depth * depth
                    if killers[index(2 * ply)] != move:
                        killers[index(2 * ply + 1)] = killers[index(2 * ply)]
                        killers[index(2 * ply)] = move
                break
    bound = LOWER if best >= beta else EXACT if best > start else UPPER
    data = (
        best + MIDDLE
        | depth << SHIFT_DEPTH
        | bound << SHIFT_BOUND
        | proven << SHIFT_PROVEN
        | best_move << SHIFT_MOVE
        | search.age[0] << SHIFT_AGE
        | (spare + SPARES) << SHIFT_SPARE
    )
    old = table[index(entry + 2)]
    if old >> SHIFT_AGE & 15 != search.age[0] or (old >> SHIFT_DEPTH & 127) <= depth:
        keep(table, entry, one, two, data)
    else:
        keep(table, entry + WORDS, one, two, data)
    return (best + gain) << 1 | proven
