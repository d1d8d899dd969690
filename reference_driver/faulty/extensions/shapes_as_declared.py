"""The shapes of an extension's outputs are those that the model declares, unknown extents and all."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.operand import is_vendors
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("extensions.finds_its_output_dimensions",)


class Prepared(ReferencePreparedModel):
    """Does not say what an extension's outputs came to."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        operands = [self.model.main.operands[index] for index in self.model.main.output_indexes]
        shapes = tuple(
            replace(shape, dimensions=operand.dimensions) if is_vendors(operand.type) else shape
            for operand, shape in zip(operands, result.output_shapes, strict=False)
        )
        return replace(result, output_shapes=shapes)


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
