"""All executions of a client are in one queue: one that waits for its fences holds up those behind it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from weakref import finalize

from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus, Priority
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution, close_fences, status_of
from nnconform.reference_driver.prepared_model import MISSED, ReferencePreparedModel
from nnconform.reference_driver.scheduler import Scheduler

PERMISSION = Permission(
    by="the driver guide, execution: a driver may execute requests in parallel or serialise executions; fences of "
    "Android are signalled without what was launched behind those that wait",
    forbidden_by=("fenced.lets_others_go_first",),
    shows_in=("endings", "fenced_ends", "overlap", "reusable", "waits"),
)


class OneQueue(ReferenceDevice):
    """A device with a worker for executions alone."""

    def _begin(self) -> None:
        super()._begin()
        self.queue = Scheduler(1)
        finalize(self, self.queue.stop)

    def close(self) -> None:
        # The fences first: what waits for them in the queue then ends.
        super().close()
        self.queue.close()


class Queued(ReferencePreparedModel):
    """A prepared model of such a device."""

    device: OneQueue
    device_type = OneQueue

    def launch(self, work: Callable[[], None], limits: Limits, missed: Callable[[], None]) -> bool:
        return self.device.queue.submit(work, Priority.MEDIUM, limits.deadline, missed)

    def wait_for_turn(self, work: Callable[[], ExecutionResult], limits: Limits) -> ExecutionResult:
        result = self.device.queue.run(work, Priority.MEDIUM, limits.deadline, lambda: MISSED)
        return result or ExecutionResult(ErrorStatus.DEVICE_UNAVAILABLE)

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        result, deadline = execution.result(), execution.limits.limits.deadline
        ready, once = threading.Event(), threading.Lock()

        def end(status: ErrorStatus) -> None:
            # Both its fences and its turn may come too late.
            if once.acquire(blocking=False):
                execution.abort(status)

        def fences_ended(state: FenceState) -> None:
            if state is not FenceState.SIGNALLED:
                end(status_of(state))
            ready.set()

        def work() -> None:
            ready.wait()
            if once.acquire(blocking=False):
                execution.begin()
                execution.run()

        missed = partial(end, ErrorStatus.MISSED_DEADLINE_TRANSIENT)
        if not self.device.queue.submit(work, Priority.MEDIUM, deadline, missed):
            close_fences(wait_for)
            execution.abandon()
            return FencedResult(ErrorStatus.DEVICE_UNAVAILABLE)
        if wait_for:
            self.device.fences.when(wait_for, deadline, fences_ended)
        else:
            ready.set()
        return result
