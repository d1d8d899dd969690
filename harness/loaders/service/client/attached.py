"""A driver whose process another process started and supervises: this one only connects to it."""

from __future__ import annotations

import os
import select
import socket
import weakref

from nnconform.harness.loaders.service.client.child import hand_over
from nnconform.harness.loaders.service.client.device import ServiceDevice
from nnconform.harness.loaders.service.client.server import Server
from nnconform.harness.process.supervised import End
from nnconform.harness.process.wire import Connection


class AttachedServer(Server):
    """The server in process ``pid``, reached by its control socket. Only its owner knows whether and why it ended."""

    given_up = "was given up"
    remedy = "its owner may start another"

    def __init__(self, address: str, control: socket.socket, pid: int) -> None:
        self.address, self._control = address, control
        self._pidfd = os.pidfd_open(pid)
        weakref.finalize(self, os.close, self._pidfd)

    def connect(self, limit: float) -> Connection:
        return hand_over(self._control)

    def register_with(self, poll: select.poll) -> None:
        poll.register(self._pidfd, select.POLLIN)

    def end(self) -> End:
        return End("ended")


def attach(address: str, control: socket.socket, pid: int, limit: float) -> ServiceDevice:
    """Return the driver of process ``pid``. It is never closed from here, as the process may have other clients."""
    return ServiceDevice(address, limit, lambda name: AttachedServer(name, control, pid))
