"""What the engine calls exact for two players, against the plain solver and the checked file: it must never be wrong.

A position is shown as text with every difference.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from icefloe.engine.base import Limits
from icefloe.engine.thinking import Mind
from icefloe.games import fish
from icefloe.games.base import picked

from .plain import Solver, TooLarge
from .positions import KINDS, SHAPES, ending

MEGABYTES = 16

MOST = 6000
"""Positions that the plain solver looks at before it gives a position up."""

EXACT = [
    line.split(" ; ") for line in (Path(__file__).parent / "exact-fish.txt").read_text().splitlines() if line[0] != "#"
]

LATE = (Path(__file__).parents[2] / "src" / "icefloe" / "cli" / "late-fish.txt").read_text().splitlines()[1:41]


def worths(kind, seeds, most=12):
    """(text, final differences by move) of small endings; those too large for the plain solver are left out."""
    for seed in seeds:
        text = ending(kind, seed, most)
        try:
            yield text, Solver(text, 3 * MOST if kind == "tempo" else MOST).worth_of_moves()
        except TooLarge:
            continue


def check(text, worth, limits, report):
    """Every line that is called exact has its move's worth; the first, the best there is. How many lines are exact."""
    for line in report.lines:
        assert line.moves[0] in worth, (text, limits, report)
        if line.exact:
            assert worth[line.moves[0]] == (line.fish, line.tiles), (text, limits, report, worth)
    assert len({line.moves[0] for line in report.lines}) == len(report.lines), (text, limits, report)
    if report.lines[0].exact:
        assert max(worth.values()) == report.lines[0][1:3], (text, limits, report, worth)
    if all(line.exact for line in report.lines):
        best = sorted(worth.values(), reverse=True)[: len(report.lines)]
        assert best == [line[1:3] for line in report.lines], (text, limits, report, worth)
    return sum(line.exact for line in report.lines)


def checked(mind, text, worth, limits):
    """The same for every report on the way too; the last."""
    reports = []
    last = mind.think(fish.parse(text), limits, reports.append)
    for report in [*reports, last]:
        check(text, worth, limits, report)
    assert min(limits.lines, len(worth)) == len(last.lines), (text, limits, last)
    return last


@pytest.mark.parametrize("most", [7, 11, 14, 17])
@pytest.mark.parametrize("kind", KINDS)
def test_small_endings_are_solved_and_right(kind, most):
    """Without any limit, so all that is said is exact in the end. most: free tiles."""
    mind = Mind(MEGABYTES)
    for text, worth in worths(kind, range(150), most):
        last = checked(mind, text, worth, Limits())

        assert last.lines[0].exact, (text, last)


@pytest.mark.parametrize("kind", KINDS)
def test_at_any_depth_what_is_called_exact_is_right(kind):
    mind = Mind(MEGABYTES)
    for text, worth in worths(kind, range(1000, 1060)):
        for depth in range(1, 7):
            checked(mind, text, worth, Limits(depth=depth))


@pytest.mark.parametrize("kind", KINDS)
def test_at_any_number_of_nodes_what_is_called_exact_is_right(kind):
    mind = Mind(MEGABYTES)
    for text, worth in worths(kind, range(2000, 2040)):
        for nodes in (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987):
            checked(mind, text, worth, Limits(nodes=nodes))


@pytest.mark.parametrize("kind", KINDS)
def test_at_any_time_what_is_called_exact_is_right(kind):
    """Limits of time alone, where a mind goes on with what it has learned."""
    mind = Mind(MEGABYTES)
    for text, worth in worths(kind, range(3000, 3040)):
        for seconds in (1e-6, 1e-4, 3e-4, 1e-3):
            checked(mind, text, worth, Limits(seconds=seconds))


@pytest.mark.parametrize("lines", [2, 3, 50])
@pytest.mark.parametrize("kind", KINDS)
def test_with_several_lines_each_exact_one_is_right(kind, lines):
    mind = Mind(MEGABYTES)
    for text, worth in worths(kind, range(4000, 4060)):
        last = checked(mind, text, worth, Limits(lines=lines))
        checked(mind, text, worth, Limits(lines=lines, depth=3))

        assert all(line.exact for line in last.lines), (text, last)


@pytest.mark.parametrize("kind", KINDS)
def test_with_two_threads_what_is_called_exact_is_right(kind):
    mind = Mind(MEGABYTES)
    for text, worth in worths(kind, range(5000, 5100)):
        checked(mind, text, worth, Limits(threads=2, seed=1, seconds=5))


def test_a_mind_that_goes_through_a_game_and_back_stays_right():
    """Limits of time keep what was learned from move to move; positions come again, played on and taken back."""
    mind, rng = Mind(MEGABYTES), Random(1)
    for seed in range(60):
        state = fish.parse(ending(KINDS[seed % len(KINDS)], seed, most=12))
        game = [state]
        while not state.is_over:
            state = state.play(picked(state.legal_moves, rng))
            game.append(state)
        for state in [*game[:-1], *game[-2::-1]]:
            try:
                worth = Solver(str(state), MOST).worth_of_moves()
            except TooLarge:
                continue
            checked(mind, str(state), worth, Limits(seconds=1.0))


def test_a_mind_is_not_taken_in_by_the_same_fish_on_another_board():
    """The same digits and penguins in rows of other lengths are other positions; one mind is asked about all in turn."""
    mind, rng = Mind(MEGABYTES), Random(7)
    boards = [(3, 4, 3), (4, 3, 4), (5, 6), (6, 5), (11,), (2, 1, 2, 1, 2, 1, 2), (1, 2, 1, 2, 1, 2, 1)]
    for _ in range(80):
        cells = ["1a", "1b", *rng.choices(["1", "1a", "1b", "."], k=9)]
        rng.shuffle(cells)
        for rows in boards:
            if sum(rows) > len(cells):
                continue
            left = iter(cells)
            text = "/".join("".join(next(left) for _ in range(row)) for row in rows) + " a 00 0/0,0/0"
            if not fish.parse(text).is_over:
                checked(mind, text, Solver(text).worth_of_moves(), Limits(seconds=1.0))


def test_a_mind_is_not_taken_in_by_an_edited_board():
    """Between two thoughts tiles are taken away, put back, and get other fish."""
    mind, rng = Mind(MEGABYTES), Random(8)
    for seed in range(25):
        text = ending(KINDS[seed % len(KINDS)], seed, most=9)
        for _ in range(8):
            rows, rest = text.split(" ", 1)
            cells = list(rows)
            free = [
                at
                for at, (cell, after) in enumerate(zip(rows, f"{rows[1:]} ", strict=True))
                if after not in "ab" and cell not in "ab/"
            ]
            for at in rng.sample(free, min(2, len(free))):
                cells[at] = rng.choice("..123456789")
            edited = f"{''.join(cells)} {rest}"
            if fish.parse(edited).is_over or fish.parse(edited).free.bit_count() > 11:
                continue
            text = edited
            try:
                worth = Solver(text, MOST).worth_of_moves()
            except TooLarge:
                continue
            checked(mind, text, worth, Limits(seconds=1.0))


@pytest.mark.parametrize(("position", "fish_lead", "tile_lead", "moves"), EXACT)
def test_the_checked_file_is_solved_within_a_second_each(position, fish_lead, tile_lead, moves):
    report = Mind().think(fish.parse(position), Limits(seconds=1.0))

    assert (int(fish_lead), int(tile_lead), True) == report.lines[0][1:]
    assert report.move in moves.split(",")


def test_with_three_players_nothing_is_called_exact():
    report = Mind(MEGABYTES).think(fish.parse("1a11.1b1.1c1 a 000 0/0,0/0,0/0"), Limits(depth=5, lines=9))

    assert [False] * len(report.lines) == [line.exact for line in report.lines]


@pytest.mark.parametrize("rows", SHAPES[2:])
def test_the_last_placements_are_proven_right_or_not_called_proven(rows):
    """Both still have a penguin in hand; a placement is worth what the best reply to it leaves."""
    rng, mind = Random(str(rows)), Mind(MEGABYTES)
    cells = [rng.choice("1112229") for _ in range(9)] + ["."] * 51
    cells = cells[: sum(rows)]
    rng.shuffle(cells)
    left = iter(cells)
    board = "/".join("".join(next(left) for _ in range(row)) for row in rows)
    state = fish.start(2, 0, board=board, penguins=1, placement="any")
    worth = {
        str(first): min(after_both(state.play(first).play(second)) for second in state.play(first).legal_moves)
        for first in state.legal_moves
    }
    for limits in [Limits(depth=2), Limits(depth=4), Limits(seconds=3), Limits(seconds=3, lines=3)]:
        reports = []
        last = mind.think(state, limits, reports.append)
        for report in [*reports, last]:
            check(str(state), worth, limits, report)


def after_both(state):
    """Final differences in fish and tiles for the first player."""
    if state.is_over:
        (own, own_tiles), (other, other_tiles) = state.utilities
        return own - other, own_tiles - other_tiles
    best = Solver(str(state)).solve()
    return (best.fish, best.tiles) if state.to_move == 0 else (-best.fish, -best.tiles)


@pytest.mark.parametrize("late", LATE[::10])
def test_no_reply_to_an_exact_late_move_and_no_other_move_makes_it_better(late):
    """Too large for the plain solver; but what follows from each move, asked of a mind that knows nothing yet, has to fit."""
    state = fish.parse(late)
    best = Mind(MEGABYTES).think(state, Limits(seconds=4)).lines[0]
    for move in state.legal_moves:
        after = state.play(move)
        line = Mind(MEGABYTES).think(after, Limits(seconds=0.4)).lines[0]
        sign = 1 if after.to_move == state.to_move else -1
        value = sign * line.fish, sign * line.tiles
        if best.exact and line.exact:
            assert value <= best[1:3], (late, move, best, line)
            if str(move) == best.moves[0]:
                assert value == best[1:3], (late, best, line)
