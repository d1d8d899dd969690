"""Tests of a driver author's test file with an Extremes, which finds faults that small cases do not."""

from __future__ import annotations

import pytest

from nnconform.harness.campaigns.extremes import extreme_rows
from nnconform.harness.model.codes import OperationType
from nnconform.harness.ops.table import TABLE
from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts, write_spec
from nnconform.harness.results.verdict import Verdict

KIT = """
from nnconform.harness.generate.extremes.kit import Extremes
test_mine = Extremes(operations=("TANH", "FLOOR"))
"""
RIGHT = "service:inproc:reference_driver"
FAULTY = "inproc:reference_driver.faulty?fault=operation.tile_alone"


@pytest.fixture
def author(tmp_path):
    path = tmp_path / "test_mine.py"
    path.write_text(KIT)
    return path


@pytest.mark.nightly(daily="test_a_failure_says_how_to_see_it_again")
def test_a_tile_alone_is_found_here_and_only_here(author, tmp_path):
    store = tmp_path / "s.sqlite"
    done = run_pytest(author, write_spec(tmp_path), "--driver", RIGHT, "--driver", FAULTY, "--results", store)
    assert done.returncode == 1
    events = verdicts(store)
    assert {event.outcome.verdict for event in events[RIGHT].values()} <= {Verdict.PASSED, Verdict.VACUOUS}
    assert sum("FLOOR_" in name for name in events[RIGHT]) >= 4
    wrong = {name for name, event in events[FAULTY].items() if event.outcome.verdict is Verdict.WRONG}
    assert wrong <= {name for name in events[FAULTY] if "TANH_" in name}
    assert len(wrong) >= 4


def test_a_failure_says_how_to_see_it_again(author):
    done = run_pytest(author, "--driver", FAULTY, "-k", "TANH", "-x")
    line = next(line for line in done.stdout.splitlines() if line.startswith("reproduce: "))
    name = line.partition("test_mine.py::")[2].partition(" ")[0]
    again = run_pytest(f"{author}::{name}", "--driver", FAULTY)
    assert "1 failed" in again.stdout
    assert "expected values, with bounds: a call at an extreme" in again.stdout


def test_a_name_is_sought_among_the_calls_of_its_operation(author):
    calls = extreme_rows(TABLE[OperationType.FLOOR], 0, "all")
    done = run_pytest(author, "--driver", RIGHT, "--extremes", "all", "--named", calls[0].name, "-v")
    assert "1 passed" in done.stdout
    assert f"collected {len(calls)} items" in done.stdout


def test_without_a_driver_it_says_so(author):
    done = run_pytest(author)
    assert "no driver to test; name one with --driver ADDRESS" in done.stdout
