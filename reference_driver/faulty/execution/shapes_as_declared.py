"""Output shapes are those that the model declares, unknown extents and all."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "outputs.have_their_shapes_told",
    "outputs.are_told_to_be_too_small",
    "outputs.may_have_their_extents_in_the_request",
)


class Prepared(ReferencePreparedModel):
    """Does not say what outputs came to."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        pairs = zip(operands, result.output_shapes, strict=False)
        shapes = tuple(OutputShape(operand.dimensions, shape.is_sufficient) for operand, shape in pairs)
        return replace(result, output_shapes=shapes)


open_device = driver_of(Prepared)
