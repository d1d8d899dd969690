"""The callback of an execution is called a second time when the next one ends."""

from __future__ import annotations

from harness.driver.interface import ExecutionCallback
from harness.model.codes import ErrorStatus, MeasureTiming
from harness.model.request import ExecutionResult, Request
from reference_driver.faulty.execution._model import driver_of
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "asynchronous.calls_back_once",
    "asynchronous.calls_back_each",
    "asynchronous.calls_back_once_when_it_refuses",
)


class Prepared(ReferencePreparedModel):
    """Remembers the last callback."""

    last: tuple[ExecutionCallback, ExecutionResult] | None = None

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def called(result: ExecutionResult) -> None:
            last, self.last = self.last, (callback, result)
            if last:
                last[0](last[1])
            callback(result)

        return super().execute(request, measure, deadline, loop_timeout, called)


open_device = driver_of(Prepared)
