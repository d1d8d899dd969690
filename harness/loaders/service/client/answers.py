"""What an answer of the service holds: the value of a method, or an error."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.client.channel import SentCall
from nnconform.harness.loaders.service.client.events import Callback
from nnconform.harness.model.errors import DriverFault, ProtocolError, UsageError
from nnconform.harness.model.printable import cut_middle

T = TypeVar("T")


def decode(answer: msgspec.msgpack.Decoder[T], value: msgspec.Raw) -> T:
    """Return the value of an answer. Raises ProtocolError if the method returns no such value."""
    try:
        return answer.decode(value)
    except m.UNREADABLE as error:
        raise ProtocolError(f"the driver's answer is not what the method returns: {error}") from error


def error_of(fault: m.Fault) -> UsageError | DriverFault:
    """Return the error that a service answered with."""
    if fault.kind == "usage":
        return UsageError(cut_middle(fault.message))
    kind = ProtocolError if fault.kind == "protocol" else DriverFault
    return kind(cut_middle(fault.message), stderr=cut_middle(fault.traceback))


def run_callback(sent: SentCall, callback: Callback, reply: m.Reply) -> None:
    """Call the client's callback as often as the driver did during the call. Raises ProtocolError if it was given no
    such value.
    """
    for value in reply.callbacks:
        try:
            callback(value)
        except msgspec.DecodeError as error:
            raise ProtocolError(
                f"what the driver gave the callback of {sent.doing} is no such value: {error}"
            ) from error
