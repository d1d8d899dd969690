"""A worker of xdist that dies: its case has a verdict in the store, and so have all others."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nnconform.harness.pytest_plugin.item import LOST
from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts, write_spec
from nnconform.harness.results.verdict import Verdict

DRIVER = """
import os
from pathlib import Path
from nnconform.harness.model.codes import OperationType
from nnconform.reference_driver.device import ReferenceDevice

DIED = Path(__file__).with_suffix(".died")

def open_device():
    return Fragile()

class Fragile(ReferenceDevice):
    def supported_operations(self, model):
        if model.main.operations[0].type == OperationType.ADD and not DIED.exists():
            DIED.touch()
            os._exit(3)
        return super().supported_operations(model)
"""


@pytest.mark.nightly(daily="test_what_a_run_stops_before_is_not_run")
def test_the_case_of_a_worker_that_died_is_not_run(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "fragile_once.py").write_text(DRIVER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
    address, store = "inproc:fragile_once", tmp_path / "results.sqlite"
    arguments = [write_spec(tmp_path), "--driver", address, "--results", store]
    done = run_pytest(*arguments, "-n", 1)
    assert done.returncode == 1, done.stdout + done.stderr
    found = verdicts(store)[address]
    assert len(found) == 5
    assert {name: event.outcome.message for name, event in found.items() if event.outcome.failed} == {"add": LOST}
    assert found["add"].outcome.verdict is Verdict.NOT_RUN
    # A resumed run runs it again.
    assert "1 passed" in run_pytest(*arguments, "--resume").stdout
    assert not any(event.outcome.failed for event in verdicts(store)[address].values())


def test_a_case_that_a_time_out_of_pytest_ends_has_a_verdict(tmp_path: Path) -> None:
    address, store = "inproc:reference_driver", tmp_path / "results.sqlite"
    (tmp_path / "conftest.py").write_text(
        "import pytest\n"
        "@pytest.hookimpl(tryfirst=True)\n"
        "def pytest_runtest_call(item):\n"
        "    if 'add' in item.name:\n"
        "        item.judge = lambda session: pytest.fail('Timeout >1.0s')\n"
    )
    done = run_pytest(write_spec(tmp_path), "--driver", address, "--results", store, "--confcutdir", tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    outcome = verdicts(store)[address]["add"].outcome
    assert outcome.verdict is Verdict.NOT_RUN
    assert "the harness broke down: Failed: Timeout >1.0s" in outcome.message


NIGHT = [pytest.param(each, marks=pytest.mark.nightly) for each in (1, 2)]


@pytest.mark.parametrize("workers", [0, *NIGHT])
def test_what_a_run_stops_before_is_not_run(tmp_path: Path, workers: int) -> None:
    address, store = "inproc:reference_driver.faulty?fault=operation.off_by_one", tmp_path / "r.sqlite"
    arguments = [write_spec(tmp_path), "--driver", address, "--results", store]
    done = run_pytest(*arguments, "-x", "-n", workers)
    assert done.returncode == (2 if workers else 1), done.stdout + done.stderr
    found = {name: event.outcome for name, event in verdicts(store)[address].items()}
    assert len(found) == 5
    left = [outcome.message for outcome in found.values() if outcome.verdict is Verdict.NOT_RUN]
    # Of two workers one may run what it has while the other fails.
    assert left == ["the run stopped before it: stopping after 1 failures"] * (len(left) if workers == 2 else 4)
    resumed = run_pytest(*arguments, "--resume")
    assert resumed.returncode == 1, resumed.stdout + resumed.stderr
    assert all(event.outcome.verdict is not Verdict.NOT_RUN for event in verdicts(store)[address].values())
