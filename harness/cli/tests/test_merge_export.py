"""Tests of ``nnconform merge`` and ``nnconform export``."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from nnconform.harness.cli.commands.export import command as export
from nnconform.harness.cli.commands.merge import command as merge
from nnconform.harness.results.events import Event, Kind, Measurement
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

# Unpaired surrogates cannot be stored; a form feed can, and XML cannot hold it.
HOSTILE = "]]> <b> & \x0c \u2028"


def stored(path: Path, *events: Event) -> Path:
    with Store.open(path) as store:
        run = store.begin_run("pytest x", 7, versions={"a": "1"}, machine="m", parameters={"command": "pytest"})
        store.describe_driver(run, "a", {"hal": "1.3"})
        for event in events:
            store.record(run, event)
        store.measure(run, Measurement("digits", "a", "inference", "ms", (1.0, 2.0)))
        store.end_run(run)
    return path


def one(case: str, verdict: Verdict, message: str = "", expected: str = "") -> Event:
    outcome = Outcome(verdict, Stage.COMPARE, message, {"source": "by hand"})
    return Event(Kind.CASE, case, "a", outcome, "", ("ADD",), ("TENSOR_FLOAT32",), expected=expected, when=5.0)


def run(command: object, *arguments: object) -> Result:
    return CliRunner().invoke(command, [str(each) for each in arguments])  # type: ignore[arg-type]


def test_merged_stores_have_the_runs_of_all(tmp_path: Path) -> None:
    first = stored(tmp_path / "1", one("x", Verdict.PASSED), one("y", Verdict.WRONG, "bad"))
    second = stored(tmp_path / "2", one("z", Verdict.HUNG))
    done = run(merge, first, second, "-o", tmp_path / "both")
    assert (done.exit_code, done.output) == (0, f"wrote {tmp_path / 'both'}: 2 runs, 3 verdicts\n")
    with Store.open(tmp_path / "both", must_exist=True) as both, Store.open(first) as before:
        runs, (old,) = both.runs(), before.runs()
        assert [(each.command, each.seed, each.parameters, each.drivers) for each in runs] == [
            (old.command, old.seed, old.parameters, old.drivers)
        ] * 2
        assert (runs[0].started, runs[0].ended) == (old.started, old.ended)
        assert both.verdicts(1) == before.verdicts(1)
        assert both.measurements(1) == before.measurements(1)
        assert [event.case for event in both.verdicts(2)] == ["z"]
    assert sorted(path.name for path in tmp_path.iterdir() if "both" in path.name) == ["both"]


def test_nothing_is_merged_from_what_is_no_store(tmp_path: Path) -> None:
    good = stored(tmp_path / "good", one("x", Verdict.PASSED))
    (tmp_path / "text").write_text("text")
    assert "text" in str(run(merge, good, tmp_path / "text", "-o", tmp_path / "out").exception)
    assert "exists; name a new file" in str(run(merge, good, "-o", good).exception)
    assert "no such results store" in str(run(merge, tmp_path / "none", "-o", tmp_path / "out").exception)
    output = tmp_path / "none" / "out"
    assert str(run(merge, good, "-o", output).exception) == f"{output}: cannot be written: there is no such folder"
    assert not (tmp_path / "out").exists()


def test_junit(tmp_path: Path) -> None:
    path = stored(
        tmp_path / "r",
        one("specs/add.mod.py::good", Verdict.PASSED),
        one("specs/add.mod.py::bad", Verdict.WRONG, f"first {HOSTILE}\nsecond"),
        one("specs/add.mod.py::gone", Verdict.CRASHED, "died"),
        one("specs/add.mod.py::known", Verdict.WRONG, "bad", expected="bug 5"),
        one("specs/add.mod.py::no", Verdict.UNSUPPORTED, "not here"),
    )
    (suite,) = ElementTree.fromstring(run(export, path, "--format", "junit").output)
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
    assert run(export, path, "--format", "jsonl", "-o", out).output == f"wrote {out}\n"
    (line,) = map(json.loads, out.read_text(encoding="utf-8").splitlines())
    assert (line["seed"], line["driver"], line["verdict"], line["operations"]) == (7, "a", "wrong", ["ADD"])
    with Store.open(path) as store:
        assert line["message"] == store.verdicts(1)[0].outcome.message


def test_what_export_cannot_do(tmp_path: Path) -> None:
    path = stored(tmp_path / "r", one("x", Verdict.PASSED))
    assert "has no run 5; it has 1" in str(run(export, path, "--format", "junit", "--run", 5).exception)
    assert "cannot be written" in str(run(export, path, "--format", "junit", "-o", tmp_path / "no" / "x").exception)
    assert run(export, path, "--format", "parquet").exit_code == 2


def test_what_is_written_at_once_is_there_as_a_whole_or_not(tmp_path: Path) -> None:
    path = stored(tmp_path / "r", one("x", Verdict.PASSED))

    def interrupted() -> None:
        with Store.open(path) as store, store.at_once():
            store.record(1, one("y", Verdict.PASSED))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    with Store.open(path) as store:
        assert [event.case for event in store.verdicts(1)] == ["x"]
