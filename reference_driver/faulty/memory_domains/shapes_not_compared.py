"""The dimensions that a request gives an argument in a buffer are not looked at."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.model.request import Request, RequestArgument
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("buffer_states.keeps_the_shape_of_its_content", "buffer_states.refuses_dimensions_in_a_request")


class Deaf(Exchange):
    """Knows the buffer's own."""

    def __init__(self, prepared: ReferencePreparedModel, request: Request) -> None:
        super().__init__(prepared, request)
        inputs, outputs = (tuple(map(self._without, each)) for each in (request.inputs, request.outputs))
        self.request = Request(inputs, outputs, request.pools)

    def _without(self, argument: RequestArgument) -> RequestArgument:
        return argument if self.buffer_of(argument) is None else replace(argument, dimensions=())


class Faulty(WithBuffers):
    """Ignores dimensions."""

    exchange = Deaf


open_device = Faulty
