"""The client's view of a program that this process starts, and that listens on a socket of its own."""

from __future__ import annotations

import socket

from nnconform.harness.loaders.service.client.child import ChildServer
from nnconform.harness.model.errors import DriverHung
from nnconform.harness.process.patience import Patience
from nnconform.harness.process.scratch import folder_of
from nnconform.harness.process.wire import Connection

# Seconds between two attempts to connect: the first pause, and the longest.
_FIRST_LOOK = 0.001
_LAST_LOOK = 0.05


class ProgramServer(ChildServer):
    """The process of ``command PATH``, which listens on PATH once it is ready."""

    def __init__(self, address: str, command: tuple[str, ...]) -> None:
        # Removed after the process has ended in any way: the callback registered last runs first.
        self._path = str(folder_of(self) / "driver.sock")
        super().__init__(address, (*command, self._path))

    def connect(self, limit: float) -> Connection:
        """Return a new connection as soon as the program listens; a closed one if it has ended."""
        ours, patience, pause = (
            socket.socket(socket.AF_UNIX, socket.SOCK_STREAM),
            Patience(limit, self.pid),
            _FIRST_LOOK,
        )
        while True:
            try:
                ours.connect(self._path)
                return Connection(ours)
            except (FileNotFoundError, ConnectionRefusedError) as error:
                if self.has_ended(pause):
                    return _closed(ours)
                if not patience.turn(pause):
                    ours.close()
                    what = f"driver {self.address!r}: it does not listen on {self._path} {patience}"
                    raise DriverHung(what, limit=limit, stderr=self.stderr_tail()) from error
                pause = min(2 * pause, _LAST_LOOK)


def _closed(unused: socket.socket) -> Connection:
    """Return a connection whose other end is closed."""
    unused.close()
    ours, theirs = socket.socketpair()
    theirs.close()
    return Connection(ours)
