"""Tests of ``nnconform permitted``: its table, and what it says of a permission that is not what the checks say."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnconform.harness.cli.commands import permitted

PACKAGE = """
from nnconform.harness.driver.permission import chosen
from nnconform.reference_driver.parts import driver_of


def open_device(permit=""):
    return driver_of(*(behaviour.module.Nameless for behaviour in chosen(__name__, permit)))()
"""
BEHAVIOUR = '''
"""Has no version,
not even an old one.

And more.
"""
from msgspec.structs import replace

from nnconform.harness.driver.permission import Permission
from nnconform.reference_driver.device import ReferenceDevice

PERMISSION = Permission(by="nobody", forbidden_by=({checks}))


class Nameless(ReferenceDevice):
    def info(self):
        return replace(super().info(), version={version!r})
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "my_permissions"
    folder.mkdir()
    (folder / "__init__.py").write_text(PACKAGE)
    (folder / "said_too_little.py").write_text(BEHAVIOUR.format(checks="", version="").lstrip())
    (folder / "said_too_much.py").write_text(BEHAVIOUR.format(checks='"basics.has_a_version",', version="2").lstrip())
    monkeypatch.syspath_prepend(tmp_path)
    return "my_permissions"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(permitted.command, arguments)


def test_a_behaviour_as_its_permission_says() -> None:
    result = run("frees_without_a_slot", "--near", "--checks", "burst.frees")
    assert result.exit_code == 0
    header, row, summary = result.output.splitlines()
    assert header.split() == ["behaviour", "trials", "vts", "hal", "strict", "left", "out"]
    assert row.split() == ["frees_without_a_slot", "1", "0", "+1", "0", "+1", "1", "0"]
    assert summary == "1 right drivers: 0 results are not what the permissions say (seed 0)"


def test_a_failure_that_the_permission_does_not_say(package: str) -> None:
    result = run("too_little", "--package", package, "--checks", "basics.has_a_version", "--quiet")
    assert result.exit_code == 1
    assert "said_too_little, strict: FAILED by basics.has_a_version: info: the version string is ''" in result.output


def test_a_check_that_forbids_nothing(package: str) -> None:
    result = run("too_much", "--package", package, "--checks", "basics.has_a_version", "--quiet")
    assert result.exit_code == 1
    assert "said_too_much, strict: PASSED by basics.has_a_version, which forbids it" in result.output


def test_a_sample_is_drawn_by_the_seed(package: str) -> None:
    result = run("--package", package, "--checks", "basics.has_a_type", "--sample", "1", "--seed", "3", "--quiet")
    assert result.output == "1 right drivers: 0 results are not what the permissions say (seed 3)\n"


def test_the_list_says_who_permits_what(package: str) -> None:
    lines = run("--list", "--package", package).output.splitlines()
    assert lines[:2] == ["said_too_little: Has no version, not even an old one.", "    permitted by nobody"]
    assert lines[-1] == "    strict: fails basics.has_a_version"


def test_a_sample_has_none_with_all_behaviours_if_there_are_others(package: str) -> None:
    result = run("--package", package, "--checks", "basics.has_a_type", "--sample", "2")
    first = [line.split()[0] for line in result.output.splitlines()]
    assert first == ["behaviour", "said_too_little", "said_too_much", "2"]
