"""The resources that a process uses: those that may leak, and processor time."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec
import psutil

# The kind of clock that counts the processor time of a whole process, in the three low bits of its number.
_PROCESS_CLOCK = 2


class Usage(msgspec.Struct, frozen=True):
    """Descriptors, threads, and private memory in bytes: memory shared with others, such as pools, is not counted.
    Further child processes, those among them that have ended and were not waited for, and mappings, of any memory.
    """

    descriptors: int
    threads: int
    memory: int
    processes: int = 0
    mappings: int = 0


def usage(pid: int) -> Usage:
    """Return the current usage of a process. Raises psutil.Error if it is gone or not readable."""
    process = psutil.Process(pid)
    with process.oneshot():
        descriptors, threads, memory = process.num_fds(), process.num_threads(), process.memory_full_info().uss
    try:
        return Usage(descriptors, threads, memory, _children(pid), _mappings(pid))
    except OSError as error:
        raise psutil.NoSuchProcess(pid, msg=str(error)) from error


def _children(pid: int) -> int:
    """Return the number of children of all threads. Source: proc(5), /proc/pid/task/tid/children."""
    folder, count = f"/proc/{pid}/task", 0
    for thread in os.listdir(folder):
        try:
            count += len(Path(folder, thread, "children").read_bytes().split())
        except OSError:  # the thread has ended meanwhile, or the kernel has no such file
            continue
    return count


def _mappings(pid: int) -> int:
    with open(f"/proc/{pid}/maps", "rb") as lines:
        return sum(1 for _ in lines)


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
