"""A fenced execution, which begins when its fences are signalled and then signals its own fence."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from nnconform.harness.driver.fences import FenceState, Signal
from nnconform.harness.driver.interface import FencedExecutionInfo, FencedResult
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Timing
from nnconform.reference_driver.deadline import Limits

# Executes within limits. The result's timing, if any, covers the execution alone.
Work = Callable[[Limits], ExecutionResult]


class FencedLimits(msgspec.Struct, frozen=True):
    """The limits of a fenced execution: a ``deadline``, and ``duration`` nanoseconds after the last fence."""

    limits: Limits
    duration: int | None = None

    def beginning(self, now: int) -> Limits:
        """Return the limits of an execution whose last fence is signalled ``now``."""
        if self.duration is None:
            return self.limits
        end, deadline = now + self.duration, self.limits.deadline
        return replace(self.limits, deadline=end if deadline is None else min(end, deadline))


class FencedExecution:
    """One fenced execution, from its launch to the result of its callback. ``launched``: its launch time in
    nanoseconds; ``spoil`` is called if it ends without having been executed.
    """

    def __init__(
        self, work: Work, limits: FencedLimits, launched: int, spoil: Callable[[], None] = lambda: None
    ) -> None:
        self._work, self.limits, self._launched, self._spoil = work, limits, launched, spoil
        self._began, self._inner = launched, limits.limits
        self._signal = Signal()
        self._info: FencedExecutionInfo | None = None

    def result(self) -> FencedResult:
        """Return the client's result of the launch. Call it once: the fence is the client's afterwards."""
        return FencedResult(ErrorStatus.NONE, self._signal.fence, self.info)

    def info(self) -> FencedExecutionInfo:
        """Return the result of the callback: GENERAL_FAILURE until the execution is over."""
        return self._info or FencedExecutionInfo(ErrorStatus.GENERAL_FAILURE)

    def begin(self) -> Limits:
        """Record that the last fence is signalled now; return the limits from here on."""
        self._began = time.monotonic_ns()
        self._inner = self.limits.beginning(self._began)
        return self._inner

    def run(self) -> None:
        """Execute, and signal the execution's fence."""
        result = self._work(self._inner)
        launched = fenced = NO_TIMING
        if result.timing != NO_TIMING:
            now, on_device = time.monotonic_ns(), result.timing.time_on_device
            launched, fenced = (Timing(on_device, (now - start) // 1000) for start in (self._launched, self._began))
        self.end(FencedExecutionInfo(result.status, launched, fenced))

    def abort(self, status: ErrorStatus) -> None:
        """End without having executed."""
        self._spoil()
        self.end(FencedExecutionInfo(status))

    def abandon(self) -> None:
        """Undo ``result``, because the launch has failed."""
        os.close(self._signal.fence)
        self._signal.fail()

    def end(self, info: FencedExecutionInfo) -> None:
        """Set the callback's result, then signal the fence or mark it as failed."""
        self._info = info
        if info.status == ErrorStatus.NONE:
            self._signal.signal()
        else:
            self._signal.fail()


def status_of(state: FenceState) -> ErrorStatus:
    """Return the status of an execution whose fences ended in ``state`` without all being signalled."""
    missed = state is FenceState.PENDING
    return ErrorStatus.MISSED_DEADLINE_TRANSIENT if missed else ErrorStatus.GENERAL_FAILURE


def close_fences(fences: Sequence[int]) -> None:
    """Close the client's fences; invalid descriptors are ignored."""
    for fence in set(fences):
        with suppress(OSError):
            os.close(fence)
