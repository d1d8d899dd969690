"""Services that answer what none should: the client reports it, does not wait in vain, and keeps nothing."""

from __future__ import annotations

import contextlib
import os
import socket
import threading

import msgspec
import pytest

from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.tests.conftest import open_remote, prepare, small_model
from nnconform.harness.model.codes import DeviceStatus
from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.process.wire import HEADER, Closed, Connection


class Rogue:
    """A service that greets as it should, and answers everything else as the test determines."""

    def __init__(self, path):
        self.answers = {}
        self.events = None
        self._connections = []
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(path)
        self._listener.listen()
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                connection = Connection(self._listener.accept()[0])
                self._connections.append(connection)
                self._threads.append(threading.Thread(target=self._serve, args=(connection,)))
                self._threads[-1].start()

    def _serve(self, connection):
        with contextlib.suppress(Closed):
            while True:
                message = m.decode_from_client(connection.receive()[0])
                if isinstance(message, m.Hello):
                    self.events = connection if message.events else self.events
                    connection.send([(answer({"version": 1, "name": "rogue"}), ())])
                elif not isinstance(message, m.OneWay):
                    name = str(message.__struct_config__.tag)
                    payload, files = self.answers.get(name, (answer(0), ()))
                    connection.send([(payload, files)])
        connection.close()

    def end(self):
        self._listener.shutdown(socket.SHUT_RDWR)
        for connection in self._connections:
            with contextlib.suppress(OSError):
                connection._socket.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(120)
        self._listener.close()


def answer(value, **more):
    whole = {"type": "answer", "value": value, "callbacks": [], "callback_done": True, **more}
    return msgspec.msgpack.encode(whole)


@pytest.fixture
def rogue(tmp_path):
    """A rogue, and a client of it."""
    path = str(tmp_path / "rogue")
    served = Rogue(path)
    device = open_remote(f"unix:{path}")
    device.limit = 30
    yield served, device
    served.answers.clear()
    with contextlib.suppress(ProtocolError):
        device.close()
    served.end()


@pytest.fixture
def fence():
    """An eventfd to send, of which no copy is left after the test."""
    made = os.eventfd(0)
    there = os.readlink(f"/proc/self/fd/{made}")
    before = _like(there)
    yield made
    assert _like(there) == before
    os.close(made)


def _like(target):
    """Return how many descriptors of this process are eventfds."""
    count = 0
    for name in os.listdir("/proc/self/fd"):
        with contextlib.suppress(FileNotFoundError):
            count += os.readlink(f"/proc/self/fd/{name}") == target
    return count


@pytest.mark.parametrize(
    ("payload", "message"),
    [
        (answer("available"), "the driver's answer is not what the method returns: Expected `int`, got `str`"),
        (answer(99), "not what the method returns: Invalid enum value 99"),
        (msgspec.msgpack.encode({"type": "called", "callback": 1, "value": 0}), "no reply to status: Invalid value"),
        (b"\x91" * 50_000, "no reply to status: "),
        (b"\x82\xa4type\xa6answer\xa5value" + b"\x91" * 50_000 + b"\0", "no reply to status: "),
        (b"\x82\xa4type\xa6answer\xa5value\xa1\xff", "not what the method returns|no reply"),
        (b"", "no reply to status: "),
    ],
)
def test_answers_that_are_none(rogue, payload, message):
    served, device = rogue
    served.answers["status"] = payload, ()
    with pytest.raises(ProtocolError, match=message):
        device.status()
    served.answers.clear()
    assert device.status() == DeviceStatus.AVAILABLE


def test_descriptors_that_nobody_asked_for(rogue, fence):
    served, device = rogue
    served.answers["status"] = answer(0), [fence] * 7
    with pytest.raises(ProtocolError, match="the answer to status has 7 descriptors, wanted none"):
        device.status()


@pytest.mark.parametrize("payload", [answer("none"), b"\xc1"])
def test_descriptors_with_an_answer_that_is_none(rogue, fence, payload):
    served, device = rogue
    served.answers["status"] = payload, [fence]
    with pytest.raises(ProtocolError):
        device.status()


def test_descriptors_with_an_event(rogue, fence):
    served, device = rogue
    served.events.send([(msgspec.msgpack.encode({"type": "released", "callbacks": [1]}), [fence])])
    served.events.send([(b"", ())])
    with pytest.raises(ProtocolError):
        device.await_callback(threading.Event())


def test_a_callback_that_is_given_something_else(rogue):
    served, device = rogue
    served.answers["prepare_model"] = answer(0, callbacks=[["ready", 1]]), ()
    with pytest.raises(ProtocolError, match="what the driver gave the callback of prepare_model is no such value"):
        prepare(device)


@pytest.mark.parametrize(
    ("payload", "message"),
    [
        (msgspec.msgpack.encode({"type": "called", "callback": 77, "value": 0}), "an event for callback 77, which"),
        (msgspec.msgpack.encode({"type": "called", "callback": 1, "value": "x"}), "callback 1 does not take"),
        (msgspec.msgpack.encode({"type": "answer", "value": 0}), "an event that is none: Invalid value 'answer'"),
        (b"\xc1", "an event that is none"),
        (b"\x91" * 50_000, "an event that is none"),
    ],
)
def test_events_that_are_none_end_the_wait_for_one(rogue, payload, message):
    served, device = rogue
    served.answers["prepare_model"] = answer(0, callback_done=False), ()
    device.prepare_model(small_model(), callback=lambda status, prepared: None)
    served.events.send([(payload, ())])
    with pytest.raises(ProtocolError, match=message):
        device.await_callback(threading.Event())


def test_a_frame_too_long(rogue):
    served, device = rogue
    served.events._socket.sendall(HEADER.pack(2**31, 0))
    with pytest.raises(ProtocolError, match="an event that is none: frame header: got a payload of 2147483648 bytes"):
        device.await_callback(threading.Event())
