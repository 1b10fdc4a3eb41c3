"""What a position is worth to each of several players, and how good a move looks at first sight."""

from __future__ import annotations

from .compiled import Ints, count, index, kernel, lowest
from .grid import near, slides
from .many import FISH, FREE, MOST_PLAYERS, MOVER, PENGUINS, TILES, Ice, fish_on, list_moves

UNIT = 64
"""Fish and tiles are judged in such fractions."""

SOONER = 0
FIRST = 3
LATER = 4
WAYS_OUT = 5
NEARER = 9
TERMS = 10

CONTESTED = 0
REACHED = 1
BY_RIVALS = 2
BY_OWN = 3
BY_WEAK = 4
TAKEN = 5
STEP = 6
INTO = 7
EXIT = 15
OUT_OF = 20


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

    worths: [3 * MOST_PLAYERS], fish, tiles, room. weights: see `WEIGHTS`.
    """
    players = ice.placing[1]
    grid = ice.grid
    free = board[FREE]
    number = count(free)
    for player in range(players):
        penguins = board[index(PENGUINS + player)]
        fish = UNIT * (board[index(FISH + player)] + fish_on(ice, penguins))
        worths[index(MOST_PLAYERS + player)] = UNIT * (board[index(TILES + player)] + count(penguins))
        worths[index(2 * MOST_PLAYERS + player)] = penguins
        while penguins:
            bit = penguins & -penguins
            penguins ^= bit
            exits = count(near(grid, bit) & free)
            if exits < 4:
                fish += weights[index(WAYS_OUT + exits)] + (weights[index(WAYS_OUT + exits + TERMS)] * number >> 6)
        worths[index(player)] = fish
    add_sooner(ice, board, weights, worths)
    add_nearer(ice, board, weights, worths)


@kernel
def add_sooner(ice: Ice, board: Ints, weights: Ints, worths: Ints) -> None:
    """Adds to `worths` the tiles that a player can get to in fewer slides than anyone else, and a part of those that several
    can get to as soon, more of it for who is to move first.
    """
    players = ice.placing[1]
    free = left = board[FREE]
    number = count(free)
    first = weights[FIRST] + (weights[FIRST + TERMS] * number >> 6)
    later = weights[LATER] + (weights[LATER + TERMS] * number >> 6)
    level = 0
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
        mine = weights[index(SOONER + level)] + (weights[index(SOONER + level + TERMS)] * number >> 6)
        unclaimed = twice
        mover = board[MOVER]
        for _ in range(players):
            reached = worths[index(2 * MOST_PLAYERS + mover)]
            own, early, late = reached & ~twice, reached & unclaimed, reached & twice & ~unclaimed
            unclaimed &= ~reached
            worths[index(mover)] += mine * fish_on(ice, own) + first * fish_on(ice, early) + later * fish_on(ice, late)
            worths[index(MOST_PLAYERS + mover)] += 45 * count(own) + 25 * count(early) + 16 * count(late)
            mover = mover + 1 if mover + 1 < players else 0
        left &= ~once
        if level < 2:
            level += 1


@kernel
def add_nearer(ice: Ice, board: Ints, weights: Ints, worths: Ints) -> None:
    """Adds to `worths` for the tiles that a player is nearer to than anyone else, going from tile to tile."""
    players = ice.placing[1]
    left = board[FREE]
    nearer = weights[NEARER] + (weights[NEARER + TERMS] * count(left) >> 6)
    for player in range(players):
        worths[index(2 * MOST_PLAYERS + player)] = board[index(PENGUINS + player)]
    while left:
        once = twice = 0
        for player in range(players):
            place = index(2 * MOST_PLAYERS + player)
            reached = near(ice.grid, worths[place]) & left
            worths[place] = reached
            twice |= once & reached
            once |= reached
        if not once:
            return
        for player in range(players):
            worths[index(player)] += nearer * fish_on(ice, worths[index(2 * MOST_PLAYERS + player)] & ~twice)
        left &= ~once


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
    placing = 1 if moves[0] < 64 else 0
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
        beside = near(grid, bit)
        exits = count(beside & free)
        look = (
            weights[index(CONTESTED + 10 * placing)] * (reach >> target & 1)
            + weights[index(REACHED + 10 * placing)] * fish_on(ice, slides(grid, target, free ^ bit))
            + weights[index(BY_RIVALS + 10 * placing)] * count(beside & rivals)
            + weights[index(BY_OWN + 10 * placing)] * count(beside & own & ~(1 << origin))
            + weights[index(BY_WEAK + 10 * placing)] * count(beside & weak)
        )
        if placing:
            look += weights[EXIT] * exits
        else:
            left = near(grid, 1 << origin) & free
            look += weights[TAKEN] * ice.worth[index(target)]
            if left & bit:
                look += weights[STEP]
            if exits < 3:
                look += weights[index(INTO + exits)]
            if count(left) < 4:
                look += weights[index(OUT_OF + count(left))]
        looks[index(place)] = look >> 2
    return number
