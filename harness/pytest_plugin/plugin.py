"""The entry point of the pytest plugin: its options, and the loading of its other modules when they are needed.

``pytest PATH --driver ADDRESS`` runs the cases in PATH on the driver; a ConformanceKit in a test file runs the checks
of the driver API. Every pytest run in an environment with nnconform loads this module, so that it imports only pytest
and ``arguments``. The module that collects cases is loaded when a driver is named, that of a kit when one is collected.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

import pytest

from nnconform.harness import arguments

# What the files of cases end with; harness/spec/files.py reads them.
_SPECS = (".mod.py", ".jsonl", ".jsonl.gz")
_NO_DRIVER = "no driver to test; name one with --driver ADDRESS"
_unused = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("nnconform", "conformance of neural-network drivers")
    group.addoption(
        "--driver", action="append", default=[], metavar="ADDRESS", help=f"{arguments.DRIVER} {arguments.REPEAT}"
    )
    group.addoption("--through", type=arguments.through, metavar="FRAMEWORK", help=arguments.THROUGH)
    group.addoption("--hal", metavar="VERSION", help=arguments.HAL)
    group.addoption(
        "--profile",
        choices=arguments.PROFILES,
        default=arguments.DEFAULT_PROFILE,
        help=f"{arguments.PROFILE} (default: %(default)s)",
    )
    group.addoption("--results", metavar="FILE", help=arguments.RESULTS)
    group.addoption("--resume", action="store_true", help=arguments.RESUME)
    group.addoption(
        "--seed", type=arguments.seed, default=0, metavar="INTEGER", help=f"{arguments.SEED} (default: %(default)s)"
    )
    group.addoption(
        "--limit", type=arguments.limit, default=30.0, metavar="SECONDS",
        help=f"{arguments.LIMIT} (default: %(default)s)",
    )  # fmt: skip
    group.addoption("--memory", type=arguments.process_memory, metavar="BYTES", help=arguments.MEMORY)
    group.addoption(
        "--expect",
        action="append",
        default=[],
        metavar="FILE",
        help=f"{arguments.EXPECT} {arguments.REPEAT}",
    )
    group.addoption("--expect-strict", action="store_true", help="Fail if an expected failure does not fail.")
    group.addoption(
        "--operation", action="append", default=[], metavar="NAME",
        help=f"Only cases and calls of this operation. {arguments.REPEAT}",
    )  # fmt: skip
    group.addoption("--named", default="", metavar="NAME", help="Only the case, check, graph or call of this name.")
    group.addoption(
        "--matrix",
        choices=("one", "all"),
        default="",
        help="Execute each case also in one other way (asynchronous, burst, fenced, timed, device memory), or in all.",
    )
    group.addoption(
        "--coupling",
        action="store_true",
        help="Ask for the signed twin of each case on unsigned 8-bit values too: both or neither, the same results.",
    )
    group.addoption(
        "--extremes",
        choices=("sample", "all", "every"),
        default="sample",
        help="Of the calls at extreme sizes and ranges run a sample of each operation, all, or those of every "
        "signature (default: %(default)s).",
    )
    # For nnconform suite: see shares.py.
    group.addoption("--items", help=argparse.SUPPRESS)
    group.addoption("--list-items", help=argparse.SUPPRESS)
    group.addoption("--tell", type=int, help=argparse.SUPPRESS)
    group.addoption(
        "--bias",
        choices=("sample", "all"),
        default="sample",
        help="Measure the mean error of a sample of the signatures, or of all (default: %(default)s).",
    )


def pytest_configure(config: pytest.Config) -> None:
    # Workers of xdist get these addresses, and leave them as they are.
    through = config.getoption("through")
    config.option.driver = [arguments.address_through(each, through) for each in config.getoption("driver")]
    if memory := config.getoption("memory"):
        os.environ[arguments.MEMORY_VARIABLE] = str(memory)
    if config.getoption("driver") or config.getoption("results"):
        config.pluginmanager.import_plugin("nnconform.harness.pytest_plugin.collect")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> None:
    # Without a driver nothing of nnconform is loaded, and nobody would say why a spec has no tests.
    config = parent.config
    if file_path.name.endswith(_SPECS) and not config.getoption("driver") and _is_asked_for(file_path, config):
        config.stash[_unused] = config.stash.get(_unused, 0) + 1


def _is_asked_for(path: Path, config: pytest.Config) -> bool:
    # pytest looks at all files of the folders above what its command line names too.
    named = (config.invocation_params.dir / each.partition("::")[0] for each in config.args)
    return any(path.is_relative_to(each.resolve()) for each in named)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> None:
    # pytest would import a spec that its command line names.
    if module_path.name.endswith(_SPECS[0]) and not parent.config.getoption("driver"):
        raise parent.CollectError(f"{module_path}: a spec of nnconform, and {_NO_DRIVER}")


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    count = config.stash.get(_unused, 0)
    if count and not terminalreporter.stats:
        terminalreporter.line(f"nnconform: {count} files of cases, and {_NO_DRIVER}", red=True)


def pytest_pycollect_makeitem(collector: Any, name: str, obj: object) -> pytest.Collector | None:
    if not getattr(type(obj), "nnconform_kit", False) or not collector.funcnamefilter(name):
        return None
    plugins = collector.config.pluginmanager
    own = getattr(type(obj), "nnconform_collector", "nnconform.harness.pytest_plugin.collect_checks")
    for module in ("nnconform.harness.pytest_plugin.collect", own):
        plugins.import_plugin(module)
    result: pytest.Collector = plugins.get_plugin(own).collect_kit(collector, name, obj)
    return result
