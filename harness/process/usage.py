"""The resources of a process that may leak."""

from __future__ import annotations

from dataclasses import dataclass

import psutil


@dataclass(frozen=True, slots=True)
class Usage:
    """Descriptors, threads, and private memory in bytes: memory shared with others, such as pools, is not counted."""

    descriptors: int
    threads: int
    memory: int


def usage(pid: int) -> Usage:
    """Return the current usage of a process. Raises psutil.Error if it is gone or not readable."""
    process = psutil.Process(pid)
    with process.oneshot():
        return Usage(process.num_fds(), process.num_threads(), process.memory_full_info().uss)
