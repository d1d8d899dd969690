"""A copy to a buffer that fails leaves the buffer as it was."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.refuses_dimensions_to_copy", "buffers.refuses_to_copy_from_another_size")


class Keeping(DeviceBuffer):
    """Goes back to what there was."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        before = self.content
        status = super().copy_from(source, dimensions)
        if status != ErrorStatus.NONE:
            self.content = before
        return status


class Faulty(WithBuffers):
    """Keeps what it has."""

    buffer = Keeping


open_device = Faulty
