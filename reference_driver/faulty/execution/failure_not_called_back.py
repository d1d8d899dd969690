"""An execution that fails while it runs is never called back."""

from __future__ import annotations

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "asynchronous.tells_what_a_synchronous_one_does",
    "asynchronous.returns_before_it_is_done",
)
LIMIT = 3


class Prepared(ReferencePreparedModel):
    """Keeps failures to itself."""

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        valid = self.check(request, measure) == ErrorStatus.NONE

        def called(result: ExecutionResult) -> None:
            if result.status == ErrorStatus.NONE or not valid:
                callback(result)

        return super().execute(request, measure, deadline, loop_timeout, called)


open_device = driver_of(Prepared)
