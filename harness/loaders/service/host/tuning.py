"""Sets up a driver's process before the driver is loaded, for native and Python drivers alike."""

from __future__ import annotations

import ctypes
import os
import resource
from contextlib import suppress
from pathlib import Path

from nnconform.harness.arguments import MEMORY_VARIABLE
from nnconform.harness.process.allocator import keep_freed_memory

_IOLBF = 1  # stdio.h: buffered by the line


# What is added to the badness by which the kernel chooses whom to kill when there is no memory left, in thousandths of
# the memory of the machine (proc_pid_oom_score_adj(5)).
_BADNESS = 500


def die_first() -> None:
    """Have the kernel kill this process, and those that it starts, before the harness when memory runs out."""
    file = Path("/proc/self/oom_score_adj")
    with suppress(OSError):  # a sandbox without it
        file.write_text(str(min(1000, int(file.read_text()) + _BADNESS)))


def limit_memory() -> None:
    """Limit the memory that this process, and each that it starts, may write to, if the environment says how much.

    It is RLIMIT_DATA (setrlimit(2)), not the address space: what a driver only reserves, or maps of files and devices,
    is not counted.
    """
    if text := os.environ.get(MEMORY_VARIABLE):
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        size = int(text) if most == resource.RLIM_INFINITY else min(int(text), most)
        resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def tune_process() -> None:
    """Keep freed memory, flush output by line, and raise the limit of descriptors (a memory pool takes two)."""
    libc = ctypes.CDLL(None)
    # The last output of native code must not be lost with its buffer in a crash.
    libc.setvbuf(ctypes.c_void_p.in_dll(libc, "stdout"), None, _IOLBF, 0)
    keep_freed_memory()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
