"""Traces as text, and what every event says of its node."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from icefloe.games import fish
from icefloe.search import ALGORITHMS, Trace, Tree, alphabeta, negamax
from tests.protocol.toys import Twice
from tests.search.plain import INF, for_mover, plain, random_fish, random_twice

BOARD = "1a2/31b1 a 00 0/0,0/0"
TREES = ["minimax", "alphabeta", "negamax", "pvs", "aspiration", "mtdf", "deepening"]
GOOD = str(Trace.of("alphabeta", fish.parse(BOARD), 3))


def options_of(name):
    return {"simulations": 20} if ALGORITHMS[name].needs_limit else {"depth": 2}


# --- text and back ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name, search in ALGORITHMS.items() if not search.chance or name == "uct"])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_trace_reads_back_equal(name, seed):
    trace = Trace.of(name, random_fish(seed), **options_of(name))

    assert trace == Trace.parse(str(trace))


@settings(max_examples=50, deadline=None)
@given(
    st.lists(st.tuples(st.just("leaf"), st.one_of(st.integers(), st.floats(allow_nan=False))), max_size=5),
    st.dictionaries(st.sampled_from(["c", "soft", "order"]), st.sampled_from([0, -2, 1.5, True, "killers"])),
)
def test_any_number_and_option_reads_back_equal(events, options):
    trace = Trace("alphabeta", fish.parse(BOARD), options=options, events=events)

    assert trace == Trace.parse(str(trace))


def test_a_trace_of_another_game_reads_back_with_its_rules_given():
    trace = Trace.of("negamax", Twice().start(), 4, table=True)

    assert trace == Trace.parse(str(trace), Twice())


def test_a_saved_trace_is_loaded_equal(tmp_path):
    trace = Trace.of("pvs", fish.parse(BOARD), 3)
    trace.save(tmp_path / "trace.txt")

    assert trace == Trace.load(tmp_path / "trace.txt")


# --- bad texts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ("# icefloe trace 1", "# a trace", "a trace begins with '# icefloe trace 1', not with '# a trace'"),
        ("# position: " + BOARD, "# place: x", "the trace's head has no line '# position: ...'"),
        ("# view: root", "# view: me", "line 3: 'me' is none of: root, mover, all"),
        ("# kind: tree", "# kind: bush", "line 4: 'bush' is none of: tree, simulations, numbers"),
        ("depth=3\n", "depth3\n", "line 6: 'depth3' needs the form name=value"),
        ("# game: fish", "# game: go", "line 7: no game is called 'go'; there is: fish"),
        ("# game: fish placement=one-fish", "# game: fish one-fish", "line 7: 'one-fish' needs the form name=value"),
        ("31b1 a", "31b1 z", "line 8: turn is 'z', needs one of a, b or 0 in '1a2/31b1 z 00 0/0,0/0'"),
        ("enter move=-", "centre move=-", "line 9: no kind of event is called 'centre'; there is: enter, leaf,"),
        (
            "leaf value=1",
            "leaf worth=1",
            "line 12: leaf needs value=: 'leaf worth=1'",
        ),
        ("leaf value=1", "leaf value=one", "line 12: 'one' is no number: 'leaf value=one'"),
        ("leaf value=1", "leaf value", "line 12: '' is no number: 'leaf value'"),
        ("leaf value=1", "leaf", "line 12: leaf needs value=: 'leaf'"),
        ("bound=exact", "bound=tight", "line 13: 'tight' is none of: exact, lower, upper: 'leave value=1 bound=tight'"),
        ("best move=b2-c2", "best move=b2+c2", "line 14: 'b2+c2' is no move"),
        ("enter move=- player=0 depth=3 alpha=-inf beta=inf", "", "line 34: leave needs a node that was entered"),
    ],
)
def test_a_bad_text_is_refused_with_the_number_of_its_line(right, wrong, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        Trace.parse(GOOD.replace(right, wrong, 1))


def test_no_text_however_spoilt_raises_anything_but_a_value_error():
    rng = Random(4)
    for _ in range(2000):
        spoilt = list(GOOD)
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(spoilt))
            spoilt[place] = rng.choice(["", " ", "\n", "=", "-", ",", "|", "#", "9", "x"])
        try:
            Trace.parse("".join(spoilt))
        except ValueError:
            continue


# --- what the events say ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TREES)
@pytest.mark.parametrize("make", [lambda seed: random_fish(seed, (9, 10)), random_twice])
def test_every_node_of_a_trace_says_what_is_true_of_it(name, make):
    """Exact values are those of plain minimax from the position there, bounds lie on their side of it."""
    for seed in range(25):
        trace = Trace.of(name, make(seed), 3)
        tree = Tree(trace)
        for node in range(len(tree)):
            if not tree.bounds[node]:
                continue
            state = tree.state(node)
            value = plain(state, tree.depths[node])
            # A finished game is nobody's turn: the view is that of who moved last.
            parent = tree.parents[node]
            seat = tree.players[parent] if state.is_over and parent >= 0 and tree.players[parent] is not None else None
            who = trace.state.to_move if trace.view == "root" else state.to_move if seat is None else seat
            true = -value if who == 1 else value
            said = tree.values[node]

            assert {"exact": said == true, "lower": said <= true, "upper": said >= true}[tree.bounds[node]], trace


@pytest.mark.parametrize("name", ["alphabeta", "negamax", "pvs"])
def test_nobody_watching_changes_nothing(name):
    state = random_fish(5)
    watched = Trace.of(name, state, 3).result
    alone = ALGORITHMS[name](state, 3)

    assert (watched.value, watched.pv, watched.nodes) == (alone.value, alone.pv, alone.nodes)


def test_each_node_is_entered_and_left_once():
    kinds = [event[0] for event in Trace.of("pvs", random_fish(3), 4, table=True)]

    assert kinds.count("enter") == kinds.count("leave")


def test_a_move_that_a_null_window_finds_better_is_searched_again_with_the_whole():
    """With what is afoot a-b1 comes to 1 + 1 fish and a-a2 to 1 + 3, b has 1: leads of 1, then 3."""
    state = fish.parse("1a1/31b1 a 00 0/0,0/0")
    trace = Trace.of("pvs", state, 1, order="reading", evaluate={"fish": 1, "afoot": 1})

    assert ("again", fish.move("a1-a2"), 1, INF, "better") in trace.events


def test_an_aspiration_window_that_fails_low_is_opened_downwards():
    """The value is 0, far below the guess of 9: what comes back is a bound, and the second window begins just above it."""
    trace = Trace.of("aspiration", fish.parse(BOARD), 3, guess=9, width=1)
    (again,) = [event for event in trace if event[0] == "again"]

    assert ("again", None, -INF, "low", True) == (*again[:3], again[4], 0 < again[3] <= 8)


def test_a_trace_of_negamax_takes_the_movers_view():
    """b is to move and leads by 2."""
    state = fish.parse("1a2/31b1 b 00 1/1,3/1")

    assert ("leaf", 2) in Trace.of("negamax", state, 0).events


def test_negamax_looks_at_what_alphabeta_looks_at():
    for seed in range(40):
        state = random_fish(seed)

        assert alphabeta(state, 3).nodes == negamax(state, 3).nodes


def test_the_value_of_the_root_is_the_movers():
    for seed in range(40):
        state = random_fish(seed)

        assert for_mover(state, plain(state, 2)) == negamax(state, 2).value


def test_a_file_that_is_no_text_is_refused(tmp_path):
    (tmp_path / "trace.txt").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(ValueError, match=r"trace.txt' is no text file: invalid start byte at byte 0"):
        Trace.load(tmp_path / "trace.txt")
