"""A driver's process is killed in the middle of its work: every object of it says so at once, and a new one works."""

from __future__ import annotations

import os
import signal
import threading

import pytest

from nnconform.harness.conformance.support import models
from nnconform.harness.driver.fences import FenceState, Signal, state_of
from nnconform.harness.driver.interface import BufferDesc, BufferRole, PreparedModel
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.errors import DriverCrashed
from nnconform.harness.model.memory import Memory

CASE = models.case("add_float32")
# Seconds: far longer than all of this takes, and none of it may wait for it.
LIMIT = 60.0


def prepare(device: ServiceDevice) -> PreparedModel:
    results: list[PreparedModel | None] = []
    arrived = threading.Event()

    def callback(status: ErrorStatus, prepared: PreparedModel | None) -> None:
        results.append(prepared)
        arrived.set()

    device.prepare_model(CASE.model, callback=callback)
    device.await_callback(arrived)
    assert results[0] is not None
    return results[0]


def test_what_is_left_of_a_killed_process_and_a_new_one() -> None:
    session = Session("service:inproc:reference_driver", limit=LIMIT)
    device = session.device()
    assert isinstance(device, ServiceDevice)
    prepared, request = prepare(device), session.lay_out(CASE)
    burst = prepared.configure_execution_burst()[1]
    buffer = device.allocate(BufferDesc(), [prepared], [BufferRole(0, 0)], [])[1]
    client = device.another_client()
    awaited, called = Signal(), threading.Event()
    fenced = prepared.execute_fenced(request, [awaited.fence])
    assert burst
    assert buffer
    assert client
    assert fenced.callback
    os.kill(device.pid, signal.SIGKILL)
    calls = {
        "a synchronous execution": lambda: prepared.execute_synchronously(request),
        "an asynchronous execution": lambda: prepared.execute(request, callback=lambda result: called.set()),
        "a fenced execution": lambda: prepared.execute_fenced(request),
        "the result of a fenced execution": fenced.callback,
        "a callback": lambda: device.await_callback(called),
        "a burst": lambda: burst.execute_synchronously(request, (0, 1)),
        "a slot": lambda: burst.free_memory(0),
        "a buffer": lambda: buffer.copy_to(Memory.create(24)),
        "another client": client.status,
        "a preparation": lambda: device.prepare_model(CASE.model),
        "a query": lambda: device.supported_operations(CASE.model),
    }
    for what, call in calls.items():
        with pytest.raises(DriverCrashed):
            pytest.fail(f"{what}: got {call()!r}, wanted DriverCrashed")
    assert not called.is_set()
    # The process held the other end of the fence, which has failed with it.
    assert state_of(fenced.fence) is FenceState.FAILED
    for each in (burst, buffer, prepared, client, client):
        each.close()
    os.close(fenced.fence)
    awaited.signal()
    session.discard_device()
    again = session.device()
    assert isinstance(again, ServiceDevice)
    assert prepare(again).execute_synchronously(session.lay_out(CASE)).status == ErrorStatus.NONE
    session.close()
