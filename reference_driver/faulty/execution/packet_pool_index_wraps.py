"""A pool index beyond the last is taken modulo the number of pools."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.driver.burst_packets import BurstRequest
from nnconform.harness.model.request import RequestArgument
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.refuses_broken_packets",)


class Faulty(Channel):
    """Indexes as if every number were in range."""

    def decode(self, packet: bytes) -> BurstRequest:
        request = super().decode(packet)
        count = max(1, len(request.slots))

        def wrapped(argument: RequestArgument) -> RequestArgument:
            place = argument.location
            return replace(argument, location=replace(place, pool_index=place.pool_index % count))

        inputs, outputs = (tuple(map(wrapped, each)) for each in (request.inputs, request.outputs))
        return replace(request, inputs=inputs, outputs=outputs)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
