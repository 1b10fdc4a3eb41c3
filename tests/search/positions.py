"""Late positions of Fish, and what best play leads to there, by plain programs."""

from __future__ import annotations

from random import Random

from icefloe import fish


def late(seed, free, players=2, penguins=1):
    """A position with at most `free` free tiles, after moves at random; it may be over."""
    rng = Random(seed)
    state = fish.start(players, seed, board="tiny", penguins=penguins)
    while state.to_move is not None and state.free.bit_count() > free:
        moves = state.legal_moves
        state = state.play(moves[int(rng.random() * len(moves))])
    return state


def going(count, free, players=2, penguins=1):
    """So many late positions that are not over."""
    found, seed = [], 0
    while len(found) < count:
        state = late(seed, free, players, penguins)
        seed += 1
        if state.to_move is not None:
            found.append(state)
    return found


def lead(state, me):
    """Points ahead of the other one of two."""
    return state.scores[me] - state.scores[1 - me]


def win(state, me):
    """1 for a win, a half for a shared one."""
    return (me in state.winners) / len(state.winners)


def best_play(state, me, worth):
    """What `me` gets, all others against them: plain minimax, no pruning. worth: of a finished game, for a player."""
    known = {}

    def value(state):
        if state not in known:
            if state.to_move is None:
                known[state] = worth(state, me)
            else:
                best = max if state.to_move == me else min
                known[state] = best(value(state.play(move)) for move in state.legal_moves)
        return known[state]

    return value(state)
