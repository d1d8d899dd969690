"""A worker of xdist that dies: its case has a verdict in the store, and so have all others."""

from __future__ import annotations

import os
from pathlib import Path

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


def test_the_case_of_a_worker_that_died_is_not_run(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "fragile_once.py").write_text(DRIVER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
    address, store = "inproc:fragile_once", tmp_path / "results.sqlite"
    arguments = [write_spec(tmp_path), "--driver", address, "--results", store, "-n", 1]
    done = run_pytest(*arguments)
    assert done.returncode == 1, done.stdout + done.stderr
    found = verdicts(store)[address]
    assert len(found) == 5
    assert {name: event.outcome.message for name, event in found.items() if event.outcome.failed} == {"add": LOST}
    assert found["add"].outcome.verdict is Verdict.NOT_RUN
    # A resumed run runs it again.
    assert "1 passed" in run_pytest(*arguments, "--resume").stdout
    assert not any(event.outcome.failed for event in verdicts(store)[address].values())
