"""What a position that is still fought over looks like for the side to move, before anything is played out."""

from __future__ import annotations

from .compiled import Ints, count, index, kernel
from .grid import Grid, near
from .ice import FISH, Ice, fill, worth

TERMS = 12
"""Weights for each end of the game: see `weights`, which names them in the order of the sum below."""

WHOLE = 64
"""Free tiles at which only the early weights count."""


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
    seen = mine | theirs
    left = free & ~seen
    own_front = fill(grid, first_mine, left)
    other_front = fill(grid, first_theirs, left)
    second_mine = own_front & ~other_front
    second_theirs = other_front & ~own_front
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
    two = ways(grid, free, 1)
    three = ways(grid, free, 2)
    sooner_mine = first_mine | second_mine | later_mine
    sooner_theirs = first_theirs | second_theirs | later_theirs
    mobility *= FISH
    first = worth(ice, first_mine) - worth(ice, first_theirs)
    second = worth(ice, second_mine) - worth(ice, second_theirs)
    later = worth(ice, later_mine) - worth(ice, later_theirs)
    dead_end = worth(ice, sooner_mine & ~two) - worth(ice, sooner_theirs & ~two)
    bottleneck = worth(ice, sooner_mine & two & ~three) - worth(ice, sooner_theirs & two & ~three)
    shut = FISH * count(own & ~two)
    shut_other = FISH * count(other & ~two)
    alive = FISH * (count(own) - count(other))

    # By steps: after each, who has been where.
    mine = near(grid, own) & free
    theirs = near(grid, other) & free
    near_mine = mine & ~theirs
    near_theirs = theirs & ~mine
    safe_mine = safe_theirs = 0
    while True:
        next_mine = (near(grid, mine) | mine) & free
        next_theirs = (near(grid, theirs) | theirs) & free
        safe_mine |= mine & ~next_theirs
        safe_theirs |= theirs & ~next_mine
        if next_mine == mine and next_theirs == theirs:
            break
        mine = next_mine
        theirs = next_theirs
        near_mine |= mine & ~theirs & ~near_theirs
        near_theirs |= theirs & ~mine & ~near_mine
    steps = worth(ice, near_mine) - worth(ice, near_theirs)
    safe = worth(ice, safe_mine & near_mine) - worth(ice, safe_theirs & near_theirs)

    at = 0
    value = 0
    share = count(free)
    for _ in range(2):
        part = weights[index(at)] * first + weights[index(at + 1)] * second + weights[index(at + 2)] * later
        part += weights[index(at + 3)] * FISH + weights[index(at + 4)] * mobility
        part += weights[index(at + 5)] * steps + weights[index(at + 6)] * safe
        part += weights[index(at + 7)] * shut + weights[index(at + 8)] * shut_other
        part += weights[index(at + 9)] * dead_end + weights[index(at + 10)] * bottleneck
        part += weights[index(at + 11)] * alive
        value += part * share
        share = WHOLE - share
        at += TERMS
    return (value >> 12) + worth(ice, own) - worth(ice, other)
