"""Stress tests run by tests: on which driver, for how long, and that no process is left of one."""

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
# A test that has something to find ends with it; this is how long it may take on a slow machine.
LONG = 60.0
T = TypeVar("T")


def run(clients: Clients, name: str, address: str = REFERENCE, **settings) -> Report:
    """One stress test, as ``Settings`` have it. Whatever it comes to, it leaves no process behind."""
    test = find_tests(name, importlib.import_module(settings.get("package", "nnconform.harness.stress.defs")))[0]
    try:
        return StressRun(test, address, clients, Settings(**{"seed": 1, "limit": 60.0, **settings})).run()
    finally:
        # Fork servers are our children, clients and drivers theirs.
        wait_for(_grandchildren, lambda left: not left)


def _grandchildren() -> list[psutil.Process]:
    return [each for server in psutil.Process().children() for each in server.children(recursive=True)]


def wait_for(look: Callable[[], T], there: Callable[[T], bool], seconds: float = 60.0) -> T:
    """What ``look`` sees, once that is ``there``."""
    until = time.monotonic() + seconds
    while not there(found := look()):
        assert time.monotonic() < until, found
        time.sleep(0.02)
    return found
