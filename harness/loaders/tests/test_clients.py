"""Several clients of one driver's process: which client owns what, and what ends with it."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from nnconform.harness.driver.interface import BufferDesc, BufferRole, Device, PreparedModel, Remote
from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.loaders.tests import drivers
from nnconform.harness.loaders.tests.conftest import output_of, small_model, small_request
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus
from nnconform.harness.model.errors import DriverCrashed

REFERENCE = "inproc:reference_driver"
ECHO = f"inproc:{drivers.__name__}"


@pytest.fixture
def reference() -> Iterator[ServiceDevice]:
    device = ServiceDevice(REFERENCE)
    yield device
    device.close()


def another(device: Device) -> Device:
    client = device.another_client()
    assert client is not None
    return client


def prepare(device: Device) -> PreparedModel:
    results: list[PreparedModel | None] = []
    arrived = threading.Event()

    def callback(status: ErrorStatus, prepared: PreparedModel | None) -> None:
        results.append(prepared)
        arrived.set()

    device.prepare_model(small_model(), callback=callback)
    assert arrived.wait(60)
    assert results[0] is not None
    return results[0]


def test_clients_share_a_process_and_nothing_else(reference: ServiceDevice) -> None:
    client = another(reference)
    assert client.status() == DeviceStatus.AVAILABLE
    assert client.info() == reference.info()
    ours, theirs = prepare(reference), prepare(client)
    roles = [BufferRole(0, 0)]
    assert reference.allocate(BufferDesc(), [ours], roles, [])[0] == ErrorStatus.NONE
    assert reference.allocate(BufferDesc(), [theirs], roles, [])[0] == ErrorStatus.INVALID_ARGUMENT
    assert client.allocate(BufferDesc(), [ours], roles, [])[0] == ErrorStatus.INVALID_ARGUMENT
    client.close()


def test_a_client_that_closes_takes_nothing_from_the_other(reference: ServiceDevice) -> None:
    client = another(reference)
    ours = prepare(reference)
    prepare(client)
    client.close()
    client.close()
    request = small_request()
    assert ours.execute_synchronously(request).status == ErrorStatus.NONE
    with pytest.raises(DriverCrashed, match="opened anew"):
        client.status()


def test_a_client_ends_with_the_one_that_it_came_of() -> None:
    device = ServiceDevice(REFERENCE)
    client = another(device)
    device.close()
    with pytest.raises(DriverCrashed):
        client.status()
    client.close()


def test_what_a_client_left_is_closed_with_it(reference: ServiceDevice) -> None:
    tokens = set()
    for _ in range(3):
        client = another(reference)
        prepared = prepare(client)
        status, buffer, token = client.allocate(BufferDesc(), [prepared], [BufferRole(0, 0)], [])
        assert status == ErrorStatus.NONE
        assert buffer is not None
        tokens.add(token)
        client.close()
    assert len(tokens) == 3


def test_a_driver_that_knows_of_one_client_is_the_same_for_all() -> None:
    device = ServiceDevice(ECHO)
    assert device.info() == drivers.TOLD
    client = another(device)
    request = small_request()
    assert prepare(client).execute_synchronously(request).status == ErrorStatus.NONE
    assert output_of(request) == b"0123456789abcdef"
    assert client.supported_operations(small_model())[0] == ErrorStatus.NONE
    client.close()
    assert device.status() == DeviceStatus.BUSY
    device.close()


def test_only_the_client_that_started_the_process_may_limit_it(reference: ServiceDevice) -> None:
    client = another(reference)
    assert isinstance(client, Remote)
    assert (reference.is_own, client.is_own) == (True, False)
    assert reference.pid == client.pid
    client.close()
