"""The client's view of a service that is already running: a path to connect to, and connections that end."""

from __future__ import annotations

import errno
import os
import select
import socket
import stat
import struct
import weakref
from pathlib import Path

from nnconform.harness.loaders.service.client.server import Server
from nnconform.harness.model.errors import DriverCrashed, DriverHung, UsageError
from nnconform.harness.process.supervised import End
from nnconform.harness.process.wire import Connection

_CREDENTIALS = struct.Struct("3i")
_TIMEVAL = struct.Struct("ll")
# Seconds that a process has to end once it has closed a connection.
_DEATH_WAIT = 1.0


class UnixServer(Server):
    """The service at ``unix:PATH``. Its first connection ends when it ends; its process is never ended from here."""

    given_up = "was left alone"
    remedy = "a restart connects anew"

    def __init__(self, address: str) -> None:
        self.address = address
        self._path = address.partition(":")[2]
        self._life: socket.socket | None = None
        self._pidfd = -1

    def connect(self, limit: float) -> Connection:
        """Return a new connection. Raises UsageError if the first fails, later DriverCrashed or DriverHung."""
        ours = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            _connect(ours, self._path, limit)
        except OSError as error:
            ours.close()
            raise self._unreachable(error, limit) from error
        if self._life is None:
            self._watch(ours)
        return Connection(ours)

    def register_with(self, poll: select.poll) -> None:
        if self._life is not None:
            poll.register(self._life, select.POLLRDHUP)

    def end(self) -> End:
        """Close all connections; every call that waits for one wakes."""
        end = End("closed its connection" + self._fate() if self.has_ended() else "is not talked to any more")
        if self._life is not None:
            try:
                self._life.shutdown(socket.SHUT_RDWR)
            except OSError as error:
                if error.errno != errno.ENOTCONN:  # it is gone
                    raise
        return end

    def _watch(self, first: socket.socket) -> None:
        self._life = first.dup()
        weakref.finalize(self, self._life.close)
        pid, _, _ = _CREDENTIALS.unpack(first.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size))
        try:
            self._pidfd = os.pidfd_open(pid)
        except OSError:  # it is in another namespace, or gone
            return
        self.pid = pid
        weakref.finalize(self, os.close, self._pidfd)

    def _fate(self) -> str:
        """Return what is known of the process's end."""
        if self._pidfd < 0:
            return " (which process it is, is not known)"
        ready = select.poll()
        ready.register(self._pidfd, select.POLLIN)
        has_ended = ready.poll(_DEATH_WAIT * 1000)
        return f" and has ended (process {self.pid})" if has_ended else f", though process {self.pid} lives"

    def _unreachable(self, error: OSError, limit: float) -> UsageError | DriverCrashed | DriverHung:
        driver = f"driver {self.address!r}"
        if error.errno == errno.EAGAIN:
            return DriverHung(f"{driver}: it accepted no connection within {limit:g} s", limit=limit)
        if self._life is not None:
            return DriverCrashed(f"{driver}: it takes no more connections: {error.strerror}")
        return UsageError(
            f"{driver}: {_explain(self._path, error)}; start the service first, see harness/docs/drivers.md"
        )


def _connect(sock: socket.socket, path: str, limit: float) -> None:
    """Connect; the error is EAGAIN if the queue of the service is full for ``limit`` seconds."""
    seconds = int(limit)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, _TIMEVAL.pack(seconds, max(1, int((limit - seconds) * 1e6))))
    sock.connect(path)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, _TIMEVAL.pack(0, 0))


def _explain(path: str, error: OSError) -> str:
    if error.errno == errno.ENOENT:
        return "no such socket"
    if error.errno == errno.ECONNREFUSED:
        is_socket = stat.S_ISSOCK(Path(path).stat().st_mode)
        return "nobody listens on this socket (any more)" if is_socket else "this is no socket"
    return error.strerror or str(error)
