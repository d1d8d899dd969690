"""A driver of HAL 1.1 executes synchronously, which came with HAL 1.2."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("basics.refuses_what_came_later",)


class Prepared(ReferencePreparedModel):
    """Executes in a way that nobody can ask it for."""

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        status = self.check(request, measure)
        return self.run(request, measure, Limits()) if status == ErrorStatus.NONE else ExecutionResult(status)


class Faulty(ReferenceDevice):
    """One of HAL 1.1."""

    prepared_model = Prepared

    def __init__(self) -> None:
        super().__init__(hal="1.1")


open_device = Faulty
