"""A buffer that was an output of a failed execution keeps its earlier content."""

from __future__ import annotations

from nnconform.harness.driver.permission import Permission
from nnconform.reference_driver.buffers import Exchange

PERMISSION = Permission(
    by="AOSP's sample driver, which updates a buffer's state after a success only; VTS 1.3 MemoryDomainTests look "
    "at no buffer after a failure",
    against_the_text="IDevice.hal 1.3, allocate: a failed execution leaves the buffers of its outputs uninitialised",
    forbidden_by=(
        "buffer_states.fails_for_a_shape_that_does_not_fit",
        "buffer_states.is_uninitialised_by_a_failure",
        "buffer_states.is_uninitialised_by_a_fence_that_comes_too_late",
        "buffer_states.is_uninitialised_by_a_fence_that_fails",
    ),
)


class StaysInitialised(Exchange):
    """The memories of an execution whose failure changes nothing."""

    def fail(self) -> None:
        """Do nothing."""
