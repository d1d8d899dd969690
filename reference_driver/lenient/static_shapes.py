"""An execution fails with GENERAL_FAILURE if neither the model nor the request gives all extents of its outputs."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.numbers import is_tensor
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.request import argument_dimensions
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="VTS 1.3 GeneratedTestHarness, which passes over GENERAL_FAILURE where outputs are not fully specified; the "
    "driver guide lets a driver support fewer shapes",
    shows_in=(
        "buffer_states",
        "burst_channel",
        "extensions",
        "input_shapes",
        "matrix",
        "outputs",
        "unknown_ranks",
    ),
)


class StaticShapes(ReferencePreparedModel):
    """A prepared model that computes no shapes."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        for operand, argument in zip(operands, request.outputs, strict=True):
            dimensions = argument_dimensions(operand.dimensions, argument.dimensions, "output")
            if not argument.has_no_value and is_tensor(operand.type) and not (dimensions and all(dimensions)):
                return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)
