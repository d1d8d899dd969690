"""The lock of those who compile: one at a time, and nobody waits for ever."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

from nnconform.reference_driver.one_compiles import one_compiles


def test_one_after_the_other(tmp_path: Path) -> None:
    """A second who has patience goes on when the first is done."""
    seen: list[str] = []
    waits = threading.Event()

    def second() -> None:
        waits.set()
        with one_compiles(tmp_path, patience=600) as had:
            seen.append(f"second, had: {had}")

    thread = threading.Thread(target=second)
    with one_compiles(tmp_path) as had:
        assert had
        thread.start()
        waits.wait()
        with one_compiles(tmp_path, patience=0.2) as another:
            assert not another
        seen.append("first")
    thread.join()
    assert seen == ["first", "second, had: True"]


def test_without_patience_goes_on(tmp_path: Path) -> None:
    with one_compiles(tmp_path), one_compiles(tmp_path, patience=0) as had:
        assert not had


def test_who_is_killed_lets_go(tmp_path: Path) -> None:
    program = (
        "import os, pathlib, sys\n"
        "from nnconform.reference_driver.one_compiles import one_compiles\n"
        "with one_compiles(pathlib.Path(sys.argv[1])) as had:\n"
        "    print(had, flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
    )
    ended = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=False)
    assert (ended.stdout, ended.returncode) == ("True\n", -9)
    with one_compiles(tmp_path, patience=0) as had:
        assert had


def test_no_folder(tmp_path: Path) -> None:
    with one_compiles(tmp_path / "missing") as had:
        assert not had


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    with one_compiles(tmp_path):
        [path] = tmp_path.iterdir()
    path.unlink()
    path.symlink_to(tmp_path / "elsewhere")
    with one_compiles(tmp_path) as had:
        assert not had
    assert not (tmp_path / "elsewhere").exists()
