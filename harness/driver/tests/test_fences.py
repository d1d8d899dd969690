"""Fences of every kind, in every state."""

from __future__ import annotations

import os
import threading

import pytest

from nnconform.harness.driver.fences import FenceState, Signal, state_of, wait_for


def test_an_eventfd() -> None:
    fence = os.eventfd(0)
    assert state_of(fence) is FenceState.PENDING
    os.eventfd_write(fence, 1)
    assert state_of(fence) is FenceState.SIGNALLED
    os.close(fence)


@pytest.mark.parametrize("state", [FenceState.SIGNALLED, FenceState.FAILED])
def test_a_signal(state: FenceState) -> None:
    signal = Signal()
    assert wait_for(signal.fence, 0.001) is FenceState.PENDING
    end = signal.signal if state is FenceState.SIGNALLED else signal.fail
    threading.Timer(0.01, end).start()
    assert wait_for(signal.fence, None) is state
    assert state_of(signal.fence) is state
    os.close(signal.fence)


def test_whoever_dies_fails_its_fences() -> None:
    reading, writing = os.pipe()
    assert state_of(reading) is FenceState.PENDING
    os.close(writing)
    assert state_of(reading) is FenceState.FAILED
    os.close(reading)


def test_what_is_no_descriptor_has_failed() -> None:
    closed = os.eventfd(0)
    os.close(closed)
    assert [state_of(fence) for fence in (-1, closed, 2**40)] == [FenceState.FAILED] * 3


def test_nobody_needs_to_be_there_to_be_told() -> None:
    before = len(os.listdir("/proc/self/fd"))
    for end in (Signal.signal, Signal.fail):
        signal = Signal()
        os.close(signal.fence)
        end(signal)
    assert len(os.listdir("/proc/self/fd")) <= before
