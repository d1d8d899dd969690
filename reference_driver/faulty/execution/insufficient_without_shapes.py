"""OUTPUT_INSUFFICIENT_SIZE comes without output shapes, so that no client knows how much is needed."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("outputs.are_told_to_be_too_small",)


class Prepared(ReferencePreparedModel):
    """Gives the status alone."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        return ExecutionResult(result.status) if result.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE else result


open_device = driver_of(Prepared)
