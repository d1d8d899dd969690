"""While pytest runs cases, Ctrl-C leaves no lock locked that a driver in this process needs to close."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from nnconform.harness.pytest_plugin.tests.cases import pytest_command, write_spec
from nnconform.harness.tests.interrupts import INTERRUPTING_LOCK, heed_interrupts

# A plugin that interrupts where the first test takes a lock, and tells at the end whether that was released.
INTERRUPTING = """
lock = Interrupting()

def pytest_runtest_setup():
    with threading.Condition(lock):
        pass
    threading.Event().wait(60)

def pytest_unconfigure():
    print("left", "locked" if lock.lock.locked() else "free")
"""


def test_no_lock_is_left_locked(tmp_path: Path) -> None:
    (tmp_path / "interrupting.py").write_text(INTERRUPTING_LOCK + INTERRUPTING)
    done = subprocess.run(
        pytest_command(write_spec(tmp_path), "-p", "interrupting", "--driver", "inproc:reference_driver"),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])},
        preexec_fn=heed_interrupts,
        timeout=300,
        check=False,
    )
    assert "left free" in done.stdout, done.stdout + done.stderr
    assert "KeyboardInterrupt" in done.stdout
