"""Limits on the resources of another process, for a while."""

from __future__ import annotations

import contextlib
import os
import resource
from collections.abc import Iterator

import psutil

# Bytes: a thread's stack is 8 MiB by default (ulimit -s).
_LESS_THAN_A_STACK = 4 << 20


@contextlib.contextmanager
def limited(pid: int, limits: dict[int, int]) -> Iterator[None]:
    """Set soft limits (``resource.RLIMIT_...`` to value) of process ``pid`` within the ``with`` block.

    A limit that is lower already stays. Raises ProcessLookupError if the process is gone, PermissionError if it is
    another user's. That it ends within the block is no error.
    """
    before = {kind: resource.prlimit(pid, kind) for kind in limits}
    try:
        for kind, value in limits.items():
            soft, hard = before[kind]
            resource.prlimit(pid, kind, (min(value, value if soft == resource.RLIM_INFINITY else soft), hard))
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            for kind, pair in before.items():
                resource.prlimit(pid, kind, pair)


def no_more_memory(pid: int, room: int) -> dict[int, int]:
    """Return the limits under which process ``pid`` can map ``room`` more bytes. Raises psutil.Error if it is gone."""
    return {resource.RLIMIT_AS: psutil.Process(pid).memory_info().vms + room}


def no_more_descriptors(pid: int) -> dict[int, int]:
    """Return the limits under which process ``pid`` can open no descriptor. Raises OSError if it is gone."""
    folder = f"/proc/{pid}/fd"
    # If it is this process, the descriptor that lists the folder is gone by now.
    used = {int(name) for name in os.listdir(folder) if os.path.lexists(f"{folder}/{name}")}
    # The limit is on the number of a descriptor, and a new one gets the lowest that is free.
    return {resource.RLIMIT_NOFILE: min(set(range(len(used) + 1)) - used)}


def no_more_threads(pid: int) -> dict[int, int]:
    """Return the limits under which process ``pid`` can start no thread and no process. Raises psutil.Error if it is
    gone.

    The kernel does not hold the superuser to a number of processes; a thread then fails for want of a stack.
    """
    return {resource.RLIMIT_NPROC: 0, **no_more_memory(pid, _LESS_THAN_A_STACK)}
