"""Two ``make conformance`` in one tree do not delete each other's results: the second is refused while one runs."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.tree import ROOT


@pytest.mark.parametrize("held", [False, True])
def test_one_conformance_run_at_a_time_in_a_tree(tmp_path: Path, held: bool) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    program = tmp_path / "bin" / "nnconform"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\necho "$@" >> told\n')
    program.chmod(0o755)
    results = tmp_path / "build" / "conformance" / "results.sqlite"
    results.parent.mkdir(parents=True)
    results.write_text("of the other run")
    with (tmp_path / "build" / "conformance.lock").open("w") as lock:
        if held:
            fcntl.flock(lock, fcntl.LOCK_EX)
        words = ["make", "conformance", "BIN=bin", "PROJECT=", "LOCKED=", "LOCK="]
        # This make is nobody's: it must not talk to the one that runs the tests.
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
        done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, results.exists(), (tmp_path / "told").exists()) == (
        (2, True, False) if held else (0, False, True)
    )
    assert ("another make conformance runs in this tree" in done.stderr) is held
