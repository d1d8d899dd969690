"""Executions give times, whether or not measuring was asked for."""

from __future__ import annotations

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("timing.is_absent_unless_asked_for",)


class Prepared(ReferencePreparedModel):
    """Measures always."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        return super().run(request, MeasureTiming.YES, limits)


open_device = driver_of(Prepared)
