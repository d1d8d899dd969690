"""Executions that fail while they run give times."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request, Timing
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "timing.is_absent_with_an_error",
    "timing.is_absent_with_a_missed_deadline",
)


class Prepared(ReferencePreparedModel):
    """Measures whatever comes of it."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        return replace(result, timing=Timing(1, 2)) if measure == MeasureTiming.YES else result


open_device = driver_of(Prepared)
