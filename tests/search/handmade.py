"""A game whose tree is written down: `pick(0, a=(3, -3), b=pick(1, c=(1, -1)))` and `draw(heads=(0.5, ...))`."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from icefloe.games.base import CHANCE, Game, PositionError
from tests.protocol.toys import Toy


@dataclass(frozen=True)
class Pick:
    """Where `player` chooses a branch. branches: (move, what follows)."""

    player: int
    branches: tuple


@dataclass(frozen=True)
class Draw:
    """Where chance chooses. branches: (move, probability, what follows)."""

    branches: tuple


def pick(player, **branches):
    return Pick(player, tuple(branches.items()))


def draw(**branches):
    return Draw(tuple((move, *branch) for move, branch in branches.items()))


@dataclass(frozen=True)
class HandmadeState(Toy):
    """What is left of the tree below the moves played. A leaf is a tuple with a number for each player."""

    game: Handmade
    tree: Pick | Draw | tuple
    played: tuple = ()

    @property
    def players(self):
        return len(leaf_of(self.game.tree))

    @property
    def to_move(self):
        if isinstance(self.tree, Draw):
            return CHANCE
        return self.tree.player if isinstance(self.tree, Pick) else None

    @property
    def legal_moves(self):
        return tuple(move for move, _ in self.tree.branches) if isinstance(self.tree, Pick) else ()

    @property
    def outcomes(self):
        return tuple(branch[:2] for branch in self.tree.branches) if isinstance(self.tree, Draw) else ()

    @property
    def scores(self):
        return self.tree if isinstance(self.tree, tuple) else (0,) * self.players

    def after(self, move):
        follows = next(branch[-1] for branch in self.tree.branches if branch[0] == move)
        return HandmadeState(self.game, follows, (*self.played, move))

    def __str__(self):
        return " ".join(self.played) or "start"


@dataclass(frozen=True)
class Handmade(Game):
    name: ClassVar[str] = "handmade"
    title: ClassVar[str] = "Handmade"
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 6
    tree: Pick | Draw | tuple

    @property
    def chance(self):
        return has_chance(self.tree)

    def start(self, players=None, seed=None, **setup):
        return HandmadeState(self, self.tree)

    def parse(self, text):
        state = self.start()
        for move in [] if text == "start" else text.split():
            if move not in state.legal_moves and move not in [each for each, _ in state.outcomes]:
                raise PositionError(f"{move} leads nowhere in {text!r}")
            state = state.after(move)
        return state


def leaf_of(tree):
    """Any leaf."""
    return tree if isinstance(tree, tuple) else leaf_of(tree.branches[0][-1])


def has_chance(tree):
    return not isinstance(tree, tuple) and (isinstance(tree, Draw) or any(has_chance(sub[-1]) for sub in tree.branches))


def handmade(tree):
    """The first state of the game with this tree."""
    return Handmade(tree).start()


def scores(state):
    """An evaluation that reads the leaf's numbers as they are."""
    return tuple(map(float, state.scores))


def random_tree(seed, players=2, depth=4, chance=False, zero_sum=True):
    """A tree with 1 to 3 branches a node, leaves from -9 to 9; who is to move is drawn at each node, so that some move twice."""
    rng = Random(seed)

    def grown(level):
        if level == 0 or rng.random() < 0.1:
            leaf = [rng.randint(-9, 9) for _ in range(players)]
            return (leaf[0], -leaf[0]) if players == 2 and zero_sum else tuple(leaf)
        names = "abc"[: rng.randint(1, 3)]
        if chance and rng.random() < 0.4:
            shares = {1: (1.0,), 2: (0.25, 0.75), 3: (0.5, 0.125, 0.375)}[len(names)]
            return draw(**{name: (share, grown(level - 1)) for name, share in zip(names, shares, strict=True)})
        return pick(rng.randrange(players), **{name: grown(level - 1) for name in names})

    return handmade(grown(depth))
