"""Tests of what is said of the failing cases of an operation, in a run's summary and in its store."""

from __future__ import annotations

import pytest

from nnconform.harness.campaigns.suite import suite_folder
from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts
from nnconform.harness.results.kept_traits import traits_of_event
from nnconform.harness.results.verdict import Verdict

SPECS = suite_folder() / "specs"
CASES = (SPECS / "generated" / "pad.jsonl", SPECS / "pad.mod.py")
RIGHT = "inproc:reference_driver"
WRONG = "inproc:nnconform.harness.pytest_plugin.tests.told_drivers:open_"
SECTION = "what failing cases have in common"


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("workers", [(), ("-p", "xdist", "-n", "2")])
def test_the_condition_of_a_fault_is_told(tmp_path, workers):
    store = tmp_path / "s.sqlite"
    done = run_pytest(*CASES, *workers, "--driver", f"{WRONG}paddings_given", "--results", store)
    assert done.returncode == 1
    assert SECTION in done.stdout
    (line,) = [each for each in done.stdout.splitlines() if "`paddings` is an input of the model: all " in each]
    assert " none of " in line
    (events,) = verdicts(store).values()
    for event in events.values():
        if event.operations == ("PAD",):
            given = traits_of_event(event)["`paddings` is"] == "an input of the model"
            assert given == (event.outcome.verdict is Verdict.WRONG)
        else:
            assert not traits_of_event(event)


def test_nothing_is_told_of_failures_that_have_nothing_in_common(tmp_path):
    done = run_pytest(*CASES, "--driver", f"{WRONG}one_in_three")
    assert done.returncode == 1
    assert SECTION not in done.stdout


def test_nothing_is_worked_out_where_nothing_fails(tmp_path):
    store = tmp_path / "s.sqlite"
    done = run_pytest(*CASES, "--driver", RIGHT, "--results", store)
    assert done.returncode == 0
    assert SECTION not in done.stdout
    (events,) = verdicts(store).values()
    assert events
    assert not any(traits_of_event(event) for event in events.values())


def test_two_drivers_are_told_apart(tmp_path):
    done = run_pytest(*CASES, "--driver", RIGHT, "--driver", f"{WRONG}paddings_given")
    assert f"PAD on {WRONG}paddings_given" in done.stdout
    assert f"PAD on {RIGHT}\n" not in done.stdout
    assert "PAD_V2 on" not in done.stdout
