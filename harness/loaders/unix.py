"""``unix:PATH``: a service that is already running, in any language. It speaks the protocol of
``harness/docs/protocol.md``.
"""

from __future__ import annotations

from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders.service.client.device import ServiceDevice
from nnconform.harness.loaders.service.client.unix import UnixServer
from nnconform.harness.model.errors import ProtocolError, UsageError


def open_remote(rest: str, limit: float) -> Device:
    """Connect to the service at the path ``rest``, which is given ``limit`` seconds for each answer.

    Raises UsageError if no service of the protocol listens there.
    """
    address = f"unix:{rest}"
    if not rest:
        raise UsageError(f"driver {address!r} names no socket; for example unix:/tmp/driver.sock")
    try:
        return ServiceDevice(address, limit, start=UnixServer)
    except ProtocolError as error:
        wanted = "wanted a service of harness/docs/protocol.md"
        raise UsageError(f"driver {address!r}: what listens there speaks something else: {error}; {wanted}") from error
