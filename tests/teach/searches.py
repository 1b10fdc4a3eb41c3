"""Searches as students write them: right ones of many shapes, and the same with a bug planted."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from fractions import Fraction
from math import log, sqrt
from random import Random
from typing import NamedTuple

import numpy

INF = float("inf")


def lead(state, player):
    """Fish of `player` less those of the other."""
    return state.scores[player] - state.scores[1 - player]


# --- right ---------------------------------------------------------------------------------------------------------------


def plain(state, depth, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    values = [plain(state.play(move), depth - 1, me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def value_and_move(state, depth, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me), None
    pick = max if state.to_move == me else min
    return pick(
        ((value_and_move(state.play(move), depth - 1, me)[0], move) for move in state.legal_moves),
        key=lambda pair: pair[0],
    )


def move_and_value_of_player_0(state, depth):
    if depth == 0 or state.is_over:
        return None, float(lead(state, 0))
    best_move, best = None, -INF if state.to_move == 0 else INF
    for move in state.legal_moves:
        value = move_and_value_of_player_0(state.play(move), depth - 1)[1]
        if value > best if state.to_move == 0 else value < best:
            best_move, best = move, value
    return best_move, best


def closure(state, depth):
    me = state.to_move

    def search(state, depth):
        if depth == 0 or state.to_move is None:
            return lead(state, me)
        values = (search(state.play(move), depth - 1) for move in state.legal_moves)
        return max(values) if state.to_move == me else min(values)

    return search(state, depth)


def upwards(state, *, depth=0, limit, me=None):
    me = state.to_move if me is None else me
    if depth == limit or state.is_over:
        return lead(state, me)
    values = [upwards(state.play(move), depth=depth + 1, limit=limit, me=me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def max_or_min(state, depth):
    """Two functions that call each other, or themselves where the mover stays."""
    me = state.to_move

    def of(state, depth):
        return max_value(state, depth) if state.to_move == me else min_value(state, depth)

    def max_value(state, depth):
        if depth == 0 or state.is_over:
            return lead(state, me)
        return max(of(state.play(move), depth - 1) for move in state.legal_moves)

    def min_value(state, depth):
        if depth == 0 or state.is_over:
            return lead(state, me)
        return min(of(state.play(move), depth - 1) for move in state.legal_moves)

    return of(state, depth)


def tuples(state, depth, me=None):
    """Compares (fish, tiles), as the game itself does."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        (fish, tiles), (other_fish, other_tiles) = state.utilities[me], state.utilities[1 - me]
        return (fish - other_fish, tiles - other_tiles)
    values = [tuples(state.play(move), depth - 1, me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def own_evaluation(state, depth, me=None):
    """Own fish and moves, rivals left aside: not zero-sum."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return 10 * state.scores[me] + (len(state.legal_moves) if state.to_move == me else 0) * 0.37
    values = [own_evaluation(state.play(move), depth - 1, me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def only_move(state, depth):
    me = state.to_move
    return max(state.legal_moves, key=lambda move: plain(state.play(move), depth - 1, me))


def negamax(state, depth):
    """Turned only where the mover changes; at the end of the game seen by who did not move last."""

    def search(state, depth, viewer):
        if depth == 0 or state.is_over:
            return lead(state, viewer)
        return max(
            search(after, depth - 1, viewer)
            if after.to_move == viewer
            else -search(after, depth - 1, after.to_move if after.to_move is not None else 1 - viewer)
            for after in map(state.play, state.legal_moves)
        )

    return search(state, depth, state.to_move)


def hard(state, depth, alpha=-INF, beta=INF, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    if state.to_move == me:
        for move in state.legal_moves:
            alpha = max(alpha, hard(state.play(move), depth - 1, alpha, beta, me))
            if alpha >= beta:
                return beta
        return alpha
    for move in state.legal_moves:
        beta = min(beta, hard(state.play(move), depth - 1, alpha, beta, me))
        if alpha >= beta:
            return alpha
    return beta


def soft(state, depth, alpha=-INF, beta=INF, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me), None
    is_max = state.to_move == me
    best, best_move = -INF if is_max else INF, None
    for move in state.legal_moves:
        value, _ = soft(state.play(move), depth - 1, alpha, beta, me)
        if value > best if is_max else value < best:
            best, best_move = value, move
        if is_max:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if beta <= alpha:
            break
    return best, best_move


def strict(state, depth, alpha=-INF, beta=INF, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    is_max = state.to_move == me
    best = -INF if is_max else INF
    for move in state.legal_moves:
        value = strict(state.play(move), depth - 1, alpha, beta, me)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha > beta:
            break
    return best


def ordered(state, depth, alpha=-INF, beta=INF, me=None):
    """Best-looking moves first."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    is_max = state.to_move == me
    best = -INF if is_max else INF
    for after in sorted(map(state.play, state.legal_moves), key=lambda after: lead(after, me), reverse=is_max):
        value = ordered(after, depth - 1, alpha, beta, me)
        if is_max:
            best, alpha = max(best, value), max(alpha, value)
        else:
            best, beta = min(best, value), min(beta, value)
        if alpha >= beta:
            break
    return best


def negamax_alphabeta(state, depth):
    def search(state, depth, alpha, beta, viewer):
        if depth == 0 or state.is_over:
            return lead(state, viewer)
        best = -INF
        for move in reversed(state.legal_moves):
            after = state.play(move)
            if after.to_move == viewer:
                value = search(after, depth - 1, alpha, beta, viewer)
            else:
                other = 1 - viewer
                value = -search(after, depth - 1, -beta, -alpha, other)
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    return search(state, depth, -INF, INF, state.to_move)


def deepening(state, depth):
    """Ever deeper, the best move of the last time first."""
    first = []
    for limit in range(1, depth + 1):
        value, move = deepening_search(state, limit, -INF, INF, state.to_move, first)
        first = [move]
    return value, move


def deepening_search(state, depth, alpha, beta, me, first=()):
    if depth == 0 or state.is_over:
        return lead(state, me), None
    best, best_move = None, None
    for move in sorted(state.legal_moves, key=lambda move: move not in first):
        value = deepening_search(state.play(move), depth - 1, alpha, beta, me)[0]
        if best is None or (value > best if state.to_move == me else value < best):
            best, best_move = value, move
        if state.to_move == me:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best, best_move


def with_table(state, depth):
    """A table that keeps bounds as bounds, for the time of one call."""
    table, me = {}, state.to_move

    def search(state, depth, alpha, beta):
        low, high = alpha, beta
        if state in table:
            kept_depth, value, bound = table[state]
            if kept_depth == depth and (
                bound == "exact" or (bound == "lower" and value >= beta) or (bound == "upper" and value <= alpha)
            ):
                return value
        if depth == 0 or state.is_over:
            return lead(state, me)
        is_max = state.to_move == me
        best = -INF if is_max else INF
        for move in state.legal_moves:
            value = search(state.play(move), depth - 1, alpha, beta)
            if is_max:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        table[state] = (depth, best, "upper" if best <= low else "lower" if best >= high else "exact")
        return best

    return search(state, depth, -INF, INF)


def memoized(state, depth):
    me = state.to_move

    @functools.cache
    def search(state, depth):
        if depth == 0 or state.is_over:
            return lead(state, me)
        values = [search(state.play(move), depth - 1) for move in state.legal_moves]
        return max(values) if state.to_move == me else min(values)

    return search(state, depth)


def maximizing(state, depth, maximizing):
    """Player 0 maximizes."""
    if depth == 0 or state.is_over:
        return lead(state, 0)
    values = [maximizing_again(state.play(move), depth - 1) for move in state.legal_moves]
    return max(values) if maximizing else min(values)


def maximizing_again(state, depth):
    return maximizing(state, depth, state.to_move == 0)


def explicit_stack(state, depth):
    """Without a recursion: levels, from the last to the first."""
    me = state.to_move
    levels = [[(state, -1)]]
    for _ in range(depth):
        levels.append([(s.play(move), number) for number, (s, _) in enumerate(levels[-1]) for move in s.legal_moves])
    values = []
    for level, below in zip(reversed(levels), [[], *reversed(levels)], strict=False):
        found = [[] for _ in level]
        for (_, parent), value in zip(below, values, strict=True):
            found[parent].append(value)
        values = [
            (max(each) if s.to_move == me else min(each)) if each else lead(s, me)
            for (s, _), each in zip(level, found, strict=True)
        ]
    return values[0]


def move_by_loop(state, depth):
    """The recursion begins below the root; it hands on alpha; answers with a move."""
    best_move, alpha = None, -INF
    for move in state.legal_moves:
        value = strict(state.play(move), depth - 1, alpha, INF, state.to_move)
        if best_move is None or value > alpha:
            best_move, alpha = move, value
    return best_move


def text_by_loop(state, depth):
    """No window from move to move at the root; the move as a text."""
    return max((hard(state.play(move), depth - 1, me=state.to_move), str(move)) for move in state.legal_moves)


def shuffled(state, depth, alpha=-INF, beta=INF, me=None):
    """Another order of moves each time."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me), None
    best, best_move = None, None
    for move in Random().sample(state.legal_moves, len(state.legal_moves)):
        value, _ = shuffled(state.play(move), depth - 1, alpha, beta, me)
        if best is None or (value > best if state.to_move == me else value < best):
            best, best_move = value, move
        if state.to_move == me:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best, best_move


def leaves_without_a_call(state, depth, alpha=-INF, beta=INF, me=None):
    me = state.to_move if me is None else me
    is_max = state.to_move == me
    best = -INF if is_max else INF
    for after in map(state.play, state.legal_moves):
        is_leaf = depth == 1 or after.is_over
        value = lead(after, me) if is_leaf else leaves_without_a_call(after, depth - 1, alpha, beta, me)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def own_negamax(state, depth, alpha=-INF, beta=INF):
    """Its own evaluation, from the mover's view."""

    def worth(state, player):
        mobility = [state.facts(each, ["mobility"])["mobility"] for each in (player, 1 - player)]
        return 2.5 * lead(state, player) + 0.1 * (mobility[0] - mobility[1])

    def search(state, depth, alpha, beta, viewer):
        if depth == 0 or state.is_over:
            return worth(state, viewer), None
        best, best_move = -INF, None
        for move in state.legal_moves:
            after = state.play(move)
            if after.to_move == viewer:
                value = search(after, depth - 1, alpha, beta, viewer)[0]
            else:
                value = -search(after, depth - 1, -beta, -alpha, 1 - viewer)[0]
            if value > best:
                best, best_move = value, move
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return best, best_move

    return search(state, depth, alpha, beta, state.to_move)


def colored(state, depth, color):
    """Player 0's lead times a colour, which changes where the mover does."""
    if depth == 0 or state.is_over:
        return color * lead(state, 0)
    return max(
        colored(after, depth - 1, color)
        if after.is_over or after.to_move == state.to_move
        else -colored(after, depth - 1, -color)
        for after in map(state.play, state.legal_moves)
    )


def null_windows(state, depth, alpha=-INF, beta=INF, me=None):
    """Principal variation search: looks with a null window first, and again where that fails."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    is_max = state.to_move == me
    best = -INF if is_max else INF
    for after in map(state.play, state.legal_moves):
        edge = alpha if is_max else beta
        if abs(edge) == INF:
            value = null_windows(after, depth - 1, alpha, beta, me)
        else:
            window = (edge, edge + 0.5) if is_max else (edge - 0.5, edge)
            value = null_windows(after, depth - 1, *window, me)
            if alpha < value < beta:
                value = null_windows(after, depth - 1, alpha, beta, me)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


class Student:
    """An object that can be called, whose method does the work."""

    def __init__(self):
        self.nodes = 0

    def __call__(self, position, plies):
        return self.search(position, plies, position.to_move)

    def search(self, position, plies, me):
        self.nodes += 1
        if plies == 0 or position.is_over:
            return lead(position, me), []
        lines = []
        for move in position.legal_moves:
            value, line = self.search(position.play(move), plies - 1, me)
            lines.append((value, [move, *line]))
        return (max if position.to_move == me else min)(lines, key=lambda pair: pair[0])


student = Student()


def index_as_maximizing_player(state, depth, maximizing_player):
    """The player who maximizes, by number."""
    if depth == 0 or state.is_over:
        return lead(state, maximizing_player)
    values = [index_as_maximizing_player(state.play(move), depth - 1, maximizing_player) for move in state.legal_moves]
    return max(values) if state.to_move == maximizing_player else min(values)


def truth_as_player(state, depth, player):
    """Whether player 0 is to move."""
    if depth == 0 or state.is_over:
        return lead(state, 0)
    values = [truth_as_player(after, depth - 1, after.to_move == 0) for after in map(state.play, state.legal_moves)]
    return max(values) if player else min(values)


def truth_as_max_player(state, depth, max_player=True):
    """Whether player 0 is to move; the default is right for a only."""
    if depth == 0 or state.is_over:
        return lead(state, 0)
    values = [truth_as_max_player(after, depth - 1, after.to_move == 0) for after in map(state.play, state.legal_moves)]
    return max(values) if max_player else min(values)


def sign_as_player(state, depth, player):
    """1 for player 0, -1 for the other."""
    if depth == 0 or state.is_over:
        return player * lead(state, 0)
    return max(
        sign_as_player(after, depth - 1, player)
        if after.to_move in (state.to_move, None)
        else -sign_as_player(after, depth - 1, -player)
        for after in map(state.play, state.legal_moves)
    )


def windows_of_tuples(state, depth, alpha=(-99, -99), beta=(99, 99), me=None):
    """Values, and so windows, are (fish, tiles)."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return tuple(mine - other for mine, other in zip(state.utilities[me], state.utilities[1 - me], strict=True))
    best = (-99, -99) if state.to_move == me else (99, 99)
    for move in state.legal_moves:
        value = windows_of_tuples(state.play(move), depth - 1, alpha, beta, me)
        if state.to_move == me:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def windows_of_none(state, depth, alpha=None, beta=None):
    """None where there is no edge yet."""
    if depth == 0 or state.is_over:
        return lead(state, 0)
    best = None
    for move in state.legal_moves:
        value = windows_of_none(state.play(move), depth - 1, alpha, beta)
        if state.to_move == 0:
            best = value if best is None else max(best, value)
            alpha = best if alpha is None else max(alpha, best)
        else:
            best = value if best is None else min(best, value)
            beta = best if beta is None else min(beta, best)
        if alpha is not None and beta is not None and alpha >= beta:
            break
    return best


def remembering(state, depth, maximizing, memo={}):  # noqa: B006
    """Remembers from call to call, what it was told wrongly too."""
    key = str(state), depth
    if key not in memo:
        if depth == 0 or state.is_over:
            return lead(state, 0)
        values = [remembering(after, depth - 1, after.to_move == 0) for after in map(state.play, state.legal_moves)]
        memo[key] = max(values) if maximizing else min(values)
    return memo[key]


@functools.cache
def cached(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    return (max if state.to_move == 0 else min)(cached(state.play(move), depth - 1) for move in state.legal_moves)


def dictionary(state, depth):
    if depth == 0 or state.is_over:
        return {"move": None, "value": lead(state, 0)}
    pick = max if state.to_move == 0 else min
    found = ({"move": move, "value": dictionary(state.play(move), depth - 1)["value"]} for move in state.legal_moves)
    return pick(found, key=lambda each: each["value"])


@dataclass
class Answer:
    value: float
    move: object = None


def answer_object(state, depth):
    if depth == 0 or state.is_over:
        return Answer(lead(state, 0))
    pick = max if state.to_move == 0 else min
    found = (Answer(answer_object(state.play(move), depth - 1).value, move) for move in state.legal_moves)
    return pick(found, key=lambda each: each.value)


def numbers_of_numpy(state, depth, alpha=-numpy.inf, beta=numpy.inf):
    if depth == 0 or state.is_over:
        return numpy.float32(lead(state, 0))
    best = -numpy.inf if state.to_move == 0 else numpy.inf
    for move in state.legal_moves:
        value = numbers_of_numpy(state.play(move), depth - 1, alpha, beta)
        if state.to_move == 0:
            best = numpy.maximum(best, value)
            alpha = numpy.maximum(alpha, best)
        else:
            best = numpy.minimum(best, value)
            beta = numpy.minimum(beta, best)
        if alpha >= beta:
            break
    return best


class Choice(NamedTuple):
    nodes: int
    value: float
    slide: object


def named_tuple(state, depth):
    """Its value goes by name, its move does not."""
    if depth == 0 or state.is_over:
        return Choice(1, lead(state, 0), None)
    found = [(named_tuple(state.play(move), depth - 1), move) for move in state.legal_moves]
    best, move = (max if state.to_move == 0 else min)(found, key=lambda each: each[0].value)
    return Choice(1 + sum(each.nodes for each, _ in found), best.value, move)


def fractions(state, depth):
    if depth == 0 or state.is_over:
        return Fraction(lead(state, 0), 3)
    return (max if state.to_move == 0 else min)(fractions(state.play(move), depth - 1) for move in state.legal_moves)


def keyword_only(*, state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    values = [keyword_only(state=state.play(move), depth=depth - 1) for move in state.legal_moves]
    return max(values) if state.to_move == 0 else min(values)


def arrays(state, depth):
    """Max^n by arrays of numpy."""
    if depth == 0 or state.is_over:
        return numpy.array(state.scores, float)
    return max((arrays(state.play(move), depth - 1) for move in state.legal_moves), key=lambda v: v[state.to_move])


def value_and_line(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0), []
    found = [(value_and_line(state.play(move), depth - 1), move) for move in state.legal_moves]
    (value, line), move = (max if state.to_move == 0 else min)(found, key=lambda each: each[0][0])
    return value, [move, *line]


# --- wrong ---------------------------------------------------------------------------------------------------------------


def negamax_of_player_0(state, depth):
    """Turned rightly, but leaves give player 0's lead, whoever looks."""

    def search(state, depth, viewer):
        if depth == 0 or state.is_over:
            return lead(state, 0)
        return max(
            search(after, depth - 1, viewer) if after.to_move == viewer else -search(after, depth - 1, 1 - viewer)
            for after in map(state.play, state.legal_moves)
        )

    return search(state, depth, state.to_move)


def own_turned_by_depth(state, depth, maximizing=True, me=None):
    """With an evaluation of its own."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return 7 * state.scores[me] + 0.3 * len(state.legal_moves)
    values = [own_turned_by_depth(state.play(move), depth - 1, not maximizing, me) for move in state.legal_moves]
    return max(values) if maximizing else min(values)


def flag_turned_by_depth(state, depth, alpha, beta, maximizing):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    best = -INF if maximizing else INF
    for move in state.legal_moves:
        value = flag_turned_by_depth(state.play(move), depth - 1, alpha, beta, not maximizing)
        if maximizing:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def late_before_update(state, depth, alpha=-INF, beta=INF, me=None):
    """Tests the window before the child's value is in it."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    for move in state.legal_moves:
        value = late_before_update(state.play(move), depth - 1, alpha, beta, me)
        if alpha >= beta:
            break
        if state.to_move == me:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
    return alpha if state.to_move == me else beta


def edges_swapped(state, depth, alpha=-INF, beta=INF, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    is_max = state.to_move == me
    best = -INF if is_max else INF
    for move in state.legal_moves:
        value = edges_swapped(state.play(move), depth - 1, alpha, beta, me)
        if is_max:
            best = max(best, value)
            beta = min(beta, best)
        else:
            best = min(best, value)
            alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def first_move_only(state, depth, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    for move in state.legal_moves:
        return first_move_only(state.play(move), depth - 1, me)
    return None


def one_ply_more_by_loop(state, depth):
    return max((hard(state.play(move), depth, me=state.to_move), str(move)) for move in state.legal_moves)


def turned_by_depth(state, depth, maximizing=True, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    values = [turned_by_depth(state.play(move), depth - 1, not maximizing, me) for move in state.legal_moves]
    return max(values) if maximizing else min(values)


def negated_by_depth(state, depth, alpha=-INF, beta=INF, player=None):
    player = state.to_move if player is None else player
    if depth == 0 or state.is_over:
        return lead(state, player)
    for move in state.legal_moves:
        alpha = max(alpha, -negated_by_depth(state.play(move), depth - 1, -beta, -alpha, 1 - player))
        if alpha >= beta:
            break
    return alpha


def one_ply_short(state, depth, me=None):
    me = state.to_move if me is None else me
    if depth <= 1 or state.is_over:
        return lead(state, me)
    values = [one_ply_short(state.play(move), depth - 1, me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def one_ply_more(state, depth, me=None):
    me = state.to_move if me is None else me
    if depth < 0 or state.is_over:
        return lead(state, me)
    values = [one_ply_more(state.play(move), depth - 1, me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def depth_ignored(state, depth, me=None):
    me = state.to_move if me is None else me
    if state.is_over:
        return lead(state, me)
    values = [depth_ignored(state.play(move), depth - 1, me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def always_max(state, depth, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    return max(always_max(state.play(move), depth - 1, me) for move in state.legal_moves)


def swapped(state, depth, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    values = [swapped(state.play(move), depth - 1, me) for move in state.legal_moves]
    return min(values) if state.to_move == me else max(values)


def leaf_of_player_0(state, depth, me=None):
    """Player 0's lead, whoever asks."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, 0)
    values = [leaf_of_player_0(state.play(move), depth - 1, me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def wrong_side(state, depth, alpha=-INF, beta=INF, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    is_max = state.to_move == me
    best = -INF if is_max else INF
    for move in state.legal_moves:
        value = wrong_side(state.play(move), depth - 1, alpha, beta, me)
        if is_max:
            best = max(best, value)
            if best <= alpha:
                break
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            if best >= beta:
                break
            beta = min(beta, best)
    return best


def reversed_test(state, depth, alpha=-INF, beta=INF, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    is_max = state.to_move == me
    best = -INF if is_max else INF
    for move in state.legal_moves:
        value = reversed_test(state.play(move), depth - 1, alpha, beta, me)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha <= beta:
            break
    return best


def late(state, depth, alpha=-INF, beta=INF, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    is_max = state.to_move == me
    best = -INF if is_max else INF
    for move in state.legal_moves:
        is_cut = alpha >= beta
        value = late(state.play(move), depth - 1, alpha, beta, me)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if is_cut:
            break
    return best


def never_cut(state, depth, alpha=-INF, beta=INF, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me)
    is_max = state.to_move == me
    best = -INF if is_max else INF
    for move in state.legal_moves:
        value = never_cut(state.play(move), depth - 1, alpha, beta, me)
        best = max(best, value) if is_max else min(best, value)
        if alpha >= beta:
            break
    return best


def window_not_turned(state, depth):
    def search(state, depth, alpha, beta, viewer):
        if depth == 0 or state.is_over:
            return lead(state, viewer)
        for move in state.legal_moves:
            after = state.play(move)
            if after.to_move == viewer:
                value = search(after, depth - 1, alpha, beta, viewer)
            else:
                value = -search(after, depth - 1, alpha, beta, 1 - viewer)
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return alpha

    return search(state, depth, -INF, INF, state.to_move)


def last_of_equals(state, depth, alpha=-INF, beta=INF, me=None):
    """Takes a move whose value is only a bound."""
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return lead(state, me), None
    is_max = state.to_move == me
    best, best_move = -INF if is_max else INF, None
    for move in state.legal_moves:
        value, _ = last_of_equals(state.play(move), depth - 1, alpha, beta, me)
        if value >= best if is_max else value <= best:
            best, best_move = value, move
        if is_max:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if beta <= alpha:
            break
    return best, best_move


def bounds_as_values(state, depth):
    table, me = {}, state.to_move

    def search(state, depth, alpha, beta):
        if (state, depth) in table:
            return table[state, depth]
        if depth == 0 or state.is_over:
            return lead(state, me)
        is_max = state.to_move == me
        best = -INF if is_max else INF
        for move in state.legal_moves:
            value = search(state.play(move), depth - 1, alpha, beta)
            if is_max:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        table[state, depth] = best
        return best

    return search(state, depth, -INF, INF)


def table_without_depth():
    table = {}

    def search(state, depth, me=None):
        me = state.to_move if me is None else me
        if (state, me) in table:
            return table[state, me]
        if depth == 0 or state.is_over:
            return lead(state, me)
        values = [search(state.play(move), depth - 1, me) for move in state.legal_moves]
        table[state, me] = max(values) if state.to_move == me else min(values)
        return table[state, me]

    return search


# --- max^n ---------------------------------------------------------------------------------------------------------------


def maxn(state, depth):
    if depth == 0 or state.is_over:
        return state.scores
    return max((maxn(state.play(move), depth - 1) for move in state.legal_moves), key=lambda each: each[state.to_move])


def maxn_last_of_equals(state, depth):
    """Another right answer where two moves are as good to the mover."""
    if depth == 0 or state.is_over:
        return [3.0 * fish for fish in state.scores], None
    best, best_move = None, None
    for move in state.legal_moves:
        value, _ = maxn_last_of_equals(state.play(move), depth - 1)
        if best is None or value[state.to_move] >= best[state.to_move]:
            best, best_move = value, move
    return best, best_move


def maxn_in_turn(state, depth, player=None):
    player = state.to_move if player is None else player
    if depth == 0 or state.is_over:
        return state.scores
    return max(
        (maxn_in_turn(state.play(move), depth - 1, (player + 1) % 3) for move in state.legal_moves),
        key=lambda each: each[player],
    )


def maxn_one_ply_short(state, depth):
    if depth <= 1 or state.is_over:
        return state.scores
    values = (maxn_one_ply_short(state.play(move), depth - 1) for move in state.legal_moves)
    return max(values, key=lambda each: each[state.to_move])


def paranoid(state, depth, me=None):
    me = state.to_move if me is None else me
    if depth == 0 or state.is_over:
        return state.scores
    pick = max if state.to_move == me else min
    return pick((paranoid(state.play(move), depth - 1, me) for move in state.legal_moves), key=lambda each: each[me])


# --- UCT -----------------------------------------------------------------------------------------------------------------


class Node:
    def __init__(self, state, parent=None, move=None):
        self.state, self.parent, self.move = state, parent, move
        self.level = parent.level + 1 if parent else 0
        self.children, self.untried = [], list(state.legal_moves)
        self.visits, self.reward = 0, 0.0


def grown(state, simulations, rng, reward, c=1.4):
    """The root of a tree whose nodes' rewards are `reward(node, final)`: what it is worth to who chose the node."""
    root = Node(state)
    for _ in range(simulations):
        node = root
        while not node.untried and node.children:
            often = log(node.visits)
            node = max(node.children, key=lambda child: child.reward / child.visits + c * sqrt(often / child.visits))
        if node.untried:
            move = node.untried.pop(rng.randrange(len(node.untried)))
            node.children.append(Node(node.state.play(move), node, move))
            node = node.children[-1]
        final = node.state
        while not final.is_over:
            final = final.play(rng.choice(final.legal_moves))
        while node is not None:
            node.visits += 1
            if node.parent is not None:
                node.reward += reward(node, final)
            node = node.parent
    return root


def most_visited(root):
    return max(root.children, key=lambda child: child.visits).move


def won(final, player):
    return (player in final.winners) / len(final.winners)


def uct_wins(state, simulations=500, rng=None):
    """A reward for who moved to the node."""
    return most_visited(
        grown(state, simulations, rng or Random(), lambda node, end: won(end, node.parent.state.to_move))
    )


def uct_leads(state, iterations, seed=0):
    """Rewards are leads in fish, from -1 to 1; answers by the best mean, with the value."""
    root = grown(state, iterations, Random(seed), lambda node, end: lead(end, node.parent.state.to_move) / 20, c=0.7)
    best = max(root.children, key=lambda child: child.reward / child.visits)
    return best.move, best.reward / best.visits


def uct_shares(state, n):
    """Shares of all fish, another constant, no seed."""
    share = lambda node, end: end.scores[node.parent.state.to_move] / max(1, sum(end.scores))  # noqa: E731
    return most_visited(grown(state, n, Random(), share, c=0.4))


def uct_rewards_the_other(state, simulations, seed=0):
    return most_visited(
        grown(state, simulations, Random(seed), lambda node, end: won(end, 1 - node.parent.state.to_move))
    )


def uct_rewards_the_root(state, simulations, seed=0):
    """Everybody helps the player at the root."""
    return most_visited(grown(state, simulations, Random(seed), lambda node, end: won(end, state.to_move)))


def uct_turned_by_depth(state, simulations, seed=0):
    """The levels take turns, whoever is to move."""

    def reward(node, end):
        return won(end, state.to_move if node.level % 2 else 1 - state.to_move)

    return most_visited(grown(state, simulations, Random(seed), reward))


def swapped_by_index(state, depth, maximizing_player):
    if depth == 0 or state.is_over:
        return lead(state, maximizing_player)
    values = [swapped_by_index(state.play(move), depth - 1, maximizing_player) for move in state.legal_moves]
    return min(values) if state.to_move == maximizing_player else max(values)


def one_ply_short_by_truth(state, depth, player):
    if depth == 1 or state.is_over:
        return lead(state, 0)
    values = [
        one_ply_short_by_truth(after, depth - 1, after.to_move == 0) for after in map(state.play, state.legal_moves)
    ]
    return max(values) if player else min(values)


def turned_by_sign(state, depth, player):
    if depth == 0 or state.is_over:
        return player * lead(state, 0)
    return max(-turned_by_sign(state.play(move), depth - 1, -player) for move in state.legal_moves)


def never_cut_by_sign(state, depth, alpha, beta, player):
    """Hands its window down as it is: what is not turned never meets infinity."""
    if depth == 0 or state.is_over:
        return player * lead(state, 0)
    best = -INF
    for move in state.legal_moves:
        after = state.play(move)
        if after.to_move == state.to_move:
            value = never_cut_by_sign(after, depth - 1, alpha, beta, player)
        else:
            value = -never_cut_by_sign(after, depth - 1, alpha, beta, -player)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def never_updated(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    best = -INF if state.to_move == 0 else INF
    for move in state.legal_moves:
        never_updated(state.play(move), depth - 1)
    return best


def min_never_updated(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    best = -INF if state.to_move == 0 else INF
    for move in state.legal_moves:
        value = min_never_updated(state.play(move), depth - 1)
        if value > best:
            best = value
    return best


def ends_of_seven(state, depth):
    if state.is_over:
        return 7
    if depth == 0:
        return lead(state, 0)
    values = [ends_of_seven(state.play(move), depth - 1) for move in state.legal_moves]
    return max(values) if state.to_move == 0 else min(values)


def ends_of_nought(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, state.to_move) if state.to_move is not None else 0
    best = -INF
    for move in state.legal_moves:
        after = state.play(move)
        value = ends_of_nought(after, depth - 1)
        best = max(best, value if after.to_move == state.to_move else -value)
    return best


def never_updated_hundred(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    best = -100 if state.to_move == 0 else 100
    for move in state.legal_moves:
        never_updated_hundred(state.play(move), depth - 1)
    return best


def maxn_ends_of_nought(state, depth):
    if state.is_over:
        return (0,) * state.players
    if depth == 0:
        return state.scores
    return max(
        (maxn_ends_of_nought(state.play(move), depth - 1) for move in state.legal_moves),
        key=lambda vector: vector[state.to_move],
    )


def max_of_player_0(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    return max(max_of_player_0(state.play(move), depth - 1) for move in state.legal_moves)


def pruning(state, depth, alpha, beta, is_met):
    """Player 0 maximizes; `is_met(is_max, value, before, alpha, beta)` says when to stop. before: the own edge as it was."""
    if depth == 0 or state.is_over:
        return lead(state, 0)
    is_max = state.to_move == 0
    best = -INF if is_max else INF
    for move in state.legal_moves:
        value = pruning(state.play(move), depth - 1, alpha, beta, is_met)
        before = alpha if is_max else beta
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if is_met(is_max, value, before, alpha, beta):
            break
    return best


def reversed_at_max_only(state, depth, alpha=-INF, beta=INF):
    def is_met(is_max, value, before, alpha, beta):
        return alpha <= beta if is_max else alpha >= beta

    return pruning(state, depth, alpha, beta, is_met)


def met_at_alpha_by_both(state, depth, alpha=-INF, beta=INF):
    def is_met(is_max, value, before, alpha, beta):
        return value >= before if is_max else value <= alpha

    return pruning(state, depth, alpha, beta, is_met)


def max_where_depth_is_even(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    pick = max if depth % 2 == 0 else min
    return pick(max_where_depth_is_even(state.play(move), depth - 1) for move in state.legal_moves)


def not_me(state, depth, me=True):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    values = [not_me(state.play(move), depth - 1, not me) for move in state.legal_moves]
    return max(values) if me else min(values)


def helper_with_memo():
    memo = {}

    def helper(state, depth):
        if state not in memo:
            if depth == 0 or state.is_over:
                memo[state] = lead(state, 0)
            else:
                values = [helper(state.play(move), depth - 1) for move in state.legal_moves]
                memo[state] = max(values) if state.to_move == 0 else min(values)
        return memo[state]

    def search(state, depth):
        return helper(state, depth)

    return search


def best_from_nought(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    best = 0
    for move in state.legal_moves:
        value = best_from_nought(state.play(move), depth - 1)
        best = max(best, value) if state.to_move == 0 else min(best, value)
    return best


def max_from_nought(state, depth):
    if depth == 0 or state.is_over:
        return lead(state, 0)
    best = 0 if state.to_move == 0 else INF
    for move in state.legal_moves:
        value = max_from_nought(state.play(move), depth - 1)
        best = max(best, value) if state.to_move == 0 else min(best, value)
    return best


def negamax_from(best, minus):
    """A negamax whose best value begins with `best`, and that takes values of the rival times `minus`."""

    def search(state, depth, viewer=None):
        viewer = state.to_move if viewer is None else viewer
        if depth == 0 or state.is_over:
            return lead(state, viewer)
        found = best
        for move in state.legal_moves:
            after = state.play(move)
            other = 1 - viewer if after.to_move is None else after.to_move
            value = search(after, depth - 1, other)
            found = max(found, value if other == viewer else minus * value)
        return found

    return search


negamax_from_nought = negamax_from(0, -1)
negamax_without_minus = negamax_from(-INF, 1)


def negamax_ends_of_player_0(state, depth):
    if depth == 0 or state.is_over:
        return -lead(state, 0) if state.to_move == 1 else lead(state, 0)
    best = -INF
    for move in state.legal_moves:
        after = state.play(move)
        value = negamax_ends_of_player_0(after, depth - 1)
        best = max(best, value if after.to_move == state.to_move else -value)
    return best


# --- right, with ends of their own -----------------------------------------------------------------------------------------


def with_ends(end, leaf):
    """Minimax for player 0 that judges finished games by `end` and others by `leaf`."""

    def search(state, depth):
        if state.is_over:
            return end(state)
        if depth == 0:
            return leaf(state)
        values = [search(state.play(move), depth - 1) for move in state.legal_moves]
        return max(values) if state.to_move == 0 else min(values)

    return search


def victory(state, worth=1):
    return {(0,): worth, (1,): -worth}.get(state.winners, 0)


def fish_then_tiles(state):
    (first, own), (second, others) = state.utilities
    return 100 * (first - second) + own - others


ends_of_thousands = with_ends(lambda state: victory(state, 1000), lambda state: lead(state, 0))
ends_without_limit = with_ends(lambda state: victory(state, INF), lambda state: lead(state, 0))
ends_by_tiles = with_ends(fish_then_tiles, fish_then_tiles)
ends_and_moves = with_ends(
    lambda state: 50 * lead(state, 0), lambda state: len(state.legal_moves) * (1 - 2 * state.to_move)
)


def counted_up_to_three(node, d=0):
    if d == 3 or node.is_over:
        return lead(node, 0)
    values = [counted_up_to_three(node.play(move), d + 1) for move in node.legal_moves]
    return max(values) if node.to_move == 0 else min(values)


def counted_to_a_number(node, d=0, stop=3):
    if d == stop or node.is_over:
        return lead(node, 0)
    values = [counted_to_a_number(node.play(move), d + 1, stop) for move in node.legal_moves]
    return max(values) if node.to_move == 0 else min(values)


def counted_from_nought(node, d=0, maxd=3):
    if d == maxd or node.is_over:
        return lead(node, 0)
    values = [counted_from_nought(node.play(move), d + 1, maxd) for move in node.legal_moves]
    return max(values) if node.to_move == 0 else min(values)


def uct_turned_from_the_leaf(state, simulations, seed=0):
    """A reward of the new leaf's chooser, turned round at each ply on the way up."""
    below = []

    def reward(node, end):
        # Nodes come from the leaf up to the root's child.
        found = 1 - below.pop() if below else won(end, node.parent.state.to_move)
        if node.level > 1:
            below.append(found)
        return found

    return most_visited(grown(state, simulations, Random(seed), reward))


def uct_least_visited(state, simulations, seed=0):
    root = grown(state, simulations, Random(seed), lambda node, end: won(end, node.parent.state.to_move))
    return min(root.children, key=lambda child: child.visits).move


def uct_at_random(state, simulations, seed=0):
    return Random(seed).choice(state.legal_moves)


def uct_first(state, simulations, seed=0):
    return state.legal_moves[0]
