"""Killing the harness in mid-run loses no verdict that fell, leaves no process, and ``--resume`` goes on from there."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import psutil

from harness.model.errors import FormatError
from harness.runner.tests.cases import run_pytest, verdicts, write_spec

HANGING = "service:inproc:reference_driver.faulty.hangs_in_python?operation=ADD"


def _wait_until(condition, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.02)


def _recorded(store: Path) -> set[str]:
    try:
        return set(verdicts(store).get(HANGING, {}))
    except (FormatError, AssertionError):
        # Not there yet, or without a run.
        return set()


def test_kill_and_resume(tmp_path: Path) -> None:
    spec, store = write_spec(tmp_path), tmp_path / "results.sqlite"
    arguments = [spec, "--driver", HANGING, "--results", store]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", *map(str, arguments)]
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
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
    done = run_pytest(*arguments, "--resume", "--limit", 1)
    assert "3 deselected" in done.stdout
    found = verdicts(store)[HANGING]
    assert {name: str(event.outcome.verdict) for name, event in found.items()} == {
        **dict.fromkeys(before, "passed"),
        "add": "hung",
        "reshape_to_five": "passed",
    }


def test_resume_needs_a_store() -> None:
    done = run_pytest("--driver", "inproc:reference_driver", "--resume")
    assert done.returncode == 4
    assert "--resume needs --results FILE" in done.stderr
