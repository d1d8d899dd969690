"""Tests of Ctrl-C, which reaches every process of a command, and of SIGTERM: the verdicts are stored, and no process or
file is left.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nnconform.harness.results.store import Store
from nnconform.harness.tests.interrupts import heed_interrupts

COMMANDS = {
    "mutate": ["mutate", "--driver", "service:inproc:reference_driver"],
    "random-graphs": [
        *("random-graphs", "--driver", "inproc:reference_driver", "--count", "100000"),
        *("--nodes", "3", "--operation", "TANH"),
    ],
    "stress": ["stress", "--driver", "service:inproc:reference_driver", "--time", "1s"],
}


def verdicts(path: Path) -> int:
    """Return the number of verdicts in the store, 0 if there is no store yet."""
    if not path.is_file() or not path.stat().st_size:
        return 0
    with Store.open(path, must_exist=True) as store:
        return len(store.verdicts(run.id)) if (run := next(iter(store.runs()), None)) else 0


# Both signals, and one and two jobs.
TRIALS = [
    ("mutate", ["--jobs", "1"], signal.SIGINT),
    ("mutate", ["--jobs", "2"], signal.SIGTERM),
    ("random-graphs", ["--jobs", "2"], signal.SIGINT),
    ("random-graphs", ["--jobs", "1"], signal.SIGTERM),
    ("stress", [], signal.SIGTERM),
]


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize(("name", "options", "number"), TRIALS)
def test_an_interrupted_command_keeps_what_it_found(
    name: str, options: list[str], number: signal.Signals, tmp_path: Path
) -> None:
    path, files = tmp_path / "results.db", tmp_path / "files"
    files.mkdir()
    words = [*COMMANDS[name], *options, "--results", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "nnconform", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=tmp_path,
        env={**os.environ, "TMPDIR": str(files)},
        preexec_fn=heed_interrupts,
    )
    try:
        while not verdicts(path) and process.poll() is None:
            time.sleep(0.05)
        os.killpg(process.pid, number)
        # Standard error ends when all processes that have inherited it have ended.
        _, errors = process.communicate(timeout=600)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 128 + number, errors
    assert errors == "nnconform: interrupted\n"
    assert list(files.iterdir()) == []
    with Store.open(path, must_exist=True) as store:
        assert store.run().ended is None
        assert store.verdicts(store.run().id)
