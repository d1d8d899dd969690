"""The time on the device is more than that in the driver."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("timing.on_the_device_is_within_that_in_the_driver",)


class Prepared(ReferencePreparedModel):
    """Adds the time of its own accord to the device's."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        if result.timing == NO_TIMING:
            return result
        return replace(result, timing=replace(result.timing, time_on_device=result.timing.time_in_driver + 1))


open_device = driver_of(Prepared)
