"""What a process holds that it may forget to give back."""

from __future__ import annotations

from dataclasses import dataclass

import psutil


@dataclass(frozen=True, slots=True)
class Usage:
    """Descriptors, threads, bytes of memory of its own: what it shares with others, such as pools, is not counted."""

    descriptors: int
    threads: int
    memory: int


def usage(pid: int) -> Usage:
    """What the process holds now. Raises psutil.Error: it is gone, or not ours to look at."""
    process = psutil.Process(pid)
    with process.oneshot():
        return Usage(process.num_fds(), process.num_threads(), process.memory_full_info().uss)
