"""The processes that a process starts are found, and those that outlive it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from nnconform.harness.process.descendants import descendants, left_behind

# A process that starts another, in a session of its own or not, says its number, and ends when its input is closed.
PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], start_new_session=sys.argv[1] == "own")
print(child.pid, flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("session", ["same", "own"])
def test_what_outlives_its_parent_is_found(session: str) -> None:
    command = [sys.executable, "-c", PARENT, session]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        started = descendants(parent.pid)
        assert [each.pid for each in started] == [child]
        parent.stdin.close()
        parent.wait()
        (left,) = left_behind(parent.pid, started, 0.0)
        assert left.pid == child
        left.kill()
        assert left_behind(parent.pid, started, 10.0) == []


def test_a_process_that_is_gone_has_none() -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    assert descendants(gone.pid) == []
    assert left_behind(gone.pid, [], 0.0) == []
    assert os.getpid() not in [each.pid for each in descendants(os.getpid())]
