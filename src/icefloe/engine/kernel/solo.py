"""The most that one player's penguins can collect where nobody else can come: a longest collection.

Regions that do not hang together are solved each by itself. Depth first, with a table of regions.
"""

from __future__ import annotations

from .compiled import Ints, count, highest, index, kernel, lowest
from .grid import near, slides
from .ice import Ice, region, worth
from .table import found, keep, place

BITS = 20
"""Of a value: 60 tiles of 9 fish are worth less than 2 to the 17th."""

VALUE = (1 << BITS) - 1


@kernel
def solo(ice: Ice, table: Ints, budget: Ints, free: int, penguins: int, by_tiles: int) -> int:
    """What the penguins can collect at most, the tiles under them included: twice that, plus 1 if it is proven.

    by_tiles: 1 to count tiles alone, 0 to count fish, then tiles. table: see `table`. budget: [3], slides that may still be tried;
    in the last place, whether to stop at once. With none left, or told to stop, what was found so far is the answer, and not proven; a
    region tried in vain is not tried again with about as many.
    """
    grid = ice.grid
    active = penguins & near(grid, free)
    total = count(penguins ^ active) if by_tiles else worth(ice, penguins ^ active)
    proven = 1
    while active:
        here = region(grid, active & -active, free, active)
        own = here & active
        ground = here ^ own
        active ^= own
        most = count(here) if by_tiles else worth(ice, here)
        at = place(table, ground, own, 2 + by_tiles)
        data = found(table, at, ground, own)
        kind = 2 + by_tiles
        effort = highest(budget[0]) + 1 if budget[0] > 0 else 0
        if data >> BITS & 3 == kind:
            tried = data >> BITS + 2
            if tried == 0 or tried >= effort:
                total += data & VALUE
                if tried:
                    proven = 0
                continue
        best = 0
        solved = 1
        # Where few ways lead on first, and as near as can be: so hardly a tile is left behind.
        for ways in range(7):
            rest = own
            while rest and best < most:
                origin = rest & -rest
                rest ^= origin
                cell = lowest(origin)
                gain = 1 if by_tiles else ice.value[index(cell)]
                targets = slides(grid, cell, ground)
                while targets and best < most:
                    target = targets & -targets
                    targets ^= target
                    if count(near(grid, target) & ground) != ways:
                        continue
                    budget[0] -= 1
                    if budget[0] < 0 or budget[2]:
                        solved = 0
                        break
                    after = solo(ice, table, budget, ground ^ target, own ^ origin | target, by_tiles)
                    if not after & 1:
                        solved = 0
                    after = (after >> 1) + gain
                    if after > best:
                        best = after
        if best == most:
            solved = 1
        if best == 0:
            # Nothing could be tried: what is under foot is safe.
            best = count(own) if by_tiles else worth(ice, own)
        proven &= solved
        if solved or (effort and not budget[2]):
            keep(table, at, ground, own, (0 if solved else effort) << BITS + 2 | kind << BITS | best)
        total += best
    return total << 1 | proven
