"""What a check found, said as a patient teacher would."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Any

from ..games.base import State
from ..search.trace import Trace
from .watch import SourceLine

WORDS = {
    "turn-by-depth": (
        "Whose turn it is goes by the depth, not by the position.",
        "Ask state.to_move at every node who chooses there; where the mover did not change, nothing is negated.",
    ),
    "depth-off-by-one": (
        "The search stops one ply too early or too late.",
        "Look at the test that ends the recursion: at depth 0 the position itself is judged, and each move takes one off.",
    ),
    "depth-ignored": (
        "The search goes on to the end of the game, whatever the depth.",
        "Look at whether the test that ends the recursion mentions the depth, and whether calls pass on depth - 1.",
    ),
    "sign": (
        "A node maximizes where it should minimize, or the other way round.",
        "Look at who takes max and who takes min, or at the minus in front of the recursive call.",
    ),
    "leaf-sign": (
        "Leaves are judged from the wrong player's view.",
        "Look at the value returned at depth 0 and at the end of the game: whose view does the node above expect?",
    ),
    "prune-wrong-side": (
        "The search prunes on the wrong side of the window.",
        "A maximizing node raises alpha, a minimizing one lowers beta, and both stop once alpha >= beta.",
    ),
    "first-move-only": (
        "Only the first move is ever looked at.",
        "Look at the loop over the moves: a return inside it ends it at the first one.",
    ),
    "prune-late": (
        "The search prunes one child late.",
        "Look at the order in the loop: update the window, then test it, before the next child is searched.",
    ),
    "no-cut": (
        "The answers are right, but nothing is ever pruned.",
        "Look at whether alpha or beta is updated, handed down (turned, in negamax) and tested.",
    ),
    "move-from-bound": (
        "The value is right, but the move is not the best one.",
        "After a cut a value is only a bound: let a move replace the best one only when it is strictly better.",
    ),
    "table-depth": (
        "A table entry of another depth is used.",
        "Keep the depth with the entry, and use it only for a search that is no deeper.",
    ),
    "table-bound": (
        "A table entry that is only a bound is used as if it were exact.",
        "Keep with the entry whether it is exact, a lower or an upper bound, and compare it with the window.",
    ),
    "paranoid": (
        "Other players are taken to play against the one at the root.",
        "In max^n each player picks the vector in which their own number is highest.",
    ),
    "reward-wrong-player": (
        "Simulations reward the wrong player.",
        "Choose a child by the reward of the player to move in its parent.",
    ),
    "reward-turned-by-depth": (
        "Rewards are turned round at each ply.",
        "Keep a reward for each player: where the mover stays the same, nothing is turned round.",
    ),
    "best-starts-wrong": (
        "The best value begins too high where the highest is looked for, or too low where the lowest is.",
        "Begin with minus infinity where the highest is looked for, with infinity where the lowest is; 0 is not low enough.",
    ),
    "never-updated": (
        "The best value still is what it began with.",
        "Look at the line that should replace it: is it reached, and does it compare the right way round?",
    ),
    "end-of-game": (
        "At the end of the game the value does not say who has won.",
        "Look at what is returned where state.is_over: it should follow the scores, whoever is to move or would be.",
    ),
    "time": ("Your function did not answer in time.", "Look for a loop or a recursion whose end is never reached."),
    "recursion": (
        "The recursion never ends.",
        "Look at the test that ends it: is it met at depth 0 and at the end of the game, and does the depth get smaller?",
    ),
    "input": (
        "Your function asks for input.",
        "Take out the input(): all that a search needs comes by its parameters.",
    ),
    "error": ("Your function stops with an error.", "Begin at the line named above."),
    "wrong-type": (
        "What your function returns is no answer.",
        "Return a value, a (value, move) pair or a (move, value) pair on every path.",
    ),
    "illegal-move": ("The move returned is not legal.", "Return one of state.legal_moves of the position at the top."),
    "signature": ("Your function can't be called as a search.", "Its parameters should be (state, depth), others with defaults."),
    "differs-here": (
        "Your function gives another answer than the textbook's.",
        "Follow both on this small position: the first node where they part is near the mistake.",
    ),
}  # fmt: skip
"""By bug: what is wrong, and where to look."""

UCT_DIFFERS = (
    "Your UCT often misses the best move.",
    "The answer is the root's most visited child; then look at selection, expansion, simulation and backpropagation in turn.",
)
"""`differs-here` for simulations, which nobody can follow node by node."""


@dataclass(frozen=True)
class Report:
    """ok: nothing is wrong. bug: a slug, a key of `WORDS`, empty when ok. shows: a sentence on the position.

    position, depth: the smallest that shows it. expected, got: answers there, in words. line: where an error arose. trace,
    reference: the student's search of the position and the textbook's. note: a remark that accuses of nothing.
    """

    kind: str
    ok: bool
    bug: str = ""
    shows: str = ""
    position: State[Any] | None = None
    depth: int | None = None
    expected: str = ""
    got: str = ""
    line: SourceLine | None = None
    trace: Trace | None = field(default=None, repr=False)
    reference: Trace | None = field(default=None, repr=False)
    note: str = ""
    checked: int = 0

    @property
    def words(self) -> tuple[str, ...]:
        """The sentences: what is wrong, what the position shows, where to look."""
        if self.ok:
            said = f"Your {self.kind} is right: its answers on {self.checked} positions are the textbook's."
            return (said, self.note) if self.note else (said,)
        wrong, look = UCT_DIFFERS if (self.kind, self.bug) == ("uct", "differs-here") else WORDS[self.bug]
        return tuple(sentence for sentence in (wrong, self.shows, look, self.note) if sentence)

    def __str__(self) -> str:
        lines = list(self.words)
        if self.position is not None:
            lines.append(f"Position: {self.position}" + ("" if self.depth is None else f", depth {self.depth}"))
        if self.expected:
            lines.append(f"Expected: {self.expected}")
        if self.got:
            lines.append(f"Yours:    {self.got}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Report on {self.kind}: {'ok' if self.ok else self.bug}>"

    def _repr_html_(self) -> str:
        """For a notebook: the sentences, the picture of the position, both answers."""
        first, *others = self.words
        parts = [f"<p><strong>{'&#10003;' if self.ok else '&#10007;'} {escape(first)}</strong></p>"]
        parts += [f"<p>{escape(sentence)}</p>" for sentence in others]
        if self.position is not None:
            depth = "" if self.depth is None else f", depth {self.depth}"
            parts.append(f"<p><code>{escape(str(self.position))}</code>{depth}</p>")
            parts.append(_picture(self.position))
        rows = [("Expected", self.expected), ("Yours", self.got)]
        cells = "".join(f"<tr><th>{name}</th><td>{escape(text)}</td></tr>" for name, text in rows if text)
        if cells:
            parts.append(f"<table>{cells}</table>")
        return f'<div class="icefloe-report">{"".join(parts)}</div>'


def _picture(state: State[Any]) -> str:
    """The position drawn; nothing for a game that has no drawing."""
    try:
        return str(state._repr_mimebundle_()["text/html"])
    except (KeyError, ValueError, AttributeError):
        return ""
