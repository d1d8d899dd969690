"""Calls that are sent before the answers of earlier ones were read."""

from __future__ import annotations

import contextlib

import pytest

from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.loaders.tests.conftest import small_model
from nnconform.harness.model.codes import DeviceStatus, ErrorStatus
from nnconform.harness.model.errors import DriverCrashed, DriverFault, DriverHung
from nnconform.harness.model.memory import Memory

DRIVER = "inproc:nnconform.harness.loaders.tests.picky_driver:Picky"
KNOWN = ErrorStatus.NONE, (True,)


@pytest.fixture
def picky():
    """A function that opens the driver as a service."""
    opened = []

    def open_service(limit=10.0):
        opened.append(ServiceDevice(DRIVER, limit))
        return opened[-1]

    yield open_service
    for device in opened:
        with contextlib.suppress(DriverFault):
            device.close()


def model_of(size, pools=()):
    """A model whose one constant memory has so many bytes: what the driver does depends on it."""
    return small_model((*pools, Memory.create(size)))


def test_answers_come_in_any_order_and_between_other_calls(picky):
    device = picky()
    refused, known = device.query_ahead(model_of(2)), device.query_ahead(model_of(1))
    results = []
    launched = device.prepare_ahead(model_of(1), lambda *result: results.append(result))
    assert device.status() == DeviceStatus.AVAILABLE
    assert known() == KNOWN
    assert refused() == (ErrorStatus.INVALID_ARGUMENT, ())
    assert launched() == ErrorStatus.NONE
    assert [status for status, _ in results] == [ErrorStatus.NONE]


def test_an_exception_is_that_of_its_own_call(picky):
    device = picky()
    first, second, third = [device.query_ahead(model_of(size)) for size in (1, 3, 1)]
    with pytest.raises(DriverFault, match="driver raised LookupError in supported_operations"):
        second()
    assert (first(), third()) == (KNOWN, KNOWN)


@pytest.mark.parametrize(("size", "kind"), [(4, DriverCrashed), (5, DriverHung)])
def test_a_breakdown_is_that_of_its_own_call(picky, size, kind):
    device = picky(limit=2.0)
    first, second, third = [device.query_ahead(model_of(each)) for each in (1, size, 1)]
    assert first() == KNOWN
    with pytest.raises(kind, match="during supported_operations"):
        second()
    with pytest.raises(DriverCrashed):
        third()


@pytest.mark.parametrize("is_over", [False, True], ids=["may be over", "is over"])
def test_a_call_between_ends_with_the_breakdown_of_an_earlier_one(picky, is_over):
    device = picky()
    answered, broken = device.query_ahead(model_of(1)), device.query_ahead(model_of(4))
    if is_over:
        assert device._connection._server.has_ended(10.0)
    with pytest.raises(DriverCrashed, match="during supported_operations"):
        device.status()
    assert answered() == KNOWN
    with pytest.raises(DriverCrashed, match="during supported_operations"):
        broken()


def test_memories_are_sent_once_and_in_time(picky):
    device, shared = picky(), Memory.create(1)
    answers = [device.query_ahead(small_model((shared,))) for _ in range(3)]
    assert [answer() for answer in answers] == [KNOWN] * 3


@pytest.mark.parametrize("count", [1, 400])
def test_no_more_is_sent_than_the_socket_holds(picky, count):
    device = picky()
    model = model_of(1, [Memory.create(6) for _ in range(count)])
    answers = [device.query_ahead(model) for _ in range(200)]
    waiting = len(device._connection._threads.channel.ahead)
    assert waiting <= 16
    assert [answer() for answer in answers] == [KNOWN] * 200
