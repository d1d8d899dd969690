"""The pytest plugin: ``pytest PATH --driver ADDRESS`` runs the cases in PATH on the driver, and a ConformanceKit in a
test file the checks of the driver API.

Loaded by every pytest run in an environment that has nnconform, so that it imports nothing but pytest and the bounds of
its options; what collects and runs cases is loaded when a driver is named, and what does so for checks when a kit is
found.
"""

from __future__ import annotations

from typing import Any

import pytest

from nnconform.harness.arguments import limit, seed


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("nnconform", "conformance of neural-network drivers")
    group.addoption("--driver", action="append", default=[], metavar="ADDRESS", help="driver to test; may be repeated")
    group.addoption("--hal", metavar="VERSION", help="test the driver as one of HAL 1.0, 1.1, 1.2, 1.3 or 1.3+")
    group.addoption("--results", metavar="FILE", help="results store (SQLite) to add each verdict to as it falls")
    group.addoption("--resume", action="store_true", help="go on with the last run in the results store")
    group.addoption("--seed", type=seed, default=0, metavar="N", help="seed of everything random (default: 0)")
    group.addoption(
        "--expect", action="append", default=[], metavar="FILE", help="TOML file of failures that are expected, and why"
    )
    group.addoption("--expect-strict", action="store_true", help="an expected failure that does not fail is a failure")
    group.addoption(
        "--matrix",
        choices=("one", "all"),
        default="",
        help="execute each case in one further way (asynchronous, burst, fenced, timed, device memory, ...), or in all",
    )
    group.addoption(
        "--limit",
        type=limit,
        default=30.0,
        metavar="SECONDS",
        help="silence after which a driver is hung (30)",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("driver") or config.getoption("results"):
        config.pluginmanager.import_plugin("nnconform.harness.pytest_plugin.collect")


def pytest_pycollect_makeitem(collector: Any, name: str, obj: object) -> pytest.Collector | None:
    if not getattr(type(obj), "nnconform_kit", False) or not collector.funcnamefilter(name):
        return None
    plugins = collector.config.pluginmanager
    own = getattr(type(obj), "nnconform_collector", "nnconform.harness.pytest_plugin.collect_checks")
    for module in ("nnconform.harness.pytest_plugin.collect", own):
        plugins.import_plugin(module)
    found: pytest.Collector = plugins.get_plugin(own).collect_kit(collector, name, obj)
    return found
