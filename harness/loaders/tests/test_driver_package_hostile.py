"""What no client should send to ``nnconform_driver``: it answers or hangs up, and serves all others as before."""

from __future__ import annotations

import importlib
import socket
import threading
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from nnconform.harness.campaigns.mutants import make_base
from nnconform.harness.conformance.support import models
from nnconform.harness.generate.broken.base import Base
from nnconform.harness.generate.broken.family import families
from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.values import wire_model
from nnconform.harness.loaders.tests.conversation import HELLO, INFO, MALFORMED, Sent, Talk, every_message, frame
from nnconform.harness.process.wire import HEADER
from nnconform.harness.tests.whole_repo.tree import ROOT


@pytest.fixture
def connect(monkeypatch):
    """A function that connects to the example, served by this process."""
    monkeypatch.syspath_prepend(str(ROOT / "driver_package"))
    example, service = (importlib.import_module(f"nnconform_driver.{name}") for name in ("example", "service"))
    served, threads = service.Service(example.open_device()), []

    def make():
        ours, theirs = socket.socketpair()
        threads.append(threading.Thread(target=served.serve, args=(theirs,)))
        threads[-1].start()
        return ours

    yield make
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    assert served._clients == {}


def bystander(connect):
    talk = Talk(connect())
    talk.socket.sendall(HELLO.replace(bytes(range(16)), b"another session!"))
    return talk


def serves_on(talk):
    return [message["type"] for message in talk.say(Sent(INFO))] == ["answer", "answer"]


@pytest.mark.parametrize("name", MALFORMED)
def test_what_no_client_should_send(connect, name):
    other = bystander(connect)
    replies = [message["kind"] for message in Talk(connect()).say(MALFORMED[name]) if message["type"] == "fault"]
    assert len(replies) <= 1
    assert set(replies) <= {"protocol"}
    assert serves_on(other)


def test_every_message_is_answered(connect):
    sent = [(frame(message, count), count) for message, count in every_message()]
    heard = Talk(connect()).say(Sent(HELLO + b"".join(data for data, _ in sent), sum(count for _, count in sent)))
    # Three have no reply; what names a handle that is not there is a fault.
    assert len(heard) == 1 + len(sent) - 3
    assert {message["kind"] for message in heard if message["type"] == "fault"} == {"protocol"}
    assert [message["type"] for message in heard[:8]] == ["answer"] * 8


def test_damaged_messages(connect):
    random, replies, other = Random(20), Counter[str](), bystander(connect)
    payloads = [frame(message)[HEADER.size :] for message, _ in every_message()]
    for _ in range(60):
        sent = [frame(_damaged(each, random) if random.random() < 0.3 else each) for each in payloads]
        for message in Talk(connect()).say(Sent(HELLO + b"".join(sent))):
            assert message["type"] == "answer" or message["kind"] == "protocol", message
            replies[message["type"]] += 1
    assert min(replies.values()) > 30
    assert serves_on(other)


def _damaged(payload, random):
    """Return a message with a few bytes changed, removed or inserted."""
    content = bytearray(payload)
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(content))
        content[place : place + random.randrange(2)] = random.choice((b"", b"\xff", b"\xdd", b"\x91", b"\xc0", b"\x01"))
    return bytes(content)


def test_broken_models_end_nothing(connect):
    """The example refuses a mutant, does not support it, or prepares it; it never raises."""
    chain = models.case("chain_float32").model
    bases = {**{name: make_base(name, 0) for name in ("add_float32", "MUL/0", "FLOOR/0")}, "chain": Base(chain)}
    frames, tags = [], Counter[str]()
    for base in bases.values():
        for family in families().values():
            for mutant in family.mutants(base):
                model = mutant.mutation.build()
                if not model.pools:
                    frames += [frame(m.SupportedOperations(wire_model(model))), _preparation(model)]
    talk = Talk(connect())
    threading.Thread(target=lambda: talk._send(HELLO + b"".join(frames), [])).start()
    heard = talk.hear()
    assert [message["message"] for message in heard if message["type"] == "fault"] == []
    assert len(heard) == 1 + len(frames) > 1000
    for message in heard[2::2]:
        tags.update([str(message["value"])])
    assert set(tags) == {"0", "2", "4"}


def _preparation(model):
    return frame(m.PrepareModel(wire_model(model), 1, 1, None, 0, 0, bytes(32), 1))


def test_values_in_both_directions(monkeypatch):
    """What one MessagePack writes the other reads."""
    monkeypatch.syspath_prepend(str(ROOT / "driver_package"))
    ours = importlib.import_module("nnconform_driver.msgpack")
    numbers = [0, 127, 128, 255, 256, 65536, 2**32, 2**64 - 1, -1, -32, -33, -128, -129, -40000, -(2**40)]
    values: list[Any] = [
        None,
        True,
        False,
        *numbers,
        0.5,
        float("inf"),
        "",
        "é" * 40,
        "x" * 70000,
        b"",
        bytes(300),
        bytes(70000),
    ]
    values += [list(range(20)), [[]] * 70000, {str(n): n for n in range(20)}, {"a": {"b": [None]}}]
    for value in values:
        assert ours.decode(msgspec.msgpack.encode(value)) == value
        assert msgspec.msgpack.decode(ours.encode(value)) == value
