"""Tests of the fault matrix: a sample behind each scheme, what counts as wrong, and that the page has all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from nnconform.harness.cli.commands import fault_matrix as fault_matrix_command
from nnconform.harness.driver.misbehaviour import Misbehaviour
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.selftest import fault_matrix
from nnconform.harness.selftest.fault_matrix import SCHEMES, MisbehaviourResult, chosen, run_matrix
from nnconform.harness.selftest.fault_matrix_page import fault_matrix_page
from nnconform.harness.tests.whole_repo.tree import ROOT

PAGE = ROOT / fault_matrix_command.PAGE


@pytest.fixture
def folder() -> Iterator[Path]:
    # Sockets have short paths.
    with tempfile.TemporaryDirectory() as made:
        yield Path(made)


def named(name: str) -> Misbehaviour:
    (found,) = [each for each in chosen(name) if each.name == name]
    return found


def rows_of(names: list[str], scheme: str, folder: Path) -> dict[str, MisbehaviourResult]:
    return {row.name: row for row in run_matrix([named(name) for name in names], scheme, folder)}


def test_a_sample_of_the_drivers_in_processes_of_ours(folder: Path) -> None:
    names = ["sends_itself.KILL", "sends.garbage", "dies_with_children.another session", "truncates_shared_memory.0"]
    rows = rows_of(names, "service", folder)
    assert {name: (row.outcome.verdict, row.right) for name, row in rows.items()} == {
        "sends_itself.KILL": (Verdict.CRASHED, True),
        "sends.garbage": (Verdict.ERROR, True),
        "dies_with_children.another session": (Verdict.CRASHED, True),
        "truncates_shared_memory.0": (Verdict.PASSED, True),
    }


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("scheme", ["exec", "unix"])
def test_a_sample_of_the_drivers_in_programs(scheme: str, folder: Path) -> None:
    (row,) = rows_of(["aborts"], scheme, folder).values()
    assert row.right, row
    assert os.listdir(folder) in ([], ["socket"])


def test_another_verdict_than_the_expected_one_is_wrong(folder: Path) -> None:
    mistaken = replace(named("exits.3"), verdicts={"": "hung"})
    (row,) = run_matrix([mistaken], "service", folder)
    assert (row.outcome.verdict, row.after.verdict, row.right) == (Verdict.CRASHED, Verdict.PASSED, False)


def test_what_is_left_behind_is_wrong(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault_matrix, "_GRACE", 0.0)
    leaving = named("answers.99")
    rows = run_matrix([leaving], "service", folder)
    looked = fault_matrix._Trial._left

    def leave(trial, before):
        (folder / "left").write_text("")
        kept.append(os.open(os.devnull, os.O_RDONLY))
        return looked(trial, before)

    kept: list[int] = []
    monkeypatch.setattr(fault_matrix._Trial, "_left", leave)
    (row,) = rows
    os.close(kept[0])
    assert (row.left, row.right) == (("1 files", "1 descriptors"), False)
    assert "| 1 files, 1 descriptors |" in fault_matrix_page([row])


def test_the_page_has_every_misbehaviour_behind_every_scheme() -> None:
    names = [each.name for each in chosen()]
    assert len(names) >= 45
    lines = PAGE.read_text().splitlines()
    for scheme in SCHEMES:
        told = [line.split(" | ") for line in lines if f" | `{scheme}:` | " in line]
        assert [cells[0].removeprefix("| ") for cells in told] == names
        assert {(cells[2] == cells[3], cells[5], cells[6]) for cells in told} == {(True, "passed", "nothing |")}


def test_what_the_command_refuses() -> None:
    with pytest.raises(UsageError, match="no misbehaviour's name contains 'no_such'"):
        chosen("no_such")
    done = CliRunner().invoke(fault_matrix_command.command, ["--write", "aborts"])
    assert isinstance(done.exception, UsageError)
    assert "--write needs the whole matrix" in str(done.exception)


def test_the_command_lists_them() -> None:
    done = CliRunner().invoke(fault_matrix_command.command, ["--list"])
    assert done.output.splitlines()[0].startswith("tells_shapes.one too many: Computes, and reports output shapes")
