"""Ctrl-C while a program is being imported ends it with the status of an interrupt, without a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nnconform.harness.tests.interrupts import heed_interrupts

# In the place of a package that the program imports.
INTERRUPTING = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"


def command() -> list[str]:
    return ["nnconform", "--version"]


def part_of_a_run() -> list[str]:
    return ["nnconform.harness.process.bound_module", str(os.getpid()), "nnconform", "--version"]


@pytest.mark.parametrize("words", [command, part_of_a_run])
def test_it_ends_in_silence(words: Callable[[], list[str]], tmp_path: Path) -> None:
    (tmp_path / "click.py").write_text(INTERRUPTING)
    done = subprocess.run(
        [sys.executable, "-m", *words()],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        preexec_fn=heed_interrupts,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
