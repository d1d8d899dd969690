"""Serves one driver to the clients of Unix sockets, a thread a connection.

    python -m harness.loaders.service.host ADDRESS SOCKET

serves ADDRESS on the path SOCKET until it is interrupted. A child of ``service:`` runs the same code, see ``zygote``.
"""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path

import msgspec

from harness.driver.interface import Device
from harness.loaders import registry
from harness.loaders.service import messages as m
from harness.loaders.service.callbacks import RunningCall
from harness.loaders.service.calls import Calls
from harness.loaders.service.session import Session
from harness.loaders.service.tuning import tune_process
from harness.loaders.service.wire import Closed, Connection
from harness.model.errors import ProtocolError, UsageError


class Service:
    """One driver and its clients. A driver that cannot be opened is told to every client."""

    def __init__(self, address: str) -> None:
        self._device: Device | None = None
        self._sessions: dict[bytes, Session] = {}
        self._counting = threading.Lock()
        try:
            self._device = registry.load(address)
        except UsageError as error:
            self._unusable = m.Fault(kind="usage", message=str(error))

    def serve(self, connection: Connection) -> None:
        """Serve one connection to its end. Nothing that a client sends ends more than its connection."""
        try:
            hello, _ = _receive(connection)
            if not isinstance(hello, m.Hello) or hello.version != m.PROTOCOL_VERSION:
                raise ProtocolError(f"a connection starts with hello of version {m.PROTOCOL_VERSION}, got {hello}")
            if self._device is None:
                connection.send([(m.encode(self._unusable), ())])
                return
            session = self._enter(hello.session)
            try:
                welcome = m.Welcome(m.PROTOCOL_VERSION, self._device.name)
                connection.send([(m.encode(m.Answer(value=msgspec.Raw(m.encode(welcome)))), ())])
                if hello.events:
                    session.take_events(connection)
                _serve_calls(Calls(self._device, session), session, connection)
            finally:
                self._leave(hello.session, session)
        except Closed:
            pass
        except ProtocolError as error:
            _complain(connection, error)
        finally:
            connection.close()

    def _enter(self, name: bytes) -> Session:
        with self._counting:
            session = self._sessions.setdefault(name, Session())
            session.connections += 1
            return session

    def _leave(self, name: bytes, session: Session) -> None:
        """Count a connection out; the last one closes what its client left."""
        with self._counting:
            session.connections -= 1
            last = not session.connections
            if last:
                del self._sessions[name]
        if last:
            session.close()


def serve_all(service: Service, sockets: Iterator[socket.socket]) -> None:
    """Serve every connection that comes, until no more can."""
    for sock in sockets:
        threading.Thread(target=service.serve, args=(Connection(sock),), daemon=True).start()


def _serve_calls(calls: Calls, session: Session, connection: Connection) -> None:
    failed: m.Fault | None = None
    while True:
        message, running = _receive(connection)
        one_way = isinstance(message, m.OneWay)
        reply = failed if failed and not one_way else _attempt(calls, message, running)
        if one_way:
            # Nobody waits for an answer to it: a failure is told in the place of the next call's.
            failed = failed or (reply if isinstance(reply, m.Fault) else None)
        else:
            failed = None
            connection.send([(m.encode(reply), running.answer_descriptors)])
        for descriptor in (*running.descriptors, *running.answer_descriptors):
            os.close(descriptor)
        session.flush()


def _receive(connection: Connection) -> tuple[m.OneWay | m.Call, RunningCall]:
    payload, descriptors = connection.receive()
    running = RunningCall(descriptors)
    try:
        return m.decode_from_client(payload), running
    except msgspec.DecodeError as error:
        start = payload[:40].hex()
        raise ProtocolError(f"no message of the protocol: {error}; the payload starts with {start}") from error


def _attempt(calls: Calls, message: m.OneWay | m.Call, running: RunningCall) -> m.Answer | m.Fault:
    """Do what ``message`` asks. Whatever the driver raises becomes a reply, and the service lives on."""
    value = msgspec.Raw()
    fault: tuple[str, str, str] | None = None
    try:
        value = msgspec.Raw(m.encode(calls.perform(message, running)))
    except ProtocolError as error:
        fault = "protocol", str(error), ""
    except BaseException as error:  # SystemExit too: a driver may not end its callers
        what = f"driver raised {type(error).__name__} in {message.__struct_config__.tag}: {error}"
        fault = "raised", what, traceback.format_exc()
    # Only now are the driver's frames gone, and with them their hold on the callback.
    done = running.finish()
    callbacks = tuple(running.values)
    if fault is None:
        return m.Answer(value=value, callbacks=callbacks, callback_done=done)
    kind, what, trace = fault
    return m.Fault(kind=kind, message=what, traceback=trace, callbacks=callbacks, callback_done=done)


def _complain(connection: Connection, error: ProtocolError) -> None:
    """Tell a client why its connection ends."""
    with contextlib.suppress(Closed):
        connection.send([(m.encode(m.Fault(kind="protocol", message=str(error))), ())])


def accepted(listener: socket.socket) -> Iterator[socket.socket]:
    """The connections that come to a listening socket."""
    while True:
        yield listener.accept()[0]


def main(arguments: list[str]) -> None:
    """Listen on a path."""
    if len(arguments) != 2:
        sys.exit("usage: python -m harness.loaders.service.host ADDRESS SOCKET")
    address, path = arguments
    tune_process()
    service = Service(address)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        try:
            listener.bind(path)
        except OSError as error:
            sys.exit(f"{path}: {error.strerror}; name a path that does not exist yet, in a folder that does")
        try:
            listener.listen()
            serve_all(service, accepted(listener))
        except KeyboardInterrupt:
            pass
        finally:
            Path(path).unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
