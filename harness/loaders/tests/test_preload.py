"""NNCONFORM_PRELOAD: what the fork server of drivers imports, the processes of drivers need not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

# Opens a driver twice, each in a process of its own, and prints what its module noted at each import.
OPEN_TWICE = """
from nnconform import open_driver
for _ in range(2):
    open_driver("service:inproc:slow_driver").close()
"""
DRIVER = """
import os
from pathlib import Path
from nnconform.reference_driver import open_device
with Path("imports").open("a") as file:
    file.write(f"{os.getpid()}\\n")
"""


def open_twice(folder: Path, preload: str) -> tuple[int, str]:
    """How often the driver's module is imported when it is opened twice, and what is printed to stderr."""
    (folder / "slow_driver.py").write_text(DRIVER)
    environment = os.environ | {"NNCONFORM_PRELOAD": preload, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    done = subprocess.run(
        [sys.executable, "-c", OPEN_TWICE], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return len((folder / "imports").read_text().split()), done.stderr


def test_each_process_of_a_driver_imports_it(tmp_path: Path) -> None:
    assert open_twice(tmp_path, "") == (2, "")


def test_the_fork_server_imports_it_once_for_all(tmp_path: Path) -> None:
    assert open_twice(tmp_path, "json,slow_driver") == (1, "")


def test_what_cannot_be_imported_is_named_and_left_to_the_driver(tmp_path: Path) -> None:
    imports, errors = open_twice(tmp_path, "no_such_module")
    wanted = "importing no_such_module raised ModuleNotFoundError: No module named 'no_such_module'"
    assert (imports, errors) == (2, f"nnconform: NNCONFORM_PRELOAD: {wanted}\n")
