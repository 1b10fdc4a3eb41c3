"""Monte-Carlo tree search for any number of players: PUCT in whole numbers, a position judged at once where the tree ends.

Sources: C. Rosin, Multi-armed bandits with episode context, 2011, for the bonus; each player goes by their own reward, as in
max^n (N. Sturtevant, An Analysis of UCT in Multi-player Games, 2008).
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from .compiled import Ints, count, index, ints, kernel
from .many import FREE, HANDS, LENGTH, MOST_PLAYERS, MOVER, Deal, play
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
"""A node: games through it; the root of that, times 16; its edges, 1024 times the first one's place plus their number, 0 while it
has none; of who moved here: mean reward and weight of the bonus, and the sum of rewards; of who is to move, the sum of rewards;
prior of the move that led here. Node 1 is the root of the tree."""

MOST_MOVES = 640
"""More than nine penguins can have on 60 cells."""

MOST_PLIES = 128

RESULTS = 2 * MOST_PLAYERS
"""Fish and tiles by player."""

STEPS = 32
SPAN = 8 * STEPS
CHANCES = ints(round(ONE / (1 + exp(-place / STEPS))) for place in range(-SPAN, SPAN + 1))
"""The chance to win by lead, in 1/STEPS of how far judgements are off."""

LURE, DOUBT, SPREAD, SPREAD_A_TILE = 8, 6000, 40, 3
"""Weight of the bonus, 16 for 1; by how much a move not tried yet is taken to be worse than those that were; how far judgements
are off, in fish / UNIT, in the end and with each tile left."""


class Tree(NamedTuple):
    """What the search knows, and room to work in.

    nodes: [n * STRIDE]. edges: [m], number of the child's node (0: not tried yet), prior, move: 30, 20, 12 bits.
    used: [5], nodes and edges taken, plies that the tree may be deep and is, the last game's edge of the root. root, board: a position. path, movers:
    [MOST_PLIES], nodes and who is to move there. worths: [3 * MOST_PLAYERS]. sums: [MOST_MOVES * RESULTS], by edge of the root, what
    `judge` has said after it. moves, looks: [MOST_MOVES].
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
    chances: Ints
    weights: Ints
    ranks: Ints


@kernel
def grow(deal: Deal, tree: Tree, games: int) -> None:
    """Simulates so many games."""
    for _ in range(games):
        depth = descend(deal, tree)
        place_all(deal, tree)
        judge(deal, tree.board, tree.weights, tree.worths)
        reward(deal, tree)
        back_up(deal, tree, depth)


@kernel
def descend(deal: Deal, tree: Tree) -> int:
    """Goes from the root to a position that is new, or over, or where the tree may not grow; how many plies that is."""
    nodes, edges, used, board, path = tree.nodes, tree.edges, tree.used, tree.board, tree.path
    for place in range(LENGTH):
        board[index(place)] = tree.root[index(place)]
    node = path[0] = 1
    depth = 0
    while board[MOVER] < deal.placing[1]:
        tree.movers[index(depth)] = board[MOVER]
        at = node * STRIDE
        if not nodes[index(at + EDGES)]:
            if depth and (depth >= used[2] or not nodes[index(at + VISITS)]):
                break
            if not expand(deal, tree, node):
                break
        place = chosen(tree, node)
        if place < 0:
            break
        edge = edges[index(place)]
        node = edge >> 32
        if not node:
            node = used[0]
            used[0] = node + 1
            edges[index(place)] = node << 32 | edge
            nodes[index(node * STRIDE + PRIOR)] = edge >> 4
        if not depth:
            used[4] = place
        play(deal, board, edge & 4095)
        depth += 1
        path[index(depth)] = node
    else:
        tree.movers[index(depth)] = 0
    if depth > used[3]:
        used[3] = depth
    return depth


@kernel
def place_all(deal: Deal, tree: Tree) -> None:
    """Places what is still in hand as looks best at first sight: nobody can be judged by penguins that are not there."""
    board, moves, looks = tree.board, tree.moves, tree.looks
    while board[MOVER] < deal.placing[1] and board[index(HANDS + board[MOVER])]:
        number = list_ranked(deal, board, tree.ranks, moves, looks)
        best = 0
        for place in range(1, number):
            if looks[index(place)] > looks[index(best)]:
                best = place
        play(deal, board, moves[index(best)])


@kernel
def expand(deal: Deal, tree: Tree, node: int) -> bool:
    """Gives a node its edges, the most promising first; False where there is no room."""
    used, edges = tree.used, tree.edges
    first = used[1]
    if first + MOST_MOVES > len(edges):
        return False
    looks, moves = tree.looks, tree.moves
    number = list_ranked(deal, tree.board, tree.ranks, moves, looks)
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
    """The edge with the highest upper bound; of those not tried yet only the most promising is looked at.

    Where there is no room for new nodes, of those tried; -1 if there are none.
    """
    nodes, edges = tree.nodes, tree.edges
    at = node * STRIDE
    listed = nodes[index(at + EDGES)]
    first, number = listed >> 10, listed & 1023
    lure = nodes[index(at + ROOT)] * LURE
    visits = nodes[index(at + VISITS)]
    best, most = -1, -1
    for place in range(first, first + number):
        edge = edges[index(place)]
        child = edge >> 32
        if not child:
            if (tree.used[0] + 1) * STRIDE > len(nodes):
                return best
            mean = nodes[index(at + OWN)] // visits - DOUBT if visits else 0
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
def reward(deal: Deal, tree: Tree) -> None:
    """Turns what each player is expected to have into chances to win, in the place of `judge`'s room.

    A game that is over counts by who has won it, seven parts in eight, since more fish are better still.
    """
    players = deal.placing[1]
    board, worths = tree.board, tree.worths
    is_over = board[MOVER] == players
    spread = SPREAD + SPREAD_A_TILE * count(board[FREE])
    for player in range(players):
        rival = -1 << 30
        for other in range(players):
            if other != player:
                worth = worths[index(other)]
                if is_over:
                    worth += worths[index(MOST_PLAYERS + other)] // UNIT
                if worth > rival:
                    rival = worth
        worth = worths[index(player)]
        if is_over:
            worth += worths[index(MOST_PLAYERS + player)] // UNIT
        lead = worth - rival
        place = lead * STEPS // spread
        place = -SPAN if place < -SPAN else SPAN if place > SPAN else place
        odds = tree.chances[index(place + SPAN)]
        if is_over:
            sure = ONE if lead > 0 else 0 if lead < 0 else ONE >> 1
            odds = odds + 7 * sure >> 3
        worths[index(RESULTS + player)] = odds


@kernel
def back_up(deal: Deal, tree: Tree, depth: int) -> None:
    """Each player's reward goes to all nodes of the path."""
    nodes, used, path, movers, worths = tree.nodes, tree.used, tree.path, tree.movers, tree.worths
    for level in range(depth + 1):
        at = path[index(level)] * STRIDE
        visits = nodes[index(at + VISITS)] + 1
        nodes[index(at + VISITS)] = visits
        root = nodes[index(at + ROOT)]
        while (root + 1) * (root + 1) <= visits << 8:
            root += 1
        nodes[index(at + ROOT)] = root
        nodes[index(at + OWN)] += worths[index(RESULTS + movers[index(level)])]
        if level:
            total = nodes[index(at + TOTAL)] + worths[index(RESULTS + movers[index(level - 1)])]
            nodes[index(at + TOTAL)] = total
            nodes[index(at + MEAN)] = total // visits
            nodes[index(at + BONUS)] = nodes[index(at + PRIOR)] // (visits + 1)
    if depth:
        first = used[4] * RESULTS
        for place in range(RESULTS):
            tree.sums[index(first + place)] += worths[index(place)]
