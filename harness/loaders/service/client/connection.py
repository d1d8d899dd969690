"""The client's connections to one service: calls with a time limit, memories, callbacks, and the end of the process.

Each thread has its own connection, so that a caller reads its own answer and calls run side by side. Events come over
one further connection, which a thread of its own reads.
"""

from __future__ import annotations

import contextlib
import itertools
import math
import os
import select
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import msgspec
import psutil
from msgspec.structs import replace

from nnconform.harness.driver.interface import OrderlyEnd
from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.client.events import Callback, close_all, read_events
from nnconform.harness.loaders.service.client.server import Server, SharedServer
from nnconform.harness.loaders.service.phases import traced_exchange
from nnconform.harness.model.errors import DriverCrashed, DriverFault, DriverHung, ProtocolError, UsageError
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.model.printable import cut_middle
from nnconform.harness.process.descendants import descendants, left_behind
from nnconform.harness.process.patience import Patience
from nnconform.harness.process.supervised import End
from nnconform.harness.process.wire import Closed, Connection, Frame

T = TypeVar("T")

# Seconds: how long a process whose connection broke may take to end; how often a wait for an event checks it.
_DEATH_WAIT, _CHECK_INTERVAL = 2.0, 0.02

_welcome = msgspec.msgpack.Decoder(m.Welcome)


class Channel(NamedTuple):
    """A connection, and a poll that wakes when something arrives on it or the process ends."""

    connection: Connection
    ready: select.poll


class ServiceConnection:
    """All connections of this process to one service, until that ends. ``limit`` is in seconds."""

    def __init__(self, server: Server, limit: float) -> None:
        self.limit = limit
        self._address = server.address
        self._session = os.urandom(m.SESSION_SIZE)
        self._threads = threading.local()
        self._numbers = itertools.count(1)
        self._callbacks: dict[int, Callback] = {}
        self._sent_pools: set[int] = set()
        # Errors in events; the next call raises the first.
        self._protocol_errors: deque[str] = deque()
        # Finalisers append to these in any thread at any moment, where no lock may be taken.
        self._forgotten: deque[int] = deque()
        self.closed_handles: deque[int] = deque()
        self._ending = threading.Lock()
        self.welcome = m.Welcome(m.PROTOCOL_VERSION, "")
        self._death: tuple[End, str] | None = None
        self._server = server
        try:
            events, self.name = self._connect(events=True)
        except BaseException:
            self.end("could not be opened")
            raise
        arguments = (events.connection, self._callbacks, self._protocol_errors)
        self._reader = threading.Thread(target=read_events, args=arguments, daemon=True, name="driver events")
        self._reader.start()

    def share(self) -> Server:
        """Return the same process, for another client of it."""
        return SharedServer(self._server)

    def expect(self, callback: Callback) -> int:
        """Register a callback, and return its number, which goes to the driver."""
        number = next(self._numbers)
        self._callbacks[number] = callback
        return number

    @property
    def pid(self) -> int:
        """The process id, 0 if unknown."""
        return self._server.pid

    @property
    def is_own(self) -> bool:
        """Whether this process started the service's."""
        return self._server.is_own

    def call(
        self,
        message: m.SentCall,
        answer: msgspec.msgpack.Decoder[T],
        pools: Sequence[Pool] = (),
        descriptors: Sequence[int] = (),
    ) -> T:
        """Call, and return the answer. Raises DriverFault: the driver raised, crashed, hung, or broke the protocol."""
        value, received = self.exchange(message, answer, pools, descriptors)
        if received:
            close_all(received)
            problem = f"the answer to {message.__struct_config__.tag} has {len(received)} descriptors, wanted none"
            raise ProtocolError(f"driver {self._address}: {problem}")
        return value

    @traced_exchange
    def exchange(
        self,
        message: m.SentCall,
        answer: msgspec.msgpack.Decoder[T],
        pools: Sequence[Pool] = (),
        descriptors: Sequence[int] = (),
    ) -> tuple[T, list[int]]:
        """Call, and return the answer and its descriptors, which belong to the caller. Raises DriverFault as ``call``
        does.
        """
        self._check()
        channel: Channel | None = getattr(self._threads, "channel", None)
        if channel is None:
            channel = self._threads.channel = self._connect(events=False)[0]
        # Looked up now: the event that the driver has dropped it may arrive before the answer.
        callback = self._callbacks.get(getattr(message, "callback", 0))
        new = self._unsent(pools) if pools else {}
        frames = [self._frame(message, descriptors)]
        if new or self.closed_handles or self._forgotten:
            # Closing a burst waits until its thread has the memories that it requested, and this call may bring them.
            frames[:0] = self._one_way_frames(new, closes=not isinstance(message, m.ProvideMemories))
        try:
            reply, received = self._converse(channel, frames, message)
        except BaseException:
            # Its answer may still arrive, and must not be taken for that of a later call.
            self._threads.channel = None
            channel.connection.close()
            raise
        if new:
            self._note_sent(new)
        try:
            if callback:
                self._run_callback(message, callback, reply)
            if isinstance(reply, m.Fault):
                raise _error(reply)
            return _decode(answer, reply.value), received
        except BaseException:
            close_all(received)
            raise

    def await_callback(self, event: threading.Event, limit: float | None) -> None:
        """Wait until a callback has set ``event``. Raises DriverHung after ``limit`` seconds, DriverCrashed."""
        patience = Patience(self.limit if limit is None else limit, self._server.pid)
        while not event.wait(pause := patience.turn(_CHECK_INTERVAL)):
            self._check()
            if self._server.has_ended():
                if self._server.is_own:
                    # What it started may hold the socket open, and is ended with it.
                    with self._ending:
                        self._server.end()
                # Events that it sent before it died may still be unread.
                self._reader.join(_DEATH_WAIT)
                if not event.is_set():
                    raise self._crashed("waiting for a callback")
            elif not pause:
                raise self._hung("waiting for a callback", patience)

    def await_fence(self, fence: int, limit: float | None) -> None:
        """Wait until ``fence`` is signalled. Raises as ``await_callback`` does."""
        patience = Patience(self.limit if limit is None else limit, self._server.pid)
        self._wait(self._watch(fence, select.POLLIN), fence, "waiting for a fence", patience)

    def close(self, message: m.SentCall, answer: msgspec.msgpack.Decoder[T]) -> None:
        """Send ``message`` as the last call if the process lives, and end the process in any case."""
        try:
            if not self._death:
                self.call(message, answer)
        finally:
            self.end("is closed")
            self._reader.join(_DEATH_WAIT)

    def end_in_order(self, message: m.SentCall, answer: msgspec.msgpack.Decoder[T]) -> OrderlyEnd | None:
        """Send ``message`` as the last call, and let the process end by itself; return None if it cannot be asked to.

        Raises DriverHung if it does not end within the limit, DriverCrashed if it dies of a signal.
        """
        self.call(message, answer)
        started = descendants(self.pid)
        if not self._server.ask_to_end():
            return None
        patience = Patience(self.limit, self._server.pid)
        while not self._server.has_ended(pause := patience.turn()):
            if not pause:
                raise self._hung("its end", patience)
        left = left_behind(self.pid, started, _DEATH_WAIT)
        names = tuple([f"{each.pid} ({each.name()})" for each in left])
        crashed = self._crashed("its end")
        for each in left:
            with contextlib.suppress(psutil.Error):
                each.kill()
        if crashed.signal:
            raise crashed
        return OrderlyEnd(crashed.exit_status, names)

    def end(self, why: str) -> None:
        """Kill and reap the process; later calls raise DriverCrashed with ``why``."""
        with self._ending:
            self._server.end()
            self._death = self._death or (End(why), "")

    def _connect(self, events: bool) -> tuple[Channel, str]:
        connection = self._server.connect(self.limit)
        if not events:
            connection.try_first()
        channel = Channel(connection, self._watch(connection.fileno(), select.POLLIN))
        hello = m.Hello(m.PROTOCOL_VERSION, self._session, events)
        reply, _ = self._converse(channel, [(m.encode(hello), ())], hello)
        if isinstance(reply, m.Fault):
            raise _error(reply)
        welcome = _decode(_welcome, reply.value)
        if welcome.version != m.PROTOCOL_VERSION:
            wanted = f"wanted {m.PROTOCOL_VERSION}"
            raise ProtocolError(
                f"driver {self._address}: it speaks version {welcome.version} of the protocol, {wanted}"
            )
        self.welcome = welcome
        return channel, welcome.name

    def _unsent(self, pools: Sequence[Pool]) -> dict[int, Memory]:
        """Return the memories that the service does not know yet, by identity."""
        sent = self._sent_pools
        return {pool.identity: pool for pool in pools if isinstance(pool, Memory) and pool.identity not in sent}

    def _note_sent(self, memories: dict[int, Memory]) -> None:
        self._sent_pools.update(memories)
        for identity, memory in memories.items():
            weakref.finalize(memory, self._forgotten.append, identity).atexit = False

    def _one_way_frames(self, new: dict[int, Memory], *, closes: bool) -> list[Frame]:
        """Return the frames to send before the next call: closed handles, dead memories, and the call's ``new``
        memories.
        """
        handles = _drain(self.closed_handles) if closes else []
        frames: list[Frame] = [(m.encode(m.CloseHandle(handle)), ()) for handle in handles]
        if handles:
            self._server.trim_stderr()
        if forgotten := _drain(self._forgotten):
            self._sent_pools.difference_update(forgotten)
            frames.append((m.encode(m.ForgetPools(tuple(forgotten))), ()))
        for pool in new.values():
            added = m.AddPool(pool.identity, pool.size, pool.offset, pool.protection)
            frames.append(self._frame(added, (pool.fd,)))
        return frames

    def _frame(self, message: m.OneWay | m.SentCall, descriptors: Sequence[int]) -> Frame:
        """Return the message's frame: with descriptors, or with paths to the same files."""
        if descriptors and not self.welcome.descriptors and isinstance(message, m.WithFiles):
            message.paths = tuple([f"/proc/{os.getpid()}/fd/{descriptor}" for descriptor in descriptors])
            descriptors = ()
        return m.encode(message), descriptors

    def _converse(
        self, channel: Channel, frames: list[Frame], call: m.SentCall
    ) -> tuple[m.Answer | m.Fault, list[int]]:
        """Send the frames and receive the reply, all within the limit."""
        connection, ready = channel
        patience: Patience | None = None

        def wait(event: int) -> None:
            # Mostly nothing has to be waited for but what the connection itself waits for.
            nonlocal patience
            patience = patience or Patience(self.limit, self._server.pid)
            descriptor = connection.fileno()
            self._wait(
                ready if event == select.POLLIN else self._watch(descriptor, event), descriptor, _doing(call), patience
            )

        try:
            connection.send(frames, wait)
            payload, received = connection.receive(wait)
        except Closed as error:
            if self._server.has_ended(_DEATH_WAIT):
                raise self._crashed(_doing(call)) from None
            problem = f"{error} during {_doing(call)}, though its process lives"
            raise ProtocolError(f"driver {self._address}: {problem}") from error
        try:
            return m.decode_reply(payload), received
        except m.UNREADABLE as error:
            close_all(received)
            raise ProtocolError(f"driver {self._address}: no reply to {_doing(call)}: {error}") from error

    def _watch(self, descriptor: int, event: int) -> select.poll:
        """Return a poll that wakes when ``descriptor`` is ready for ``event``, or the process ends."""
        ready = select.poll()
        self._server.register_with(ready)
        ready.register(descriptor, event)
        return ready

    def _wait(self, ready: select.poll, descriptor: int, doing: str, patience: Patience) -> None:
        """Wait until ``descriptor`` is ready. Raises DriverCrashed if the process ends, DriverHung at the limit."""
        while not (events := ready.poll(math.ceil((pause := patience.turn()) * 1000))):
            if not pause:
                raise self._hung(doing, patience)
        if all(fd != descriptor for fd, _ in events):
            raise self._crashed(doing)

    def _check(self) -> None:
        if self._death:
            raise self._crashed("")
        if self._protocol_errors:
            raise ProtocolError(f"driver {self._address}: {self._protocol_errors.popleft()}")

    def _crashed(self, doing: str) -> DriverCrashed:
        """Return the error for a process that has ended; reap it the first time."""
        with self._ending:
            death = self._death
            if death is None:
                end = self._server.end()
                death = replace(end, how=f"{end.how} during {doing}"), self._server.stderr_tail()
            end, stderr = death
            message = f"driver {self._address}: its process {end.how}"
            if self._death:
                message += f"; {self._server.remedy}"
            self._death = death
            return DriverCrashed(message, signal=end.signal, exit_status=end.exit_status, stderr=stderr)

    def _hung(self, doing: str, patience: Patience) -> DriverFault:
        """Return the error for a process that does not answer; get its stacks and kill it."""
        with self._ending:
            if not self._death:
                stack, stderr, end = self._server.stacks(), self._server.stderr_tail(), self._server.end()
                how = f"{self._server.given_up}, for it gave no answer {patience} during {doing}"
                self._death = replace(end, how=how), stderr
                text = f"driver {self._address}: its process {how}"
                return DriverHung(text, limit=patience.limit, stack=stack, stderr=stderr)
        return self._crashed(doing)

    def _run_callback(self, message: m.SentCall, callback: Callback, reply: m.Reply) -> None:
        """Call the client's callback as often as the driver did during the call."""
        if reply.callback_done:
            del self._callbacks[getattr(message, "callback", 0)]
        for value in reply.callbacks:
            try:
                callback(value)
            except msgspec.DecodeError as error:
                problem = f"what it gave the callback of {message.__struct_config__.tag} is no such value: {error}"
                raise ProtocolError(f"driver {self._address}: {problem}") from error


def _doing(call: m.SentCall) -> str:
    return "opening the driver" if isinstance(call, m.Hello) else str(call.__struct_config__.tag)


def _drain(numbers: deque[int]) -> list[int]:
    """Remove and return all numbers; other threads may be removing some too."""
    drained: list[int] = []
    while numbers:
        try:
            drained.append(numbers.popleft())
        except IndexError:
            break
    return drained


def _decode(answer: msgspec.msgpack.Decoder[T], value: msgspec.Raw) -> T:
    try:
        return answer.decode(value)
    except m.UNREADABLE as error:
        raise ProtocolError(f"the driver's answer is not what the method returns: {error}") from error


def _error(fault: m.Fault) -> UsageError | DriverFault:
    if fault.kind == "usage":
        return UsageError(cut_middle(fault.message))
    kind = ProtocolError if fault.kind == "protocol" else DriverFault
    return kind(cut_middle(fault.message), stderr=cut_middle(fault.traceback))
