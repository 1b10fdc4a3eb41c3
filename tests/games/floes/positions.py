"""Positions for tests: small edits of a start, and any that can be."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from icefloe.games import floes

START = "--S--/-WWWW-/-HHBHS-/-WH==BS-/-WHB=HHB-/-WB==BW-/SWBHBHS/-WBBH-/----- 1 2 14,0,5,0 0,0,0,0 5,0,0,0 0,0"
"""The example of the rules page."""


def edited(text=START, *, turn=None, shoves=None, supply=None, fallen=None, aside=None, scores=None, **cells):
    """`text` with some fields and some cells replaced: `edited(a5="W", shoves="1")`."""
    fields = text.split()
    rows = [list(row) for row in fields[0].split("/")]
    for name, letter in cells.items():
        rows[int(name[1]) - 1]["abcdefghi".index(name[0])] = letter
    fields[0] = "/".join("".join(row) for row in rows)
    for place, field in enumerate((turn, shoves, supply, fallen, aside, scores), start=1):
        if field is not None:
            fields[place] = field
    return " ".join(fields)


def mirrored(text):
    """The position text with left and right swapped. Every row is centred, so each is read backwards."""
    rows, *rest = text.split()
    return " ".join(["/".join(row[::-1] for row in rows.split("/")), *rest])


def mirrored_move(move):
    """The text of a move on the mirrored board."""
    if move == "end":
        return move
    floe, column, row, way = move[0], move[1], int(move[2]), move[3:]
    other = "abcdefghi"[9 - abs(row - 5) - 1 - "abcdefghi".index(column)]
    swapped = way.replace("e", "?").replace("w", "e").replace("?", "w")
    return f"{floe}{other}{row}{swapped}"


@st.composite
def texts(draw):
    """Texts of positions that can be: any floes and pieces on the board, the rest shared out by chance."""
    players = draw(st.integers(2, 6))
    things = "-" * 35 + "=" * 5 + "S" * 10 + "H" * 10 + "W" * 10 + "B" * 10
    # A seed, since to draw each of 61 letters takes Hypothesis longer than the tests.
    rng = Random(draw(st.integers(0, 2**32)))
    letters = rng.sample(things + "." * draw(st.integers(0, 20)), 61)
    icons = {"S": "SSSs", "H": "HHHhx"}
    board = "".join(rng.choice(icons.get(letter, letter)) for letter in letters)
    left = [n - sum(map(board.count, of)) for n, of in ((35, "-"), (5, "="), (10, "Ss"), (10, "Hhx"))]
    fallen = [draw(st.integers(0, number)) for number in left]
    supply = [number - barred for number, barred in zip(left, fallen, strict=True)]
    gone = [10 - board.count(piece) for piece in "SHBW"]
    # No more than four enemies a player: with five the game would be over.
    caught = [draw(st.integers(0, min(number, 2 * players))) for number in gone[1:3]]
    aside = [gone[0], gone[1] - caught[0], gone[2] - caught[1], gone[3]]
    scores = [sum(caught) // players + (player < sum(caught) % players) for player in range(players)]
    turn, shoves = draw(st.integers(1, players)), draw(st.integers(0, 3))
    counts = (",".join(map(str, numbers)) for numbers in (supply, fallen, aside, scores))
    rows, start = [], 0
    for length in (5, 6, 7, 8, 9, 8, 7, 6, 5):
        rows.append(board[start : start + length])
        start += length
    return f"{'/'.join(rows)} {turn} {shoves} {' '.join(counts)}"


def random_game(state, rng):
    """The states of a random game from `state`, it included, each with the move that led to it."""
    move = None
    while True:
        yield move, state
        if state.is_over:
            return
        moves = state.legal_moves
        move = moves[int(rng.random() * len(moves))]
        state = state.play(move)


def after(text, *moves):
    """The state after `moves` in the position that `text` describes."""
    state = floes.parse(text)
    for move in moves:
        state = state.play(move)
    return state
