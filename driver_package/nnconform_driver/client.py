"""What the service holds for one client: memories, objects with handles, callbacks, the connection for events."""

import contextlib
import itertools
import os
import threading
from collections import deque
from typing import Any, Callable, Deque, Dict, List, Optional, Sequence

from nnconform_driver.device import Buffer, Burst, Device, PreparedModel, ReusableExecution
from nnconform_driver.errors import Closed, ProtocolError
from nnconform_driver.memory import Memory
from nnconform_driver.messages import AddPool
from nnconform_driver.msgpack import encode
from nnconform_driver.values import Model, Request
from nnconform_driver.wire import Connection


class Client:
    """One client; its connections share this. Single operations on a dict need no lock."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.connections = 0
        # Callbacks that the driver dropped; finalisers append to it, where no lock may be taken.
        self.released: Deque[int] = deque()
        self._pools: Dict[int, Memory] = {}
        self._objects: Dict[int, Any] = {}
        self._handles = itertools.count(1)
        self._events: Optional[Connection] = None
        self._posting = threading.Lock()

    def take_events(self, connection: Connection, welcome: bytes) -> None:
        """Use ``connection`` for events, which come after its welcome. Raises Closed."""
        with self._posting:
            self._events = connection
            connection.send(welcome)

    def post(self, *messages: Dict[str, Any]) -> None:
        """Send events, and after them the numbers of the callbacks that were dropped by now."""
        with self._posting:
            due = [self.released.popleft() for _ in range(len(self.released))]
            release = [{"type": "released", "callbacks": due}] if due else []
            try:
                for message in list(messages) + release:
                    if self._events is not None:
                        self._events.send(encode(message))
            except Closed:  # the client has gone: its other connections end too
                self._events = None

    def add_pool(self, message: AddPool, descriptor: int) -> None:
        """Map a memory, unless it is known. Raises ProtocolError."""
        if message.identity not in self._pools:
            self._pools[message.identity] = Memory(descriptor, message.size, message.offset, message.protection)

    def forget_pools(self, identities: Sequence[int]) -> None:
        """Drop memories."""
        for identity in identities:
            self._pools.pop(identity, None)

    def pool(self, identity: int) -> Memory:
        """Return the memory of this identity. Raises ProtocolError."""
        if identity not in self._pools:
            raise ProtocolError(f"no memory has the identity {identity}; add_pool comes first")
        return self._pools[identity]

    def model(self, sent: Model) -> Model:
        """Return a model with its memories in place of their identities. Raises ProtocolError."""
        identities: Sequence[Any] = sent.pools
        return sent._replace(pools=tuple([self.pool(each) for each in identities]))

    def request(self, sent: Request) -> Request:
        """Return a request with its memories in place of their identities. Raises ProtocolError."""
        pools: Sequence[Any] = sent.pools
        return sent._replace(pools=tuple([self.pool(each) if isinstance(each, int) else each for each in pools]))

    def hold(self, value: Any, kind: type) -> Optional[int]:
        """Return a new handle of what the driver gave, None for None. Raises TypeError for anything but a ``kind``."""
        if value is None:
            return None
        if not isinstance(value, kind):
            raise TypeError(f"the driver gave a {type(value).__name__}, wanted a {kind.__name__}")
        handle = next(self._handles)
        self._objects[handle] = value
        return handle

    def get(self, handle: int, kind: type) -> Any:
        """Return the ``kind`` of this handle. Raises ProtocolError."""
        value = self._objects.get(handle)
        if not isinstance(value, kind):
            raise ProtocolError(f"no {kind.__name__} has the handle {handle}; it is closed, or never was")
        return value

    def drop(self, handle: int) -> None:
        """Close what has this handle. Raises ProtocolError."""
        if handle not in self._objects:
            raise ProtocolError(f"close_handle: nothing has the handle {handle}; it is closed, or never was")
        _close(self._objects.pop(handle))

    def close(self) -> None:
        """Close all that the client left open."""
        while self._objects:
            _close(self._objects.popitem()[1])
        self._pools.clear()


class FencedAnswer:
    """The callback of a fenced execution, for a handle."""

    def __init__(self, ask: Callable[[], Any]) -> None:
        self.ask = ask


class RunningCall:
    """A call while it is performed: its descriptors, and what the driver passes to its callback meanwhile."""

    def __init__(self, client: Client, descriptors: List[int]) -> None:
        self._client, self.descriptors = client, descriptors
        self.answer_descriptors: List[int] = []
        self.values: List[Any] = []
        self._thread, self._active, self._posted = threading.get_ident(), True, False
        self._number = 0
        # Who takes the token first decides how the client learns that the callback is gone: by the answer, or by an
        # event. Taking it is atomic, as a finaliser needs it.
        self._undecided = [True]

    def callback(self, number: int, value_of: Callable[..., Any]) -> "DriverCallback":
        """Return the callback for the driver. The call's descriptors are closed with it."""
        self._number = number
        lent, self.descriptors = self.descriptors, []
        return DriverCallback(self, value_of, lent)

    def deliver(self, value: Any) -> None:
        """Pass a callback's value on: with the answer if this thread is to send that, else as an event."""
        if self._active and threading.get_ident() == self._thread:
            self.values.append(value)
        else:
            self._posted = True
            self._client.post({"type": "called", "callback": self._number, "value": value})

    def callback_died(self) -> None:
        """Note that the driver has dropped the callback. Takes no lock."""
        if not _take(self._undecided):
            self._client.released.append(self._number)

    def finish(self) -> bool:
        """End the call; return whether its callback will never be called again, and the answer is to say so."""
        self._active = False
        alive = _take(self._undecided)
        if not self._number:
            return True
        if not alive and self._posted:
            self._client.released.append(self._number)  # the release must not overtake the events
        return not alive and not self._posted

    def close_descriptors(self) -> None:
        """Close the descriptors that nobody took."""
        for descriptor in self.descriptors + self.answer_descriptors:
            os.close(descriptor)
        self.descriptors, self.answer_descriptors = [], []


class DriverCallback:
    """A callback as the driver sees it: it may be called at any time, on any thread."""

    def __init__(self, call: RunningCall, value_of: Callable[..., Any], lent: List[int]) -> None:
        self._call, self._value_of, self._lent = call, value_of, lent

    def __call__(self, *arguments: Any) -> None:
        value = self._value_of(*arguments)
        encode(value)  # here what the protocol does not have is told to the driver, and no reply is lost
        self._call.deliver(value)

    def __del__(self) -> None:
        for descriptor in self._lent:
            with contextlib.suppress(OSError):  # the driver closed what is its client's
                os.close(descriptor)
        self._call.callback_died()


def _take(token: List[bool]) -> bool:
    try:
        return token.pop()
    except IndexError:
        return False


def _close(value: Any) -> None:
    if isinstance(value, (PreparedModel, Burst, Buffer, ReusableExecution)):
        value.close()
