"""Each client's tokens count from 1: those of two clients are the same."""

from __future__ import annotations

from nnconform.harness.driver.interface import Device
from nnconform.reference_driver.device import ReferenceDevice

CAUGHT_BY = ("isolation.gives_clients_different_tokens",)


class Faulty(ReferenceDevice):
    """Keeps a table for each client, and counts in each."""

    def another_client(self) -> Device:
        client = super().another_client()
        assert isinstance(client, ReferenceDevice)
        client.buffers = client.make_buffers()
        return client


open_device = Faulty
