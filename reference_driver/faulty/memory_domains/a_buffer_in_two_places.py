"""A buffer may be an input and an output of one execution."""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.reference_driver.buffers import DeviceBuffer, Exchange
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = ("buffers.refuses_a_buffer_in_two_places",)


class Lax(Exchange):
    """Trusts that all is read before it is written."""

    def check_alone(self, filled: Sequence[DeviceBuffer]) -> None:
        """Anything goes."""


class Faulty(WithBuffers):
    """Computes in place."""

    exchange = Lax


open_device = Faulty
