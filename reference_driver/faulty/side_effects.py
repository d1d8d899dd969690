"""Faults of drivers that remember a call where they should not: what a client does to one thing affects another."""

from __future__ import annotations

import select
import threading
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import FencedExecutionInfo, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.ops.operation import Call
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.prepared_model import MISSED, ReferencePreparedModel

_CHECK = "side_effects.are_none_of"


@fault(_CHECK)
class QuestionFailsThePreparation(ReferenceDevice):
    """After a question about an invalid model the next preparation fails."""

    failed = False

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        if status != ErrorStatus.NONE:
            self.failed = True
        return status, supported

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        if status == ErrorStatus.NONE and self.failed:
            self.failed = False
            return ErrorStatus.GENERAL_FAILURE, ()
        return status, checked


@fault(_CHECK)
class RefusalChangesTheAnswer(ReferenceDevice):
    """After a preparation that was refused the next answer is that nothing is supported."""

    refused = False

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        self.refused = status != ErrorStatus.NONE
        return status, checked

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        refused, self.refused = self.refused, False
        return status, tuple([False] * len(supported) if refused else supported)


class _Counting(ReferencePreparedModel):
    """A prepared model that counts its executions, those in bursts too."""

    executed = 0

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        self.executed += 1
        return super().run(request, measure, limits)


class _Interrupted(ReferenceBurst):
    """A burst that fails once after executions of its model elsewhere."""

    prepared: _Counting

    def __init__(self, prepared: PreparedModel) -> None:
        super().__init__(prepared)
        self.counted = self.prepared.executed

    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        interrupted = self.prepared.executed != self.counted
        result = super().execute_synchronously(request, slots, measure, deadline, loop_timeout)
        self.counted = self.prepared.executed
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE) if interrupted else result


@fault(_CHECK)
class BurstEndsWithAnotherExecution(_Counting):
    """After an execution of its model elsewhere, also in another burst, a burst fails once."""

    burst = _Interrupted


class _Shared(ReferencePreparedModel):
    """A prepared model that fails once if another of its client has spoilt something."""

    def spoils(self) -> None:
        """Make the next execution of another model fail."""
        vars(self.device)["spoilt_by"] = self

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        device = vars(self.device)
        if device.get("spoilt_by", self) is not self:
            del device["spoilt_by"]
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)


@fault(_CHECK)
class RefusalFailsAnotherModel(_Shared):
    """A request that is refused makes the next execution of another model fail."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        if status != ErrorStatus.NONE:
            self.spoils()
        return status


@fault(_CHECK)
class ClosingFailsAnotherModel(_Shared):
    """Closing a prepared model makes the next execution of another one fail."""

    def close(self) -> None:
        self.spoils()
        super().close()


@fault(_CHECK)
class MissedDeadlineFailsAnotherModel(_Shared):
    """A deadline that has passed makes the next execution of another model fail."""

    def check_time(self, limits: Limits) -> ErrorStatus:
        status = super().check_time(limits)
        if status != ErrorStatus.NONE:
            self.spoils()
        return status


@fault(_CHECK)
class NansStayInTheLanes(ReferencePreparedModel):
    """After outputs that are no numbers the first element of the next execution's outputs is none either."""

    left = False

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        floats = [each for each in outputs if each.dtype.kind == "f"]
        left, self.left = self.left, any(bool(np.isnan(each).any()) for each in floats)
        if not left:
            return outputs
        outputs = [each.copy() for each in outputs]
        for each in outputs:
            if each.dtype.kind == "f" and each.size:
                each.flat[0] = np.nan
        return outputs


@fault(_CHECK)
class LateModelIsNeverSupported(ReferenceDevice):
    """The operations of a model that could not be prepared in time are reported as not supported from then on."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.late: set[int] = set()

    def computes(self, call: Call) -> bool:
        return call.op.code not in self.late and super().computes(call)

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        status, checked = super().check_preparation(model, preference, priority, limits)
        if status == ErrorStatus.MISSED_DEADLINE_PERSISTENT:
            self.late |= {operation.type for operation in model.main.operations}
        return status, checked


@fault(_CHECK)
class AbortedLoopFailsAnotherModel(_Shared):
    """A loop that is aborted makes the next execution of another model fail."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status == ErrorStatus.MISSED_DEADLINE_TRANSIENT:
            self.spoils()
        return result


@fault(_CHECK)
class LateWaitFailsAnotherModel(_Shared):
    """An execution whose deadline passes while it waits makes the next execution of another model fail."""

    def spoil(self, request: Request) -> None:
        super().spoil(request)
        self.spoils()


@fault(_CHECK, limit=3)
class ClosedFenceEndsAWorker(FencedExecution):
    """A worker that signals a fence which its client has closed ends: the device has a few of them."""

    def end(self, info: FencedExecutionInfo) -> None:
        ready = select.poll()
        ready.register(self._signal._end, select.POLLERR)
        closed = bool(ready.poll(0))
        super().end(info)
        if closed and threading.current_thread().name == "reference-worker":
            raise SystemExit


@fault(_CHECK)
class MissedDeadlineEndsTheQueue(ReferencePreparedModel):
    """When the deadline of an execution passes while it waits, all others that wait are aborted with it."""

    def launch(self, work: Callable[[], None], limits: Limits, missed: Callable[[], None]) -> bool:
        return super().launch(work, limits, partial(self._end_all, missed))

    def wait_for_turn(self, work: Callable[[], ExecutionResult], limits: Limits) -> ExecutionResult:
        def end_all() -> ExecutionResult:
            self._end_all(lambda: None)
            return MISSED

        result = self.device.workers.run(work, self.priority, limits.deadline, end_all)
        return result or ExecutionResult(ErrorStatus.DEVICE_UNAVAILABLE)

    def _end_all(self, missed: Callable[[], None]) -> None:
        missed()
        queue = self.device.workers
        with queue._lock:
            waiting, queue._waiting = queue._waiting, []
        for task in waiting:
            task.missed()
