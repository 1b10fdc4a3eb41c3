"""The watching widget: a search as a tree that grows step by step, with a small board and the reasons in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from os import PathLike
from pathlib import Path
from threading import RLock
from typing import Any
from uuid import uuid4

import anywidget
import traitlets

from ..draw import DRAWINGS, Last, Scene, drawing, svg, tree_scene
from ..draw.narration import Narration
from ..draw.words import name_of
from ..games import read_position
from ..games.base import GameError, State, quoted
from ..search import ALGORITHMS, Algorithm, Trace, Tree, algorithm_named
from ..search.tree import question
from .board import Board
from .columns import columns
from .still import Still

Json = dict[str, Any]

_STATIC = Path(__file__).parent / "static"

MOST_NODES = 100_000
"""What is searched at the most when no limit is given: so many can be looked through at ease."""

SIMULATIONS = 500
"""Simulated games when nothing is said."""

STILL_NODES = 40
"""Nodes in the picture that stays in a saved notebook."""

STILL_WIDTH = 900

COUNTED = 20_000
"""Positions left out by cuts that are counted beforehand."""

CHUNK = 400
"""Steps whose words go to the page at once at the most."""


class Watch(anywidget.AnyWidget):
    """A search on show. Make one with `icefloe.watch`.

    at: the step on show, from 0; assign it to go there. node: the number of the node whose position is on the small board. result:
    what the search found, None for a trace that was read. tree: everything about it, see `icefloe.search.Tree`.
    """

    _esm = _STATIC / "watch.js"

    at = traitlets.Int(0).tag(sync=True)
    node = traitlets.Int(0).tag(sync=True)

    _about = traitlets.Dict().tag(sync=True)
    _columns = traitlets.Bytes().tag(sync=True)
    _shown = traitlets.Dict().tag(sync=True)
    _still = traitlets.Unicode().tag(sync=True)

    _still_picture: Still | None = None

    def __init__(self, trace: Trace, board: Board | None = None) -> None:
        """Raises `ValueError` for a trace without events, or whose events lead nowhere."""
        if not trace.events:
            raise GameError(f"this trace of {trace.algorithm} has no events: there is nothing to watch")
        self.trace = trace
        self.tree = Tree(trace)
        self.board = board
        names = () if board is None else board.players
        self.narration = Narration(self.tree, names if len(names) == trace.state.players else ())
        self._lock = RLock()
        self._saved = lru_cache(maxsize=4096)(self.tree.saved)
        head, data = columns(self.narration)
        still = f"icefloe-still-{uuid4().hex[:12]}"
        self._still_picture = Still(still, self._still_svg, STILL_WIDTH)
        super().__init__(_about=_about(self.narration) | head, _columns=data, _shown=self._position(0), _still=still)
        self.on_msg(self._heard)

    @property
    def result(self) -> Any:
        """What the search found."""
        return self.trace.result

    @property
    def state(self) -> State[Any]:
        """The position of `node`."""
        return self.tree.state(self.node)

    @property
    def words(self) -> str:
        """What happens in the step on show."""
        return self.narration.words(self.at) if self.narration.steps else ""

    def to_frame(self) -> Any:
        """The search as a pandas data frame, a row a node: see `Tree.to_frame`. Raises `ImportError` without pandas."""
        return self.tree.to_frame()

    def svg(self, theme: str = "light", **options: Any) -> str:
        """The tree as the text of an SVG file, as it is when all is done. options: see `icefloe.draw.tree_scene`."""
        return svg(self._scene(**options), theme)

    def save_svg(self, file: str | PathLike[str], theme: str = "light", **options: Any) -> None:
        """Write `svg(theme, ...)` to `file`. Raises `OSError`, `ValueError`."""
        Path(file).write_text(self.svg(theme, **options), encoding="utf-8")

    def __len__(self) -> int:
        """How many steps there are."""
        return len(self.narration.steps)

    def __repr__(self) -> str:
        return f"<Watch {self.trace.algorithm}, {len(self)} steps: {self.trace.state}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The still picture goes ahead, as an output of its own, then the widget."""
        if self._still_picture is not None:
            self._still_picture.show()
        return super()._repr_mimebundle_(**options)

    # --- traits --------------------------------------------------------------------------------------------------------

    @traitlets.validate("at")
    def _valid_at(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self) - 1))

    @traitlets.validate("node")
    def _valid_node(self, proposal: Any) -> int:
        node = int(proposal["value"])
        if not 0 <= node < max(len(self.tree), 1):
            raise traitlets.TraitError(f"node is {node}, needs a number from 0 to {len(self.tree) - 1}")
        return node

    @traitlets.observe("node")
    def _node_changed(self, change: Any) -> None:
        with self._lock:
            self._shown = self._position(change["new"])

    # --- from the page -------------------------------------------------------------------------------------------------

    def _heard(self, _: Any, message: Any, buffers: Any) -> None:
        """`{kind: "words", from}` asks for the words of steps; `{kind: "pick", node}` shows a position on the board beside."""
        kind = message.get("kind") if isinstance(message, dict) else None
        if kind == "words":
            first = max(0, min(_whole(message.get("from")), len(self) - 1))
            with self._lock:
                told = [self.narration.words(step) for step in range(first, min(first + CHUNK, len(self)))]
            self.send({"kind": "words", "from": first, "words": told})
        elif kind == "pick":
            node = _whole(message.get("node"))
            if self.board is not None and 0 <= node < len(self.tree):
                self.board.state = self.tree.state(node)
        elif kind == "saved":
            node = _whole(message.get("node"))
            if 0 <= node < len(self.tree):
                self.send({"kind": "saved", "node": node, "count": self._saved(node)})

    def _position(self, node: int) -> Json:
        """What the small board shows: the position of a node, with the move that led there."""
        tree = self.tree
        move = tree.moves[node]
        last = None if move is None else Last(move, tree.state(tree.parents[node]))
        state = tree.trace.state if last is None else last.before.play(move)
        shown: Json = {"node": node, "title": self.narration.title(node), "scores": self.narration.scores(state)}
        terms = self.narration.terms(node)
        if terms:
            shown["terms"] = [[name, [round(worth, 3) for worth in worths]] for name, worths in terms.items()]
        if state.game.name in DRAWINGS:
            scene = drawing(state.game.name).scene(state, last=last, names=self.narration.names, active=False)
            shown["scene"] = scene.to_json()
        return shown

    def _scene(self, **options: Any) -> Scene:
        return tree_scene(self.tree, names=self.narration.names, **options)

    def _still_svg(self) -> tuple[str, str]:
        return svg(self._scene(most=STILL_NODES), compact=True), repr(self)

    def close(self) -> None:
        """End the widget; the saved picture stays as it is."""
        # A widget that was refused is closed all the same.
        if self._still_picture is not None:
            self._still_picture.close()
        super().close()


def _about(narration: Narration) -> Json:
    trace = narration.tree.trace
    state = trace.state
    return {
        "algorithm": trace.algorithm,
        "view": trace.view,
        "kind": trace.kind,
        "root_player": -1 if state.to_move is None else state.to_move,
        "players": [{"name": name_of(player, narration.names)} for player in range(state.players)],
        "layers": [[-2 if player is None else player, word] for player, word in narration.layers()],
        "evaluate": trace.evaluate,
        "first": narration.words(0) if narration.steps else "",
        "c": _weight(trace),
        "proof": str(trace.options.get("proof", "none")),
        "saved": _saved(narration.tree),
        "has_window": any(narration.tree.windows),
        "has_question": any(question(*window) for window in narration.tree.windows if window),
    }


def _saved(tree: Tree) -> dict[str, int]:
    """How many positions each cut has saved, as far as they are quickly counted; the page asks for the others."""
    found, left = {}, COUNTED
    for node, cuts in enumerate(tree.cuts):
        count = tree.saved(node, left) if cuts else 0
        if count is None:
            break
        if cuts:
            found[str(node)] = count
            left -= count
    return found


def _weight(trace: Trace) -> float:
    """The weight of the bonus in simulations, so that the page can show every child's."""
    weight = trace.options.get("c")
    if weight is None and trace.algorithm in ALGORITHMS:
        weight = ALGORITHMS[trace.algorithm].options.get("c")
    return float(weight) if isinstance(weight, int | float) else 0.0


def watch(
    algorithm: str | Algorithm | Trace | Callable[..., Any],
    position: State[Any] | Board | str | None = None,
    depth: float | None = None,
    *,
    board: Board | None = None,
    **options: Any,
) -> Watch:
    """A search that can be stepped through, shown when it is the last thing of a cell.

    algorithm: a name such as `"alphabeta"`, an algorithm of `icefloe.search`, a `Trace`, or a function made watchable with
    `icefloe.traced` that has been called. position: a state, a position text, or a board, whose position is searched; None only with a trace
    or a traced function. depth: plies to look ahead, None for to the end. board: a board of `icefloe.play` that shows the position of any node that is clicked; it is `position` when
    that is a board. options: the algorithm's own and its limits `nodes`, `seconds`, `stop`; without any, 100,000 nodes or 500 simulated games.
    Raises `ValueError` when that can't be searched.
    """
    if isinstance(position, Board):
        board, position = board or position, position.state
    if not isinstance(algorithm, str | Algorithm):
        trace = _trace_of(algorithm)
        if position is not None or depth is not None or options:
            name = "the trace" if isinstance(algorithm, Trace) else getattr(algorithm, "__name__", "the function")
            raise GameError(
                f"{name} has run on its position, and that is shown: give nothing else, as in watch({name})"
            )
        return Watch(trace, board)
    if isinstance(position, str):
        position = read_position(position)
    if not isinstance(position, State):
        raise GameError(f"position is {quoted(repr(position))}, needs a state, a position text or a board")
    search = algorithm_named(algorithm)
    return Watch(Trace.of(search, position, depth, **_limited(search, options)), board)


def _trace_of(function: Trace | Callable[..., Any]) -> Trace:
    trace = function if isinstance(function, Trace) else getattr(function, "trace", None)
    if not isinstance(trace, Trace) and not callable(function):
        raise GameError(f"{quoted(repr(function))} is no algorithm; there is: {', '.join(ALGORITHMS)}")
    if not isinstance(trace, Trace):
        name = getattr(function, "__name__", repr(function))
        raise GameError(f"{name} left no trace: put @icefloe.traced above it and call it first, then watch({name})")
    return trace


def _limited(search: Algorithm, options: dict[str, Any]) -> dict[str, Any]:
    """The options, with a limit if there is none."""
    if any(options.get(name) is not None for name in ("nodes", "seconds", "stop", "simulations")):
        return options
    return options | ({"simulations": SIMULATIONS} if "simulations" in search.options else {"nodes": MOST_NODES})


def _whole(number: Any) -> int:
    return number if isinstance(number, int) and not isinstance(number, bool) else -1
