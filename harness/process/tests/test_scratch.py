"""Folders for a while: gone at the end, and what a killed process left is gone when a later one makes its own."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from textwrap import indent

import pytest

from nnconform.harness.process import scratch
from nnconform.harness.process.scratch import folder_of, scratch_folder, sweep
from nnconform.harness.tests.interrupts import heed_interrupts

CODE = """
import sys, time
from nnconform.harness.process.scratch import scratch_folder
with scratch_folder() as folder:
    (folder / "file").touch()
    print(folder, flush=True)
    time.sleep(3600)
"""


class Owner:
    """Owns a folder."""


def test_it_is_gone_at_the_end(tmp_path: Path) -> None:
    with scratch_folder() as folder:
        (folder / "file").touch()
    assert not folder.exists()
    owner = Owner()
    folder = folder_of(owner)
    assert folder.is_dir()
    del owner
    gc.collect()
    assert not folder.exists()


def test_many_files_are_in_memory_where_there_is_plenty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "_MEMORY", tmp_path)
    places = []
    for enough in (1, 1 << 62):
        monkeypatch.setattr(scratch, "_ENOUGH", enough)
        with scratch_folder(many_files=True) as folder:
            (folder / "file").touch()
        assert not folder.exists()
        places.append(folder.parent)
    monkeypatch.setattr(scratch, "_MEMORY", tmp_path / "none")
    with scratch_folder(many_files=True) as folder:
        places.append(folder.parent)
    temporary = Path(tempfile.gettempdir())
    assert places == [tmp_path, temporary, temporary]


def test_what_a_killed_process_left_is_swept_and_nothing_else(tmp_path: Path) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    killed, alive = (
        subprocess.Popen([sys.executable, "-c", CODE], stdout=subprocess.PIPE, text=True, env=environment)
        for _ in range(2)
    )
    try:
        left, kept = (Path(each.stdout.readline().strip()) for each in (killed, alive) if each.stdout)
        killed.kill()
        killed.wait()
        namespace, number = left.name.split("-")[1:3]
        # Of another PID namespace, and of other programs.
        others = [left.with_name(f"nnconform-1-{number}-x"), tmp_path / "nnconform-", tmp_path / f"other-{number}-x"]
        for other in others:
            other.mkdir()
        assert int(namespace, 16) == os.stat("/proc/self/ns/pid").st_ino
        sweep(tmp_path)
        assert sorted(tmp_path.iterdir()) == sorted([kept, *others])
        assert (kept / "file").exists()
    finally:
        for each in (killed, alive):
            each.kill()
            each.communicate()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_leaves_nothing(tmp_path: Path, number: int) -> None:
    """SIGTERM, for those that heed it as an interrupt."""
    code = "from nnconform.harness.process.termination import terminable\nwith terminable():\n" + indent(CODE, " ")
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        preexec_fn=heed_interrupts,
    )
    assert process.stdout
    assert Path(process.stdout.readline().strip()).is_dir()
    process.send_signal(number)
    process.communicate()
    assert list(tmp_path.iterdir()) == []
