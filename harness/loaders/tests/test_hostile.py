"""Malformed and hostile clients: they are refused with a message, no other client notices, and nothing of them is
left.
"""

from __future__ import annotations

import gc
import os
import re
import socket
import threading

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nnconform.harness.loaders.service.host.service import Service
from nnconform.harness.loaders.tests.conftest import DRIVERS
from nnconform.harness.loaders.tests.conversation import HELLO, INFO, MALFORMED, Sent, Talk, every_message, frame
from nnconform.harness.process.tests.test_supervised import wait_until
from nnconform.harness.process.wire import HEADER, Connection, Room


class InThreads:
    """A service in this process, with a thread for each connection; ``failed`` has the uncaught exceptions of
    threads.
    """

    def __init__(self):
        self.service = Service(f"{DRIVERS}:Echo", outlives=True)
        self.threads = []

    def connect(self):
        ours, theirs = socket.socketpair()
        self.threads.append(threading.Thread(target=self.service.serve, args=(Connection(theirs, self.service.room),)))
        self.threads[-1].start()
        return ours

    def say(self, sent):
        """Return the answers to one connection that sends this, once its thread has ended."""
        answers = Talk(self.connect()).say(sent)
        thread = self.threads.pop()
        thread.join(120)
        assert not thread.is_alive()
        return answers


@pytest.fixture(scope="module")
def service():
    return InThreads()


@pytest.fixture
def nothing_kept(light_collections):
    """Check that no descriptor is open after the test that was not before."""
    gc.collect()
    before = set(os.listdir("/proc/self/fd"))
    yield
    gc.collect()
    # What other threads of this process closed last may be open for a moment on a busy machine.
    wait_until(lambda: len(os.listdir("/proc/self/fd")) == len(before))


def expect_well_behaved(answers):
    """Check that the answers are replies and refusals, and no refusal blames the driver for the client's mistake."""
    for message in answers:
        assert message["type"] in ("answer", "fault")
        assert message["type"] == "answer" or message["message"]


@pytest.mark.parametrize("name", MALFORMED)
def test_malformed(service, nothing_kept, name):
    other = service.connect()
    bystander = Talk(other)
    other.sendall(HELLO.replace(bytes(range(16)), b"another session!"))
    answers = service.say(MALFORMED[name])
    expect_well_behaved(answers)
    faults = [message for message in answers if message["type"] == "fault"]
    if name.startswith("half") or "not sent" in name:
        assert not faults  # it ended; there is nothing to say to it
    elif name == "descriptors that nobody announced":
        assert [message["type"] for message in answers] == ["answer", "answer"]
    elif name == "a memory of no bytes":
        assert not faults  # there may be such
    else:
        assert [message["kind"] for message in faults] == ["protocol"]
    answers = bystander.say(Sent(INFO))
    assert [message["type"] for message in answers] == ["answer", "answer"]
    service.threads.pop().join(120)


@pytest.mark.parametrize("kind", ["supported_operations", "reasons", "prepare_model"])
def test_a_model_that_is_none_ends_its_connection(service, nothing_kept, kind):
    """Though it is decoded apart from its message."""
    prepare = {"preference": 1, "priority": 1, "deadline": None, "model_cache": 0, "data_cache": 0, "callback": 1}
    message = {"type": kind, "model": {"main": 3}, "token": bytes(32), **prepare}
    answer, fault = service.say(Sent(HELLO + frame(message) + INFO))
    assert (answer["type"], fault["type"], fault["kind"]) == ("answer", "fault", "protocol")
    assert "no message of the protocol" in fault["message"]


def test_every_message_as_it_should_be(service, nothing_kept):
    """The frames that the mutations start from are valid, and reach the driver."""
    messages = every_message()
    data = HELLO + b"".join(frame(message, count) for message, count in messages)
    answers = service.say(Sent(data, sum(count for _, count in messages)))
    expect_well_behaved(answers)
    blamed = [message["message"] for message in answers if message["type"] == "fault"]
    # The driver makes no reusable executions; there are no bells among the descriptors, and so no channel, and nobody
    # asked anything.
    assert [re.sub(r"\d", "N", message) for message in blamed] == [
        *["no ReusableExecution has the handle N; it is closed, or never was"] * 2,
        "configure_burst_channel: a queue's bell must be an eventfd",
        "no BurstContext has the handle N; it is closed, or never was",
        "provide_memories: no question has the ticket N; it is answered, or never was",
    ]
    assert len(answers) == 1 + len(messages) - 3


VALID = [(frame(message, count), count) for message, count in every_message()]


@st.composite
def mutated(draw):
    """Some valid frames with a few bytes changed, dropped, doubled or put in."""
    chosen = draw(st.lists(st.sampled_from(VALID), min_size=1, max_size=4))
    data = bytearray(b"".join(each for each, _ in chosen))
    for _ in range(draw(st.integers(1, 6))):
        place = draw(st.integers(0, len(data)))
        what = draw(st.sampled_from(["set", "drop", "double", "insert"]))
        size = draw(st.integers(1, 8))
        if what == "set":
            data[place : place + 1] = draw(st.binary(min_size=1, max_size=1))
        elif what == "drop":
            del data[place : place + size]
        elif what == "double":
            data[place:place] = data[place : place + size]
        else:
            data[place:place] = draw(st.binary(min_size=size, max_size=size))
    return Sent(HELLO + bytes(data), max(0, sum(count for _, count in chosen) + draw(st.integers(-1, 1))))


@settings(
    max_examples=120,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(sent=mutated())
def test_mutated_frames(service, sent):
    expect_well_behaved(service.say(sent))


def test_mutations_leave_no_descriptor(service, nothing_kept):
    """The same mutations repeated: a descriptor that one of them left open would add up."""
    strategy = mutated()

    @settings(max_examples=50, deadline=None, derandomize=True, database=None)
    @given(sent=strategy)
    def run(sent):
        service.say(sent)

    run()


def test_a_slow_sender_blocks_nobody(service):
    slow = service.connect()
    for byte in HELLO[:-1]:
        slow.send(bytes([byte]))
    answers = service.say(Sent(HELLO + INFO))
    assert [message["type"] for message in answers] == ["answer", "answer"]
    answers = Talk(slow).say(Sent(HELLO[-1:] + INFO))
    assert [message["type"] for message in answers] == ["answer", "answer"]
    service.threads.pop().join(120)


def test_hoarded_descriptors_are_refused_before_there_are_none_left(service, nothing_kept):
    sock = service.connect()
    sock.sendall(HELLO)
    file = os.memfd_create("hoard")
    talk = Talk(sock)
    try:
        for _ in range(100):
            # A byte of a frame that never ends, and with it as many descriptors as one message takes.
            socket.send_fds(sock, [INFO[:1] if _ == 0 else b"\0"], [file] * 253)
    except (BrokenPipeError, ConnectionResetError):
        pass
    finally:
        os.close(file)
    answers = talk.hear()
    assert answers == [] or "ahead of their frames" in answers[-1]["message"] or answers[-1]["type"] == "answer"
    service.threads.pop().join(120)


def test_messages_are_bounded_each_and_together(nothing_kept):
    mib = 1 << 20
    bounded = InThreads()
    bounded.service.room = room = Room(2 * mib, 3 * mib)
    (fault,) = bounded.say(Sent(HEADER.pack(2 * mib + 1, 0)))
    assert f"got a payload of {2 * mib + 1} bytes, wanted at most {2 * mib}" in fault["message"]
    unfinished = HEADER.pack(2 * mib, 0) + bytes(2 * mib - 1)
    hoarder = bounded.connect()
    hoarder.sendall(unfinished)
    wait_until(lambda: room._free == mib)
    (fault,) = bounded.say(Sent(unfinished))
    assert "no room for this message" in fault["message"]
    # Small ones need none, and what a client had that ended is free again.
    assert [answer["type"] for answer in bounded.say(Sent(HELLO + INFO))] == ["answer", "answer"]
    hoarder.close()
    bounded.threads.pop().join(120)
    assert room._free == 3 * mib
