"""What `import icefloe` brings in, and that the root's names are there."""

from __future__ import annotations

import subprocess
import sys

import pytest

import icefloe

HEAVY = ("numba", "numpy", "anywidget", "ipywidgets", "traitlets", "IPython", "jupyterlab", "svgwrite", "pymunk")


@pytest.mark.parametrize(
    "code",
    [
        "import icefloe",
        "import icefloe.cli",
        "from icefloe import fish; fish.start()",
        "from icefloe import floes; floes.start()",
    ],
)
def test_nothing_heavy_is_loaded_with(code):
    heavy = subprocess.run(
        [sys.executable, "-c", f"{code}; import sys; print([name for name in {HEAVY} if name in sys.modules])"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()

    assert "[]" == heavy


@pytest.mark.parametrize("name", icefloe.__all__)
def test_every_name_of_the_root_is_there(name):
    assert getattr(icefloe, name) is not None
    assert name in dir(icefloe)


def test_a_name_that_is_not_there_is_refused():
    with pytest.raises(AttributeError, match=r"icefloe has no 'whale'; it has: .*fish"):
        _ = icefloe.whale
