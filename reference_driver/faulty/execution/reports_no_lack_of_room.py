"""An output that has no room is not written, and the status is NONE."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("outputs.are_told_to_be_too_small",)


class Prepared(ReferencePreparedModel):
    """Keeps to itself that there was no room."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return result
        shapes = tuple(OutputShape(shape.dimensions) for shape in result.output_shapes)
        return ExecutionResult(ErrorStatus.NONE, shapes)


open_device = driver_of(Prepared)
