"""An asynchronous execution is performed before the call returns."""

from __future__ import annotations

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("asynchronous.returns_before_it_is_done",)


class Prepared(ReferencePreparedModel):
    """Executes on the caller's time."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        result = self.execute_synchronously(request, measure, deadline, loop_timeout)
        callback(result)
        return result.status if result.status == ErrorStatus.INVALID_ARGUMENT else ErrorStatus.NONE


open_device = driver_of(Prepared)
