"""What a position that is still fought over looks like for the side to move, before anything is played out."""

from __future__ import annotations

from .compiled import Ints, count, kernel
from .grid import Grid, near
from .ice import FISH, Ice, fill, worth

TERMS = 16
"""Weights for each end of the game: see `weights`, which names them in the order of the sum below."""


@kernel
def ways(grid: Grid, free: int, most: int) -> int:
    """Cells with more free neighbours than `most`, which is 1 or 2."""
    steps = grid.steps
    one = (free & steps[3]) << steps[0]
    next_one = (free & steps[4]) << steps[1]
    two = one & next_one
    one |= next_one
    next_one = (free & steps[5]) << steps[2]
    three = two & next_one
    two |= one & next_one
    one |= next_one
    next_one = (free & steps[6]) >> steps[0]
    three |= two & next_one
    two |= one & next_one
    one |= next_one
    next_one = (free & steps[7]) >> steps[1]
    three |= two & next_one
    two |= one & next_one
    one |= next_one
    next_one = (free & steps[8]) >> steps[2]
    three |= two & next_one
    two |= one & next_one
    return two if most == 1 else three


@kernel
def evaluate(ice: Ice, weights: Ints, free: int, own: int, other: int, spare: int) -> int:
    """The worth of what is left to collect, own less the other's, for the side to move."""
    grid = ice.grid
    mine = own_front = fill(grid, own, free)
    theirs = other_front = fill(grid, other, free)
    mobility = count(mine) - count(theirs)
    first_mine = mine & ~theirs
    first_theirs = theirs & ~mine
    shared = mine & theirs
    seen = mine | theirs
    left = free & ~seen
    own_front = fill(grid, first_mine, left)
    other_front = fill(grid, first_theirs, left)
    second_mine = own_front & ~other_front
    second_theirs = other_front & ~own_front
    shared_later = own_front & other_front
    later_mine = later_theirs = 0
    while own_front | other_front:
        mine |= own_front
        theirs |= other_front
        seen |= own_front | other_front
        left &= ~seen
        if not left:
            break
        own_front, other_front = (
            fill(grid, mine & ~theirs | own_front & seen, left),
            fill(grid, theirs & ~mine | other_front & seen, left),
        )
        later_mine |= own_front & ~other_front
        later_theirs |= other_front & ~own_front
        shared_later |= own_front & other_front
    own_near = own
    other_near = other
    ground = free
    steps_mine = steps_theirs = 0
    while ground:
        own_near = near(grid, own_near) & ground
        other_near = near(grid, other_near) & ground
        if not own_near | other_near:
            break
        ground &= ~(own_near | other_near)
        steps_mine |= own_near & ~other_near
        steps_theirs |= other_near & ~own_near
    two = ways(grid, free, 1)
    three = ways(grid, free, 2)
    sure_mine = first_mine | second_mine | later_mine
    sure_theirs = first_theirs | second_theirs | later_theirs
    first = worth(ice, first_mine) - worth(ice, first_theirs)
    second = worth(ice, second_mine) - worth(ice, second_theirs)
    later = worth(ice, later_mine) - worth(ice, later_theirs)
    shared = worth(ice, shared)
    shared_later = worth(ice, shared_later)
    steps = worth(ice, steps_mine) - worth(ice, steps_theirs)
    dead_end = worth(ice, sure_mine & ~two) - worth(ice, sure_theirs & ~two)
    bottleneck = worth(ice, sure_mine & two & ~three) - worth(ice, sure_theirs & two & ~three)
    mobility *= FISH
    shut = FISH * count(own & ~two)
    shut_other = FISH * count(other & ~two)
    tight = FISH * count(own & two & ~three)
    tight_other = FISH * count(other & two & ~three)
    spare *= FISH
    alive = FISH * (count(own) - count(other))
    at = 0
    value = 0
    share = count(free)
    for _ in range(2):
        part = weights[at] * first + weights[at + 1] * second + weights[at + 2] * later
        part += weights[at + 3] * shared + weights[at + 4] * shared_later + weights[at + 5] * FISH
        part += weights[at + 6] * mobility + weights[at + 7] * steps
        part += weights[at + 8] * shut + weights[at + 9] * shut_other
        part += weights[at + 10] * tight + weights[at + 11] * tight_other
        part += weights[at + 12] * dead_end + weights[at + 13] * bottleneck
        part += weights[at + 14] * spare + weights[at + 15] * alive
        value += part * share
        share = 64 - share
        at += TERMS
    return (value >> 12) + worth(ice, own) - worth(ice, other)
