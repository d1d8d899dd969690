"""The time on the device is more than that in the driver."""

from __future__ import annotations

from dataclasses import replace

from harness.model.codes import MeasureTiming
from harness.model.request import NO_TIMING, ExecutionResult, Request
from reference_driver.faulty.execution._model import driver_of
from reference_driver.limits import Limits
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("timing.on_the_device_is_within_that_in_the_driver",)


class Prepared(ReferencePreparedModel):
    """Adds the time of its own accord to the device's."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        if result.timing == NO_TIMING:
            return result
        return replace(result, timing=replace(result.timing, time_on_device=result.timing.time_in_driver + 1))


open_device = driver_of(Prepared)
