"""Counting leaves and playing random games: what the kernel can do before it judges anything."""

from __future__ import annotations

from .compiled import Ints, count, index, kernel, lowest
from .grid import Grid, slides

WORD = (1 << 32) - 1


@kernel
def draw(chance: Ints, most: int) -> int:
    """A number from 0 below `most`, which is at most 2 to the 29th, by xorshift. chance: [1], not 0; moves on.

    Source: Marsaglia, Xorshift RNGs, 2003.
    """
    word = chance[0]
    word ^= word << 13 & WORD
    word ^= word >> 17
    word ^= word << 5 & WORD
    chance[0] = word
    return word * most >> 32


@kernel
def mobility(grid: Grid, penguins: int, free: int) -> int:
    """Slides that penguins have between them."""
    found = 0
    while penguins:
        found += count(slides(grid, lowest(penguins), free))
        penguins &= penguins - 1
    return found


@kernel
def nth(cells: int, number: int) -> int:
    """The member of a set with so many members below it, by halves: no jump that a processor could guess wrong."""
    cell = 0
    below = count(cells & 0xFFFFFFFF)
    if number >= below:
        number -= below
        cells >>= 32
        cell = 32
    below = count(cells & 0xFFFF)
    if number >= below:
        number -= below
        cells >>= 16
        cell += 16
    below = count(cells & 0xFF)
    if number >= below:
        number -= below
        cells >>= 8
        cell += 8
    below = count(cells & 0xF)
    if number >= below:
        number -= below
        cells >>= 4
        cell += 4
    below = count(cells & 0x3)
    if number >= below:
        number -= below
        cells >>= 2
        cell += 2
    return cell + 1 if number >= cells & 1 else cell


@kernel
def pairs(grid: Grid, free: int, own: int, other: int) -> int:
    """Sequences of a slide by `own` and one by `other`, counted together; -1 if that can't be done, as a slide may leave the other none.

    A slide takes nothing but its target from the free cells: of every reply that leads there or beyond it, there is one less.
    """
    short = grid.short
    # How many penguins reach a cell, as a binary number across four sets.
    ones = twos = fours = eights = moves = 0
    while own:
        targets = slides(grid, lowest(own), free)
        own &= own - 1
        moves += count(targets)
        carried = ones & targets
        ones ^= targets
        targets = twos & carried
        twos ^= carried
        carried = fours & targets
        fours ^= targets
        eights ^= carried
    reached = ones | twos | fours | eights
    common = reached
    replies = lost = 0
    while other:
        cell = lowest(other)
        other &= other - 1
        targets = slides(grid, cell, free)
        if not targets:
            continue
        common &= targets
        replies += count(targets)
        hit = targets & reached
        while hit:
            at = lowest(hit)
            hit &= hit - 1
            times = (ones >> at & 1) + 2 * (twos >> at & 1) + 4 * (fours >> at & 1) + 8 * (eights >> at & 1)
            lost += times * count(targets & ~short[index((cell << 6) + at)])
    if not moves or not replies or common:
        return -1
    return moves * replies - lost


@kernel
def leaves(grid: Grid, free: int, own: int, other: int, depth: int) -> int:
    """Sequences of exactly `depth` slides, two players, `own` to move; who is stuck is passed over.

    free: cells with a tile and no penguin. The last two slides are counted, not made, as far as can be.
    """
    if depth < 1:
        return 1
    if depth == 1:
        return mobility(grid, own, free) or mobility(grid, other, free)
    if depth == 2:
        found = pairs(grid, free, own, other)
        if found >= 0:
            return found
    found = moves = 0
    rest = own
    while rest:
        origin = rest & -rest
        rest ^= origin
        targets = slides(grid, lowest(origin), free)
        moves += count(targets)
        while targets:
            target = targets & -targets
            targets ^= target
            found += leaves(grid, free ^ target, other, own ^ origin | target, depth - 1)
    if not moves and mobility(grid, other, free):
        return leaves(grid, free, other, other ^ other, depth)
    return found


@kernel
def playout(
    grid: Grid, worth: Ints, free: int, ends: Ints, at: Ints, sets: Ints, mover: int, got: Ints, chance: Ints
) -> int:
    """Plays uniformly random slides to the game's end; how many there were.

    worth: [SIZE], what a tile counts, by cell. ends: [players], where each player's penguins end in `at`. at: [penguins],
    their cells. sets: [penguins], room. got: [players], what each collects is added. at, sets, got and chance are changed.
    """
    short = grid.short
    players = len(ends)
    penguins = ends[players - 1]
    for one in range(penguins):
        sets[index(one)] = slides(grid, at[index(one)], free)
    plies = idle = 0
    while idle < players:
        first = ends[mover - 1] if mover else 0
        last = ends[mover]
        total = 0
        for one in range(first, last):
            total += count(sets[index(one)])
        if total:
            idle = 0
            plies += 1
            chosen = draw(chance, total)
            mine = first
            below = total = 0
            for one in range(first, last - 1):
                total += count(sets[index(one)])
                if chosen >= total:
                    mine = one + 1
                    below = total
            cell = nth(sets[index(mine)], chosen - below)
            got[index(mover)] += worth[index(at[index(mine)])]
            at[index(mine)] = cell
            free ^= 1 << cell
            for one in range(penguins):
                sets[index(one)] &= short[index((at[index(one)] << 6) + cell)]
            sets[index(mine)] = slides(grid, cell, free)
        else:
            idle += 1
        mover = mover + 1 if mover + 1 < players else 0
    for player in range(players):
        for one in range(ends[player - 1] if player else 0, ends[player]):
            got[index(player)] += worth[index(at[index(one)])]
    return plies


@kernel
def playouts(
    grid: Grid,
    worth: Ints,
    free: int,
    ends: Ints,
    start: Ints,
    mover: int,
    games: int,
    got: Ints,
    chance: Ints,
    room: Ints,
) -> int:
    """Many playouts from one position; how many plies in all. start: [penguins], their cells. room: [2 * penguins]."""
    penguins = len(start)
    at, sets = room[:penguins], room[penguins:]
    plies = 0
    for _ in range(games):
        for one in range(penguins):
            at[one] = start[one]
        plies += playout(grid, worth, free, ends, at, sets, mover, got, chance)
    return plies
