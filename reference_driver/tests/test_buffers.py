"""Driver-managed buffers: what the conformance checks cannot see."""

from __future__ import annotations

import gc
import itertools
import threading
from collections.abc import Iterator

import numpy as np
import pytest

from nnconform.harness.driver.interface import BufferDesc, BufferRole, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperandType
from nnconform.harness.model.errors import ValidationError
from nnconform.harness.model.graph import DataLocation, Operand
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.request import Request, RequestArgument
from nnconform.harness.validate.tests.models import concatenation
from nnconform.reference_driver.buffers import Buffers, DeviceBuffer, NotPossible
from nnconform.reference_driver.device import ReferenceDevice, open_device

ROLE = [BufferRole(0, 0)]


@pytest.fixture
def device() -> Iterator[ReferenceDevice]:
    opened = open_device()
    yield opened
    opened.close()


def prepare(device: ReferenceDevice) -> PreparedModel:
    prepared_models: list[PreparedModel | None] = []
    done = threading.Event()

    def callback(status: ErrorStatus, prepared: PreparedModel | None) -> None:
        prepared_models.append(prepared)
        done.set()

    device.prepare_model(concatenation(), callback=callback)
    assert done.wait(60)
    assert prepared_models[0] is not None
    return prepared_models[0]


def buffer(device: ReferenceDevice, dimensions: tuple[int, ...] = (2, 3)) -> DeviceBuffer:
    return DeviceBuffer(device, 1, Operand(OperandType.TENSOR_FLOAT32, dimensions), frozenset())


def test_a_forgotten_buffer_is_gone(device: ReferenceDevice) -> None:
    prepared = prepare(device)
    status, allocated, token = device.allocate(BufferDesc(), [prepared], ROLE, [])
    assert status == ErrorStatus.NONE
    assert device.buffers.find(device, token) is allocated
    del allocated
    gc.collect()
    assert device.buffers.find(device, token) is None


def test_tokens_that_wrap_pass_over_those_alive(device: ReferenceDevice) -> None:
    prepared = prepare(device)
    buffers = device.buffers
    kept = [buffers.allocate(device, BufferDesc(), [prepared], ROLE, []) for _ in range(3)]
    buffers._numbers = itertools.count(2**32 - 2)
    later = [buffers.allocate(device, BufferDesc(), [prepared], ROLE, []) for _ in range(3)]
    assert [each.token for each in kept + later] == [1, 2, 3, 2**32 - 1, 4, 5]


def test_what_does_not_fit_is_not_possible(device: ReferenceDevice) -> None:
    for shape in ((3, 2), (6,), (2, 3, 1), (0, 3)):
        with pytest.raises(NotPossible):
            buffer(device).store(np.zeros(shape, np.float32))
    open_one = buffer(device, (0, 3))
    for shape in ((2, 3), (0, 3)):
        open_one.store(np.zeros(shape, np.float32))
        assert open_one.content == (shape, bytes(4 * shape[0] * shape[1]))


def test_a_copy_that_fails_leaves_nothing(device: ReferenceDevice) -> None:
    allocated, source = buffer(device), Memory.create(24)
    assert allocated.copy_from(source) == ErrorStatus.NONE
    assert allocated.copy_from(source, (2**33, 3)) == ErrorStatus.INVALID_ARGUMENT
    assert allocated.content is None


def test_an_older_driver_has_no_buffers() -> None:
    device = open_device(hal=str(HalVersion.V1_2))
    prepared = prepare(device)
    assert device.allocate(BufferDesc(), [prepared], ROLE, []) == (ErrorStatus.GENERAL_FAILURE, None, 0)
    device.close()


def test_a_closed_buffer_is_no_pool(device: ReferenceDevice) -> None:
    prepared = prepare(device)
    status, allocated, token = device.allocate(BufferDesc(), [prepared], ROLE, [])
    assert status == ErrorStatus.NONE
    assert allocated is not None
    allocated.close()
    arguments = RequestArgument(DataLocation(0, 0, 0)), RequestArgument(DataLocation(1, 0, 48))
    request = Request(arguments[:1], arguments[1:], (BufferToken(token), Memory.create(48)))
    assert prepared.execute_synchronously(request).status == ErrorStatus.INVALID_ARGUMENT


def test_clients_find_their_own(device: ReferenceDevice) -> None:
    client = device.another_client()
    assert isinstance(client, ReferenceDevice)
    allocated = device.buffers.allocate(device, BufferDesc(), [prepare(device)], ROLE, [])
    with pytest.raises(ValidationError, match="this client prepared"):
        client.buffers.allocate(client, BufferDesc(), [prepare(device)], ROLE, [])
    assert client.buffers.find(client, allocated.token) is None
    client.close()
    assert device.buffers.find(device, allocated.token) is allocated
    assert isinstance(device.buffers, Buffers)
