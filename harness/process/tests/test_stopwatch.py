"""A stopwatch stands still while this process waits for a processor."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nnconform.harness.process.stopwatch import Stopwatch

SPIN = [sys.executable, "-c", "while True: pass"]
SLEEP = """
import time
from nnconform.harness.process.stopwatch import Stopwatch
watch = Stopwatch()
time.sleep(0.2)
# What it waits for a processor afterwards is all that may be missing.
print(watch.microseconds())
"""
LONGEST = 60.0


@contextmanager
def busy_processor() -> Iterator[None]:
    """Keep this process on one processor, which three others use all the time."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    others = [subprocess.Popen(SPIN) for _ in range(3)]
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
        for each in others:
            each.kill()
            each.wait()


def test_it_stands_while_this_process_waits() -> None:
    with busy_processor():
        watch, began, share = Stopwatch(), time.monotonic(), 1.0
        # The others need not have begun.
        while share > 0.8 and time.monotonic() - began < LONGEST:
            sum(range(100_000))
            share = watch.microseconds() / 1e6 / (time.monotonic() - began)
    assert share <= 0.8


def test_it_runs_while_a_process_sleeps() -> None:
    # Of one thread: the waits of others, such as pytest's here, count for each.
    got = subprocess.run([sys.executable, "-c", SLEEP], capture_output=True, text=True, check=True)
    assert float(got.stdout) > 0.15e6


def test_where_the_kernel_tells_nothing_it_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("nnconform.harness.process.patience._TASKS", tmp_path)
    watch = Stopwatch()
    time.sleep(0.01)
    assert watch.microseconds() >= 0.01e6
