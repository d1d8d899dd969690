"""An execution that is refused at once is called back twice."""

from __future__ import annotations

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("asynchronous.calls_back_once_when_it_refuses",)


class Prepared(ReferencePreparedModel):
    """Calls back before it looks whether the call that refuses does."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        status = self.check(request, measure)
        if status != ErrorStatus.NONE:
            callback(ExecutionResult(status))
        return super().execute(request, measure, deadline, loop_timeout, callback)


open_device = driver_of(Prepared)
