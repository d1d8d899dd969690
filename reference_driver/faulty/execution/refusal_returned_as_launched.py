"""An execution that is refused returns NONE, and its callback alone gets the error."""

from __future__ import annotations

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("asynchronous.calls_back_once_when_it_refuses",)


class Prepared(ReferencePreparedModel):
    """Returns NONE whatever comes."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        super().execute(request, measure, deadline, loop_timeout, callback)
        return ErrorStatus.NONE


open_device = driver_of(Prepared)
