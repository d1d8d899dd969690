"""The first content of a buffer of unknown dimensions settles them for all that come after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.takes_its_dimensions_from_a_copy",)


class Settled(DeviceBuffer):
    """Has dimensions from the first copy on."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        status = super().copy_from(source, dimensions)
        if self.content is not None:
            self.operand = replace(self.operand, dimensions=self.content[0])
        return status


class Faulty(WithBuffers):
    """Has such buffers."""

    buffer = Settled


open_device = Faulty
