"""A new buffer holds what the buffer held that was closed last, if that was as large."""

from __future__ import annotations

from typing import ClassVar

from nnconform.harness.model.graph import Operand
from nnconform.harness.validate.operand import value_size
from nnconform.reference_driver.buffers import DeviceBuffer, Use
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffer_states.gives_buffers_back", "buffers.starts_uninitialised")

Content = tuple[tuple[int, ...], bytes]


class Recycled(DeviceBuffer):
    """Takes memory as it is. Only for inputs: outputs are about to be written anyway."""

    left: ClassVar[list[Content]] = []

    def __init__(self, owner: ReferenceDevice, token: int, operand: Operand, uses: frozenset[Use]) -> None:
        super().__init__(owner, token, operand, uses)
        size = value_size(operand.type, operand.dimensions)
        if self.left and len(self.left[-1][1]) == size and not any(use.output for use in uses):
            self.content = operand.dimensions, self.left.pop()[1]

    def close(self) -> None:
        if self.content is not None:
            self.left.append(self.content)
        super().close()


class Faulty(WithBuffers):
    """Gives away what others left."""

    buffer = Recycled


open_device = Faulty
