"""Where an output has no room, the flags of the outputs come in reversed order."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("outputs.are_told_to_be_too_small",)


class Prepared(ReferencePreparedModel):
    """Reverses the flags."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return result
        flags = reversed([shape.is_sufficient for shape in result.output_shapes])
        pairs = zip(result.output_shapes, flags, strict=True)
        return replace(result, output_shapes=tuple(OutputShape(shape.dimensions, flag) for shape, flag in pairs))


open_device = driver_of(Prepared)
