"""Times are from a clock that has a hundred steps a second: whole steps, one too many where one more is met."""

from __future__ import annotations

import time

from msgspec.structs import replace

from nnconform.harness.driver.interface import FencedExecutionInfo
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import UNAVAILABLE, ExecutionResult, Request, Timing
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="types.hal 1.2, Timing: times are in microseconds, and nobody says how fine the clock is; the driver guide, "
    "Timing: measuring should cost as little as possible",
    shows_in=("burst_channel", "fenced", "matrix", "reusable", "timing"),
)
_STEP = 10_000


class Stepped(ReferencePreparedModel):
    """A prepared model of a device that reads the clock of the system's ticks."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        return replace(result, timing=_in_steps(result.timing))


class FencedInSteps(FencedExecution):
    """A fenced execution of such a device."""

    def end(self, info: FencedExecutionInfo) -> None:
        launched, fenced = _in_steps(info.timing_launched), _in_steps(info.timing_fenced)
        super().end(replace(info, timing_launched=launched, timing_fenced=fenced))


def _in_steps(timing: Timing) -> Timing:
    """Return times that end now, as the clock tells them."""
    now = time.monotonic_ns() // 1000
    device, driver = (
        each if each == UNAVAILABLE else (now // _STEP - (now - each) // _STEP) * _STEP
        for each in (timing.time_on_device, timing.time_in_driver)
    )
    return Timing(device, driver)
