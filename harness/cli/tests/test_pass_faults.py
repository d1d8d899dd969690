"""Tests of ``nnconform pass-faults`` and ``nnconform coverage --graphs``: output and exit statuses."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from nnconform.harness.campaigns import idioms
from nnconform.harness.cli.commands import coverage, pass_faults
from nnconform.harness.generate.pattern.known import all_idioms


def test_passes_are_counted_and_the_goal_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """On one idiom of thirty: which of all it detects is counted by the command itself."""
    few_idioms = all_idioms()[::30]
    monkeypatch.setattr(idioms, "all_idioms", lambda: few_idioms)
    few = ["passes.written_over", "--strength", "1", "--forms"]
    done = CliRunner().invoke(pass_faults.command, [*few, "12", "--goal", "0", "--blame"])
    assert done.exit_code == 0, done.output
    assert "12 graphs of" in done.output
    assert " of 5 passes (" in done.output
    assert "FALSE ALARM" not in done.output
    missed = CliRunner().invoke(pass_faults.command, [*few, "3", "--goal", "1.01"])
    assert (missed.exit_code, "FALSE ALARM" in missed.output) == (1, False), missed.output


def test_pairs_are_counted() -> None:
    done = CliRunner().invoke(coverage.command, ["--graphs", "--count", "6"])
    assert done.exit_code == 0, done.output
    reached, wanted = done.output.splitlines()[-2:]
    assert "possible pairs (" in reached
    assert reached.endswith("in 6 graphs of seed 0")
    assert wanted.endswith("pairs that these graphs are for")
