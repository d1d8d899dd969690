"""What the faults of this folder have in common: they are faults of prepared models."""

from __future__ import annotations

from nnconform.harness.driver.interface import ExecutionCallback
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


def driver_of(model: type[ReferencePreparedModel]) -> type[ReferenceDevice]:
    """The reference driver, whose prepared models are of the class ``model``."""

    class Faulty(ReferenceDevice):
        """Prepares faulty models."""

        prepared_model = model

    return Faulty


class Telling(ReferencePreparedModel):
    """Asynchronous executions call ``tell``, to tell their callback."""

    def tell(self, callback: ExecutionCallback, result: ExecutionResult) -> None:
        """Call the callback."""
        callback(result)

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        return super().execute(request, measure, deadline, loop_timeout, lambda result: self.tell(callback, result))
