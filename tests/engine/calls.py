"""Many calls of the kernel and of a mind, and what comes of them, to be compared between compiled code and plain Python.

`python -m tests.engine.calls` prints them as JSON. With `--checked` every number that the kernel's arithmetic comes to is
looked at: what is outside 62 bits would be another number in compiled code. That needs plain Python (`ICEFLOE_PLAIN`).
"""

from __future__ import annotations

import ast
import json
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import PathFinder, SourceFileLoader
from random import Random

KERNEL = "icefloe.engine.kernel."
MOST = 2**62


def checked(number):
    assert type(number) is not int or -MOST <= number < MOST, f"{number} has more than 62 bits"
    assert type(number) is not float, f"{number} is no integer"
    return number


class Check(ast.NodeTransformer):
    """Puts `checked` around every operation of functions, those that assign in place included."""

    def __init__(self):
        self.inside = False

    def visit_FunctionDef(self, node):
        self.inside = any(getattr(mark, "id", "") == "kernel" for mark in node.decorator_list)
        node.body = [self.visit(line) for line in node.body]
        self.inside = False
        return node

    def visit_BinOp(self, node):
        node = self.generic_visit(node)
        if isinstance(node.op, ast.BitAnd):
            # What a shift pushes out is cut off by the mask, and then all is well.
            node.left, node.right = map(self.without_shift, (node.left, node.right))
        return self.around(node)

    def without_shift(self, node):
        """An operand, its own check taken off if it is a shift to the left."""
        inner = node.args[0] if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_checked" else node
        return inner if isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.LShift) else node

    def visit_UnaryOp(self, node):
        return self.around(self.generic_visit(node))

    def visit_AugAssign(self, node):
        node = self.generic_visit(node)
        if not self.inside:
            return node
        before = ast.parse(ast.unparse(node.target), mode="eval").body
        value = self.without_shift(node.value) if isinstance(node.op, ast.BitAnd) else node.value
        after = self.around(ast.BinOp(before, node.op, value))
        return ast.copy_location(ast.Assign([node.target], after), node)

    def around(self, node):
        return ast.copy_location(ast.Call(ast.Name("_checked", ast.Load()), [node], []), node) if self.inside else node


class Loader(SourceFileLoader):
    def get_code(self, fullname):
        tree = Check().visit(ast.parse(self.get_data(self.path)))
        return compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)

    def exec_module(self, module):
        module._checked = checked
        super().exec_module(module)


class Finder(MetaPathFinder):
    """Loads the kernel's modules with a check around every operation. found: their names."""

    def __init__(self):
        self.found = []

    def find_spec(self, fullname, path, target=None):
        if not fullname.startswith(KERNEL):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        spec.loader = Loader(fullname, spec.origin)
        self.found.append(fullname)
        return spec


def counts():
    """Slides, neighbours, leaves and random games of positions from random games."""
    from icefloe.engine.kernel.compiled import ints, zeros
    from icefloe.engine.kernel.counting import leaves, mobility, playout
    from icefloe.engine.kernel.grid import near, slides
    from icefloe.engine.position import position_of

    from .positions import random_game

    for seed in range(30):
        states = list(random_game(seed))
        for state in states[:: max(len(states) // 3, 1)]:
            grid, worth, free, penguins, _, _, mover, _ = position_of(state)
            at = [cell for own in penguins for cell in range(61) if own >> cell & 1]
            ends = [sum(own.bit_count() for own in penguins[: player + 1]) for player in range(state.players)]
            yield [int(slides(grid, cell, free)) for cell in at]
            yield [int(near(grid, cells)) for cells in (free, *penguins)]
            yield [int(mobility(grid, own, free)) for own in penguins]
            if state.players == 2:
                yield [int(leaves(grid, free, penguins[mover], penguins[1 - mover], depth)) for depth in range(4)]
            got, chance, last = zeros(state.players), ints([2**32 - 1 - seed]), ints(at)
            plies = playout(grid, worth, free, ints(ends), last, zeros(len(at)), mover, got, chance)
            yield [int(number) for numbers in ([plies], got, last, chance) for number in numbers]


def thoughts(nodes):
    """What a mind says within so many nodes of placements, of middles of games, and of endings, for 2, 3 and 4 players."""
    from icefloe.engine.base import Limits
    from icefloe.engine.thinking import Mind
    from icefloe.games import fish

    from .positions import KINDS, ending, random_game

    mind, rng = Mind(1), Random(1)
    states = [fish.parse(ending(kind, seed, most=10)) for kind in KINDS for seed in range(6)]
    for players in (2, 3, 4):
        states += [fish.start(players, seed=players), fish.start(players, 1, board="9876/54321/9999", penguins=1)]
        for seed in range(3):
            games = list(random_game(seed + 40, players))
            states.append(games[len(games) // 2])
            states.append(games[0])
    for state in states:
        limits = Limits(nodes=nodes, lines=rng.choice([1, 3])) if rng.random() < 0.7 else Limits(depth=2, nodes=nodes)
        report = mind.think(state, limits)
        yield [str(state), report.depth, report.nodes, report.lines]


def main():
    finder = Finder()
    if "--checked" in sys.argv:
        sys.meta_path.insert(0, finder)
    from icefloe.engine.kernel.compiled import COMPILED

    found = {"compiled": COMPILED, "counts": list(counts()), "thoughts": list(thoughts(nodes=120))}
    if "--checked" in sys.argv:
        assert not COMPILED
        assert KERNEL + "counting" in finder.found
    print(json.dumps(found))


if __name__ == "__main__":
    main()
