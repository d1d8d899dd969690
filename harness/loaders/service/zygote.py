"""The fork server: a fresh interpreter with the host's modules and numpy loaded, which forks drivers' processes.

Forking takes milliseconds where a new interpreter takes a tenth of a second. The zygote never runs a driver's code. It
ends with its client, whichever way that goes; the drivers' processes end with the zygote (PR_SET_PDEATHSIG).
"""

from __future__ import annotations

import ctypes
import faulthandler
import os
import select
import signal
import socket
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Any

import numpy  # noqa: F401  loaded for the drivers' processes

import nnconform.harness.driver.compute
import nnconform.harness.validate.model
import nnconform.harness.validate.request  # noqa: F401  these three too: most drivers validate by them
from nnconform.harness.loaders.service import host
from nnconform.harness.loaders.service.tuning import tune_process
from nnconform.harness.process.forking import STACKS_SIGNAL, Fork, Reap, decode_request, encode
from nnconform.harness.process.wire import Closed, Connection

Become = Callable[..., None]

_PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Have the kernel kill this process when the one that forked it ends."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def serve(descriptor: int, decode: Callable[[bytes], Any] = decode_request, become: Become | None = None) -> None:
    """Fork and reap until the client closes the socket or ends (a fork of the client may keep the socket open).

    ``become`` is what a forked process does with a request and its descriptors, to its end: be a driver, if no other.
    """
    become = become or _become_driver
    connection = Connection(socket.socket(fileno=descriptor))
    client, server = os.pidfd_open(os.getppid()), os.getpid()
    ready = select.poll()
    ready.register(connection, select.POLLIN)
    ready.register(client, select.POLLIN)
    while client not in dict(ready.poll()):
        try:
            payload, descriptors = connection.receive()
        except Closed:
            return
        request = decode(payload)
        if isinstance(request, Reap):
            connection.send([(encode(_wait_status(request.pid)), ())])
            continue
        pid = os.fork()
        if pid == 0:
            end_with_parent()
            if os.getppid() != server:  # it ended before the kernel was told
                os._exit(1)
            connection.close()
            os.close(client)
            become(request, *descriptors)
        pidfd = os.pidfd_open(pid)
        connection.send([(encode(pid), [pidfd])])
        for descriptor in (pidfd, *descriptors):
            os.close(descriptor)


def _wait_status(pid: int) -> int:
    """The wait status, -1 for a process that is no child (its zygote was another)."""
    try:
        return os.waitpid(pid, 0)[1]
    except ChildProcessError:
        return -1


def _become_driver(request: Fork, control: int, output: int, stacks: int) -> None:
    """Be the process of a driver, from the fork to the end."""
    status = 1
    try:
        os.setsid()
        os.dup2(output, 1)
        os.dup2(output, 2)
        sys.stdout = sys.stderr  # which keeps nothing back: a crash loses no line
        faulthandler.enable(2)
        faulthandler.register(STACKS_SIGNAL, stacks)
        os.environ.clear()
        os.environ.update(request.environment)
        os.chdir(request.folder)
        if request.command:
            signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it, a program does not
            os.execvp(request.command[0], request.command)
        sys.path[:] = request.path
        tune_process()
        with socket.socket(fileno=control) as handed:
            host.serve_all(host.Service(request.address), _handed_over(handed))
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def _handed_over(control: socket.socket) -> Iterator[socket.socket]:
    """The connections that the client makes, handed over on the control socket, until it is closed."""
    while True:
        data, descriptors, _, _ = socket.recv_fds(control, 1, 1, socket.MSG_CMSG_CLOEXEC)
        if not data:
            return
        yield from (socket.socket(fileno=descriptor) for descriptor in descriptors)
