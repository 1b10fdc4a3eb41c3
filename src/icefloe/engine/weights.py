"""What the two-player evaluation weighs, and how much: fitted by `tuning`.

Each term is own less the other's, for the side to move, in 64ths of what it counts: with 64 free tiles fought over, and with none;
in between in proportion.
"""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, tuple[int, int]] = {
    "first": (17, 49),
    "second": (15, 58),
    "later": (64, 17),
    "shared": (1, 2),
    "shared_later": (5, 3),
    "tempo": (135, 14),
    "mobility": (16, -43),
    "steps": (-9, 42),
    "shut": (-79, 12),
    "shut_other": (69, 36),
    "tight": (27, 7),
    "tight_other": (10, -9),
    "dead_end": (2, -39),
    "bottleneck": (5, -22),
    "spare": (7, 4),
    "alive": (226, 118),
}
"""By term. Of fish and tiles: first, second, later: on cells that own penguins reach in one slide and the other's don't; in two, where nobody
comes sooner; in more. shared, shared_later: on cells that both reach in one slide; as soon as each other later. steps: on
cells fewer steps away. dead_end, bottleneck: on those of the first three with at most one free neighbour; with two.

Of a fish each: tempo: the move itself. mobility: cells reached in one slide. shut, tight: own penguins with one free neighbour; with two; shut_other,
tight_other: the other's. spare: see `kernel.settle`. alive: penguins that are still fought with.
"""

START = (*(early for early, _ in WEIGHTS.values()), *(late for _, late in WEIGHTS.values()))
"""As the kernel takes them: see `kernel.evaluation`."""
