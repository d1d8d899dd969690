"""Connections: how a frame is waited for. What they carry is tested with the service protocol."""

from __future__ import annotations

import os
import select
import socket
import threading

import pytest

from nnconform.harness.model.errors import ProtocolError
from nnconform.harness.process.wire import Closed, Connection

FRAME = b"\x02\0\0\0\0\0\0\0ok"


class Interrupted(Exception):
    """Raised by a wait."""


def interrupt(event):
    raise Interrupted(event)


def test_what_is_there_is_received_without_a_wait():
    ours, theirs = socket.socketpair()
    connection = Connection(ours)
    connection.try_first()
    with theirs:
        theirs.sendall(FRAME)
        assert connection.receive(interrupt) == (b"ok", [])


def test_what_is_not_there_is_waited_for():
    ours, theirs = socket.socketpair()
    connection, events = Connection(ours), []
    connection.try_first()

    def wait(event):
        events.append(event)
        theirs.sendall(FRAME)

    with theirs:
        assert connection.receive(wait) == (b"ok", [])
    assert events == [select.POLLIN]


def test_a_wait_that_raises_ends_the_try():
    ours, theirs = socket.socketpair()
    connection = Connection(ours)
    connection.try_first()
    with theirs:
        theirs.sendall(FRAME[:5])
        with pytest.raises(Interrupted):
            connection.receive(interrupt)


def test_without_a_try_the_wait_comes_first():
    ours, theirs = socket.socketpair()
    with theirs:
        theirs.sendall(FRAME)
        with pytest.raises(Interrupted):
            Connection(ours).receive(interrupt)


@pytest.fixture
def packets():
    """The two ends of a socket that keeps the limits of packets."""
    ends = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    yield ends
    for end in ends:
        end.close()


@pytest.mark.parametrize("waits", [False, True])
def test_a_frame_larger_than_a_packet_comes_whole(packets, waits):
    sender, receiver = map(Connection, packets)
    payload = os.urandom(3_000_001)
    file = os.open(os.devnull, os.O_RDONLY)

    def wait(event):
        ready = select.poll()
        ready.register(sender.fileno(), event)
        assert ready.poll(60_000)

    frames = [(payload, [file]), (b"and another", [])]
    thread = threading.Thread(target=sender.send, args=(frames, wait if waits else None))
    thread.start()
    got, descriptors = receiver.receive()
    assert (got == payload, receiver.receive()) == (True, (b"and another", []))
    thread.join()
    assert [os.path.samestat(os.fstat(each), os.fstat(file)) for each in descriptors] == [True]
    for each in (file, *descriptors):
        os.close(each)


def test_a_packet_that_is_too_large_is_no_frame(packets):
    packets[0].send(bytes(100_000))
    with pytest.raises(ProtocolError, match="bytes were lost: a packet has more than 65536"):
        Connection(packets[1]).receive()


def test_a_frame_may_come_in_packets_of_any_size(packets):
    for place in range(len(FRAME)):
        packets[0].send(FRAME[place : place + 1])
    assert Connection(packets[1]).receive() == (b"ok", [])


def test_a_closed_socket_of_packets(packets):
    packets[0].close()
    with pytest.raises(Closed):
        Connection(packets[1]).receive()
