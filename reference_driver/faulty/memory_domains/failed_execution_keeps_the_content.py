"""A buffer that was the output of an execution that failed holds what it held before."""

from __future__ import annotations

from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.faulty.memory_domains._buffers import WithBuffers

CAUGHT_BY = (
    "buffer_states.fails_for_a_shape_that_does_not_fit",
    "buffer_states.is_uninitialised_by_a_failure",
    "buffer_states.is_uninitialised_by_a_fence_that_fails",
)


class Keeping(Exchange):
    """Does nothing about failures."""

    def fail(self) -> None:
        """What there was is better than nothing."""


class Faulty(WithBuffers):
    """Keeps what it has."""

    exchange = Keeping


open_device = Faulty
