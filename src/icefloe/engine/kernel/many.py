"""A position for any number of players, in one flat array: what may be done in it, and what that does.

Nobody has to be retired here: who is stuck stays stuck, and blocks like water.
"""

from __future__ import annotations

from typing import NamedTuple

from .compiled import Ints, count, index, ints, kernel, lowest
from .grid import SIZE, Grid, near, slides

MOST_PLAYERS = 4

FREE = 0
MOVER = 1
PENGUINS = 2
HANDS = PENGUINS + MOST_PLAYERS
FISH = HANDS + MOST_PLAYERS
TILES = FISH + MOST_PLAYERS
LENGTH = TILES + MOST_PLAYERS
"""Of a position: the free cells; who is to move, the number of players when the game is over; then by player where the
penguins stand, how many are to be placed, fish and tiles collected."""

PLANES = 4
"""Binary digits of the fish on a tile."""


class Deal(NamedTuple):
    """The tiles as they were dealt, and what else stays as it is during a game.

    worth: [SIZE], fish by cell. planes: [PLANES], the cells whose fish have this binary digit. placing: [2]: the cells that
    penguins have to be placed on while one of them is free, 0 where any will do; how many players there are.
    """

    grid: Grid
    worth: Ints
    planes: Ints
    placing: Ints


def deal_of(grid: Grid, worth: Ints, players: int, singles: bool) -> Deal:
    """The deal of a game. singles: whether penguins are placed on tiles with one fish."""
    planes = [sum(1 << cell for cell in range(SIZE) if int(worth[cell]) >> digit & 1) for digit in range(PLANES)]
    ones = sum(1 << cell for cell in range(SIZE) if worth[cell] == 1)
    return Deal(grid, worth, ints(planes), ints([ones if singles else 0, players]))


@kernel
def fish_on(deal: Deal, cells: int) -> int:
    """Fish on the tiles of a set of cells."""
    planes = deal.planes
    low = count(cells & planes[0]) + 2 * count(cells & planes[1])
    return low + 4 * count(cells & planes[2]) + 8 * count(cells & planes[3])


@kernel
def places(deal: Deal, free: int) -> int:
    """The cells that a penguin may be placed on."""
    return free & deal.placing[0] or free


@kernel
def list_moves(deal: Deal, board: Ints, moves: Ints) -> int:
    """Writes the moves of who is to move to `moves`, 64 times the origin plus the target, and says how many they are.

    The origin of a placement is 0.
    """
    free, mover = board[FREE], board[MOVER]
    number = 0
    if board[index(HANDS + mover)]:
        targets = places(deal, free)
        while targets:
            moves[index(number)] = lowest(targets)
            number += 1
            targets &= targets - 1
        return number
    penguins = board[index(PENGUINS + mover)]
    while penguins:
        origin = lowest(penguins)
        penguins &= penguins - 1
        targets = slides(deal.grid, origin, free)
        while targets:
            moves[index(number)] = origin << 6 | lowest(targets)
            number += 1
            targets &= targets - 1
    return number


@kernel
def play(deal: Deal, board: Ints, move: int) -> None:
    """Does a move, and finds who is to move next."""
    players = deal.placing[1]
    mover = board[MOVER]
    origin, target = move >> 6, 1 << (move & 63)
    board[FREE] ^= target
    if origin:
        board[index(PENGUINS + mover)] ^= 1 << origin | target
        board[index(FISH + mover)] += deal.worth[index(origin)]
        board[index(TILES + mover)] += 1
    else:
        board[index(PENGUINS + mover)] |= target
        board[index(HANDS + mover)] -= 1
    held = 0
    for player in range(players):
        held += board[index(HANDS + player)]
    free = board[FREE]
    for _ in range(players):
        mover = mover + 1 if mover + 1 < players else 0
        if held:
            if board[index(HANDS + mover)]:
                board[MOVER] = mover
                return
        elif near(deal.grid, board[index(PENGUINS + mover)]) & free:
            board[MOVER] = mover
            return
    board[MOVER] = players
