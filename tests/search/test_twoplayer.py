"""The depth-first searches for two players, checked against minimax as plain as can be."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

import pytest

from icefloe.games import fish
from icefloe.search import ALGORITHMS, alphabeta, aspiration, deepening, minimax, mtdf, negamax, pvs
from icefloe.search import Evaluation as Weighed
from tests.protocol.toys import Cards, Dice, Toy, ToyGame
from tests.search.plain import INF, after, for_mover, lead, plain, random_fish, random_placing, random_twice

NAMES = ["minimax", "alphabeta", "negamax", "pvs", "aspiration", "mtdf", "deepening"]
METHODS = ("negamax", "pvs", "aspiration", "mtdf")
VARIANTS = [
    (minimax, {}),
    (alphabeta, {}),
    (alphabeta, {"soft": False}),
    *((search, {"table": table}) for search in (negamax, pvs, mtdf, aspiration) for table in (False, True, 5)),
    *((search, {"order": order}) for search in (negamax, pvs) for order in ("reading", "greedy", "killers", "history")),
    *((deepening, {"method": method, "table": table}) for method in METHODS for table in (False, True)),
    (aspiration, {"guess": -7, "width": 0.5}),
    (aspiration, {"guess": 30, "width": 1, "table": True}),
]
MAKERS = [lambda seed: random_fish(seed, (9, 16), 1), random_placing, random_twice]


def named(variant):
    search, options = variant
    return " ".join([search.name, *(f"{name}={value}" for name, value in options.items())])


def uneven(state):
    """Values that are no whole numbers: points and, in thirds and sevenths, the choice there is."""
    choice = len(state.legal_moves)
    value = lead(state) + (choice / 3 if state.to_move == 0 else -choice / 7)
    return (value, -value)


# --- values ----------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def judged():
    """Positions with a depth and the first player's value, by points and by `uneven`."""
    found = []
    for seed in range(50):
        for state in (make(seed) for make in MAKERS):
            depth = 1 + seed % 3
            found.append((state, depth, plain(state, depth), plain(state, depth, lambda at: uneven(at)[0])))
    return found


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_the_value_is_that_of_plain_minimax(variant, judged):
    search, options = variant
    for state, depth, value, _ in judged:
        assert for_mover(state, value) == search(state, depth, **options).value, (state, depth)


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_values_may_be_any_floats(variant, judged):
    search, options = variant
    for state, depth, _, value in judged:
        assert for_mover(state, value) == search(state, depth, evaluate=uneven, **options).value, (state, depth)


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_the_position_at_the_end_of_the_line_has_the_value(variant, judged):
    search, options = variant
    for state, depth, _, value in judged:
        line = search(state, depth, evaluate=uneven, **options).pv

        assert value == uneven(after(state, line))[0], (state, depth)


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_the_move_is_worth_the_value_whatever_the_answer_to_it(variant, judged):
    """The line may end at the value by a reply that is not the best; the move must not."""
    search, options = variant
    for state, depth, _, value in judged:
        move = search(state, depth, evaluate=uneven, **options).move

        assert value == plain(state.play(move), depth - 1, lambda at: uneven(at)[0]), (state, depth)


@pytest.fixture(scope="module")
def played_out():
    """Positions with the first player's value at the end of best play."""
    states = [make(seed) for seed in range(14) for make in (lambda seed: random_fish(seed, (9, 11), 1), random_twice)]
    return [(state, plain(state, INF)) for state in states]


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_to_the_end_of_the_game_the_value_is_exact(variant, played_out):
    search, options = variant
    for state, value in played_out:
        result = search(state, **options)

        assert (for_mover(state, value), True) == (result.value, result.exact), state


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_what_is_called_exact_is_the_value_of_best_play_to_the_end(variant, played_out):
    search, options = variant
    for state, value in played_out:
        for depth in (3, 5):
            result = search(state, depth, **options)

            assert not result.exact or for_mover(state, value) == result.value, (state, depth)


@pytest.mark.parametrize("name", NAMES)
def test_an_evaluation_that_does_not_sum_to_zero_is_read_from_the_root_players_side(name):
    """Only points of the player to move at the root count: they want theirs large, the other one wants them small."""
    for seed in range(30):
        state = random_fish(seed, (9, 12))
        me = state.to_move or 0
        worth = plain(state, 3, lambda at, me=me: at.scores[me] * (1 if me == 0 else -1))
        value = ALGORITHMS[name](state, 3, evaluate=lambda at: at.scores).value

        assert for_mover(state, worth) == value


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_has_a_value_and_no_move(name):
    """The player to move is nobody, so that the view is the first player's."""
    result = ALGORITHMS[name](fish.parse("... 0 00 5/5,6/2"), 3)

    assert (-1, None, (), True) == (result.value, result.move, result.pv, result.exact)


@pytest.mark.parametrize("name", NAMES)
def test_at_depth_0_the_position_itself_is_judged(name):
    result = ALGORITHMS[name](fish.parse("1a1.1b1 b 00 4/1,7/1"), 0)

    assert (3, (), False) == (result.value, result.pv, result.exact)


# --- nodes -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Even(ToyGame):
    """The players take turns; each position has `width` moves; nobody ever gains a point."""

    width: int = 3

    name: ClassVar[str] = "even"
    title: ClassVar[str] = "Even"

    def start(self, players=None, seed=None, **setup):
        return EvenState(self, ())

    def parse(self, text):
        return EvenState(self, tuple(text.split()))


@dataclass(frozen=True)
class EvenState(Toy):
    game: Even
    played: tuple
    players: ClassVar[int] = 2
    scores: ClassVar[tuple] = (0, 0)

    @property
    def to_move(self):
        return len(self.played) % 2

    @property
    def legal_moves(self):
        return tuple("abcdefgh"[: self.game.width])

    def after(self, move):
        return EvenState(self.game, (*self.played, move))

    def __str__(self):
        return " ".join(self.played)


def leaves(search, width, depth):
    looked_at = 0

    def judge(state):
        nonlocal looked_at
        looked_at += len(state.played) == depth
        return (0, 0)

    state = Even(width).start()
    # The state itself is judged beforehand, to see what the function gives.
    search(state, depth, evaluate=judge)
    return looked_at


@pytest.mark.parametrize("search", [alphabeta, negamax, pvs], ids=lambda search: search.name)
@pytest.mark.parametrize(("width", "depth", "least"), [(2, 4, 7), (3, 3, 11), (3, 4, 17), (4, 5, 79)])
def test_in_the_best_order_the_least_possible_leaves_are_looked_at(search, width, depth, least):
    """Knuth and Moore: width ** ceil(depth / 2) + width ** floor(depth / 2) - 1. Equal values are in the best order."""
    assert least == leaves(search, width, depth)


def test_minimax_looks_at_all_leaves():
    assert 81 == leaves(minimax, 3, 4)


@pytest.mark.parametrize("search", [alphabeta, negamax, pvs], ids=lambda search: search.name)
def test_cuts_save_nodes(search):
    states = [random_fish(seed) for seed in range(10)]

    assert sum(minimax(state, 3).nodes for state in states) > sum(search(state, 3).nodes for state in states)


def test_failing_soft_or_hard_the_same_nodes_are_looked_at():
    """Without a table the window alone decides what is cut."""
    for seed in range(20):
        state = random_fish(seed)

        assert alphabeta(state, 3, soft=False).nodes == alphabeta(state, 3, soft=True).nodes


def test_a_right_guess_costs_mtdf_two_searches():
    """One shows that the value is no less: a move for who is to move at the root, all three for the other, 1 * 3 * 1 * 3 leaves.
    One shows that it is no more: 3 * 1 * 3 * 1.
    """
    assert 9 + 9 == leaves(lambda *given, **more: mtdf(*given, table=False, **more), 3, 4)


# --- refusals --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_third_player_is_refused_in_words(name):
    with pytest.raises(
        ValueError, match=f"{name} needs two players, this game of Hey, That's My Fish! has 3; try maxn"
    ):
        ALGORITHMS[name](fish.start(3, 1), 2)


@pytest.mark.parametrize("name", NAMES)
def test_chance_is_refused_in_words(name):
    with pytest.raises(ValueError, match=f"{name} knows no chance, and Dice has it; try expectimax"):
        ALGORITHMS[name](Dice().start(), 2)


@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_are_refused_in_words(name):
    with pytest.raises(ValueError, match=f"{name} looks at everything, and Cards hides something from each player"):
        ALGORITHMS[name](Cards().start(seed=1), 2)


@pytest.mark.parametrize(
    ("search", "options", "words"),
    [
        (negamax, {"table": 0}, "table is 0, needs True, False, or how many positions it may hold, from 1"),
        (pvs, {"order": "best"}, "order is 'best', needs one of: reading, greedy, killers, history"),
        (negamax, {"quiet": 2}, "quiet is 2, needs True or False"),
        (negamax, {"swing": -1}, "swing is -1, needs a number from 0"),
        (aspiration, {"width": 0}, "width is 0, needs a number above 0"),
        (aspiration, {"guess": INF}, "guess is inf, needs a number, or None for the value of the position as it is"),
        (deepening, {"method": "uct"}, "method is 'uct', needs one of: negamax, pvs, aspiration, mtdf"),
        (
            mtdf,
            {"width": 1},
            "mtdf has no option 'width'; it has: depth, evaluate, nodes, seconds, stop, guess, table,",
        ),
    ],
)
def test_an_option_that_can_not_be_is_refused_in_words(search, options, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        search(random_fish(1), 2, **options)


def test_weights_of_the_game_are_an_evaluation_too():
    state = random_fish(8)
    worth = Weighed(state.game.weights)

    assert for_mover(state, plain(state, 2, lambda at: worth(at)[0])) == pvs(state, 2, evaluate="game").value


# --- thousands of positions --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def thousands():
    """2,000 boards of five to eight tiles, one penguin each, with the first player's value at the game's end."""
    states = (random_fish(seed, (5, 8), 1) for seed in range(2000))
    return [(state, plain(state, INF)) for state in states]


@pytest.mark.parametrize("name", NAMES)
def test_the_end_of_the_game_is_seen_right_on_thousands_of_positions(name, thousands):
    for state, value in thousands:
        found = ALGORITHMS[name](state)

        assert (for_mover(state, value), True) == (found.value, found.exact), str(state)
