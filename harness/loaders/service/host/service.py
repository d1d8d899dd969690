"""Serves one driver to the clients of Unix sockets, with a thread for each connection.

The process of ``service:`` is handed its connections (``driver_process``), ``nnconform serve`` listens (``listener``).
"""

from __future__ import annotations

import contextlib
import socket
import threading
import traceback
from collections.abc import Iterator
from typing import get_args

import msgspec

from nnconform.harness.driver.interface import Device
from nnconform.harness.loaders import registry
from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.host.callbacks import RunningCall
from nnconform.harness.loaders.service.host.calls import Calls, MalformedMessage
from nnconform.harness.loaders.service.host.client_state import ClientState
from nnconform.harness.loaders.service.host.incoming import Incoming
from nnconform.harness.model.errors import DriverFault, ProtocolError, UsageError
from nnconform.harness.model.printable import exception_text
from nnconform.harness.process.wire import Closed, Connection, Room


class Service:
    """One driver and its clients. If the driver cannot be opened, every client gets the error.

    If it ``outlives`` its clients, none of them closes it. Their messages take bytes of ``room``, if there is one.
    """

    def __init__(self, address: str, *, outlives: bool = False, room: Room | None = None) -> None:
        self._outlives, self.room = outlives, room
        self.unusable: UsageError | DriverFault | None = None
        self._device: Device | None = None
        self._clients: dict[bytes, ClientState] = {}
        self._counting = threading.Lock()
        try:
            self._device = registry.open_driver(address)
        except (UsageError, DriverFault) as error:
            self.unusable = error

    def serve(self, connection: Connection) -> None:
        """Serve one connection until it ends. Nothing that a client sends ends more than its connection."""
        try:
            incoming = Incoming(connection)
            hello = _receive_hello(incoming)
            if self._device is None:
                connection.send([(m.encode(_open_failure(self.unusable)), ())])
                return
            client = self._enter(hello.session, self._device)
            try:
                optional = dict.fromkeys(("reasons", "burst_channels", "awaited", "configs", "ahead"), True)
                welcome = m.Welcome(m.PROTOCOL_VERSION, self._device.name, **optional)
                greeting = m.encode(m.Answer(value=msgspec.Raw(m.encode(welcome)), callback_done=True)), ()
                if hello.events:
                    client.take_events(connection, greeting)
                else:
                    connection.send([greeting])
                outlives = self._outlives and client.device is self._device
                _serve_calls(Calls(client.device, client, outlives=outlives), client, connection, incoming)
            finally:
                client.lose(connection)
                self._leave(hello.session, client)
        except Closed:
            pass
        except ProtocolError as error:
            _send_error(connection, error)
        finally:
            connection.close()

    def close(self) -> None:
        """Close the driver."""
        if self._device is not None:
            self._device.close()

    def _enter(self, name: bytes, device: Device) -> ClientState:
        with self._counting:
            client = self._clients.get(name)
            if client is None:
                in_use = any(state.device is device for state in self._clients.values())
                # A driver that supports one client only is shared by all.
                view = (device.another_client() if in_use else None) or device
                client = self._clients[name] = ClientState(view)
            client.connections += 1
            return client

    def _leave(self, name: bytes, client: ClientState) -> None:
        """Remove a connection; the last one of a client closes what the client left open."""
        with self._counting:
            client.connections -= 1
            last = not client.connections
            if last:
                del self._clients[name]
        if last:
            client.close()
            if client.device is not self._device:
                client.device.close()


def serve_all(service: Service, sockets: Iterator[socket.socket]) -> None:
    """Serve every connection of the iterator, until it ends."""
    for sock in sockets:
        connection = Connection(sock, service.room)
        try:
            threading.Thread(target=service.serve, args=(connection,), daemon=True).start()
        except RuntimeError as error:  # no more threads: only this client has to go
            _send_error(connection, ProtocolError(f"no thread for another connection: {error}"))
            connection.close()


def _open_failure(unusable: UsageError | DriverFault | None) -> m.Fault:
    """Return the error of a driver that could not be opened, as a reply."""
    if isinstance(unusable, DriverFault):
        return m.Fault(kind="raised", message=str(unusable), traceback=unusable.stderr)
    return m.Fault(kind="usage", message=str(unusable))


_ONE_WAY = get_args(m.OneWay)


def _serve_calls(calls: Calls, client: ClientState, connection: Connection, incoming: Incoming) -> None:
    failed: m.Fault | None = None
    while True:
        message, running = incoming.next()
        one_way = isinstance(message, _ONE_WAY)
        if client.driver_errors:
            failed = failed or m.Fault(kind="raised", message=client.driver_errors.popleft())
        try:
            reply = failed if failed and not one_way else _attempt(calls, message, running)
            if one_way:
                # It has no answer: a failure replaces the answer of the next call.
                failed = failed or (reply if isinstance(reply, m.Fault) else None)
            else:
                failed = None
                connection.send([(m.encode(reply), running.answer_descriptors)])
        finally:
            running.close_descriptors()
        client.flush()


def _receive_hello(incoming: Incoming) -> m.Hello:
    hello, running = incoming.next()
    count = len(running.descriptors)
    running.close_descriptors()
    if count:
        raise ProtocolError(f"hello: got {count} descriptors, wanted none")
    if isinstance(hello, m.Hello) and hello.version == m.PROTOCOL_VERSION:
        if len(hello.session) != m.SESSION_SIZE:
            # Shorter ones may meet: two clients would share their memories and handles.
            raise ProtocolError(
                f"hello: got a session of {len(hello.session)} bytes, wanted {m.SESSION_SIZE} random ones"
            )
        return hello
    got = f"Hello(version={hello.version})" if isinstance(hello, m.Hello) else type(hello).__name__
    raise ProtocolError(f"a connection starts with hello of version {m.PROTOCOL_VERSION}, got {got}")


def _attempt(calls: Calls, message: m.OneWay | m.ReceivedCall, running: RunningCall) -> m.Answer | m.Fault:
    """Make the call of ``message``. Any exception of the driver becomes a reply, and the service lives on."""
    value = msgspec.Raw()
    fault: tuple[str, str, str] | None = None
    try:
        if running.descriptors and not isinstance(message, m.WithFiles):
            count = len(running.descriptors)
            raise ProtocolError(f"{message.__struct_config__.tag}: got {count} descriptors, wanted none")
        value = msgspec.Raw(m.encode(calls.perform(message, running)))
    except MalformedMessage as error:
        raise ProtocolError(f"no message of the protocol: {error}, in a {message.__struct_config__.tag}") from error
    except ProtocolError as error:
        fault = "protocol", str(error), ""
    except BaseException as error:  # SystemExit too: a driver may not end its callers
        text = f"driver raised {type(error).__name__} in {message.__struct_config__.tag}: {exception_text(error)}"
        fault = "raised", text, traceback.format_exc()
    # Only now are the driver's frames gone, and with them their references to the callback.
    callbacks, callback_done = running.finish(may_wait=fault is None)
    if fault is None:
        return m.Answer(value=value, callbacks=callbacks, callback_done=callback_done)
    kind, text, trace = fault
    return m.Fault(kind=kind, message=text, traceback=trace, callbacks=callbacks, callback_done=callback_done)


def _send_error(connection: Connection, error: ProtocolError) -> None:
    """Send a client the reason for which its connection ends."""
    with contextlib.suppress(Closed):
        connection.send([(m.encode(m.Fault(kind="protocol", message=str(error))), ())])
