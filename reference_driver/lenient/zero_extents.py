"""With OUTPUT_INSUFFICIENT_SIZE the driver gives 0 for every extent that the model leaves unknown."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="the driver guide, output shapes: 0 for what is not known; VTS 1.3 GeneratedTestHarness, which passes over 0",
    forbidden_by=(
        "matrix.every_way_gives_the_same_answer",
        "outputs.are_told_to_be_too_small",
        "outputs.are_told_whatever_the_options",
        "outputs.follow_the_inputs_after_too_little_room",
        "restored.do_what_others_do",
    ),
)


class ZeroExtents(ReferencePreparedModel):
    """A prepared model that stops at the first output without room, and knows no shapes then."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return result
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        pairs = zip(result.output_shapes, operands, strict=True)
        # The rank is the model's; an output whose rank is unknown has no extents either.
        shapes = tuple(replace(shape, dimensions=operand.dimensions) for shape, operand in pairs)
        return replace(result, output_shapes=shapes)
