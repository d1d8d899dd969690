"""Tests of ``nnconform new-driver``: its package can be installed, is found by its name, and passes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands.new_driver import command
from nnconform.harness.model.errors import UsageError

# Plugins that this run of pytest does not need; that of Hypothesis takes 0.5 s of processor time.
PLUGINS = ("cacheprovider", "hypothesispytest", "xdist")
NNCONFORM = "from nnconform.harness.cli.main import main; main()"


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """Return the folder of a new driver's package, and the environment in which the package is installed."""
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
    # Run in the folder of the tests, so that the installed package is imported.
    return subprocess.run(
        [sys.executable, *command], cwd=folder / "tests", env=environment, capture_output=True, text=True, check=False
    )


# Of all checks and cases, which are in the order of areas and operations, so many are one that is run.
SAMPLED = 15


@pytest.mark.nightly(daily="test_it_does_what_it_says")
def test_its_own_test_is_green(project):
    """In a sample: what drivers of few operations answer to all checks is asked by ``nnconform alone``."""
    (project[0] / "tests" / "conftest.py").write_text(
        f"def pytest_collection_modifyitems(items):\n    items[:] = items[::{SAMPLED}]\n"
    )
    done = run(project, "-m", "pytest", "-q", *(f"-pno:{name}" for name in PLUGINS))
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_it_is_found_by_its_name(project):
    done = run(project, "-c", NNCONFORM, "drivers", "tiny_driver")
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert lines[1:3] == ["  tiny_driver, version 0.1.0, CPU, HAL 1.3", "  claims 5 of 102 operations"]


def test_it_does_what_it_says(project):
    done = run(project, "-c", NNCONFORM, "probe", "service:tiny_driver", "ADD", "MUL", "RELU", "RELU1", "RELU6", "SUB")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 yes, " in done.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("my-driver", "is not a package name; wanted lower-case letters"),
        ("Driver", "is not a package name"),
        ("lambda", "is a word of Python"),
        ("harness", "a module 'harness' exists already"),
    ],
)
def test_names_that_cannot_be(name, message, tmp_path):
    error = CliRunner().invoke(command, [name, "--folder", str(tmp_path / "new")]).exception
    assert isinstance(error, UsageError)
    assert message in str(error)
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    error = CliRunner().invoke(command, ["tiny_driver", "--folder", str(tmp_path)]).exception
    assert isinstance(error, UsageError)
    assert "exists and is not an empty folder" in str(error)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
