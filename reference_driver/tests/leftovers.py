"""Counts what a test must not leave open."""

from __future__ import annotations

import os
import time

# Seconds within which a thread that has told a result closes what it had open for it, on a busy machine.
_CLOSED_WITHIN = 60.0


def descriptors() -> int:
    """Return the number of descriptors that this process has open."""
    return len(os.listdir("/proc/self/fd"))


def expect_descriptors(most: int) -> None:
    """Expect at most so many open descriptors, once other threads have closed theirs."""
    until = time.monotonic() + _CLOSED_WITHIN
    while descriptors() > most and time.monotonic() < until:
        time.sleep(0.01)
    assert descriptors() <= most
