"""Reads what the service sends without being asked: calls of callbacks, and that they will not be called again."""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from collections.abc import Callable

import msgspec

from nnconform.harness.loaders.service import messages as m
from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.process.wire import Closed, Connection

# Receives the value that the driver passed to its callback.
Callback = Callable[[msgspec.Raw], None]


def read_events(connection: Connection, callbacks: dict[int, Callback], protocol_errors: deque[str]) -> None:
    """Pass events on until the process ends. Holds no ServiceConnection, so that an unused one can be collected."""
    while True:
        try:
            payload, received = connection.receive()
            close_all(received)
            event = m.decode_event(payload)
        except Closed:
            return
        except (ProtocolError, *m.UNREADABLE) as error:
            protocol_errors.append(f"an event that is none: {error}")
            return
        if isinstance(event, m.Released):
            for number in event.callbacks:
                callbacks.pop(number, None)
            continue
        callback = callbacks.get(event.callback)
        if callback is None:
            protocol_errors.append(f"an event for callback {event.callback}, which there is not, or was released")
            continue
        try:
            callback(event.value)
        except msgspec.DecodeError as error:
            protocol_errors.append(f"an event with a value that callback {event.callback} does not take: {error}")
        except Exception:
            # An exception in a callback is reported, and does not stop the others.
            threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))


def close_all(descriptors: list[int]) -> None:
    """Close descriptors that nobody wants."""
    for descriptor in descriptors:
        os.close(descriptor)
