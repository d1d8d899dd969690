"""Bursts of the reference driver: their threads and descriptors, and misuse by clients."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from nnconform.harness.driver.burst_packets import BurstRequest, decode_result, encode_request
from nnconform.harness.driver.fences import FenceState, wait_for
from nnconform.harness.driver.interface import BurstContext, PreparedModel
from nnconform.harness.driver.message_queue import MessageQueue
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult, OutputShape, RequestArgument
from nnconform.harness.validate.tests.models import chain
from nnconform.reference_driver.device import ReferenceDevice, open_device
from nnconform.reference_driver.tests.leftovers import descriptors
from nnconform.reference_driver.tests.test_device import prepared

NONE, INVALID, FAILURE = ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE
PLACES = (RequestArgument(DataLocation(0, 0, 24)),), (RequestArgument(DataLocation(0, 32, 24)),)
PACKET = encode_request(BurstRequest(*PLACES, (5,), MeasureTiming.NO))
RIGHT = ExecutionResult(NONE, (OutputShape((2, 3)),))
Answer = tuple[ErrorStatus, Sequence[Memory]]


@pytest.fixture
def device() -> Iterator[ReferenceDevice]:
    opened = open_device()
    yield opened
    opened.close()


class Client:
    """Both queues of a burst, and the memory that it returns for every slot."""

    def __init__(self, model: PreparedModel, results: int = 16) -> None:
        self.requests, self.results = MessageQueue.create(16), MessageQueue.create(results)
        self.memory = Memory.create(64)
        self.memory.view()[:24] = np.array([[-1, 2, -3], [4, -5, 6]], np.float32).tobytes()
        self.requested_slots: list[Sequence[int]] = []
        theirs = self.requests.other_side(), self.results.other_side()
        self.status, self.context = model.configure_burst_channel(self.find, *theirs)

    def find(self, slots: Sequence[int]) -> Answer:
        self.requested_slots.append(slots)
        return NONE, [self.memory] * len(slots)

    def execute(self, packet: bytes = PACKET) -> ExecutionResult:
        assert self.requests.write(packet)
        assert wait_for(self.results.bell, 60) is FenceState.SIGNALLED
        return decode_result(self.results.read())

    def open(self) -> BurstContext:
        assert self.context is not None
        return self.context

    def close(self) -> None:
        if self.context:
            self.context.close()
        self.requests.close()
        self.results.close()


def test_execution(device: ReferenceDevice) -> None:
    client = Client(prepared(device, chain()))
    for _ in range(3):
        assert client.execute() == RIGHT
    assert client.requested_slots == [[5]]
    assert np.frombuffer(client.memory.view()[32:56], np.float32).tolist() == [1, 4, 3, 5, 2, 9]
    client.open().free_memory(5)
    assert client.execute() == RIGHT
    assert client.requested_slots == [[5], [5]]
    client.close()


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [((INVALID, ()), INVALID), ((FAILURE, ()), FAILURE), ((NONE, ()), FAILURE), (RuntimeError("no"), FAILURE)],
)
def test_a_client_without_an_answer(
    device: ReferenceDevice, answer: Answer | Exception, wanted: ErrorStatus, capfd: pytest.CaptureFixture[str]
) -> None:
    class Silent(Client):
        def find(self, slots: Sequence[int]) -> Answer:
            if isinstance(answer, Exception):
                raise answer
            return answer

    client = Silent(prepared(device, chain()))
    assert client.execute() == ExecutionResult(wanted)
    client.close()
    assert ("RuntimeError: no" in capfd.readouterr().err) == isinstance(answer, Exception)


def test_a_queue_without_room_for_any_answer(device: ReferenceDevice) -> None:
    client = Client(prepared(device, chain()), results=1)
    assert (client.status, client.context) == (INVALID, None)
    client.close()


def test_a_kernel_that_breaks_down_is_answered(
    device: ReferenceDevice, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    model = prepared(device, chain())

    def broken(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(model, "compute", broken)
    client = Client(model)
    assert client.execute() == ExecutionResult(FAILURE)
    client.close()
    assert "ZeroDivisionError" in capfd.readouterr().err


@pytest.mark.parametrize("way", ["closed", "forgotten", "with the device"])
def test_nothing_stays_behind(way: str) -> None:
    device = open_device()
    model = prepared(device, chain())
    before, threads = descriptors(), threading.active_count()
    client = Client(model)
    assert client.execute() == RIGHT
    server = client.context
    assert server is not None
    thread: threading.Thread = server._thread  # type: ignore[attr-defined]
    if way == "closed":
        server.close()
        server.close()
    elif way == "with the device":
        device.close()
    del server
    client.context = None
    thread.join(60)
    client.close()
    del client
    if way != "with the device":
        assert descriptors() <= before
        assert threading.active_count() <= threads
    device.close()
    assert not thread.is_alive()
