"""Tests of ``--expect FILE``: what a user sees of expected failures, and of those that no longer fail."""

from __future__ import annotations

import datetime
import re
from pathlib import Path

import pytest

import nnconform.harness
from nnconform.harness.conformance.check import find_checks
from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts, write_spec
from nnconform.harness.results.expectations import Expectations, NamedCase
from nnconform.harness.results.processor import PROCESSOR_VARIABLE
from nnconform.harness.results.verdict import Verdict

# TANH in floating point is wrong.
WRONG = "inproc:reference_driver.faulty?fault=operation.off_by_one"
TANH = """
[[expect]]
driver = "*fault=operation.off_by_one"
cases = ["runner_tanh", "runner_tanh_float*"]
verdict = "wrong"
reason = "a unit too many"
"""


def expecting(folder: Path, text: str) -> tuple[Path, Path]:
    path = folder / "known.expect.toml"
    path.write_text(text)
    return write_spec(folder), path


def test_expected_failures_do_not_fail_the_run(tmp_path: Path) -> None:
    spec, known = expecting(tmp_path, TANH)
    store = tmp_path / "results.sqlite"
    done = run_pytest(spec, "--driver", WRONG, "--expect", known, "--expect-strict", "--results", store, "-rx")
    assert done.returncode == 0, done.stdout
    assert "failed as expected: 2" in done.stdout
    assert "wrong: a unit too many" in done.stdout
    events = verdicts(store)[WRONG]
    assert {name: (str(event.outcome.verdict), event.expected) for name, event in events.items()} == {
        **dict.fromkeys(("tanh", "tanh_float16"), ("wrong", "a unit too many")),
        **dict.fromkeys(("tanh_quant8", "add", "reshape_to_five"), ("passed", "")),
    }
    assert not any(event.failed for event in events.values())


def test_another_verdict_than_the_expected_one_fails(tmp_path: Path) -> None:
    spec, known = expecting(tmp_path, TANH.replace('"wrong"', '"crashed"'))
    done = run_pytest(f"{spec}::runner_tanh", "--driver", WRONG, "--expect", known)
    assert done.returncode == 1
    assert f"expected crashed: a unit too many ({known}: entry 1)" in done.stdout
    assert "no longer fails" not in done.stdout


def test_the_page_on_drivers_shows_such_a_file(tmp_path: Path) -> None:
    page = (Path(nnconform.harness.__file__).parent / "docs/drivers.md").read_text()
    example = next(each for each in re.findall(r"```toml\n(.*?)```", page, re.DOTALL) if "reason" in each)
    known = tmp_path / "known.expect.toml"
    known.write_text(example)
    entries = Expectations.read([known]).entries
    expectations = Expectations(entries, datetime.date(2027, 1, 31), processor={"avx2"})
    entry = expectations.find(NamedCase("service:inproc:my_driver", "conv_2d_nchw_QUANT8_ASYMM_3", "2.1.0"))
    assert entry
    assert entry.verdicts == {Verdict.WRONG}
    # The check that it names exists.
    assert any(expectations.find(NamedCase("my_driver", each.name, "2.1.0")) for each in find_checks())


# What several workers find is told together, by the first run; in the second a worker fails what it runs.
@pytest.mark.parametrize(
    ("workers", "strictly"), [((), ()), pytest.param(("-n", 2), ("-n", 1), marks=pytest.mark.nightly)]
)
def test_what_no_longer_fails_is_told(
    tmp_path: Path, workers: tuple[object, ...], strictly: tuple[object, ...]
) -> None:
    spec, known = expecting(tmp_path, TANH.replace("runner_tanh_float*", "runner_add").replace("wrong", "hung"))
    known.write_text(known.read_text() + TANH.replace("runner_tanh_float*", "no_such"))
    cases = [f"{spec}::runner_{name}" for name in ("add", "tanh_float16", "tanh_quant8", "reshape_to_five")]
    arguments = [*cases, "--driver", WRONG, "--expect", known]
    mild = run_pytest(*arguments, *workers)
    assert "runner_add: passed, expected hung: a unit too many" in mild.stdout
    assert "patterns without a case in this run: 3 (runner_tanh, runner_tanh, no_such)" in mild.stdout
    assert "1 failed, 3 passed" in mild.stdout
    strict = run_pytest(*arguments, *strictly, "--expect-strict")
    assert "no longer fails: passed, expected hung: a unit too many" in strict.stdout
    assert "2 failed, 2 passed" in strict.stdout


def test_a_name_is_the_same_with_several_drivers(tmp_path: Path) -> None:
    spec, known = expecting(tmp_path, TANH)
    done = run_pytest(f"{spec}", "--driver", WRONG, "--driver", "inproc:reference_driver", "--expect", known)
    assert done.returncode == 0
    assert "failed as expected: 2" in done.stdout


def test_an_expected_failure_is_told_by_its_reason_alone(tmp_path: Path) -> None:
    spec, known = expecting(tmp_path, TANH)
    done = run_pytest(spec, "--driver", WRONG, "--expect", known, "--xfail-tb", "-k", "tanh_float16")
    assert "1 xfailed" in done.stdout
    assert "\nwrong: a unit too many\n" in done.stdout
    assert "Traceback" not in done.stdout
    assert "item.py:" not in done.stdout


def test_a_bad_file_is_one_line(tmp_path: Path) -> None:
    spec, known = expecting(tmp_path, TANH.replace("reason", "because"))
    done = run_pytest(spec, "--driver", WRONG, "--expect", known)
    assert done.returncode == 4
    assert f"{known}: Object" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(("rest", "status"), [("", 0), ("expires = 2020-01-31", 1), ('versions = ["0.0.*"]', 1)])
def test_an_entry_counts_for_some_time_and_some_versions(tmp_path: Path, rest: str, status: int) -> None:
    spec, known = expecting(tmp_path, f"{TANH}{rest}\n")
    done = run_pytest(f"{spec}::runner_tanh", "--driver", WRONG, "--expect", known)
    assert done.returncode == status
    assert ("entry 1 expired on 2020-01-31: a unit too many; mend the driver" in done.stdout) == ("expires" in rest)
    assert ("1 failed" in done.stdout) == bool(status)


@pytest.mark.parametrize(
    ("flags", "status", "text"), [("avx2", 0, "failed as expected: 1"), ("avx2 avx_vnni", 1, "1 failed")]
)
def test_an_entry_about_processors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: str, status: int, text: str
) -> None:
    monkeypatch.setenv(PROCESSOR_VARIABLE, flags)
    spec, known = expecting(tmp_path, TANH + 'processor = ["avx2", "!*vnni"]\n')
    done = run_pytest(f"{spec}::runner_tanh", "--driver", WRONG, "--expect", known)
    assert (done.returncode, text in done.stdout) == (status, True)


@pytest.mark.parametrize(("flags", "status"), [("avx2", 1), ("avx2 avx_vnni", 0)])
def test_what_another_processor_gets_wrong_is_not_said_to_fail_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: str, status: int
) -> None:
    monkeypatch.setenv(PROCESSOR_VARIABLE, flags)
    text = TANH.replace("fault=operation.off_by_one", "reference_driver") + 'processor = ["avx2", "!*vnni"]\n'
    spec, known = expecting(tmp_path, text)
    arguments = [f"{spec}::runner_tanh", f"{spec}::runner_tanh_float16", "--driver", "inproc:reference_driver"]
    done = run_pytest(*arguments, "--expect", known, "--expect-strict")
    assert done.returncode == status, done.stdout
    assert ("no longer fails" in done.stdout) == bool(status)
    assert "patterns without a case" not in done.stdout


@pytest.mark.parametrize(("options", "status"), [((), 0), (("--seed", "3"), 1)])
def test_an_entry_about_a_seed_hides_nothing_in_a_run_of_another(
    tmp_path: Path, options: tuple[str, ...], status: int
) -> None:
    spec, known = expecting(tmp_path, f"{TANH}seeds = [0]\n")
    arguments = (f"{spec}::runner_tanh", f"{spec}::runner_tanh_float16", "--driver", WRONG, "--expect", known, *options)
    done = run_pytest(*arguments)
    assert done.returncode == status
    assert ("2 failed" if status else "2 xfailed") in done.stdout
    assert "patterns without a case" not in done.stdout


@pytest.mark.parametrize(("options", "status"), [((), 1), (("--seed", "3"), 0)])
def test_an_entry_about_another_seed_is_not_missed(tmp_path: Path, options: tuple[str, ...], status: int) -> None:
    spec, known = expecting(tmp_path, f"{TANH}seeds = [0]\n")
    done = run_pytest(f"{spec}::runner_add", "--driver", WRONG, "--expect", known, "--expect-strict", *options)
    assert done.returncode == status
    assert ("patterns without a case in this run: 2" in done.stdout) is bool(status)


def test_an_entry_for_what_others_did_hides_no_failure_of_its_own(tmp_path: Path) -> None:
    spec, known = expecting(tmp_path, f"{TANH}right_alone = true\n")
    cases = [f"{spec}::runner_{name}" for name in ("add", "tanh")]
    done = run_pytest(*cases, "--driver", f"service:{WRONG}", "--expect", known)
    assert done.returncode == 1
    assert "tried again:\n    stable" in done.stdout
    assert "1 failed, 1 passed" in done.stdout


@pytest.mark.parametrize(
    ("rest", "counts"),
    [
        ('types = ["TENSOR_FLOAT16"]', "1 failed, 1 xfailed"),
        ('operations = ["TANH"]', "2 xfailed"),
        ('operations = ["ADD"]', "2 failed"),
    ],
)
def test_an_entry_about_types_or_operations(tmp_path: Path, rest: str, counts: str) -> None:
    spec, known = expecting(tmp_path, TANH.replace("runner_tanh_float*", "*") + f"{rest}\n")
    cases = [f"{spec}::runner_{name}" for name in ("tanh", "tanh_float16")]
    done = run_pytest(*cases, "--driver", WRONG, "--expect", known)
    assert counts in done.stdout
    assert ("runner_tanh -" in done.stdout) is ("failed" in counts.replace("xfailed", ""))


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize(
    ("rest", "status"),
    [
        ('types = ["TENSOR_FLOAT*"]', 0),
        ('types = ["TENSOR_BOOL8"]', 1),
        ('operations = ["TANH"]', 0),
        ('operations = ["ADD"]', 1),
        ('first_wrong = ["TANH"]', 0),
        ('first_wrong = ["ADD"]', 1),
    ],
)
def test_what_a_graph_has_is_known_once_it_is_drawn(tmp_path: Path, rest: str, status: int) -> None:
    _, known = expecting(tmp_path, TANH.replace("runner_tanh_float*", "graph_*") + f"{rest}\n")
    graphs = tmp_path / "test_graphs.py"
    kit = "from nnconform.harness.generate.graph.kit import RandomGraphs"
    graphs.write_text(f"{kit}\ntest_mine = RandomGraphs(count=4, seed=4, nodes=2, operations=('TANH',))\n")
    done = run_pytest(graphs, "--driver", WRONG, "--expect", known)
    assert done.returncode == status, done.stdout
    assert (" xfailed" in done.stdout) is not bool(status)


@pytest.mark.parametrize("rest", ["", "expires = 2020-01-31\n"])
def test_entries_that_have_no_case_or_no_time_fail_the_run(tmp_path: Path, rest: str) -> None:
    spec, known = expecting(tmp_path, TANH.replace("runner_tanh", "none") + rest)
    arguments = (f"{spec}::runner_add", "--driver", WRONG, "--expect", known)
    assert run_pytest(*arguments).returncode == bool(rest)
    assert run_pytest(*arguments, "--expect-strict").returncode == 1


def test_strict_about_nothing_is_a_mistake(tmp_path: Path) -> None:
    done = run_pytest(write_spec(tmp_path), "--driver", WRONG, "--expect-strict")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "--expect-strict: wanted --expect FILE beside it" in done.stderr + done.stdout
