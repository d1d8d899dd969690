"""The dimensions of a copy are not compared with the buffer's, if they make as many elements."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.refuses_dimensions_to_copy",)


class Counting(DeviceBuffer):
    """Counts elements."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        known = self.operand.dimensions
        if all(known) and prod(dimensions) == prod(known):
            dimensions = ()
        return super().copy_from(source, dimensions)


class Faulty(WithBuffers):
    """Takes one shape for another."""

    buffer = Counting


open_device = Faulty
