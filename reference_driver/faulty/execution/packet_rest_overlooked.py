"""Datums behind a complete request are not looked at."""

from __future__ import annotations

from nnconform.harness.driver.burst_packets import BurstRequest
from nnconform.harness.model.errors import ValidationError
from nnconform.reference_driver.bursts import Channel
from nnconform.reference_driver.faulty.execution._model import driver_of
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

CAUGHT_BY = ("burst_channel.refuses_broken_packets",)


class Faulty(Channel):
    """Takes what the packet needs, and leaves what is behind it."""

    def decode(self, packet: bytes) -> BurstRequest:
        for end in range(24, len(packet) + 1, 24):
            try:
                return super().decode(_sized(packet[:end]))
            except ValidationError:
                continue
        return super().decode(packet)


def _sized(packet: bytes) -> bytes:
    """The packet, which says that it ends where it does."""
    return packet[:4] + (len(packet) // 24).to_bytes(4, "little") + packet[8:]


class Prepared(ReferencePreparedModel):
    """Has such bursts."""

    channel = Faulty


open_device = driver_of(Prepared)
