"""Fenced executions of the reference driver: their wait lists, their ends, and that nothing is left open."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator

import numpy as np
import pytest

from nnconform.harness.driver.fences import FenceState, Signal, state_of, wait_for
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.request import NO_TIMING, Request, RequestArgument
from nnconform.harness.validate.tests.models import chain
from nnconform.reference_driver.device import ReferenceDevice, open_device
from nnconform.reference_driver.fences import FenceWatcher
from nnconform.reference_driver.tests.leftovers import descriptors, expect_descriptors
from nnconform.reference_driver.tests.test_device import prepared

NONE, INVALID, FAILURE = ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE
MISSED = ErrorStatus.MISSED_DEADLINE_TRANSIENT
SECOND = 1_000_000_000
WANTED = [[1, 4, 3], [5, 2, 9]]
# Nobody waits that long.
FOREVER = 60.0


@pytest.fixture
def device() -> Iterator[ReferenceDevice]:
    opened = open_device()
    yield opened
    opened.close()


@pytest.fixture
def model(device: ReferenceDevice) -> PreparedModel:
    return prepared(device, chain())


@pytest.fixture
def request_() -> Request:
    memory = Memory.create(64)
    memory.view()[:24] = np.array([[-1, 2, -3], [4, -5, 6]], np.float32).tobytes()
    places = (RequestArgument(DataLocation(0, 0, 24)),), (RequestArgument(DataLocation(0, 32, 24)),)
    return Request(*places, (memory,))


def output(request: Request) -> object:
    (memory,) = request.pools
    assert isinstance(memory, Memory)
    return np.frombuffer(memory.view()[32:56], np.float32).reshape(2, 3).tolist()


def end(result: FencedResult) -> FencedExecutionInfo:
    assert result.status == NONE
    assert result.callback is not None
    assert wait_for(result.fence, FOREVER) is not FenceState.PENDING
    os.close(result.fence)
    return result.callback()


def test_nothing_to_wait_for(model: PreparedModel, request_: Request) -> None:
    info = end(model.execute_fenced(request_))
    assert info == FencedExecutionInfo(NONE)
    assert output(request_) == WANTED


def test_it_waits_for_all(model: PreparedModel, request_: Request) -> None:
    first, second = Signal(), Signal()
    result = model.execute_fenced(request_, [first.fence, second.fence], MeasureTiming.YES)
    assert result.callback is not None
    assert result.callback() == FencedExecutionInfo(FAILURE)
    second.signal()
    assert wait_for(result.fence, 0.05) is FenceState.PENDING
    first.signal()
    info = end(result)
    assert info.status == NONE
    assert output(request_) == WANTED
    assert info.timing_fenced.time_in_driver <= info.timing_launched.time_in_driver
    assert info.timing_launched.time_in_driver >= 45_000
    assert info.timing_fenced.time_on_device <= info.timing_fenced.time_in_driver


def test_one_that_fails_later(model: PreparedModel, request_: Request) -> None:
    first, second = Signal(), Signal()
    result = model.execute_fenced(request_, [first.fence, second.fence], MeasureTiming.YES)
    second.fail()
    assert wait_for(result.fence, FOREVER) is FenceState.FAILED
    assert end(result) == FencedExecutionInfo(FAILURE, NO_TIMING, NO_TIMING)
    assert output(request_) == [[0] * 3] * 2
    first.signal()


def test_one_that_has_failed(model: PreparedModel, request_: Request) -> None:
    signal = Signal()
    signal.fail()
    assert model.execute_fenced(request_, [signal.fence]) == FencedResult(INVALID)
    assert state_of(signal.fence) is FenceState.FAILED


def test_a_deadline_that_passes_before_the_fence_comes(model: PreparedModel, request_: Request) -> None:
    signal = Signal()
    result = model.execute_fenced(request_, [signal.fence], deadline=time.monotonic_ns() + SECOND // 20)
    assert end(result) == FencedExecutionInfo(MISSED)
    signal.signal()


def test_the_duration_counts_from_the_fence(model: PreparedModel, request_: Request) -> None:
    signal = Signal()
    # Long over when the fence comes, had it begun at the launch.
    result = model.execute_fenced(request_, [signal.fence], duration_after_fence=30 * SECOND)
    signal.signal()
    assert end(result).status == NONE
    signal = Signal()
    result = model.execute_fenced(request_, [signal.fence], duration_after_fence=0)
    assert wait_for(result.fence, 0.05) is FenceState.PENDING
    signal.signal()
    assert end(result) == FencedExecutionInfo(MISSED)


def test_closing_the_device_ends_what_waits(request_: Request) -> None:
    before, threads = descriptors(), threading.active_count()
    device, signal = open_device(), Signal()
    result = prepared(device, chain()).execute_fenced(request_, [signal.fence])
    device.close()
    assert end(result) == FencedExecutionInfo(FAILURE)
    signal.signal()
    expect_descriptors(before)
    assert threading.active_count() <= threads


def test_no_descriptor_stays_behind(device: ReferenceDevice, model: PreparedModel, request_: Request) -> None:
    signal = Signal()
    result = model.execute_fenced(request_, [signal.fence])
    signal.signal()
    end(result)
    before = descriptors()
    for number in range(30):
        signals = [Signal() for _ in range(3)]
        result = model.execute_fenced(request_, [each.fence for each in signals])
        for each in signals:
            (each.fail if number % 3 == 2 else each.signal)()
        end(result)
    expect_descriptors(before)


def test_more_wait_than_there_are_workers(model: PreparedModel, request_: Request) -> None:
    signals = [Signal() for _ in range(20)]
    results = [model.execute_fenced(request_, [signal.fence]) for signal in signals]
    assert model.execute_synchronously(request_).status == NONE
    for signal in reversed(signals):
        signal.signal()
    assert {end(result).status for result in results} == {NONE}


def test_a_closed_watcher_waits_for_nothing() -> None:
    watcher, signal = FenceWatcher(), Signal()
    watcher.close()
    result: list[FenceState] = []
    watcher.when([signal.fence], None, result.append)
    assert result == [FenceState.FAILED]
    signal.signal()


@pytest.mark.parametrize("lacking", ["descriptor", "thread"])
def test_a_watcher_that_cannot_begin_leaves_nothing_open(lacking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise OSError("no descriptors") if lacking == "descriptor" else RuntimeError("no threads")

    watcher, signal, before = FenceWatcher(), Signal(), descriptors()
    result: list[FenceState] = []
    with monkeypatch.context() as patch:
        patch.setattr("os.eventfd" if lacking == "descriptor" else "threading.Thread.start", refuse)
        watcher.when([signal.fence], None, result.append)
    assert result == [FenceState.FAILED]
    assert descriptors() < before
    later = Signal()
    watcher.when([later.fence], None, result.append)
    later.signal()
    watcher.close()
    assert len(result) == 2


def test_without_a_descriptor_for_its_fence_an_execution_is_not_launched(
    model: PreparedModel, request_: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> tuple[int, int]:
        raise OSError("no descriptors")

    awaited = Signal()
    with monkeypatch.context() as patch:
        patch.setattr(os, "pipe", refuse)
        result = model.execute_fenced(request_, [awaited.fence])
    assert result == FencedResult(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.close(awaited.fence)
    awaited.signal()
