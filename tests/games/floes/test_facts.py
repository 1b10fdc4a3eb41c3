"""What can be measured of a position, on boards on which next to nothing can be caught."""

from __future__ import annotations

from random import Random

import pytest

from icefloe.games import floes
from icefloe.games.base import picked
from icefloe.games.floes.board import NAMES, ROWS

FAR_IN = ("d4", "e4", "d5", "e5", "f5", "d6", "e6")
"""No three shoves along a line make these fall."""


def position(shoves=3, scores="0,0", supply="", **at):
    """A board with these letters at these cells, whales far inside, and elsewhere floes on which nothing stands.

    supply: letters of floes that are not on the board, whatever else is left over.
    """
    at = dict.fromkeys(FAR_IN, "W") | at
    used = "".join(at.values()) + supply
    left = {"-": 35 - used.count("-"), "=": 5 - used.count("=")}
    left |= {"x": 10 - sum(map(used.count, "Hhx")), "s": 10 - sum(map(used.count, "Ss"))}
    pool = [letter for letter, count in left.items() for _ in range(count)]
    cells = [at[name] if name in at else pool.pop(0) for name in NAMES]
    rows = [cells[sum(ROWS[:row]) : sum(ROWS[: row + 1])] for row in range(9)]
    spare = "".join(pool) + supply
    counts = [spare.count("-"), spare.count("="), spare.count("s"), spare.count("x")]
    caught = sum(map(int, scores.split(",")))
    aside = [10 - cells.count("S"), 10 - cells.count("H") - caught, 10 - cells.count("B"), 10 - cells.count("W")]
    fields = ["/".join(map("".join, rows)), "1", str(shoves), ",".join(map(str, counts)), "0,0,0,0"]
    return floes.parse(" ".join([*fields, ",".join(map(str, aside)), scores]))


def fact(name, state, player=0):
    return state.facts(player, [name])[name]


def test_enemies_are_those_caught():
    assert (3, 1) == tuple(fact("enemies", position(scores="3,1", a1="B"), player) for player in (0, 1))


def test_won_is_who_has_five():
    state = position(shoves=0, scores="5,1", a1="B")

    assert (1, 0) == (fact("won", state, 0), fact("won", state, 1))


def test_an_enemy_in_a_corner_is_exposed_once_though_three_lines_end_there():
    assert 1 == fact("exposed", position(a1="B"))


def test_hunters_are_exposed_and_animals_are_not():
    assert 2 == fact("exposed", position(a1="B", a3="H", a5="S", a7="W"))


def test_a_hunter_that_is_still_to_come_is_not_exposed():
    assert 0 == fact("exposed", position(a1="h"))


def test_nothing_is_exposed_to_a_player_whose_turn_it_is_not():
    assert 0 == fact("exposed", position(a1="B"), player=1)


def test_an_enemy_one_cell_from_the_edge_is_near():
    state = position(b2="B")

    assert (0, 1) == (fact("exposed", state), fact("near", state))


def test_an_enemy_at_the_edge_is_not_near_along_other_lines():
    """From the other ends of its lines a1 is five cells away."""
    state = position(a1="B")

    assert (1, 0) == (fact("exposed", state), fact("near", state))


def test_animals_before_it_on_all_lines_shield_an_enemy():
    """b2 is near along the lines that end at a1, b1 and a2."""
    state = position(b2="B", a1="S", b1="S", a2="W")

    assert (0, 1) == (fact("near", state), fact("shielded", state))


def test_an_animal_on_one_line_shields_nothing_while_another_is_open():
    state = position(b2="B", a1="S")

    assert (1, 0) == (fact("near", state), fact("shielded", state))


@pytest.mark.parametrize(("shoves", "haul"), [(1, 0), (2, 1), (3, 1)])
def test_an_enemy_one_cell_from_the_edge_takes_two_shoves(shoves, haul):
    assert haul == fact("haul", position(shoves, b2="B"))


@pytest.mark.parametrize(("shoves", "haul"), [(1, 1), (2, 2), (3, 3)])
def test_each_shove_can_take_an_enemy_from_another_edge(shoves, haul):
    assert haul == fact("haul", position(shoves, a1="B", e1="B", a5="H", i5="H"))


@pytest.mark.parametrize(("shoves", "haul"), [(1, 1), (2, 2), (3, 2)])
def test_enemies_in_a_row_fall_one_after_another(shoves, haul):
    """a3 and b3 lie in one line, and then nothing."""
    assert haul == fact("haul", position(shoves, a3="B", b3="H"))


def test_an_animal_ends_the_haul_along_its_line():
    """West of c3 lie an animal and an enemy: the boat at the edge is all there is. Its neighbours above and below shield c3 too."""
    assert 1 == fact("haul", position(a3="B", b3="S", c3="H", a1="S", c1="S", b2="S", c2="S"))


def test_one_line_is_followed_and_the_last_shove_takes_an_enemy_elsewhere():
    """Two shoves for b2, one for the corner at the other side."""
    assert 2 == fact("haul", position(b2="B", i5="H"))


def test_arrow_floes_are_more_shoves():
    assert 2 == fact("haul", position(shoves=1, supply="=", a1="B", e1="B"))


def test_nobody_needs_more_than_five():
    assert 1 == fact("haul", position(scores="4,0", a1="B", e1="B"))


def test_it_is_decisive_when_the_haul_makes_five():
    assert (1, 0) == tuple(fact("decisive", position(scores=f"{score},0", a1="B")) for score in (4, 3))


def test_what_looms_is_a_whole_turn_of_the_next_player():
    """One shove is left of the first player's turn; the second has three, and nothing looms from the first."""
    state = position(shoves=1, b2="B")

    assert (0, 1, 0) == (fact("haul", state), fact("looming", state, 1), fact("looming", state, 0))


def test_at_the_start_two_shoves_catch_one_and_three_two():
    """In the third row `-HHBHS-`, shoved west, fall a blank floe and two hunters; no enemy lies at the edge."""
    state = floes.parse(
        "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/----- 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"
    )

    assert (0, 1, 2) == (fact("exposed", state), fact("haul", state), fact("looming", state, 1))


@pytest.mark.parametrize(("shoves", "haul"), [(1, 0), (2, 1)])
def test_a_gap_takes_up_a_shove(shoves, haul):
    """Each of the three lines through a1 has a gap further in."""
    state = position(shoves, a1="B", c1=".", c3=".", a4=".")

    assert (0, haul) == (fact("exposed", state), fact("haul", state))


def test_with_one_shove_the_haul_is_what_the_best_move_catches():
    """By playing every move, in random games."""
    rng, differing, asked = Random(1), [], 0
    for seed in range(12):
        state = floes.start(2 + seed % 3, seed)
        while not state.is_over:
            player = state.to_move
            if state.shoves + state.supply[1] == 1:
                asked += 1
                after = [state.play(move) for move in state.legal_moves]
                if fact("haul", state, player) != max(each.scores[player] for each in after) - state.scores[player]:
                    differing.append(str(state))
            state = state.play(picked(state.legal_moves, rng))

    assert (True, []) == (asked > 30, differing)
