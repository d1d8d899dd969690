"""An execution that is measured has its time in the driver alone, and a fenced one only that since its launch."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.driver.interface import FencedExecutionInfo
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import NO_TIMING, UNAVAILABLE, ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="IPreparedModel.hal 1.2 and 1.3, executeSynchronously: a driver may report any time as UINT64_MAX; VTS 1.3 "
    "GeneratedTestHarness, which compares times only if both are told",
    shows_in=("burst_channel", "matrix", "timing"),
)


class TimesToldInPart(ReferencePreparedModel):
    """A prepared model of a device that measures nothing."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        return replace(result, timing=replace(result.timing, time_on_device=UNAVAILABLE))


class TimeSinceTheLaunch(FencedExecution):
    """A fenced execution that does not measure from its last fence on."""

    def end(self, info: FencedExecutionInfo) -> None:
        super().end(replace(info, timing_fenced=NO_TIMING))
