"""An output that has no room is written beyond the end of its buffer."""

from __future__ import annotations

from harness.driver.arguments import pool_views
from harness.model.codes import MeasureTiming
from harness.model.request import ExecutionResult, Request
from reference_driver.faulty.execution._model import driver_of
from reference_driver.limits import Limits
from reference_driver.prepared_model import ReferencePreparedModel

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
