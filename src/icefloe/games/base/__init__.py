"""The protocol that every game keeps."""

from .errors import GameError, IllegalMove, MoveTextError, PositionError, quoted, shortened
from .game import CHANCE, Depiction, Game, Move, Option, Rule, State, View, check_seed, picked, shuffled
from .perft import divide, perft

__all__ = [
    "CHANCE",
    "Depiction",
    "Game",
    "GameError",
    "IllegalMove",
    "Move",
    "MoveTextError",
    "Option",
    "PositionError",
    "Rule",
    "State",
    "View",
    "check_seed",
    "divide",
    "perft",
    "picked",
    "quoted",
    "shortened",
    "shuffled",
]
