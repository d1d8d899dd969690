"""Tests of the table of verdicts and the CSV file."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.reports.command import command
from nnconform.reports.verdicts import parts_of, table_of

WRONG = Event(
    Kind.CHECK,
    "test_api.py::test_api::burst.closes",
    "service:x",
    Outcome(Verdict.WRONG, Stage.COMPARE, 'a "message",\nof two lines', {"stderr": "text"}),
    path="test_api.py",
    operations=("ADD", "MUL"),
    operand_types=("TENSOR_FLOAT32",),
    hal_version="1.2",
    reproduce="pytest test_api.py",
    seconds=0.25,
    when=1700000000.0,
    expected="known",
    subject="burst.closes",
)
PASSED = Event(Kind.GRAPH, "graph_0_0", "service:x", Outcome(Verdict.PASSED, Stage.COMPARE))


def test_parts_are_in_the_order_of_the_groups() -> None:
    skipped = Event(Kind.CASE, "skipped", "service:x", Outcome(Verdict.NOT_APPLICABLE, Stage.LOAD))
    assert parts_of(table_of([skipped, WRONG, PASSED, skipped])) == (("passed", 1), ("expected", 1), ("other", 2))
    assert parts_of(table_of([])) == ()


def test_one_row_a_verdict(tmp_path: Path) -> None:
    path, out = tmp_path / "r.sqlite", tmp_path / "r.csv"
    with Store.open(path) as store:
        for event in (WRONG, PASSED):
            store.record(store.begin_run("pytest", 1, versions={}, machine=""), event)
    done = CliRunner().invoke(command, [str(path), "--csv", str(out), "--all"])
    assert (done.exit_code, done.output) == (0, f"wrote {out}\n")
    with out.open(newline="") as file:
        first, second = csv.DictReader(file)
    assert first == {
        "kind": "check",
        "subject": "burst.closes",
        "case": "test_api.py::test_api::burst.closes",
        "driver": "service:x",
        "verdict": "wrong",
        "stage": "compare",
        "message": 'a "message",\nof two lines',
        "expected": "known",
        "operations": "ADD MUL",
        "operand_types": "TENSOR_FLOAT32",
        "hal_version": "1.2",
        "seconds": "0.25",
        "path": "test_api.py",
        "reproduce": "pytest test_api.py",
    }
    assert (second["kind"], second["case"], second["operations"], second["expected"]) == ("graph", "graph_0_0", "", "")


def test_a_run_without_verdicts_is_a_file_of_headings(tmp_path: Path) -> None:
    path, out = tmp_path / "r.sqlite", tmp_path / "r.csv"
    with Store.open(path) as store:
        store.begin_run("pytest", 1, versions={}, machine="")
    assert CliRunner().invoke(command, [str(path), "--csv", str(out)]).exit_code == 0
    assert out.read_text().startswith("kind,subject,case,driver,verdict,")
    assert len(out.read_text().splitlines()) == 1


def test_the_command_alone_does_not_import_pandas() -> None:
    """``nnconform --help`` imports every command, and must not wait for pandas."""
    code = "import sys, nnconform.reports.command; sys.exit('pandas' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_both_files_or_one_but_not_none(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    with Store.open(path) as store:
        store.begin_run("pytest", 1, versions={}, machine="")
    page, out = tmp_path / "r.html", tmp_path / "r.csv"
    done = CliRunner().invoke(command, [str(path), "--csv", str(out), "-o", str(page)])
    assert done.output == f"wrote {page}\nwrote {out}\n"
    refused = CliRunner().invoke(command, [str(path)])
    assert refused.exit_code == 2
    assert "nothing to write: name a file with --output FILE or --csv FILE" in refused.output
    nowhere = CliRunner().invoke(command, [str(path), "--csv", str(tmp_path / "none" / "r.csv")])
    assert nowhere.exit_code == 2
    assert "Invalid value for --csv: cannot write" in nowhere.output
    assert "No such file or directory" in nowhere.output
    for option in ("--csv", "--output"):
        full = CliRunner().invoke(command, [str(path), option, "/dev/full"])
        assert f"Invalid value for {option}: cannot write /dev/full: No space left on device" in full.output
