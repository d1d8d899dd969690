"""Faults of drivers that mistake what waits for what comes meanwhile, or lose what they hold when nothing comes."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, MeasureTiming
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution, FencedLimits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_WAITS, _RESTS = "waits.keep_what_waits", "waits.serve_after_a_rest"
_FAIL, _LOOPS = "waits.fail_with_what_they_wait_for", "waits.are_no_time_of_loops"
_NEARER = "limits.end_an_execution_at_the_nearer_one"


class _WithTasks(ReferenceDevice):
    """A device with a ring of the tasks that were launched last."""

    places: str

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.numbers, self.ring = itertools.count(), dict[int, Any]()
        self.prepared_model = _InRing


class _InRing(ReferencePreparedModel):
    """A prepared model whose fenced executions find their requests in the ring."""

    device: _WithTasks

    def place(self, request: Request) -> int:
        """Return the place of a new task, whatever was there."""
        place = next(self.device.numbers) % int(self.device.places)
        self.device.ring[place] = request
        return place

    def execute_fenced(self, request: Request, wait_for: Sequence[int] = (), *rest: Any, **more: Any) -> FencedResult:
        task = Request(request.inputs, request.outputs, request.pools)
        vars(self).setdefault("tasks", {})[id(task)] = task, self.place(task)
        return super().execute_fenced(task, wait_for, *rest, **more)

    def execute_synchronously(self, request: Request, *rest: Any, **more: Any) -> ExecutionResult:
        self.place(request)
        return super().execute_synchronously(request, *rest, **more)

    def execute(self, request: Request, *rest: Any, **more: Any) -> ErrorStatus:
        self.place(request)
        return super().execute(request, *rest, **more)

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        _, place = vars(self).get("tasks", {}).pop(id(request), (request, -1))
        if place >= 0 and self.device.ring[place] is not request:
            # The task is another's by now: this one is forgotten.
            return ExecutionResult(ErrorStatus.NONE)
        return super().perform(request, measure, limits, began)


@fault(options={f"places={places}": [_WAITS] for places in (256, 1000)})
class WaitingTasksAreOvertaken(_WithTasks):
    """Tasks have so many places: a fenced one that waits while as many are launched is never computed."""


class _Sleeping(ReferencePreparedModel):
    """A prepared model of a device that sleeps when it has had no call for a second."""

    last = 0.0

    def slept(self) -> bool:
        """Return whether the device has slept since the last execution."""
        now, before, self.last = time.monotonic(), self.last, time.monotonic()
        return bool(before) and now - before > 1.0


# On a busy machine a thousand executions take as long to launch.
@fault(_RESTS, may_be_caught_by=[_WAITS])
class WakesWithoutItsWeights(_Sleeping):
    """The first execution after a sleep computes with weights of zeros: its outputs are its inputs' size of zeros."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        return [each * 0 for each in outputs] if self.slept() else outputs


@fault(_RESTS, may_be_caught_by=[_WAITS])
class WakesTooLate(_Sleeping):
    """The first execution after a sleep fails, for the device is not awake yet."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.slept():
            return ExecutionResult(ErrorStatus.DEVICE_UNAVAILABLE)
        return super().run(request, measure, limits)


# On a busy machine a thousand executions take as long too.
@fault(options={f"seconds={seconds}": [_RESTS] for seconds in (1, 2)}, may_be_caught_by=[_WAITS])
class WaitsEndByThemselves(ReferencePreparedModel):
    """A fenced execution whose fences are not signalled within so many seconds fails then."""

    seconds: str

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        vars(execution)["since"] = time.monotonic()
        return super().launch_fenced(execution, wait_for)

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        late = time.monotonic() - vars(execution)["since"] > int(self.seconds)
        super().fences_ended(execution, FenceState.FAILED if late else state)


class _Numbered(FencedExecution):
    """A fenced execution; ``early``: its fence is signalled when it is launched."""

    early = False

    def result(self) -> FencedResult:
        result = super().result()
        if self.early:
            self._signal.signal()
        return result

    def end(self, info: FencedExecutionInfo) -> None:
        if self.early:
            self._info = info
        else:
            super().end(info)


@fault(options={f"numbers={numbers}": [_WAITS] for numbers in (256, 1024)})
class FenceNumbersComeRound(ReferencePreparedModel):
    """Fences are so many numbers of a timeline: that of each execution which comes to the last counts as signalled."""

    fenced = _Numbered
    numbers: str
    counted = itertools.count(1)

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        vars(execution)["early"] = next(self.counted) % int(self.numbers) == 0
        return super().launch_fenced(execution, wait_for)


class _OwnFences(ReferencePreparedModel):
    """A prepared model that knows which fences are those of its device's executions."""

    # By the number of the pipe that is the fence.
    own: ClassVar[dict[int, FencedExecution]] = {}
    waiting: ClassVar[dict[FencedExecution, list[int]]] = {}

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        self.waiting[execution] = [os.fstat(fence).st_ino for fence in wait_for]
        result = super().launch_fenced(execution, wait_for)
        if result.fence != -1:
            self.own[os.fstat(result.fence).st_ino] = execution
        return result


@fault(options={f"however={however}": [_FAIL] for however in ("any", "aborted", "failed")})
class OwnFencesOnlyOrder(_OwnFences):
    """An execution that waits for others of the device is executed when these are over, however they ended; or only
    where one was aborted for its time, or where it failed otherwise.
    """

    however: str

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        before = [self.own.get(fence) for fence in self.waiting.pop(execution, [])]
        if state is FenceState.FAILED and before and all(each is not None and self._passes(each) for each in before):
            state = FenceState.SIGNALLED
        super().fences_ended(execution, state)

    def _passes(self, before: FencedExecution) -> bool:
        missed = before.info().status in MISSED_DEADLINE
        return self.however == "any" or missed == (self.however == "aborted")


class _CountsTheWait(FencedExecution):
    """An execution whose loops have the less time the longer it has waited."""

    def begin(self) -> Limits:
        inner = super().begin()
        left = max(0, inner.loop_timeout - (self._began - self._launched))
        self._inner = replace(inner, loop_timeout=left)
        return self._inner


@fault(_LOOPS)
class LoopsBeginAtTheLaunch(ReferencePreparedModel):
    """What a fenced execution waits for its fences is part of the time of its loops."""

    fenced = _CountsTheWait


class _OneLimit(FencedLimits, frozen=True):
    """Limits of which one counts."""

    later: bool = True

    def beginning(self, now: int) -> Limits:
        if self.duration is None or self.limits.deadline is None:
            return super().beginning(now)
        end = max(now + self.duration, self.limits.deadline) if self.later else now + self.duration
        return replace(self.limits, deadline=end)


@fault(options={f"limit={limit}": [_NEARER] for limit in ("later", "duration")}, level=Level.STRICT)
class OneLimitOfTwo(ReferencePreparedModel):
    """Of a deadline and a duration the later one ends a fenced execution, or the duration alone."""

    limit: str

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        given = execution.limits
        execution.limits = _OneLimit(given.limits, given.duration, self.limit == "later")
        return super().launch_fenced(execution, wait_for)
