"""Threads of a check wait for the room that others leave, and not for ever."""

from __future__ import annotations

from contextlib import closing

from nnconform.harness.conformance.check import find_checks
from nnconform.harness.conformance.run_check import run_trials
from nnconform.harness.conformance.tests.right_drivers import TwoModels
from nnconform.harness.execution.session import Session
from nnconform.harness.results.verdict import Verdict
from nnconform.reference_driver.device import Prepared

OWN = "inproc:nnconform.harness.conformance.tests.test_room_for_models"


class TwoModelsEver(TwoModels):
    """There is room for two prepared models, and none again when they are given back."""

    def _prepare(self, *arguments: object) -> Prepared:
        status, prepared = super()._prepare(*arguments)  # type: ignore[arg-type]
        if prepared is not None:
            prepared.close = lambda: None  # type: ignore[method-assign]
        return status, prepared


def test_room_that_is_not_left_is_told() -> None:
    (check,) = find_checks("overlap.many_models_serve_many_threads")
    with closing(Session(f"{OWN}:TwoModelsEver", limit=1.0)) as session:
        ((_, outcome),) = run_trials(session, check)
    assert outcome.verdict is Verdict.ERROR
    assert "prepare_model" in outcome.message
    assert "RESOURCE_EXHAUSTED_TRANSIENT" in outcome.message or "no room" in outcome.message
