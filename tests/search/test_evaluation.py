"""Evaluations as text."""

from __future__ import annotations

import pytest

from icefloe.search import Evaluation


@pytest.mark.parametrize("weights", [{"fish": 1.0}, {"fish": 1.0, "territory": 0.5, "mobility": 0.05}, {"reach": -2.0}])
def test_an_evaluation_reads_back_from_its_text(weights):
    assert Evaluation(weights) == Evaluation.parse(str(Evaluation(weights)))


def test_a_text_that_is_no_evaluation_is_refused():
    with pytest.raises(ValueError, match=r"'2' is no term of an evaluation, such as '0.5 territory': 'fish \+ 2'"):
        Evaluation.parse("fish + 2")
