"""Two players, the placement phase: searched like the rest, down to where moves begin and beyond."""

from __future__ import annotations

from .compiled import index, kernel, lowest
from .evaluation import evaluate
from .pvs import (
    EXACT,
    LOWER,
    MIDDLE,
    MOST_MOVES,
    SHIFT_AGE,
    SHIFT_BOUND,
    SHIFT_DEPTH,
    SHIFT_MOVE,
    SHIFT_PROVEN,
    SHIFT_SPARE,
    UPPER,
    Search,
    pvs,
)
from .table import WORDS, found, keep, place

PLACING = 127
"""Stands for the spare moves in the key of a position in which penguins are still to be placed."""


@kernel
def placements(search: Search, free: int, any_tile: int) -> int:
    """Where a penguin may be placed: on one-fish tiles, or on any where the option says so or none of those is free."""
    rich = search.ice.rich
    singles = free & rich[0]
    if len(rich) > 1:
        singles &= ~rich[1]
    return free if any_tile or not singles else singles


@kernel
def placing(
    search: Search,
    free: int,
    own: int,
    other: int,
    hands: int,
    any_tile: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    parity: int,
) -> int:
    """As `pvs`, for positions where penguins are still to be placed. hands: 16 times own, plus the other's."""
    if hands == 0:
        return pvs(search, free, own, other, hands, depth, alpha, beta, ply, parity)
    if hands < 16:
        result = placing(search, free, other, own, hands << 4, any_tile, depth, -beta, -alpha, ply, 1 - parity)
        return -(result >> 1) << 1 | result & 1
    control = search.control
    control[1] += 1
    if control[1] >= control[2]:
        control[0] = 1
    if control[0]:
        return 0
    ice = search.ice
    table = search.table
    one, two = free | own, free | other
    entry = place(table, one, two, PLACING)
    data = found(table, entry, one, two)
    if data >> SHIFT_SPARE != PLACING:
        data = found(table, entry + WORDS, one, two)
        if data >> SHIFT_SPARE != PLACING:
            data = 0
    best_move = 0
    if data:
        best_move = data >> SHIFT_MOVE & 4095
        known_proven = data >> SHIFT_PROVEN & 1
        if known_proven or (data >> SHIFT_DEPTH & 127) >= depth:
            known = (data & (1 << SHIFT_DEPTH) - 1) - MIDDLE
            bound = data >> SHIFT_BOUND & 3
            if bound == EXACT or (bound == LOWER and known >= beta) or (bound == UPPER and known <= alpha):
                return known << 1 | known_proven
    if depth <= 0:
        return evaluate(ice, search.weights, free, own, other, depth) << 1

    moves, order, history = search.moves, search.order, search.history
    first = ply * MOST_MOVES
    last = first
    side = parity << 12
    targets = placements(search, free, any_tile)
    while targets:
        cell = lowest(targets)
        targets &= targets - 1
        moves[index(last)] = cell
        order[index(last)] = 1 << 50 if cell == best_move else history[index(side + cell)]
        last += 1
    start = alpha
    best = -MIDDLE
    best_move = 0
    proven = 1
    tried = 0
    next_hands = (hands & 15) << 4 | (hands >> 4) - 1
    while first < last:
        top = first
        for another in range(first + 1, last):
            if order[index(another)] > order[index(top)]:
                top = another
        move = moves[index(top)]
        moves[index(top)] = moves[index(first)]
        order[index(top)] = order[index(first)]
        first += 1
        bit = 1 << move
        floor = max(alpha, best)
        less = depth - 1
        value = 0
        sure = 0
        if tried:
            result = placing(
                search,
                free ^ bit,
                other,
                own | bit,
                next_hands,
                any_tile,
                less,
                -floor - 1,
                -floor,
                ply + 1,
                1 - parity,
            )
            value = -(result >> 1)
            sure = result & 1
        if (tried == 0 or floor < value < beta) and not control[0]:
            result = placing(
                search, free ^ bit, other, own | bit, next_hands, any_tile, less, -beta, -floor, ply + 1, 1 - parity
            )
            value = -(result >> 1)
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
                history[index(side + move)] += depth * depth
                break
    bound = LOWER if best >= beta else EXACT if best > start else UPPER
    data = (
        best + MIDDLE
        | depth << SHIFT_DEPTH
        | bound << SHIFT_BOUND
        | proven << SHIFT_PROVEN
        | best_move << SHIFT_MOVE
        | search.age[0] << SHIFT_AGE
        | PLACING << SHIFT_SPARE
    )
    keep(table, entry, one, two, data)
    return best << 1 | proven
