"""Faults in the times that executions report."""

from __future__ import annotations

import time

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request, Timing
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault("timing.on_the_device_is_within_that_in_the_driver")
class DeviceTakesLongerThanDriver(ReferencePreparedModel):
    """The time on the device is greater than the time in the driver."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        if result.timing == NO_TIMING:
            return result
        return replace(result, timing=replace(result.timing, time_on_device=result.timing.time_in_driver + 1))


@fault("timing.is_absent_unless_asked_for", "timing.is_absent_with_an_error")
class MeasuresEverAfter(ReferencePreparedModel):
    """After it has timed one execution, a prepared model times all later ones."""

    measures = False

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        self.measures |= measure == MeasureTiming.YES
        return super().run(request, MeasureTiming.YES if self.measures else measure, limits)


@fault("timing.is_absent_with_an_error")
class MeasuresWhatFollowsAFailure(ReferencePreparedModel):
    """A measured execution that fails leaves its wish to be measured to the next one."""

    wished = False

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        wished, self.wished = self.wished, False
        result = super().run(request, MeasureTiming.YES if wished else measure, limits)
        self.wished = measure == MeasureTiming.YES and result.status != ErrorStatus.NONE
        return result


@fault("timing.is_no_longer_than_the_call", "timing.on_the_device_is_within_that_in_the_driver")
class TimesInNanoseconds(ReferencePreparedModel):
    """Times are reported in nanoseconds instead of microseconds."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        timing = result.timing
        if timing == NO_TIMING:
            return result
        return replace(result, timing=Timing(timing.time_on_device * 1000, timing.time_in_driver * 1000))


@fault("timing.is_absent_with_an_error", "timing.is_absent_with_a_missed_deadline")
class TimesOfFailures(ReferencePreparedModel):
    """Executions that fail while they run report times."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        failed = measure == MeasureTiming.YES and result.status != ErrorStatus.NONE
        return replace(result, timing=Timing(1, 2)) if failed else result


@fault("timing.is_absent_unless_asked_for", "timing.is_absent_with_an_error")
class TimesUnasked(ReferencePreparedModel):
    """Executions report times even if the client did not ask for them."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        return super().run(request, MeasureTiming.YES, limits)


@fault("timing.grows_with_the_work", "timing.includes_suspension")
class TimesOfNothing(ReferencePreparedModel):
    """Every execution reports one microsecond, however long it takes."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        return result if result.timing == NO_TIMING else replace(result, timing=Timing(1, 1))


@fault("timing.grows_with_the_work", "timing.includes_suspension")
class TimesInMilliseconds(ReferencePreparedModel):
    """Times are reported in milliseconds instead of microseconds."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        timing = result.timing
        if timing == NO_TIMING:
            return result
        return replace(result, timing=Timing(timing.time_on_device // 1000, timing.time_in_driver // 1000))


@fault("timing.includes_suspension", may_be_caught_by={"timing.grows_with_the_work"})
class TimesOfTheProcessor(ReferencePreparedModel):
    """Times are those for which a processor worked on the execution: they leave out all waiting."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        worked = time.thread_time_ns()
        result = super().perform(request, measure, limits, began)
        if result.timing == NO_TIMING:
            return result
        spent = (time.thread_time_ns() - worked) // 1000
        return replace(result, timing=Timing(min(result.timing.time_on_device, spent), spent))


@fault("timing.is_no_longer_than_the_call")
class TimeOfTheLongestSoFar(ReferencePreparedModel):
    """The time in the driver is that of the longest execution that the device has measured."""

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        result = super().perform(request, measure, limits, began)
        if result.timing == NO_TIMING:
            return result
        device = vars(self.device)
        device["longest"] = max(device.get("longest", 0), result.timing.time_in_driver)
        return replace(result, timing=replace(result.timing, time_in_driver=device["longest"]))
