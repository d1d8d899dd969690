"""``nnconform faults``: what it says of faults that are caught, missed, and seen by the wrong check."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnconform.harness.cli.commands import faults
from nnconform.harness.model.errors import UsageError

NAMELESS = """
from dataclasses import replace

from nnconform.reference_driver.device import ReferenceDevice


class Faulty(ReferenceDevice):
    def info(self):
        return replace(super().info(), version="")


CAUGHT_BY = ("basics.{}",)
open_device = Faulty
"""
RIGHT = """
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("basics.has_a_version",)
open_device = ReferenceDevice
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "planted_here"
    folder.mkdir()
    for name, text in {
        "__init__": "",
        "caught": NAMELESS.format("has_a_version"),
        "far": NAMELESS.replace("basics.{}", "burst.anything"),
        "mistaken": NAMELESS.format("has_a_type"),
        "right": RIGHT,
    }.items():
        (folder / f"{name}.py").write_text(text)
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
    assert "right: nothing\n    MISSED by basics.has_a_version" in result.output
    assert "MISSED by basics.has_a_type\n    FALSE ALARM of basics.has_a_version: " in result.output
    assert "4 faults, " in result.output
    assert "2 caught, 1 with a false alarm" in result.output
    assert "caught: basics" not in result.output


def test_another_area_may_see_it_too(package: str) -> None:
    result = run("far", "--package", package)
    assert result.exit_code == 0
    assert "far: basics.has_a_version (error)\n" in result.output
    assert "0 with a false alarm" in result.output


def test_a_sample_follows_from_the_seed(package: str) -> None:
    tried = [run("--package", package, "--sample", "1", "--seed", seed).output.split(":")[0] for seed in "0123450"]
    assert tried[0] == tried[-1]
    assert len(set(tried)) > 1


def test_no_such_fault(package: str) -> None:
    with pytest.raises(UsageError, match="no faulty driver in planted_here whose name contains 'other'"):
        CliRunner().invoke(faults.command, ["other", "--package", package], catch_exceptions=False)
