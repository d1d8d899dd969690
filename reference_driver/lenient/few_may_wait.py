"""At most 16 executions of a prepared model wait; others are refused for want of room."""

from __future__ import annotations

import threading
from typing import Any

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="types.hal 1.3, ErrorStatus: RESOURCE_EXHAUSTED_TRANSIENT, a failure for want of resources, which may succeed "
    "later; GENERAL_FAILURE before",
    shows_in=("asynchronous",),
)
_ROOM = 16


class FewMayWait(ReferencePreparedModel):
    """A prepared model with room for a few asynchronous executions."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._free = threading.Semaphore(_ROOM)

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        if not self._free.acquire(blocking=False):
            callback(ExecutionResult(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT))
            return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT

        def called(result: ExecutionResult) -> None:
            self._free.release()
            callback(result)

        return super().execute(request, measure, deadline, loop_timeout, called)
