"""An output that has no room is written beyond the end of its buffer."""

from __future__ import annotations

from nnconform.harness.driver.arguments import pool_views
from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("outputs.are_told_to_be_too_small",)


class Prepared(ReferencePreparedModel):
    """Looks at the room when it has written."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        for argument, shape in zip(request.outputs, result.output_shapes, strict=False):
            place = argument.location
            if not shape.is_sufficient:
                pool = pool_views(request)[place.pool_index]
                pool[place.offset + place.length] ^= 0xFF
        return result


open_device = driver_of(Prepared)
