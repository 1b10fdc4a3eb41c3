"""Every search on Floes, where a turn has several shoves and may end in the middle, beside searches as plain as can be."""

from __future__ import annotations

from functools import cache
from random import Random
from zlib import crc32

import pytest

from icefloe.games import floes
from icefloe.games.base import picked
from icefloe.search import (
    Trace,
    Tree,
    alphabeta,
    aspiration,
    beam,
    bestreply,
    deepening,
    expectimax,
    greedy,
    maxn,
    mtdf,
    negamax,
    paranoid,
    proofnumber,
    puct,
    pvs,
    uct,
)

from .plain import after, for_mover, plain
from .test_beam import best_turn
from .test_every import EVERY, limited, of_each
from .test_twoplayer import VARIANTS, named

TWO_PLAYERS = [
    *VARIANTS,
    (negamax, {"table": True, "order": "greedy"}),
    (bestreply, {}),
    (paranoid, {}),
    (expectimax, {}),
]

SEVEN_AT_THE_EDGE = floes.parse(
    "----S/-WS-S-/=S-W-W-/HW-WHB--/SH===BWH-/SBBWBSB-/BH-=W--/--SHH-/BS-S- 1 3 12,0,0,3 0,0,0,0 0,0,0,2 2,3"
)
"""Seven enemies can be pushed off, each by a blank floe or by one with a hunter; the first player needs three of them."""

TO_FIVE = floes.parse(
    "SB---/----BW/-W-S--S/---==HS-/xSBWWBxBW/BH-WBSxx/-H=H=WH/----B-/hs-SS 1 2 10,0,0,0 2,1,1,0 2,0,0,3 3,4"
)
"""The first player needs two enemies to win, and has two shoves, of blank floes only."""

WITHOUT_ARROWS = floes.parse(
    "-SH--/xSB=B-/-SB-HH=/-xHW=HBW/S---BWBH-/-WW=SWB-/H-SS-W-/-=----/S-S-- 2 2 11,0,0,0 0,0,1,1 1,2,2,3 0,2"
)
"""The second player has two shoves left, and blank floes only."""


@cache
def going(count, players=2, can_end=False):
    """So many positions of random games with at most 56 moves. can_end: only such as a player may leave by ending the turn."""
    found, seed = [], 0
    while len(found) < count:
        rng, state = Random(seed), floes.start(players, seed)
        seed += 1
        fitting = []
        while not state.is_over:
            if state.plies > 8 and len(state.legal_moves) <= 56 and can_end <= state.can_end:
                fitting.append(state)
            state = state.play(picked(state.legal_moves, rng))
        if fitting:
            found.append(picked(fitting, rng))
    return found


def of_two():
    return [*going(1), *going(1, can_end=True), WITHOUT_ARROWS, TO_FIVE]


def uneven(state):
    """Values without sense, which hardly two positions share: the lead, and a fraction that the board says."""
    first = state.scores[0] - state.scores[1] + crc32(state.letters) % 1009 / 1013
    return (first, -first)


def vector(state):
    """The same for any number of players."""
    return tuple(float(score) + crc32(state.letters, player) % 1009 / 1013 for player, score in enumerate(state.scores))


@pytest.fixture(scope="module")
def judged():
    """Positions with the first player's value two plies deep."""
    return [(state, plain(state, 2, lambda at: uneven(at)[0])) for state in of_two()]


def test_the_positions_are_of_all_kinds():
    """Each player is to move; the next shove ends the turn, or does not, or need not be."""
    states = of_two()

    assert {0, 1} == {state.to_move for state in states}
    assert {True, False} == {state.to_move == state.play(state.legal_moves[0]).to_move for state in states}
    assert {True, False} == {state.can_end for state in states}


@pytest.mark.parametrize("variant", TWO_PLAYERS, ids=named)
def test_the_value_is_that_of_plain_minimax_and_the_line_leads_to_it(variant, judged):
    search, options = variant
    for state, value in judged:
        found = search(state, 2, evaluate=uneven, **options)

        assert (for_mover(state, value), value) == (found.value, uneven(after(state, found.pv))[0]), state


@pytest.mark.parametrize("search", [negamax, pvs, mtdf, aspiration, deepening], ids=lambda search: search.name)
def test_a_game_that_has_to_end_is_searched_to_its_end(search):
    """Two plies after the position `max_plies` ends it, in the middle of a turn."""
    state = floes.parse(str(TO_FIVE), max_plies=2)
    found = search(state, table=True)

    assert (for_mover(state, plain(state, 9)), True) == (found.value, found.exact)


def quiet(state, plies=8):
    """The first player's value at the horizon: the mover goes on with shoves that catch something, or leaves it at that."""
    lead = state.scores[0] - state.scores[1]
    if state.to_move is None or plies == 0:
        return lead
    afters = [state.play(move) for move in state.legal_moves]
    gains = [at.scores[state.to_move] - state.scores[state.to_move] for at in afters]
    values = [quiet(at, plies - 1) for at, gain in zip(afters, gains, strict=True) if gain > 0]
    best = max if state.to_move == 0 else min
    return best([lead, *values])


def test_what_can_be_caught_at_once_is_seen_beyond_the_horizon():
    """The first player catches three in a row, has five and wins by 2."""
    assert 2 == negamax(SEVEN_AT_THE_EDGE, 0, quiet=True, swing=0, nodes=20_000).value


def test_beyond_the_horizon_it_is_a_plain_minimax_of_shoves_that_catch_something():
    """Of three plies at most, since `max_plies` ends the game."""
    states = [floes.parse(str(state), max_plies=3) for state in (*going(3), WITHOUT_ARROWS)]
    values = [quiet(state) for state in states]

    assert [for_mover(state, value) for state, value in zip(states, values, strict=True)] == [
        negamax(state, 0, quiet=True, swing=0).value for state in states
    ]
    assert values != [state.scores[0] - state.scores[1] for state in states]


# --- three and more ----------------------------------------------------------------------------------------------------------


def plain_maxn(state, depth):
    """The vector that each player in turn likes best, the first of equals."""
    if depth == 0 or state.to_move is None:
        return vector(state)
    return max((plain_maxn(state.play(move), depth - 1) for move in state.legal_moves), key=lambda v: v[state.to_move])


def plain_paranoid(state, depth, me):
    if depth == 0 or state.to_move is None:
        return vector(state)[me]
    values = [plain_paranoid(state.play(move), depth - 1, me) for move in state.legal_moves]
    return max(values) if state.to_move == me else min(values)


def plain_replies(state, depth, me, had=(), replier=None):
    """One opponent a round is free; the others play the first move of the list."""
    mover = state.to_move
    if depth == 0 or mover is None:
        return vector(state)[me]
    moves = state.legal_moves
    if mover == me:
        return max(plain_replies(state.play(move), depth - 1, me) for move in moves)
    if had[-1:] != (mover,):
        had, replier = ((mover,), None) if mover in had else ((*had, mover), replier)
    if replier not in (None, mover):
        return plain_replies(state.play(moves[0]), depth - 1, me, had, replier)
    return min(
        plain_replies(state.play(move), depth - 1, me, had, mover if number or replier == mover else None)
        for number, move in enumerate(moves)
    )


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_of_many_gets_what_a_plain_max_n_finds(players):
    for state in going(2, players):
        found = maxn(state, 2, evaluate=vector)

        assert plain_maxn(state, 2) == found.value == vector(after(state, found.pv)), state


@pytest.mark.parametrize("players", [3, 6])
def test_all_against_one_is_what_a_plain_search_finds(players):
    for state in going(2, players):
        assert plain_paranoid(state, 2, state.to_move) == paranoid(state, 2, evaluate=vector).value, state


@pytest.mark.parametrize("players", [3, 6])
def test_one_reply_a_round_is_what_a_plain_search_finds(players):
    for state in going(2, players):
        found = bestreply(state, 2, evaluate=vector, others=lambda at: at.legal_moves[0])

        assert plain_replies(state, 2, state.to_move) == found.value, state


# --- a turn ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_beam_as_wide_as_can_be_finds_the_best_turn_there_is(players):
    """Positions reached by the same shoves in another order are looked into once, and nothing is lost."""
    states = [state for state in (*going(6, players), WITHOUT_ARROWS) if state.shoves + state.supply[1] <= 2]
    for state in states:
        found = beam(state, width=float("inf"), evaluate=vector)

        assert best_turn(state, state.to_move, vector) == found.value == vector(after(state, found.pv))[state.to_move]
    assert states


def test_a_narrow_beam_finds_the_shoves_that_catch_most():
    """Three of the seven at the edge, one after another: five in all."""
    assert [5.0, 5.0] == [
        search(SEVEN_AT_THE_EDGE, evaluate=lambda at: tuple(map(float, at.scores))).value for search in (beam, greedy)
    ]


# --- questions and simulations ---------------------------------------------------------------------------------------------


def wins_in_this_turn(player):
    def goal(state):
        return player in state.winners if state.to_move is None else None if state.to_move == player else False

    return goal


@pytest.mark.parametrize(
    ("state", "value"), [(TO_FIVE, 1), (SEVEN_AT_THE_EDGE, 1), (WITHOUT_ARROWS, 0)], ids=["two", "three", "too many"]
)
def test_a_proof_says_whether_a_turn_can_win(state, value):
    """Two of two that are needed; three of seven; three are needed and two shoves left."""
    assert value == proofnumber(state, goal=wins_in_this_turn(state.to_move), nodes=100_000).value


@pytest.mark.parametrize("proof", ["win", "score"])
def test_a_tree_of_games_that_end_with_the_next_ply_is_proven(proof):
    """3 to 4, and one ply is left: nobody catches two at once, and one makes 4 to 4."""
    state = floes.parse(str(TO_FIVE), max_plies=1)
    best = max(
        (1 / len(at.winners) if 0 in at.winners else 0.0) if proof == "win" else at.scores[0] - at.scores[1]
        for at in map(state.play, state.legal_moves)
    )

    assert (best, True) == ((found := uct(state, simulations=500, proof=proof)).value[0], found.exact)


@pytest.mark.parametrize(("search", "c"), [(uct, 1), (puct, 20)], ids=["uct", "puct"])
def test_simulated_games_find_the_shove_that_wins_at_once(search, c):
    """4 enemies of 5, the last shove of the turn: only those that catch one win. Of 54 moves alike PUCT has to be told to try all."""
    state = floes.parse(
        "SB---/----BW/-W-S--S/---==HS-/xSBWWBxBW/B--WBSxx/-H=H=WH/----B-/hs-SS 1 1 9,0,0,1 2,1,1,0 2,0,0,3 4,4",
        max_plies=3,
    )
    found = search(state, simulations=600, c=c)

    assert (0,) == state.play(found.move).winners


# --- traces ------------------------------------------------------------------------------------------------------------------


@of_each(EVERY)
@pytest.mark.parametrize("players", [2, 6])
def test_a_trace_is_read_back_equal_and_its_tree_has_the_line_that_was_found(search, players):
    if players > search.most_players:
        return
    state = going(1, players)[0]
    depth, nodes = (None, 2000) if search is proofnumber else (2, 20_000)
    trace = Trace.of(search, state, depth, **limited(search, nodes=nodes))
    tree = Tree(trace)

    assert trace == Trace.parse(str(trace))
    assert trace.result.pv == tree.line(tree.pv[-1])
    assert len(tree) == len(tree.to_frame())


def test_a_game_too_long_to_be_searched_to_its_end_is_refused_in_words():
    with pytest.raises(
        ValueError,
        match=r"^alphabeta came to no end of the game as deep as Python can go: give it a depth, such as depth=3$",
    ):
        alphabeta(floes.start(2, seed=1), nodes=100_000)
