"""The watching widget from a cell's side. The page's side is tested in a browser."""

from __future__ import annotations

import json

import pytest
import traitlets

import icefloe
from icefloe.games import fish
from icefloe.search import ALGORITHMS, Trace, alphabeta
from tests.protocol.toys import Twice

TEXT = "31a2/12.1/1b12/2111 a 00 4/2,5/3"
SMALL = fish.parse(TEXT)


def sent(watch):
    """What goes to the page from here on."""
    messages = []
    watch.send = lambda content, buffers=None: messages.append(content)
    return messages


def hear(watch, **message):
    watch._heard(watch, message, [])


@pytest.mark.parametrize("position", [SMALL, TEXT, icefloe.play(SMALL, players=["Ada", "Max"])])
def test_a_state_a_text_and_a_board_can_be_searched(position):
    assert alphabeta(SMALL, 2).value == icefloe.watch("alphabeta", position, 2).result.value


def test_an_algorithm_is_named_or_given():
    assert icefloe.watch("alphabeta", SMALL, 2).trace == icefloe.watch(alphabeta, SMALL, 2).trace


def test_a_trace_that_was_saved_can_be_watched(tmp_path):
    Trace.of("alphabeta", SMALL, 2).save(tmp_path / "trace.txt")
    watch = icefloe.watch(Trace.load(tmp_path / "trace.txt"))

    assert watch.result is None
    assert icefloe.watch("alphabeta", SMALL, 2).tree.values == watch.tree.values


def test_a_search_without_limits_ends_by_itself():
    assert 100_000 == len(icefloe.watch("alphabeta", fish.start(2, 1)).tree)
    assert 501 == len(icefloe.watch("uct", fish.start(2, 1)).tree)


def test_steps_have_words_that_a_cell_can_read():
    watch = icefloe.watch("alphabeta", SMALL, 2)
    watch.at = 1

    assert watch.words.startswith("Red tries b1-c1.")


def test_a_step_out_of_range_is_the_nearest_there_is():
    watch = icefloe.watch("alphabeta", SMALL, 1)
    watch.at = 10_000

    assert len(watch) - 1 == watch.at


def test_a_node_that_is_not_there_is_refused():
    watch = icefloe.watch("alphabeta", SMALL, 1)

    with pytest.raises(traitlets.TraitError, match="node is 99, needs a number from 0 to 3"):
        watch.node = 99


def test_choosing_a_node_puts_its_position_on_the_small_board():
    watch = icefloe.watch("alphabeta", SMALL, 1)
    watch.node = 1

    assert ("After b1-c1", "Red 5 · Blue 5") == (watch._shown["title"], watch._shown["scores"])
    assert SMALL.play("b1-c1") == watch.state


def test_a_click_on_a_node_shows_its_position_on_the_board_beside():
    board = icefloe.play(SMALL, players=["Ada", "Max"])
    watch = icefloe.watch("alphabeta", board, 2)
    hear(watch, kind="pick", node=1)

    assert SMALL.play("b1-c1") == board.state


def test_without_a_board_a_click_on_a_node_changes_nothing():
    hear(icefloe.watch("alphabeta", SMALL, 2), kind="pick", node=1)


def test_the_page_gets_the_words_it_asks_for():
    watch = icefloe.watch("alphabeta", SMALL, 2)
    messages = sent(watch)
    hear(watch, kind="words", **{"from": 2})

    assert 2 == messages[0]["from"]
    assert [watch.narration.words(step) for step in range(2, len(watch))] == messages[0]["words"]


def test_the_page_gets_how_much_a_cut_has_saved():
    """The first cut is one ply above the leaves: each move left out is one position. The page has it already."""
    watch = icefloe.watch("alphabeta", SMALL, 3)
    node = next(node for node, left in enumerate(watch.tree.cuts) if left)
    messages = sent(watch)
    hear(watch, kind="saved", node=node)

    assert [{"kind": "saved", "node": node, "count": len(watch.tree.cuts[node])}] == messages
    assert len(watch.tree.cuts[node]) == watch._about["saved"][str(node)]


@pytest.mark.parametrize(
    "message",
    [None, 3, {}, {"kind": "pick"}, {"kind": "pick", "node": 999}, {"kind": "saved", "node": "x"}, {"kind": "words"}],
)
def test_a_message_that_is_none_does_no_harm(message):
    watch = icefloe.watch("alphabeta", SMALL, 1)
    sent(watch)
    watch._heard(watch, message, [])

    assert 0 == watch.at


def test_all_that_the_page_gets_is_json_without_infinity():
    watch = icefloe.watch("alphabeta", SMALL, 2)

    json.dumps([watch._about, watch._shown], allow_nan=False)


def test_a_board_with_names_lends_them_to_the_words():
    watch = icefloe.watch("alphabeta", icefloe.play(SMALL, players=["Ada", "Max"]), 1)
    watch.at = 1

    assert watch.words.startswith("Ada tries b1-c1.")


# --- what can't be watched -----------------------------------------------------------------------------------------------------


def test_an_unknown_algorithm_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"no algorithm is called 'alphazero'; there is: .*alphabeta"):
        icefloe.watch("alphazero", SMALL)


def test_a_position_that_is_none_is_refused():
    with pytest.raises(ValueError, match="position is '7', needs a state, a position text or a board"):
        icefloe.watch("alphabeta", 7)


def test_a_function_that_left_no_trace_is_refused_with_what_to_do():
    def mine(state):
        return 0

    with pytest.raises(ValueError, match=r"mine left no trace: put @icefloe.traced above it and call it first"):
        icefloe.watch(mine)


def test_a_trace_without_events_is_refused():
    with pytest.raises(ValueError, match="this trace of alphabeta has no events: there is nothing to watch"):
        icefloe.watch(Trace("alphabeta", SMALL))


def test_a_students_search_with_an_open_window_sends_the_page_no_infinity():
    @icefloe.traced
    def mine(state, depth, alpha=float("-inf"), beta=float("inf")):
        if depth == 0 or state.is_over:
            return state.scores[0] - state.scores[1]
        return max(mine(state.play(move), depth - 1, alpha, beta) for move in state.legal_moves)

    mine(SMALL, 1)

    json.dumps(icefloe.watch(mine)._about, allow_nan=False)


def test_a_trace_takes_no_other_position():
    with pytest.raises(ValueError, match=r"the trace has run on its position, and that is shown: give nothing else"):
        icefloe.watch(Trace.of("alphabeta", SMALL, 1), SMALL)


def test_an_option_that_the_algorithm_has_not_is_refused():
    with pytest.raises(
        ValueError, match=r"alphabeta has no option 'depht'; it has: depth, evaluate, nodes, seconds, stop, soft"
    ):
        icefloe.watch("alphabeta", SMALL, depht=3)


def test_too_many_players_are_refused_in_words():
    with pytest.raises(
        ValueError, match=r"alphabeta needs two players, this game of Hey, That's My Fish! has 3; try maxn"
    ):
        icefloe.watch("alphabeta", fish.start(3, 1), 2)


# --- pictures and tables ---------------------------------------------------------------------------------------------------------


def test_the_tree_can_be_saved_as_a_picture(tmp_path):
    watch = icefloe.watch("alphabeta", SMALL, 2)
    watch.save_svg(tmp_path / "tree.svg", theme="dark")

    assert (tmp_path / "tree.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_search_is_a_table_with_a_row_a_node():
    watch = icefloe.watch("alphabeta", SMALL, 2)

    assert len(watch.tree) == len(watch.to_frame())


def test_the_picture_that_stays_in_a_saved_notebook_is_small_whatever_the_tree():
    watch = icefloe.watch("alphabeta", fish.start(2, 1), nodes=5000)

    assert len(watch._still_svg()[0]) < 60_000


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm_can_be_watched(algorithm):
    search = ALGORITHMS[algorithm]
    limits = {"simulations": 20} if "simulations" in search.options else {"depth": 2, "nodes": 500}
    watch = icefloe.watch(algorithm, SMALL, **limits)

    assert all(watch.narration.words(step) for step in range(len(watch)))
    assert watch._columns


def test_a_game_that_nobody_can_draw_is_watched_without_a_board():
    watch = icefloe.watch("alphabeta", Twice().start(), 3)

    assert "scene" not in watch._shown


def test_the_page_gets_what_a_position_is_worth_term_by_term():
    watch = icefloe.watch("minimax", SMALL, 1, evaluate={"fish": 1, "tiles": 0.5})

    assert [["fish", [4, 5]], ["tiles", [1.0, 1.5]]] == watch._shown["terms"]
