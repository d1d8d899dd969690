"""An argument is read, and written, at an offset that is a multiple of 4: the one below its own."""

from __future__ import annotations

from nnconform.harness.model.codes import MeasureTiming
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.limits import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("requests.unusual_ones_are_executed",)


def _rounded(argument: RequestArgument) -> RequestArgument:
    place = argument.location
    where = DataLocation(place.pool_index, place.offset - place.offset % 4, place.length)
    return RequestArgument(where, argument.dimensions, argument.has_no_value)


class Prepared(ReferencePreparedModel):
    """Expects what it works on to be aligned."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        inputs, outputs = (tuple(map(_rounded, arguments)) for arguments in (request.inputs, request.outputs))
        return super().run(Request(inputs, outputs, request.pools), measure, limits)


class Faulty(ReferenceDevice):
    """Prepares such models."""

    prepared_model = Prepared


open_device = Faulty
