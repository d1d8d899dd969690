"""Serves one driver on a Unix socket, to any number of clients, with a thread for each connection."""

import contextlib
import errno
import os
import socket
import stat
import threading
import traceback
from typing import Any, Dict, Optional

from nnconform_driver import messages as m
from nnconform_driver.calls import Calls
from nnconform_driver.client import Client, RunningCall
from nnconform_driver.device import Device
from nnconform_driver.errors import Closed, ProtocolError, UsageError, describe
from nnconform_driver.msgpack import decode, encode
from nnconform_driver.wire import Connection


class Service:
    """A driver and its clients. Without a device, every client gets the text ``unusable``.

    ``own``: the process is its client's, which may close the device.
    """

    def __init__(self, device: Optional[Device], unusable: str = "", own: bool = False) -> None:
        self._device, self._unusable, self._own = device, unusable, own
        self._clients: Dict[bytes, Client] = {}
        self._counting = threading.Lock()

    def serve(self, sock: socket.socket) -> None:
        """Serve one connection until it ends; nothing that a client sends ends more than that."""
        connection = Connection(sock)
        try:
            hello = _receive_hello(connection)
            if self._device is None:
                connection.send(encode(_fault("usage", self._unusable)))
                return
            client = self._enter(hello.session, self._device)
            try:
                value = {"version": m.PROTOCOL_VERSION, "name": self._device.name, "reasons": True, "configs": True}
                welcome = encode({"type": "answer", "callbacks": [], "callback_done": True, "value": value})
                if hello.events:
                    client.take_events(connection, welcome)
                else:
                    connection.send(welcome)
                outlives = client.device is self._device and not self._own
                _serve_calls(Calls(client, outlives), client, connection)
            finally:
                self._leave(hello.session, client)
        except Closed:
            pass
        except ProtocolError as error:
            with contextlib.suppress(Closed):
                connection.send(encode(_fault("protocol", str(error))))
        finally:
            connection.close()

    def close(self) -> None:
        """Close the driver."""
        if self._device is not None:
            self._device.close()

    def _enter(self, name: bytes, device: Device) -> Client:
        with self._counting:
            client = self._clients.get(name)
            if client is None:
                in_use = any(each.device is device for each in self._clients.values())
                client = self._clients[name] = Client((device.another_client() if in_use else None) or device)
            client.connections += 1
            return client

    def _leave(self, name: bytes, client: Client) -> None:
        with self._counting:
            client.connections -= 1
            last = client.connections == 0
            if last:
                del self._clients[name]
        if last:
            client.close()
            if client.device is not self._device:
                client.device.close()


def serve(device: Device, path: str) -> None:
    """Serve a driver on ``path`` until interrupted, then close it. Raises UsageError if it cannot listen there."""
    service = Service(device)
    try:
        listen(service, path)
    finally:
        service.close()


def listen(service: Service, path: str) -> None:
    """Serve all who connect to ``path``, until KeyboardInterrupt. Only this user may connect."""
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        _bind(listener, path)
    except (OSError, ValueError) as error:
        listener.close()
        wanted = "name a path that does not exist yet, in a folder that does"
        raise UsageError(
            "socket {!r}: {}; {}".format(path, getattr(error, "strerror", None) or error, wanted)
        ) from error
    try:
        while True:
            sock = listener.accept()[0]
            threading.Thread(target=service.serve, args=(sock,), daemon=True).start()
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
        os.unlink(path)


def _bind(listener: socket.socket, path: str) -> None:
    """Listen on a socket that appears at ``path`` once it listens; that of a service that died is replaced."""
    if os.path.exists(path) and stat.S_ISSOCK(os.stat(path).st_mode):
        probe = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            probe.connect(path)
        except ConnectionRefusedError:
            os.unlink(path)
        finally:
            probe.close()
    if os.path.exists(path):
        raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
    hidden = os.path.join(os.path.dirname(path), f".{os.getpid():x}")
    listener.bind(hidden)
    try:
        os.chmod(hidden, 0o600)  # before it listens nobody can connect
        listener.listen(128)
        os.link(hidden, path)
    finally:
        os.unlink(hidden)


def _receive_hello(connection: Connection) -> m.Hello:
    payload, descriptors = connection.receive()
    for descriptor in descriptors:
        os.close(descriptor)
    hello = m.message_of(decode(payload))
    if not isinstance(hello, m.Hello) or hello.version != m.PROTOCOL_VERSION or descriptors:
        raise ProtocolError(f"a connection starts with hello of version {m.PROTOCOL_VERSION}, alone")
    if len(hello.session) != m.SESSION_SIZE:
        raise ProtocolError(f"hello: a session of {len(hello.session)} bytes, wanted {m.SESSION_SIZE}")
    return hello


def _serve_calls(calls: Calls, client: Client, connection: Connection) -> None:
    failed: Optional[Dict[str, Any]] = None
    while True:
        payload, descriptors = connection.receive()
        running = RunningCall(client, descriptors)
        try:
            message = m.message_of(decode(payload))
            silent = isinstance(message, m.WITHOUT_REPLY)
            if failed and not silent:
                reply, failed = encode(failed), None
            else:
                reply, fault = _attempt(calls, message, running)
                failed = failed or fault
            # What has no reply has its failure told in the place of the next call's.
            if not silent:
                failed = None
                connection.send(reply, running.answer_descriptors)
        finally:
            running.close_descriptors()
        if client.released:
            client.post()


def _attempt(calls: Calls, message: Any, running: RunningCall) -> Any:
    """Return the encoded reply, and the fault that it is or None. What the driver raises ends no service."""
    tag, fault, content = m.tag_of(type(message)), None, {}
    try:
        if running.descriptors and not isinstance(message, m.FILES):
            raise ProtocolError(f"{tag}: got {len(running.descriptors)} descriptors, wanted none")
        content = {"type": "answer", "value": calls.perform(message, running)}
        encode(content)  # a value that the protocol does not have is the driver's fault
    except ProtocolError as error:
        fault = _fault("protocol", str(error))
    except BaseException as error:  # SystemExit too
        fault = _fault("raised", f"driver raised {describe(error)} in {tag}", traceback.format_exc())
    # Only now the driver's frames are gone, and with them what they held of the callback.
    done = running.finish()
    reply = dict(fault or content, callbacks=running.values, callback_done=done)
    return encode(reply), fault


def _fault(kind: str, message: str, trace: str = "") -> Dict[str, Any]:
    return {
        "type": "fault",
        "kind": kind,
        "message": message,
        "traceback": trace,
        "callbacks": [],
        "callback_done": True,
    }
