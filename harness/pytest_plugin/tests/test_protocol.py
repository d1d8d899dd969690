"""Tests of items that are only called: all that pytest and its plugins do for an item is done for them too."""

from __future__ import annotations

import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from nnconform.harness.pytest_plugin.tests.cases import pytest_command, run_pytest, write_spec

# Prints and logs with each query, and breaks down over the fourth of the five cases, which has others beside it.
DRIVER = """
import logging
from nnconform.reference_driver.device import ReferenceDevice
class Noisy(ReferenceDevice):
    def supported_operations(self, model):
        first = model.main.operands[0]
        print("asked about", first.type.name)
        logging.getLogger("noisy").warning("warned of %s", first.type.name)
        if first.type.name == "TENSOR_INT32":
            raise OSError("no more")
        return super().supported_operations(model)
"""
NOISY = ("--driver", "inproc:noisy:Noisy")
MARKS = """
import pytest
def pytest_collection_modifyitems(items):
    items[1].add_marker(pytest.mark.skip(reason="marked"))
"""
SETS_UP = """
def pytest_runtest_setup(item):
    print("set up:", item.name)
def pytest_runtest_teardown(item):
    print("torn down:", item.name)
"""
# A pytest whose names that are not public are gone, to nnconform alone.
HIDES = """
import builtins
imports = builtins.__import__
names = ("_pytest.logging", "_pytest.runner", "_pytest._code.code")
def hiding(name, values=None, *more, **named):
    if name in names and (values or named.get("globals") or {}).get("__name__", "").startswith("nnconform."):
        print("hidden:", name)
        raise ImportError(name)
    return imports(name, values, *more, **named)
builtins.__import__ = hiding
"""
ITEMS = ["tanh", "tanh_float16", "tanh_quant8", "add", "reshape_to_five"]
WITHOUT = ("-p", "no:nnconform.harness.pytest_plugin.protocol")


@pytest.fixture
def spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file of five cases, in the current folder with the driver."""
    (tmp_path / "noisy.py").write_text(DRIVER)
    monkeypatch.chdir(tmp_path)
    return write_spec(tmp_path)


def test_reports_are_those_of_pytest(spec):
    reports = [_junit(spec, *options) for options in ((), WITHOUT)]
    assert reports[0] == reports[1]
    assert [name for name, _ in reports[0]] == [f"runner_{name}" for name in ITEMS]
    failed = "".join(dict(reports[0])["runner_add"])
    assert "no more" in failed
    assert "asked about TENSOR_INT32" in failed
    assert "warned of TENSOR_INT32" in failed
    assert "asked about TENSOR_FLOAT32" not in failed


def test_a_failure_between_others_shows_its_own_output_and_ends_the_run(spec):
    (spec.parent / "conftest.py").write_text(MARKS)
    done = run_pytest(spec, *NOISY, "-x")
    assert "1 failed, 2 passed, 1 skipped" in done.stdout
    assert done.stdout.count("asked about TENSOR_INT32") == 1
    assert "warned of TENSOR_INT32" in done.stdout
    assert "warned of TENSOR_FLOAT32" not in done.stdout


def test_a_plugin_that_takes_part_in_setups_gets_them_all(spec):
    (spec.parent / "conftest.py").write_text(SETS_UP)
    done = run_pytest(spec, *NOISY, "-s")
    for name in ITEMS:
        assert f"set up: runner_{name}\n" in done.stdout
        assert f"torn down: runner_{name}\n" in done.stdout


@pytest.mark.parametrize("hidden", [pytest.param(False, marks=pytest.mark.nightly), True])
def test_a_pytest_without_its_inner_names_runs_and_reports_the_same(spec, hidden):
    (spec.parent / "hides.py").write_text(HIDES if hidden else "")
    command = pytest_command(spec, *NOISY, "-p", "hides")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert [f"hidden: {name}\n" in done.stdout for name in ("_pytest.logging", "_pytest._code.code")] == [hidden] * 2
    assert "1 failed, 4 passed" in done.stdout
    assert "no more" in done.stdout
    assert f"reproduce: nnconform replay {spec}::runner_add --driver inproc:noisy:Noisy" in done.stdout


def _junit(spec: Path, *options: str) -> list[tuple[str, list[str]]]:
    """Return the name of each test in pytest's report of JUnit, and all its text."""
    path = spec.parent / "junit.xml"
    run_pytest(spec, *NOISY, f"--junit-xml={path}", "-o", "junit_logging=all", *options)
    return [(case.attrib["name"], list(case.itertext())) for case in ElementTree.parse(path).iter("testcase")]
