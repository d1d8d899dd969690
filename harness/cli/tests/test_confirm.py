"""Tests of ``nnconform confirm``, and of ``nnconform generate``, which keeps the recorded confirmations."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from nnconform.harness.cli import confirmations
from nnconform.harness.cli.commands import confirm, generate
from nnconform.harness.execution.oracle_device import ORACLE_ADDRESS, open_oracle
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.case import Case
from nnconform.harness.spec.jsonl import Header, read_header, read_jsonl
from nnconform.harness.spec.jsonl_writer import cases_text
from nnconform.harness.spec.tests.spec_text import given

RIGHT = "inproc:reference_driver"
NAME = "nnconform-reference"
SPEC = """
a = Input("a", ("TENSOR_FLOAT32", [2]))
b = Output("b", ("TENSOR_FLOAT32", [2]))
Model().Operation("FLOOR", a).To(b)
Example({a: [1.5, -0.5], b: [1, -1]}, source="worked by hand")
"""


def run(command: object, *arguments: object) -> str:
    result = CliRunner().invoke(command, [*map(str, arguments)], catch_exceptions=False)  # type: ignore[arg-type]
    assert result.exit_code == 0, result.output
    return result.output


def read(path: Path) -> list[Case]:
    return list(read_jsonl(path))


@pytest.fixture
def floor(tmp_path: Path) -> Path:
    """Two generated cases of FLOOR in a file. The second expects a wrong value, and is confirmed by two runtimes."""
    path = tmp_path / "cases" / "elementwise.jsonl"
    run(generate.command, "elementwise", "-o", path.parent)
    first, second, *_ = [case for case in read(path) if case.operations() == ("FLOOR",)]
    wrong = replace(second, expected=(given(second.expected[0]) + 1,), confirmed=("another", NAME))
    path.write_text(cases_text([first, wrong], read_header(path)))
    return path


def test_a_case_is_confirmed_by_what_passes_it(floor: Path) -> None:
    output = run(confirm.command, floor, "--driver", RIGHT)
    assert [case.confirmed for case in read(floor)] == [(NAME,), ("another",)]
    assert f"{RIGHT} disagrees: {read(floor)[1].name}: wrong" in output
    assert f"{RIGHT}: 1 disagreements" in output
    before = floor.read_text()
    run(confirm.command, floor)
    assert floor.read_text() == before


def test_counts_by_operation(floor: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confirm, "SPECS", floor.parent)
    (floor.parent / "floor.mod.py").write_text(SPEC)
    output = tmp_path / "counts.json"
    output.write_text(json.dumps({"ADD": {"AOSP cases": 3, "specs by hand": 9}, "FLOOR": {NAME: 7, "another": 5}}))
    run(confirm.command, "--driver", RIGHT, "-o", output)
    # The example also runs with its input made by an ADD: it is no case of ADD.
    assert json.loads(output.read_text()) == {
        "ADD": {"AOSP cases": 3},
        "FLOOR": {"another": 5, NAME: 2, "specs by hand": 2},
    }


def test_a_run_confirms_what_it_passed(floor: Path, tmp_path: Path) -> None:
    """A case that the run does not have stays as it was; the last verdict counts, and one that failed is none."""
    first, second = read(floor)
    third = replace(second, name="third", confirmed=("another", NAME))
    floor.write_text(cases_text([first, second, third], read_header(floor)))
    path = tmp_path / "results.sqlite"
    runs = (
        [(RIGHT, first, Verdict.NOT_RUN), (RIGHT, first, Verdict.PASSED), (RIGHT, second, Verdict.PASSED)],
        [(RIGHT, second, Verdict.WRONG), ("inproc:unnamed", third, Verdict.WRONG)],
    )
    with Store.open(path) as store:
        for verdicts in runs:
            number = store.begin_run("pytest", 1, versions={}, machine="")
            store.describe_driver(number, RIGHT, {"name": NAME})
            store.describe_driver(number, "inproc:unnamed", {})
            for address, case, verdict in verdicts:
                outcome = Outcome(verdict, Stage.COMPARE)
                store.record(number, Event.of_case(Kind.CASE, case.name, address, outcome, case))
    run(confirm.command, floor, "--results", path)
    assert [case.confirmed for case in read(floor)] == [(NAME,), ("another",), ("another", NAME)]


def test_node_tests_are_counted(floor: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confirm, "SPECS", floor.parent)
    first = replace(read(floor)[0], source="ONNX node tests, onnx 1.0")
    tests, output = tmp_path / "onnx.jsonl", tmp_path / "counts.json"
    tests.write_text(cases_text([first], Header(source="ONNX node tests")))
    output.write_text(json.dumps({"FLOOR": {"ONNX node tests": 7}, "ADD": {"ONNX node tests": 7, "AOSP cases": 3}}))
    run(confirm.command, "--node-tests", tests, "-o", output)
    assert json.loads(output.read_text()) == {"ADD": {"AOSP cases": 3}, "FLOOR": {"ONNX node tests": 1}}


def test_cases_confirm_the_operations_that_they_are_about(floor: Path, tmp_path: Path) -> None:
    specs = tmp_path / confirmations.SPECS
    specs.mkdir(parents=True)
    run(confirm.command, floor, "--driver", RIGHT)
    floor.rename(specs / floor.name)
    (tmp_path / confirmations.COUNTS).write_text(json.dumps({"FLOOR": {"specs by hand": 2}}))
    assert confirmations.read_confirmations(tmp_path) == {"FLOOR": {"another": 1, NAME: 1, "specs by hand": 2}}


def test_generate_keeps_the_confirmations_of_cases_that_did_not_change(tmp_path: Path) -> None:
    path = tmp_path / "logical_not.jsonl"
    oracle = open_oracle(ORACLE_ADDRESS)
    text, _ = generate.family_text("logical_not", path, oracle, generate.SEED)
    path.write_text(text)
    assert "confirmed" not in "".join(text.splitlines()[1:])
    first, second, *others = read(path)
    changed = replace(second, expected=(~given(second.expected[0]),), confirmed=("other",))
    header = Header(first.source, generate.SEED, ORACLE_ADDRESS)
    path.write_text(cases_text([replace(first, confirmed=("one", "two")), changed, *others], header))
    again, _ = generate.family_text("logical_not", path, oracle, generate.SEED)
    oracle.close()
    assert again != text
    assert again.replace('"confirmed": ["one", "two"], ', "") == text


def test_check_says_which_file_is_stale(tmp_path: Path) -> None:
    run(generate.command, "logical_not", "-o", tmp_path)
    run(generate.command, "logical_not", "-o", tmp_path, "--check")
    path = tmp_path / "logical_not.jsonl"
    path.write_text(path.read_text().replace("true", "false", 1))
    before = path.read_text()
    result = CliRunner().invoke(generate.command, ["logical_not", "-o", str(tmp_path), "--check"])
    assert f"not up to date: {path}" in str(result.exception)
    assert path.read_text() == before
