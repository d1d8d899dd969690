"""Datums behind a complete request are not looked at."""

from __future__ import annotations

from harness.driver.burst_packets import BurstRequest
from harness.model.errors import ValidationError
from reference_driver.bursts import Channel
from reference_driver.faulty.execution._model import driver_of
from reference_driver.prepared_model import ReferencePreparedModel

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
