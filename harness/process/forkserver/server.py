"""The fork server: a new interpreter with the modules of its processes loaded, which forks one on each request.

Forking takes milliseconds, starting an interpreter a tenth of a second. The server itself never runs the code of a
driver. It ends when its client ends, however that happens; its processes end with it (PR_SET_PDEATHSIG), and what they
have started ends with them (``orphans``).
"""

from __future__ import annotations

import importlib
import os
import select
import socket
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

import msgspec

from nnconform.harness.process.child import end_with_parent, write_stacks_on_request
from nnconform.harness.process.forkserver.forked import Forked
from nnconform.harness.process.forkserver.messages import Reap, decode_message, encode
from nnconform.harness.process.forkserver.orphans import end_orphans, inherit_orphans
from nnconform.harness.process.wire import Closed, Connection

# The function that a forked process runs. Its arguments are the request, then the descriptors sent with it.
Run = Callable[..., None]


class EndInOrder(SystemExit):
    """Raised by the function that a process runs, to end as a program does: its threads are waited for, its exit
    functions run, and destructors too. A process whose function returns ends at once, without them.
    """


def main(descriptor: str, module: str, function: str, arguments: str) -> None:
    """Serve the client at the socket ``descriptor``. ``module.function(*arguments)`` returns the function that
    processes run.
    """
    run: Run = getattr(importlib.import_module(module), function)(*msgspec.json.decode(arguments))
    serve(Connection(socket.socket(fileno=int(descriptor))), run)


def serve(connection: Connection, run: Run) -> None:
    """Fork and reap until the client closes the socket or ends (a fork of the client may keep the socket open)."""
    inherit_orphans()
    server = os.getpid()
    try:
        _serve(connection, run)
    finally:
        # A forked process that ends in order comes through here too, and what it has started is not its to end.
        if os.getpid() == server:
            end_orphans(())


def _serve(connection: Connection, run: Run) -> None:
    client, server = os.pidfd_open(os.getppid()), os.getpid()
    ready = select.poll()
    ready.register(connection, select.POLLIN)
    ready.register(client, select.POLLIN)
    forked = Forked(ready)
    while client not in (events := dict(ready.poll())):
        forked.reap_late(events)
        if connection.fileno() not in events:
            continue
        try:
            payload, descriptors = connection.receive()
        except Closed:
            return
        message = decode_message(payload)
        if isinstance(message, Reap):
            _reply(connection, forked.reap(message.pid))
            continue
        pid = os.fork()
        if pid == 0:
            end_with_parent()
            inherit_orphans()
            if os.getppid() != server:  # the server ended before prctl took effect
                os._exit(1)
            connection.close()
            forked.close()
            os.close(client)
            _run_child(run, message.request, *descriptors)
        forked.add(pid)
        pidfd = os.pidfd_open(pid)
        _reply(connection, pid, pidfd)
        for descriptor in (pidfd, *descriptors):
            os.close(descriptor)


def _reply(connection: Connection, number: int, *descriptors: int) -> None:
    # A client that is gone is no error here: the next receive reports the end of its socket.
    with suppress(Closed):
        connection.send([(encode(number), descriptors)])


def _run_child(run: Run, request: msgspec.Raw, output: int, stacks: int, *descriptors: int) -> NoReturn:
    """Run a forked process, from the fork to its end. Raises EndInOrder, which is to reach the interpreter."""
    status = 1
    try:
        os.setsid()
        os.dup2(output, 1)
        os.dup2(output, 2)
        sys.stdout = sys.stderr  # unbuffered: a crash loses no line
        write_stacks_on_request(stacks)
        run(request, *descriptors)
        status = 0
    except EndInOrder:
        raise
    except BaseException:
        traceback.print_exc()
    sys.stderr.flush()
    os._exit(status)
