"""Tests of ``nnconform score``: output and exit statuses."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from nnconform.harness.cli.commands.score import command
from nnconform.harness.generate.suite import SOURCE
from nnconform.harness.model.errors import UsageError
from nnconform.harness.selftest import equivalence_probes
from nnconform.harness.selftest.score import OpScore
from nnconform.harness.spec.jsonl import read_jsonl


def run(*arguments: object) -> Result:
    return CliRunner().invoke(command, [*map(str, arguments)])


@pytest.mark.nightly(daily="test_the_goal_may_be_lower")
def test_the_generated_suite_catches_every_fault_in_two_operations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Score two operations, with and without quantised types; all of them take minutes."""
    # What no case catches is shown to change nothing by more calls in a run.
    monkeypatch.setattr(equivalence_probes, "COUNT", 20)
    result = run("LOGICAL_NOT", "TANH")
    assert result.exit_code == 0, result.output
    assert result.output.startswith("LOGICAL_NOT ")
    assert "(100.0%)" in result.output.splitlines()[-1]
    assert "false alarms 0" in result.output.splitlines()[-1]


@pytest.mark.nightly(daily="test_the_goal_may_be_lower")
def test_written_cases_catch_the_survivors_and_can_be_read_again(tmp_path: Path) -> None:
    weak, killers = tmp_path / "weak", tmp_path / "killers"
    weak.mkdir()
    (weak / "none.mod.py").write_text("")
    first = run("LOGICAL_NOT", "--specs", weak, "--write", killers)
    assert first.exit_code == 1
    assert "survived: LOGICAL_NOT default BOOL8: last_element_lost" in first.output
    assert "caught     0 /" in first.output
    assert [path.name for path in killers.iterdir()] == ["logical_not.jsonl"]
    assert run("LOGICAL_NOT", "--specs", killers).exit_code == 0
    (case, *_) = read_jsonl(killers / "logical_not.jsonl")
    assert case.name.startswith("logical_not_logical_not_")
    assert case.source == SOURCE


def test_the_goal_may_be_lower(tmp_path: Path) -> None:
    (tmp_path / "none.mod.py").write_text("")
    assert run("LOGICAL_NOT", "--specs", tmp_path, "--goal", 0).exit_code == 0


@pytest.mark.nightly(daily="test_the_goal_may_be_lower")
def test_processes_share_the_operations() -> None:
    result = run("LOGICAL_NOT", "LOGICAL_OR", "--jobs", 2, "--json", "--goal", 0)
    assert result.exit_code == 0
    scores = [msgspec.json.decode(line, type=OpScore) for line in result.output.splitlines()]
    assert sorted(score.operation for score in scores) == ["LOGICAL_NOT", "LOGICAL_OR"]
    assert all(score.caught for score in scores)


def test_what_there_is_not_is_said(tmp_path: Path) -> None:
    for arguments, message in (
        (("NONSENSE",), "unknown operation NONSENSE; known: ADD"),
        (("FLOOR", "--specs", tmp_path), r"no \.mod\.py, \.jsonl, \.jsonl\.gz file in"),
    ):
        with pytest.raises(UsageError, match=message):
            raise run(*arguments).exception or AssertionError("no error")
