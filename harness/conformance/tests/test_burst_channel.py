"""Bursts through queues across processes: the queues, the driver's requests for memories, and malformed messages."""

from __future__ import annotations

import fcntl
import gc
import os
import threading
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from nnconform.harness.conformance.support.burst_channel import BurstChannel, packet_of
from nnconform.harness.driver.burst_packets import decode_result
from nnconform.harness.driver.message_queue import MessageQueue, memory_size
from nnconform.harness.execution.preparation import prepare
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.service import messages as m
from nnconform.harness.loaders.service.client.device import ServiceDevice
from nnconform.harness.loaders.service.host.callbacks import MemoryQuestions
from nnconform.harness.loaders.service.messages import PROTOCOL_VERSION, Welcome
from nnconform.harness.loaders.tests.conftest import output_of, small_model, small_request
from nnconform.harness.loaders.tests.conftest import prepare as prepare_echo
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import DriverCrashed, ProtocolError
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, OutputShape

RIGHT = ExecutionResult(ErrorStatus.NONE, (OutputShape((4,)),))
# -1.5, 0.5, 2.75 and -0.25 in float32, and their floors.
VALUES = bytes.fromhex("0000c0bf0000003f00003040000080be")
FLOORS = bytes.fromhex("000000c00000000000000040000080bf")
_nothing = msgspec.msgpack.Decoder(None)


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session("service:inproc:reference_driver", limit=60)
    yield session
    session.close()


def channel_of(session: Session) -> BurstChannel:
    prepared = prepare(session, small_model()).prepared
    assert prepared is not None
    return BurstChannel(session, prepared)


def device_of(session: Session) -> ServiceDevice:
    device = session.device()
    assert isinstance(device, ServiceDevice)
    return device


def test_requests_and_results_cross_by_queue_alone(session: Session) -> None:
    channel = channel_of(session)
    request = small_request(content=VALUES)
    assert channel.execute(request, [3]) == RIGHT
    assert output_of(request) == FLOORS
    assert channel.requested_slots == [3]
    other = small_request(content=FLOORS)
    assert channel.execute(other, [4]) == RIGHT
    assert channel.execute(request, [3]) == RIGHT
    assert channel.requested_slots == [3, 4]
    channel.free_memory(3)
    assert channel.execute(other, [3]) == RIGHT
    assert channel.requested_slots == [3, 4, 3]
    channel.close()


def test_a_burst_that_is_closed_while_it_asks_gets_its_answer_all_the_same(session: Session) -> None:
    channel, requested = channel_of(session), threading.Event()
    request = small_request(content=VALUES)

    def end_burst() -> None:
        # The driver closes the burst at once, and closing waits for the thread that asks for memories.
        channel.end()
        requested.set()

    channel.on_request = end_burst
    channel.memories[3] = request.pools[0]
    channel.requests.write(packet_of(request, [3]))
    session.wait(requested, "a burst's request for memories")
    session.flush()
    channel.close()
    assert channel_of(session).execute(request, [3]) == RIGHT


def test_a_driver_without_them(service) -> None:
    device = service()
    prepared = prepare_echo(device)
    queues = MessageQueue.create(), MessageQueue.create()
    result = prepared.configure_burst_channel(lambda slots: (ErrorStatus.NONE, ()), *queues)
    assert result == (ErrorStatus.GENERAL_FAILURE, None)
    device.status()
    assert device._connection._callbacks == {}


def test_a_service_that_knows_nothing_of_them_is_not_asked(session: Session) -> None:
    prepared = prepare(session, small_model()).prepared
    assert prepared is not None
    device_of(session)._connection.welcome = Welcome(PROTOCOL_VERSION, "echo", burst_channels=False)
    channel = BurstChannel(session, prepared)
    assert (channel.status, channel.context) == (ErrorStatus.GENERAL_FAILURE, None)
    channel.close()


def test_the_callback_is_dropped_with_the_burst(session: Session) -> None:
    channel = channel_of(session)
    channel.execute(small_request(content=VALUES), [0])
    connection = device_of(session)._connection
    released = threading.Event()
    # The newest: that of the preparation stays until the service drops it, which may be later.
    number = max(connection._callbacks)
    connection._callbacks[number] = _Watched(connection._callbacks[number], released)  # type: ignore[assignment]
    channel.close()
    session.device().status()
    # The service is informed by an event.
    gc.collect()
    assert released.wait(60)


class _Watched:
    """Sets an event when it is collected."""

    def __init__(self, callback: object, collected: threading.Event) -> None:
        self.callback, self.collected = callback, collected

    def __del__(self) -> None:
        self.collected.set()


def test_a_client_that_raises_is_heard_of_and_the_burst_goes_on(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    exceptions: list[type[BaseException]] = []
    reported = threading.Event()

    def record(arguments: threading.ExceptHookArgs) -> None:
        exceptions.append(arguments.exc_type)
        reported.set()

    monkeypatch.setattr(threading, "excepthook", record)
    prepared = prepare(session, small_model()).prepared
    assert prepared is not None

    class Raising(BurstChannel):
        def _provide_memories(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
            if not self.requested_slots:
                self.requested_slots.append(-1)
                raise KeyError(slots)
            return super()._provide_memories(slots)

    channel = Raising(session, prepared)
    request = small_request(content=VALUES)
    assert channel.execute(request, [0]) == ExecutionResult(ErrorStatus.GENERAL_FAILURE)
    # The channel answers before its thread has reported the exception.
    assert reported.wait(60)
    assert exceptions == [KeyError]
    assert channel.execute(request, [0]) == RIGHT
    channel.close()


def test_a_driver_that_dies_under_a_burst() -> None:
    session = Session("service:inproc:reference_driver.faulty?fault=operation.aborts&operation=FLOOR", limit=60)
    channel = channel_of(session)
    with pytest.raises(DriverCrashed, match="SIGABRT"):
        channel.execute(small_request(content=VALUES), [0])
    session.discard_device()
    session.close()


def test_a_memory_that_could_be_cut_off_is_no_queue(session: Session) -> None:
    prepared = prepare(session, small_model()).prepared
    assert prepared is not None
    fd, bell = os.memfd_create("test", os.MFD_ALLOW_SEALING), os.eventfd(0)
    os.ftruncate(fd, memory_size(4))
    connection, answer = device_of(session)._connection, msgspec.msgpack.Decoder(tuple[int, int | None])
    message = m.ConfigureBurstChannel(prepared.handle.number, 4, 4, connection.expect(print))  # type: ignore[attr-defined]
    with pytest.raises(ProtocolError, match="sealed with F_SEAL_SHRINK"):
        connection.call(message, answer, (), [fd, bell, fd, bell])
    fcntl.fcntl(fd, fcntl.F_ADD_SEALS, fcntl.F_SEAL_SHRINK)
    with pytest.raises(ProtocolError, match="wanted 4"):
        connection.call(message, answer, (), [fd, bell, fd])
    message.results = 2**40
    with pytest.raises(ProtocolError, match="holds 1 to"):
        connection.call(message, answer, (), [fd, bell, fd, bell])
    for each in (fd, bell):
        os.close(each)


def test_an_answer_to_no_question(session: Session) -> None:
    with pytest.raises(ProtocolError, match="no question has the ticket 77"):
        device_of(session)._connection.call(m.ProvideMemories(77, 0, ()), _nothing)


def test_whoever_asks_a_client_that_has_gone_gets_no_memories() -> None:
    questions = MemoryQuestions()
    assert questions.wait(questions.open()) == (ErrorStatus.GENERAL_FAILURE, ())
    questions.begin()
    results: list[object] = []
    ticket = questions.open()
    thread = threading.Thread(target=lambda: results.append(questions.wait(ticket)))
    thread.start()
    questions.end()
    thread.join(60)
    assert results == [(ErrorStatus.GENERAL_FAILURE, ())]


def test_broken_packets_are_answered_as_packets(session: Session) -> None:
    channel = channel_of(session)
    request = small_request(content=VALUES)
    answer = decode_result(channel.exchange(packet_of(request, [0])[:-24]))
    assert answer == ExecutionResult(ErrorStatus.INVALID_ARGUMENT)
    assert channel.execute(request, [0]) == RIGHT
    channel.close()
