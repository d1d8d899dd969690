"""Runs stress tests for tests, and checks that they leave no process."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from typing import TypeVar

import psutil

from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.outcome import Report
from nnconform.harness.stress.processes import Clients
from nnconform.harness.stress.run import Settings, StressRun

REFERENCE = "service:inproc:reference_driver"
# Seconds that a test may take to find a fault on a slow machine; it ends as soon as it has.
LONG = 60.0
# Seconds without a heartbeat that are a hang. The first steps import modules, and wait where others use the disk.
LIMIT = 8.0
T = TypeVar("T")


def run(clients: Clients, name: str, address: str = REFERENCE, **settings) -> Report:
    """Run one stress test with these ``Settings``. However it ends, it must leave no process."""
    test = find_tests(name, importlib.import_module(settings.get("package", "nnconform.harness.stress.defs")))[0]
    # Drivers that other tests of this process keep for all of theirs.
    before = _grandchildren()
    try:
        return StressRun(test, address, clients, Settings(**{"seed": 1, "limit": 60.0, **settings})).run()
    finally:
        wait_for(lambda: _grandchildren() - before, lambda left: not left)


def _grandchildren() -> set[psutil.Process]:
    """Return clients and drivers: fork servers are children of this process, and these theirs."""
    return {each for server in psutil.Process().children() for each in server.children(recursive=True)}


def wait_for(look: Callable[[], T], there: Callable[[T], bool], seconds: float = 60.0) -> T:
    """Return what ``look`` returns, once ``there`` is true of it."""
    until = time.monotonic() + seconds
    while not there(result := look()):
        assert time.monotonic() < until, result
        time.sleep(0.02)
    return result
