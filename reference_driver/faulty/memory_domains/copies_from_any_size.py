"""A copy to a buffer takes a memory of any size, as much of it as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.harness.validate.operand import value_size
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.refuses_to_copy_from_another_size",)


class Fitting(DeviceBuffer):
    """Cuts off, or fills up with zeros."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        size = value_size(self.operand.type, self.operand.dimensions)
        if size and source.size != size:
            fitting = Memory.create(size)
            length = min(size, source.size)
            fitting.view()[:length] = source.view()[:length]
            source = fitting
        return super().copy_from(source, dimensions)


class Faulty(WithBuffers):
    """Takes what it gets."""

    buffer = Fitting


open_device = Faulty
