"""A driver that breaks down and cannot be opened again: each case has a verdict in the store, and the run ends soon."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest

from nnconform.harness.execution.session import MAX_FAILED_OPENINGS, Session
from nnconform.harness.model.errors import DriverCrashed, DriverGone, DriverHung
from nnconform.harness.model.graph import Model, Subgraph
from nnconform.harness.pytest_plugin.tests.cases import run_pytest, verdicts, write_spec
from nnconform.harness.results.verdict import Verdict

DRIVER = """
import os, time
from pathlib import Path
from nnconform.reference_driver.device import ReferenceDevice

OPENED = Path(__file__).with_suffix(".opened")

def open_device(again="exit"):
    if OPENED.exists():
        time.sleep(3600 if again == "sleep" else 0)
        os._exit(3)
    OPENED.touch()
    return Fragile()

class Fragile(ReferenceDevice):
    def supported_operations(self, model):
        os._exit(3)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with the driver ``inproc:fragile``."""
    (tmp_path / "fragile.py").write_text(DRIVER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
    return tmp_path


def run(folder: Path, options: str, *arguments: object) -> dict[Verdict, int]:
    """Run the cases of the spec on the driver and return how many came to each verdict, as the store has it."""
    store = folder / "results.sqlite"
    address = f"service:inproc:fragile{options}"
    done = run_pytest(write_spec(folder), "--driver", address, "--results", store, *arguments)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    found = [event.outcome.verdict for event in verdicts(store)[address].values()]
    return {verdict: found.count(verdict) for verdict in found}


def test_the_rest_is_not_run(folder):
    # The first opening of all was that of the first case.
    assert run(folder, "") == {Verdict.CRASHED: 4, Verdict.NOT_RUN: 1}


def test_the_limit_holds_for_opening(folder, monkeypatch):
    monkeypatch.syspath_prepend(str(folder))
    with closing(Session("service:inproc:fragile?again=sleep")) as session:
        device = session.device()
        with pytest.raises(DriverCrashed):
            device.supported_operations(Model(Subgraph((), (), (), ())))
        session.discard_device()
        # From here on no opening comes to an end.
        session.limit = 0.5
        for _ in range(MAX_FAILED_OPENINGS):
            with pytest.raises(DriverHung):
                session.device()
        with pytest.raises(DriverGone):
            session.device()
