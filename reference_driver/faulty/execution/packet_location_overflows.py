"""Offset and length are added in 32 bits: a sum that is too large is small again."""

from __future__ import annotations

from dataclasses import replace

from nnconform.harness.driver.burst_packets import BurstRequest
from nnconform.harness.model.request import RequestArgument
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.refuses_broken_packets",)


class Faulty(Channel):
    """Adds in 32 bits, and goes by the sum."""

    def decode(self, packet: bytes) -> BurstRequest:
        request = super().decode(packet)

        def wrapped(argument: RequestArgument) -> RequestArgument:
            place = argument.location
            end = (place.offset + place.length) % 2**32
            if end == place.offset + place.length:
                return argument
            # What is read instead is somewhere at the start.
            return replace(argument, location=replace(place, offset=0, length=24))

        inputs, outputs = (tuple(map(wrapped, each)) for each in (request.inputs, request.outputs))
        return replace(request, inputs=inputs, outputs=outputs)


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
