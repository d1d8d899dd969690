"""Tests of ``nnconform faults``: its output for faults that are caught, missed, and caught by a wrong check."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnconform.harness.cli.commands import faults
from nnconform.harness.model.errors import UsageError

PACKAGE = """
from nnconform.harness.driver.fault import open_fault


def open_device(fault, **options):
    return open_fault(__name__, fault, options)
"""
AREA = """
from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.reference_driver.device import ReferenceDevice


class Nameless(ReferenceDevice):
    def info(self):
        return replace(super().info(), version="")


@fault("basics.has_a_version")
class Caught(Nameless):
    \"\"\"Has no version,

    not even an old one.
    \"\"\"


@fault("burst.anything")
class Far(Nameless):
    \"\"\"Has no version.\"\"\"


@fault(options={"in=name": ("basics.has_a_type",)})
class Mistaken(Nameless):
    \"\"\"Has no version.\"\"\"


@fault("basics.has_a_version")
class Right(ReferenceDevice):
    \"\"\"Is right.\"\"\"


@fault(caught_by={"model": "crashed"}, command="fuzz")
class Odd(ReferenceDevice):
    \"\"\"Is no business of the checks.\"\"\"
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "planted_here"
    folder.mkdir()
    (folder / "__init__.py").write_text(PACKAGE)
    (folder / "area.py").write_text(AREA)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return folder.name


def run(*arguments: str) -> Result:
    return CliRunner().invoke(faults.command, [*arguments, "--checks", "basics.has_a"])


def test_a_fault_that_is_caught(package: str) -> None:
    result = run("caught", "--package", package)
    assert result.exit_code == 0
    assert "caught: basics.has_a_version (error)" in result.output
    assert "1 caught, 0 with a false alarm (seed 0)" in result.output


def test_faults_that_are_missed_and_seen_by_another(package: str) -> None:
    result = run("--package", package, "--quiet", "--jobs", "2")
    assert result.exit_code == 1
    assert "area.right: nothing\n    MISSED by basics.has_a_version" in result.output
    assert "MISSED by basics.has_a_type\n    FALSE ALARM of basics.has_a_version: " in result.output
    assert "4 faults, " in result.output
    assert "2 caught, 1 with a false alarm" in result.output
    assert "area.caught: basics" not in result.output


def test_another_area_may_see_it_too(package: str) -> None:
    result = run("far", "--package", package)
    assert result.exit_code == 0
    assert "far: basics.has_a_version (error)\n" in result.output
    assert "0 with a false alarm" in result.output


def test_a_sample_follows_from_the_seed(package: str) -> None:
    names = [run("--package", package, "--sample", "1", "--seed", seed).output.split(":")[0] for seed in "0123450"]
    assert names[0] == names[-1]
    assert len(set(names)) > 1


def test_the_list(package: str) -> None:
    result = run("--list", "--package", package)
    assert result.exit_code == 0
    assert result.output == (
        "area.caught: Has no version,\n    caught by basics.has_a_version\n"
        "area.far: Has no version.\n    caught by burst.anything\n"
        "area.mistaken: Has no version.\n    in=name: caught by basics.has_a_type\n"
        "area.right: Is right.\n    caught by basics.has_a_version\n"
        "area.odd: Is no business of the checks.\n    caught by fuzz: model (crashed)\n"
    )
    assert run("--list", "far", "--package", package).output.startswith("area.far: ")
    with pytest.raises(UsageError, match="no fault in planted_here whose name contains 'other'"):
        CliRunner().invoke(faults.command, ["--list", "other", "--package", package], catch_exceptions=False)


def test_no_such_fault(package: str) -> None:
    with pytest.raises(UsageError, match="no faulty driver in planted_here whose name contains 'other'"):
        CliRunner().invoke(faults.command, ["other", "--package", package], catch_exceptions=False)
