"""Callbacks that the client awaits come with the answer to the call, and no answer waits for long."""

from __future__ import annotations

import socket
import threading
from contextlib import contextmanager

import msgspec
import pytest

from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.service import messages
from nnconform.harness.loaders.service.host import callbacks
from nnconform.harness.loaders.service.host.service import Service
from nnconform.harness.loaders.service.values import wire_model
from nnconform.harness.loaders.tests.conftest import small_model
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.process.wire import Connection

DRIVERS = "inproc:nnconform.harness.loaders.tests.late_drivers"
# Seconds: of a test that waits so long something has gone wrong.
_TOO_LONG = 60.0


@contextmanager
def connected(how):
    """Connections for events and calls to a service in this process, whose driver calls back in the way ``how``."""
    service, threads, ours = Service(f"{DRIVERS}:LatePreparer?how={how}"), [], []
    for events in (True, False):
        mine, its = socket.socketpair()
        mine.settimeout(_TOO_LONG)
        threads.append(threading.Thread(target=service.serve, args=(Connection(its),)))
        threads[-1].start()
        ours.append(Connection(mine))
        ours[-1].send([(messages.encode(messages.Hello(1, bytes(16), events)), ())])
        assert decoded(ours[-1])["value"]["awaited"] is True
    try:
        yield ours
    finally:
        for connection in ours:
            connection.close()
        for thread in threads:
            thread.join()


def decoded(connection):
    return msgspec.msgpack.decode(connection.receive()[0])


def preparation(awaited):
    model = wire_model(small_model())
    message = messages.PrepareModel(model, 1, 1, None, 0, 0, bytes(32), 1, awaited)
    return [(messages.encode(message), ())]


def test_a_callback_on_another_thread_comes_with_the_answer(monkeypatch):
    monkeypatch.setattr(callbacks, "_MOST_WAITED", _TOO_LONG)
    with connected("thread") as (_, calls):
        calls.send(preparation(True))
        answer = decoded(calls)
    assert (answer["type"], answer["value"], answer["callbacks"]) == ("answer", 0, [[0, 1]])


def test_a_callback_that_is_not_awaited_is_an_event(monkeypatch):
    monkeypatch.setattr(callbacks, "_MOST_WAITED", _TOO_LONG)
    with connected("thread") as (events, calls):
        calls.send(preparation(False))
        answer, event = decoded(calls), decoded(events)
    assert (answer["callbacks"], answer["callback_done"]) == ([], False)
    assert event == {"type": "called", "callback": 1, "value": [0, 1]}


def test_an_answer_does_not_wait_for_long(monkeypatch):
    monkeypatch.setattr(callbacks, "_MOST_WAITED", 0.001)
    with connected("when_asked") as (events, calls):
        calls.send(preparation(True))
        answer = decoded(calls)
        assert (answer["value"], answer["callbacks"], answer["callback_done"]) == (0, [], False)
        calls.send([(messages.encode(messages.Status()), ())])  # at which this driver calls back
        assert decoded(events) == {"type": "called", "callback": 1, "value": [0, 1]}


@pytest.mark.parametrize(("how", "type"), [("never", "answer"), ("raise", "fault")])
def test_nothing_is_waited_for_that_will_not_come(monkeypatch, how, type):
    monkeypatch.setattr(callbacks, "_MOST_WAITED", 2 * _TOO_LONG)
    with connected(how) as (_, calls):
        calls.send(preparation(True))
        answer = decoded(calls)
    assert (answer["type"], answer["callbacks"], answer["callback_done"]) == (type, [], how == "never")


def test_a_second_call_of_the_callback_is_passed_on_too(monkeypatch):
    monkeypatch.setattr(callbacks, "_MOST_WAITED", _TOO_LONG)
    with connected("twice") as (events, calls):
        calls.send(preparation(True))
        values = decoded(calls)["callbacks"]
        if len(values) == 1:  # the answer was sent before the second
            values.append(decoded(events)["value"])
    assert values == [[0, 1], [0, 2]]


def test_preparations_of_the_harness_get_their_callback():
    session = Session(f"service:{DRIVERS}:LatePreparer?how=thread")
    try:
        for _ in range(20):
            preparation = prepare(session, small_model())
            assert (preparation.problem(), preparation.status) == ("", ErrorStatus.NONE)
    finally:
        session.close()


@pytest.mark.parametrize("awaited", [True, False])
def test_the_driver_is_told_whether_its_client_waits(monkeypatch, awaited):
    monkeypatch.setattr(callbacks, "_MOST_WAITED", _TOO_LONG)
    with connected("only_if_awaited") as (_, calls):
        calls.send(preparation(awaited))
        answer = decoded(calls)
    assert answer["callbacks"] == ([[0, 1]] if awaited else [])
