"""A pytest plugin that spares the cyclic garbage collector what lives to the end of the run: items and their cases.
What comes later it looks through less often.

Loaded for a run on drivers, and for the project's own tests. Those call ``gc.collect`` where they look for leaks: with
their thousands of items a call took 0.2 s.
"""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest

from nnconform.harness.process.collector import collect_rarely


def pytest_configure(config: pytest.Config) -> None:
    """Collect less often than Python does by itself."""
    collect_rarely()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Disable the collector during collection: it would traverse all cases again and again."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        return (yield)
    finally:
        if enabled:
            gc.enable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Exempt what there is from every later traversal."""
    gc.freeze()
