"""The work of a driver's process: forked for ``service:`` it serves the driver, for ``exec:`` it becomes the program.

The modules that are imported first are those that drivers use most: loaded once in the fork server, they cost a
driver's process nothing.
"""

from __future__ import annotations

import gc
import importlib
import os
import signal
import socket
import sys
from collections.abc import Iterator
from functools import cache

import msgspec
import numpy  # noqa: F401  loaded for the drivers' processes

import nnconform.harness.driver.compute
import nnconform.harness.validate.model
import nnconform.harness.validate.request  # noqa: F401  these three too: most drivers validate by them
from nnconform.harness.diagnostics.tags import log_by_environment
from nnconform.harness.diagnostics.tracing import trace_by_environment
from nnconform.harness.discovery import entry_points
from nnconform.harness.extensions import registry as extensions
from nnconform.harness.loaders import registry
from nnconform.harness.loaders.service.host.service import Service, serve_all
from nnconform.harness.loaders.service.host.tuning import die_first, limit_memory, tune_process
from nnconform.harness.model.errors import RAISED
from nnconform.harness.model.printable import describe_exception
from nnconform.harness.process.forkserver.server import EndInOrder, Run


class StartDriver(msgspec.Struct, frozen=True):
    """The request to become a driver's process, in this folder, with this module search path and environment.

    It serves ``address``, or runs ``command`` if there is one. Its own descriptor is the control socket.
    """

    address: str
    folder: str
    path: list[str]
    environment: dict[str, str]
    command: tuple[str, ...] = ()


PRELOAD = "NNCONFORM_PRELOAD"

_decode = msgspec.msgpack.Decoder(StartDriver).decode


def set_up() -> Run:
    """Return the function that the fork server of drivers runs in each process.

    First import the modules that the environment variable NNCONFORM_PRELOAD names, so that no process of a driver has
    to: a driver whose import takes seconds is opened, and opened again after a crash, in milliseconds. What cannot be
    imported is named on stderr and left to the driver.
    """
    for module in filter(None, os.environ.get(PRELOAD, "").split(",")):
        try:
            importlib.import_module(module)
        except RAISED as error:
            sys.stderr.write(f"nnconform: {PRELOAD}: importing {module} raised {describe_exception(error)}\n")
    # Read here once: what each process looks up to open its driver.
    registry.read_folders()
    entry_points(group=extensions.ENTRY_POINTS)
    _inherited_environment()
    return run_driver


def run_driver(request: msgspec.Raw, control: int) -> None:
    """Run as the process of a driver, until its client closes the control socket. Raises EndInOrder then."""
    start = _decode(request)
    # Most often it is the one that the fork server has: setting each variable again takes longer than all the rest.
    if start.environment != _inherited_environment():
        os.environ.clear()
        os.environ.update(start.environment)
    os.chdir(start.folder)
    die_first()
    limit_memory()
    if start.command:
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it, a program does not
        os.execvp(start.command[0], start.command)
    sys.path[:] = start.path
    tune_process()
    log_by_environment()
    trace_by_environment()
    service = Service(start.address)
    # What is loaded by now lives as long as the process. The garbage collector would look through it again and again,
    # which took a fifth of the time of small calls.
    gc.freeze()
    with socket.socket(fileno=control) as handed:
        serve_all(service, _handed_over(handed))
    # Destructors of cycles run at the end, those of cycles that were garbage when it was frozen too.
    gc.unfreeze()
    raise EndInOrder(0)


@cache
def _inherited_environment() -> dict[str, str]:
    """Return the environment of the fork server, which reads it before it forks."""
    return dict(os.environ)


def _handed_over(control: socket.socket) -> Iterator[socket.socket]:
    """Yield the connections that the client hands over on the control socket, until that is closed."""
    while True:
        data, descriptors, _, _ = socket.recv_fds(control, 1, 1, socket.MSG_CMSG_CLOEXEC)
        if not data:
            return
        yield from (socket.socket(fileno=descriptor) for descriptor in descriptors)
