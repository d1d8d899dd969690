"""A client may use the buffer of another, if it knows its token."""

from __future__ import annotations

from nnconform.reference_driver.buffers import BufferOwner, Buffers, DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("isolation.keeps_buffers_from_other_clients",)


class Common(Buffers):
    """Asks for a token and no more."""

    def find(self, owner: BufferOwner, token: int) -> DeviceBuffer | None:
        return self._alive.get(token)


class Faulty(WithBuffers):
    """Keeps one table for all."""

    kind = Common


open_device = Faulty
