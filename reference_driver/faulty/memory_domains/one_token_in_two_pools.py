"""A buffer that two pools of a request name is taken for two."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.reference_driver.buffers import DeviceBuffer, Exchange
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.refuses_a_buffer_in_two_places",)


class Counting(Exchange):
    """Compares the numbers of pools."""

    def check_alone(self, filled: Sequence[DeviceBuffer]) -> None:
        arguments = (*self.request.inputs, *self.request.outputs)
        used = [each.location.pool_index for each in arguments if self.buffer_of(each) is not None]
        if len(set(used)) != len(used):
            super().check_alone(filled)


class Faulty(WithBuffers):
    """Does not know a buffer by its token."""

    exchange = Counting


open_device = Faulty
