"""What a position that is still fought over looks like for the side to move, before anything is played out."""

from __future__ import annotations

from .compiled import Ints, count, kernel
from .ice import Ice, fill, worth

TERMS = ("sooner", "later", "tempo", "mobility", "danger", "bottleneck")
"""The weights by name, in their order: of each, a 64th part counts.

sooner: the worth of tiles that own penguins reach in fewer slides than the other's, less that of the other's. later: of tiles
reached as soon by both, for the side to move. tempo: for the move itself. mobility: for each cell one slide reaches. danger: for
each penguin with a single free neighbour. bottleneck: for each penguin's free neighbours that the other's penguins reach sooner.
"""

START = (44, 6, 40, 12, 60, 0)


@kernel
def evaluate(ice: Ice, weights: Ints, free: int, own: int, other: int, spare: int) -> int:
    """The worth of what is left to collect, own less the other's, for the side to move."""
    grid = ice.grid
    mine = own_front = fill(grid, own, free)
    theirs = other_front = fill(grid, other, free)
    mobility = count(mine) - count(theirs)
    sooner_mine = mine & ~theirs
    sooner_theirs = theirs & ~mine
    both = mine & theirs
    seen = mine | theirs
    left = free & ~seen
    while left:
        own_front = fill(grid, mine & ~theirs | own_front & seen, left)
        other_front = fill(grid, theirs & ~mine | other_front & seen, left)
        if not own_front | other_front:
            break
        sooner_mine |= own_front & ~other_front
        sooner_theirs |= other_front & ~own_front
        both |= own_front & other_front
        mine |= own_front
        theirs |= other_front
        seen |= own_front | other_front
        left &= ~seen
    value = weights[0] * (worth(ice, sooner_mine) - worth(ice, sooner_theirs))
    value += weights[1] * worth(ice, both)
    value += weights[2]
    value += weights[3] * mobility
    return (value >> 6) + worth(ice, own) - worth(ice, other)
