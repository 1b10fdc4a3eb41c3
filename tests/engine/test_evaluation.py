"""What two players' evaluation sees, against plain walks over the board; the tools that weigh it."""

from __future__ import annotations

import pytest

from icefloe.engine.kernel.compiled import ints
from icefloe.engine.kernel.evaluation import TERMS, evaluate, ways
from icefloe.engine.kernel.ice import FISH, ice_of
from icefloe.engine.position import position_of
from icefloe.engine.tuning import MEGABYTES, Score, match, without
from icefloe.engine.two import TwoMind
from icefloe.engine.weights import START, WEIGHTS
from icefloe.games import fish

from .positions import random_game


def neighbours(board):
    """By the kernel's numbers: of each cell, the cells one step away."""
    found = {cell + 1: set() for cell in range(len(board.names))}
    for origin, target, _, path in board.slides.values():
        if path.bit_count() == 1:
            found[origin + 1].add(target + 1)
    return found


def judged(text, *, only=None):
    """The evaluation with one weight a term, 1 for that term alone, beyond what is under the penguins: in fish."""
    position = position_of(fish.parse(text))
    ice = ice_of(position.grid, position.worth)
    own, other = position.penguins[position.mover], position.penguins[1 - position.mover]

    def value(weight):
        weights = [weight if name == only else 0 for name in WEIGHTS]
        return int(evaluate(ice, ints(weights * 2), position.free, own, other, 0))

    return (value(64) - value(0)) / FISH


def test_cells_with_two_and_three_free_neighbours_are_those_counted_one_by_one():
    for seed in range(20):
        for state in list(random_game(seed))[::4]:
            position = position_of(state)
            free = {cell for cell in range(64) if position.free >> cell & 1}
            for most in (1, 2):
                seen = ways(position.grid, position.free, most)
                for cell, around in neighbours(state.board).items():
                    assert (len(around & free) > most) == bool(seen >> cell & 1), state


ROW = "11a1131b a 00 0/0,0/0"
"""Behind a there is a tile that b can't come to; a is nearer to the tile on its right, b to the three fish, and one is in the middle."""


@pytest.mark.parametrize(
    ("text", "term", "fish_seen"),
    [
        (ROW, "first", 1 + 1 / FISH),
        (ROW, "second", 0),
        (ROW, "steps", 2 - 3 + 1 / FISH),
        (ROW, "safe", 2 - 3 + 1 / FISH),
        (ROW, "mobility", 4 - 3),
        (ROW, "shut", 0),
        (ROW, "shut_other", 1),
        (ROW.replace(" a ", " b "), "shut", 1),
        (ROW, "tempo", 1),
        (ROW, "dead_end", 1 + 1 / FISH),
        (ROW, "bottleneck", 0),
        (ROW, "alive", 0),
        ("11a11a31b a 00 0/0,0/0", "alive", 1),
    ],
)
def test_a_term_counts_what_its_name_says(text, term, fish_seen):
    assert fish_seen == pytest.approx(judged(text, only=term), abs=1 / FISH / 2)


def test_each_term_has_an_early_and_a_late_weight():
    assert 2 * TERMS == len(START) == 2 * len(WEIGHTS)


def test_the_evaluation_is_the_sum_of_its_terms():
    """But for the digits that are dropped once in all, or once a term."""
    for seed in range(10):
        state = fish.start(2, seed=seed)
        for step in range(20):
            state = state.play(state.legal_moves[(seed + step) * 7 % len(state.legal_moves)])
        position = position_of(state)
        ice = ice_of(position.grid, position.worth)
        own, other = position.penguins[position.mover], position.penguins[1 - position.mover]

        def value(weights, ice=ice, free=position.free, own=own, other=other):
            return int(evaluate(ice, ints(weights), free, own, other, 0))

        plain = value([0] * len(START))
        alone = [[weight * (at == place) for at in range(len(START))] for place, weight in enumerate(START)]
        assert value(START) - plain == pytest.approx(sum(value(one) - plain for one in alone), abs=len(START))


def test_a_match_against_itself_is_even():
    *_, score = match(TwoMind(MEGABYTES), TwoMind(MEGABYTES), pairs=2, seed=0, nodes=200)

    assert (0.5, 0.5) == score.pairs
    assert 0 == score.fish


def test_a_score_says_how_sure_it_is():
    assert "4 games: 75.0% +- 49.0%, Elo +191 [-182, +1200], fish a game +1.50" == str(Score((1.0, 0.5), 1.5))


def test_weights_without_a_term_have_two_zeros():
    assert 2 == sum(before != after for before, after in zip(START, without("tempo"), strict=True))
