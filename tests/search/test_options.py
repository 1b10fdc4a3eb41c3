"""Options that are checked alike, whichever algorithm has them."""

from __future__ import annotations

import re

import pytest

from icefloe.search import beam, deepening, negamax, puct, uct
from tests.protocol.toys import Twice


@pytest.mark.parametrize(
    ("search", "name", "choices"),
    [
        (negamax, "order", "reading, greedy, killers, history"),
        (deepening, "method", "negamax, pvs, aspiration, mtdf"),
        (uct, "proof", "none, win, score"),
        (puct, "reward", "win, share"),
    ],
)
@pytest.mark.parametrize("value", ["best", ["best"], None])
def test_what_is_none_of_the_choices_is_refused_with_those_there_are(search, name, choices, value):
    with pytest.raises(ValueError, match=re.escape(f"{name} is {value!r}, needs one of: {choices}")):
        search(Twice().start(), nodes=10, **{name: value})


@pytest.mark.parametrize(
    ("search", "name"), [(beam, "width"), (uct, "simulations"), (negamax, "nodes"), (negamax, "table")]
)
@pytest.mark.parametrize("value", [0, -1, 1.5, "2"])
def test_what_is_no_whole_number_from_1_is_refused(search, name, value):
    with pytest.raises(ValueError, match=rf"^{name} .*is {value!r}, needs .* from 1"):
        search(Twice().start(), **{name: value})
