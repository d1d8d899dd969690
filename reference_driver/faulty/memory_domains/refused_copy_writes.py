"""A copy from a buffer to a memory that is too small fills it before it is refused."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.refuses_to_copy_to_another_size",)


class Hasty(DeviceBuffer):
    """Copies first."""

    def copy_to(self, destination: Memory) -> ErrorStatus:
        content = self.content
        if content is not None and destination.size < len(content[1]):
            destination.view()[:] = content[1][: destination.size]
        return super().copy_to(destination)


class Faulty(WithBuffers):
    """Looks when it is too late."""

    buffer = Hasty


open_device = Faulty
