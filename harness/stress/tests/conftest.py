"""Fixtures that several of these tests use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nnconform.harness.stress.processes import Clients


@pytest.fixture(scope="module")
def clients() -> Iterator[Clients]:
    """The fork server of stress test clients."""
    clients = Clients([], 1)
    yield clients
    clients.close()
