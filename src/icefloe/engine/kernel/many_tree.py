"""Monte-Carlo tree search for any number of players: PUCT in whole numbers, positions judged where a simulated game leaves the tree.

Sources: C. Rosin, Multi-armed bandits with episode context, 2011; for several players each goes by their own reward, as in max^n.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from .compiled import Ints, count, index, kernel
from .many import FREE, LENGTH, MOST_PLAYERS, MOVER, Ice, play
from .many_worth import UNIT, judge, list_ranked

ONE = 1 << 16
"""A won game, as a reward."""

VISITS = 0
ROOT = 1
EDGES = 2
MEAN = 3
BONUS = 4
TOTAL = 5
OWN = 6
PRIOR = 7
STRIDE = 8
"""A node: games through it; the root of their number, times 16; its edges, 1024 times the first one plus their number; of
who moved here, the mean reward and the weight of the bonus; sums of the rewards of who moved here and of who is to move."""

MOST_MOVES = 640
MOST_PLIES = 128

STEPS = 32
SPAN = 8 * STEPS
ODDS = [round(ONE / (1 + exp(-place / STEPS))) for place in range(-SPAN, SPAN + 1)]


class Tree(NamedTuple):
    """nodes: [n * STRIDE]. edges: [m], a child's node (0: none yet), its prior and its move: 32, 20, 12 bits. used: nodes, edges,
    depth, deepest. root, board: a position. path, movers: [MOST_PLIES]. worths: room for `judge`. sums: by root edge, what `judge` said after it.
    """

    nodes: Ints
    edges: Ints
    used: Ints
    root: Ints
    board: Ints
    path: Ints
    movers: Ints
    worths: Ints
    sums: Ints
    moves: Ints
    looks: Ints
    odds: Ints
    options: Ints
    judging: Ints
    ranking: Ints


@kernel
def expand(ice: Ice, tree: Tree, node: int) -> bool:
    """Gives a node its edges, the most promising first; False where there is no room."""
    used, edges = tree.used, tree.edges
    first = used[1]
    if first + MOST_MOVES > len(edges) or used[0] + MOST_MOVES > len(tree.nodes) // STRIDE:
        return False
    looks, moves = tree.looks, tree.moves
    number = list_ranked(ice, tree.board, tree.ranking, moves, looks)
    best = looks[0]
    for place in range(1, number):
        if looks[index(place)] > best:
            best = looks[index(place)]
    total = 0
    for place in range(number):
        short = best - looks[index(place)]
        odds = 1
        if short < 256:
            odds += ONE - ((short & 15) << 11) >> (short >> 4)
        looks[index(place)] = odds
        total += odds
    for place in range(number):
        edge = looks[index(place)] * ONE // total << 12 | moves[index(place)]
        spot = first + place
        while spot > first and edges[index(spot - 1)] < edge:
            edges[index(spot)] = edges[index(spot - 1)]
            spot -= 1
        edges[index(spot)] = edge
    used[1] = first + number
    tree.nodes[index(node * STRIDE + EDGES)] = first << 10 | number
    return True


@kernel
def chosen(tree: Tree, node: int) -> int:
    """The edge with the highest upper bound; of those not gone along yet only the most promising is looked at."""
    nodes, edges = tree.nodes, tree.edges
    at = node * STRIDE
    listed = nodes[index(at + EDGES)]
    first, number = listed >> 10, listed & 1023
    lure = nodes[index(at + ROOT)] * tree.options[0]
    visits = nodes[index(at + VISITS)]
    best, most = first, -1
    for place in range(first, first + number):
        edge = edges[index(place)]
        child = edge >> 32
        if not child:
            mean = nodes[index(at + OWN)] // visits - tree.options[1] if visits else 0
            if mean < 0:
                mean = 0
            bound = mean + ((edge >> 4) * lure >> 16)
            return place if bound > most else best
        spot = child * STRIDE
        bound = nodes[index(spot + MEAN)] + (nodes[index(spot + BONUS)] * lure >> 16)
        if bound > most:
            best, most = place, bound
    return best


@kernel
def reward(ice: Ice, tree: Tree) -> None:
    """Turns what each player is expected to have into chances to win, in the place of `judge`'s room."""
    players = ice.placing[1]
    board, worths = tree.board, tree.worths
    over = board[MOVER] == players
    spread = tree.options[2] + tree.options[3] * count(board[FREE])
    for player in range(players):
        rival = 0
        for other in range(players):
            if other != player:
                worth = worths[index(other)]
                if over:
                    worth += worths[index(MOST_PLAYERS + other)] // UNIT
                if worth > rival:
                    rival = worth
        worth = worths[index(player)]
        if over:
            worth += worths[index(MOST_PLAYERS + player)] // UNIT
        lead = worth - rival
        place = lead * STEPS // spread
        place = -SPAN if place < -SPAN else SPAN if place > SPAN else place
        odds = tree.odds[index(place + SPAN)]
        if over:
            sure = ONE if lead > 0 else 0 if lead < 0 else ONE >> 1
            odds = odds + 7 * sure >> 3
        worths[index(2 * MOST_PLAYERS + player)] = odds


@kernel
def simulate(ice: Ice, tree: Tree) -> None:
    """Goes from the root to where the tree ends, judges, and takes the rewards back."""
    nodes, edges, used, board = tree.nodes, tree.edges, tree.used, tree.board
    path, movers, worths = tree.path, tree.movers, tree.worths
    players = ice.placing[1]
    for place in range(LENGTH):
        board[index(place)] = tree.root[index(place)]
    node = 1
    depth = 0
    top = 0
    path[0] = 1
    while board[MOVER] < players:
        movers[index(depth)] = board[MOVER]
        at = node * STRIDE
        if not nodes[index(at + EDGES)]:
            if depth and (depth >= used[2] or nodes[index(at + VISITS)] < 1):
                break
            if not expand(ice, tree, node):
                break
        place = chosen(tree, node)
        edge = edges[index(place)]
        node = edge >> 32
        if not node:
            node = used[0]
            used[0] = node + 1
            edges[index(place)] = node << 32 | edge
            nodes[index(node * STRIDE + PRIOR)] = edge >> 4
        if not depth:
            top = place
        play(ice, board, edge & 4095)
        depth += 1
        path[index(depth)] = node
    if depth > used[3]:
        used[3] = depth
    judge(ice, board, tree.judging, worths)
    reward(ice, tree)
    for place in range(2 * MOST_PLAYERS):
        tree.sums[index(top * 2 * MOST_PLAYERS + place)] += worths[index(place)]
    is_over = board[MOVER] == players
    for level in range(depth + 1):
        at = path[index(level)] * STRIDE
        visits = nodes[index(at + VISITS)] + 1
        nodes[index(at + VISITS)] = visits
        root = nodes[index(at + ROOT)]
        while (root + 1) * (root + 1) <= visits << 8:
            root += 1
        nodes[index(at + ROOT)] = root
        if level < depth or not is_over:
            nodes[index(at + OWN)] += worths[index(2 * MOST_PLAYERS + movers[index(level)])]
        if level:
            total = nodes[index(at + TOTAL)] + worths[index(2 * MOST_PLAYERS + movers[index(level - 1)])]
            nodes[index(at + TOTAL)] = total
            nodes[index(at + MEAN)] = total // visits
            nodes[index(at + BONUS)] = nodes[index(at + PRIOR)] // (visits + 1)


@kernel
def grow(ice: Ice, tree: Tree, games: int) -> int:
    """Simulates so many games; their number."""
    for _ in range(games):
        simulate(ice, tree)
    return games
