"""What of a two-player position is decided already: taken out of it, so that the search sees only what is fought over."""

from __future__ import annotations

from .compiled import Ints, count, index, kernel
from .grid import near
from .ice import Ice, flood, region, worth
from .solo import solo

FREE, OWN, OTHER, SPARE, GAIN, OPEN, PROVEN, FRAME = 0, 1, 2, 3, 4, 5, 6, 8
"""What `settle` leaves in a frame: the position's sets and spare moves, what is decided, whether anything is not, whether what
is decided is proven; and a frame's length."""


@kernel
def settle(
    ice: Ice, table: Ints, budget: Ints, frame: Ints, at: int, free: int, own: int, other: int, spare: int
) -> None:
    """Splits a position into what is decided and what is not, and writes both into the frame that begins at `at`.

    Decided, for good: tiles under penguins that can't move again, and tiles that nobody can reach. And a region where only one
    player has penguins, if a longest collection there is also one with the most moves: then all that the region is to the
    rest of the game is that number of moves its owner may make elsewhere at any time, at no cost. Such spare
    moves of both cancel: whoever spends one can be answered by another, and who is out of other moves loses
    nothing by them (a waiting move and its negative, as in Larsson, Nowakowski, Neto and Santos, Guaranteed Scoring
    Games, 2016). spare: own such moves less the other's.
    """
    grid = ice.grid
    around = near(grid, free)
    gain = worth(ice, own & ~around) - worth(ice, other & ~around)
    own &= around
    other &= around
    proven = 1
    own_shore, other_shore = near(grid, own) & free, near(grid, other) & free
    reached = flood(grid, own_shore & -own_shore, free)
    if own and other and not (own_shore | other_shore) & ~reached:
        # All in one piece, as it mostly is: nothing to split.
        room = count(reached)
        frame[index(at + FREE)] = reached
        frame[index(at + OWN)] = own
        frame[index(at + OTHER)] = other
        frame[index(at + SPARE)] = min(max(spare, -room), room)
        frame[index(at + GAIN)] = gain
        frame[index(at + OPEN)] = 1
        frame[index(at + PROVEN)] = 1
        return
    own_ground = flood(grid, own_shore | reached, free)
    other_ground = flood(grid, other_shore, free)
    shared = own_ground & other_ground
    reached = own_ground | other_ground
    is_open = 0
    if shared:
        is_open = 1
        fought = region(grid, shared, reached, own | other)
    else:
        fought = 0
    rest = reached & ~fought
    left = own & ~fought
    while left:
        here = region(grid, left & -left, rest, left)
        mine = here & left
        left ^= mine
        ground = here ^ mine
        most = solo(ice, table, budget, ground, mine, 0)
        tiles = (most >> 1) % 128
        if is_open and most & 1 and tiles < count(here):
            other_most = solo(ice, table, budget, ground, mine, 1)
            if not other_most & 1 or other_most >> 1 > tiles:
                most ^= 1
        if most & 1 or not is_open:
            gain += most >> 1
            spare += tiles - count(mine)
            proven &= most
        else:
            fought |= here
    left = other & ~fought
    while left:
        here = region(grid, left & -left, rest, left)
        mine = here & left
        left ^= mine
        ground = here ^ mine
        most = solo(ice, table, budget, ground, mine, 0)
        tiles = (most >> 1) % 128
        if is_open and most & 1 and tiles < count(here):
            other_most = solo(ice, table, budget, ground, mine, 1)
            if not other_most & 1 or other_most >> 1 > tiles:
                most ^= 1
        if most & 1 or not is_open:
            gain -= most >> 1
            spare -= tiles - count(mine)
            proven &= most
        else:
            fought |= here
    free = fought & reached
    room = count(free)
    frame[index(at + FREE)] = free
    frame[index(at + OWN)] = own & fought
    frame[index(at + OTHER)] = other & fought
    frame[index(at + SPARE)] = min(max(spare, -room), room)
    frame[index(at + GAIN)] = gain
    frame[index(at + OPEN)] = is_open
    frame[index(at + PROVEN)] = proven & 1
