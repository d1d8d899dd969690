"""What runs: cases of some operations alone, and a word about cases without a driver."""

from __future__ import annotations

from pathlib import Path

import pytest

from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts, write_spec

RIGHT = "inproc:reference_driver"


def test_cases_of_an_operation_alone(tmp_path: Path) -> None:
    spec, store = write_spec(tmp_path), tmp_path / "r.sqlite"
    done = run_pytest(spec, "--driver", RIGHT, "--operation", "add", "--operation", "RESHAPE", "--results", store)
    assert done.returncode == 0, done.stdout
    assert set(verdicts(store)[RIGHT]) == {"add", "reshape_to_five"}
    assert "3 deselected" in done.stdout


def test_an_operation_that_is_none(tmp_path: Path) -> None:
    done = run_pytest(write_spec(tmp_path), "--driver", RIGHT, "--operation", "ADDD")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "unknown operation ADDD; known are for example ADD" in done.stderr + done.stdout


def test_a_spec_without_a_driver_says_what_is_missing(tmp_path: Path) -> None:
    spec = write_spec(tmp_path)
    named = run_pytest(spec)
    assert named.returncode != 0
    assert "a spec of nnconform, and no driver to test; name one with --driver ADDRESS" in named.stdout
    assert "Traceback" not in named.stdout
    below = tmp_path / "below"
    below.mkdir()
    write_spec(below)
    folder = run_pytest(below)
    assert folder.returncode == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "nnconform: 1 files of cases, and no driver to test; name one with --driver ADDRESS" in folder.stdout
