"""Commands keep nothing in the cache of who runs the tests, and do not say how far they are on a slow machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.cli import progress


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let each test have a cache of its own."""
    folder = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def _says_nothing_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no line of progress come between those that a command prints: on a busy machine it may take minutes."""
    monkeypatch.setattr(progress, "PERIOD", 86_400.0)
