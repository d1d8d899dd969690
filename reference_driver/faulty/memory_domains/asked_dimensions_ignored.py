"""The dimensions that are asked for are not looked at: a buffer has those that its roles have."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.driver.interface import BufferDesc
from nnconform.harness.model.graph import Operand
from nnconform.reference_driver.buffers import Buffers, Use
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = (
    "buffer_states.fails_for_a_shape_that_does_not_fit",
    "memory_domains.refuses_dimensions_of_a_scalar",
    "memory_domains.refuses_dimensions_of_another_shape",
)


class Deaf(Buffers):
    """Knows better."""

    def common(self, desc: BufferDesc, uses: Sequence[Use]) -> Operand:
        return super().common(BufferDesc(), uses)


class Faulty(WithBuffers):
    """Does not ask for dimensions."""

    kind = Deaf


open_device = Faulty
