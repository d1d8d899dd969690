"""Faults of fenced executions."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState, state_of
from nnconform.harness.driver.fences import wait_for as wait_for_fence
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.faulty._parts import LateModel
from nnconform.reference_driver.fenced import FencedExecution, close_fences, status_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# Seconds that a computation waits for a client which never closes its model.
_LONGEST = 30.0


@fault("fenced.says_that_it_is_not_over")
class CallbackAnswersOnce(FencedExecution):
    """After the execution is over, a second call of the callback returns GENERAL_FAILURE."""

    def info(self) -> FencedExecutionInfo:
        info = super().info()
        self._info = None
        return info


@fault("fenced.says_that_it_is_not_over")
class CallbackSaysNoneTooEarly(FencedExecution):
    """The callback returns NONE before the execution has begun."""

    def info(self) -> FencedExecutionInfo:
        return self._info or FencedExecutionInfo(ErrorStatus.NONE)


@fault("fenced.refuses_a_fence_that_has_failed")
class FailedFenceAccepted(ReferencePreparedModel):
    """A launch with a fence that has already failed is accepted, and fails only later."""

    def check_fenced(self, request: Request, wait_for: Sequence[int], measure: int) -> ErrorStatus:
        return super().check_fenced(request, (), measure)


@fault("fenced.fails_when_a_fence_fails")
class FailedFenceTakenAsSignalled(ReferencePreparedModel):
    """A failed fence counts as signalled: the execution begins."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        super().fences_ended(execution, FenceState.SIGNALLED)


@fault(
    "fenced.waits_for_every_fence",
    "fenced.can_be_chained",
    "fenced.fails_when_a_fence_fails",
    "fenced.says_that_it_is_not_over",
    "fenced.tells_both_times_apart",
)
class FenceIgnoresTheWaitList(ReferencePreparedModel):
    """A fenced execution begins at once without waiting for its fences."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        close_fences(wait_for)
        return super().launch_fenced(execution, ())


@fault(
    "fenced.waits_for_every_fence",
    "fenced.takes_fences_that_are_signalled",
    "fenced.tells_both_times_apart",
    "fenced.takes_one_fence_several_times",
    "fenced.fails_when_a_fence_fails",
    limit=3,
)
class FenceNeverSignalled(ReferencePreparedModel):
    """The fence of an execution that waited for several fences is never signalled."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        result = super().launch_fenced(execution, wait_for)
        if len(wait_for) < 2:
            return result
        os.close(result.fence)
        return replace(result, fence=os.eventfd(0))


class _SignalsFirst(FencedExecution):
    """The execution computes when the client is done with the model, so that no busy machine hides it."""

    late: Callable[[Callable[[], object]], None]

    def run(self) -> None:
        self.late(lambda: self._work(self._inner))
        self.end(FencedExecutionInfo(ErrorStatus.NONE))


@fault(
    "fenced.takes_one_fence_several_times",
    "fenced.waits_for_every_fence",
    "fenced.takes_fences_that_are_signalled",
    "fenced.is_done_when_its_fence_is_signalled",
    "fenced.can_be_chained",
    "fenced.refuses_a_fence_that_has_failed",
    "fenced.fails_when_a_fence_fails",
    "fenced.refuses_outputs_that_are_not_known",
    "fenced.lets_others_go_first",
)
class FenceSignalledEarly(LateModel):
    """The fence is signalled before the execution has finished computing."""

    fenced = _SignalsFirst

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._closed = threading.Event()

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        assert isinstance(execution, _SignalsFirst)
        execution.late = self._when_closed
        return super().launch_fenced(execution, wait_for)

    def close(self) -> None:
        self._closed.set()
        super().close()

    def _when_closed(self, compute: Callable[[], object]) -> None:
        def wait() -> None:
            self._closed.wait(_LONGEST)
            compute()

        self.go_on(wait)


@fault("fenced.waits_for_every_fence", "fenced.fails_when_a_fence_fails", "fenced.tells_both_times_apart")
class FenceWaitsForTheFirstOnly(ReferencePreparedModel):
    """A fenced execution begins when the first fence of its wait list is signalled."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        close_fences(wait_for[1:])
        return super().launch_fenced(execution, wait_for[:1])


@fault("fenced.waits_for_every_fence")
class SignalledFenceStandsForAll(ReferencePreparedModel):
    """A fenced execution begins at once if one of its fences is signalled when it is launched."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        signalled = [fence for fence in wait_for if state_of(fence) is FenceState.SIGNALLED]
        if not signalled:
            return super().launch_fenced(execution, wait_for)
        close_fences([fence for fence in wait_for if fence != signalled[0]])
        return super().launch_fenced(execution, signalled[:1])


class _FromTheLaunch(FencedExecution):
    """A fenced execution; ``several``: whether it waits for several fences."""

    several = False

    def begin(self) -> Limits:
        limits = super().begin()
        if self.several:
            self._began = self._launched
        return limits


@fault("fenced.tells_both_times_apart")
class TimeFromTheFirstFence(ReferencePreparedModel):
    """The time since the fences of an execution is measured from before the first of several."""

    fenced = _FromTheLaunch

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        vars(execution)["several"] = len(wait_for) > 1
        return super().launch_fenced(execution, wait_for)


@fault(
    "fenced.refuses_a_fence_that_has_failed",
    "fenced.refuses_outputs_that_are_not_known",
    "fenced.refuses_outputs_without_room",
)
class RefusalWithAFence(ReferencePreparedModel):
    """A fenced execution that is refused still returns a fence."""

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        result = super().execute_fenced(request, wait_for, measure, deadline, loop_timeout, duration_after_fence)
        return result if result.status == ErrorStatus.NONE else replace(result, fence=os.eventfd(1))


@fault("fenced.refuses_outputs_that_are_not_known", "fenced.refuses_outputs_without_room")
class TakesUnknownOutputs(ReferencePreparedModel):
    """A fenced execution is launched though its outputs have unknown dimensions or insufficient room."""

    def outputs_fit(self, request: Request) -> bool:
        return True


@fault("fenced.refuses_outputs_that_are_not_known")
class CallsGivenExtentsAFailure(ReferencePreparedModel):
    """A fenced execution whose request gives extents that the model leaves unknown is right, and reports a failure."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        result = super().launch_fenced(execution, wait_for)
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        if result.callback is None or all(each.dimensions and all(each.dimensions) for each in operands):
            return result
        return replace(result, callback=lambda: FencedExecutionInfo(ErrorStatus.GENERAL_FAILURE))


@fault("fenced.tells_both_times_apart")
class TimesExchanged(FencedExecution):
    """The time since the launch and the time since the last fence are exchanged."""

    def end(self, info: FencedExecutionInfo) -> None:
        super().end(FencedExecutionInfo(info.status, info.timing_fenced, info.timing_launched))


@fault(
    "fenced.takes_one_fence_several_times",
    "fenced.waits_for_every_fence",
    "fenced.takes_fences_that_are_signalled",
    "fenced.is_done_when_its_fence_is_signalled",
    "fenced.can_be_chained",
    "fenced.refuses_a_fence_that_has_failed",
    "fenced.fails_when_a_fence_fails",
    "fenced.refuses_outputs_that_are_not_known",
    "fenced.lets_others_go_first",
    "fenced.says_that_it_is_not_over",
    "fenced.tells_both_times_apart",
    "fenced.closes_the_fences_that_it_was_given",
)
class WithoutCallback(ReferencePreparedModel):
    """A fenced execution returns a fence but no callback to query."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        return replace(super().launch_fenced(execution, wait_for), callback=None)


@fault("fenced.closes_the_fences_that_it_was_given")
class FencesLeftOpen(ReferencePreparedModel):
    """The driver does not close the fences that it waited for."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        return super().launch_fenced(execution, [os.dup(fence) for fence in wait_for])


@fault("fenced.closes_the_fences_that_it_was_given")
class FencesOfARefusalLeftOpen(ReferencePreparedModel):
    """The driver does not close the fences of a refused execution."""

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        status = self.check_fenced(request, wait_for, measure)
        if status != ErrorStatus.NONE:
            return FencedResult(status)
        return super().execute_fenced(request, wait_for, measure, deadline, loop_timeout, duration_after_fence)


@fault("fenced.closes_the_fences_that_it_was_given")
class FencesOfALateOneLeftOpen(ReferencePreparedModel):
    """The driver does not close the fences of an execution whose deadline has passed when it is launched."""

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        late = self.check_time(self.limits(deadline, loop_timeout)) in MISSED_DEADLINE
        kept = [os.dup(fence) for fence in wait_for] if late else wait_for
        return super().execute_fenced(request, kept, measure, deadline, loop_timeout, duration_after_fence)


@fault("fenced.tells_both_times_apart")
class LaunchedTimeFromTheFence(FencedExecution):
    """The time since the launch is measured from the last fence instead."""

    def end(self, info: FencedExecutionInfo) -> None:
        super().end(FencedExecutionInfo(info.status, info.timing_fenced, info.timing_fenced))


@fault("fenced.lets_others_go_first", "fenced.fails_when_a_fence_fails", limit=3)
class WorkersWaitForFences(ReferencePreparedModel):
    """Executions that wait for fences occupy the workers that compute."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        result = execution.result()

        def work() -> None:
            states = [wait_for_fence(fence, None) for fence in wait_for]
            close_fences(wait_for)
            failed = [state for state in states if state is not FenceState.SIGNALLED]
            if failed:
                execution.abort(status_of(failed[0]))
            else:
                execution.begin()
                execution.run()

        self.launch(work, execution.limits.limits, lambda: execution.abort(ErrorStatus.MISSED_DEADLINE_TRANSIENT))
        return result


@fault("fenced.takes_one_fence_several_times", limit=3.0)
class CountsItsFences(ReferencePreparedModel):
    """An execution waits for as many signals as it has descriptors of fences: for ever if two are of one fence."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        numbers = [os.fstat(fence).st_ino for fence in wait_for]
        if len(set(numbers)) == len(numbers):
            return super().launch_fenced(execution, wait_for)
        vars(self).setdefault("waiting", []).append((execution, wait_for))
        return execution.result()


@fault("fenced.returns_before_its_fences_are_signalled")
class WaitsInTheCall(ReferencePreparedModel):
    """The call that launches an execution returns when its fences are signalled and it is over."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        result = super().launch_fenced(execution, wait_for)
        wait_for_fence(result.fence, None)
        return result


@fault("outputs.may_have_their_extents_in_the_request")
class FencedBelievesTheRequest(ReferencePreparedModel):
    """Outputs of a fenced execution have the extents that the request says, whatever they come to."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.believed: dict[int, Request] = {}

    def check_fenced(self, request: Request, wait_for: Sequence[int], measure: int) -> ErrorStatus:
        self.believed[id(request)] = request
        return super().check_fenced(request, wait_for, measure)

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.believed.pop(id(request), None) is request:
            request = replace(request, outputs=tuple(replace(each, dimensions=()) for each in request.outputs))
        return super().run(request, measure, limits)
