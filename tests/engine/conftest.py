"""For tests of the engine."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """All of the kernel, compiled by one of the processes that run tests at once, loaded by the others."""
    from icefloe.engine.thinking import warm_up

    warm_up()
