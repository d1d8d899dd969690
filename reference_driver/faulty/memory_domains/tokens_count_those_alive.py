"""A buffer's token is the number of buffers that are alive: it may be another's."""

from __future__ import annotations

from nnconform.reference_driver.buffers import Buffers
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("memory_domains.gives_each_buffer_a_token",)


class Counting(Buffers):
    """Counts what is there."""

    def next_token(self) -> int:
        return len(self._alive) + 1


class Faulty(WithBuffers):
    """Names buffers by their number."""

    kind = Counting


open_device = Faulty
