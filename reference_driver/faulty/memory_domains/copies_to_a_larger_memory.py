"""A copy from a buffer goes to a memory that is larger, too."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.refuses_to_copy_to_another_size",)


class Fitting(DeviceBuffer):
    """Asks for room enough."""

    def copy_to(self, destination: Memory) -> ErrorStatus:
        content = self.content
        if content is not None and destination.size > len(content[1]):
            destination.view()[: len(content[1])] = content[1]
            return ErrorStatus.NONE
        return super().copy_to(destination)


class Faulty(WithBuffers):
    """Takes what room it gets."""

    buffer = Fitting


open_device = Faulty
