"""The callback of an asynchronous execution gets no output shapes."""

from __future__ import annotations

from dataclasses import replace

from harness.driver.interface import ExecutionCallback
from harness.model.codes import ErrorStatus, MeasureTiming
from harness.model.request import ExecutionResult, Request
from reference_driver.faulty.execution._model import driver_of
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("asynchronous.tells_what_a_synchronous_one_does",)


class Prepared(ReferencePreparedModel):
    """Passes on the status and the times."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        def called(result: ExecutionResult) -> None:
            callback(replace(result, output_shapes=()))

        return super().execute(request, measure, deadline, loop_timeout, called)


open_device = driver_of(Prepared)
