"""An output of another shape than its buffer was allocated for is put there all the same."""

from __future__ import annotations

from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffer_states.fails_for_a_shape_that_does_not_fit",)


class Elastic(DeviceBuffer):
    """Is as large as it has to be."""

    def store(self, value: Array) -> None:
        self.content = value.shape, value.tobytes()


class Faulty(WithBuffers):
    """Takes any output."""

    buffer = Elastic


open_device = Faulty
