"""Tests of stores that were edited by hand: a value of the wrong type in any column is an error of one line."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from nnconform.harness.model.errors import FormatError
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.recording import Recording
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict


def read(path: Path) -> None:
    with Store.open(path, must_exist=True) as store:
        for run in store.runs():
            store.verdicts(run.id)
            store.measurements(run.id)


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("runs", "started", "'xx'"),
        ("runs", "started", "1e300"),
        ("runs", "started", "-1"),
        ("runs", "ended", "9e999"),
        ("runs", "command", "x'00ff'"),
        ("runs", "seed", "'7.5'"),
        ("runs", "parameters", "'7'"),
        ("runs", "parameters", "x'00'"),
        ("runs", "versions", "'7'"),
        ("runs", "versions", "'{\"python\": 3}'"),
        ("runs", "machine", "x'00'"),
        ("drivers", "run", "'one'"),
        ("drivers", "address", "x'00'"),
        ("drivers", "info", "'[]'"),
        ("verdicts", "kind", "'splendid'"),
        ("verdicts", "subject", "x'00'"),
        ("verdicts", "name", "x'00ff'"),
        ("verdicts", "operations", "x'00'"),
        ("verdicts", "verdict", "'splendid'"),
        ("verdicts", "stage", "x'00'"),
        ("verdicts", "details", "'{\"stderr\": 1}'"),
        ("verdicts", "seconds", "'long'"),
        ("verdicts", "seconds", "9e999"),
        ("verdicts", "moment", "1e300"),
        ("verdicts", "expected", "x'00'"),
        ("verdicts", "errors", "x'00'"),
        ("verdicts", "errors", "'7'"),
        ("verdicts", "errors", "'[[\"T\", 1]]'"),
        ("measurements", "unit", "x'00'"),
        ("measurements", "samples", "'7'"),
        ("measurements", "samples", "'[1e999]'"),
        ("measurements", "samples", "'[\"1\"]'"),
    ],
)
def test_a_value_of_another_kind(tmp_path: Path, table: str, column: str, value: str) -> None:
    path = tmp_path / "r.sqlite"
    with Recording(path) as recording:
        recording.describe("inproc:there", lambda: {"name": "it"})
        passed = Outcome(Verdict.PASSED, Stage.COMPARE, "", {"stderr": "x"})
        recording.record(Event(Kind.CASE, "a case", "inproc:there", passed))
        recording.measure(Measurement("a model", "inproc:there", "inference", "ms", (1, 2.5)))
    read(path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(f"UPDATE {table} SET {column} = {value}")
    connection.close()
    with pytest.raises(FormatError, match="not a results store, or a damaged one: ") as caught:
        read(path)
    assert "\n" not in str(caught.value)
