"""Tests of ``nnconform pass-alarms``: output and exit statuses."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from nnconform.harness.campaigns import idioms
from nnconform.harness.cli.commands import pass_alarms
from nnconform.harness.generate.pattern.known import all_idioms
from nnconform.harness.model.errors import UsageError


def test_right_passes_are_found_right(monkeypatch: pytest.MonkeyPatch) -> None:
    few_idioms = [each for each in all_idioms() if each.name == "activation.hard_swish"]
    monkeypatch.setattr(idioms, "all_idioms", lambda: few_idioms)
    done = CliRunner().invoke(pass_alarms.command, ["hard_swish", "--strength", "1"])
    assert done.exit_code == 0, done.output
    assert "1 of 1 drivers with right passes are found right" in done.output
    untried = CliRunner().invoke(pass_alarms.command, ["known_branch", "--strength", "1"])
    assert untried.exit_code == 1, untried.output
    assert "rewrote no form: nothing is known of it" in untried.output


def test_an_unknown_pass_is_told_with_the_known_ones() -> None:
    done = CliRunner().invoke(pass_alarms.command, ["nothing"])
    assert isinstance(done.exception, UsageError)
    assert "no pass whose name contains 'nothing'; known: cancelling." in str(done.exception)
