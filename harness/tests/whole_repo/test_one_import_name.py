"""nnconform occupies one import name: files and packages of a user's that are called as our folders are do no harm."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nnconform.harness.tests.whole_repo.tree import NAME, PACKAGES

DRIVER = "service:inproc:reference_driver"
SPEC = """
i = Input("op1", "TENSOR_FLOAT32", "{2}")
o = Output("op2", "TENSOR_FLOAT32", "{2}")
model = Model().Operation("RELU", i).To(o)
Example({i: [-1.0, 2.0], o: [0.0, 2.0]})
"""
CHECK = f"""
from nnconform.harness.conformance.kit import ConformanceKit
test_mine = ConformanceKit({DRIVER!r}, checks="basics")
"""
COMMANDS = {
    "drivers": ["-m", NAME, "drivers", DRIVER, "service:reference_driver"],
    "probe": ["-m", NAME, "probe", DRIVER, "RELU"],
    "a spec": ["-m", "pytest", "-q", "-p", "no:cacheprovider", "one.mod.py", "--driver", DRIVER],
    "a check": ["-m", "pytest", "-q", "-p", "no:cacheprovider", "test_mine.py"],
}


@pytest.mark.nightly(daily="test_the_user_s_own_driver_comes_from_the_folder")
def test_a_folder_with_the_same_names(tmp_path: Path):
    text = "raise RuntimeError('the file of the user was imported')\n"
    for number, name in enumerate(PACKAGES):
        if number % 2:
            (tmp_path / f"{name}.py").write_text(text)
        else:
            (tmp_path / name).mkdir()
            (tmp_path / name / "__init__.py").write_text(text)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "one.mod.py").write_text(SPEC)
    (tmp_path / "test_mine.py").write_text(CHECK)
    failed = {}
    for what, command in COMMANDS.items():
        done = subprocess.run([sys.executable, *command], cwd=tmp_path, capture_output=True, text=True, check=False)
        if done.returncode:
            failed[what] = done.stdout + done.stderr
    assert failed == {}


def test_the_user_s_own_driver_comes_from_the_folder(tmp_path: Path):
    (tmp_path / "mine.py").write_text("from nnconform.reference_driver import open_device\n")
    command = [sys.executable, "-P", "-m", NAME, "drivers", "service:inproc:mine"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
