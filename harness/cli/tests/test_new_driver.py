"""What ``nnconform new-driver`` writes is a package that installs, is found by its name, and passes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands.new_driver import command
from nnconform.harness.model.errors import UsageError

NNCONFORM = "from nnconform.harness.cli.main import main; main()"


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """The package of a new driver, and the environment in which it is installed."""
    folder, target = tmp_path_factory.mktemp("new") / "project", tmp_path_factory.mktemp("target")
    done = CliRunner().invoke(command, ["tiny_driver", "--folder", str(folder)])
    assert done.exit_code == 0, done.output
    assert done.output.splitlines()[-1] == f"next: cd {folder} && pip install -e . && pytest"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    install = [*pip, "--no-build-isolation", "--target", str(target), str(folder)]
    subprocess.run(install, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return folder, os.environ | {"PYTHONPATH": str(target)}


def run(project, *command):
    folder, environment = project
    # From the tests' folder, so that the package that is found is the installed one.
    return subprocess.run(
        [sys.executable, *command], cwd=folder / "tests", env=environment, capture_output=True, text=True, check=False
    )


def test_its_own_test_is_green(project):
    done = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_it_is_found_by_its_name(project):
    done = run(project, "-c", NNCONFORM, "drivers", "tiny_driver")
    assert done.returncode == 0, done.stdout + done.stderr
    said = done.stdout.splitlines()
    assert said[1:3] == ["  tiny_driver, version 0.1.0, CPU, HAL 1.3", "  claims 5 of 102 operations"]


def test_it_does_what_it_says(project):
    done = run(project, "-c", NNCONFORM, "probe", "service:tiny_driver", "ADD", "MUL", "RELU", "RELU1", "RELU6", "SUB")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 yes, " in done.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("my-driver", "is no name for a package; wanted lower-case letters"),
        ("Driver", "is no name for a package"),
        ("lambda", "is no name for a package"),
        ("harness", "there is a module 'harness' already"),
    ],
)
def test_names_that_cannot_be(name, says, tmp_path):
    error = CliRunner().invoke(command, [name, "--folder", str(tmp_path / "new")]).exception
    assert isinstance(error, UsageError)
    assert says in str(error)
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    error = CliRunner().invoke(command, ["tiny_driver", "--folder", str(tmp_path)]).exception
    assert isinstance(error, UsageError)
    assert "is there already; name an empty folder" in str(error)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
