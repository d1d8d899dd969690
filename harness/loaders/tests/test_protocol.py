"""The protocol from the outside: the listening service, the documentation's worked example, and malformed input."""

from __future__ import annotations

import re
import socket
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import get_args, get_origin

import msgspec
import pytest

import nnconform.harness
from nnconform.harness.loaders.service import messages
from nnconform.harness.loaders.service.host.service import Service
from nnconform.harness.loaders.tests.conftest import DRIVERS
from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.model.memory import Memory
from nnconform.harness.process.wire import HEADER, Connection

PROTOCOL = Path(nnconform.harness.__file__).parent / "docs" / "protocol.md"


@pytest.fixture
def listening(tmp_path):
    """A service in this process that listens; a function that connects to it, and one that ends the connection."""
    service = Service(f"{DRIVERS}:Echo")
    threads: dict[socket.socket, threading.Thread] = {}
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(tmp_path / "socket"))
    listener.listen()

    def connect():
        sock = socket.socket(socket.AF_UNIX)
        sock.settimeout(60)
        sock.connect(str(tmp_path / "socket"))
        connection = Connection(listener.accept()[0])
        threads[sock] = threading.Thread(target=service.serve, args=(connection,))
        threads[sock].start()
        return sock

    def leave(sock):
        sock.close()
        threads[sock].join(timeout=60)
        assert not threads[sock].is_alive()

    yield SimpleNamespace(connect=connect, leave=leave)
    for sock in threads:
        leave(sock)
    listener.close()


def received(sock):
    """The next message from the service."""
    length, count = HEADER.unpack(sock.recv(HEADER.size, socket.MSG_WAITALL))
    assert count == 0
    return msgspec.msgpack.decode(sock.recv(length, socket.MSG_WAITALL))


def framed(payload, count=0):
    return HEADER.pack(len(payload), count) + payload


HELLO = framed(messages.encode(messages.Hello(1, bytes(16))))
INFO = framed(messages.encode(messages.Info()))


def test_the_worked_example(listening):
    blocks = re.findall(r"```wire\n(.*?)```", PROTOCOL.read_text(), re.DOTALL)
    assert len(blocks) == 5
    sock, memory = listening.connect(), Memory.create(32)
    memory.view()[:16] = b"0123456789abcdef"
    for block in blocks:
        sent, wanted = (
            bytes.fromhex("".join(line[2:] for line in block.splitlines() if line.startswith(arrow))) for arrow in "><"
        )
        socket.send_fds(sock, [sent], [memory.fd] if HEADER.unpack_from(sent)[1] else [])
        assert sock.recv(len(wanted), socket.MSG_WAITALL) == wanted
    assert bytes(memory.view()[16:]) == b"0123456789abcdef"


def test_every_message_is_documented():
    text = PROTOCOL.read_text()
    replies = (messages.Answer, messages.Fault, messages.Called, messages.Released)
    for each in (*get_args(messages.OneWay), *get_args(messages.Call), *replies):
        kind = get_origin(each) or each
        assert f"| `{kind.__struct_config__.tag}` |" in text
        for field in kind.__struct_fields__:
            assert f"`{field}" in text, f"{kind.__name__}.{field}"


@pytest.mark.parametrize(
    ("sent", "message"),
    [
        (framed(b""), "no message of the protocol: Input data was truncated; the payload starts with "),
        (framed(b"\xc1garbage"), "starts with c16761"),
        (framed(messages.encode({"type": "no_such_call"})), "Invalid value 'no_such_call'"),
        (framed(messages.encode({"type": "supported_operations", "model": 3})), "Expected `object`, got `int`"),
        (HEADER.pack(1 << 31, 0), "a payload of 2147483648 bytes, wanted at most 1073741824"),
        (framed(messages.encode(messages.Info()), count=3), "got 3 descriptors announced, 0 received"),
        (INFO, "starts with hello of version 1, got Info"),
        (framed(messages.encode(messages.Hello(2, bytes(16)))), "hello of version 1, got Hello.version=2"),
    ],
)
def test_a_malformed_frame_ends_its_connection_only(listening, sent, message):
    good, bad = listening.connect(), listening.connect()
    good.sendall(HELLO)
    assert received(good)["value"] == {
        "version": 1,
        "name": "echo",
        "reasons": True,
        "burst_channels": True,
        "ahead": True,
        "awaited": True,
        "configs": True,
    }
    if "starts with hello" not in message and "hello of version" not in message:
        bad.sendall(HELLO)
        received(bad)
    bad.sendall(sent)
    fault = received(bad)
    assert (fault["type"], fault["kind"]) == ("fault", "protocol")
    assert re.search(message, fault["message"])
    assert bad.recv(1) == b""
    good.sendall(INFO)
    assert received(good)["value"]["version"] == "echo 1"


def test_a_failed_one_way_message_is_told_with_the_next_call(listening):
    sock = listening.connect()
    sock.sendall(HELLO)
    received(sock)
    sock.sendall(framed(messages.encode(messages.CloseHandle(99))) + INFO)
    fault = received(sock)
    assert fault["kind"] == "protocol"
    assert fault["message"] == "close_handle: nothing has the handle 99; it is closed, or never was"
    sock.sendall(INFO)
    assert received(sock)["type"] == "answer"


def test_a_message_that_comes_again_refers_to_what_there_is_by_then(listening):
    sock, first, second = listening.connect(), Memory.create(32), Memory.create(32)
    hello, _, prepare, add, execute = (
        bytes.fromhex("".join(line[2:] for line in block.splitlines() if line.startswith(">")))
        for block in re.findall(r"```wire\n(.*?)```", PROTOCOL.read_text(), re.DOTALL)
    )
    for sent, memory in ((hello, None), (prepare, None), (add, first)):
        socket.send_fds(sock, [sent], [memory.fd] if memory else [])
        if memory is None:
            received(sock)
    for round in range(3):
        first.view()[:16] = b"0123456789abcde%d" % round
        sock.sendall(execute)
        assert received(sock)["value"]["status"] == 0
        assert first.view()[16:] == first.view()[:16]
    # The same identity, the same bytes, another memory.
    socket.send_fds(sock, [framed(messages.encode(messages.ForgetPools((1,)))) + add], [second.fd])
    second.view()[:16] = b"another memory's"
    sock.sendall(execute)
    received(sock)
    assert bytes(second.view()[16:]) == b"another memory's"
    assert bytes(first.view()[:16]) == b"0123456789abcde2"
    sock.sendall(framed(messages.encode(messages.CloseHandle(1))) + execute)
    assert "no PreparedModel has the handle 1" in received(sock)["message"]


def test_a_driver_that_cannot_be_opened_is_told_to_every_client(tmp_path):
    service = Service("inproc:no_such_package")
    for _ in range(2):
        ours, theirs = socket.socketpair()
        ours.sendall(HELLO)
        service.serve(Connection(theirs))
        fault = received(ours)
        assert (fault["kind"], "no_such_package" in fault["message"]) == ("usage", True)
        ours.close()


def test_what_a_client_left_is_closed(listening, capsys):
    first, second = listening.connect(), listening.connect()
    for sock in (first, second):
        sock.sendall(HELLO)
        received(sock)
    blocks = re.findall(r"```wire\n(.*?)```", PROTOCOL.read_text(), re.DOTALL)
    prepare = "".join(line[2:] for line in blocks[2].splitlines() if line.startswith(">"))
    first.sendall(bytes.fromhex(prepare))
    assert received(first)["callbacks"] == [[0, 1]]
    listening.leave(first)
    assert "prepared model closed" not in capsys.readouterr().out
    listening.leave(second)
    assert "prepared model closed" in capsys.readouterr().out


def test_a_frame_that_cannot_be_sent():
    ours, theirs = socket.socketpair()
    with theirs, pytest.raises(ProtocolError, match="at most 253 descriptors, got 254"):
        Connection(ours).send([(b"", [0] * 254)])
