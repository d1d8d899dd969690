"""The service's state of one client: memories, objects with handles, and the connection for events."""

from __future__ import annotations

import itertools
import os
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from nnconform.harness.driver.interface import Buffer, Burst, BurstContext, Device, PreparedModel, ReusableExecution
from nnconform.harness.loaders.service.host.callbacks import MemoryQuestions
from nnconform.harness.loaders.service.host.shared_memory import share
from nnconform.harness.loaders.service.messages import AddPool, Called, Released, encode
from nnconform.harness.loaders.service.wire_forms import WirePool
from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.model.memory import BufferToken, Memory, Pool
from nnconform.harness.process.wire import Closed, Connection, Frame

# The kinds of objects that the service closes; of others it only lets go.
_CLOSED = frozenset({PreparedModel, Burst, BurstContext, Buffer, ReusableExecution})


class ClientState:
    """One client's state, shared by its connections. Single dict operations need no lock."""

    def __init__(self, device: Device) -> None:
        # The device as this client sees it.
        self.device = device
        self.connections = 0
        self._pools: dict[int, Callable[[], Memory]] = {}
        # By handle, each with its kind.
        self._objects: dict[int, tuple[type, Any]] = {}
        self._handles = itertools.count(1)
        self._events: Connection | None = None
        self._posting = threading.Lock()
        self._released: deque[int] = deque()
        # Errors of the driver between two calls; each replaces the next answer.
        self.driver_errors: deque[str] = deque()
        self.questions = MemoryQuestions()

    def take_events(self, connection: Connection, welcome: Frame) -> None:
        """Use ``connection`` for events, and send the welcome on it. Raises Closed.

        This happens under the lock of ``post``: the client may call as soon as it has the welcome, and an event of that
        call must find the connection, and follow the welcome.
        """
        with self._posting:
            self._events = connection
            self.questions.begin()
            connection.send([welcome])

    def lose(self, connection: Connection) -> None:
        """Note that ``connection`` has ended. Without the one for events nobody answers the driver's requests."""
        if connection is self._events:
            self._events = None
            self.questions.end()

    def post(self, called: Called | None = None) -> None:
        """Send an event, and the releases that are due after it."""
        with self._posting:
            due = tuple([self._released.popleft() for _ in range(len(self._released))])
            frames = [(encode(message), ()) for message in (called, Released(due) if due else None) if message]
            if self._events and frames:
                try:
                    self._events.send(frames)
                except Closed:  # the client has gone; its other connections end by themselves
                    self._events = None

    def released(self, callback: int) -> None:
        """Note that a callback will never be called again. Takes no lock: finalisers call it."""
        self._released.append(callback)

    def flush(self) -> None:
        """Send the releases that are due."""
        if self._released:
            self.post()

    def add_pool(self, message: AddPool, descriptor: int) -> None:
        """Share a memory and own its descriptor; ignore one that is known already. Raises ProtocolError."""
        if message.identity in self._pools:
            os.close(descriptor)
            return
        try:
            self._pools[message.identity] = share(message, descriptor)
        except (OSError, ValueError, OverflowError) as error:
            os.close(descriptor)
            memory = f"memory {message.identity} of {message.size} bytes"
            raise ProtocolError(f"add_pool: {memory} cannot be mapped: {error}") from error

    def forget_pools(self, identities: Sequence[int]) -> None:
        """Drop memories; the driver may still hold them."""
        for identity in identities:
            self._pools.pop(identity, None)

    def pool(self, identity: int) -> Memory:
        """Return the memory of this identity. Raises ProtocolError."""
        try:
            memory = self._pools[identity]
        except KeyError:
            raise ProtocolError(f"no memory has the identity {identity}; add_pool goes first") from None
        return memory()

    def pools(self, wire_pools: Sequence[WirePool]) -> tuple[Pool, ...]:
        """Return a request's pools. Raises ProtocolError."""
        return tuple([pool if isinstance(pool, BufferToken) else self.pool(pool) for pool in wire_pools])

    def hold(self, value: Any, kind: type) -> int:
        """Store an object of a ``kind``, and return its new handle."""
        handle = next(self._handles)
        self._objects[handle] = kind, value
        return handle

    def get(self, handle: int, kind: type) -> Any:
        """Return the object of this handle, which must be held as a ``kind``. Raises ProtocolError."""
        held = self._objects.get(handle)
        if held is None or held[0] is not kind:
            raise ProtocolError(f"no {kind.__name__} has the handle {handle}; it is closed, or never was")
        return held[1]

    def drop(self, handle: int) -> None:
        """Close the object of this handle. Raises ProtocolError."""
        if handle not in self._objects:
            raise ProtocolError(f"close_handle: nothing has the handle {handle}; it is closed, or never was")
        _close(*self._objects.pop(handle))

    def close(self) -> None:
        """Close everything that the client left open."""
        while self._objects:
            _close(*self._objects.popitem()[1])
        self._pools.clear()


def _close(kind: type, value: Any) -> None:
    if kind in _CLOSED:
        value.close()
