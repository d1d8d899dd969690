"""The messages that come on one connection."""

from __future__ import annotations

from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.host.callbacks import RunningCall
from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.process.wire import Connection

Received = m.OneWay | m.ReceivedCall

# The largest message, in bytes, that is kept.
_LARGEST_KEPT = 1 << 14


class Incoming:
    """Receives and decodes messages. The one that came last is kept: an execution is mostly the last one again.

    What a driver knows of a request by its arguments' identity it knows then, too. The memories are no part of it:
    they are looked up for every call.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._payload, self._message = b"", None

    def next(self) -> tuple[Received, RunningCall]:
        """Return the next message and its call, which owns the descriptors.

        Raises Closed at the end, and ProtocolError for what is no message.
        """
        payload, descriptors = self._connection.receive()
        running = RunningCall(descriptors)
        if self._message is not None and payload == self._payload:
            return self._message, running
        try:
            message = m.decode_from_client(payload)
        except m.UNREADABLE as error:
            running.close_descriptors()
            start = payload[:40].hex()
            raise ProtocolError(f"no message of the protocol: {error}; the payload starts with {start}") from error
        if len(payload) <= _LARGEST_KEPT:
            self._payload, self._message = payload, message
        return message, running
