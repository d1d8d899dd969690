"""An uninitialised buffer as an input is computed with as if it held zeros."""

from __future__ import annotations

from nnconform.harness.model.numbers import Array
from nnconform.harness.validate.operand import value_size
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffer_states.is_initialised_by_an_execution",)


class Zeroing(Exchange):
    """Clears what is not there."""

    def read(self) -> list[Array | None]:
        for argument in self.request.inputs:
            buffer = self.buffer_of(argument)
            if buffer is not None and buffer.content is None:
                operand = buffer.operand
                buffer.content = operand.dimensions, bytes(value_size(operand.type, operand.dimensions))
        return super().read()


class Faulty(WithBuffers):
    """Computes with nothing."""

    exchange = Zeroing


open_device = Faulty
