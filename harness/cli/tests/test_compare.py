"""Tests of ``nnconform compare``."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.cli.commands.compare import SHOWN, command
from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.error_figures import error_figures
from nnconform.harness.execution.session import Session
from nnconform.harness.results.events import Event, Kind
from nnconform.harness.results.store import Store
from nnconform.harness.results.verdict import Outcome, Stage, Verdict
from nnconform.harness.spec.files import read_cases


def stored(path: Path, *runs: dict[str, Verdict], driver: str = "a") -> Path:
    with Store.open(path) as store:
        for verdicts in runs:
            number = store.begin_run("pytest", 0, versions={}, machine="", parameters={"command": "pytest", "x": 1})
            for case, verdict in verdicts.items():
                outcome = Outcome(verdict, Stage.COMPARE, "" if verdict == "passed" else f"is `{verdict}`\nmore")
                store.record(number, Event(Kind.CASE, case, driver, outcome, reproduce=f"run {case}"))
    return path


def run(*arguments: object) -> Result:
    return CliRunner().invoke(command, [str(each) for each in arguments])


SPECS = suite_folder() / "specs" / "generated" / "pooling.jsonl"
RIGHT, ROUNDS_DOWN = "inproc:reference_driver", "inproc:reference_driver.faulty?fault=bias.pooling_floors"
GOOD, BAD = {"x": Verdict.PASSED, "y": Verdict.PASSED}, {"x": Verdict.WRONG, "y": Verdict.PASSED}


def test_two_stores(tmp_path: Path) -> None:
    good, bad = stored(tmp_path / "good", GOOD), stored(tmp_path / "bad", BAD, driver="b")
    worse = run(good, bad)
    assert worse.exit_code == 1
    assert worse.output.splitlines() == [
        "different drivers: a; now b",
        "1 newly failing",
        "1 as before, 0 only before, 0 only now",
        "",
        "newly failing: 1",
        "  x  [b]: passed -> wrong",
        "      is `wrong`",
        "      run x",
    ]
    assert run(bad, good).exit_code == 0
    assert "1 mended" in run(bad, good).output
    assert run(good, good).output.startswith("nothing changed")


def test_a_driver_that_rounds_down_is_less_accurate_though_it_passes(tmp_path: Path) -> None:
    pooled = (case for case in read_cases(SPECS) if case.operations() == ("AVERAGE_POOL_2D",))
    cases = [case for case in pooled if "TENSOR_QUANT8_ASYMM" in case.operand_types()][:40]
    for name, address in (("right", RIGHT), ("again", f"{RIGHT}?order=reversed"), ("down", ROUNDS_DOWN)):
        with Store.open(tmp_path / name) as store, closing(Session(address)) as session:
            number = store.begin_run("pytest", 0, versions={}, machine="")
            for case in cases:
                outcome = run_case(session, case)
                assert outcome.verdict is Verdict.PASSED
                event = Event.of_case(Kind.CASE, case.name, "a", outcome, case)
                assert session.comparison is not None
                store.record(number, replace(event, errors=error_figures(session.comparison)))
    assert run(tmp_path / "right", tmp_path / "again").exit_code == 0
    worse = run(tmp_path / "right", tmp_path / "down")
    assert worse.exit_code == 1
    assert "AVERAGE_POOL_2D QUANT8_ASYMM, mean error" in worse.output
    assert run(tmp_path / "down", tmp_path / "right").exit_code == 0


def test_markdown_and_json(tmp_path: Path) -> None:
    good, bad = stored(tmp_path / "good", GOOD), stored(tmp_path / "bad", BAD)
    text = run(good, bad, "--format", "md").output
    assert "**1 newly failing**" in text
    assert "- `x` on `a`: passed -> wrong: `` is `wrong` ``" in text
    (change,) = json.loads(run(good, bad, "--format", "json").output)["newly_failing"]
    assert (change["case"], change["before"], change["now"]) == ("x", "passed", "wrong")


def test_the_last_two_runs_of_a_store(tmp_path: Path) -> None:
    assert run(stored(tmp_path / "r", BAD, GOOD, BAD)).exit_code == 1
    alone = run(stored(tmp_path / "one", GOOD))
    assert "holds no earlier run with the parameters of the last one" in str(alone.exception)


def test_two_drivers_of_a_store(tmp_path: Path) -> None:
    path = stored(tmp_path / "r", GOOD)
    stored(path, BAD, driver="b")
    assert run(path, "--old-driver", "a", "--new-driver", "b").exit_code == 1
    assert run(path, "--old-driver", "b", "--new-driver", "a").exit_code == 0
    refused = run(path, "--old-driver", "a")
    assert (refused.exit_code, "name both --old-driver and --new-driver" in refused.output) == (2, True)
    assert "no verdict on driver 'c'; it has a, b" in str(run(path, "--old-driver", "a", "--new-driver", "c").exception)


@pytest.mark.parametrize(("options", "count"), [((), SHOWN), (("--all",), SHOWN + 5)])
def test_long_lists_are_cut(tmp_path: Path, options: tuple[str, ...], count: int) -> None:
    names = [f"case {number}" for number in range(SHOWN + 5)]
    old = stored(tmp_path / "old", dict.fromkeys(names, Verdict.PASSED))
    new = stored(tmp_path / "new", dict.fromkeys(names, Verdict.WRONG))
    output = run(old, new, *options).output
    assert output.count("passed -> wrong") == count
    assert ("5 more: --all prints them" in output) == (not options)


def test_a_store_that_is_none(tmp_path: Path) -> None:
    good = stored(tmp_path / "good", GOOD)
    assert "no such results store" in str(run(good, tmp_path / "none").exception)
    with Store.open(tmp_path / "empty"):
        pass
    assert "holds no run yet" in str(run(tmp_path / "empty", good).exception)
