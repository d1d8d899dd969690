"""Faults in how fenced executions end: the state of their fences, and their durations."""

from __future__ import annotations

import os
import select
from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState, Signal
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, MeasureTiming
from nnconform.harness.model.request import NO_TIMING, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty._sleeping_loops import SleepingLoops
from nnconform.reference_driver.fenced import FencedExecution, FencedLimits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_FAILS = "fenced_ends.fails_its_fence_when"
_ANY = "fenced_ends.fails_its_fence_with_any_error"
_OWN, _SHARED = "fenced_ends.tells_each_its_own_end", "fenced_ends.may_share_a_fence"
_DURATION = "fenced_ends.takes_any_duration"
_WAIT = "fenced_ends.may_miss_its_deadline_in_the_wait"


class _SignalsSome(FencedExecution):
    """A fenced execution that signals its fence for some of its errors."""

    def signals(self, status: ErrorStatus) -> bool:
        """Return whether the fence is signalled though the execution failed with ``status``."""
        raise NotImplementedError

    def end(self, info: FencedExecutionInfo) -> None:
        if info.status == ErrorStatus.NONE or not self.signals(info.status):
            super().end(info)
            return
        self._info = info
        self._signal.signal()


@fault(_FAILS, _ANY, level=Level.STRICT)
class SignalledThoughFailed(_SignalsSome):
    """The fence is signalled also when the execution failed, whatever the reason."""

    def signals(self, status: ErrorStatus) -> bool:
        return True


@fault(_FAILS)
class SignalledWhenAWaitFenceFails(_SignalsSome):
    """When a fence that an execution waits for fails, its own fence is signalled."""

    begun = False

    def begin(self) -> Limits:
        self.begun = True
        return super().begin()

    def signals(self, status: ErrorStatus) -> bool:
        return not self.begun


@fault(_FAILS, _ANY, level=Level.STRICT)
class SignalledWhenAborted(_SignalsSome):
    """The fence is signalled when the execution is aborted for its deadline, its duration or the limit of a loop."""

    def signals(self, status: ErrorStatus) -> bool:
        return status in MISSED_DEADLINE


@fault(_FAILS)
class SignalledAtTheEndOfItsDuration(_SignalsSome):
    """The fence is signalled when the execution is aborted for its duration."""

    def signals(self, status: ErrorStatus) -> bool:
        return status in MISSED_DEADLINE and self.limits.duration is not None


@fault(_ANY)
class SignalledForAnIllegalValue(_SignalsSome):
    """The fence is signalled when the execution fails for a value of an input."""

    def signals(self, status: ErrorStatus) -> bool:
        return status == ErrorStatus.INVALID_ARGUMENT


@fault(_FAILS, _ANY, level=Level.STRICT)
class FenceThatCannotFail(FencedExecution):
    """The fence of an execution is an eventfd, which can only be signalled."""

    def result(self) -> FencedResult:
        result = super().result()
        os.close(result.fence)
        self.event = os.eventfd(0)
        return replace(result, fence=os.dup(self.event))

    def end(self, info: FencedExecutionInfo) -> None:
        super().end(info)
        os.eventfd_write(self.event, 1)
        os.close(self.event)


@fault(
    _FAILS,
    _ANY,
    _OWN,
    _SHARED,
    "fenced_ends.ends_what_outlasts_its_duration",
    _DURATION,
    _WAIT,
    limit=3,
    level=Level.STRICT,
)
class FenceOfAFailureStaysPending(FencedExecution):
    """The fence of an execution that failed is neither signalled nor failed."""

    def end(self, info: FencedExecutionInfo) -> None:
        if info.status == ErrorStatus.NONE:
            super().end(info)
        else:
            self._info = info


class _OtherLimits(ReferencePreparedModel):
    """A prepared model that reads the duration of a fenced execution as ``read`` says."""

    def read(self, limits: FencedLimits, began: int) -> FencedLimits:
        """Return the limits that the driver applies; ``began`` is the time of the launch."""
        raise NotImplementedError

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        execution.limits = self.read(execution.limits, execution._launched)
        return super().launch_fenced(execution, wait_for)


@fault(_FAILS)
class AFenceThatFailsIsTooLate(ReferencePreparedModel):
    """When a fence that an execution waits for fails, it fails with MISSED_DEADLINE_TRANSIENT."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        super().fences_ended(execution, FenceState.PENDING if state is FenceState.FAILED else state)


@fault(_WAIT)
class TooLateForAnyReason(ReferencePreparedModel):
    """An execution whose deadline passes while it waits for its fences fails with GENERAL_FAILURE."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        super().fences_ended(execution, FenceState.FAILED if state is FenceState.PENDING else state)


@fault(_WAIT)
class LostInTheWait(ReferencePreparedModel):
    """An execution whose deadline passes while it waits for its fences is forgotten: it never ends."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        if state is not FenceState.PENDING:
            super().fences_ended(execution, state)


@fault("fenced_ends.counts_its_duration_from_the_last_fence")
class DurationFromTheLaunch(_OtherLimits):
    """The duration is a deadline that counts from the launch."""

    def read(self, limits: FencedLimits, began: int) -> FencedLimits:
        if limits.duration is None:
            return limits
        return FencedLimits(replace(limits.limits, deadline=began + limits.duration))


# The clock of a machine that was started hours ago is past an hour.
@fault("fenced_ends.counts_its_duration_from_the_last_fence", may_be_caught_by=("fenced_ends.takes_any_duration",))
class DurationIsAPointInTime(_OtherLimits):
    """The duration is taken for a point in time, as the deadline is."""

    def read(self, limits: FencedLimits, began: int) -> FencedLimits:
        if limits.duration is None:
            return limits
        return FencedLimits(replace(limits.limits, deadline=limits.duration))


@fault("fenced_ends.takes_any_duration")
class DurationWraps(_OtherLimits):
    """Durations are kept in 62 bits of nanoseconds: one of centuries becomes none at all."""

    def read(self, limits: FencedLimits, began: int) -> FencedLimits:
        return replace(limits, duration=limits.duration and limits.duration % (1 << 62))


@fault("fenced_ends.takes_any_duration")
class DurationOf32Bits(_OtherLimits):
    """Durations are kept in 32 bits of microseconds: some of centuries are over soon."""

    def read(self, limits: FencedLimits, began: int) -> FencedLimits:
        return replace(limits, duration=limits.duration and limits.duration // 1000 % (1 << 32) * 1000)


@fault("fenced_ends.takes_any_duration")
class DurationEndsBeforeItBegan(_OtherLimits):
    """The end of an execution with a duration is kept in 64 bits with a sign: the longest durations end in the past."""

    def read(self, limits: FencedLimits, began: int) -> FencedLimits:
        wraps = limits.duration is not None and began + limits.duration >= 1 << 63
        return FencedLimits(replace(limits.limits, deadline=0)) if wraps else limits


@fault("fenced_ends.takes_any_duration")
class LongDurationRefused(ReferencePreparedModel):
    """A duration of more than 32 bits of microseconds is refused."""

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        if duration_after_fence is not None and duration_after_fence // 1000 >= 1 << 32:
            return FencedResult(ErrorStatus.INVALID_ARGUMENT)
        return super().execute_fenced(request, wait_for, measure, deadline, loop_timeout, duration_after_fence)


@fault("fenced_ends.ends_what_outlasts_its_duration", level=Level.STRICT)
class DurationIgnored(_OtherLimits, SleepingLoops):
    """The duration of a fenced execution is ignored."""

    def read(self, limits: FencedLimits, began: int) -> FencedLimits:
        return replace(limits, duration=None)


class _DurationEndsWith(FencedExecution):
    """A fenced execution that ends with ``status`` when it is aborted and has a duration."""

    status: ErrorStatus

    def end(self, info: FencedExecutionInfo) -> None:
        aborted = info.status in MISSED_DEADLINE and self.limits.duration is not None
        super().end(FencedExecutionInfo(self.status) if aborted else info)


@fault("fenced_ends.ends_what_outlasts_its_duration", "fenced_ends.takes_any_duration", _FAILS)
class DurationEndsWithSuccess(_DurationEndsWith):
    """An execution that is aborted for its duration reports NONE, with unfinished outputs."""

    status = ErrorStatus.NONE


@fault("fenced_ends.ends_what_outlasts_its_duration", "fenced_ends.takes_any_duration")
class DurationEndsWithAFailure(_DurationEndsWith):
    """An execution that is aborted for its duration reports GENERAL_FAILURE."""

    status = ErrorStatus.GENERAL_FAILURE


class _OfModel(ReferencePreparedModel):
    """A prepared model that its fenced executions know, with the last error and the last times that they told."""

    error: FencedExecutionInfo | None = None
    times: FencedExecutionInfo | None = None

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        if isinstance(execution, _Told):
            execution.of = self
        return super().launch_fenced(execution, wait_for)


class _Told(FencedExecution):
    """A fenced execution that keeps in its model how it ended."""

    of: _OfModel | None = None


class _FailureOfAll(_Told):
    """An execution that tells the error of another one."""

    def end(self, info: FencedExecutionInfo) -> None:
        if info.status != ErrorStatus.NONE and self.of is not None:
            self.of.error = info
        super().end(info)

    def info(self) -> FencedExecutionInfo:
        own = super().info()
        return own if self._info is None or self.of is None else self.of.error or own


@fault(_OWN, _SHARED, may_be_caught_by=["fenced.fails_when_a_fence_fails", _FAILS, _ANY, _DURATION, _WAIT])
class AnErrorIsThatOfAll(_OfModel):
    """Once a fenced execution of a model has failed, the callbacks of all tell its error."""

    fenced = _FailureOfAll


class _LastTimes(_Told):
    """An execution that tells the times of the last one that was measured."""

    def end(self, info: FencedExecutionInfo) -> None:
        if info.timing_launched != NO_TIMING and self.of is not None:
            self.of.times = info
        super().end(info)

    def info(self) -> FencedExecutionInfo:
        own = super().info()
        last = None if self.of is None else self.of.times
        if own.status != ErrorStatus.NONE or last is None:
            return own
        return replace(own, timing_launched=last.timing_launched, timing_fenced=last.timing_fenced)


@fault(_OWN, may_be_caught_by=["fenced.says_that_it_is_not_over"])
class TimesAreThoseOfTheModel(_OfModel):
    """The callbacks of the fenced executions of a model tell the times of the one that was measured last."""

    fenced = _LastTimes


class _Shared(ReferencePreparedModel):
    """A prepared model that knows by which executions a fence is waited for."""

    # By the number of the pipe that is the fence.
    waiting: ClassVar[dict[int, list[FencedExecution]]] = {}

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        fence = os.fstat(wait_for[0]).st_ino if wait_for else 0
        if fence:
            self.waiting.setdefault(fence, []).append(execution)
        self.__dict__.setdefault("fence_of", {})[execution] = fence
        return super().launch_fenced(execution, wait_for)

    def is_first(self, execution: FencedExecution) -> bool:
        """Return whether an execution that ends its wait is the only one, or was the first to wait for its fence."""
        fence = self.__dict__["fence_of"].pop(execution)
        return not fence or self.waiting[fence][0] is execution


@fault(_SHARED)
class AFenceStartsOneExecution(_Shared):
    """Of the executions that wait for one fence the first is executed; the others say that they were too."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        if self.is_first(execution) or state is not FenceState.SIGNALLED:
            super().fences_ended(execution, state)
        else:
            execution.end(FencedExecutionInfo(ErrorStatus.NONE))


@fault(_SHARED)
class AFenceFailsOneExecution(_Shared):
    """Of the executions that wait for one fence that fails the first fails; the others are executed."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        first = self.is_first(execution)
        super().fences_ended(execution, state if first else FenceState.SIGNALLED)


class _KnowsItsListeners(Signal):
    def is_heard(self) -> bool:
        """Return whether somebody holds the fence."""
        ready = select.poll()
        ready.register(self._end, 0)
        return not ready.poll(0)


@fault("fenced_ends.goes_on_without_its_fence")
class NobodyWaitsForIt(FencedExecution):
    """An execution whose fence nobody holds any more when it is to begin is given up."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        os.close(self._signal.fence)
        self._signal.fail()
        self._signal: _KnowsItsListeners = _KnowsItsListeners()

    def run(self) -> None:
        if self._signal.is_heard():
            super().run()
        else:
            self.abort(ErrorStatus.GENERAL_FAILURE)
