"""``service:ADDRESS``: the driver at any other address, served by a child process over a Unix socket.

The harness survives a crash or hang of the driver's process. The protocol is in ``harness/docs/protocol.md``.
"""

from __future__ import annotations

from nnconform.harness.loaders.service.client.attached import attach
from nnconform.harness.loaders.service.client.child import ChildServer
from nnconform.harness.loaders.service.client.device import ServiceDevice, open_remote

__all__ = ["ChildServer", "ServiceDevice", "attach", "open_remote"]
