"""`check`: right searches of many shapes raise no alarm, and each planted bug gets its name."""

from __future__ import annotations

import builtins
import itertools
import re
import signal
import sys
import threading
import time

import pytest

from icefloe.games import floes
from icefloe.search import Trace
from icefloe.teach.check import check
from tests.protocol.toys import Darts, Dice
from tests.teach import searches

RIGHT = [
    *((name, "minimax") for name in (
        "plain", "value_and_move", "move_and_value_of_player_0", "closure", "upwards", "max_or_min", "tuples",
        "own_evaluation", "only_move", "memoized", "maximizing", "explicit_stack", "student",
        "index_as_maximizing_player", "truth_as_player", "truth_as_max_player", "remembering", "cached", "dictionary",
        "answer_object", "named_tuple", "fractions", "keyword_only", "value_and_line",
        "ends_of_thousands", "ends_without_limit", "ends_by_tiles", "ends_and_moves", "counted_from_nought", "counted_to_a_number",
    )),
    *((name, "negamax") for name in ("negamax", "own_negamax", "colored", "sign_as_player")),
    *((name, "alphabeta") for name in (
        "hard", "soft", "strict", "ordered", "negamax_alphabeta", "deepening", "with_table",
        "move_by_loop", "text_by_loop", "shuffled", "leaves_without_a_call", "null_windows",
        "windows_of_tuples", "windows_of_none", "numbers_of_numpy",
    )),
    *((name, "maxn") for name in ("maxn", "maxn_last_of_equals", "arrays")),
    *((name, "uct") for name in ("uct_wins", "uct_leads", "uct_shares")),
]  # fmt: skip

WRONG = [
    ("turned_by_depth", "minimax", "turn-by-depth"),
    ("negated_by_depth", "negamax", "turn-by-depth"),
    ("negated_by_depth", "alphabeta", "turn-by-depth"),
    ("one_ply_short", "minimax", "depth-off-by-one"),
    ("one_ply_more", "minimax", "depth-off-by-one"),
    ("depth_ignored", "minimax", "depth-ignored"),
    ("always_max", "minimax", "sign"),
    ("swapped", "minimax", "sign"),
    ("leaf_of_player_0", "minimax", "leaf-sign"),
    ("wrong_side", "alphabeta", "prune-wrong-side"),
    ("reversed_test", "alphabeta", "prune-wrong-side"),
    ("window_not_turned", "alphabeta", "prune-wrong-side"),
    ("late", "alphabeta", "prune-late"),
    ("never_cut", "alphabeta", "no-cut"),
    ("plain", "alphabeta", "no-cut"),
    ("last_of_equals", "alphabeta", "move-from-bound"),
    ("bounds_as_values", "alphabeta", "table-bound"),
    ("negamax_of_player_0", "negamax", "leaf-sign"),
    ("own_turned_by_depth", "minimax", "turn-by-depth"),
    ("flag_turned_by_depth", "alphabeta", "turn-by-depth"),
    ("late_before_update", "alphabeta", "prune-late"),
    ("edges_swapped", "alphabeta", "prune-wrong-side"),
    ("first_move_only", "minimax", "first-move-only"),
    ("one_ply_more_by_loop", "alphabeta", "depth-off-by-one"),
    ("swapped_by_index", "minimax", "sign"),
    ("one_ply_short_by_truth", "minimax", "depth-off-by-one"),
    ("turned_by_sign", "negamax", "turn-by-depth"),
    ("never_cut_by_sign", "alphabeta", "no-cut"),
    ("never_updated", "minimax", "never-updated"),
    ("never_updated", "alphabeta", "never-updated"),
    ("min_never_updated", "minimax", "never-updated"),
    ("never_updated_hundred", "minimax", "never-updated"),
    ("maxn_ends_of_nought", "maxn", "end-of-game"),
    ("ends_of_seven", "minimax", "end-of-game"),
    ("ends_of_nought", "negamax", "end-of-game"),
    ("max_of_player_0", "minimax", "sign"),
    ("reversed_at_max_only", "alphabeta", "prune-wrong-side"),
    ("met_at_alpha_by_both", "alphabeta", "prune-wrong-side"),
    ("max_where_depth_is_even", "minimax", "turn-by-depth"),
    ("not_me", "minimax", "turn-by-depth"),
    ("best_from_nought", "minimax", "best-starts-wrong"),
    ("max_from_nought", "minimax", "best-starts-wrong"),
    ("negamax_from_nought", "negamax", "best-starts-wrong"),
    ("negamax_without_minus", "negamax", "sign"),
    ("negamax_ends_of_player_0", "negamax", "leaf-sign"),
    ("maxn_in_turn", "maxn", "turn-by-depth"),
    ("maxn_one_ply_short", "maxn", "depth-off-by-one"),
    ("paranoid", "maxn", "paranoid"),
    ("uct_rewards_the_other", "uct", "reward-wrong-player"),
    ("uct_rewards_the_root", "uct", "reward-wrong-player"),
    ("uct_turned_by_depth", "uct", "reward-turned-by-depth"),
    ("uct_turned_from_the_leaf", "uct", "reward-turned-by-depth"),
    ("uct_least_visited", "uct", "differs-here"),
    ("uct_at_random", "uct", "differs-here"),
    ("uct_first", "uct", "differs-here"),
]


@pytest.mark.parametrize(("name", "kind"), RIGHT)
def test_a_right_search_raises_no_alarm(name, kind):
    report = check(getattr(searches, name), kind, seconds=60)

    assert "" == report.bug, str(report)


@pytest.mark.parametrize(("name", "kind", "bug"), WRONG)
def test_a_planted_bug_gets_its_name(name, kind, bug):
    report = check(getattr(searches, name), kind, seconds=60)

    assert bug == report.bug, str(report)


def test_a_table_without_depths_is_named():
    assert "table-depth" == check(searches.table_without_depth(), seconds=60).bug


def test_a_table_without_depths_in_a_helper_is_named():
    assert "table-depth" == check(searches.helper_with_memo(), seconds=60).bug


def test_a_value_at_the_end_that_says_nothing_is_shown():
    report = check(searches.ends_of_seven, seconds=60)

    assert "is worth 7 to it: the scores there are " in report.shows


def test_a_traced_function_is_checked_as_any_other():
    from icefloe.teach.traced import traced

    @traced
    def search(state, depth):
        if depth == 0 or state.is_over:
            return searches.lead(state, 0)
        values = [search(state.play(move), depth - 1) for move in state.legal_moves]
        return max(values) if state.to_move == 0 else min(values)

    assert check(search, seconds=60).ok


def test_the_report_on_double_moves_names_the_line_and_shows_both_searches():
    """On this board b is stuck as soon as a has slid to a2."""
    report = check(searches.turned_by_depth, seconds=60)

    assert "After b2-a2 it is a to move once more." in str(report)
    assert (True, True) == (isinstance(report.trace, Trace), isinstance(report.reference, Trace))


def test_values_of_player_0_are_expected_as_player_0_sees_them():
    report = check(searches.flag_turned_by_depth, "alphabeta", seconds=60)

    assert " for a, with " in report.expected


def test_an_evaluation_that_was_asked_for_is_checked():
    def tiles(state):
        first, second = (tiles for _, tiles in state.utilities)
        return (first - second, second - first)

    assert not check(searches.plain, evaluate=tiles, seconds=60).ok


def test_an_evaluation_may_give_one_number_for_player_0():
    assert check(searches.plain, evaluate=lambda state: searches.lead(state, 0), seconds=60).ok


def test_a_slow_function_is_judged_by_what_there_was_time_for():
    def slow(state, depth, me=None):
        me = state.to_move if me is None else me
        time.sleep(0.02)
        if depth == 0 or state.is_over:
            return searches.lead(state, me)
        values = [slow(state.play(move), depth - 1, me) for move in state.legal_moves]
        return max(values) if state.to_move == me else min(values)

    report = check(slow, seconds=4)

    assert report.ok
    assert 5 < report.checked < 30


def test_where_nothing_could_be_pruned_in_time_no_cut_is_missed():
    """Half a second is enough for the positions one ply deep only."""

    def slow(state, depth, alpha=-searches.INF, beta=searches.INF):
        time.sleep(0.05)
        return searches.hard(state, depth, alpha, beta)

    assert check(slow, "alphabeta", seconds=0.5).ok


# --- no answer ------------------------------------------------------------------------------------------------------------


def timed(function, seconds):
    started = time.perf_counter()
    report = check(function, seconds=seconds)
    return report, time.perf_counter() - started


def test_a_loop_that_calls_nothing_is_ended_in_time():
    def loop(state, depth):
        while True:
            pass

    report, seconds = timed(loop, 1)

    assert "time" == report.bug
    assert seconds < 5


def test_a_loop_that_catches_everything_is_ended_too():
    def loop(state, depth):
        while True:
            try:
                len("")
            except Exception:
                continue

    report, seconds = timed(loop, 1)

    assert "time" == report.bug
    assert seconds < 5


def test_no_thread_goes_on_after_a_loop_was_ended():
    def loop(state, depth):
        while True:
            pass

    before = threading.active_count()
    check(loop, seconds=0.5)
    time.sleep(0.3)

    assert before == threading.active_count()


def test_a_builtin_that_never_returns_is_left_behind():
    """It can't be stopped from within Python; a generator's end makes it return here, for the next tests' sake."""
    until = time.perf_counter() + 4

    def stuck(state, depth):
        return sum(itertools.takewhile(lambda _: time.perf_counter() < until, itertools.count()))

    report, seconds = timed(stuck, 0.5)

    assert "time" == report.bug
    assert seconds < 3


def test_a_recursion_that_never_ends_is_a_verdict():
    def search(state, depth):
        return max(search(state, depth - 1) for _ in state.legal_moves)

    assert "recursion" == check(search, seconds=20).bug


def test_a_recursion_that_grows_without_end_is_stopped_in_time():
    def search(state, depth):
        if state.is_over:
            return 0
        return sum(search(state, depth) if each % 50 else depth for each in range(10**9))

    report, seconds = timed(search, 2)

    assert report.bug in ("time", "recursion")
    assert seconds < 8


def test_an_error_names_the_line_of_the_students_own_program():
    def helper(state):
        return state.legal_moves[99]

    def search(state, depth):
        return helper(state)

    report = check(search, seconds=20)

    assert ("error", "return state.legal_moves[99]") == (report.bug, report.line.source)


def test_an_error_in_a_cell_is_found_as_linecache_knows_it():
    import linecache

    source = "def search(state, depth):\n    return 1 / 0\n"
    file = "/tmp/ipykernel_1/123.py"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    space = {}
    exec(compile(source, file, "exec"), space)

    report = check(space["search"], seconds=20)

    assert "At your cell, line 2: return 1 / 0: ZeroDivisionError: division by zero." in str(report)


def test_an_illegal_move_is_told_to_icefloes_caller_not_to_icefloe():
    def search(state, depth):
        return state.play("a1-z9")

    report = check(search, seconds=20)

    assert ("error", 'return state.play("a1-z9")') == (report.bug, report.line.source)


@pytest.mark.parametrize("answer", [None, "best", {"value": "high"}, {"nodes": 3}, [], object()])
def test_what_is_no_answer_is_said_to_be_none(answer):
    assert "wrong-type" == check(lambda state, depth: answer, seconds=20).bug


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (lambda: 0, "takes no position"),
        (lambda state: 0, "needs a depth"),
        (lambda state, depth, thing: 0, "needs 'thing'"),
        (lambda state, depth, evaluate: 0, "evaluate="),
        (5, "needs a function, not 5"),
    ],
)
def test_a_function_that_cant_be_called_is_told_why(function, words):
    report = check(function)

    assert "signature" == report.bug
    assert words in str(report)


def test_the_position_at_the_top_may_travel_along():
    def search(root, state, depth):
        if depth == 0 or state.is_over:
            return searches.lead(state, root.to_move)
        values = [search(root, state.play(move), depth - 1) for move in state.legal_moves]
        return max(values) if state.to_move == root.to_move else min(values)

    assert check(search, seconds=60).ok


def test_a_constant_differs_and_is_given_no_wrong_name():
    assert "differs-here" == check(lambda state, depth: 3.25, seconds=20).bug


def test_a_depth_that_counts_up_to_what_nobody_knows_is_no_wrong_search():
    report = check(searches.counted_up_to_three, seconds=60)

    assert "signature" == report.bug
    assert "counts 'd' up, and check can't tell how far" in report.shows


def test_an_unknown_kind_is_refused_in_words():
    with pytest.raises(ValueError, match="kind is 'magic', needs one of: minimax, alphabeta"):
        check(searches.plain, "magic")


@pytest.mark.parametrize("seconds", [0, -1, "long", True, None, float("nan")])
def test_a_time_that_is_none_is_refused_in_words(seconds):
    with pytest.raises(ValueError, match="needs a number above 0"):
        check(searches.plain, seconds=seconds)


# --- no answer from UCT -----------------------------------------------------------------------------------------------------


def test_uct_has_to_return_a_move():
    report = check(lambda state, simulations: 0.5, "uct", seconds=20)

    assert ("wrong-type", "Here it returned 0.5, and no move.") == (report.bug, report.shows)


def test_uct_needs_a_number_of_simulations():
    report = check(lambda state: state.legal_moves[0], "uct", seconds=20)

    assert "needs a number of simulations" in report.shows


def test_a_uct_that_chooses_at_random_is_told_how_often_it_chose_badly():
    report = check(searches.uct_at_random, "uct", seconds=20)

    assert "Your UCT often misses the best move." == report.words[0]
    assert re.search(r"not the best one in \d+ of \d+ searches\.$", report.shows)


def test_what_is_expected_where_nothing_was_updated_is_the_lead():
    stuck, from_nought = (
        check(each, seconds=20) for each in (lambda state, depth: searches.INF, searches.best_from_nought)
    )

    assert from_nought.expected == stuck.expected


def test_an_endless_uct_is_ended_in_time():
    def loop(state, simulations):
        while True:
            pass

    started = time.perf_counter()
    report = check(loop, "uct", seconds=1)

    assert "time" == report.bug
    assert time.perf_counter() - started < 5


def test_a_late_uct_is_told_of_simulations():
    def slow(state, simulations):
        time.sleep(2)

    report = check(slow, "uct", seconds=0.2)

    assert report.shows.startswith("1000 simulated games from here took longer than ")


# --- how it is said ---------------------------------------------------------------------------------------------------------


def test_html_is_escaped():
    def search(state, depth):
        raise ValueError("<script>alert(1)</script>")

    page = check(search, seconds=20)._repr_html_()

    assert "&lt;script&gt;" in page
    assert "<script>" not in page


def test_every_bug_has_two_sentences():
    from icefloe.teach.report import WORDS

    assert {2} == {len(words) for words in WORDS.values()}


# --- manners of the function ------------------------------------------------------------------------------------------------


def test_an_interrupted_check_ends_the_function_too():
    def loop(state, depth):
        while True:
            pass

    before = threading.active_count()
    threading.Timer(0.5, signal.raise_signal, [signal.SIGINT]).start()
    with pytest.raises(KeyboardInterrupt):
        check(loop, seconds=30)
    time.sleep(0.3)

    assert before == threading.active_count()


@pytest.mark.parametrize("kind", ["minimax", "maxn", "uct"])
def test_a_function_that_asks_for_input_is_refused_at_once(kind):
    def asking(state, n):
        return input("How deep? ")

    started = time.perf_counter()
    report = check(asking, kind, seconds=20)

    assert ("input", "Your function asks for input.") == (report.bug, report.words[0])
    assert time.perf_counter() - started < 2


def test_others_may_ask_for_input_while_a_check_goes_on(monkeypatch):
    monkeypatch.setattr("builtins.input", lambda prompt="": "deep")
    answers = []

    def slow(state, depth):
        time.sleep(0.05)
        return searches.plain(state, depth)

    other = threading.Timer(0.3, lambda: answers.append(input()))
    other.start()
    check(slow, seconds=1)
    other.join()

    assert ["deep"] == answers


def test_input_and_stdout_are_as_they_were_after_a_check():
    before = (builtins.input, sys.stdout)
    check(searches.plain, seconds=1)

    assert before == (builtins.input, sys.stdout)


def test_what_a_function_prints_is_counted_not_shown(capsys):
    def talking(state, depth):
        print("a line")
        print("and", end=" ")
        print("another")
        raise ZeroDivisionError

    report = check(talking, seconds=20)

    assert "What it printed, 2 lines in all, is not shown." == report.note
    assert report.note in str(report)
    assert "" == capsys.readouterr().out


def test_others_may_print_while_a_check_goes_on(capsys):
    def slow(state, depth):
        time.sleep(0.05)
        return searches.plain(state, depth)

    other = threading.Timer(0.3, print, ["hello"])
    other.start()
    check(slow, seconds=1)
    other.join()

    assert "hello\n" == capsys.readouterr().out


def test_an_error_at_the_end_of_the_game_is_told_that_nobody_is_to_move():
    def search(state, depth):
        if depth == 0 or state.is_over:
            return state.scores[state.to_move] - state.scores[1 - state.to_move]
        return max(-search(state.play(move), depth - 1) for move in state.legal_moves)

    report = check(search, "negamax", seconds=20)

    assert report.shows.endswith("At the end of the game nobody is to move: state.to_move is None.")


def test_an_error_elsewhere_is_not_said_to_be_about_the_end():
    report = check(lambda state, depth: None + 1, seconds=20)

    assert "At the end of the game" not in str(report)


def test_an_algorithm_of_icefloe_is_right():
    from icefloe.search import minimax, uct

    assert (True, True) == (check(minimax, seconds=5).ok, check(uct, "uct", seconds=5).ok)


@pytest.mark.parametrize("function", [lambda state, depth: float("inf"), lambda state, depth: float("nan")])
def test_what_is_not_finite_is_not_right(function):
    assert not check(function, seconds=20).ok


# --- positions of one's own, of any game ---------------------------------------------------------------------------------------------

TWO_SHOVES = floes.parse(
    "-SH--/xSB=B-/-SB-HH=/-xHW=HBW/S---BWBH-/-WW=SWB-/H-SS-W-/-=----/S-S-- 2 2 11,0,0,0 0,0,1,1 1,2,2,3 0,2"
)
"""The second player has two shoves left, and blank floes only: 54 moves each time."""

SEVEN_AT_THE_EDGE = floes.parse(
    "----S/-WS-S-/=S-W-W-/HW-WHB--/SH===BWH-/SBBWBSB-/BH-=W--/--SHH-/BS-S- 1 3 12,0,0,3 0,0,0,0 0,0,0,2 2,3"
)
"""Seven enemies can be pushed off, each by a blank floe or by one with a hunter."""

TO_FIVE = floes.parse(
    "SB---/----BW/-W-S--S/---==HS-/xSBWWBxBW/BH-WBSxx/-H=H=WH/----B-/hs-SS 1 2 10,0,0,0 2,1,1,0 2,0,0,3 3,4"
)
"""The first player needs two enemies to win, and has two shoves, of blank floes only."""


@pytest.mark.parametrize(("name", "kind"), [("plain", "minimax"), ("negamax", "negamax"), ("soft", "alphabeta")])
def test_a_right_search_is_right_on_positions_of_another_game_too(name, kind):
    assert check(getattr(searches, name), kind, positions=[TWO_SHOVES]).ok


def test_a_turn_of_two_shoves_shows_a_search_that_takes_turns_by_depth():
    report = check(searches.turned_by_depth, "minimax", positions=[TWO_SHOVES, SEVEN_AT_THE_EDGE, TO_FIVE])

    assert "turn-by-depth" == report.bug
    assert "After -a1se it is player 2 to move once more." in str(report)


def test_equally_good_moves_are_named_up_to_six():
    report = check(searches.swapped, "minimax", positions=[SEVEN_AT_THE_EDGE])

    assert "with -c1sw or -e1sw or -h4w or -g7w or -e9w or 9 others as good" in str(report)


def test_max_n_is_tried_on_positions_of_up_to_six_players():
    six = floes.parse(
        "=S---/---SWx/-SS----/B-WWBHS-/=-SS-xxSB/x-WH-W-S/-=x---h/--=---/---sH 1 1 4,0,0,0 1,1,0,1 1,0,0,5 1,1,3,2,4,3"
    )

    assert check(searches.maxn, "maxn", positions=[six]).ok


@pytest.mark.parametrize(
    ("kind", "positions", "words"),
    [
        ("minimax", ["1a1b a 00 0/0,0/0"], "positions has '1a1b a 00 0/0,0/0' as number 1, needs states"),
        ("minimax", TWO_SHOVES, "needs a list of states"),
        (
            "minimax",
            [TWO_SHOVES, floes.start(3, seed=1)],
            "position 2 can't be tried: minimax needs two players, this game of Ice Floes & Foes has 3: '--S--",
        ),
        (
            "maxn",
            [floes.parse(str(TWO_SHOVES).replace(" 2 2 ", " 0 0 "))],
            "position 1 has nobody to move, the game is over",
        ),
        ("negamax", [Dice().start()], "position 1 can't be tried: negamax knows no chance, and Dice has it"),
        ("alphabeta", [Darts().start()], "alphabeta lists every move, and this game of Darts has too many"),
        ("uct", [TWO_SHOVES], "uct is checked on positions whose best move is known: leave positions away"),
    ],
)
def test_positions_that_can_not_be_tried_are_refused(kind, positions, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        check(searches.plain, kind, positions=positions)
