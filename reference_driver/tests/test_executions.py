"""Executions whose kernel raises, and executions on a closed device: the client always gets a result."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator

import pytest

from nnconform.harness.driver.fences import FenceState, wait_for
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.validate.tests.models import chain
from nnconform.reference_driver.device import ReferenceDevice, open_device
from nnconform.reference_driver.tests.test_device import prepared, request

FAILED = ExecutionResult(ErrorStatus.GENERAL_FAILURE)


@pytest.fixture
def device() -> Iterator[ReferenceDevice]:
    opened = open_device()
    yield opened
    opened.close()


def break_down(model: PreparedModel, monkeypatch: pytest.MonkeyPatch) -> None:
    def compute(*arguments: object) -> None:
        raise ArithmeticError("the kernel broke down")

    monkeypatch.setattr(model, "compute", compute)


def launch(model: PreparedModel, memory: Memory) -> tuple[ErrorStatus, list[ExecutionResult]]:
    results: list[ExecutionResult] = []
    done = threading.Event()

    def callback(result: ExecutionResult) -> None:
        results.append(result)
        done.set()

    status = model.execute(request(memory), callback=callback)
    assert done.wait(60)
    return status, results


def synchronously(model: PreparedModel, memory: Memory) -> ExecutionResult:
    return model.execute_synchronously(request(memory))


def in_a_burst(model: PreparedModel, memory: Memory) -> ExecutionResult:
    burst = model.configure_execution_burst()[1]
    assert burst is not None
    return burst.execute_synchronously(request(memory), (0,))


def fenced(model: PreparedModel, memory: Memory) -> ExecutionResult:
    result = model.execute_fenced(request(memory))
    assert result.status == ErrorStatus.NONE
    assert result.callback is not None
    assert wait_for(result.fence, 60) is FenceState.FAILED
    os.close(result.fence)
    return ExecutionResult(result.callback().status)


def test_a_kernel_that_breaks_down_calls_back_once(
    device: ReferenceDevice, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    model = prepared(device, chain())
    break_down(model, monkeypatch)
    for _ in range(5):
        assert launch(model, Memory.create(64)) == (ErrorStatus.NONE, [FAILED])
    assert capfd.readouterr().err.count("ArithmeticError: the kernel broke down") == 5


@pytest.mark.parametrize("path", [synchronously, in_a_burst, fenced])
def test_a_kernel_that_breaks_down_is_a_status(
    path: Callable[[PreparedModel, Memory], ExecutionResult],
    device: ReferenceDevice,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    model = prepared(device, chain())
    break_down(model, monkeypatch)
    assert path(model, Memory.create(64)) == FAILED
    assert "ArithmeticError: the kernel broke down" in capfd.readouterr().err


def test_a_device_that_is_closed_says_so() -> None:
    device = open_device()
    model = prepared(device, chain())
    device.close()
    unavailable = ErrorStatus.DEVICE_UNAVAILABLE
    assert launch(model, Memory.create(64)) == (unavailable, [ExecutionResult(unavailable)])
    assert synchronously(model, Memory.create(64)) == ExecutionResult(unavailable)
    result = model.execute_fenced(request(Memory.create(64)))
    assert (result.status, result.fence, result.callback) == (unavailable, -1, None)
