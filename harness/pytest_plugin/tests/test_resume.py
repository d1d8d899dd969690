"""Tests of a killed run: no verdict is lost, no process is left, and ``--resume`` continues the run."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import time
from pathlib import Path

import psutil
import pytest

from nnconform.harness.model.errors import FormatError
from nnconform.harness.pytest_plugin.tests.cases import pytest_command, run_pytest, verdicts, write_spec
from nnconform.harness.results.store import Store

HANGING = "service:inproc:reference_driver.faulty?fault=operation.hangs_in_python&operation=ADD"


def _wait_until(condition, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the condition was not met in time"
        time.sleep(0.02)


def _recorded(store: Path) -> set[str]:
    try:
        return set(verdicts(store).get(HANGING, {}))
    except (FormatError, AssertionError):
        # There is no store yet, or no run in it.
        return set()


def test_kill_and_resume(tmp_path: Path) -> None:
    spec, store = write_spec(tmp_path), tmp_path / "results.sqlite"
    arguments = [spec, "--driver", HANGING, "--results", store]
    first = subprocess.Popen(pytest_command(*arguments), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    before = {"tanh", "tanh_float16", "tanh_quant8"}
    try:
        # The case after these hangs: there the harness is killed.
        _wait_until(lambda: _recorded(store) == before)
        below = psutil.Process(first.pid).children(recursive=True)
    finally:
        first.kill()
        first.wait()
    _wait_until(lambda: not any(process.is_running() for process in below))
    assert _recorded(store) == before
    done = run_pytest(*arguments, "--resume", "--limit", 5)
    assert "3 deselected" in done.stdout
    events = verdicts(store)[HANGING]
    assert {name: str(event.outcome.verdict) for name, event in events.items()} == {
        **dict.fromkeys(before, "passed"),
        "add": "hung",
        "reshape_to_five": "passed",
    }


@pytest.mark.parametrize(
    ("driver", "first", "status", "message"),
    [
        ("inproc:reference_driver", 0, 0, "5 deselected"),
        ("inproc:reference_driver.faulty?fault=operation.off_by_one", 1, 1, "failures of the resumed run: 2"),
    ],
)
def test_what_failed_before_makes_a_resumed_run_fail(
    tmp_path: Path, driver: str, first: int, status: int, message: str
) -> None:
    arguments = (write_spec(tmp_path), "--driver", driver, "--results", tmp_path / "results.sqlite")
    assert run_pytest(*arguments).returncode == first
    again = run_pytest(*arguments, "--resume")
    assert (again.returncode, message in again.stdout) == (status, True), again.stdout


def test_what_may_differ_when_a_run_is_resumed(tmp_path: Path) -> None:
    """Options that select cases, change the output or name the store may differ; and the folder that pytest runs in."""
    spec, store = write_spec(tmp_path), tmp_path / "results.sqlite"
    arguments = ("--driver", "inproc:reference_driver", "--hal", "1.2")
    assert run_pytest(spec, *arguments, "-k", "tanh", "--results", store).returncode == 0
    store = store.rename(tmp_path / "moved.sqlite")
    free = ["-k", "tanh or add", "--durations", 3, "-p", "no:doctest", "-qq", "--tb=short", "--limit", 5, "-x"]
    where = os.path.relpath(spec)
    again = run_pytest("--hal=1.2", "--driver=inproc:reference_driver", where, *free, f"--results={store}", "--resume")
    assert again.returncode == 0, again.stdout + again.stderr
    with Store.open(store) as opened:
        assert len(opened.runs()) == 1
    assert set(verdicts(store)["inproc:reference_driver"]) == {"tanh", "tanh_float16", "tanh_quant8", "add"}


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize(
    ("changed", "differs"),
    [
        ({"--driver": "inproc:reference_driver.faulty.off_by_one"}, "driver was inproc:reference_driver, is inproc:"),
        ({"--hal": "1.3"}, "hal was 1.2, is 1.3"),
        ({"--hal": None}, "hal was 1.2, is none"),
        ({"--seed": "7"}, "seed was 0, is 7"),
        ({"--matrix": "one"}, "matrix was none, is one"),
        ({"spec": "::runner_add"}, "runner.mod.py::runner_add"),
    ],
)
def test_what_must_be_the_same_when_a_run_is_resumed(
    tmp_path: Path, changed: dict[str, str | None], differs: str
) -> None:
    spec, store = write_spec(tmp_path), tmp_path / "results.sqlite"
    options: dict[str, str | None] = {"--driver": "inproc:reference_driver", "--hal": "1.2"}
    config = ("--results", store, "--collect-only")

    def run(options: dict[str, str | None], path: str, *more: object) -> subprocess.CompletedProcess[str]:
        words = [word for name, value in options.items() if value for word in (name, value)]
        return run_pytest(path, *words, *config, *more)

    assert run(options, str(spec)).returncode == 0
    path = f"{spec}{changed.pop('spec', None) or ''}"
    refused = run({**options, **changed}, path, "--resume")
    assert refused.returncode == 4
    (line,) = refused.stderr.strip().splitlines()
    assert f"{store}: no run with the same parameters to resume. Run 1 is the latest of pytest, and differs: " in line
    assert differs in line


@pytest.mark.nightly(daily="test_kill_and_resume")
def test_workers_go_on_with_a_run_too(tmp_path: Path) -> None:
    driver = "inproc:reference_driver.faulty?fault=operation.off_by_one"
    arguments = (write_spec(tmp_path), "--driver", driver, "--results", tmp_path / "results.sqlite")
    assert run_pytest(*arguments).returncode == 1
    again = run_pytest(*arguments, "--resume", "-n", 2)
    assert again.returncode == 1
    assert "failures of the resumed run: 2" in again.stdout


def test_an_expectation_that_is_kept_strictly_stays_so(tmp_path: Path) -> None:
    """The store records a case that no longer fails as passed; ``--expect-strict`` still makes it fail."""
    expected, spec = tmp_path / "expect.toml", write_spec(tmp_path)
    expected.write_text('[[expect]]\ndriver = "*"\ncases = ["*_add"]\nverdict = "wrong"\nreason = "known"\n')
    options = ("--results", tmp_path / "results.sqlite", "--expect", expected, "--expect-strict")
    arguments = (spec, "--driver", "inproc:reference_driver", *options)
    assert run_pytest(*arguments).returncode == 1
    again = run_pytest(*arguments, "--resume")
    assert again.returncode == 1
    assert "1 failed, 4 deselected" in again.stdout


def test_an_interrupted_run_has_no_end(tmp_path: Path) -> None:
    interrupts = tmp_path / "test_interrupts.py"
    interrupts.write_text("def test_it(): raise KeyboardInterrupt")
    store = tmp_path / "results.sqlite"
    for more, status, whole in (((interrupts,), 2, False), ((), 0, True)):
        done = run_pytest(write_spec(tmp_path), *more, "--driver", "inproc:reference_driver", "--results", store)
        assert done.returncode == status
        with Store.open(store) as opened:
            assert (opened.run().ended is not None) == whole


@pytest.mark.parametrize(("more", "status"), [((), 4), pytest.param(("-n", 1), 2, marks=pytest.mark.nightly)])
def test_a_store_that_is_full_ends_the_run(tmp_path: Path, more: tuple[object, ...], status: int) -> None:
    store = tmp_path / "results.sqlite"
    Store.open(store).close()
    connection = sqlite3.connect(store)
    connection.execute(
        "CREATE TRIGGER full BEFORE INSERT ON verdicts WHEN (SELECT COUNT(*) FROM verdicts) = 2"
        " BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
    )
    connection.close()
    done = run_pytest(write_spec(tmp_path), "--driver", "inproc:reference_driver", "--results", store, *more)
    assert done.returncode == status, done.stdout
    assert f"{store}: " in done.stdout + done.stderr
    assert "database or disk is full" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert "failed" not in done.stdout
    with Store.open(store) as opened:
        assert opened.run().ended is None


def test_resume_needs_a_store() -> None:
    done = run_pytest("--driver", "inproc:reference_driver", "--resume")
    assert done.returncode == 4
    assert "--resume needs --results FILE" in done.stderr


def test_a_store_that_vanishes_fails_the_run(tmp_path: Path) -> None:
    store = tmp_path / "results.sqlite"
    spec = write_spec(tmp_path)
    # The file of the cases is read when the store is open.
    spec.write_text(f"from pathlib import Path\nPath({str(store)!r}).unlink()\n{spec.read_text()}")
    done = run_pytest(spec, "--driver", "inproc:reference_driver", "--results", store)
    assert done.returncode == 4, done.stdout
    assert f"{store}: the results store was deleted or replaced during the run" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
