"""`icefloe bench`: the project's figures, measured here and now; a line each: name, figure, unit, separated by tabs."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from functools import cache
from importlib.resources import files
from math import inf
from random import Random
from statistics import mean, median
from threading import Event
from time import perf_counter, sleep
from typing import Any, NamedTuple

from ..games import game_named
from ..games.base import State, picked
from .refusal import Refusal


class Benchmark(NamedTuple):
    """A function that measures, and the unit of the figure it returns."""

    measure: Callable[[], float]
    unit: str


BENCHMARKS: dict[str, Benchmark] = {}
"""By name, in the order in which they run."""


def benchmark(name: str, unit: str) -> Callable[[Callable[[], float]], Callable[[], float]]:
    """Enters a function that measures into `BENCHMARKS`; its docstring says what of."""

    def entered(measure: Callable[[], float]) -> Callable[[], float]:
        BENCHMARKS[name] = Benchmark(measure, unit)
        return measure

    return entered


def add_arguments(parser: ArgumentParser, argv: Sequence[str]) -> None:
    """Names of benchmarks."""
    parser.add_argument("names", metavar="NAME", nargs="*", help=f"all if not said: {', '.join(BENCHMARKS)}")


def run(arguments: Namespace) -> int:
    """Measures and prints, one after the other. Raises `Refusal`."""
    names = arguments.names or BENCHMARKS
    for name in names:
        if name not in BENCHMARKS:
            raise Refusal(f"no benchmark is called {name!r}; there is: {', '.join(BENCHMARKS)}")
    for name in names:
        measure, unit = BENCHMARKS[name]
        print(f"{name}\t{_digits(measure())}\t{unit}", flush=True)
    return 0


def _digits(figure: float) -> str:
    """Four that count, without an exponent."""
    return f"{Decimal(f'{figure:.4g}'):f}"


@benchmark("import", "s")
def _import() -> float:
    """`import icefloe` in a fresh interpreter, the best of seven: what else the machine does only adds."""
    code = "from time import perf_counter as now; start = now(); import icefloe; print(now() - start)"
    command = [sys.executable, "-c", code]
    return min(float(subprocess.run(command, check=True, capture_output=True).stdout) for _ in range(7))


@benchmark("fish.random", "plies/s")
def _fish_random() -> float:
    """Random games for 2, 3 and 4 in turn on the standard board."""
    return _random_games("fish")


@benchmark("floes.random", "plies/s")
def _floes_random() -> float:
    """Random games for 2 to 6 in turn on the hex board; a shove is a ply, and so is the end of a turn that could go on."""
    return _random_games("floes")


def _random_games(name: str) -> float:
    """Plies a second: all legal moves listed, one picked, checked, played.

    The best of 15: what else the machine does only slows it. Boards are shuffled before.
    """
    game = game_named(name)()
    players = range(game.least_players, game.most_players + 1)
    starts = [game.start(players[seed % len(players)], seed) for seed in range(60)]
    return max(_plies_per_second(starts, Random(turn)) for turn in range(15))


def _plies_per_second(starts: Sequence[State[Any]], rng: Random) -> float:
    plies, begin = 0, perf_counter()
    for state in starts:
        while not state.is_over:
            moves = state.legal_moves
            state = state.play(moves[int(rng.random() * len(moves))])
            plies += 1
    return plies / (perf_counter() - begin)


@benchmark("fish.scene", "ms")
def _fish_scene() -> float:
    """A move's Scene as JSON text, with all that can be picked in it: the median over three random games."""
    return _scene("fish")


@benchmark("floes.scene", "ms")
def _floes_scene() -> float:
    """The same for the hex board of Floes."""
    return _scene("floes")


def _scene(name: str) -> float:
    from ..draw import Last, drawing

    drawn = drawing(name)

    def draw(before: State[Any], move: Any, after: State[Any]) -> None:
        json.dumps(drawn.scene(after, last=Last(move, before)).to_json())

    return 1000 * median(_seconds(draw, *ply) for seed in range(3) for ply in _random_game(name, seed))


def _random_game(name: str, seed: int, **rules: Any) -> list[tuple[State[Any], Any, State[Any]]]:
    """Its plies: (before, move, after)."""
    state, rng = game_named(name)(**rules).start(2, seed), Random(seed)
    plies = []
    while not state.is_over:
        move = picked(state.legal_moves, rng)
        after = state.play(move)
        plies.append((state, move, after))
        state = after
    return plies


@benchmark("floes.drift", "ms")
def _floes_drift() -> float:
    """A shove on drifting ice, from the state before to the state after: the mean over the first 40 of three random games, the best of three rounds."""
    shoves = [
        (before, move)
        for seed in range(3)
        for before, move, _ in _random_game("floes", seed, model="drift", max_plies=40)
    ]
    return 1000 * min(mean(_seconds(before.play, move) for before, move in shoves) for _ in range(3))


def _seconds(function: Callable[..., object], *arguments: Any) -> float:
    start = perf_counter()
    function(*arguments)
    return perf_counter() - start


@benchmark("floes.match", "% of points")
def _floes_match() -> float:
    """`beam` against `greedy` at Floes for two on the hex board: 200 games, 100 set-ups, each from both seats."""
    from .bench_match import share

    return share("floes", "beam", "greedy")


@benchmark("engine.stop", "ms")
def _engine_stop() -> float:
    """From setting the flag that stops until the engine, in its process, has answered: the longest of 20, on a standard board for 2."""
    return 1000 * max(_answers_to_stop(20))


def _answers_to_stop(times: int) -> Iterator[float]:
    from ..engine.base import Limits
    from ..engine.process import Engine
    from ..games.fish import Fish

    state = Fish().start(2, seed=1)
    with Engine(patience=inf) as engine, ThreadPoolExecutor(1) as pool:
        engine.wait()
        for turn in range(times):
            stop = Event()
            asked = pool.submit(engine.think, state, Limits(), stop=stop)
            sleep(0.2 + turn / 100)
            start = perf_counter()
            stop.set()
            asked.result()
            yield perf_counter() - start


@benchmark("engine.exact32", "%")
def _engine_exact32() -> float:
    """Late positions of two players with up to 32 tiles left that the engine solves exactly within a second, one thread."""
    from .bench_engine import solved

    return solved(0, 32)


@benchmark("engine.exact36", "%")
def _engine_exact36() -> float:
    """The same with 36 tiles."""
    from .bench_engine import solved

    return solved(33, 36)


@benchmark("engine.exact40", "%")
def _engine_exact40() -> float:
    """The same with 40 tiles."""
    from .bench_engine import solved

    return solved(37, 40)


@benchmark("engine.uct", "% of points")
def _engine_uct() -> float:
    """The engine against UCT at Fish for two, 0.1 s a move each: 200 games, 100 boards, each from both seats."""
    from .bench_engine import against_uct

    return against_uct()


@benchmark("engine.second", "% of points")
def _engine_second() -> float:
    """The engine with 1 s a move against itself with 0.1 s: 60 games, 30 boards, each from both seats."""
    from .bench_engine import against_less_time

    return against_less_time()


@benchmark("fish.perft5", "leaves/s")
def _fish_perft5() -> float:
    """Sequences of five slides counted from the start position of `tests/engine/reference.c`, one thread, best of three."""
    from .bench_kernel import perft5

    return perft5()


@benchmark("fish.playouts", "games/s")
def _fish_playouts() -> float:
    """200,000 uniform random games from there, one thread, best of three."""
    from .bench_kernel import random_games

    return random_games()


@benchmark("engine.many", "times its fair share")
def _engine_many() -> float:
    """The engine among three and four against UCT and greedy players, 0.1 s a move: 28 games, every seat of four set-ups each."""
    from .bench_many import many

    return many()


@benchmark("bundle", "kB")
def _bundle() -> float:
    """The front end of the board as it is shipped."""
    return _kilobytes("widget.js")


@benchmark("bundle.watch", "kB")
def _bundle_watch() -> float:
    """The front end of watching as it is shipped."""
    return _kilobytes("watch.js")


def _kilobytes(name: str) -> float:
    return len(files("icefloe.notebook").joinpath("static", name).read_bytes()) / 1000


def _enter_searches() -> None:
    """What watching costs; and for every algorithm nodes a second, simulated games a second where it simulates."""
    from functools import partial

    from ..search import ALGORITHMS
    from .bench_search import PLAIN, cost, nodes_per_second

    for name in PLAIN:
        for watched in (False, True):
            measure = partial(cost, name, watched)
            BENCHMARKS[f"{'watched' if watched else 'unwatched'}.{name}"] = Benchmark(measure, "times plain")

    for name, search in ALGORITHMS.items():
        unit = "games/s" if search.kind == "simulations" else "nodes/s"
        BENCHMARKS[f"search.{name}"] = Benchmark(partial(nodes_per_second, name), unit)


_enter_searches()


@benchmark("watch.open", "s")
def _watch_open() -> float:
    """100,000 nodes searched, put together as a tree and packed for the page."""
    from ..notebook import watch
    from .bench_search import position

    return _seconds(watch, "alphabeta", position())


@cache
def _steps() -> tuple[float, float]:
    from .bench_lab import step_of_large_tree

    return step_of_large_tree()


@benchmark("watch.step", "ms")
def _watch_step() -> float:
    """A step forward in a tree of 100,000 nodes in JupyterLab, from the click to the frame that shows it."""
    return _steps()[0]


@benchmark("watch.back", "ms")
def _watch_back() -> float:
    """The same, a step back."""
    return _steps()[1]


@cache
def _clicks() -> tuple[float, float]:
    from .bench_lab import click_over_counter

    return click_over_counter()


@benchmark("click", "ms")
def _click() -> float:
    """A click in JupyterLab until the picture shows the move, above a bare anywidget counter in the same page."""
    return _clicks()[0]


@benchmark("confirm", "ms")
def _confirm() -> float:
    """The same until Python's answer is in the picture."""
    return _clicks()[1]


@benchmark("wire", "kB")
def _wire() -> float:
    """What travels between page and kernel for a ply, both ways, envelopes and saved picture included."""
    from .bench_lab import wire_per_ply

    return wire_per_ply()
