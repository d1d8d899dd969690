"""Tests of ``pytest PATH --driver ADDRESS``: what a user sees."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts, write_spec
from nnconform.harness.spec.files import read_cases
from nnconform.harness.spec.jsonl import Header
from nnconform.harness.spec.jsonl_writer import cases_text

DRIVER = ("--driver", "inproc:reference_driver")


def test_a_case_can_be_pasted(tmp_path: Path) -> None:
    done = run_pytest(f"{write_spec(tmp_path)}::runner_tanh_quant8", *DRIVER)
    assert "1 passed" in done.stdout
    assert "passed: 1" in done.stdout


def test_a_failure_says_how_to_reproduce_it(tmp_path: Path) -> None:
    wrong = ("--driver", "inproc:reference_driver.faulty?fault=operation.off_by_one", "--seed", 5)
    done = run_pytest(write_spec(tmp_path), *wrong)
    command = re.search(r"reproduce: pytest (.*)", done.stdout)
    assert command
    again = run_pytest(*shlex.split(command[1]))
    assert "1 failed" in again.stdout
    assert "expected values: closed form" in again.stdout


def test_without_a_driver_specs_are_left_alone(tmp_path: Path) -> None:
    write_spec(tmp_path)
    assert "no tests ran" in run_pytest(tmp_path).stdout


def test_an_older_driver_is_spared_newer_cases(tmp_path: Path) -> None:
    store = tmp_path / "results.sqlite"
    run_pytest(write_spec(tmp_path), *DRIVER, "--hal", "1.1", "--results", store)
    verdict_names = {name: str(event.outcome.verdict) for name, event in verdicts(store)[DRIVER[1]].items()}
    assert verdict_names == {
        "tanh": "passed",
        "tanh_float16": "not_applicable",
        "tanh_quant8": "not_applicable",
        "add": "not_applicable",
        "reshape_to_five": "passed",
    }


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--driver", "nonsense:x"), "unknown scheme 'nonsense'"),
        (("--driver", "no_such_driver"), "no driver of this name is installed"),
        (("--driver", "inproc:no.such.module"), "no.such"),
        ((*DRIVER, "--hal", "2.7"), "unknown HAL version '2.7'; known: 1.0, 1.1, 1.2, 1.3, 1.3+"),
    ],
)
def test_wrong_options_are_one_line(arguments: tuple[str, ...], message: str) -> None:
    done = run_pytest(*arguments)
    assert done.returncode == 4
    assert message in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_broken_spec_is_one_line_and_fails(tmp_path: Path) -> None:
    path = tmp_path / "broken.mod.py"
    path.write_text('Input("x", ("TENSOR_FLOAT32", [1])\n')
    done = run_pytest(path, *DRIVER)
    assert done.returncode != 0
    assert "broken.mod.py" in done.stdout
    assert "Traceback" not in done.stdout


def test_cases_one_a_line(tmp_path: Path) -> None:
    """Run all cases of a file, and one by name; the error for a broken case is one line, with its number."""
    cases = read_cases(write_spec(tmp_path))
    path = tmp_path / "lines.jsonl"
    path.write_text(cases_text(cases, Header("worked by hand")))
    done = run_pytest(path, *DRIVER)
    assert f"{len(cases)} passed" in done.stdout
    assert "1 passed" in run_pytest(f"{path}::{cases[0].name}", *DRIVER).stdout
    path.write_text(path.read_text().replace('"values": [', '"values": [1e39, ', 1))
    broken = run_pytest(path, *DRIVER)
    assert broken.returncode != 0
    assert f"{path}: line 2: case {cases[0].name!r}: operand 0: 1e+39 is not in the range of float32" in broken.stdout
    assert "Traceback" not in broken.stdout


def test_workers_add_to_one_run(tmp_path: Path) -> None:
    store = tmp_path / "results.sqlite"
    done = run_pytest(write_spec(tmp_path), *DRIVER, "--results", store, "-n", 2)
    assert "5 passed" in done.stdout
    assert len(verdicts(store)[DRIVER[1]]) == 5
