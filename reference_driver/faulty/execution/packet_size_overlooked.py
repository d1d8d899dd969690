"""What a packet says of its own size is not looked at."""

from __future__ import annotations

from nnconform.harness.driver.burst_packets import REQUEST_LAYOUTS, BurstRequest, RequestTag, request_datum
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

HEADER = REQUEST_LAYOUTS[RequestTag.PACKET_INFORMATION]
CAUGHT_BY = ("burst_channel.refuses_broken_packets",)


class Faulty(Channel):
    """Puts the size right."""

    def decode(self, packet: bytes) -> BurstRequest:
        _, _, *counts = HEADER.unpack(packet[: HEADER.size])
        right = request_datum(RequestTag.PACKET_INFORMATION, len(packet) // HEADER.size, *counts)
        tag = packet[:1]
        return super().decode(tag + right[1:] + packet[HEADER.size :])


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
