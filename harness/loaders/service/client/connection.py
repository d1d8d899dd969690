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
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
import psutil
from msgspec.structs import replace

from nnconform.harness.driver.interface import OrderlyEnd
from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.client.answers import decode, error_of, run_callback
from nnconform.harness.loaders.service.client.channel import Channel, Reply, SentCall
from nnconform.harness.loaders.service.client.events import Callback, close_all, read_events
from nnconform.harness.loaders.service.client.server import Server, SharedServer
from nnconform.harness.loaders.service.phases import traced_exchange
from nnconform.harness.model.errors import DriverCrashed, DriverFault, DriverHung, ProtocolError
from nnconform.harness.model.memory import Memory, Pool
from nnconform.harness.process.descendants import descendants, left_behind
from nnconform.harness.process.patience import Patience
from nnconform.harness.process.supervised import End
from nnconform.harness.process.wire import Closed, Frame

T = TypeVar("T")

# Seconds: how long a process whose connection broke may take to end; how often a wait for an event checks it.
_DEATH_WAIT, _CHECK_INTERVAL = 2.0, 0.02

_welcome = msgspec.msgpack.Decoder(m.Welcome)


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
        return self._without_descriptors(message, *self.exchange(message, answer, pools, descriptors))

    @traced_exchange
    def exchange(
        self,
        message: m.SentCall,
        answer: msgspec.msgpack.Decoder[T],
        pools: Sequence[Pool] = (),
        descriptors: Sequence[int] = (),
    ) -> tuple[T, list[int]]:
        """Call, and return the answer and its descriptors, which belong to the caller. Raises as ``call`` does."""
        return self._await_answer(self._send(message, pools, descriptors), answer)

    def send_ahead(
        self,
        message: m.SentCall,
        answer: msgspec.msgpack.Decoder[T],
        pools: Sequence[Pool] = (),
        descriptors: Sequence[int] = (),
    ) -> Callable[[], T]:
        """Send a call, and return a function that waits for its answer and returns it, or raises as ``call`` does.

        The thread that sent it calls the function, once. Other calls may be sent before: the driver makes them in the
        order in which they are sent. What follows a call that ends the process is not made.
        """
        if not self.welcome.ahead:
            return partial(self.call, message, answer, pools, descriptors)
        sent = self._send(message, pools, descriptors)
        sent.channel.ahead.append(sent)
        return lambda: self._await_ahead(message, sent, answer)

    @traced_exchange
    def _await_ahead(self, message: m.SentCall, sent: SentCall, answer: msgspec.msgpack.Decoder[T]) -> T:
        return self._without_descriptors(message, *self._await_answer(sent, answer))

    def _without_descriptors(self, message: m.SentCall, value: T, received: list[int]) -> T:
        if received:
            close_all(received)
            problem = f"the answer to {message.__struct_config__.tag} has {len(received)} descriptors, wanted none"
            raise ProtocolError(f"driver {self._address}: {problem}")
        return value

    def _send(self, message: m.SentCall, pools: Sequence[Pool], descriptors: Sequence[int]) -> SentCall:
        """Send a call on this thread's connection, with what the service has to know before it."""
        self._check()
        channel: Channel | None = getattr(self._threads, "channel", None)
        if channel is None:
            channel = self._threads.channel = self._connect(events=False)[0]
        # Looked up now: the event that the driver has dropped it may arrive before the answer.
        sent = SentCall(channel, message, self._callbacks.get(getattr(message, "callback", 0)))
        sent.new = new = self._unsent(pools, channel) if pools else {}
        frames = [self._frame(message, descriptors)]
        if new or self.closed_handles or self._forgotten:
            # Closing a burst waits until its thread has the memories that it requested, and this call may bring them.
            frames[:0] = self._one_way_frames(new, closes=not isinstance(message, m.ProvideMemories))
        while channel.ahead and not channel.takes(frames):
            self._keep_reply(channel.ahead.popleft())
        try:
            self._start(sent, frames)
        except BaseException:
            self._give_up(channel)
            raise
        return sent

    def _await_answer(self, sent: SentCall, answer: msgspec.msgpack.Decoder[T]) -> tuple[T, list[int]]:
        """Wait for the answer of a call, after those of the calls sent before it, which are kept."""
        while sent.reply is None:
            if sent.is_lost:
                raise self._crashed("") if self._death else ProtocolError(f"driver {self._address}: {sent.lost}")
            ahead = sent.channel.ahead
            self._keep_reply(ahead.popleft() if ahead else sent)
        reply, received = sent.reply
        try:
            if sent.callback:
                if reply.callback_done:
                    del self._callbacks[getattr(sent.message, "callback", 0)]
                run_callback(sent, sent.callback, reply)
            if isinstance(reply, m.Fault):
                raise error_of(reply)
            return decode(answer, reply.value), received
        except BaseException:
            close_all(received)
            raise

    def _keep_reply(self, sent: SentCall) -> None:
        """Receive the reply to the call whose turn it is."""
        try:
            sent.reply = self._receive(sent)
        except BaseException:
            sent.is_lost = True
            self._give_up(sent.channel)
            raise
        if sent.new:
            # Not before: other connections are served meanwhile, and may not refer to these memories yet.
            self._note_sent(sent.new)

    def _give_up(self, channel: Channel) -> None:
        self._threads.channel = None
        channel.give_up()

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
        sent = SentCall(channel, hello, None)
        self._start(sent, [(m.encode(hello), ())])
        reply, _ = self._receive(sent)
        if isinstance(reply, m.Fault):
            raise error_of(reply)
        welcome = decode(_welcome, reply.value)
        if welcome.version != m.PROTOCOL_VERSION:
            spoken = f"it speaks version {welcome.version} of the protocol, wanted {m.PROTOCOL_VERSION}"
            raise ProtocolError(f"driver {self._address}: {spoken}")
        self.welcome = welcome
        return channel, welcome.name

    def _unsent(self, pools: Sequence[Pool], channel: Channel) -> dict[int, Memory]:
        """Return the memories that the service does not know yet on this connection, by identity."""
        sent = self._sent_pools.union(*[call.new for call in channel.ahead]) if channel.ahead else self._sent_pools
        return {pool.identity: pool for pool in pools if isinstance(pool, Memory) and pool.identity not in sent}

    def _note_sent(self, memories: dict[int, Memory]) -> None:
        self._sent_pools.update(memories)
        for identity, memory in memories.items():
            weakref.finalize(memory, self._forgotten.append, identity).atexit = False

    def _one_way_frames(self, new: dict[int, Memory], *, closes: bool) -> list[Frame]:
        """Return the frames to send before a call: closed handles, dead memories, and the call's ``new`` memories."""
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

    def _start(self, sent: SentCall, frames: list[Frame]) -> None:
        """Send the frames of a call. The end of the process is that of the oldest call that it did not answer."""
        try:
            sent.channel.connection.send(frames, partial(self._wait_for, sent))
        except Closed as error:
            while sent.channel.ahead:
                self._keep_reply(sent.channel.ahead.popleft())
            raise self._broken(sent, error) from None

    def _receive(self, sent: SentCall) -> Reply:
        """Receive the reply to the call whose turn it is, within the limit."""
        try:
            payload, received = sent.channel.connection.receive(partial(self._wait_for, sent))
        except Closed as error:
            raise self._broken(sent, error) from None
        try:
            return m.decode_reply(payload), received
        except m.UNREADABLE as error:
            close_all(received)
            raise ProtocolError(f"driver {self._address}: no reply to {sent.doing}: {error}") from error

    def _broken(self, sent: SentCall, error: Closed) -> DriverFault:
        """Return the error for a connection that the other side closed."""
        if self._server.has_ended(_DEATH_WAIT):
            return self._crashed(sent.doing)
        return ProtocolError(f"driver {self._address}: {error} during {sent.doing}, though its process lives")

    def _wait_for(self, sent: SentCall, event: int) -> None:
        """Wait for what the connection itself waits for."""
        sent.patience = sent.patience or Patience(self.limit, self._server.pid)
        channel, descriptor = sent.channel, sent.channel.connection.fileno()
        ready = channel.ready if event == select.POLLIN else self._watch(descriptor, event)
        self._wait(ready, descriptor, sent.doing, sent.patience)

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


def _drain(numbers: deque[int]) -> list[int]:
    """Remove and return all numbers; other threads may be removing some too."""
    drained: list[int] = []
    with contextlib.suppress(IndexError):
        while numbers:
            drained.append(numbers.popleft())
    return drained
