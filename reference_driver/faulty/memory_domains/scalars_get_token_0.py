"""A buffer for a scalar gets the token 0."""

from __future__ import annotations

from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import is_tensor
from nnconform.reference_driver.buffers import DeviceBuffer, Use
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.takes_scalars_from_buffers", "memory_domains.refuses_dimensions_of_a_scalar")


class Nameless(DeviceBuffer):
    """Has a name only if it is large."""

    def __init__(self, owner: ReferenceDevice, token: int, operand: Operand, uses: frozenset[Use]) -> None:
        super().__init__(owner, token if is_tensor(operand.type) else 0, operand, uses)


class Faulty(WithBuffers):
    """Names tensors only."""

    buffer = Nameless


open_device = Faulty
