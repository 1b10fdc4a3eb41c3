"""`icefloe bench`: lines of name, figure, unit. What the figures are is no matter of a test."""

from __future__ import annotations

import re

import pytest

from icefloe.cli import bench_engine, bench_match, bench_search
from icefloe.cli.bench import BENCHMARKS, Benchmark, _digits
from icefloe.search import alphabeta, maxn, uct

from .command import icefloe


@pytest.mark.parametrize("name", ["import", "fish.random", "floes.random", "fish.scene", "bundle"])
def test_a_benchmark_prints_its_name_a_figure_and_a_unit(name):
    status, (line,), _ = icefloe("bench", name)

    assert 0 == status
    assert re.fullmatch(rf"{re.escape(name)}\t\d+(\.\d+)?\t{BENCHMARKS[name].unit}", line)


def test_without_names_all_are_run_in_order(monkeypatch):
    monkeypatch.setattr(
        "icefloe.cli.bench.BENCHMARKS", {"b": Benchmark(lambda: 2.0, "s"), "a": Benchmark(lambda: 0.5, "kB")}
    )

    assert (0, ["b\t2\ts", "a\t0.5\tkB"], []) == icefloe("bench")


def test_an_unknown_benchmark_is_refused_before_any_is_run():
    answer = icefloe("bench", "import", "nonsense")

    assert (2, []) == (answer.status, answer.out)
    assert answer.err[0].startswith("icefloe: no benchmark is called 'nonsense'; there is: import, ")


@pytest.mark.parametrize(("figure", "text"), [(234567.8, "234600"), (0.0123456, "0.01235"), (2.0, "2")])
def test_four_digits_are_shown_without_an_exponent(figure, text):
    assert text == _digits(figure)


def test_the_plain_searches_that_ours_are_timed_against_find_the_same():
    """They stand for the same work only if they do it."""
    state, inf = bench_search.position(), float("inf")

    assert alphabeta(state, 3).value == bench_search._plain_alphabeta(state, 3, -inf, inf, state.to_move)
    assert maxn(state, 2).value == bench_search._plain_maxn(state, 2)
    assert uct(state, simulations=200).move == bench_search._plain_uct(state, 200)


def test_what_one_side_of_a_match_does_not_get_the_other_gets():
    """The same games, told from both sides."""
    one, other = (bench_match.share("floes", *pair, seeds=2) for pair in (("greedy", "random"), ("random", "greedy")))

    assert 100 == one + other


def test_a_match_of_equals_is_shared_when_each_set_up_is_played_from_both_seats():
    """Random players draw on seed and seat alone, so the second game of a set-up is the first one again."""
    assert 50 == bench_match.share("floes", "random", "random", seeds=3)


def test_the_interval_of_a_match_is_wilsons():
    """8 of 10: 49 to 94 %; 10 of 10: from 72 % up (tables of the Wilson score interval)."""
    assert (49, 94) == tuple(map(round, bench_match.interval([1.0] * 8 + [0.0] * 2)))
    assert (72, 100) == tuple(map(round, bench_match.interval([1.0] * 10)))


def test_late_positions_are_twenty_each_of_four_numbers_of_tiles():
    """As the file's first line says."""
    assert [28] * 20 + [32] * 20 + [36] * 20 + [40] * 20 == sorted(map(bench_engine.tiles_left, bench_engine.late()))


def test_the_engine_and_uct_play_a_match_to_its_end():
    quick = bench_engine.TimedEngine(0.002), bench_engine.UctPlayer(0.002)
    won = bench_match.points("fish", *quick, seeds=1, placement="any")

    assert 2 == len(won)
    assert set(won) <= {0, 0.5, 1}
