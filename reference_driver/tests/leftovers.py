"""What a test may not leave behind."""

from __future__ import annotations

import os


def descriptors() -> int:
    """How many descriptors this process has open."""
    return len(os.listdir("/proc/self/fd"))
