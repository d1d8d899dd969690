"""A driver whose process somebody else started and watches: this process only connects to it."""

from __future__ import annotations

import contextlib
import os
import select
import socket

from nnconform.harness.loaders.service.client import ServiceDevice
from nnconform.harness.loaders.service.peer import End, Peer
from nnconform.harness.process.wire import Connection


class Attached(Peer):
    """The driver's process, by the ``door`` at which it takes connections. Whether and why it ended, its owner says."""

    given_up = "was given up"
    remedy = "its owner may start another"

    def __init__(self, address: str, door: socket.socket, pid: int) -> None:
        self.address, self._door = address, door
        self._pidfd = os.pidfd_open(pid)

    def connect(self, limit: float) -> Connection:
        ours, theirs = socket.socketpair()
        with theirs, contextlib.suppress(OSError):
            socket.send_fds(self._door, [b"\0"], [theirs.fileno()])
        return Connection(ours)

    def has_ended(self, seconds: float = 0) -> bool:
        ended = select.poll()
        self.watched_by(ended)
        return bool(ended.poll(seconds * 1000))

    def watched_by(self, poll: select.poll) -> None:
        poll.register(self._pidfd, select.POLLIN)

    def end(self) -> End:
        return End("ended")


def attach(address: str, door: socket.socket, pid: int, limit: float) -> ServiceDevice:
    """The driver behind ``door``. It is never closed from here: the process may have other clients."""
    return ServiceDevice(address, limit, lambda name: Attached(name, door, pid))
