"""``exec:COMMAND``: a program in any language that serves a driver on the Unix socket named by its last argument.

It is started for this client alone, supervised like the child of ``service:``, and started anew after a crash. It
speaks the protocol of ``harness/docs/protocol.md``. COMMAND is split into words as a shell does, but no shell runs it.
"""

from __future__ import annotations

import shlex
import shutil

from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.service.client.device import ServiceDevice
from nnconform.harness.loaders.service.client.program import ProgramServer
from nnconform.harness.model.errors import UsageError

_EXAMPLE = "for example exec:./my_driver, or exec:node my_driver.js"


def open_remote(rest: str, limit: float) -> Device:
    """Start the program and connect to it; it is given ``limit`` seconds for each answer.

    Raises UsageError if there is no such program.
    """
    address = f"exec:{rest}"
    try:
        words = shlex.split(rest)
    except ValueError as error:
        raise UsageError(f"driver {address!r}: the command's quotes do not match: {error}; {_EXAMPLE}") from error
    if not words:
        raise UsageError(f"driver {address!r} names no program; {_EXAMPLE}")
    if shutil.which(words[0]) is None:
        raise UsageError(f"driver {address!r}: no program {words[0]!r} that may be executed; {_EXAMPLE}")
    return ServiceDevice(address, limit, start=lambda address: ProgramServer(address, tuple(words)))
