"""Tests of a driver author's test file with a RandomGraphs."""

from __future__ import annotations

from contextlib import closing

import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.generate.graph.kit import RandomGraphs
from nnconform.harness.pytest_plugin.collect_graphs import SharedOracle
from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts
from nnconform.harness.results.verdict import Verdict

KIT = """
from nnconform.harness.generate.graph.kit import RandomGraphs
test_mine = RandomGraphs(count={count}, seed=4, nodes=4, operations=("TANH", "ADD", "RESHAPE"))
"""
RIGHT = "service:inproc:reference_driver"
# In the process of pytest: to make its graph small takes hundreds of requests.
FAULTY = "inproc:reference_driver.faulty?fault=kernel.neighbour_copied&operation=TANH"


@pytest.fixture
def author(tmp_path):
    """Return a function that writes an author's test file with ``count`` graphs."""

    def write(count):
        path = tmp_path / "test_mine.py"
        path.write_text(KIT.format(count=count))
        return path

    return write


def test_graphs_are_tests(author, tmp_path):
    store = tmp_path / "s.db"
    done = run_pytest(author(5), "--driver", RIGHT, "--results", store)
    assert done.returncode == 0, done.stdout + done.stderr
    events = verdicts(store)[RIGHT]
    # The names are those that nnconform random-graphs uses, and by which the page of results knows graphs.
    assert [name.rpartition("::")[2] for name in events] == [f"graph_4_{number}" for number in range(5)]
    assert {event.outcome.verdict for event in events.values()} <= {Verdict.PASSED, Verdict.VACUOUS}


def test_a_failure_shows_a_small_graph_and_how_to_see_it_again(author):
    # The second of these fails.
    path = author(2)
    done = run_pytest(path, "--driver", FAULTY)
    assert done.returncode == 1
    assert "first wrong:" in done.stdout
    assert "<TANH " in done.stdout
    line = next(line for line in done.stdout.splitlines() if line.startswith("reproduce: "))
    name = line.partition("test_mine.py::")[2].partition(" ")[0]
    again = run_pytest(f"{path}::{name}", "--driver", FAULTY)
    assert "1 failed" in again.stdout


def test_without_a_driver_it_says_so(author):
    done = run_pytest(author(1))
    assert "no driver to test; name one with --driver ADDRESS" in done.stdout


def test_a_second_look_at_a_failure_is_on_the_driver_just_opened():
    kit = RandomGraphs(count=1, seed=4, operations=("TANH",))
    with closing(SharedOracle(kit)) as shared, closing(Session(RIGHT)) as first, closing(Session(RIGHT)) as alone:
        runners = [shared.runner(each) for each in (first, alone, first)]
        assert [each.session for each in runners] == [first, alone, first]
        # It is not asked anew what it supports, which may be what went before a failure.
        assert all(each.palette is runners[0].palette for each in runners)
