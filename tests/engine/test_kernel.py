"""The kernel's sets, counts and random games, against the rules in `games/fish` and plain code that shares nothing with it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from icefloe.engine.kernel.compiled import ints, zeros
from icefloe.engine.kernel.counting import draw, leaves, mobility, nth, playout, playouts
from icefloe.engine.kernel.grid import SIZE, grid_of, near, slides
from icefloe.engine.position import position_of
from icefloe.games import fish
from icefloe.games.base import divide, perft
from icefloe.games.fish.board import board_of

from ..games.fish.naive import WAYS, read
from .positions import KINDS, any_board, ending, random_game

POSITIONS = 100_000
CHUNKS = 20

PERFT = Path(__file__).parent.parent / "games" / "fish" / "perft-fish.txt"


def cells(bits):
    return {cell for cell in range(64) if bits >> cell & 1}


def slides_of(position, player):
    """Texts of the slides that the kernel sees for the penguins of a player."""
    return {
        position.slide(origin, target)
        for origin in cells(position.penguins[player])
        for target in cells(slides(position.grid, origin, position.free))
    }


# --- sets ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_kernel_sees_the_legal_slides_of_random_positions_and_no_others(chunk):
    """On random games of 2, 3 and 4 players, full boards and gappy ones; the first difference is shown as position text."""
    checked, game = 0, chunk
    while checked < POSITIONS // CHUNKS:
        for state in random_game(game):
            position = position_of(state)
            legal = {str(move) for move in state.legal_moves}

            assert legal == slides_of(position, state.to_move), state
            assert len(legal) == mobility(position.grid, position.penguins[state.to_move], position.free), state
            checked += 1
        game += CHUNKS


def test_the_kernel_has_tiles_penguins_and_scores_where_the_text_of_a_position_says():
    for seed in range(120):
        for state in list(random_game(seed))[::5]:
            position, naive = position_of(state), read(str(state))
            by_name = {naive.names[cell]: fish for cell, fish in naive.tiles.items()}
            owners = {naive.names[cell]: player for cell, player in naive.penguins.items()}

            assert by_name == {name: fish for name, fish in zip(position.names, position.worth, strict=False) if fish}
            assert position.cells(sorted(by_name.keys() - owners.keys())) == position.free
            for player, penguins in enumerate(position.penguins):
                assert position.cells([name for name, owner in owners.items() if owner == player]) == penguins
            assert tuple(zip(naive.fish, naive.won, strict=True)) == position.collected
            assert naive.turn == position.mover


def cube(board):
    """Number in the kernel by cube coordinates, see `naive`."""
    longest = max(board.rows)
    found = {}
    for row, length in enumerate(board.rows):
        for column in range(length):
            q = (2 * column + longest - length - row) // 2
            found[q, -q - row, row] = len(found) + 1
    return found


def walked(places, cell, free):
    """Where a penguin comes from a cell, a step at a time."""
    found = set()
    for way in WAYS:
        at = cell
        while places.get(at := tuple(a + b for a, b in zip(at, way, strict=True))) in free:
            found.add(places[at])
    return found


@given(st.integers(0, 2**32))
def test_slides_and_neighbours_on_boards_of_any_shape_are_those_walked_step_by_step(seed):
    rng = Random(seed)
    board = board_of(any_board(rng))
    places, grid = cube(board), grid_of(board)
    fill = rng.random()
    some = {number for number in places.values() if rng.random() < fill}
    bits = sum(1 << number for number in some)
    around = set()
    for cell, number in places.items():
        steps = {places.get(tuple(a + b for a, b in zip(cell, way, strict=True))) for way in WAYS} - {None}

        assert walked(places, cell, some) == cells(slides(grid, number, bits & ~(1 << number)))
        assert steps == cells(near(grid, 1 << number))
        if number in some:
            around |= steps
    assert around == cells(near(grid, bits))


@pytest.mark.parametrize("rows", [(1,), (60,), (1, 2), (2, 1), (7, 8, 7, 8, 7, 8, 7, 8), (1, 2) * 20])
def test_on_an_empty_board_a_penguin_reaches_every_cell_in_line_and_no_other(rows):
    board = board_of(rows)
    places, grid = cube(board), grid_of(board)
    everywhere = set(places.values())
    for cell, number in places.items():
        free = everywhere - {number}

        assert walked(places, cell, free) == cells(slides(grid, number, sum(1 << one for one in free)))


@given(st.sets(st.integers(1, 60), min_size=1), st.data())
def test_the_member_of_a_set_by_its_place_is_that_of_the_sorted_list(members, data):
    place = data.draw(st.integers(0, len(members) - 1))

    assert sorted(members)[place] == nth(sum(1 << cell for cell in members), place)


# --- counts ----------------------------------------------------------------------------------------------------------


def counted(state, depth):
    position = position_of(state)
    own, other = position.penguins[position.mover], position.penguins[1 - position.mover]
    return leaves(position.grid, position.free, own, other, depth)


CHECKED = [
    (position, list(map(int, counts)))
    for position, *counts in (line.split(" ; ") for line in PERFT.read_text().splitlines() if line[0] != "#")
    if position.split()[2] == "00"
]


@pytest.mark.parametrize(("position", "counts"), CHECKED)
def test_the_kernel_counts_what_the_checked_file_says(position, counts):
    state = fish.parse(position)

    assert counts == [counted(state, depth) for depth in range(1, len(counts) + 1)]


@pytest.mark.parametrize("kind", KINDS)
def test_the_kernel_counts_endings_as_the_rules_do(kind):
    """Sides get stuck in them at different times, some begin stuck, some without a penguin."""
    for seed in range(150):
        state = fish.parse(ending(kind, seed, most=7))
        for depth in range(state.free.bit_count() + 2):
            expected = perft(state, depth)

            assert expected == counted(state, depth), f"{state} depth {depth}: {divide(state, max(depth, 1))}"
            if expected > 2000:
                break


def test_the_kernel_counts_positions_from_all_over_a_game_as_the_rules_do():
    for seed in range(40):
        states = list(random_game(seed, players=2))
        for state in states[:: max(len(states) // 4, 1)]:
            for depth in range(1, 4):
                if perft(state, depth - 1) > 2000:
                    break

                assert perft(state, depth) == counted(state, depth), f"{state} depth {depth}"


def test_one_left_alone_is_counted_move_after_move():
    """b is stuck; a goes to b1, c1 or d1, from each on to one of the two others, and has a third slide but from c1."""
    state = fish.parse("1a111.1b a 00 0/0,0/0")

    assert [1, 3, 6, 4, 0] == [counted(state, depth) for depth in range(5)]


# --- random games ----------------------------------------------------------------------------------------------------


class Dice:
    """Marsaglia's 32-bit xorshift with the shifts 13, 17, 5."""

    def __init__(self, word):
        self.word = word

    def below(self, most):
        for shift in (13, -17, 5):
            moved = self.word << shift if shift > 0 else self.word >> -shift
            self.word = (self.word ^ moved) % 2**32
        return self.word * most // 2**32


def standing(state):
    """Cells of the penguins, player by player, and where each player's end."""
    at, ends = [], []
    for penguins in position_of(state).penguins:
        at += sorted(cells(penguins))
        ends.append(len(at))
    return at, ends


def random_game_of_the_kernel(state, word, worth=None):
    """plies, what each player has collected from here on, where penguins end, and the dice after it."""
    position = position_of(state)
    at, ends = standing(state)
    at, got, chance = ints(at), zeros(state.players), ints([word])
    worth = position.worth if worth is None else worth
    plies = playout(position.grid, worth, position.free, ints(ends), at, zeros(len(at)), position.mover, got, chance)
    return plies, list(map(int, got)), list(map(int, at)), int(chance[0])


def random_game_by_the_rules(state, word):
    """The same, played on states: the dice pick among slides in the order of a player's penguins, then of cells."""
    names = position_of(state).names
    dice, plies = Dice(word), 0
    at, ends = standing(state)
    before = state.scores
    while not state.is_over:
        first = ends[state.to_move - 1] if state.to_move else 0
        slots = range(first, ends[state.to_move])
        moves = [(names.index(move.origin), names.index(move.target)) for move in state.legal_moves]
        moves = sorted((next(slot for slot in slots if at[slot] == origin), target) for origin, target in moves)
        slot, target = moves[dice.below(len(moves))]
        state = state.play(f"{names[at[slot]]}-{names[target]}")
        at[slot] = target
        plies += 1
    return plies, [after - fish for after, fish in zip(state.scores, before, strict=True)], at, dice.word


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_of_the_kernel_is_one_by_the_rules_with_the_same_dice(players):
    for seed in range(150):
        states = list(random_game(seed, players))
        for state in states[:: max(len(states) // 3, 1)]:
            word = Random(f"{seed}/{state}").randrange(1, 2**32)

            assert random_game_by_the_rules(state, word) == random_game_of_the_kernel(state, word), (state, word)


def test_tiles_collected_in_a_random_game_are_its_slides_and_the_penguins_tiles():
    for seed in range(100):
        for state in list(random_game(seed))[:1]:
            plies, got, at, _ = random_game_of_the_kernel(state, seed + 1, ints([1] * SIZE))

            assert plies + len(at) == sum(got)


@pytest.mark.parametrize("kind", KINDS)
def test_random_games_collect_on_average_what_even_chances_for_every_slide_give(kind):
    """The mean over many games lies within five standard errors of the expectation, worked out over all games."""
    for seed in range(4):
        state = fish.parse(ending(kind, seed, most=6))
        expected = expectation(state)
        rounds = [random_game_of_the_kernel(state, word)[1] for word in Random(seed).sample(range(1, 2**32), 3000)]
        for player, amounts in enumerate(zip(*rounds, strict=True)):
            error = 5 * stdev(amounts) / len(amounts) ** 0.5 + 1e-9

            assert abs(expected[player] - fmean(amounts)) <= error, state


def expectation(state):
    """Mean fish each player has yet to collect when every slide is as likely as any other."""

    @cache
    def final(state):
        if state.is_over:
            return state.scores
        ends = [final(state.play(move)) for move in state.legal_moves]
        return tuple(fmean(amounts) for amounts in zip(*ends, strict=True))

    return [end - before for end, before in zip(final(state), state.scores, strict=True)]


def test_many_random_games_are_single_ones_added_up():
    state = next(iter(random_game(3, players=2)))
    position = position_of(state)
    at, ends = standing(state)
    got, chance = zeros(2), ints([99])
    room = zeros(2 * len(at))
    plies = playouts(
        position.grid, position.worth, position.free, ints(ends), ints(at), position.mover, 50, got, chance, room
    )

    word, singles = 99, []
    for _ in range(50):
        *single, word = random_game_of_the_kernel(state, word)
        singles.append(single)
    assert sum(single[0] for single in singles) == plies
    assert [sum(single[1][player] for single in singles) for player in (0, 1)] == list(got)
    assert word == chance[0]


def test_the_dice_are_xorshift():
    """The second word after 1 is Marsaglia's published generator worked by hand: 270369, then 67634689."""
    chance = ints([1])
    words = []
    for _ in range(2):
        draw(chance, 1)
        words.append(int(chance[0]))

    assert [270369, 67634689] == words


def test_a_draw_is_every_number_about_as_often():
    chance = ints([2463534242])
    often = [0] * 7
    for _ in range(70_000):
        often[draw(chance, 7)] += 1

    assert all(abs(10_000 - each) < 500 for each in often)
