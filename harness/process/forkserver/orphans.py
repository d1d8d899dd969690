"""Processes whose parents have ended, wherever their sessions are: the fork server inherits and kills them.

The fork server and each process that it forks are subreapers (prctl(2)): a descendant whose parent ended becomes the
child of the nearest one that lives. While a driver's process lives, all its descendants are below it; once it has
ended, they are children of the fork server, which knows the processes that it forked itself. A cgroup would hold the
same processes, as none can leave its ancestors, and needs rights that a user often lacks.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

_PR_SET_CHILD_SUBREAPER = 36
# Seconds that the kernel may take to end a killed process; one that is stuck in it is left to it.
_PATIENCE = 5.0


def inherit_orphans() -> None:
    """Make this process the parent of all descendants whose parents end. An ``exec`` keeps this, a fork does not."""
    ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1)


def end_orphans(own: Collection[int]) -> None:
    """Kill and reap all children of this process but ``own``, with all their descendants."""
    stuck: set[int] = set()
    while strangers := [pid for pid in children() if pid not in own and pid not in stuck]:
        # The children of these are children of this process next.
        for pid in strangers:
            if not _end(pid):
                stuck.add(pid)


def _end(pid: int) -> bool:
    """Kill and reap a child; return whether it ended."""
    with suppress(ProcessLookupError, ChildProcessError):
        pidfd = os.pidfd_open(pid)
        try:
            signal.pidfd_send_signal(pidfd, signal.SIGKILL)
            ended = select.poll()
            ended.register(pidfd, select.POLLIN)
            if not ended.poll(_PATIENCE * 1000):
                return False
            os.waitpid(pid, 0)
        finally:
            os.close(pidfd)
    return True


def children() -> list[int]:
    """Return the children of this process, which has one thread (proc_pid_task_children(5), and the end of proc(5))."""
    us = os.getpid()
    with suppress(FileNotFoundError):
        return [int(pid) for pid in Path(f"/proc/self/task/{us}/children").read_text().split()]
    # A kernel without CONFIG_PROC_CHILDREN.
    found = []
    for folder in filter(str.isdecimal, os.listdir("/proc")):
        with suppress(OSError):
            # The name, in brackets, may hold anything; the state and the parent follow it.
            after = Path(f"/proc/{folder}/stat").read_text(errors="replace").rpartition(")")[2]
            if int(after.split()[1]) == us:
                found.append(int(folder))
    return found
