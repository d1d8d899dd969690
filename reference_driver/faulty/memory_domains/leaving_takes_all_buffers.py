"""When a client leaves, the buffers of all are gone."""

from __future__ import annotations

from nnconform.reference_driver.buffers import BufferOwner, Buffers
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("isolation.keeps_buffers_when_another_client_leaves",)


class Sweeping(Buffers):
    """Tidies up."""

    def forget_all(self, owner: BufferOwner) -> None:
        for buffer in list(self._alive.values()):
            super().forget(buffer)


class Faulty(WithBuffers):
    """Takes one client for the last."""

    kind = Sweeping


open_device = Faulty
