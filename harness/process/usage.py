"""The resources that a process uses: those that may leak, and processor time."""

from __future__ import annotations

import time

import msgspec
import psutil

# The kind of clock that counts the processor time of a whole process, in the three low bits of its number.
_PROCESS_CLOCK = 2


class Usage(msgspec.Struct, frozen=True):
    """Descriptors, threads, and private memory in bytes: memory shared with others, such as pools, is not counted."""

    descriptors: int
    threads: int
    memory: int


def usage(pid: int) -> Usage:
    """Return the current usage of a process. Raises psutil.Error if it is gone or not readable."""
    process = psutil.Process(pid)
    with process.oneshot():
        return Usage(process.num_fds(), process.num_threads(), process.memory_full_info().uss)


def open_things(pid: int) -> tuple[int, int]:
    """Return the descriptors and threads of a process: without its memory, for which the kernel walks all its pages.

    Raises psutil.Error if it is gone or not readable.
    """
    process = psutil.Process(pid)
    with process.oneshot():
        return process.num_fds(), process.num_threads()


def processor_time(pid: int) -> int:
    """Return the nanoseconds of processor time that all threads of a process have used so far.

    Raises OSError if it is gone. Source: clock_getcpuclockid(3), which makes the clock's number of the process id.
    """
    return time.clock_gettime_ns(~pid << 3 | _PROCESS_CLOCK)
