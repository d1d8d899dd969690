"""Tests of ``nnconform export``."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pandas as pd
import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from nnconform.harness.cli.tests.test_merge import one, stored
from nnconform.harness.results.accuracy import ErrorFigures
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Verdict
from nnconform.reports.export import FIELDS
from nnconform.reports.export_command import command as export

# Unpaired surrogates cannot be stored; a form feed can, and XML cannot hold it.
HOSTILE = "]]> <b> & \x0c \u2028"


def run(*arguments: object) -> Result:
    return CliRunner().invoke(export, [str(each) for each in arguments])


def test_junit(tmp_path: Path) -> None:
    path = stored(
        tmp_path / "r",
        one("specs/add.mod.py::good", Verdict.PASSED),
        one("specs/add.mod.py::bad", Verdict.WRONG, f"first {HOSTILE}\nsecond"),
        one("specs/add.mod.py::gone", Verdict.CRASHED, "died"),
        one("specs/add.mod.py::known", Verdict.WRONG, "bad", expected="bug 5"),
        one("specs/add.mod.py::no", Verdict.UNSUPPORTED, "not here"),
    )
    (suite,) = ElementTree.fromstring(run(path, "--format", "junit").output)
    counts = {name: suite.get(name) for name in ("tests", "failures", "errors", "skipped")}
    assert counts == {"tests": "5", "failures": "1", "errors": "1", "skipped": "2"}
    assert {each.get("name"): each.get("value") for each in suite.findall("properties/property")} == {
        "driver": "a", "seed": "7", "run": "1", "command": "pytest x",
    }  # fmt: skip
    found = {
        case.get("name"): [each.tag for each in case if each.tag != "properties"] for case in suite.iter("testcase")
    }
    assert found == {"good": [], "bad": ["failure"], "gone": ["error"], "known": ["skipped"], "no": ["skipped"]}
    bad = suite.findall("testcase")[1]
    assert (bad.get("classname"), bad[1].get("type")) == ("add.mod.py", "wrong")
    assert "second" in (bad[1].text or "")
    assert {each.get("name"): each.get("value") for each in bad[0]}["source"] == "by hand"


def test_json_lines(tmp_path: Path) -> None:
    path, out = stored(tmp_path / "r", one("x", Verdict.WRONG, HOSTILE)), tmp_path / "r.jsonl"
    assert run(path, "--format", "jsonl", "-o", out).output == f"wrote {out}\n"
    (line,) = map(json.loads, out.read_text(encoding="utf-8").splitlines())
    assert (line["seed"], line["driver"], line["verdict"], line["operations"]) == (7, "a", "wrong", ["ADD"])
    with Store.open(path) as store:
        assert line["message"] == store.verdicts(1)[0].outcome.message


def test_what_export_cannot_do(tmp_path: Path) -> None:
    path = stored(tmp_path / "r", one("x", Verdict.PASSED))
    assert "has no run 5; it has 1" in str(run(path, "--format", "junit", "--run", 5).exception)
    assert "cannot write" in run(path, "--format", "junit", "-o", tmp_path / "no" / "x").output
    refused = run(path, "--format", "parquet")
    assert (refused.exit_code, "Parquet is not printed: name a file" in refused.output) == (2, True)
    lost = run(path, "--format", "parquet", "-o", tmp_path / "no" / "x")
    assert (lost.exit_code, "cannot write" in lost.output) == (2, True)
    assert run(path, "--format", "splendid").exit_code == 2


@pytest.mark.skipif(not any(map(find_spec, ("fastparquet", "pyarrow"))), reason="no package that writes Parquet")
def test_parquet(tmp_path: Path) -> None:
    figures = (ErrorFigures("TENSOR_FLOAT32", 4, 3.0, 0.5, 0.25, 0.125),)
    event = replace(one("x", Verdict.WRONG, HOSTILE), operations=("ADD", "MUL"), errors=figures)
    path = stored(tmp_path / "r", event, one("y", Verdict.PASSED))
    assert run(path, "--format", "parquet", "-o", tmp_path / "t").output == f"wrote {tmp_path / 't'}\n"
    table = pd.read_parquet(tmp_path / "t")
    assert list(table.columns) == list(FIELDS)
    assert table["run"].tolist() == [1, 1]
    first = table.iloc[0]
    with Store.open(path) as store:
        assert first["message"] == store.verdicts(1)[0].outcome.message
    assert (first["seed"], first["verdict"], first["operations"], first["when"]) == ("7", "wrong", "ADD MUL", 5.0)
    assert json.loads(first["errors"])[0]["share"] == 0.5
    assert json.loads(first["details"]) == {"source": "by hand"}


def test_parquet_of_no_verdicts_and_without_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pd.DataFrame, "to_parquet", lambda *_, **__: import_module("no_such_package"))
    refused = run(stored(tmp_path / "r"), "--format", "parquet", "-o", tmp_path / "t")
    assert (refused.exit_code, "pip install 'nnconform[parquet]'" in refused.output) == (2, True)
