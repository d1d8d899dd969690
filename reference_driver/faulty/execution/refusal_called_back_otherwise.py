"""An execution that is refused with INVALID_ARGUMENT is called back with GENERAL_FAILURE."""

from __future__ import annotations

from harness.driver.interface import ExecutionCallback
from harness.model.codes import ErrorStatus, MeasureTiming
from harness.model.request import ExecutionResult, Request
from reference_driver.faulty.execution._model import driver_of
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("asynchronous.calls_back_once_when_it_refuses",)


class Prepared(ReferencePreparedModel):
    """Has another word for its callback."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def called(result: ExecutionResult) -> None:
            refused = result.status == ErrorStatus.INVALID_ARGUMENT
            callback(ExecutionResult(ErrorStatus.GENERAL_FAILURE) if refused else result)

        return super().execute(request, measure, deadline, loop_timeout, called)


open_device = driver_of(Prepared)
