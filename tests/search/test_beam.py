"""Beam search and its narrowest form, greedy: over all plies of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from threading import Event
from typing import ClassVar

import pytest

from icefloe import fish, floes
from icefloe.search import Trace, Tree, beam, greedy
from icefloe.search.beam import best_turns
from tests.protocol.toys import Cards, Dice, Toy, ToyGame, Twice

from .handmade import handmade, pick, random_tree

INF = float("inf")

WORTH = {"a": 5, "b": 4, "c": 1, "ax": 6, "ay": 3, "bx": 9, "by": 2, "cx": 20}
"""What the turn is worth after these plies: a looks best at once, c hides the most."""


def worth(state):
    mine = float(WORTH.get("".join(state.played), 0))
    return (mine, -mine)


OVER = pick(1, z=(0, 0))
TURN = handmade(pick(0, a=pick(0, x=OVER, y=OVER), b=pick(0, x=OVER, y=OVER), c=pick(0, x=OVER)))


def best_turn(state, me, evaluate):
    """The highest value of any whole turn, by brute force."""
    if state.to_move != me:
        return evaluate(state)[me]
    return max(best_turn(state.play(move), me, evaluate) for move in state.legal_moves)


def hashed(state):
    """An evaluation without sense, to have many different values."""
    value = float(sum(ord(sign) * 31**place for place, sign in enumerate(str(state))) % 97)
    return tuple(value + 7 * player for player in range(state.players))


def cuts(trace):
    """The lines that were dropped, in order."""
    tree = Tree(trace)
    return [
        "".join(tree.line(node)) for node, event in zip(tree.nodes, trace, strict=True) if event[:2] == ("cut", "beam")
    ]


@pytest.mark.parametrize(("width", "value", "line"), [(1, 6, "ax"), (2, 9, "bx"), (3, 20, "cx"), (INF, 20, "cx")])
def test_only_the_best_go_on_after_each_ply(width, value, line):
    """Width 1 keeps a; 2 keeps a and b; 3 keeps c as well."""
    found = beam(TURN, width=width, evaluate=worth)

    assert (value, tuple(line)) == (found.value, found.pv)


def test_the_best_finished_turns_come_best_first():
    turns = best_turns(TURN, worth, INF, 3)

    assert [(20, "cx"), (9, "bx"), (6, "ax")] == [(turn.value, "".join(turn.line)) for turn in turns]


def test_of_turns_to_the_same_position_the_best_finished_ones_hold_one():
    """Two shoves left: most pairs of them come to the same position in either order."""
    turns = best_turns(floes.start(2, seed=3), lambda state: (0.0,) * state.players, 4, 60)

    assert 60 == len({turn.state for turn in turns})


def test_the_best_finished_turns_of_a_search_that_is_stopped_at_once_are_none():
    stop = Event()
    stop.set()

    assert [] == best_turns(TURN, worth, INF, 3, stop=stop)


def test_greedy_goes_on_with_what_is_best_at_once():
    found = greedy(TURN, evaluate=worth)

    assert (6.0, ("a", "x")) == (found.value, found.pv)


def test_nodes_are_the_root_and_what_came_from_those_kept():
    """Root, a, b, c; of a and b two each."""
    assert 8 == beam(TURN, width=2, evaluate=worth).nodes


def test_a_dropped_turn_is_told_as_a_cut():
    assert ["c"] == cuts(Trace.of("beam", TURN, width=2, evaluate=worth))


def test_with_unlimited_width_nothing_is_dropped():
    assert [] == cuts(Trace.of("beam", TURN, width=INF, evaluate=worth))


def test_the_tree_of_the_trace_has_the_turn_as_its_best_line():
    tree = Tree(Trace.of("beam", TURN, width=2, evaluate=worth))

    assert ("b", "x") == tree.line(tree.pv[-1])


@dataclass(frozen=True)
class Bag(ToyGame):
    """The first player puts three letters into a bag, one after another; in which order is soon forgotten."""

    letters: str = "xy"
    name: ClassVar[str] = "bag"
    title: ClassVar[str] = "Bag"

    def __post_init__(self):
        """No options."""

    def start(self, players=None, seed=None, **setup):
        return BagState(self, "")

    def parse(self, text):
        return BagState(self, text)


@dataclass(frozen=True)
class BagState(Toy):
    game: Bag
    bag: str
    players: ClassVar[int] = 2
    scores: ClassVar[tuple] = (0, 0)

    @property
    def to_move(self):
        return 0 if len(self.bag) < 3 else None

    @property
    def legal_moves(self):
        return tuple(self.game.letters) if len(self.bag) < 3 else ()

    def after(self, move):
        return BagState(self.game, "".join(sorted(self.bag + move)))

    def __str__(self):
        return self.bag


def test_a_position_reached_in_another_order_is_left_out_and_told():
    """Of xx, xy, yx, yy the third is the second again."""
    trace = Trace.of("beam", Bag().start(), width=INF, evaluate=worth_nothing)

    assert [("cut", "same")] == [event[:2] for event in trace if event[0] == "cut"]


def test_what_is_left_out_as_the_same_leaves_the_value_exact():
    assert beam(Bag().start(), width=INF, evaluate=worth_nothing).exact


def test_a_position_reached_in_another_order_takes_no_place():
    """xy and yx look best and are one; so xx is the second of two, and xxx the best of all."""
    marks = {"x": 3.0, "y": 2.0, "xy": 5.0, "xx": 4.0, "xxx": 9.0}
    found = beam(Bag("xyz").start(), width=2, evaluate=lambda state: (marks.get(state.bag, 0.0), 0.0))

    assert (9.0, ("x", "x", "x")) == (found.value, found.pv)


def test_shoves_in_another_order_come_to_the_same_and_nothing_is_lost():
    """Floes, two shoves: with the same shoves in any order left out, the best turn is that of all turns one by one."""
    state = floes.parse(
        "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/----- 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"
    )
    found = beam(state, width=INF)

    assert (1, best_turn(state, 0, lambda end: (end.scores[0] - end.scores[1], 0))) == (found.value, found.value)


def test_chance_decides_between_turns_that_look_the_same():
    tree = handmade(pick(0, a=OVER, b=OVER))

    assert {"a", "b"} == {beam(tree, evaluate=worth_nothing, ties=Random(seed)).move for seed in range(10)}


def test_the_same_ties_give_the_same_turn():
    tree = handmade(pick(0, a=OVER, b=OVER, c=OVER))

    assert 1 == len({beam(tree, evaluate=worth_nothing, ties=Random(3)).move for _ in range(5)})


def test_ties_are_decided_by_a_random_or_the_order_of_the_list():
    with pytest.raises(ValueError, match=r"ties is 7, needs a random\.Random, or None for the order of the list"):
        beam(TURN, ties=7)


def test_the_trace_is_read_back_equal():
    state = fish.start(2, 1, board="tiny", penguins=1)
    trace = Trace.of("beam", state, width=2)

    assert trace == Trace.parse(str(trace))


def test_a_turn_that_is_finished_early_is_kept_apart():
    """a ends the turn and is worth 5; b goes on, to 3 at best."""
    marks = {"a": 5.0, "b": 4.0, "bx": 3.0}
    tree = handmade(pick(0, a=OVER, b=pick(0, x=OVER)))
    found = beam(tree, width=1, evaluate=lambda state: (marks.get("".join(state.played), 0.0), 0.0))

    assert (5.0, ("a",)) == (found.value, found.pv)


def test_of_turns_worth_the_same_the_first_is_the_answer():
    assert ("a",) == beam(handmade(pick(0, a=OVER, b=OVER)), evaluate=worth_nothing).pv


def worth_nothing(state):
    return (0.0, 0.0)


def test_a_finished_turn_may_be_better_than_one_that_is_cut_short_by_the_depth():
    marks = {"a": 5.0, "b": 4.0}
    tree = handmade(pick(0, a=OVER, b=pick(0, x=OVER)))

    assert ("a",) == beam(tree, 1, evaluate=lambda state: (marks.get("".join(state.played), 0.0), 0.0)).pv


def test_a_turn_is_judged_where_it_stands_when_the_depth_is_reached():
    found = beam(TURN, 1, evaluate=worth)

    assert (5.0, ("a",), False) == (found.value, found.pv, found.exact)


def test_with_unlimited_width_it_is_the_best_turn_of_random_trees_of_two_to_six():
    trees = [random_tree(seed, players=2 + seed % 5, depth=5) for seed in range(200)]
    trees = [tree for tree in trees if not tree.is_over]

    assert [best_turn(tree, tree.to_move, hashed) for tree in trees] == [
        beam(tree, width=INF, evaluate=hashed).value for tree in trees
    ]


def test_with_unlimited_width_it_plays_alone_to_the_end_as_well_as_can_be():
    """b stands alone and is out: the rest of the game is one turn of a's. By brute force."""
    state = fish.parse("1a213.1b/3121. a 00 0/0,0/0")
    found = beam(state, width=INF)

    assert (best_turn(state, 0, lambda end: (end.scores[0] - end.scores[1], 0)), True) == (found.value, found.exact)


def test_where_some_were_dropped_the_value_is_not_exact():
    state = fish.parse("1a213.1b/3121. a 00 0/0,0/0")

    assert not beam(state, width=1).exact


def test_a_turn_of_twice_takes_all_stones_one_by_one():
    """Taking one keeps the move, so all seven can be the first player's."""
    assert 7 == beam(Twice().start(), width=INF).value


def test_the_value_is_from_the_view_of_the_player_to_move():
    tree = handmade(pick(2, a=(0, 0, 4), b=(0, 0, 7)))

    assert (2, 7, "b") == (beam(tree).player, beam(tree).value, beam(tree).move)


def test_a_finished_game_is_judged_as_it_stands():
    found = beam(fish.parse("... 0 00 5/5,6/2"))

    assert (-1, None, True) == (found.value, found.move, found.exact)


@pytest.mark.parametrize("width", [0, -1, 1.5, True, "wide"])
def test_the_width_has_to_be_a_whole_number_or_inf(width):
    with pytest.raises(ValueError, match="needs a whole number from 1, or inf for all"):
        beam(TURN, width=width)


@pytest.mark.parametrize("search", [beam, greedy])
def test_chance_is_refused_in_words(search):
    with pytest.raises(ValueError, match=f"{search.name} knows no chance, and Dice has it; try expectimax"):
        search(Dice().start(), 2)


@pytest.mark.parametrize("search", [beam, greedy])
def test_hidden_cards_are_refused_in_words(search):
    with pytest.raises(ValueError, match=f"{search.name} looks at everything, and Cards hides something"):
        search(Cards().start(seed=1), 2)


@pytest.mark.parametrize("search", [beam, greedy])
@pytest.mark.parametrize("nodes", [1, 2, 3])
def test_stopped_early_it_gives_a_legal_move(search, nodes):
    state = fish.start(4, 1, board="tiny", penguins=1)

    assert search(state, nodes=nodes).move in state.legal_moves
