"""The location of an argument in a buffer is not looked at."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import BufferToken
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("buffer_states.refuses_part_of_a_buffer",)


class Prepared(ReferencePreparedModel):
    """Takes all of a buffer, whatever part is asked for."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        def whole(argument: RequestArgument) -> RequestArgument:
            place = argument.location
            if place.pool_index < len(request.pools) and isinstance(request.pools[place.pool_index], BufferToken):
                return replace(argument, location=DataLocation(place.pool_index))
            return argument

        inputs, outputs = tuple(map(whole, request.inputs)), tuple(map(whole, request.outputs))
        return super().check(Request(inputs, outputs, request.pools), measure)


class Faulty(ReferenceDevice):
    """Ignores locations."""

    prepared_model = Prepared


open_device = Faulty
