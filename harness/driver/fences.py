"""Fences: descriptors that signal when something is done, and that poll can wait for.

A fence is signalled once it is readable (POLLIN), and failed once it never will be (POLLHUP or POLLERR without POLLIN).
The fence of an execution is the reading end of a pipe: a byte signals it, and closing the other end without one, for
example when the process dies, fails it. An eventfd cannot fail, and serves only where nothing can go wrong. Nobody
reads from a fence, so its state is final.

Source: the sync fences of IPreparedModel.hal 1.3, executeFenced.
"""

from __future__ import annotations

import contextlib
import os
import select
from collections.abc import Sequence
from enum import Enum, auto


class FenceState(Enum):
    """The state of a fence."""

    PENDING = auto()
    SIGNALLED = auto()
    FAILED = auto()


def state_of(fence: int) -> FenceState:
    """Return the state at this moment. A descriptor that is not open has failed."""
    return wait_for(fence, 0)


def wait_for(fence: int, seconds: float | None) -> FenceState:
    """Return the state once it is no longer pending, or after ``seconds`` (None: no limit)."""
    ready = select.poll()
    try:
        ready.register(fence, select.POLLIN)
    except (OverflowError, TypeError, ValueError):
        return FenceState.FAILED
    return state_from(ready.poll(None if seconds is None else max(0, seconds * 1000)))


def state_from(events: Sequence[tuple[int, int]]) -> FenceState:
    """Return the state of a fence from the result of a poll for it alone."""
    if not events:
        return FenceState.PENDING
    return FenceState.SIGNALLED if events[0][1] & select.POLLIN else FenceState.FAILED


class Signal:
    """The writing side of a fence. ``fence`` is the descriptor to wait for; it belongs to the waiter."""

    def __init__(self) -> None:
        self.fence, self._end = os.pipe()

    def signal(self) -> None:
        """Signal the fence. May be called once."""
        end, self._end = self._end, -1
        # The waiter may have closed its side.
        with contextlib.suppress(BrokenPipeError):
            os.write(end, b"\1")
        os.close(end)

    def fail(self) -> None:
        """Fail the fence."""
        end, self._end = self._end, -1
        os.close(end)


__all__ = ["FenceState", "Signal", "state_from", "state_of", "wait_for"]
