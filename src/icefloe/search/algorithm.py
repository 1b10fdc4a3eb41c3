"""What an algorithm declares of itself, and how it is called: checked, limited, told apart by name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal

from ..games.base import CHANCE, Game, State
from .evaluation import evaluation_of
from .options import is_number, is_whole
from .run import INF, Flag, Found, Result, Run, Stopped, Tracer

View = Literal["root", "mover", "all"]
"""Whose view the values in a trace take: the player to move at the root, the one to move at each node (where the game is
over, who moved last), or all of them."""

ALGORITHMS: dict[str, Algorithm] = {}
"""Every algorithm by name, in the order in which they are defined."""


@dataclass(frozen=True)
class Algorithm:
    """A search that can be called: `alphabeta(state, depth=3)`.

    search: does the work; its keyword arguments are the options. title: as pages and menus say it. most_players: 2 for those that
    set one player against the other. chance: whether it can play through chance nodes. view: see `View`. kind: which events of
    `EVENTS` tell of it: those of a `tree` of plies, of `simulations`, or of proof `numbers`. needs_limit: whether it goes on
    until it is stopped.
    """

    search: Callable[..., Found[Any]]
    title: str
    most_players: int = 6
    chance: bool = False
    view: View = "root"
    kind: Literal["tree", "simulations", "numbers"] = "tree"
    needs_limit: bool = False

    @property
    def name(self) -> str:
        return self.search.__name__

    @property
    def options(self) -> Mapping[str, Any]:
        """Its own options with what holds when nothing is said."""
        parameters = list(inspect.signature(self.search).parameters.values())[3:]
        return {parameter.name: parameter.default for parameter in parameters}

    def __call__(
        self,
        state: State[Any],
        depth: float | None = None,
        *,
        evaluate: Any = None,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Flag | None = None,
        tracer: Tracer | None = None,
        **options: Any,
    ) -> Result:
        """The best that this search finds in `state`.

        depth: plies to look ahead; None: to the end of the game. evaluate: see `evaluation_of`. nodes, seconds, stop:
        limits; whichever is reached first ends the search with the best answer so far. tracer: called with each event.
        options: see `options`. Raises `ValueError` for what can't be searched, games too long to be searched to their end, unknown
        options and limits that are none.
        """
        self.check(state, depth=depth, nodes=nodes, seconds=seconds, stop=stop, **options)
        started = perf_counter()
        run = Run(state, evaluation_of(evaluate, state), nodes, seconds, stop, tracer)
        stopped = ""
        try:
            found = self.search(run, state, INF if depth is None else depth, **options)
        except Stopped as limit:
            stopped = str(limit)
            found = run.found or self._unsearched(run, state)
        except RecursionError:
            raise ValueError(
                f"{self.name} came to no end of the game as deep as Python can go: give it a depth, such as depth=3"
            ) from None
        return Result(
            algorithm=self.name,
            value=found.value,
            player=None if self.view == "all" else run.me,
            move=next(iter(found.pv or state.legal_moves), None),
            pv=found.pv,
            nodes=run.nodes,
            depth=run.depth,
            seconds=perf_counter() - started,
            exact=not run.horizon and not stopped,
            stopped=stopped,
        )

    def _unsearched(self, run: Run, state: State[Any]) -> Found[Any]:
        """An answer for when there was no time at all: what the position looks like."""
        worth = run.leaf(state)
        return Found(worth if self.view == "all" else worth[run.me], ())

    def check(self, state: State[Any], **limits: Any) -> None:
        """Raises `ValueError` in words when this algorithm can't search `state` with these limits and options."""
        if not isinstance(state, State):
            raise ValueError(f"{self.name} searches a state of a game, not {state!r}")
        has_chance = state.game.chance or state.to_move == CHANCE
        if reason := self.refusal(state.game, state.players, has_chance):
            raise ValueError(reason + self._instead(state, has_chance))
        _check_limits(self.name, limits)
        unknown = [name for name in limits if name not in ("depth", "nodes", "seconds", "stop", *self.options)]
        if unknown:
            has = ", ".join(["depth", "evaluate", "nodes", "seconds", "stop", *self.options])
            raise ValueError(f"{self.name} has no option {unknown[0]!r}; it has: {has}")
        if self.needs_limit and all(limits.get(name) is None for name in ("nodes", "seconds", "stop", "simulations")):
            raise ValueError(f"{self.name} goes on until it is stopped: give it simulations, nodes, seconds or stop")

    def refusal(self, game: Game, players: int, has_chance: bool | None = None) -> str:
        """Why this algorithm can't search positions of `game` for so many players; empty if it can.

        has_chance: whether there are chance nodes; what the game says when None.
        """
        if players > self.most_players:
            return f"{self.name} needs two players, this game of {game.title} has {players}"
        if game.hidden:
            return f"{self.name} looks at everything, and {game.title} hides something from each player"
        if not self.chance and (game.chance if has_chance is None else has_chance):
            return f"{self.name} knows no chance, and {game.title} has it"
        if not game.lists_moves:
            return f"{self.name} lists every move, and this game of {game.title} has too many"
        return ""

    def _instead(self, state: State[Any], has_chance: bool) -> str:
        """Who can search what this one can't, as the end of a refusal."""
        if state.game.hidden and state.players <= self.most_players:
            return ""
        if state.players > self.most_players:
            return f"; try {'uct' if has_chance else 'maxn'}"
        if not self.chance and has_chance:
            return f"; try {'expectimax' if state.players == 2 else 'uct'}"
        return ""

    def __repr__(self) -> str:
        return f"<{self.title}: icefloe.search.{self.name}>"


def algorithm(title: str, **declared: Any) -> Callable[[Callable[..., Found[Any]]], Algorithm]:
    """Enters a function of (run, state, depth, **options) into `ALGORITHMS`. declared: fields of `Algorithm`."""

    def entered(search: Callable[..., Found[Any]]) -> Algorithm:
        made = Algorithm(search, title, **declared)
        made.__dict__["__doc__"] = search.__doc__
        ALGORITHMS[made.name] = made
        return made

    return entered


def algorithm_named(name: str | Algorithm) -> Algorithm:
    """The algorithm of this name. Raises `ValueError` with the names there are."""
    if isinstance(name, Algorithm):
        return name
    if name not in ALGORITHMS:
        raise ValueError(f"no algorithm is called {name!r}; there is: {', '.join(ALGORITHMS)}")
    return ALGORITHMS[name]


def _check_limits(name: str, limits: Mapping[str, Any]) -> None:
    depth = limits.get("depth")
    if depth is not None and depth != INF and not is_whole(depth, 0):
        raise ValueError(f"depth of {name} is {depth!r}, needs a whole number from 0, or None for to the end")
    if limits.get("nodes") is not None and not is_whole(limits["nodes"], 1):
        raise ValueError(f"nodes of {name} is {limits['nodes']!r}, needs a whole number from 1")
    seconds = limits.get("seconds")
    if seconds is not None and (not is_number(seconds) or not seconds > 0):
        raise ValueError(f"seconds of {name} is {seconds!r}, needs a number above 0")
    if limits.get("stop") is not None and not hasattr(limits["stop"], "is_set"):
        raise ValueError(f"stop of {name} is {limits['stop']!r}, needs a threading.Event, or what has is_set()")
