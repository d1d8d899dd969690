"""The client's side of the fork server."""

from __future__ import annotations

import atexit
import os
import socket
import subprocess
import sys
import threading

import msgspec

from nnconform.harness.process.forking import Reap, decode_number, encode
from nnconform.harness.process.wire import Closed, Connection

_START = "from nnconform.harness.loaders.service import zygote; zygote.serve({})"


class Launcher:
    """Starts and reaps processes: drivers', or whatever the fork server that ``start`` runs makes of a request.

    The fork server is started at the first use.
    """

    def __init__(self, start: str = _START) -> None:
        self._code = start
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._connection: Connection | None = None

    def fork(self, request: msgspec.Struct, descriptors: list[int]) -> tuple[int, int]:
        """The pid of a new process, and a pidfd of it that is the caller's."""
        with self._lock:
            try:
                number, pidfds = self._ask(request, descriptors)
            except Closed:  # somebody killed the zygote
                self._end()
                number, pidfds = self._ask(request, descriptors)
            return number, pidfds[0]

    def reap(self, pid: int) -> int | None:
        """The wait status of a process that has ended; None when it is lost, because the zygote was killed."""
        with self._lock:
            if self._connection is None:
                return None
            try:
                number, _ = self._ask(Reap(pid), [])
            except Closed:
                self._end()
                return None
            return number if number >= 0 else None

    def stop(self) -> None:
        """End the fork server, and with it every driver's process that is left."""
        with self._lock:
            self._end()

    def forget(self) -> None:
        """In a forked child: the fork server is the parent's."""
        if self._process:
            self._process.returncode = 0  # keeps Popen from waiting for a process that is not its child
        if self._connection:
            self._connection.close()
        self.__init__(self._code)  # type: ignore[misc]

    def _ask(self, request: msgspec.Struct, descriptors: list[int]) -> tuple[int, list[int]]:
        connection = self._connection or self._start()
        connection.send([(encode(request), descriptors)])
        payload, received = connection.receive()
        return decode_number(payload), received

    def _start(self) -> Connection:
        ours, theirs = socket.socketpair()
        command = [sys.executable, "-P", "-c", self._code.format(theirs.fileno())]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(_search_path())}
        # A driver in numpy shares the machine with its client: threads of BLAS that wait for each other cost more.
        environment.setdefault("OPENBLAS_NUM_THREADS", "1")
        with theirs:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, env=environment, pass_fds=[theirs.fileno()], start_new_session=True
            )
        self._connection = Connection(ours)
        return self._connection

    def _end(self) -> None:
        if self._connection:
            self._connection.close()
        if self._process:
            self._process.wait()
        self._connection = self._process = None


def _search_path() -> list[str]:
    """This process's path, the working folder last: a file of the user's shall not stand in for one of ours."""
    here = ("", os.getcwd())
    return sorted(sys.path, key=lambda entry: entry in here)


LAUNCHER = Launcher()
atexit.register(LAUNCHER.stop)
os.register_at_fork(after_in_child=LAUNCHER.forget)
