"""The processes that a fork server has forked, and their ends."""

from __future__ import annotations

import os
import select
from collections.abc import Iterable
from contextlib import suppress

from nnconform.harness.process.forkserver.orphans import children, end_orphans


class Forked:
    """The children of this process that it forked itself; what comes to it besides was one of theirs, and ends with it.

    ``ready`` wakes when one ends for which the client asked before.
    """

    def __init__(self, ready: select.poll) -> None:
        # What the server's set-up started stays.
        self._kept = set(children())
        # Those whose ends the client has not asked for, and by their pidfds those for which it asked too early.
        self._running: set[int] = set()
        self._late: dict[int, int] = {}
        self._ready = ready

    def add(self, pid: int) -> None:
        """Note a process that was just forked."""
        self._running.add(pid)

    def reap(self, pid: int) -> int:
        """Return the wait status of a process, and end what it has started; -1 if it is no child, or has not ended:
        then ``reap_late`` does so.
        """
        if pid in self._running and not _has_ended(pid):
            pidfd = os.pidfd_open(pid)
            self._late[pidfd] = pid
            self._ready.register(pidfd, select.POLLIN)
            return -1
        return self._reap(pid)

    def reap_late(self, descriptors: Iterable[int]) -> None:
        """Reap those among them that have ended by now."""
        for pidfd in self._late.keys() & set(descriptors):
            self._ready.unregister(pidfd)
            os.close(pidfd)
            self._reap(self._late.pop(pidfd))

    def close(self) -> None:
        """Close the descriptors, in a process that was just forked."""
        for pidfd in self._late:
            os.close(pidfd)

    def _reap(self, pid: int) -> int:
        status = -1
        with suppress(ChildProcessError):
            status = os.waitpid(pid, 0)[1]
        self._running.discard(pid)
        # Whose an orphan was is not known: the client may still look at those of another that has ended.
        if not any(map(_has_ended, self._running - set(self._late.values()))):
            end_orphans(self._kept | self._running)
        return status


def _has_ended(pid: int) -> bool:
    """Return whether a child has ended and was not reaped."""
    with suppress(ChildProcessError):
        return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    return False
