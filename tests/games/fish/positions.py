"""Positions for tests: random ones by Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st


@st.composite
def texts(draw):
    """Position texts of small boards of any shape, with gaps, any fish, penguins and hands; some can't be read."""
    players = draw(st.integers(2, 4))
    first = draw(st.integers(1, 6))
    second = first + (1 if first == 1 else draw(st.sampled_from([-1, 1])))
    lengths = [(first, second)[row % 2] for row in range(draw(st.integers(1, 5)))]
    cell = st.one_of(
        st.just("."),
        st.sampled_from("11123"),
        st.tuples(st.sampled_from("123456789"), st.sampled_from("abcd"[:players])).map("".join),
    )
    rows = "/".join("".join(draw(cell) for _ in range(length)) for length in lengths)
    turn = draw(st.sampled_from("abcd"[:players]))
    hand = draw(st.one_of(st.just("0" * players), st.text("012", min_size=players, max_size=players)))
    collected = ",".join(f"{draw(st.integers(0, 60))}/{draw(st.integers(0, 30))}" for _ in range(players))
    return f"{rows} {turn} {hand} {collected}"
