"""Three penguin board games on ice, to play, watch and explore in a notebook.

The names below load what they need when first used: `import icefloe` is quick and brings in no notebook.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .games.base import Depiction, State

if TYPE_CHECKING:
    from . import engine, search, teach
    from .games import fish, floes
    from .notebook import Board, Watch, load, play, watch
    from .teach import check, traced

__version__ = "0.1.0"

_HOMES = {
    "Board": "icefloe.notebook",
    "Watch": "icefloe.notebook",
    "check": "icefloe.teach",
    "engine": "icefloe.engine",
    "fish": "icefloe.games.fish",
    "floes": "icefloe.games.floes",
    "load": "icefloe.notebook",
    "play": "icefloe.notebook",
    "search": "icefloe.search",
    "teach": "icefloe.teach",
    "traced": "icefloe.teach",
    "watch": "icefloe.notebook",
}
"""Where each name comes from: a module that has it, or that it is."""

__all__ = [
    "Board",
    "Watch",
    "__version__",
    "check",
    "engine",
    "fish",
    "floes",
    "load",
    "play",
    "search",
    "teach",
    "traced",
    "watch",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"icefloe has no {name!r}; it has: {', '.join(__all__)}")
    module = import_module(_HOMES[name])
    value = module if module.__name__.endswith(f".{name}") else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


def _svg(state: State[Any], theme: str) -> str:
    from .draw import drawing, svg

    return svg(drawing(state.game.name).scene(state, active=False), theme)


Depiction.drawn = _svg
