"""A byte after the end of the last of several outputs is written, as a loop that goes one too far does."""

from __future__ import annotations

from nnconform.harness.driver.arguments import pool_views
from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = (
    "outputs.are_written_and_nothing_else",
    "outputs.follow_the_inputs",
    "outputs.may_have_more_room",
    "outputs.have_their_shapes_told",
    "outputs.are_told_to_be_too_small",
)


class Prepared(ReferencePreparedModel):
    """Writes one byte more."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        place = request.outputs[-1].location
        end = place.offset + place.length
        pool = pool_views(request)[place.pool_index]
        if len(request.outputs) > 1 and end < len(pool):
            pool[end] ^= 0xFF
        return result


open_device = driver_of(Prepared)
