"""The mini boards hold what an exact search finds, and show what they say."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from icefloe.teach import BOARDS
from icefloe.teach.boards import main

QUICK = 50_000
"""Nodes that are searched in a second or two."""

SMALL = [name for name, board in BOARDS.items() if board.nodes <= QUICK]


def outcome(state):
    """An independent plain program: each player's (fish, tiles) at the end, each picking what gives them the greatest lead;
    and how many positions it looked at.
    """
    if state.is_over:
        return state.utilities, 1
    found, nodes = None, 1
    for move in state.legal_moves:
        end, below = outcome(state.play(move))
        nodes += below
        if found is None or lead(end, state.to_move) > lead(found, state.to_move):
            found = end
    return found, nodes


def lead(ends, player):
    fish, tiles = ends[player]
    best = max(end for other, end in enumerate(ends) if other != player)
    return (fish - best[0], tiles - best[1])


@pytest.mark.parametrize("name", SMALL)
def test_its_value_and_its_tree_are_what_an_exact_search_finds(name):
    ends, nodes = outcome(BOARDS[name].state)

    value = tuple(lead(ends, player) for player in range(len(ends)))
    assert (BOARDS[name].value, BOARDS[name].nodes) == (value, nodes)


def test_there_are_six_to_ten_boards():
    assert 6 <= len(BOARDS) <= 10


def test_each_has_nine_to_twenty_tiles_and_two_to_four_penguins():
    sizes = [str(board.state).split()[0] for board in BOARDS.values()]

    tiles = [sum(each.isdigit() for each in rows) for rows in sizes]
    penguins = [sum(each.isalpha() for each in rows) for rows in sizes]
    assert (True, True) == (
        all(9 <= each <= 20 for each in tiles),
        all(2 <= each <= 4 for each in penguins),
    )


def test_the_smallest_trees_come_first():
    nodes = [board.nodes for board in BOARDS.values()]

    assert sorted(nodes) == nodes


def test_one_is_for_three_players():
    assert 3 == BOARDS["trio"].state.players


def test_in_one_a_retirement_lets_the_same_player_move_twice_running():
    state = BOARDS["again"].state

    assert 0 in [state.play(move).to_move for move in state.legal_moves]


def test_in_one_every_move_that_takes_the_most_at_once_is_wrong():
    """Greed counts what is won at once, as the greedy player does: fish and tiles under one's penguins."""
    state = BOARDS["nine"].state

    def won(move):
        return sum(state.play(move).facts(0, ["fish", "afoot"]).values())

    most = max(map(won, state.legal_moves))
    ends = [lead(outcome(state.play(move))[0], 0) for move in state.legal_moves if won(move) == most]
    assert all(end < BOARDS["nine"].value[0] for end in ends)


def test_an_unknown_name_is_answered_with_those_there_are():
    with pytest.raises(KeyError, match="no mini board is called 'ninety'; there is: line, again, nine"):
        BOARDS["ninety"]


def test_the_command_compares_without_a_warning():
    command = [sys.executable, "-W", "error", "-m", "icefloe.teach.boards", *SMALL]

    assert 0 == subprocess.run(command, check=False).returncode


def test_the_command_refuses_an_unknown_name(capsys):
    assert 2 == main(["ninety"])
    assert "no mini board is called 'ninety'" in capsys.readouterr().err


def test_the_command_fails_where_a_value_differs(monkeypatch, capsys):
    wrong = replace(BOARDS["nine"], value=((0, 0), (0, 0)))
    monkeypatch.setitem(BOARDS._by_name, "nine", wrong)

    assert 1 == main(["nine"])
    assert "but kept is ((0, 0), (0, 0))" in capsys.readouterr().out
