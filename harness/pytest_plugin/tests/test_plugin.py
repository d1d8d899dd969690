"""Tests of ``pytest PATH --driver ADDRESS``: what a user sees."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.cli.main import cli
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
    under = ("--seed", 5, "--limit", 21, "--memory", "4G")
    wrong = ("--driver", "inproc:reference_driver.faulty?fault=operation.off_by_one", *under)
    done = run_pytest(write_spec(tmp_path), *wrong)
    assert "expected values: closed form" in done.stdout
    commands = re.findall(r"reproduce: nnconform (.*)", done.stdout)
    assert f" --limit 21 --memory {4 << 30} --seed 5" in commands[0]
    assert_fails_again(commands[0], tmp_path)


@pytest.mark.nightly(daily="test_a_failure_says_how_to_reproduce_it")
@pytest.mark.parametrize("drivers", [1, 2])
def test_the_printed_command_runs_elsewhere(drivers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one driver and with several, for a case of the suite, a check, and tests of the user's own."""
    wrong = ("--driver", "inproc:reference_driver.faulty?fault=operation.off_by_one", *DRIVER)[: 2 * drivers]
    nameless = ("--driver", "inproc:reference_driver.faulty?fault=device.version_string_empty", *DRIVER)[: 2 * drivers]
    specs = suite_folder() / "specs" / "activation.mod.py"
    done = run_pytest(specs, *wrong, "-k", "TANH or tanh", "--maxfail", 1, "--matrix", "one")
    own = tmp_path / "test_own.py"
    own.write_text("from nnconform import ConformanceKit\ntest_own = ConformanceKit(checks='basics.has_a_version')\n")
    checks = run_pytest(own, *nameless, "--seed", 3)
    for output in (done.stdout, checks.stdout):
        (command,) = re.findall(r"reproduce: nnconform (.*)", output)
        if drivers == 1:
            assert_fails_again(command, tmp_path)
        else:  # it differs in its words alone: here
            monkeypatch.chdir(tmp_path)
            assert CliRunner().invoke(cli, shlex.split(command)).exit_code == 1


def assert_fails_again(command: str, folder: Path) -> None:
    """Run a command of ours in a folder, and check that something fails."""
    words = [sys.executable, "-P", "-m", "nnconform", *shlex.split(command)]
    again = subprocess.run(words, capture_output=True, text=True, check=False, cwd=folder)
    assert again.returncode == 1, again.stdout + again.stderr
    assert "nnconform: " not in again.stderr


# With workers each failure has one line in either.
@pytest.mark.parametrize(
    ("environment", "jobs"),
    [("CI", ()), ("NOT_CI", ()), pytest.param("CI", ("-n", 2), marks=pytest.mark.nightly)],
    ids=["CI-alone", "NOT_CI-alone", "CI-xdist"],
)
def test_the_summary_has_one_line_a_failure(
    environment: str, jobs: tuple[object, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With these variables pytest's summary is not cut to the width of the terminal.
    for name in ("CI", "BUILD_NUMBER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(environment, "true")
    wrong = ("--driver", "inproc:reference_driver.faulty?fault=operation.off_by_one")
    done = run_pytest(write_spec(tmp_path), *wrong, *jobs)
    summary = done.stdout.partition("short test summary info")[2].splitlines()[1:-1]
    assert summary
    assert all(line.startswith("FAILED ") for line in summary), done.stdout
    assert done.stdout.count("\nreproduce: ") == len(summary)
    if environment == "CI":
        assert all(" - wrong at compare: " in line for line in summary)


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
        (
            (*DRIVER, "--hal", "2.7"),
            "unknown HAL version '2.7'; known: 1.0, 1.1, 1.2, 1.3, aidl1, aidl2, aidl3, aidl4, or fl1 to fl8",
        ),
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


@pytest.mark.nightly(daily="test_resume.py::test_kill_and_resume")
def test_workers_add_to_one_run(tmp_path: Path) -> None:
    store = tmp_path / "results.sqlite"
    done = run_pytest(write_spec(tmp_path), *DRIVER, "--results", store, "-n", 2)
    assert "5 passed" in done.stdout
    assert len(verdicts(store)[DRIVER[1]]) == 5
    # Each worker counts its own.
    assert "\npassed: 5\n" in done.stdout


def test_a_process_that_is_left_behind_is_found(tmp_path: Path) -> None:
    """Of these tests themselves: what starts a process and leaves it fails, whatever its parent is by then."""
    leaves = tmp_path / "test_leaves.py"
    leaves.write_text(
        "import subprocess\ndef test_it():\n    subprocess.Popen(['sleep', '999'], start_new_session=True)\n"
    )
    with pytest.raises(AssertionError, match=re.escape("['sleep', '999']")):
        run_pytest(leaves)
