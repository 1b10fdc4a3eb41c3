"""Two players, the placement phase: searched like the rest, down to where moves begin and beyond."""

from __future__ import annotations

from .compiled import index, kernel, lowest
from .evaluation import evaluate
from .pvs import (
    EXACT,
    FIRST,
    LOWER,
    MIDDLE,
    MOST_MOVES,
    SHIFT_DEPTH,
    SHIFT_MOVE,
    SHIFT_PROVEN,
    UPPER,
    Search,
    answers,
    asked,
    best_of,
    is_stopped,
    known,
    learn,
)

PLACING = 63
"""Stands for the spare moves of a position in which penguins are still to be placed: no other has so many."""


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
        return asked(search, free, own, other, depth, alpha, beta, ply, parity)
    if hands < 16:
        result = placing(search, free, other, own, hands << 4, any_tile, depth, -beta, -alpha, ply, 1 - parity)
        return -(result >> 1) << 1 | result & 1
    control = search.control
    if is_stopped(control):
        return 0
    ice = search.ice
    best_move = 0
    data = known(search, free, own, other, PLACING)
    if data:
        best_move = data >> SHIFT_MOVE & 4095
        if answers(data, depth, alpha, beta):
            return ((data & (1 << SHIFT_DEPTH) - 1) - MIDDLE) << 1 | data >> SHIFT_PROVEN & 1
    if depth <= 0:
        control[3] += 1
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
        order[index(last)] = FIRST if cell == best_move else history[index(side + cell)]
        last += 1
    start = alpha
    best = -MIDDLE
    best_move = 0
    proven = 1
    tried = 0
    next_hands = (hands & 15) << 4 | (hands >> 4) - 1
    while first < last:
        move = best_of(moves, order, first, last)
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
    learn(search, free, own, other, PLACING, depth, bound, best, proven, best_move)
    return best << 1 | proven
