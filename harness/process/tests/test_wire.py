"""Connections: how a frame is waited for. What they carry is tested with the service protocol."""

from __future__ import annotations

import select
import socket

import pytest

from nnconform.harness.process.wire import Connection

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
