"""What a request says of the extents of an output is not looked at."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("outputs.may_have_their_extents_in_the_request",)


class Prepared(ReferencePreparedModel):
    """Takes the extents out of the request."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        outputs = tuple(replace(argument, dimensions=()) for argument in request.outputs)
        return super().run(replace(request, outputs=outputs), measure, limits)


open_device = driver_of(Prepared)
