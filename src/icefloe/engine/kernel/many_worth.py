"""What a position is worth to each of several players, and how good a move looks at first sight."""

from __future__ import annotations

from .compiled import Ints, count, index, kernel, lowest
from .grid import near, slides
from .many import FISH, FREE, MOST_PLAYERS, MOVER, PENGUINS, TILES, Ice, fish_on, list_moves

UNIT = 64
"""Fish and tiles are judged in such fractions."""


@kernel
def slid(ice: Ice, origins: int, free: int) -> int:
    """Where one slide from any of `origins` ends."""
    found = 0
    while origins:
        found |= slides(ice.grid, lowest(origins), free)
        origins &= origins - 1
    return found


@kernel
def judge(ice: Ice, board: Ints, weights: Ints, worths: Ints) -> None:
    """Writes the fish, then the tiles, in 1/UNIT, that each player is expected to have in the end.

    Tiles that somebody can get to in fewer slides than anyone else are theirs, for the most part; those that several can get to
    as soon are shared. worths: [3 * MOST_PLAYERS], fish, tiles, room.
    """
    players = ice.placing[1]
    free = board[FREE]
    for player in range(players):
        penguins = board[index(PENGUINS + player)]
        worths[index(player)] = UNIT * (board[index(FISH + player)] + fish_on(ice, penguins))
        worths[index(MOST_PLAYERS + player)] = UNIT * (board[index(TILES + player)] + count(penguins))
        worths[index(2 * MOST_PLAYERS + player)] = penguins
    level = 0
    left = free
    while left:
        once = twice = 0
        for player in range(players):
            place = index(2 * MOST_PLAYERS + player)
            reached = slid(ice, worths[place], free) & left
            worths[place] = reached
            twice |= once & reached
            once |= reached
        if not once:
            return
        for player in range(players):
            reached = worths[index(2 * MOST_PLAYERS + player)]
            own, shared = reached & ~twice, reached & twice
            mine, ours = weights[index(2 * level)], weights[index(2 * level + 1)]
            worths[index(player)] += mine * fish_on(ice, own) + ours * fish_on(ice, shared)
            worths[index(MOST_PLAYERS + player)] += mine * count(own) + ours * count(shared)
        left &= ~once
        if level < 3:
            level += 1


@kernel
def list_ranked(ice: Ice, board: Ints, weights: Ints, moves: Ints, looks: Ints) -> int:
    """Writes the moves of who is to move, and how good each looks at first sight, in 1/16 of a doubling of its odds.

    How many there are is returned.
    """
    grid = ice.grid
    free, mover = board[FREE], board[MOVER]
    own = board[index(PENGUINS + mover)]
    rivals = 0
    for player in range(ice.placing[1]):
        rivals |= board[index(PENGUINS + player)]
    rivals ^= own
    reach = slid(ice, rivals, free)
    number = list_moves(ice, board, moves)
    placing = moves[0] < 64
    weak = 0
    rest = rivals
    while rest:
        bit = rest & -rest
        rest ^= bit
        if count(near(grid, bit) & free) <= 2:
            weak |= bit
    for place in range(number):
        move = moves[index(place)]
        origin, target = move >> 6, move & 63
        bit = 1 << target
        after = slides(grid, target, free ^ bit)
        beside = near(grid, bit)
        if placing:
            looks[index(place)] = (
                weights[10] * fish_on(ice, after)
                + weights[11] * fish_on(ice, beside & free)
                + weights[12] * count(beside & own)
                + weights[13] * count(after & reach)
                + weights[14] * count(beside & rivals)
                + weights[15] * count(beside & free)
            ) >> 2
        else:
            looks[index(place)] = (
                weights[0] * ice.worth[index(target)]
                + weights[1] * count(after)
                + weights[2] * count(beside & free)
                + weights[3] * count(near(grid, 1 << origin) & free)
                + weights[4] * (reach >> target & 1)
                + weights[5] * fish_on(ice, after)
                + weights[6] * fish_on(ice, beside & free)
                + weights[7] * count(beside & rivals)
                + weights[8] * count(beside & weak)
                + weights[9] * count(after & reach)
            ) >> 2
    return number
