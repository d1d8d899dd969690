"""A scheduler with two workers, for all tests of a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nnconform.harness.cluster.tests.dask_processes import Processes, dask


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Processes, str]]:
    with dask(tmp_path_factory.mktemp("dask")) as both:
        yield both


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    # Commands write failing graphs to a folder of the current one.
    monkeypatch.chdir(tmp_path)
