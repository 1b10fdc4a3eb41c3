"""What of a two-player position is decided already: taken out of it, so that the search sees only what is fought over."""

from __future__ import annotations

from .compiled import Ints, count, index, kernel
from .grid import near
from .ice import FISH, Ice, flood, region, worth
from .solo import solo

FREE, OWN, OTHER, SPARE, GAIN, OPEN, PROVEN, FRAME = 0, 1, 2, 3, 4, 5, 6, 8
"""What `settle` leaves in a frame: the position's sets and spare moves, what is decided, whether anything is not, whether what
is decided is proven; and a frame's length."""

TRIES = 500
"""Slides tried in a region of one player's, at most, times the effort, which stands in the budget's second place: it is solved, or
judged by what was found."""


@kernel
def alone(ice: Ice, table: Ints, budget: Ints, ground: int, penguins: int, is_open: int) -> tuple[int, int, int, int]:
    """What one player's penguins collect on ground of their own; their spare moves there; the regions that are no mere number of
    these, if anything else is open; whether what they collect is proven.
    """
    gain = spare = left = 0
    proven = 1
    while penguins:
        here = region(ice.grid, penguins & -penguins, ground, penguins)
        own = here & penguins
        penguins ^= own
        budget[0] = TRIES * budget[1]
        most = solo(ice, table, budget, here ^ own, own, 0)
        sure = most & 1
        tiles = (most >> 1) % FISH
        if is_open and sure and tiles < count(here):
            budget[0] = TRIES * budget[1]
            longest = solo(ice, table, budget, here ^ own, own, 1)
            sure = longest & 1 if longest >> 1 == tiles else 0
        if sure or not is_open:
            gain += most >> 1
            spare += tiles - count(own)
            proven &= sure
        else:
            left |= here
    return gain, spare, left, proven


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
    own_gain, own_spare, own_left, own_proven = alone(ice, table, budget, rest, own & ~fought, is_open)
    other_gain, other_spare, other_left, other_proven = alone(ice, table, budget, rest, other & ~fought, is_open)
    gain += own_gain - other_gain
    spare += own_spare - other_spare
    fought |= own_left | other_left
    free = fought & reached
    room = count(free)
    frame[index(at + FREE)] = free
    frame[index(at + OWN)] = own & fought
    frame[index(at + OTHER)] = other & fought
    frame[index(at + SPARE)] = min(max(spare, -room), room)
    frame[index(at + GAIN)] = gain
    frame[index(at + OPEN)] = is_open
    frame[index(at + PROVEN)] = own_proven & other_proven
