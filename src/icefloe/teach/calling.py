"""How a student's function is called: which of its parameters is the position, the depth, the window and so on."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ..games.base import State
from .calls import ALPHA_NAMES, BETA_NAMES, DEPTH_NAMES, LIMIT_NAMES, STATE_NAMES, Call

INF = float("inf")

MAXIMIZING_NAMES = ("maximizing", "maximizing_player", "is_max", "maximize", "maximising", "maxi", "is_maximizing")
COLOR_NAMES = ("color", "colour", "sign")
PLAYER_NAMES = ("player", "me", "who", "root_player", "max_player", "perspective", "us", "p")
ROOT_NAMES = ("root", "root_state")
EVALUATE_NAMES = ("evaluate", "evaluation", "heuristic", "eval_fn", "score_fn", "h")
EMPTY_NAMES: dict[str, Callable[[], Any]] = {
    "table": dict, "tt": dict, "memo": dict, "cache": dict, "transpositions": dict, "history": list, "path": list,
    "move": lambda: None, "last": lambda: None, "last_move": lambda: None, "best": lambda: None,
}  # fmt: skip
SIMULATIONS_NAMES = (
    "simulations",
    "iterations",
    "n",
    "playouts",
    "budget",
    "rollouts",
    "sims",
    "num_simulations",
    "its",
)
SEED_NAMES = ("seed",)
RNG_NAMES = ("rng", "random", "rand")
"""Usual names of parameters, in small letters."""


VIEWERS: dict[str, Callable[[int], tuple[Any, Any, Any]]] = {
    "mover": lambda mover: (True, 1, mover),
    "zero": lambda mover: (mover == 0, 1 - 2 * mover, mover),
    "index": lambda mover: (mover, 1 - 2 * mover, mover),
    "flag": lambda mover: (True, 1, True),
    "zero-flag": lambda mover: (mover == 0, 1 - 2 * mover, mover == 0),
    "sign": lambda mover: (1 - 2 * mover, 1 - 2 * mover, 1 - 2 * mover),
}
"""What says whose view is wanted, by the number of who is to move: of whether to maximize, a sign, a player. A student's `player`
may be any of the three.
"""

VIEW_ROLES = ("maximizing", "color", "player")
"""The roles that `VIEWERS` gives values for, in order."""


class Unfit(ValueError):
    """A function that can't be called as a search; says which parameter is the matter."""


@dataclass(frozen=True)
class Calling:
    """Calls `function` with what its parameters ask for.

    roles: what each of its parameters is given, those left out that it can do without. optional: parameters that say whose view is
    wanted, left out for now. viewer: how that is said, a key of `VIEWERS`.
    """

    function: Callable[..., Any]
    roles: dict[str, str]
    evaluate: Any = None
    optional: tuple[str, ...] = ()
    viewer: str = "mover"

    @classmethod
    def of(cls, function: Any, kind: str, evaluate: Any = None) -> Calling:
        """How to call this function. Raises `Unfit`."""
        if not callable(function):
            raise Unfit(f"check needs a function, not {function!r}")
        try:
            parameters = list(inspect.signature(function).parameters.values())
        except (TypeError, ValueError):
            raise Unfit(
                f"the parameters of {function!r} can't be found out; wrap it in a function of your own"
            ) from None
        roles: dict[str, str] = {}
        for parameter in parameters:
            if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
                continue
            role = _role(parameter.name.lower(), roles, kind)
            if role:
                roles[parameter.name] = role
            elif parameter.default is parameter.empty:
                roles[parameter.name] = ""
        takes_options = any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters)
        if kind == "uct" and takes_options and not {"simulations", ""} & set(roles.values()):
            # Options by their names, as icefloe's own search has them.
            roles["simulations"] = "simulations"
        optional = tuple(
            parameter.name
            for parameter in parameters
            if roles.get(parameter.name) == "player" and parameter.default not in (parameter.empty, None)
        )
        _settle(parameters, roles, kind, evaluate)
        return cls(function, roles, evaluate, optional)

    def others(self) -> list[Calling]:
        """The other ways in which whose view is wanted may be said."""
        given = {**self.roles, **dict.fromkeys(self.optional, "player")}
        found = {self._said(): self}
        for viewer in VIEWERS:
            for roles in (self.roles, given):
                each = replace(self, roles=roles, viewer=viewer)
                found.setdefault(each._said(), each)
        return list(found.values())[1:]

    def fit(self, calls: Iterable[Call]) -> int:
        """How well what says whose view is wanted is of the kind that the function itself hands down in these calls.

        0: it is not; where it hands down signs it wants no number of a player, where truths no number at all. 2: it hands
        down unchanged what it got, as one does with a player's number, and is given that. 1: all else.
        """
        calls, fit = list(calls), 1
        for name, role in self.roles.items():
            handed, kept = [], []
            for call in calls if role in VIEW_ROLES else ():
                if call.parent and name in call.numbers and name in call.parent.numbers:
                    handed.append(call.numbers[name])
                    kept.append(call.numbers[name] == call.parent.numbers[name])
            given = [self._view(role, mover) for mover in (0, 1)] if handed else []
            is_truth = all(isinstance(number, bool) for number in handed) and len(set(handed)) > 1
            if any(number < 0 for number in handed) and 0 in given:
                return 0
            if is_truth and not all(isinstance(number, bool) for number in given):
                return 0
            if all(kept) and repr(given) == "[0, 1]":
                fit = 2
        return fit

    def _said(self) -> str:
        """What the parameters are given that say whose view is wanted, where player 0 is to move and where player 1 is."""
        return repr(
            [
                (name, self._view(role, 0), self._view(role, 1))
                for name, role in self.roles.items()
                if role in VIEW_ROLES
            ]
        )

    def _view(self, role: str, mover: int) -> Any:
        return VIEWERS[self.viewer](mover)[VIEW_ROLES.index(role)]

    def __call__(self, state: State[Any], amount: int, seed: int = 0) -> Any:
        """What the function returns for this position. amount: plies, or simulations."""
        parameters = inspect.signature(self.function).parameters
        args, kwargs = [], {}
        for name, role in self.roles.items():
            value = self._value(name, role, state, amount, seed)
            if name in parameters and parameters[name].kind is inspect.Parameter.POSITIONAL_ONLY:
                args.append(value)
            else:
                kwargs[name] = value
        return self.function(*args, **kwargs)

    def _value(self, name: str, role: str, state: State[Any], amount: int, seed: int) -> Any:
        if role in VIEW_ROLES:
            return self._view(role, state.to_move or 0)
        values: dict[str, Callable[[], Any]] = {
            "state": lambda: state,
            "depth": lambda: amount,
            "start": lambda: 0,
            "simulations": lambda: amount,
            "alpha": lambda: -INF,
            "beta": lambda: INF,
            "root": lambda: state,
            "evaluate": lambda: self.evaluate,
            "seed": lambda: seed,
            "rng": lambda: Random(seed),
        }
        return values[role]() if role in values else EMPTY_NAMES[name.lower()]()


def _role(name: str, taken: dict[str, str], kind: str) -> str:
    """What a parameter of this name is for; empty when its name does not tell."""
    known = (
        (STATE_NAMES, "state"), (SIMULATIONS_NAMES if kind == "uct" else (), "simulations"), (DEPTH_NAMES, "depth"),
        (LIMIT_NAMES, "limit"), (ALPHA_NAMES, "alpha"), (BETA_NAMES, "beta"), (MAXIMIZING_NAMES, "maximizing"),
        (COLOR_NAMES, "color"), (PLAYER_NAMES, "player"), (ROOT_NAMES, "root"), (EVALUATE_NAMES, "evaluate"), (SEED_NAMES, "seed"),
        (RNG_NAMES, "rng"), (tuple(EMPTY_NAMES), "empty"),
    )  # fmt: skip
    return next((role for names, role in known if name in names and role not in taken.values()), "")


def _settle(parameters: list[inspect.Parameter], roles: dict[str, str], kind: str, evaluate: Any) -> None:
    """Sort out what names alone leave open. Raises `Unfit`."""
    defaults = {parameter.name: parameter.default for parameter in parameters}
    for name in roles:
        defaults.setdefault(name, None)
    required = {name for name in roles if defaults[name] is inspect.Parameter.empty}
    if "state" not in roles.values():
        first = next((name for name in roles if name in required), None)
        if first is None:
            raise Unfit("your function takes no position: its first parameter should be the state")
        roles[first] = "state"
    _settle_depth(roles, defaults, kind)
    for name, role in list(roles.items()):
        if role == "evaluate" and evaluate is None:
            del roles[name]
            if name in required:
                raise Unfit(f"your function needs {name!r}: give check the same with evaluate=")
        elif role in ("player", "root", "empty", "rng", "alpha", "beta", "") and name not in required:
            # What holds when nothing is said is what the student wants to hold at the top.
            del roles[name]
        elif role == "":
            raise Unfit(f"your function needs {name!r}, and check can't tell what to give it: give it a default")
        elif role in ("maximizing", "color") and name not in required and defaults[name] is None:
            del roles[name]


def _is_limit(default: Any) -> bool:
    return isinstance(default, int) and not isinstance(default, bool) and default > 0


def _settle_depth(roles: dict[str, str], defaults: dict[str, Any], kind: str) -> None:
    if kind == "uct":
        amount = next((name for name, role in roles.items() if role in ("simulations", "depth", "")), None)
        for name in [name for name, role in roles.items() if role in ("depth", "limit")]:
            if name != amount and defaults[name] is not inspect.Parameter.empty:
                del roles[name]
        if amount is None:
            raise Unfit("your function needs a number of simulations: a parameter such as simulations=1000")
        roles[amount] = "simulations"
        return
    depth = next((name for name, role in roles.items() if role == "depth"), None)
    limit = next((name for name, role in roles.items() if role == "limit"), None)
    if limit is None and depth is not None and defaults[depth] == 0:
        # From 0 it can only count up: to the one number that is left.
        numbers = [name for name, default in defaults.items() if name not in roles and _is_limit(default)]
        limit = numbers[0] if len(numbers) == 1 else None
    if limit is not None:
        # The depth counts up to it.
        roles[limit] = "depth"
        if depth is not None:
            roles[depth] = "start"
        return
    if depth is None:
        depth = next((name for name, role in roles.items() if role == ""), None)
        if depth is None:
            raise Unfit("your function needs a depth: a parameter such as depth, plies to look ahead")
        roles[depth] = "depth"
