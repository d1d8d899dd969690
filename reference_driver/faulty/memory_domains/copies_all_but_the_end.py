"""A copy from a buffer leaves out the last bytes that fill no word of 4."""

from __future__ import annotations

from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = (
    "buffers.gives_back_what_it_was_given",
    "buffers.reads_inputs_from_buffers",
    "buffers.refuses_to_copy_to_another_size",
    "buffers.writes_outputs_to_buffers",
)


class Wordwise(DeviceBuffer):
    """Copies whole words."""

    def copy_to(self, destination: Memory) -> ErrorStatus:
        end = destination.size // 4 * 4
        before = bytes(destination.view()[end:])
        status = super().copy_to(destination)
        destination.view()[end:] = before
        return status


class Faulty(WithBuffers):
    """Copies not all."""

    buffer = Wordwise


open_device = Faulty
