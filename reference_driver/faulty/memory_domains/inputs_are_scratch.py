"""An input's buffer is worked in: it holds something else after the execution."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = (
    "buffers.reads_inputs_from_buffers",
    "buffers.writes_outputs_to_buffers",
    "isolation.keeps_buffers_when_another_client_leaves",
)


class Scribbling(Exchange):
    """Leaves its work where it was done."""

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        for argument in self.request.inputs:
            buffer = self.buffer_of(argument)
            if buffer is not None and buffer.content is not None:
                shape, content = buffer.content
                buffer.content = shape, bytes(byte ^ 1 for byte in content)
        return super().write(values)


class Faulty(WithBuffers):
    """Saves memory."""

    exchange = Scribbling


open_device = Faulty
