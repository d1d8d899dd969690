"""The first of two inputs is the place in which it computes."""

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
    "outputs.have_their_shapes_told",
    "outputs.are_told_to_be_too_small",
    "outputs.may_have_their_extents_in_the_request",
)


class Prepared(ReferencePreparedModel):
    """Leaves a mark there."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        place = request.inputs[0].location
        if len(request.inputs) == 2:
            pool_views(request)[place.pool_index][place.offset] ^= 0xFF
        return result


open_device = driver_of(Prepared)
