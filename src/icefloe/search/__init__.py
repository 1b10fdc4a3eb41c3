"""Textbook algorithms and evaluations over the protocol of `icefloe.games.base`."""

from .algorithm import ALGORITHMS, Algorithm, algorithm_named
from .alphabeta import alphabeta
from .aspiration import aspiration
from .beam import beam
from .bestreply import bestreply
from .deepening import deepening
from .evaluation import Evaluation, Outcome, ScoreLead
from .expectimax import expectimax
from .greedy import greedy
from .maxn import maxn
from .minimax import minimax
from .mtdf import mtdf
from .negamax import negamax
from .paranoid import paranoid
from .proofnumber import proofnumber
from .puct import puct
from .pvs import pvs
from .run import Result
from .trace import EVENTS, Trace
from .tree import Tree
from .uct import uct

__all__ = [
    "ALGORITHMS",
    "EVENTS",
    "Algorithm",
    "Evaluation",
    "Outcome",
    "Result",
    "ScoreLead",
    "Trace",
    "Tree",
    "algorithm_named",
    "alphabeta",
    "aspiration",
    "beam",
    "bestreply",
    "deepening",
    "expectimax",
    "greedy",
    "maxn",
    "minimax",
    "mtdf",
    "negamax",
    "paranoid",
    "proofnumber",
    "puct",
    "pvs",
    "uct",
]
