"""The pytest plugin: ``pytest PATH --driver ADDRESS`` runs the cases in PATH on the driver.

Loaded by every pytest run in an environment that has nnconform, so that it imports nothing but pytest; what collects
and runs cases is loaded when a driver is named.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("nnconform", "conformance of neural-network drivers")
    group.addoption("--driver", action="append", default=[], metavar="ADDRESS", help="driver to test; may be repeated")
    group.addoption("--hal", metavar="VERSION", help="test the driver as one of HAL 1.0, 1.1, 1.2, 1.3 or 1.3+")
    group.addoption("--results", metavar="FILE", help="results store (SQLite) to add each verdict to as it falls")
    group.addoption("--resume", action="store_true", help="go on with the last run in the results store")
    group.addoption("--seed", type=int, default=0, metavar="N", help="seed of everything random (default: 0)")
    group.addoption(
        "--limit", type=float, default=30.0, metavar="SECONDS", help="silence after which a driver is hung (30)"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("driver"):
        config.pluginmanager.import_plugin("harness.runner.collect")
