"""Which browser the tests use, and that there is no going on without one."""

from __future__ import annotations

import pytest

from icefloe.cli import browser


@pytest.fixture
def alone(monkeypatch):
    """A machine without a browser."""
    monkeypatch.delenv("ICEFLOE_CHROMIUM", raising=False)
    monkeypatch.setattr(browser, "_candidates", lambda: iter([]))


def test_the_one_that_is_named_goes_first(monkeypatch):
    monkeypatch.setenv("ICEFLOE_CHROMIUM", "/opt/mine")

    assert "/opt/mine" == browser.chromium_path()


def test_one_that_does_not_run_is_passed_over(alone, monkeypatch, tmp_path):
    """Some systems have a `chromium` that only says how to get one."""
    stub, real = tmp_path / "stub", tmp_path / "real"
    stub.write_text("#!/bin/sh\nexit 1\n")
    real.write_text("#!/bin/sh\nexit 0\n")
    stub.chmod(0o755)
    real.chmod(0o755)
    monkeypatch.setattr(browser, "_candidates", lambda: iter([str(tmp_path / "none"), str(stub), str(real)]))

    assert str(real) == browser.chromium_path()


def test_without_any_it_fails_and_says_how_to_go_on(alone):
    with pytest.raises(
        FileNotFoundError, match=r"^no Chromium or Chrome runs here; install one, or name it in ICEFLOE_CHROMIUM$"
    ):
        browser.chromium_path()
