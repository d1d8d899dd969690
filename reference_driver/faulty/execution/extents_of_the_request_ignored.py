"""What a request says of the extents of an output is not looked at."""

from __future__ import annotations

from dataclasses import replace

from harness.model.codes import MeasureTiming
from harness.model.request import ExecutionResult, Request
from reference_driver.faulty.execution._model import driver_of
from reference_driver.limits import Limits
from reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("outputs.may_have_their_extents_in_the_request",)


class Prepared(ReferencePreparedModel):
    """Takes the extents out of the request."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        outputs = tuple(replace(argument, dimensions=()) for argument in request.outputs)
        return super().run(replace(request, outputs=outputs), measure, limits)


open_device = driver_of(Prepared)
