"""What the two-player evaluation weighs, and how much: fitted by `tuning`.

Each term is own less the other's, for the side to move, in 64ths of what it counts: with 64 free tiles fought over, and with none;
in between in proportion.
"""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, tuple[int, int]] = {
    "first": (10, 54),
    "second": (15, 44),
    "later": (52, 25),
    "tempo": (200, 17),
    "mobility": (10, -36),
    "steps": (-13, 36),
    "safe": (10, 8),
    "shut": (-128, 33),
    "shut_other": (124, 4),
    "dead_end": (-5, -43),
    "bottleneck": (5, -24),
    "alive": (443, 21),
}
"""By term. Of the worth of tiles: first, second, later: those that own penguins reach in one slide and the other's don't; in two, where nobody
comes sooner; in more. steps: those fewer steps away, from tile to tile. safe: of these, those two steps nearer or more.
dead_end, bottleneck: of the first three, those with at most one free neighbour; with two.

Of a fish each: tempo: the move itself. mobility: tiles reached in one slide. shut: own penguins with one free neighbour; shut_other: the
other's. alive: penguins that are still fought with.
"""

START = (*(early for early, _ in WEIGHTS.values()), *(late for _, late in WEIGHTS.values()))
"""As the kernel takes them: see `kernel.evaluation`."""
