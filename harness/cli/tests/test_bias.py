"""Tests of ``nnconform bias`` and ``nnconform bias-faults``: output, exit statuses and what is stored."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from nnconform.harness.cli.commands import bias, bias_faults
from nnconform.harness.results.events import Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict

FAULTY = "inproc:reference_driver.faulty?fault=bias.matrix_truncates"


def test_it_prints_and_stores_the_figures_of_each_signature(tmp_path: Path) -> None:
    arguments = ["FULLY_CONNECTED", "--driver", FAULTY, "--results", str(tmp_path / "s.sqlite")]
    done = CliRunner().invoke(bias.command, arguments)
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert sum(line.endswith("BIASED") for line in lines) == 2
    assert any("FLOAT32" in line and "ULP" in line for line in lines)
    assert lines[-1] == "2 advice, 2 passed (seed 1)"
    store = Store.open(tmp_path / "s.sqlite", must_exist=True)
    events = list(store.verdicts(1))
    store.close()
    assert {event.kind for event in events} == {Kind.BIAS}
    off = [event for event in events if event.outcome.verdict is Verdict.ADVICE]
    assert all(abs(float(event.outcome.details["mean error"])) > 0.4 for event in off)
    assert "--seed 1" in off[0].reproduce
    assert (
        CliRunner().invoke(bias.command, ["FULLY_CONNECTED", "--driver", FAULTY, "--profile", "strict"]).exit_code == 1
    )


def test_an_unknown_operation_is_an_error() -> None:
    done = CliRunner().invoke(bias.command, ["NOTHING", "--driver", FAULTY])
    assert done.exit_code != 0
    assert "unknown operation NOTHING" in str(done.exception)


def test_faults_are_counted_and_the_goal_decides() -> None:
    done = CliRunner().invoke(bias_faults.command, ["bias.batch_ceils"])
    assert done.exit_code == 0, done.output
    assert "detected 1 of 1 faults (100%)" in done.output
    assert CliRunner().invoke(bias_faults.command, ["bias.batch_ceils", "--goal", "1.01"]).exit_code == 1
