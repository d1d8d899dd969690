"""A result has no output shapes where the model gives the extents of all outputs."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PERMISSION = Permission(
    by="IPreparedModel.hal 1.2 and 1.3, executeSynchronously: no output shapes, or one for each output; VTS 1.3 "
    "GeneratedTestHarness, which takes none where all extents are specified",
    shows_in=("burst_channel", "outputs"),
)


class KnownShapesUntold(ReferencePreparedModel):
    """A prepared model that tells only shapes that the client does not know."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        outputs = [self.model.main.operands[index].dimensions for index in self.model.main.output_indexes]
        if result.status == ErrorStatus.NONE and all(extents and all(extents) for extents in outputs):
            return replace(result, output_shapes=())
        return result
