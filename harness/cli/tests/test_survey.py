"""``nnconform survey``: a run, its table, and mistakes on the command line."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from nnconform.harness.cli.commands.survey import EveryNth, SurveyPlan, command
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict

ADDRESS = "service:inproc:acme"


def survey(*arguments):
    return CliRunner().invoke(command, [str(each) for each in arguments])


def write_store(path, *, expected):
    """Write a store of one failure."""
    with Store.open(path) as opened:
        run = opened.begin_run("pytest", 0, versions={}, machine="", parameters={})
        opened.describe_driver(run, ADDRESS, {"name": "acme", "version": "1"})
        outcome = Outcome(Verdict.WRONG, Stage.COMPARE, "bad")
        opened.record(run, Event(Kind.CASE, "a", ADDRESS, outcome, operations=("ADD",), expected=expected))
        opened.end_run(run)


def test_the_whole_way(tmp_path):
    """Two random graphs on a driver in a process of its own."""
    store = tmp_path / "s.sqlite"
    result = survey("inproc:reference_driver", "--part", "graphs", "--every", 205, "--results", store)
    assert result.exit_code == 0, result.output
    assert "| cases | 2 |" in result.output
    assert "| passed | 2 |" in result.output
    with Store.open(store, must_exist=True) as opened:
        assert [list(run.drivers) for run in opened.runs()] == [["service:inproc:reference_driver"]]


def test_without_a_part_it_is_all(tmp_path, monkeypatch):
    told = list[str]()

    def run(arguments, plugins):
        told.extend(arguments)
        return pytest.ExitCode.NO_TESTS_COLLECTED

    monkeypatch.setattr("nnconform.harness.cli.commands.survey.pytest.main", run)
    survey("inproc:reference_driver", "--results", tmp_path / "s.sqlite")
    packages = [f"nnconform.generated_tests.{each}" for each in ("specs", "extremes", "idioms", "random_graphs")]
    assert told[:5] == ["--pyargs", *packages]


@pytest.mark.parametrize(("expected", "status"), [("", 1), ("bug 7", 0)])
def test_a_failure_without_an_explanation_decides_the_exit_status(expected, status, tmp_path):
    store = tmp_path / "s.sqlite"
    write_store(store, expected=expected)
    result = survey("--results", store)
    assert result.exit_code == status
    assert f"| {expected or 'unexplained: wrong ADD: bad'} | 1 | `a` |" in result.output


def test_the_page_goes_to_a_file(tmp_path):
    store, output = tmp_path / "s.sqlite", tmp_path / "page.md"
    write_store(store, expected="bug 7")
    assert survey("--results", store, "-o", output).output == f"wrote {output}: 1 columns\n"
    assert "| wrong | 1 |" in output.read_text()
    assert "cannot be written" in str(survey("--results", store, "-o", "/no/such/page.md").exception)


def test_a_store_without_a_case(tmp_path):
    with Store.open(tmp_path / "s.sqlite"):
        pass
    assert "holds no verdict on a case" in str(survey("--results", tmp_path / "s.sqlite").exception)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["onnxruntime:NoSuchProvider"], "unknown provider"),
        (["inproc:no_such_package"], "No module named 'no_such_package'"),
        (["no_such_name"], "no driver of this name"),
        (["inproc:reference_driver", "--expect", "/no/such.toml"], "cannot be read"),
        ([], "no such results store"),
    ],
)
def test_mistakes_are_told_before_anything_runs(arguments, message, tmp_path):
    store = tmp_path / "s.sqlite"
    result = survey(*arguments, "--results", store)
    assert isinstance(result.exception, UsageError)
    assert message in str(result.exception)
    assert not store.exists()


def test_options_that_are_none(tmp_path):
    store = tmp_path / "s.sqlite"
    assert "needs --results FILE" in str(survey("inproc:reference_driver").exception)
    for wrong in (["--part", "all"], ["--every", "0"], ["--first", "-1"], ["--limit", "0"]):
        assert survey("inproc:reference_driver", "--results", store, *wrong).exit_code == 2


def test_what_pytest_is_told():
    some = SurveyPlan(("graphs", "specs"), 1, 0, "add", ("known.toml",), 30.0)
    words = " ".join(some.arguments("service:x", Path("s.sqlite")))
    assert words.startswith("--pyargs nnconform.generated_tests.specs nnconform.generated_tests.random_graphs --driver")
    assert "--driver service:x --results s.sqlite --limit 30.0 --expect known.toml -k add" in words


@pytest.mark.parametrize(
    ("number", "first", "kept"), [(1, 0, "abcdefg"), (3, 0, "adg"), (9, 0, "a"), (3, 1, "be"), (2, 5, "f"), (1, 7, "")]
)
def test_every_nth_is_selected(number, first, kept):
    items: list[Any] = list("abcdefg")
    deselected: list[Any] = []
    hook = SimpleNamespace(pytest_deselected=lambda items: deselected.extend(items))
    config: Any = SimpleNamespace(hook=hook)
    EveryNth(number, first).pytest_collection_modifyitems(config, items)
    assert "".join(items) == kept
    assert sorted(items + deselected) == list("abcdefg")


@pytest.mark.parametrize("address", ["service:x", "unix:/x", "exec:./x", ""])
def test_a_driver_of_its_own_process_stays(address):
    assert in_own_process(address) == address


def test_others_get_a_process_of_their_own():
    assert in_own_process("onnxruntime:nxrt") == "service:onnxruntime:nxrt"
