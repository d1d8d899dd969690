"""Fences: descriptors that say when something is done, and can be waited for with poll.

A fence is signalled once it can be read from (POLLIN), and failed once it cannot any more (POLLHUP or POLLERR without
POLLIN). An eventfd serves for one that cannot fail; the reading end of a pipe for one that can: a byte signals it, and
closing the other end without one, be it by dying, is its failure. Nobody reads from a fence: it stays as it is.

Source: the sync fences of IPreparedModel.hal 1.3, executeFenced.
"""

from __future__ import annotations

import contextlib
import os
import select
from collections.abc import Sequence
from enum import Enum, auto


class FenceState(Enum):
    """What has become of a fence."""

    PENDING = auto()
    SIGNALLED = auto()
    FAILED = auto()


def state_of(fence: int) -> FenceState:
    """The state at this moment. A descriptor that is not open has failed."""
    return wait_for(fence, 0)


def wait_for(fence: int, seconds: float | None) -> FenceState:
    """The state once it is no longer pending, and after ``seconds`` (None: no limit) at the latest."""
    ready = select.poll()
    try:
        ready.register(fence, select.POLLIN)
    except (OverflowError, TypeError, ValueError):
        return FenceState.FAILED
    return state_from(ready.poll(None if seconds is None else max(0, seconds * 1000)))


def state_from(found: Sequence[tuple[int, int]]) -> FenceState:
    """What a poll for one fence says of it."""
    if not found:
        return FenceState.PENDING
    return FenceState.SIGNALLED if found[0][1] & select.POLLIN else FenceState.FAILED


class Signal:
    """The side of a fence that ends it. ``fence`` is the other one, and belongs to whoever is to wait for it."""

    def __init__(self) -> None:
        self.fence, self._end = os.pipe()

    def signal(self) -> None:
        """Signal the fence, once."""
        end, self._end = self._end, -1
        # Whoever was to wait may have closed its side.
        with contextlib.suppress(BrokenPipeError):
            os.write(end, b"\1")
        os.close(end)

    def fail(self) -> None:
        """Make the fence one that has failed."""
        end, self._end = self._end, -1
        os.close(end)


__all__ = ["FenceState", "Signal", "state_from", "state_of", "wait_for"]
