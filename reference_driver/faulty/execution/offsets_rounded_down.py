"""Arguments are taken to begin at a multiple of four bytes."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("requests.unusual_ones_are_executed",)


class Prepared(ReferencePreparedModel):
    """Rounds offsets down."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        inputs, outputs = (tuple(map(_rounded, each)) for each in (request.inputs, request.outputs))
        return super().run(Request(inputs, outputs, request.pools), measure, limits)


def _rounded(argument: RequestArgument) -> RequestArgument:
    place = argument.location
    return replace(argument, location=replace(place, offset=place.offset // 4 * 4))


open_device = driver_of(Prepared)
