"""A driver's process that this one starts and supervises; connections to it are handed over on a control socket."""

from __future__ import annotations

import atexit
import contextlib
import os
import socket
import sys
import weakref

from nnconform.harness.loaders.service.client.server import Server
from nnconform.harness.loaders.service.host import driver_process
from nnconform.harness.loaders.service.host.driver_process import StartDriver
from nnconform.harness.process.forkserver.client import ForkServer
from nnconform.harness.process.supervised import SupervisedProcess
from nnconform.harness.process.wire import Connection

# Parent of all drivers' processes.
FORK_SERVER = ForkServer(driver_process.set_up)
atexit.register(FORK_SERVER.stop)
os.register_at_fork(after_in_child=FORK_SERVER.forget)


class ChildServer(SupervisedProcess, Server):
    """The process that serves one address; if there is a ``command``, it runs that program."""

    is_own = True
    given_up = "was killed"
    remedy = "restart() starts another"

    def __init__(self, address: str, command: tuple[str, ...] = ()) -> None:
        self.address, self._is_program = address, bool(command)
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        weakref.finalize(self, self._control.close)
        request = StartDriver(address, os.getcwd(), sys.path, dict(os.environ), command)
        with theirs:
            control = theirs.fileno()
            super().__init__(lambda output, stacks: FORK_SERVER.fork(request, [output, stacks, control]))

    def connect(self, limit: float) -> Connection:
        """Return a new connection whose other end goes to the process. It is closed already if the process is dead."""
        return hand_over(self._control)

    def ask_to_end(self) -> bool:
        """Close the control socket, at which a driver's process ends; a program has no part in that."""
        if not self._is_program:
            self._control.shutdown(socket.SHUT_RDWR)
        return not self._is_program

    def control_fd(self) -> int:
        """The descriptor on which connections are handed over: whoever holds a copy can connect too."""
        return self._control.fileno()


def hand_over(control: socket.socket) -> Connection:
    """Return a new connection whose other end goes over ``control``; it is closed already if nobody receives that.

    It is a socket of packets: who waits for bytes of a stream is woken also when the other side has read what it was
    sent, for nothing, most often once a call on either side.
    """
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs, contextlib.suppress(OSError):
        socket.send_fds(control, [b"\0"], [theirs.fileno()])
    return Connection(ours)
