"""Tests of a driver author's test file with an IdiomGraphs and an AdjacentGraphs."""

from __future__ import annotations

import pytest

from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts
from nnconform.harness.results.verdict import Verdict

KIT = """
from nnconform import AdjacentGraphs, IdiomGraphs
test_mine = IdiomGraphs(strength=1, pattern="activation.chains")
test_adjacent = AdjacentGraphs(count=3, seed=2)
"""
RIGHT = "service:inproc:reference_driver"
FAULTY = "inproc:reference_driver.faulty?fault=passes.first_of_two_lost"


@pytest.fixture
def author(tmp_path):
    path = tmp_path / "test_mine.py"
    path.write_text(KIT)
    return path


def test_a_wrong_pass_is_found_and_named(author, tmp_path):
    store = tmp_path / "s.sqlite"
    some = ("-k", "relu6-relu- or adjacent")
    done = run_pytest(author, *some, "--driver", RIGHT, "--driver", FAULTY, "--results", store)
    assert done.returncode == 1
    events = verdicts(store)
    right = {event.outcome.verdict for event in events[RIGHT].values()}
    assert right <= {Verdict.PASSED, Verdict.VACUOUS}
    wrong = [event for event in events[FAULTY].values() if event.outcome.verdict is Verdict.WRONG]
    assert wrong
    assert any("two models, cut behind" in event.outcome.details["right with"] for event in wrong)


PARTLY = "service:inproc:nnconform.harness.campaigns.tests.partial_drivers:Partial?only=GREATER,SELECT,MUL,MAXIMUM"


def test_what_a_driver_supports_of_a_form_is_judged_and_counted(tmp_path):
    author, store = tmp_path / "test_mine.py", tmp_path / "s.sqlite"
    author.write_text(
        "from nnconform import IdiomGraphs\ntest_mine = IdiomGraphs(strength=1, pattern='truths.as_numbers')\n"
    )
    some, wrong = ("-k", "as_numbers-mask-float32-alone"), f"{PARTLY}&wrong=MUL"
    done = run_pytest(author, *some, "--driver", PARTLY, "--driver", wrong, "--results", store)
    assert "not supported whole: " in done.stdout
    events = verdicts(store)
    parts = [(event.outcome.outputs_run or (0, 0), event.outcome.verdict) for event in events[PARTLY].values()]
    assert parts
    assert {verdict for _, verdict in parts} == {Verdict.PASSED}
    assert all(0 < ran < every for (ran, every), _ in parts)
    for event in events[wrong].values():
        assert event.outcome.verdict is Verdict.WRONG
        assert "MUL" in event.outcome.details["first wrong"]
        assert "does not support" in event.outcome.details["ran"]
        assert set(event.operations) <= {"GREATER", "SELECT", "MUL", "MAXIMUM"}


def test_without_a_driver_it_says_so(author):
    done = run_pytest(author)
    assert "no driver to test; name one with --driver ADDRESS" in done.stdout
