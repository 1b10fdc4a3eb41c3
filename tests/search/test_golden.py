"""Whole traces of tiny searches, kept as files whose every line was worked out by hand.

After a change of what traces say, make them anew with `python -m tests.search.test_golden` and read the difference.

alphabeta and uct, on a board with a1 and b1 above a2, b2 and c2:

    a-b1    b to move.  b-c2    both are stuck: a 1 + 2 = 3 fish, b 1 + 1 = 2. a leads by 1.
                        b-a2    a's turn. a-c2: both are stuck. a 1 + 2 + 1 = 4, b 1 + 3 = 4: level, 3 tiles to 2 for a.
    a-a2    b to move.  b-c2    a is stuck, 1 + 3 = 4; b again. b-b1: 1 + 1 + 2 = 4: level, 2 tiles to 3.
                        b-b1    a is stuck, 1 + 3 = 4; b again. b-c2: 1 + 2 + 1 = 4: level, 2 tiles to 3.

    Alpha-beta: a-b1 is worth min(1, 0) = 0. a-a2, once b-c2 has shown 0, is no better: b-b1 is cut.
    UCT, c = 1, where Random(1) begins 0.13, 0.85, 0.76: 1. a-b1, by chance b-c2, a wins. 2. a-a2, by chance b-b1, then b-c2, b wins.
    3. a-b1 by 1 + sqrt(ln 2 / 1) to 0 + 0.83; b-c2 is new. 4. a-b1 by 1 + sqrt(ln 3 / 2) to 0 + 1.05; b-a2 is new, a-c2 is forced,
    a wins. 5. a-b1 by 1 + sqrt(ln 4 / 3) to 0 + 1.18; for b both are 0 + sqrt(ln 3 / 1), the first is gone for. 6. a-b1 by
    1 + sqrt(ln 5 / 4) to 0 + 1.27; b-a2 by 0 + sqrt(ln 4 / 1) to 0 + sqrt(ln 4 / 2); a-c2 is new.

maxn, on a board with a1, b1 and c1 above a2, c2 and d2; b is stuck from the first move on and has 1 fish:

    a-b1    c to move.  c-c2    a-c1: a 1 + 1 + 2 = 4, c 1 + 3 = 4. Leads 0, -3, 0.
                        c-c1    a-c2: a 1 + 1 + 3 = 5, c 1 + 2 = 3. Leads 2, -4, -2. c likes the other better.
    a-c1    c to move.  c-c2    a-b1: a 1 + 2 + 1 = 4, c 1 + 3 = 4. Leads 0, -3, 0: for a no better than a-b1.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from icefloe.games import fish
from icefloe.search import Trace

GOLDEN = Path(__file__).parent / "golden"
TWO, THREE = "1a2/31b1 a 00 0/0,0/0", "1a12/1b.31c a 000 0/0,0/0,0/0"
SEARCHES = {
    "alphabeta": (TWO, {"depth": 3}),
    "maxn": (THREE, {"depth": 3}),
    "uct": (TWO, {"simulations": 6, "c": 1.0, "seed": 1}),
}


def traced(name: str) -> Trace:
    position, options = SEARCHES[name]
    return Trace.of(name, fish.parse(position), **options)


@pytest.mark.parametrize("name", SEARCHES)
def test_a_trace_is_as_it_was_worked_out_by_hand(name):
    assert (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines() == str(traced(name)).splitlines()


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in SEARCHES:
        traced(name).save(GOLDEN / f"{name}.txt")
