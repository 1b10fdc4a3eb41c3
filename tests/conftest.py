"""For all tests: nothing skips, and a loaded machine is no failure."""

from __future__ import annotations

import pytest
from hypothesis import settings

# How long one example takes says more about the machine than about the code.
settings.register_profile("icefloe", deadline=None, print_blob=True)
settings.load_profile("icefloe")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """A test that would be skipped fails: whatever it needs is installed by `tests/run.py`."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, and nothing skips here: {report.longrepr}"
    return report
