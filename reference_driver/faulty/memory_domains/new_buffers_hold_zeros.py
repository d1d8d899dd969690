"""A new buffer holds zeros, and says that it does."""

from __future__ import annotations

from nnconform.harness.model.graph import Operand
from nnconform.harness.validate.operand import value_size
from nnconform.reference_driver.buffers import DeviceBuffer, Use
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = (
    "buffer_states.is_initialised_by_an_execution",
    "buffers.starts_uninitialised",
    "isolation.forgets_a_client_that_left",
)


class Zeroed(DeviceBuffer):
    """Never uninitialised, if its size is known."""

    def __init__(self, owner: ReferenceDevice, token: int, operand: Operand, uses: frozenset[Use]) -> None:
        super().__init__(owner, token, operand, uses)
        size = value_size(operand.type, operand.dimensions)
        if size:
            self.content = operand.dimensions, bytes(size)


class Faulty(WithBuffers):
    """Initialises for its clients."""

    buffer = Zeroed


open_device = Faulty
