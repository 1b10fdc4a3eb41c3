"""What a position is worth to each of several players, and how good a move looks at first sight."""

from __future__ import annotations

from .compiled import Ints, count, index, ints, kernel
from .grid import near, slides
from .ice import fill
from .many import FISH, FREE, MOST_PLAYERS, MOVER, PENGUINS, TILES, Deal, fish_on, list_moves

UNIT = 64
"""Fish and tiles are judged in such fractions."""

SOONER = 0
FIRST = 3
LATER = 4
WAYS_OUT = 5
NEARER = 9
TERMS = 10
WORTHS = ints([46, 43, 48, 32, 21, 140, 116, 48, 3, 19, -51, -27, -50, -39, -26, -344, -175, -47, 12, -22])
"""Weights of `judge`, in fish / UNIT, by term; then by how much they grow with 64 tiles left.

SOONER: a fish that a player gets to in fewer slides than the others, by slides: one, two, more. FIRST, LATER: a fish that
several get to as soon, for who is to move first and for the others. WAYS_OUT: a penguin, by free tiles around it, none to
three. NEARER: a fish that a player is nearest to in steps. Fitted by least squares to what players collected from there on, in 498 games of
this search against itself with 1,000 positions a move, one move in eight another of the four best.
"""

OWN_TILE, FIRST_TILE, LATER_TILE = 45, 25, 16
"""A tile that a player gets to sooner, or as soon as others, in tiles / UNIT."""

CONTESTED = 0
REACHED = 1
BY_RIVALS = 2
BY_OWN = 3
BY_WEAK = 4
TAKEN = 5
STEP = 6
INTO = 7
PLACING = 10
EXIT = 15
OUT_OF = 16
LOOKS = ints([148, 20, 24, -92, 53, 125, 29, -160, -31, -20, 91, 36, 78, -139, 0, 41, 0, 173, 83, 33])
"""Weights of `list_ranked`, in 1/64 of a doubling of the odds; from PLACING on those of placements.

CONTESTED: a rival gets to the target by a slide. REACHED: a fish that a slide from there gets to. BY_RIVALS, BY_OWN, BY_WEAK: a penguin
beside it: a rival's, an own one, a rival's with two ways out or fewer. TAKEN: a fish on it. STEP: it is a neighbour. INTO: by free
tiles around the target, none to two. EXIT: each of them, of a placement. OUT_OF: by free tiles around the origin, none to
three. Fitted by maximum likelihood to the moves of the same games.
"""


@kernel
def judge(deal: Deal, board: Ints, weights: Ints, worths: Ints) -> None:
    """Writes the fish, then the tiles, in 1/UNIT, that each player is expected to have in the end.

    worths: [3 * MOST_PLAYERS], fish, tiles, room. weights: see `WORTHS`.
    """
    players = deal.placing[1]
    grid = deal.grid
    free = board[FREE]
    number = count(free)
    for player in range(players):
        penguins = board[index(PENGUINS + player)]
        fish = UNIT * (board[index(FISH + player)] + fish_on(deal, penguins))
        worths[index(MOST_PLAYERS + player)] = UNIT * (board[index(TILES + player)] + count(penguins))
        worths[index(2 * MOST_PLAYERS + player)] = penguins
        while penguins:
            bit = penguins & -penguins
            penguins ^= bit
            exits = count(near(grid, bit) & free)
            if exits < 4:
                fish += weights[index(WAYS_OUT + exits)] + (weights[index(WAYS_OUT + exits + TERMS)] * number >> 6)
        worths[index(player)] = fish
    add_sooner(deal, board, weights, worths)
    add_nearer(deal, board, weights, worths)


@kernel
def add_sooner(deal: Deal, board: Ints, weights: Ints, worths: Ints) -> None:
    """Adds to `worths` the tiles that a player can get to in fewer slides than anyone else, and a part of those that several
    can get to as soon, more of it for who is to move first.
    """
    players = deal.placing[1]
    free = left = board[FREE]
    number = count(free)
    first = weights[FIRST] + (weights[FIRST + TERMS] * number >> 6)
    later = weights[LATER] + (weights[LATER + TERMS] * number >> 6)
    level = 0
    while left:
        once = twice = 0
        for player in range(players):
            place = index(2 * MOST_PLAYERS + player)
            reached = fill(deal.grid, worths[place], free) & left
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
            worths[index(mover)] += (
                mine * fish_on(deal, own) + first * fish_on(deal, early) + later * fish_on(deal, late)
            )
            tiles = OWN_TILE * count(own) + FIRST_TILE * count(early) + LATER_TILE * count(late)
            worths[index(MOST_PLAYERS + mover)] += tiles
            mover = mover + 1 if mover + 1 < players else 0
        left &= ~once
        if level < 2:
            level += 1


@kernel
def add_nearer(deal: Deal, board: Ints, weights: Ints, worths: Ints) -> None:
    """Adds to `worths` for the tiles that a player is nearer to than anyone else, going from tile to tile."""
    players = deal.placing[1]
    left = board[FREE]
    nearer = weights[NEARER] + (weights[NEARER + TERMS] * count(left) >> 6)
    for player in range(players):
        worths[index(2 * MOST_PLAYERS + player)] = board[index(PENGUINS + player)]
    while left:
        once = twice = 0
        for player in range(players):
            place = index(2 * MOST_PLAYERS + player)
            reached = near(deal.grid, worths[place]) & left
            worths[place] = reached
            twice |= once & reached
            once |= reached
        if not once:
            return
        for player in range(players):
            worths[index(player)] += nearer * fish_on(deal, worths[index(2 * MOST_PLAYERS + player)] & ~twice)
        left &= ~once


@kernel
def list_ranked(deal: Deal, board: Ints, weights: Ints, moves: Ints, looks: Ints) -> int:
    """Writes the moves of who is to move, and how good each looks at first sight, in 1/16 of a doubling of its odds.

    How many there are is returned. weights: see `LOOKS`.
    """
    grid = deal.grid
    free, mover = board[FREE], board[MOVER]
    own = board[index(PENGUINS + mover)]
    rivals = 0
    for player in range(deal.placing[1]):
        rivals |= board[index(PENGUINS + player)]
    rivals ^= own
    reach = fill(grid, rivals, free)
    number = list_moves(deal, board, moves)
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
            weights[index(CONTESTED + PLACING * placing)] * (reach >> target & 1)
            + weights[index(REACHED + PLACING * placing)] * fish_on(deal, slides(grid, target, free ^ bit))
            + weights[index(BY_RIVALS + PLACING * placing)] * count(beside & rivals)
            + weights[index(BY_OWN + PLACING * placing)] * count(beside & own & ~(1 << origin))
            + weights[index(BY_WEAK + PLACING * placing)] * count(beside & weak)
        )
        if placing:
            look += weights[EXIT] * exits
        else:
            left = near(grid, 1 << origin) & free
            look += weights[TAKEN] * deal.worth[index(target)]
            if left & bit:
                look += weights[STEP]
            if exits < 3:
                look += weights[index(INTO + exits)]
            if count(left) < 4:
                look += weights[index(OUT_OF + count(left))]
        looks[index(place)] = look >> 2
    return number
