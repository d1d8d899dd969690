"""The client side of a fork server."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from nnconform.harness.process import forkserver
from nnconform.harness.process.forkserver.messages import Fork, Reap, decode_number, encode
from nnconform.harness.process.forkserver.server import Run
from nnconform.harness.process.supervised import Started
from nnconform.harness.process.wire import Closed, Connection


class ForkServer:
    """Starts and reaps processes through a fork server, which is started at the first use.

    ``set_up``, a function of a module, is called in the server with ``arguments`` (JSON values) and returns the
    function that each process runs. The server imports its module: what that loads is loaded in every process from the
    start.
    """

    def __init__(self, set_up: Callable[..., Run], *arguments: object) -> None:
        self._set_up, self._arguments = set_up, arguments
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._connection: Connection | None = None

    def fork(self, request: msgspec.Struct, descriptors: Sequence[int]) -> Started:
        """Start a process. The first two descriptors are the files for its output and for its stacks."""
        message = Fork(msgspec.Raw(encode(request)))
        with self._lock:
            try:
                pid, pidfds = self._ask(message, descriptors)
            except Closed:  # the server was killed
                self._end()
                pid, pidfds = self._ask(message, descriptors)
        return Started(pid, pidfds[0], partial(self._reap, pid))

    def stop(self) -> None:
        """End the server, and with it every process that is left."""
        with self._lock:
            self._end()

    def forget(self) -> None:
        """Drop the server in a forked child: it belongs to the parent. The next use starts another one."""
        if self._process:
            self._process.returncode = 0  # keeps Popen from waiting for a process that is not its child
        if self._connection:
            self._connection.close()
        self._process = self._connection = None
        # The old lock may be held by a thread that this process does not have.
        self._lock = threading.Lock()

    def _reap(self, pid: int) -> int | None:
        """Return the exit status of a process, or minus the signal; None if it has not ended, or its server is gone."""
        with self._lock:
            if self._connection is None:
                return None
            try:
                status, _ = self._ask(Reap(pid), ())
            except Closed:
                self._end()
                return None
        return os.waitstatus_to_exitcode(status) if status >= 0 else None

    def _ask(self, message: Fork | Reap, descriptors: Sequence[int]) -> tuple[int, list[int]]:
        connection = self._connection or self._start()
        connection.send([(encode(message), descriptors)])
        payload, received = connection.receive()
        return decode_number(payload), received

    def _start(self) -> Connection:
        own_end, server_end = socket.socketpair()
        function = self._set_up.__module__, self._set_up.__qualname__
        arguments = [str(server_end.fileno()), *function, msgspec.json.encode(self._arguments).decode()]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(_search_path())}
        # A numpy driver shares the machine with its client: BLAS threads that wait for each other make both slower.
        environment.setdefault("OPENBLAS_NUM_THREADS", "1")
        with server_end:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", forkserver.__name__, *arguments],
                stdin=subprocess.DEVNULL,
                env=environment,
                pass_fds=[server_end.fileno()],
                start_new_session=True,
            )
        self._connection = Connection(own_end)
        return self._connection

    def _end(self) -> None:
        if self._connection:
            self._connection.close()
        if self._process:
            self._process.wait()
        self._connection = self._process = None


def _search_path() -> list[str]:
    """Return this process's path, the working folder last: a user's file must not shadow a module of ours."""
    working_folder = ("", os.getcwd())
    return sorted(sys.path, key=lambda entry: entry in working_folder)
