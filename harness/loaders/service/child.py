"""A driver's process as its client sees it: connections to it, its stderr and its stacks, and its end."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import signal
import socket
import sys
import tempfile
import time
import weakref

from nnconform.harness.loaders.service.peer import End, Peer
from nnconform.harness.process.forking import STACKS_SIGNAL, Fork
from nnconform.harness.process.launcher import LAUNCHER
from nnconform.harness.process.wire import Connection

STDERR_TAIL = 8 << 10
# A driver that never stops printing shall not fill the disk.
_STDERR_LIMIT = 16 << 20

# Seconds: how long a process may take to write its stacks, after how long a silence they count as complete, and how
# long a killed process may take to end.
_STACKS_WAIT = 1.0
_STACKS_SILENCE = 0.03
_KILL_WAIT = 5.0


class Child(Peer):
    """The process that serves one address. It is killed and reaped with this object at the latest."""

    given_up = "was killed"
    remedy = "restart() starts another"

    def __init__(self, address: str, command: tuple[str, ...] = ()) -> None:
        self.address = address
        # Files, not pipes: nothing that the driver prints can block it, or is lost when it dies.
        self._output, self._stacks = _anonymous_file(), _anonymous_file()
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        request = Fork(address, os.getcwd(), sys.path, dict(os.environ), command)
        with theirs:
            self.pid, self.pidfd = LAUNCHER.fork(request, [theirs.fileno(), self._output, self._stacks])
        # The last one registered runs first: the process ends before its files close.
        weakref.finalize(self, _close, self._output, self._stacks, self.pidfd)
        self._end = weakref.finalize(self, _end, os.getpid(), self.pid, self.pidfd, self._control)

    def connect(self, limit: float) -> Connection:
        """A new connection. The process is handed its end; if it is dead, the connection is closed already."""
        ours, theirs = socket.socketpair()
        with theirs, contextlib.suppress(OSError):
            socket.send_fds(self._control, [b"\0"], [theirs.fileno()])
        return Connection(ours)

    def door(self) -> int:
        """The descriptor on which connections are handed over: who holds a copy can connect too."""
        return self._control.fileno()

    def has_ended(self, seconds: float = 0) -> bool:
        return _is_readable(self.pidfd, seconds)

    def watched_by(self, poll: select.poll) -> None:
        poll.register(self.pidfd, select.POLLIN)

    def end(self) -> End:
        """Kill the process and its group if it lives, and reap it. Once only."""
        return _explain(self._end())

    def stderr_tail(self) -> str:
        """The end of what the process printed."""
        size = os.fstat(self._output).st_size
        return os.pread(self._output, STDERR_TAIL, max(0, size - STDERR_TAIL)).decode(errors="replace")

    def trim_stderr(self) -> None:
        """Drop what the process printed once it is too much; it goes on at the start, for it appends."""
        if os.fstat(self._output).st_size > _STDERR_LIMIT:
            os.ftruncate(self._output, 0)

    def stacks(self) -> str:
        """The Python stacks of all its threads, "" if it does not say. A held interpreter lock is no bar."""
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self.pidfd, STACKS_SIGNAL)
        size, last_change, give_up = 0, time.monotonic(), time.monotonic() + _STACKS_WAIT
        while (now := time.monotonic()) < give_up and not (size and now - last_change > _STACKS_SILENCE):
            time.sleep(_STACKS_SILENCE / 6)
            if (grown := os.fstat(self._stacks).st_size) != size:
                size, last_change = grown, now
        return os.pread(self._stacks, size, 0).decode(errors="replace")


def _anonymous_file() -> int:
    """A file without a name, to be appended to."""
    with tempfile.TemporaryFile() as file:
        descriptor = os.dup(file.fileno())
    fcntl.fcntl(descriptor, fcntl.F_SETFL, os.O_APPEND)
    return descriptor


def _end(owner: int, pid: int, pidfd: int, control: socket.socket) -> int | None:
    control.close()
    if os.getpid() != owner:  # a fork of the client: the process is not its to end
        return None
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        signal.pidfd_send_signal(pidfd, signal.SIGKILL)  # it may not have made its group yet
    return LAUNCHER.reap(pid) if _is_readable(pidfd, _KILL_WAIT) else None


def _is_readable(descriptor: int, seconds: float) -> bool:
    ready = select.poll()
    ready.register(descriptor, select.POLLIN)
    return bool(ready.poll(seconds * 1000))


def _explain(status: int | None) -> End:
    """A wait status in words."""
    if status is None:
        return End("ended (how is not known)")
    code = os.waitstatus_to_exitcode(status)
    if code >= 0:
        return End(f"exited with status {code}", exit_status=code)
    known = {int(member): member.name for member in signal.Signals}
    return End(f"died of {known.get(-code, 'signal')} (signal {-code})", -code)


def _close(*descriptors: int) -> None:
    for descriptor in descriptors:
        os.close(descriptor)
