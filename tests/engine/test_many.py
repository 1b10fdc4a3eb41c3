"""Three and four players: what the tree of simulated games finds, and that its limits hold."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from functools import cache
from random import Random
from threading import Event, Timer
from time import perf_counter

import pytest

from icefloe import fish
from icefloe.engine import Limits
from icefloe.engine.kernel.compiled import zeros
from icefloe.engine.kernel.many import FISH, HANDS, MOVER, PENGUINS, deal_of, list_moves, play
from icefloe.engine.kernel.many_tree import MOST_MOVES
from icefloe.engine.many import ManyMind, board_of
from icefloe.engine.position import position_of
from icefloe.games.fish import Fish, FishState

SLACK = 0.15
"""Seconds that a loaded machine may take away."""

ALONE = "1b.11a32.1c a 000 0/0,0/0,0/0"
"""b and c are stuck; a, on d1, may go west for a tile with one fish, or east for three and two."""

SAID = """
import json, sys
from icefloe import fish
from icefloe.engine import Limits
from icefloe.engine.many import ManyMind
mind = ManyMind(4)
print(json.dumps([mind.think(fish.parse(text), Limits(nodes=120, lines=3))[3] for text in json.load(sys.stdin)]))
"""


@cache
def mind() -> ManyMind:
    """One for all tests, warm: what it was asked before must not matter."""
    made = ManyMind(64)
    made.think(fish.start(3, seed=1), Limits(nodes=1))
    return made


def walk(state: FishState, seed: int) -> list[FishState]:
    """The states of a random game from `state` on."""
    rng, found = Random(seed), [state]
    while state.to_move is not None:
        moves = state.legal_moves
        state = state.play(moves[rng.randrange(len(moves))])
        found.append(state)
    return found


def middles() -> list[FishState]:
    """Positions of all phases, boards and numbers of players."""
    starts = [fish.start(players, seed=seed) for players in (2, 3, 4) for seed in (1, 2)]
    starts += [
        fish.start(3, seed=3, board="tiny", penguins=2),
        fish.start(4, seed=4, board="91.2/12.31/2.19/11111/3421", penguins=2),
    ]
    starts.append(Fish(placement="any").start(3, seed=5))
    return [state for number, start in enumerate(starts) for state in walk(start, number)[:-1:7]]


def said(plain: bool) -> list[object]:
    """What another process finds, compiled or plain."""
    environment = {**os.environ, "ICEFLOE_PLAIN": "1" if plain else ""}
    texts = json.dumps([str(state) for state in middles()[:40:3]])
    done = subprocess.run(
        [sys.executable, "-c", SAID], input=texts, env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_compiled_and_plain_code_find_the_same():
    assert said(plain=True) == said(plain=False)


@pytest.mark.parametrize("number", range(9))
def test_the_kernel_plays_by_the_rules(number):
    """Its moves, and who is to move where, against `games/fish` all along a random game."""
    start = [state for state in middles() if not any(state.penguins)][number]
    states = walk(start, number + 100)
    position = position_of(start)
    deal = deal_of(position.grid, position.worth, start.players, start.game.placement == "one-fish")
    board, moves = board_of(position), zeros(MOST_MOVES)
    for state, after in itertools.pairwise(states):
        found = {int(move) for move in moves[: list_moves(deal, board, moves)]}
        texts = {
            position.slide(move >> 6, move & 63) if move >> 6 else position.names[move & 63]: move for move in found
        }
        assert {str(move) for move in state.legal_moves} == set(texts)
        made = next(move for move in state.legal_moves if state.play(move) == after)
        play(deal, board, texts[str(made)])
        assert int(board[MOVER]) == (after.players if after.to_move is None else after.to_move)
    expected = [seat.fish for seat in states[-1].seats]
    under = [int(board[PENGUINS + player]) for player in range(start.players)]
    fish_under = [sum(int(deal.worth[cell]) for cell in range(61) if cells >> cell & 1) for cells in under]
    assert expected == [int(board[FISH + player]) + fish_under[player] for player in range(start.players)]
    assert not any(board[HANDS : HANDS + 4])


def test_every_move_is_legal_in_all_phases_on_all_boards():
    for state in middles():
        report = mind().think(state, Limits(nodes=40, lines=3))

        for line in report.lines:
            after = state
            for move in line.moves:
                after = after.play(move)


def test_a_line_never_claims_to_be_exact():
    assert not any(line.exact for state in middles() for line in mind().think(state, Limits(nodes=20, lines=9)).lines)


def test_nine_fish_next_door_are_taken():
    """a, on c1, can go to the nine on d1 and no further, or west for one and one."""
    state = fish.parse("111a9.1b1.1c1 a 000 0/0,0/0,0/0")

    assert "c1-d1" == mind().think(state, Limits(nodes=2000)).move


def test_the_last_who_can_move_goes_the_way_with_more_fish():
    assert ("d1-e1", "e1-f1") == mind().think(fish.parse(ALONE), Limits(nodes=500)).lines[0].moves


def test_what_the_last_who_can_move_will_have_is_told_in_fish_and_tiles():
    """1 + 3 + 2 fish on three tiles, against one on one."""
    line = mind().think(fish.parse(ALONE), Limits(nodes=2000)).lines[0]

    assert (5, 2) == (line.fish, line.tiles)


def test_a_game_that_is_over_has_no_line():
    report = mind().think(fish.parse("1.1 0 00 3/2,1/1"), Limits(nodes=5))

    assert (None, ()) == (report.move, report.lines)


def test_in_a_line_the_retired_are_passed_over():
    state = fish.parse("11a1.1b11/111.1111 b 000 9/4,0/0,12/7")
    line = mind().think(state, Limits(nodes=500)).lines[0].moves

    assert 0 == state.play(line[0]).to_move
    assert 1 == state.play(line[0]).play(line[1]).to_move


def test_an_only_move_is_found():
    state = fish.parse("1a2.1b1.1c1 a 000 0/0,0/0,0/0")

    assert ("a1-b1",) == tuple(line.moves[0] for line in mind().think(state, Limits(nodes=50, lines=3)).lines)


def test_so_many_nodes_are_looked_at_and_no_more():
    assert [1, 17, 1000] == [mind().think(middles()[0], Limits(nodes=nodes)).nodes for nodes in (1, 17, 1000)]


@pytest.mark.parametrize(
    "limits", [Limits(nodes=3000, lines=4), Limits(depth=4, lines=4), Limits(nodes=3000, lines=4, seed=8)]
)
def test_with_a_limit_of_nodes_or_depth_the_answer_repeats(limits):
    state = fish.start(4, seed=9)
    first = ManyMind(16).think(state, limits)
    again = mind().think(state, limits)

    assert (first.lines, first.nodes, first.depth) == (again.lines, again.nodes, again.depth)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_no_line_is_longer_than_the_depth_asked_for(depth):
    report = mind().think(fish.start(3, seed=4), Limits(depth=depth, lines=5))

    assert depth == report.depth
    assert depth == max(len(line.moves) for line in report.lines)


def test_time_is_kept():
    start = perf_counter()
    mind().think(fish.start(4, seed=1), Limits(seconds=0.2))

    assert 0.2 <= perf_counter() - start < 0.2 + 0.05 + SLACK


def test_a_flag_stops_it_at_once():
    stop = Event()
    set_at: list[float] = []
    timer = Timer(0.2, lambda: (set_at.append(perf_counter()), stop.set()))
    timer.start()
    report = mind().think(fish.start(4, seed=1), Limits(), stop=stop)

    assert perf_counter() - set_at[0] < 0.05 + SLACK
    assert report.lines


def test_reports_come_while_it_thinks_each_knowing_more():
    reports: list = []
    last = mind().think(fish.start(3, seed=1), Limits(seconds=0.3, lines=2), reports.append)

    assert len(reports) > 3
    assert sorted(report.nodes for report in reports) == [report.nodes for report in reports]
    assert last == reports[-1]


def test_lines_begin_with_different_moves():
    lines = mind().think(fish.start(4, seed=3), Limits(nodes=5000, lines=5)).lines

    assert 5 == len({line.moves[0] for line in lines})


def test_a_full_tree_goes_on():
    small = ManyMind(1)
    report = small.think(fish.start(4, seed=2), Limits(nodes=60_000))

    assert 60_000 == report.nodes
    assert abs(report.lines[0].fish) < 6


def test_it_beats_players_who_take_the_most_fish_at_once():
    """Twelve games of three, each seat in turn; four would be its fair share."""
    won = 0
    for seed in range(4):
        for seat in range(3):
            state = fish.start(3, seed=seed)
            while state.to_move is not None:
                state = state.play(
                    mind().think(state, Limits(nodes=300)).move if state.to_move == seat else _greedy(state)
                )
            won += (seat,) == state.winners
    assert won >= 9


def _greedy(state: FishState):
    return max(state.legal_moves, key=lambda move: state.fish_at(move.target))
