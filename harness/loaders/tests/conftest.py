"""Fixtures and helpers: a small model and a request for it, and devices that are closed after the test."""

from __future__ import annotations

import contextlib

import pytest

from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.loaders.service.client.program import ProgramServer
from nnconform.harness.model.codes import ErrorStatus, OperandLifeTime, OperandType, OperationType
from nnconform.harness.model.errors import DriverFault
from nnconform.harness.model.graph import DataLocation, Model, Operand, Operation, Subgraph
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import Request, RequestArgument

DRIVERS = "inproc:nnconform.harness.loaders.tests.drivers"


@pytest.fixture
def service():
    """A function that opens one of the test drivers as a service."""
    opened = []

    def open_service(driver="Echo", limit=10.0):
        opened.append(ServiceDevice(f"{DRIVERS}:{driver}", limit))
        return opened[-1]

    yield open_service
    for device in opened:
        with contextlib.suppress(DriverFault):
            device.close()


def open_remote(address) -> ServiceDevice:
    """Return the driver at an address of a scheme that speaks the service protocol."""
    device = open_driver(address)
    assert isinstance(device, ServiceDevice)
    return device


def socket_of(device) -> str:
    """Return the path on which the program of an ``exec:`` device listens."""
    program = device._connection._server
    assert isinstance(program, ProgramServer)
    return program._path


def small_model(pools=()):
    """FLOOR of four numbers."""
    operands = (
        Operand(OperandType.TENSOR_FLOAT32, (4,), OperandLifeTime.SUBGRAPH_INPUT, number_of_consumers=1),
        Operand(OperandType.TENSOR_FLOAT32, (4,), OperandLifeTime.SUBGRAPH_OUTPUT),
    )
    return Model(Subgraph(operands, (Operation(OperationType.FLOOR, (0,), (1,)),), (0,), (1,)), pools=pools)


def small_request(memory=None, content=b"0123456789abcdef"):
    """16 bytes in, 16 bytes out, of one memory."""
    memory = memory or Memory.create(32)
    memory.view()[:16] = content
    return Request((RequestArgument(DataLocation(0, 0, 16)),), (RequestArgument(DataLocation(0, 16, 16)),), (memory,))


def output_of(request):
    return bytes(request.pools[0].view()[16:32])


def prepare(device, model=None) -> PreparedModel:
    """Return the prepared model of ``model``."""
    results: list[PreparedModel | None] = []
    status = device.prepare_model(model or small_model(), callback=lambda status, prepared: results.append(prepared))
    assert status == ErrorStatus.NONE
    assert results[0] is not None
    return results[0]
