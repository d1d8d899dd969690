"""The threads of numpy's BLAS in this process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nnconform.harness.loaders import blas
from nnconform.harness.loaders.registry import open_driver


@pytest.fixture(autouse=True)
def two_threads() -> Iterator[None]:
    before = blas.threads()
    if not before:
        pytest.skip("numpy has another BLAS than OpenBLAS here")
    blas.set_threads(2)
    if 2 not in blas.threads():
        pytest.skip("this OpenBLAS has one thread")
    yield
    blas.set_threads(before[0])


def test_a_driver_in_this_process_gets_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(blas.VARIABLE, raising=False)
    open_driver("inproc:reference_driver").close()
    assert set(blas.threads()) == {1}


def test_the_environment_may_ask_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(blas.VARIABLE, "2")
    open_driver("inproc:reference_driver").close()
    assert 2 in blas.threads()
