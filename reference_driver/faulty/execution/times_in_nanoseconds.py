"""Times are given in nanoseconds."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request, Timing
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("timing.is_no_longer_than_the_call", "timing.on_the_device_is_within_that_in_the_driver")


class Prepared(ReferencePreparedModel):
    """Does not divide."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        timing = result.timing
        if timing == NO_TIMING:
            return result
        return replace(result, timing=Timing(timing.time_on_device * 1000, timing.time_in_driver * 1000))


open_device = driver_of(Prepared)
